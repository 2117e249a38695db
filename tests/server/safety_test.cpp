// SPDX-License-Identifier: MIT
// What the server answers to those who do not keep the rules of the wire.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>

#include "server/assets.h"
#include "server/running.h"

namespace aude::server {
namespace {

namespace json = boost::json;

const json::object kOrder{
    {"setup", {{"sets", {"base"}}}},
    {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "here"}, {"name", "Bob"}}}}};

class SafetyTest : public testing::Test {
 protected:
  ServerConfig config() {
    ServerConfig config = test_config(folder_.path());
    config.client = folder_.path() / "client";
    std::filesystem::create_directories(config.client / "assets");
    std::ofstream(config.client / "index.html") << "<!doctype html><title>Aude</title>";
    std::ofstream(config.client / "assets/main-abc123.js") << std::string(5000, 'x');
    std::ofstream(folder_.path() / "secret.txt") << "secret";
    return config;
  }
  // Starts the server; limits may be changed before.
  void start(const ServerConfig& config) { server_ = std::make_unique<RunningServer>(config); }
  unsigned short port() const { return server_->port(); }
  bool is_well() const { return request(port(), "GET", "/healthz").body == "ok\n"; }

  TemporaryFolder folder_;
  std::unique_ptr<RunningServer> server_;
};

TEST_F(SafetyTest, the_client_is_served_with_care) {
  start(config());
  const HttpReply page = request(port(), "GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.headers.at("cache-control"), "no-cache");
  EXPECT_NE(page.headers.at("content-security-policy").find("default-src 'none'"), std::string::npos);
  EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(page.headers.at("referrer-policy"), "no-referrer");
  EXPECT_EQ(request(port(), "GET", "/t/whatever").body, page.body);
  EXPECT_EQ(request(port(), "GET", "/", {}, {{"If-None-Match", page.headers.at("etag")}}).status, 304);
  EXPECT_EQ(request(port(), "HEAD", "/").body, "");

  const HttpReply script =
      request(port(), "GET", "/assets/main-abc123.js", {}, {{"Accept-Encoding", "gzip"}});
  EXPECT_NE(script.headers.at("cache-control").find("immutable"), std::string::npos);
  EXPECT_EQ(script.headers.at("content-encoding"), "gzip");
  EXPECT_LT(script.body.size(), 200U);
}

TEST_F(SafetyTest, every_address_of_a_page_gives_the_page_and_any_other_404_in_words) {
  start(config());
  const std::string page = request(port(), "GET", "/").body;
  for (const char* path : {"/t/here.4f2a", "/replay/here.4f2a", "/analysis/here.4f2a", "/replay",
                           "/rules/base", "/puzzles/1-0-208", "/lessons/"}) {
    const HttpReply reply = request(port(), "GET", path);
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.body, page) << path;
  }
  const Headers person{{"Accept", "text/html,application/xhtml+xml"}};
  for (const char* path : {"/nowhere", "/t/", "/t/a/b", "/rules/base/x", "/gone.html"}) {
    const HttpReply shown = request(port(), "GET", path, {}, person);
    EXPECT_EQ(shown.status, 404) << path;
    EXPECT_EQ(shown.body, page) << path;
    const HttpReply answered = request(port(), "GET", path);
    EXPECT_EQ(answered.status, 404) << path;
    EXPECT_NE(answered.body.find("\"not_found\""), std::string::npos) << path;
  }
  EXPECT_NE(request(port(), "GET", "/api/nowhere", {}, person).body.find("\"not_found\""),
            std::string::npos);
}

TEST_F(SafetyTest, long_answers_are_compressed_for_those_who_can_read_them) {
  start(config());
  json::object order = kOrder;
  order["actions"] = {"draw E", "place 0,-1 r2", "pass", "draw D"};
  const MadeTable table = make_table(port(), order);
  for (const char* what : {"", "/record", "/replay"}) {
    const std::string path = "/api/tables/" + table.id + what;
    const HttpReply plain = request(port(), "GET", path);
    const HttpReply packed = request(port(), "GET", path, {}, {{"Accept-Encoding", "br, gzip"}});
    EXPECT_FALSE(plain.headers.contains("content-encoding"));
    ASSERT_EQ(plain.status, 200) << what;
    if (plain.body.size() < 1000) {
      EXPECT_FALSE(packed.headers.contains("content-encoding")) << what;
      continue;
    }
    EXPECT_EQ(packed.headers.at("content-encoding"), "gzip") << what;
    EXPECT_EQ(gunzipped(packed.body), plain.body) << what;
  }
}

TEST_F(SafetyTest, no_path_leads_out_of_the_client_folder) {
  start(config());
  for (const char* path :
       {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt",
        "/assets/..%2f..%2fsecret.txt", "/./../secret.txt", "/assets/none.js"}) {
    const HttpReply reply = request(port(), "GET", path);
    EXPECT_EQ(reply.status, 404) << path;
    EXPECT_EQ(reply.body.find("secret"), std::string::npos) << path;
  }
}

TEST_F(SafetyTest, other_sites_may_not_connect) {
  start(config());
  const MadeTable table = make_table(port(), kOrder);
  EXPECT_EQ(WebSocket(port(), "/ws/" + table.id, {{"Origin", "http://localhost"}}).status(), 101);
  EXPECT_EQ(WebSocket(port(), "/ws/" + table.id, {{"Origin", "http://evil.example"}}).status(), 403);
  EXPECT_EQ(WebSocket(port(), "/ws/" + table.id, {{"Origin", "null"}}).status(), 403);
  EXPECT_EQ(request(port(), "GET", "/ws/" + table.id).status, 426);
  EXPECT_EQ(request(port(), "POST", "/api/tables", json::serialize(kOrder),
                    {{"Origin", "http://evil.example"}})
                .status,
            403);
}

TEST_F(SafetyTest, malformed_requests_are_refused_with_a_reason) {
  start(config());
  EXPECT_EQ(request(port(), "POST", "/api/tables", "{").status, 400);
  EXPECT_EQ(request(port(), "POST", "/api/tables", R"({"setup":{},"setup":{}})").status, 400);
  const HttpReply refused =
      request(port(), "POST", "/api/tables", R"({"seats":[],"setup":{"sets":["base"]}})");
  EXPECT_EQ(refused.json().at("error").at("where"), "seats");
  EXPECT_EQ(request(port(), "POST", "/api/ask", R"({"what":"fields"})").status, 400);
  EXPECT_EQ(request(port(), "POST", "/api/replay", R"({"aude":1})").status, 400);
  EXPECT_EQ(request(port(), "DELETE", "/api/tables").status, 405);
  EXPECT_EQ(request(port(), "GET", "/api/nothing").status, 404);
  EXPECT_EQ(request(port(), "POST", "/api/tables", std::string(300 << 10, ' ')).status, 413);
  Wire wire(port());
  wire.write("NONSENSE\r\n\r\n");
  EXPECT_EQ(read_reply(wire).status, 400);
  Wire large(port());
  large.write("GET / HTTP/1.1\r\nX: " + std::string(20 << 10, 'x') + "\r\n\r\n");
  EXPECT_EQ(read_reply(large).status, 431);
  EXPECT_TRUE(is_well());
}

TEST_F(SafetyTest, malformed_messages_are_refused_and_then_the_connection_is_closed) {
  start(config());
  const MadeTable table = make_table(port(), kOrder);
  WebSocket socket(port(), "/ws/" + table.id);
  socket.send_text(R"({"type":"act","version":1,"action":"pass"})");
  EXPECT_EQ(socket.next().at("message"), "The first message must be hello.");
  for (const char* text : {"", "[]", "{\"type\":7}", "{\"type\":\"nonsense\"}", "{\"type\":\"act\"}"}) {
    socket.send_text(text);
    EXPECT_EQ(socket.next().at("code"), "malformed") << text;
  }
  EXPECT_FALSE(socket.next_text());
  EXPECT_TRUE(is_well());
}

TEST_F(SafetyTest, an_oversized_or_binary_message_ends_the_connection) {
  start(config());
  const MadeTable table = make_table(port(), kOrder);
  WebSocket large(port(), "/ws/" + table.id);
  large.send_text(std::string(5000, ' '));
  EXPECT_FALSE(large.next_text());
  WebSocket binary(port(), "/ws/" + table.id);
  binary.wire().write(frame("{}", 0x82));
  EXPECT_FALSE(binary.next_text());
  WebSocket broken(port(), "/ws/" + table.id);
  broken.wire().write(frame("{}", 0xF1));  // reserved bits
  EXPECT_FALSE(broken.next_text());
  WebSocket garbled(port(), "/ws/" + table.id);
  garbled.send_text("\"\xff\"");  // no UTF-8
  EXPECT_FALSE(garbled.next_text());
  EXPECT_TRUE(is_well());
}

TEST_F(SafetyTest, slow_clients_are_disconnected) {
  ServerConfig hasty = config();
  hasty.limits.first_byte_within = 200;
  hasty.limits.header_within = 200;
  hasty.limits.body_within = 200;
  hasty.limits.hello_within = 200;
  hasty.limits.message_within = 200;
  hasty.limits.goodbye_within = 200;
  start(hasty);
  const MadeTable table = make_table(port(), kOrder);
  Wire header(port());
  header.write("GET / HTTP/1.1\r\nHost: lo");
  EXPECT_TRUE(header.is_closed());
  Wire body(port());
  body.write("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
  EXPECT_TRUE(body.is_closed());
  WebSocket silent(port(), "/ws/" + table.id);
  EXPECT_FALSE(silent.next_text());
  WebSocket slow(port(), "/ws/" + table.id);
  slow.send({{"type", "hello"}, {"tokens", json::array{}}});
  slow.next("view");
  slow.wire().write(frame(R"({"type":"chat","text":"...."})").substr(0, 20));
  EXPECT_FALSE(slow.next_text());
  // A message whose first fragment is empty has begun as well.
  WebSocket hollow(port(), "/ws/" + table.id);
  hollow.send({{"type", "hello"}, {"tokens", json::array{}}});
  hollow.next("view");
  hollow.wire().write(frame("", 0x01));
  EXPECT_FALSE(hollow.next_text());
  EXPECT_TRUE(is_well());
}

TEST_F(SafetyTest, a_client_that_does_not_close_is_not_waited_for) {
  ServerConfig hasty = config();
  hasty.limits.goodbye_within = 200;
  start(hasty);
  const MadeTable table = make_table(port(), kOrder);
  WebSocket lingering(port(), "/ws/" + table.id);
  for (int i = 0; i < hasty.limits.malformed_in_a_row; ++i) lingering.send_text("nonsense");
  while (lingering.next_text()) {
  }
  // The server has said goodbye, and hangs up though nobody answers.
  EXPECT_TRUE(lingering.wire().is_closed());
}

TEST_F(SafetyTest, limits_are_enforced) {
  ServerConfig strict = config();
  strict.limits.tables = {2, 0.001};
  strict.limits.messages = {3, 0.001};
  strict.limits.connections_each = 5;
  start(strict);
  const MadeTable table = make_table(port(), kOrder);
  EXPECT_EQ(request(port(), "POST", "/api/tables", json::serialize(kOrder)).status, 201);
  const HttpReply refused = request(port(), "POST", "/api/tables", json::serialize(kOrder));
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.headers.count("retry-after"), 1U);
  Client ann(port(), table.id, {table.tokens.at(0)});
  ann.ask({{"type", "chat"}, {"text", "1"}});
  ann.ask({{"type", "chat"}, {"text", "2"}});
  ann.socket().send({{"type", "chat"}, {"text", "3"}});
  EXPECT_EQ(ann.socket().next("error").at("code"), "too_fast");
  std::vector<WebSocket> more;
  int refusals = 0;
  for (int i = 0; i < 5; ++i) {
    more.emplace_back(port(), "/ws/" + table.id);
    if (more.back().status() == 429) ++refusals;
  }
  EXPECT_EQ(refusals, 1);
}

TEST_F(SafetyTest, a_wrong_token_opens_nothing) {
  start(config());
  const MadeTable table = make_table(port(), kOrder);
  const MadeTable other = make_table(port(), kOrder);
  Client eve(port(), table.id, {other.tokens.at(0), other.host, "", std::string(32, 'A')});
  EXPECT_TRUE(eve.legal().empty());
  EXPECT_EQ(eve.ask({{"type", "act"}, {"version", eve.version()}, {"action", "pass"}}).at("code"),
            "not_your_turn");
  EXPECT_EQ(eve.ask({{"type", "open"}, {"seat", 0}}).at("code"), "not_allowed");
  EXPECT_EQ(eve.ask({{"type", "resume"}, {"seat", 0}}).at("code"), "not_allowed");
}

TEST_F(SafetyTest, an_unknown_table_is_refused) {
  start(config());
  WebSocket socket(port(), "/ws/AAAAAAAAAAAAAAAAAAAAAA");
  EXPECT_EQ(socket.next().at("code"), "no_table");
  EXPECT_FALSE(socket.next_text());
  EXPECT_EQ(request(port(), "GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA").status, 404);
}

TEST_F(SafetyTest, a_server_that_cannot_start_reports_why) {
  start(config());
  const auto what = [this](unsigned short port, const std::string& host) {
    ServerConfig second = config();
    second.port = port;
    second.host = host;
    second.data = folder_.path() / "second.sqlite";
    try {
      const Server server(second);
    } catch (const std::exception& error) {
      return std::string(error.what());
    }
    return std::string("it started");
  };
  const std::string taken = what(port(), "127.0.0.1");
  EXPECT_NE(taken.find(std::to_string(port()) + ": Address already in use"), std::string::npos)
      << taken;
  const std::string unknown = what(0, "somewhere");
  EXPECT_NE(unknown.find("\"somewhere\": expected an address"), std::string::npos) << unknown;
}

TEST_F(SafetyTest, metrics_and_catalogue_are_there) {
  start(config());
  make_table(port(), kOrder);
  const std::string metrics = request(port(), "GET", "/metrics").body;
  EXPECT_NE(metrics.find("aude_tables_made_total 1\n"), std::string::npos) << metrics;
  EXPECT_EQ(request(port(), "GET", "/api/catalogue").json().at("sets").as_array().size(), 8U);
  EXPECT_NE(request(port(), "GET", "/api/art/sheet.svg").body.find("<symbol"), std::string::npos);
  EXPECT_TRUE(
      request(port(), "GET", "/api/art/stands.json").json().at("tiles").as_object().contains("D"));
}

TEST_F(SafetyTest, a_proxy_is_trusted_at_the_given_address_only) {
  const auto status_for_stranger = [&](std::vector<std::string> proxies) {
    ServerConfig config = test_config(folder_.path());
    config.proxies = std::move(proxies);
    const RunningServer server(config);
    const Headers stranger{{"X-Forwarded-For", "203.0.113.7"}};
    return request(server.port(), "GET", "/metrics", {}, stranger).status;
  };
  EXPECT_EQ(status_for_stranger({"127.0.0.1"}), 403);
  EXPECT_EQ(status_for_stranger({"203.0.113.1"}), 200);
  EXPECT_EQ(status_for_stranger({}), 200);
  EXPECT_THROW(status_for_stranger({"nowhere"}), std::runtime_error);
}

}  // namespace
}  // namespace aude::server
