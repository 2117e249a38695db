// A WebSocket at a table, from the handshake to the end.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/backlog.h"
#include "server/gate.h"
#include "server/hub.h"
#include "server/line.h"
#include "server/reply.h"

namespace aude::server {

// `place` is given back when the connection has ended, however long it takes to say goodbye.
boost::asio::awaitable<void> serve_websocket(Line line, HttpRequest request, std::string table,
                                             Gate::Place place, Hub& hub, Backlog& backlog,
                                             const Limits& limits);

}  // namespace aude::server
