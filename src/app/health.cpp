// SPDX-License-Identifier: MIT
// `aude health`: for containers and other supervisors.
#include "server/health.h"

#include <iostream>

#include "app/commands.h"

namespace aude::app {
namespace {

constexpr std::string_view kHealthHelp =
    R"(usage: aude health [OPTIONS]

Asks a running server whether it can store games (GET /healthz). The exit status is 0 if it can, and 1
otherwise. A server with TLS cannot be asked.

  --host ADDRESS  its IP address (default: 127.0.0.1)
  --port N        its port (default: 8080)
)";

int run_health(Arguments& words) {
  const std::string host = words.text("--host").value_or("127.0.0.1");
  const int port = static_cast<int>(words.whole("--port", 8080, 1, 65535));
  words.finish();
  const std::string problem = server::health_problem(host, port);
  if (!problem.empty()) throw Refused{{host + " port " + std::to_string(port), problem}};
  std::cout << "ok\n";
  return kSuccess;
}

}  // namespace

extern const Command kHealth{"health", "ask a running server whether it works", kHealthHelp,
                             run_health};

}  // namespace aude::app
