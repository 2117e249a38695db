// A WebSocket at a table, from the handshake to the end.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/hub.h"
#include "server/line.h"

namespace aude::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

boost::asio::awaitable<void> serve_websocket(Line line, HttpRequest request, std::string table,
                                             Hub& hub, const Limits& limits);

}  // namespace aude::server
