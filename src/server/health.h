// SPDX-License-Identifier: MIT
// Asks a running server whether it works.
#pragma once

#include <string>

namespace aude::server {

// Empty if the server answers GET /healthz with 200 within five seconds; otherwise what is wrong. A
// server with TLS cannot be asked.
std::string health_problem(const std::string& host, int port);

}  // namespace aude::server
