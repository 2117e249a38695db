// The server with TLS, and a certificate of its own making.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <unistd.h>

#include <memory>

#include "server/running.h"

namespace aude::server {
namespace {

template <typename Thing, void (*kFree)(Thing*)>
struct Free {
  void operator()(Thing* thing) const { kFree(thing); }
};
template <typename Thing, void (*kFree)(Thing*)>
using Owned = std::unique_ptr<Thing, Free<Thing, kFree>>;

// Writes a key and a certificate for localhost that is signed with it.
void make_certificate(const std::filesystem::path& certificate_file,
                      const std::filesystem::path& key_file) {
  const Owned<EVP_PKEY, EVP_PKEY_free> key(EVP_EC_gen("P-256"));
  const Owned<X509, X509_free> certificate(X509_new());
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3600);
  X509_set_pubkey(certificate.get(), key.get());
  X509_NAME* name = X509_get_subject_name(certificate.get());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(certificate.get(), name);
  ASSERT_GT(X509_sign(certificate.get(), key.get(), EVP_sha256()), 0);
  FILE* file = std::fopen(certificate_file.c_str(), "w");
  PEM_write_X509(file, certificate.get());
  std::fclose(file);
  file = std::fopen(key_file.c_str(), "w");
  PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  std::fclose(file);
}

using Context = Owned<SSL_CTX, SSL_CTX_free>;

Context trusting(const std::filesystem::path& certificate) {
  Context context(SSL_CTX_new(TLS_client_method()));
  SSL_CTX_load_verify_locations(context.get(), certificate.c_str(), nullptr);
  SSL_CTX_set_verify(context.get(), SSL_VERIFY_PEER, nullptr);
  return context;
}

// A client that trusts one certificate and nothing else.
class TlsClient {
 public:
  TlsClient(unsigned short port, const std::filesystem::path& trusted)
      : context_(trusting(trusted)),
        ssl_(SSL_new(context_.get())),
        handle_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(handle_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    SSL_set_fd(ssl_.get(), handle_);
  }
  ~TlsClient() { close(handle_); }
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  bool shake_hands() { return SSL_connect(ssl_.get()) == 1; }
  void write(const std::string& text) {
    EXPECT_EQ(SSL_write(ssl_.get(), text.data(), static_cast<int>(text.size())),
              static_cast<int>(text.size()));
  }
  // What comes until the ending has come, or the connection is closed.
  std::string read_until(std::string_view ending) {
    std::string all;
    char some[4096];
    while (all.find(ending) == std::string::npos) {
      const int got = SSL_read(ssl_.get(), some, sizeof some);
      if (got <= 0) break;
      all.append(some, static_cast<std::size_t>(got));
    }
    return all;
  }

 private:
  Context context_;
  Owned<SSL, SSL_free> ssl_;
  int handle_;
};

class TlsTest : public testing::Test {
 protected:
  void SetUp() override {
    make_certificate(certificate_, key_);
    config_.certificate = certificate_;
    config_.key = key_;
  }

  TemporaryFolder folder_;
  std::filesystem::path certificate_ = folder_.path() / "certificate.pem";
  std::filesystem::path key_ = folder_.path() / "key.pem";
  ServerConfig config_ = test_config(folder_.path());
};

TEST_F(TlsTest, pages_tables_and_sockets_are_served) {
  const RunningServer server(config_);
  TlsClient client(server.port(), certificate_);
  ASSERT_TRUE(client.shake_hands());
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const std::string page = client.read_until("</html>");
  EXPECT_TRUE(page.starts_with("HTTP/1.1 200")) << page;
  EXPECT_NE(page.find("Strict-Transport-Security"), std::string::npos);

  // The same connection goes on: a table is made, and then the connection is at that table.
  const std::string order = R"({"setup":{"sets":["base"]},"seats":[{"kind":"open"},{"kind":"open"}]})";
  client.write("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\n" +
               std::string("Content-Length: ") + std::to_string(order.size()) + "\r\n\r\n" + order);
  const std::string made = client.read_until("]}");
  ASSERT_TRUE(made.starts_with("HTTP/1.1 201")) << made;
  const std::string link = made.substr(made.find("/t/") + 3, 22);
  client.write("GET /ws/" + link +
               " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_TRUE(client.read_until("\r\n\r\n").starts_with("HTTP/1.1 101"));
  client.write(frame(R"({"type":"hello","tokens":[]})"));
  EXPECT_NE(client.read_until(R"("type":"view")").find(R"("type":"joined")"), std::string::npos);
}

TEST_F(TlsTest, another_certificate_is_not_this_one) {
  const RunningServer server(config_);
  const auto other = folder_.path() / "other.pem";
  make_certificate(other, folder_.path() / "other-key.pem");
  EXPECT_FALSE(TlsClient(server.port(), other).shake_hands());
}

TEST_F(TlsTest, a_client_without_tls_is_disconnected) {
  const RunningServer server(config_);
  EXPECT_EQ(request(server.port(), "GET", "/healthz").status, 0);
  TlsClient client(server.port(), certificate_);
  EXPECT_TRUE(client.shake_hands());
}

TEST_F(TlsTest, a_wrong_certificate_or_key_is_reported) {
  const auto what = [this] {
    try {
      const Server server(config_);
    } catch (const std::exception& error) {
      return std::string(error.what());
    }
    return std::string("it started");
  };
  config_.certificate = folder_.path() / "none.pem";
  EXPECT_NE(what().find("none.pem: No such file"), std::string::npos) << what();
  config_.certificate = certificate_;
  config_.key = certificate_;
  EXPECT_NE(what().find("key "), std::string::npos) << what();
  config_.key = folder_.path() / "other-key.pem";
  make_certificate(folder_.path() / "other.pem", config_.key);
  EXPECT_NE(what().find("key "), std::string::npos) << what();
}

}  // namespace
}  // namespace aude::server
