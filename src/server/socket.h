// SPDX-License-Identifier: MIT
// A WebSocket at a table, from the handshake to the end.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>

#include "server/backlog.h"
#include "server/connection_limits.h"
#include "server/hub.h"
#include "server/open_tables.h"
#include "server/reply.h"
#include "server/stream.h"

namespace aude::server {

inline constexpr std::string_view kSocketPath = "/ws/";

// `place` is released when the connection has ended, including the closing handshake. With `refusal`
// the client gets that error instead of a table.
boost::asio::awaitable<void> serve_websocket(ClientStream stream, HttpRequest request,
                                             std::string table, ConnectionLimits::Place place, Hub& hub,
                                             Backlog& backlog, const Limits& limits,
                                             std::optional<Problem> refusal);

// A WebSocket that shows the list of open tables.
boost::asio::awaitable<void> serve_list(ClientStream stream, HttpRequest request,
                                        ConnectionLimits::Place place, OpenTables& tables,
                                        Backlog& backlog, const Limits& limits);

}  // namespace aude::server
