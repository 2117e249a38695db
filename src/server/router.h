// SPDX-License-Identifier: MIT
// Forwards requests about a table to the node that hosts it (docs/nodes.md).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/caller.h"
#include "server/hub.h"
#include "server/node.h"
#include "server/relay.h"
#include "server/reply.h"
#include "server/stream.h"
#include "server/worker_pool.h"

namespace aude::server {

class Router {
 public:
  Router(boost::asio::io_context& io, Node& node, WorkerPool& pool, RateLimiter& rate_limiter)
      : io_(io), node_(node), pool_(pool), rate_limiter_(rate_limiter) {}

  // There: the request was forwarded with everything that follows it, and the connection has ended.
  // Nowhere: no node that can be reached hosts the table. NoTable: there is no such table. NoAnalysis:
  // the analysis server cannot be reached.
  enum class Way { Here, There, Nowhere, NoTable, NoAnalysis };
  boost::asio::awaitable<Way> route(ClientStream& stream, boost::beast::flat_buffer& buffer,
                                    const HttpRequest& request, const Caller& caller, bool socket);

  // The request comes from another node of the cluster.
  bool is_forwarded(const HttpRequest& request) const;
  // These tables are no longer in memory.
  void report_closed(const std::vector<std::string>& tables);
  // The same, and they are given to nodes that have fewer.
  void hand_over(const std::vector<std::string>& tables);
  // Closes all connections that are forwarded to other places than these.
  void close_dead(const std::vector<std::string>& living);
  // Checks that the nodes which connections are forwarded to can be reached, and closes these
  // connections if not. To be called a few times per second.
  void check_hosts();

  struct Count {
    std::int64_t forwarded = 0;
    int waiting = 0;          // for a node that cannot be reached
    int open = 0;             // connections to other nodes
    std::int64_t closed = 0;  // forwarded connections, because their node died or cannot be reached
  };
  const Count& count() const { return count_; }

 private:
  void release(const std::vector<std::string>& tables, std::function<int(std::int64_t deadline)> work);
  boost::asio::awaitable<std::optional<Leases::Host>> find(const Caller& caller, Leases::Wanted wanted);
  void look_up();
  // Refused: the node is reached, but cannot serve the table now.
  enum class Forwarded { Yes, Refused, Unreachable };
  boost::asio::awaitable<Forwarded> forward(ClientStream& stream, boost::beast::flat_buffer& buffer,
                                            const HttpRequest& request, const Caller& caller,
                                            bool socket, std::string place);
  boost::asio::awaitable<Forwarded> exchange(ClientStream& stream,
                                             const boost::beast::flat_buffer& buffer,
                                             const HttpRequest& request,
                                             std::unique_ptr<boost::beast::tcp_stream> node,
                                             std::shared_ptr<RelayControl> control);
  using Relays = std::unordered_set<std::shared_ptr<RelayControl>>;
  void close(const Relays& relays);
  boost::asio::awaitable<void> check(std::string place);
  HttpRequest forwarded(const HttpRequest& request, const std::string& address, bool socket) const;

  boost::asio::io_context& io_;
  Node& node_;
  WorkerPool& pool_;
  RateLimiter& rate_limiter_;
  Count count_;
  // Requests for the host of a table. All that arrive during a query are asked with the next one.
  struct Lookup {
    std::int64_t unreached = 0;
    bool over = false;
    std::optional<Leases::Host> host;
    std::vector<std::shared_ptr<boost::asio::steady_timer>> waiting;
  };
  std::map<std::string, std::shared_ptr<Lookup>> lookups_;
  int looking_up_ = 0;  // queries under way
  // By place.
  std::unordered_map<std::string, Relays> relays_;
  std::unordered_map<std::string, Millis> unreachable_;  // when a connection failed last
  struct Check {
    bool under_way = false;
    Millis begun = 0;
    int failures = 0;  // in a row
  };
  std::unordered_map<std::string, Check> checks_;
};

}  // namespace aude::server
