// SPDX-License-Identifier: MIT
// Connections: accepting them, TLS, and one request after another until they end.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/client_address.h"
#include "server/inside.h"
#include "server/socket.h"
#include "server/waiting.h"

namespace aude::server {

namespace net = boost::asio;
using tcp = net::ip::tcp;
using std::chrono::milliseconds;

namespace {

// Longer than a proxy keeps an idle connection that it may use again.
constexpr milliseconds kProxyIdle(90'000);

}  // namespace

net::awaitable<void> Server::Inside::accept() {
  while (true) {
    auto [error, socket] = co_await acceptor_.async_accept(kTuple);
    if (error == net::error::operation_aborted) co_return;
    if (error) {
      // Most likely out of file handles: wait until some are returned.
      net::steady_timer pause(io_, milliseconds(50));
      co_await pause.async_wait(kTuple);
      continue;
    }
    boost::system::error_code gone;
    const auto peer = plain_address(socket.remote_endpoint(gone).address());
    if (gone) continue;
    const bool proxy = is_proxy(peer);
    const std::string address = proxy ? "" : limit_key(peer);
    // A client with too many connections is dropped here, before anything is spent on it.
    if (proxy ? !connection_limits_.has_capacity()
              : !connection_limits_.may_enter(address) ||
                    !rate_limiter_.connects.take(address, steady_millis())) {
      ++turned_away_;
      continue;
    }
    net::co_spawn(io_,
                  greet(std::move(socket), ConnectionLimits::Place(connection_limits_, address), proxy),
                  note_end);
  }
}

net::awaitable<void> Server::Inside::greet(tcp::socket socket, ConnectionLimits::Place place,
                                           bool proxy) {
  boost::system::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  ClientStream stream =
      has_tls_ ? ClientStream(std::move(socket), tls_) : ClientStream(std::move(socket));
  stream.expires_after(milliseconds(config_.limits.header_within));
  auto [error] = co_await stream.async_handshake(kTuple);
  if (error) co_return;
  const net::ip::address peer = plain_address(stream.peer());
  auto session = serve({std::move(stream), std::move(place), proxy, peer});
  co_await std::move(session);
}

net::awaitable<void> Server::Inside::serve(Connection connection) {
  const Limits& limits = config_.limits;
  // A new connection must send something soon; one that has been used may stay idle for a while.
  milliseconds within(limits.first_byte_within);
  Next next = Next::Request;
  while (next == Next::Request) {
    auto serving = serve_request(connection, within);
    next = co_await std::move(serving);
    within = connection.proxy ? kProxyIdle : milliseconds(limits.header_within);
  }
  if (next == Next::Nothing) co_return;
  connection.stream.expires_after(milliseconds(limits.goodbye_within));
  co_await connection.stream.async_shutdown(kTuple);
}

net::awaitable<void> Server::Inside::serve_socket(Connection& connection, HttpRequest request,
                                                  Caller& caller, std::optional<Problem> refusal) {
  std::string table(view_of(request.target()).substr(kSocketPath.size()));
  ConnectionLimits::Place kept = caller.place ? std::move(*caller.place) : std::move(connection.place);
  if (table == kListSocket && !refusal) {
    auto showing = serve_list(std::move(connection.stream), std::move(request), std::move(kept),
                              open_tables_, backlog_, config_.limits);
    co_await std::move(showing);
    co_return;
  }
  auto session = serve_websocket(std::move(connection.stream), std::move(request), std::move(table),
                                 std::move(kept), hub_, backlog_, config_.limits, std::move(refusal));
  co_await std::move(session);
}

}  // namespace aude::server
