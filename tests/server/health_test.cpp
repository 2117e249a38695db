// SPDX-License-Identifier: MIT
// `aude health`.
#include <gtest/gtest.h>
#include <signal.h>

#include "app/process.h"
#include "server/running.h"

namespace aude::server {
namespace {

app::Outcome health_of(int port) { return app::run_aude({"health", "--port", std::to_string(port)}); }

TEST(Health, of_a_server_that_runs_and_of_one_that_has_stopped) {
  const TemporaryFolder folder;
  app::ServingAude server({"--port", "0", "--data", folder.path().string()});
  const int port = server.port();
  const app::Outcome running = health_of(port);
  EXPECT_EQ(running.status, 0) << running.err;
  EXPECT_EQ(running.out, "ok\n");
  server.send(SIGTERM);
  EXPECT_EQ(server.wait(), 0);
  const app::Outcome stopped = health_of(port);
  EXPECT_EQ(stopped.status, 1);
  EXPECT_TRUE(stopped.err.starts_with("aude health: 127.0.0.1 port " + std::to_string(port) +
                                      ": no connection: "))
      << stopped.err;
}

}  // namespace
}  // namespace aude::server
