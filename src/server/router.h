// Leads requests about a table to the node that carries it (docs/nodes.md).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/caller.h"
#include "server/hub.h"
#include "server/node.h"
#include "server/reply.h"
#include "server/stream.h"
#include "server/worker_pool.h"

namespace aude::server {

class Router {
 public:
  Router(boost::asio::io_context& io, Node& node, Hub& hub, WorkerPool& pool, RateLimiter& rate_limiter)
      : io_(io), node_(node), hub_(hub), pool_(pool), rate_limiter_(rate_limiter) {}

  // There: the request was passed on with all that follows it, and the connection has ended. Nowhere:
  // nobody who can be reached carries the table.
  enum class Way { Here, There, Nowhere };
  boost::asio::awaitable<Way> route(ClientStream& stream, boost::beast::flat_buffer& buffer,
                                    const HttpRequest& request, const Caller& caller, bool socket);

  // The request comes from another node of the services.
  bool is_forwarded(const HttpRequest& request) const;
  // Nobody needs these tables any more.
  void report_closed(const std::vector<std::string>& tables);

  struct Count {
    std::int64_t forwarded = 0;
    int waiting = 0;  // for a node that cannot be reached
  };
  const Count& count() const { return count_; }

 private:
  boost::asio::awaitable<std::optional<Leases::Host>> find(std::string address, std::string table);
  boost::asio::awaitable<bool> forward(ClientStream& stream, boost::beast::flat_buffer& buffer,
                                       const HttpRequest& request, const Caller& caller, bool socket,
                                       std::string place);
  HttpRequest forwarded(const HttpRequest& request, const std::string& address, bool socket) const;

  boost::asio::io_context& io_;
  Node& node_;
  Hub& hub_;
  WorkerPool& pool_;
  RateLimiter& rate_limiter_;
  Count count_;
};

}  // namespace aude::server
