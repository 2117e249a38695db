// SPDX-License-Identifier: MIT
// One HTTP request: who sends it, which node or process answers it, and the answer.
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/client_address.h"
#include "server/inside.h"
#include "server/pages.h"
#include "server/reading.h"
#include "server/relay.h"
#include "server/socket.h"
#include "server/waiting.h"

namespace aude::server {

namespace net = boost::asio;
namespace beast = boost::beast;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds kWriteTime(120'000);

// Not 503, which makes proxies avoid this server.
const Problem kNoAnalysisServer{502, "busy", "The analysis server cannot be reached.", {}};

}  // namespace

Caller Server::Inside::caller_of(const HttpRequest& request, const Connection& connection) {
  Caller caller;
  if (!connection.proxy) {
    caller.address = connection.place.address();
    caller.plain_address = connection.peer.to_string();
    caller.local = connection.peer.is_loopback();
    return caller;
  }
  caller.forwarded = router_ != nullptr && router_->is_forwarded(request);
  ClientAddress client{connection.peer};
  if (caller.forwarded) {
    // Another node has found out the address already.
    client = client_address(request, connection.peer, [](const auto&) { return false; });
  } else if (is_trusted_proxy(connection.peer)) {
    client = client_address(request, connection.peer,
                            [this](const auto& hop) { return is_trusted_proxy(hop); });
  }
  caller.address = limit_key(client.address);
  caller.plain_address = client.address.to_string();
  caller.local = client.known && client.address.is_loopback();
  caller.place.emplace(connection_limits_, caller.address, caller.forwarded);
  caller.place->has_sent_header();
  return caller;
}

bool Server::Inside::wants_socket(const HttpRequest& request, const Caller& caller,
                                  const ConnectionLimits::Place& counted) {
  return beast::websocket::is_upgrade(request) && view_of(request.target()).starts_with(kSocketPath) &&
         is_same_origin(request, config_.origins) && !counted.is_too_many() &&
         (caller.forwarded || rate_limiter_.sockets.take(caller.address, steady_millis()));
}

net::awaitable<Server::Inside::Next> Server::Inside::serve_request(Connection& connection,
                                                                   milliseconds within) {
  const Limits& limits = config_.limits;
  ClientStream& stream = connection.stream;
  auto beginning = read_first_bytes(stream, connection.buffer, within);
  boost::system::error_code error = co_await std::move(beginning);
  if (error) co_return Next::Nothing;
  Parser parser;
  auto heading = read_header(stream, connection.buffer, parser, milliseconds(limits.header_within));
  error = co_await std::move(heading);
  if (error && !is_parse_error(error)) co_return Next::Nothing;
  connection.place.has_sent_header();
  Caller caller = caller_of(parser.get(), connection);
  Backlog::Account bytes(backlog_, caller.address, [&stream] { stream.close(); });
  caller.bytes = &bytes;
  caller.is_connected = [&stream] { return stream.is_connected(); };
  const ConnectionLimits::Place& counted = caller.place ? *caller.place : connection.place;
  std::optional<Problem> wrong = error ? problem_of(error) : wrong_with(parser.get());
  if (!wrong) {
    const bool socket = wants_socket(parser.get(), caller, counted);
    auto leading = route(connection, parser.get(), caller, socket);
    const Router::Way way = co_await std::move(leading);
    if (way == Router::Way::There) co_return Next::Nothing;
    // A page is shown in any case; it reports what is wrong with the table.
    const std::string_view target = view_of(parser.get().target());
    const bool is_page = !table_in(target.substr(0, target.find('?'))).empty();
    if (way == Router::Way::Nowhere && !is_page) wrong = kMoving;
    if (way == Router::Way::NoAnalysis) wrong = kNoAnalysisServer;
    if (way == Router::Way::NoTable && !socket) wrong = kNoTable;
    if (socket && (way == Router::Way::Here || way == Router::Way::NoTable)) {
      std::optional<Problem> refusal;
      if (way == Router::Way::NoTable) refusal = kNoTable;
      auto session = serve_socket(connection, parser.release(), caller, std::move(refusal));
      co_await std::move(session);
      co_return Next::Nothing;
    }
  }
  const bool too_many = counted.is_too_many();
  if (!wrong && !too_many) {
    auto reading =
        read_body(stream, connection.buffer, parser, bytes, milliseconds(limits.body_within));
    error = co_await std::move(reading);
    if (error && !is_parse_error(error)) co_return Next::Nothing;
    if (error) wrong = problem_of(error);
  }
  auto responding = respond(connection, parser.release(), caller, std::move(wrong), too_many);
  co_return co_await std::move(responding);
}

net::awaitable<Server::Inside::Next> Server::Inside::respond(Connection& connection,
                                                             HttpRequest request, const Caller& caller,
                                                             std::optional<Problem> wrong,
                                                             bool too_many) {
  // After a forwarded request the connection belongs to the client, not to the node.
  if (wrong || too_many || caller.forwarded) request.keep_alive(false);
  std::optional<HttpAnswer> response;
  if (wrong && wrong->status == 404) {
    auto answering = responder_.give_missing(request, caller, *wrong);
    response.emplace(co_await std::move(answering));
  } else if (wrong) {
    response.emplace(responder_.replies().refuse(request, *wrong));
  } else {
    auto answering = responder_.answer(request, caller, too_many);
    response.emplace(co_await std::move(answering));
  }
  const bool keep = response->keep_alive();
  connection.stream.expires_after(kWriteTime);
  auto [error, sent] = co_await beast::async_write(connection.stream, std::move(*response), kTuple);
  co_return error || !keep ? Next::Goodbye : Next::Request;
}

net::awaitable<Router::Way> Server::Inside::route(Connection& connection, const HttpRequest& request,
                                                  const Caller& caller, bool socket) {
  if (!config_.analysis_at.empty() && view_of(request.target()).starts_with(kQueryPath) &&
      rate_limiter_.requests.take(caller.address, steady_millis())) {
    auto reaching = reach(connection.stream.get_executor(), config_.analysis_at);
    auto there = co_await std::move(reaching);
    if (there == nullptr) co_return Router::Way::NoAnalysis;
    HttpRequest onward = request;
    onward.erase("Forwarded");
    onward.set("X-Forwarded-For", caller.plain_address);
    onward.keep_alive(false);
    auto sending = send_request(*there, onward, connection.buffer);
    const bool sent = co_await std::move(sending);
    if (!sent) co_return Router::Way::NoAnalysis;
    auto passing = relay(std::move(connection.stream), std::move(there), {});
    co_await std::move(passing);
    co_return Router::Way::There;
  }
  if (router_ == nullptr) co_return Router::Way::Here;
  auto leading = router_->route(connection.stream, connection.buffer, request, caller, socket);
  co_return co_await std::move(leading);
}

}  // namespace aude::server
