// SPDX-License-Identifier: MIT
// Forwarding: the bytes of a connection are passed on to another node and back.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/reply.h"
#include "server/stream.h"

namespace aude::server {

// HOST:PORT as an endpoint; the port is 0 when it is none.
boost::asio::ip::tcp::endpoint endpoint_of(const std::string& place);

// A connection to the node at a place; nullptr if it cannot be reached.
boost::asio::awaitable<std::unique_ptr<boost::beast::tcp_stream>> reach(
    boost::asio::any_io_executor executor, std::string place);

// Ends a relay from outside, at once.
struct RelayControl {
  std::function<void()> close = [] {};
};

// Sends the header of the request and what has arrived after it. Returns false if the connection broke.
boost::asio::awaitable<bool> send_request(boost::beast::tcp_stream& node, const HttpRequest& request,
                                          const boost::beast::flat_buffer& rest);

// The first bytes of the node's answer: the header at least. Returns nothing if the connection broke,
// and no bytes if the node has refused because it cannot serve the table now (kMovingHeader).
boost::asio::awaitable<std::optional<std::string>> first_bytes(boost::beast::tcp_stream& node);

// Whether the node at a place answers a small request within a second.
boost::asio::awaitable<bool> is_reachable(boost::asio::any_io_executor executor, std::string place);

// Passes `first` to the client, and then everything in both directions until one end closes.
boost::asio::awaitable<void> relay(ClientStream stream, std::unique_ptr<boost::beast::tcp_stream> node,
                                   std::string first, std::shared_ptr<RelayControl> control = nullptr);

}  // namespace aude::server
