// SPDX-License-Identifier: MIT
// `aude serve --config` and SIGHUP.
#include <gtest/gtest.h>
#include <signal.h>

#include <boost/json/serialize.hpp>
#include <fstream>

#include "app/process.h"
#include "server/running.h"

namespace aude::server {
namespace {

namespace json = boost::json;

class Reload : public testing::Test {
 protected:
  void configure(const std::string& text) const { std::ofstream(conf_) << text; }
  std::vector<std::string> options() const {
    return {"--config", conf_, "--data", folder_.path().string()};
  }
  static int create_table(unsigned short port) {
    const json::object order{{"setup", {{"sets", {"base"}}}},
                             {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}};
    return request(port, "POST", "/api/tables", json::serialize(order)).status;
  }

  const TemporaryFolder folder_;
  const std::string conf_ = (folder_.path() / "aude.conf").string();
};

TEST_F(Reload, limits_and_log_format_change_while_the_server_runs) {
  configure("port = 0\ntables = 1\n");
  app::ServingAude server(options());
  EXPECT_EQ(create_table(server.port()), 201);
  EXPECT_EQ(create_table(server.port()), 429);
  configure("port = 0\ntables = 5\nlog = json\n");
  server.send(SIGHUP);
  server.wait_for_log("\"event\":\"reloaded\"");
  EXPECT_EQ(create_table(server.port()), 201);
  EXPECT_EQ(server.log().find("restart_needed"), std::string::npos);
  server.send(SIGTERM);
  EXPECT_EQ(server.wait(), 0);
}

TEST_F(Reload, what_needs_a_restart_is_named) {
  configure("port = 0\n");
  const app::ServingAude server(options());
  configure("port = 1\nhost = 0.0.0.0\nbot-ms = 5\nrate = 60\n");
  server.send(SIGHUP);
  server.wait_for_log("restart_needed: changed, but not while the server runs: host, port, bot-ms\n");
  EXPECT_EQ(request(server.port(), "GET", "/healthz").status, 200);
}

TEST_F(Reload, a_wrong_file_changes_nothing) {
  configure("port = 0\ntables = 1\n");
  const app::ServingAude server(options());
  EXPECT_EQ(create_table(server.port()), 201);
  configure("port = 0\ntables = 9\nrat = 5\n");
  server.send(SIGHUP);
  std::size_t seen =
      server.wait_for_log("reload_failed: " + conf_ +
                          ":3: unknown option \"rat\"; did you mean rate? (nothing was changed)");
  EXPECT_EQ(create_table(server.port()), 429);
  configure("port = 0\ntables = 9\nproxy-at = nowhere\n");
  server.send(SIGHUP);
  seen = server.wait_for_log("reload_failed: " + conf_ + ":3: proxy-at: expected an IP address", seen);
  EXPECT_EQ(create_table(server.port()), 429);
  std::filesystem::remove(conf_);
  server.send(SIGHUP);
  server.wait_for_log("reload_failed: the file " + conf_ + " cannot be read", seen);
  EXPECT_EQ(create_table(server.port()), 429);
}

TEST_F(Reload, origins_and_proxies_change_while_the_server_runs) {
  configure("port = 0\n");
  const app::ServingAude server(options());
  const auto create_from = [&](const std::string& origin) {
    return request(server.port(), "POST", "/api/tables", "{}", {{"Origin", origin}}).status;
  };
  const int refused = create_from("https://aude.example");
  EXPECT_EQ(refused, 403);
  configure("port = 0\norigin = https://aude.example\n");
  server.send(SIGHUP);
  server.wait_for_log("reloaded: ");
  EXPECT_EQ(create_from("https://aude.example"), 400);  // the order is read
}

}  // namespace
}  // namespace aude::server
