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
#include "server/line.h"
#include "server/node.h"
#include "server/reply.h"
#include "server/work.h"

namespace aude::server {

class Guide {
 public:
  Guide(boost::asio::io_context& io, Node& node, Hub& hub, Crew& crew, Ledger& ledger)
      : io_(io), node_(node), hub_(hub), crew_(crew), ledger_(ledger) {}

  // There: the request was passed on with all that follows it, and the connection has ended. Nowhere:
  // nobody who can be reached carries the table.
  enum class Way { Here, There, Nowhere };
  boost::asio::awaitable<Way> lead(Line& line, boost::beast::flat_buffer& buffer,
                                   const HttpRequest& request, const Caller& caller, bool socket);

  // The request comes from another node of the house.
  bool is_passed_on(const HttpRequest& request) const;
  // Nobody needs these tables any more.
  void note_closed(const std::vector<std::string>& tables);

  struct Count {
    std::int64_t passed_on = 0;
    int waiting = 0;  // for a node that cannot be reached
  };
  const Count& count() const { return count_; }

 private:
  boost::asio::awaitable<std::optional<Carriers::Carrier>> find(std::string address, std::string table);
  boost::asio::awaitable<bool> pass_on(Line& line, boost::beast::flat_buffer& buffer,
                                       const HttpRequest& request, const Caller& caller, bool socket,
                                       std::string place);
  HttpRequest passed_on(const HttpRequest& request, const std::string& address, bool socket) const;

  boost::asio::io_context& io_;
  Node& node_;
  Hub& hub_;
  Crew& crew_;
  Ledger& ledger_;
  Count count_;
};

}  // namespace aude::server
