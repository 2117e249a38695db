// SPDX-License-Identifier: MIT
// Hints and evaluations over HTTP: who runs them, for how long, and what ends them.
#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "server/running.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

// A search of many milliseconds.
std::string long_query(const char* what = "hint") {
  std::string bag;
  for (int i = 0; i < 15; ++i) bag += R"("V","U","D","E",)";
  return R"({"record":{"aude":1,"setup":{"sets":["base"],"players":["A","B"],"bag":[)" + bag +
         R"("E"]},"actions":["draw E"]},"nodes":100000,"what":")" + what + "\"}";
}

class AnalysisTest : public testing::Test {
 protected:
  ServerConfig config() {
    ServerConfig config = test_config(folder.path());
    config.limits.analysis_within = 3'600'000;
    config.limits.analysis_time = {1e9, 1e9};
    config.limits.analysis_each = kFlood;
    config.limits.analysis_jobs = kFlood;
    config.limits.jobs_each = kFlood;
    return config;
  }
  static double figure(unsigned short port, const std::string& name) {
    const std::string figures = request(port, "GET", "/metrics").body;
    const std::string line = "\naude_" + name + " ";
    return std::stod(figures.substr(figures.find(line) + line.size()));
  }
  static void wait_for(unsigned short port, const std::string& name, double value) {
    wait_until(name, [&] { return figure(port, name) == value; });
  }
  // Many searches; some of them wait when it returns.
  static std::vector<Wire> flood(unsigned short port) {
    std::vector<Wire> clients;
    for (int i = 0; i < kFlood; ++i) {
      clients.emplace_back(port);
      send(clients.back(), long_query(i % 2 == 0 ? "hint" : "judge"));
    }
    wait_until("searches wait", [&] { return figure(port, "analysis_waiting") >= kFlood / 4; });
    return clients;
  }
  static constexpr int kFlood = 400;
  static void send(Wire& wire, const std::string& body) {
    wire.write("POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
               std::to_string(body.size()) + "\r\n\r\n" + body);
  }

  const TemporaryFolder folder;
};

TEST_F(AnalysisTest, searches_are_cancelled_when_their_clients_hang_up) {
  const RunningServer server(config());
  flood(server.port());  // the connections are closed at once
  wait_for(server.port(), "analysis_waiting", 0);
  wait_for(server.port(), "analysis_running", 0);
  EXPECT_GT(figure(server.port(), "analysis_cancelled_total"), 0);
}

TEST_F(AnalysisTest, a_server_stops_though_searches_run) {
  auto server = std::make_unique<RunningServer>(config());
  std::vector<Wire> clients = flood(server->port());
  server.reset();
  const auto unanswered =
      std::ranges::count_if(clients, [](Wire& client) { return read_reply(client).status == 0; });
  EXPECT_GT(unanswered, 0) << "all searches were over before the server stopped";
}

TEST_F(AnalysisTest, a_search_ends_at_its_deadline) {
  ServerConfig hasty = config();
  hasty.limits.analysis_within = 0;
  const RunningServer server(hasty);
  const HttpReply reply = request(server.port(), "POST", "/api/ask", long_query());
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(reply.json().at("error").at("code"), "took_too_long");
}

TEST_F(AnalysisTest, other_work_does_not_wait_for_searches) {
  const RunningServer server(config());
  const std::vector<Wire> clients = flood(server.port());
  // A table is created and its record replayed; another record is queried.
  const boost::json::object order{{"setup", {{"sets", {"base"}}}},
                                  {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}};
  const MadeTable table = make_table(server.port(), order);
  EXPECT_EQ(request(server.port(), "GET", "/api/tables/" + table.id + "/replay").status, 200);
  EXPECT_EQ(request(server.port(), "POST", "/api/ask", long_query("cells")).status, 200);
  EXPECT_GT(figure(server.port(), "analysis_waiting"), 0) << "it was answered after the flood was";
}

TEST_F(AnalysisTest, an_address_has_a_share_of_the_thinking_time) {
  ServerConfig strict = config();
  strict.limits.analysis_within = 1;
  strict.limits.analysis_time = {0.001, 1e-9};
  const RunningServer server(strict);
  request(server.port(), "POST", "/api/ask", long_query());
  const HttpReply second = request(server.port(), "POST", "/api/ask", long_query());
  EXPECT_EQ(second.status, 429);
  EXPECT_EQ(second.json().at("error").at("code"), "too_fast");
  EXPECT_EQ(request(server.port(), "POST", "/api/ask", long_query("cells")).status, 200);
}

TEST_F(AnalysisTest, can_be_switched_off_or_done_by_another_server) {
  ServerConfig none = config();
  none.analysis_threads = 0;
  none.behind_proxy = true;
  const RunningServer off(none);
  const HttpReply refused = request(off.port(), "POST", "/api/ask", long_query());
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.json().at("error").at("code"), "no_analysis");
  EXPECT_EQ(request(off.port(), "POST", "/api/ask", long_query("cells")).status, 200);
  const TemporaryFolder other;
  ServerConfig forwards = test_config(other.path());
  forwards.analysis_at = "127.0.0.1:" + std::to_string(off.port());
  const RunningServer front(forwards);
  const double before = figure(off.port(), "http_requests_total");
  EXPECT_EQ(request(front.port(), "POST", "/api/ask", long_query("cells")).status, 200);
  EXPECT_EQ(figure(off.port(), "http_requests_total"), before + 2);
  EXPECT_EQ(figure(front.port(), "http_requests_total"), 1);
}

}  // namespace
}  // namespace aude::server
