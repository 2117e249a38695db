// SPDX-License-Identifier: MIT
// Client addresses: which address a request comes from behind proxies, and the key that limits are
// counted by.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <functional>
#include <optional>
#include <string>

#include "server/reply.h"

namespace aude::server {

// An IPv4 address in IPv6 notation (::ffff:1.2.3.4) becomes an IPv4 address.
boost::asio::ip::address plain_address(boost::asio::ip::address address);

// The key that limits are counted by: an IPv4 address, or an IPv6 /56 as "PREFIX/48-BITS" (limits.h).
std::string limit_key(boost::asio::ip::address address);

struct ClientAddress {
  boost::asio::ip::address address;
  bool known =
      true;  // false: the headers are malformed or contradict each other; `address` is the proxy
};

// The client of a request that a trusted proxy at `peer` has sent: the last hop that is not a trusted
// proxy, over all lines of X-Forwarded-For and Forwarded together. Whatever stands before that hop was
// written by the client. If both headers are there and disagree, the client is unknown.
ClientAddress client_address(const HttpRequest& request, const boost::asio::ip::address& peer,
                             const std::function<bool(const boost::asio::ip::address&)>& is_trusted);

}  // namespace aude::server
