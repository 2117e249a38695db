#include "server/tls.h"

#include <stdexcept>

namespace aude::server {

namespace ssl = boost::asio::ssl;

void use_certificate(ssl::context& tls, const std::filesystem::path& certificate,
                     const std::filesystem::path& key) {
  tls.set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                  ssl::context::no_tlsv1_1 | ssl::context::no_compression);
  // All ciphers of TLS 1.3 have forward secrecy; of TLS 1.2 only these are allowed.
  SSL_CTX_set_cipher_list(tls.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  boost::system::error_code error;
  tls.use_certificate_chain_file(certificate.string(), error);
  if (error) throw std::runtime_error("certificate " + certificate.string() + ": " + error.message());
  tls.use_private_key_file(key.string(), ssl::context::pem, error);
  if (error) throw std::runtime_error("key " + key.string() + ": " + error.message());
}

}  // namespace aude::server
