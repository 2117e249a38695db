// SPDX-License-Identifier: MIT
#include "server/health.h"

#include <boost/asio/ip/tcp.hpp>
#include <chrono>

namespace aude::server {

std::string health_problem(const std::string& host, int port) {
  boost::asio::ip::tcp::iostream server;
  server.expires_after(std::chrono::seconds(5));
  server.connect(host, std::to_string(port));
  if (!server) return "no connection: " + server.error().message();
  server << "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" << std::flush;
  std::string version;
  int status = 0;
  if (!(server >> version >> status)) return "no answer over HTTP";
  return status == 200 ? "" : "the answer has status " + std::to_string(status);
}

}  // namespace aude::server
