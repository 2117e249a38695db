// SPDX-License-Identifier: MIT
#include "server/relay.h"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/write.hpp>
#include <charconv>
#include <string_view>

#include "server/system.h"
#include "server/waiting.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using net::ip::tcp;
using std::chrono::seconds;

constexpr auto kConnectWithin = seconds(1);
// Both ends of a WebSocket send something more often than that.
constexpr auto kQuiet = seconds(120);
// A node that holds the table answers within milliseconds, or after loading the table.
constexpr auto kAnswerWithin = seconds(5);
constexpr auto kProbeWithin = seconds(1);
constexpr std::string_view kSmallPath = "/api/art/stands.json";
constexpr std::size_t kLongestHeader = 16384;
constexpr std::size_t kPiece = 4096;

struct Ends {
  ClientStream stream;
  std::unique_ptr<beast::tcp_stream> node;
};

// A machine that loses its network is noticed soon.
void notice_death(tcp::socket& socket) {
  boost::system::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  socket.set_option(net::socket_base::keep_alive(true), ignored);
  probe_quickly(socket.native_handle());
}

template <typename From, typename To>
net::awaitable<void> pump(From& from, To& to) {
  std::array<char, kPiece> bytes{};
  const auto loaded = net::buffer(bytes);
  while (true) {
    from.expires_after(kQuiet);
    auto [error, count] = co_await from.async_read_some(loaded, kTuple);
    if (error) co_return;
    const auto some = net::buffer(bytes.data(), count);
    to.expires_after(kQuiet);
    auto [unsent, sent] = co_await net::async_write(to, some, kTuple);
    if (unsent) co_return;
  }
}

net::awaitable<void> pump_there(std::shared_ptr<Ends> ends) {
  auto pumping = pump(ends->stream, *ends->node);
  co_await std::move(pumping);
  ends->node->close();
}

}  // namespace

tcp::endpoint endpoint_of(const std::string& place) {
  const std::size_t colon = place.rfind(':');
  unsigned short port = 0;
  boost::system::error_code wrong;
  if (colon == std::string::npos) return {};
  std::from_chars(place.data() + colon + 1, place.data() + place.size(), port);
  const auto address = net::ip::make_address(place.substr(0, colon), wrong);
  return wrong ? tcp::endpoint() : tcp::endpoint(address, port);
}

net::awaitable<std::unique_ptr<beast::tcp_stream>> reach(net::any_io_executor executor,
                                                         std::string place) {
  auto node = std::make_unique<beast::tcp_stream>(executor);
  const tcp::endpoint there = endpoint_of(place);
  node->expires_after(kConnectWithin);
  auto [error] = co_await node->async_connect(there, kTuple);
  if (error) co_return nullptr;
  notice_death(node->socket());
  co_return node;
}

net::awaitable<bool> send_request(beast::tcp_stream& node, const HttpRequest& request,
                                  const beast::flat_buffer& rest) {
  node.expires_after(kAnswerWithin);
  // The header alone: the body, if there is one, is in `rest` and in what follows.
  beast::http::request_serializer<beast::http::string_body> header(request);
  auto [error, count] = co_await beast::http::async_write_header(node, header, kTuple);
  if (error) co_return false;
  const auto more = rest.cdata();
  auto [unsent, sent] = co_await net::async_write(node, more, kTuple);
  co_return !unsent;
}

net::awaitable<std::optional<std::string>> first_bytes(beast::tcp_stream& node) {
  node.expires_after(kAnswerWithin);
  std::string first;
  std::array<char, kPiece> bytes{};
  const auto piece = net::buffer(bytes);
  while (first.find("\r\n\r\n") == std::string::npos) {
    auto [error, count] = co_await node.async_read_some(piece, kTuple);
    if (error || first.size() > kLongestHeader) co_return std::nullopt;
    first.append(bytes.data(), count);
  }
  const std::string_view header = std::string_view(first).substr(0, first.find("\r\n\r\n"));
  if (header.find(kMovingHeader) != std::string_view::npos) co_return std::string();
  co_return first;
}

net::awaitable<bool> is_reachable(net::any_io_executor executor, std::string place) {
  auto reaching = reach(executor, place);
  auto node = co_await std::move(reaching);
  if (node == nullptr) co_return false;
  const std::string request = "HEAD " + std::string(kSmallPath) + " HTTP/1.1\r\nHost: " + place +
                              "\r\nConnection: close\r\n\r\n";
  const auto bytes = net::buffer(request);
  node->expires_after(kProbeWithin);
  auto [unsent, sent] = co_await net::async_write(*node, bytes, kTuple);
  if (unsent) co_return false;
  std::array<char, kPiece> answer{};
  const auto piece = net::buffer(answer);
  auto [error, count] = co_await node->async_read_some(piece, kTuple);
  co_return !error;
}

net::awaitable<void> relay(ClientStream stream, std::unique_ptr<beast::tcp_stream> node,
                           std::string first, std::shared_ptr<RelayControl> control) {
  const auto ends = std::make_shared<Ends>(Ends{std::move(stream), std::move(node)});
  if (control != nullptr) {
    control->close = [weak = std::weak_ptr(ends)] {
      const auto open = weak.lock();
      if (open == nullptr) return;
      open->stream.close();
      open->node->close();
    };
  }
  const auto beginning = net::buffer(first);
  ends->stream.expires_after(kQuiet);
  auto [error, sent] = co_await net::async_write(ends->stream, beginning, kTuple);
  if (error) co_return;
  net::co_spawn(ends->node->get_executor(), pump_there(ends), net::detached);
  auto pumping = pump(*ends->node, ends->stream);
  co_await std::move(pumping);
  co_await ends->stream.async_shutdown(kTuple);
  ends->stream.close();
  ends->node->close();
}

}  // namespace aude::server
