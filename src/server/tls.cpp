// SPDX-License-Identifier: MIT
#include "server/tls.h"

#include <openssl/pem.h>
#include <openssl/x509.h>

#include <cstdio>
#include <ctime>
#include <memory>
#include <stdexcept>

namespace aude::server {

namespace ssl = boost::asio::ssl;

namespace {

std::string day_of(const ASN1_TIME* time) {
  std::tm parts{};
  ASN1_TIME_to_tm(time, &parts);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

}  // namespace

ssl::context make_tls(const std::filesystem::path& certificate, const std::filesystem::path& key) {
  ssl::context tls(ssl::context::tls_server);
  tls.set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                  ssl::context::no_tlsv1_1 | ssl::context::no_compression);
  // All ciphers of TLS 1.3 have forward secrecy; of TLS 1.2 only these are allowed.
  SSL_CTX_set_cipher_list(tls.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  boost::system::error_code error;
  tls.use_certificate_chain_file(certificate.string(), error);
  if (error) throw std::runtime_error("certificate " + certificate.string() + ": " + error.message());
  tls.use_private_key_file(key.string(), ssl::context::pem, error);
  if (error) throw std::runtime_error("key " + key.string() + ": " + error.message());
  return tls;
}

CertificateDays certificate_days(const std::filesystem::path& file) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(std::fopen(file.string().c_str(), "r"),
                                                           std::fclose);
  X509* read = in == nullptr ? nullptr : PEM_read_X509(in.get(), nullptr, nullptr, nullptr);
  const std::unique_ptr<X509, decltype(&X509_free)> certificate(read, X509_free);
  if (certificate == nullptr)
    throw std::runtime_error("certificate " + file.string() + " cannot be read");
  const ASN1_TIME* first = X509_get0_notBefore(certificate.get());
  const ASN1_TIME* last = X509_get0_notAfter(certificate.get());
  int days = 0;
  int seconds = 0;
  ASN1_TIME_diff(&days, &seconds, nullptr, last);
  return {day_of(first), day_of(last), X509_cmp_current_time(first) > 0, seconds < 0 ? days - 1 : days};
}

CertificateTimes times_of(const std::filesystem::path& certificate, const std::filesystem::path& key) {
  std::error_code missing;
  return {std::filesystem::last_write_time(certificate, missing),
          std::filesystem::last_write_time(key, missing)};
}

}  // namespace aude::server
