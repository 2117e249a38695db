// A connection at the wrong node: its bytes are passed on to the right one and back.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <memory>
#include <string>

#include "server/reply.h"
#include "server/stream.h"

namespace aude::server {

// HOST:PORT as an endpoint; the port is 0 when it is none.
boost::asio::ip::tcp::endpoint endpoint_of(const std::string& place);

// A connection to the node at a place; nothing when it is not there.
boost::asio::awaitable<std::unique_ptr<boost::beast::tcp_stream>> reach(
    boost::asio::any_io_executor executor, std::string place);

// Says the request to the node, and then passes everything on both ways until one of them ends it.
boost::asio::awaitable<void> relay(ClientStream stream, boost::beast::flat_buffer rest,
                                   HttpRequest request, std::unique_ptr<boost::beast::tcp_stream> node);

}  // namespace aude::server
