// SPDX-License-Identifier: MIT
// The server with TLS, and a certificate of its own making.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>
#include <memory>

#include "app/process.h"
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

// --- renewed certificates, with the program itself ---

class RenewedCertificate : public TlsTest {
 protected:
  // A new certificate takes the place of the old one; `renewed_` trusts only that.
  void renew() {
    make_certificate(renewed_, folder_.path() / "renewed-key.pem");
    std::filesystem::copy_file(folder_.path() / "renewed-key.pem", key_, kOver);
    std::filesystem::copy_file(renewed_, certificate_, kOver);
  }
  static constexpr auto kOver = std::filesystem::copy_options::overwrite_existing;

  const std::filesystem::path old_ = folder_.path() / "old.pem";
  const std::filesystem::path renewed_ = folder_.path() / "renewed.pem";
};

// A connection that was open before goes on, new ones get the new certificate.
TEST_F(RenewedCertificate, is_used_without_a_restart) {
  std::filesystem::copy_file(certificate_, old_);
  const app::ServingAude server({"--port", "0", "--data", folder_.path().string(), "--cert",
                                 certificate_.string(), "--key", key_.string()});
  TlsClient before(server.port(), old_);
  ASSERT_TRUE(before.shake_hands());
  const std::string get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  before.write(get);
  EXPECT_NE(before.read_until("ok\n").find("200"), std::string::npos);
  renew();
  server.wait_for_log("certificate_reloaded: ");
  EXPECT_FALSE(TlsClient(server.port(), old_).shake_hands());
  EXPECT_TRUE(TlsClient(server.port(), renewed_).shake_hands());
  before.write(get);
  EXPECT_NE(before.read_until("ok\n").find("200"), std::string::npos);
}

TEST_F(RenewedCertificate, with_another_name_is_used_after_sighup) {
  const std::string conf = (folder_.path() / "aude.conf").string();
  const auto configure = [&](const std::string& certificate, const std::string& key) {
    std::ofstream(conf) << "port = 0\ncert = " << certificate << "\nkey = " << key << "\n";
  };
  configure(certificate_, key_);
  const app::ServingAude server({"--config", conf, "--data", folder_.path().string()});
  const auto other_key = folder_.path() / "renewed-key.pem";
  make_certificate(renewed_, other_key);

  configure(renewed_, key_);  // a key that is not its own
  server.send(SIGHUP);
  std::size_t seen = server.wait_for_log("reload_failed: key ");
  EXPECT_TRUE(TlsClient(server.port(), certificate_).shake_hands());

  configure(renewed_, other_key);
  server.send(SIGHUP);
  seen = server.wait_for_log("reloaded: the options were read again", seen);
  EXPECT_TRUE(TlsClient(server.port(), renewed_).shake_hands());
  EXPECT_FALSE(TlsClient(server.port(), certificate_).shake_hands());

  std::ofstream(conf) << "port = 0\n";  // not while it runs
  server.send(SIGHUP);
  server.wait_for_log("restart_needed: changed, but not while the server runs: cert, key", seen);
  EXPECT_TRUE(TlsClient(server.port(), renewed_).shake_hands());
}

TEST_F(RenewedCertificate, that_does_not_fit_its_key_is_not_used) {
  std::filesystem::copy_file(certificate_, old_);
  const app::ServingAude server({"--port", "0", "--data", folder_.path().string(), "--cert",
                                 certificate_.string(), "--key", key_.string()});
  make_certificate(renewed_, folder_.path() / "renewed-key.pem");
  std::filesystem::copy_file(renewed_, certificate_, kOver);
  const std::size_t seen = server.wait_for_log("certificate_failed: key ");
  EXPECT_TRUE(TlsClient(server.port(), old_).shake_hands());
  std::filesystem::copy_file(folder_.path() / "renewed-key.pem", key_, kOver);
  server.wait_for_log("certificate_reloaded: ", seen);
  EXPECT_TRUE(TlsClient(server.port(), renewed_).shake_hands());
}

TEST_F(RenewedCertificate, the_doctor_knows_its_last_day_and_its_key) {
  const auto check = [&](const std::filesystem::path& key) {
    return app::run_aude({"doctor", "--port", "0", "--data", folder_.path().string(), "--cert",
                          certificate_.string(), "--key", key.string()});
  };
  EXPECT_NE(check(key_).out.find("warning  certificate: valid until "), std::string::npos)
      << check(key_).out;
  const auto other_key = folder_.path() / "other-key.pem";
  make_certificate(folder_.path() / "other.pem", other_key);
  const auto wrong = check(other_key);
  EXPECT_EQ(wrong.status, 1);
  EXPECT_NE(wrong.out.find("wrong    certificate: key "), std::string::npos) << wrong.out;
}

}  // namespace
}  // namespace aude::server
