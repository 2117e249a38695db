// A WebSocket at a table, from the handshake to the end.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/backlog.h"
#include "server/connection_limits.h"
#include "server/hub.h"
#include "server/reply.h"
#include "server/stream.h"

namespace aude::server {

// `place` is given back when the connection has ended, however long it takes to say goodbye.
boost::asio::awaitable<void> serve_websocket(ClientStream stream, HttpRequest request,
                                             std::string table, ConnectionLimits::Place place, Hub& hub,
                                             Backlog& backlog, const Limits& limits);

}  // namespace aude::server
