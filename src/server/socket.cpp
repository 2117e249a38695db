// SPDX-License-Identifier: MIT
#include "server/socket.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <optional>
#include <string_view>
#include <utility>

#include "server/frames.h"
#include "server/waiting.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto kBreath = milliseconds(50);  // before the next message of a client that is too fast

// One open WebSocket. Writes are queued: one at a time is under way.
class Socket final : public MessageSink, public std::enable_shared_from_this<Socket> {
 public:
  // Messages are small and many: they are not compressed.
  using Stream = websocket::stream<ClientStream, false>;

  Socket(ClientStream stream, ConnectionLimits::Place place, Backlog& backlog, const Limits& limits)
      : place_(std::move(place)),
        ws_(std::move(stream)),
        limits_(limits),
        unsent_(backlog, place_.address(), [this] { cut(); }),
        farewell_(ws_.get_executor()),
        message_timer_(ws_.get_executor()) {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.handshake_timeout = milliseconds(limits_.header_within);
    timeout.idle_timeout = seconds(60);
    timeout.keep_alive_pings = true;
    ws_.set_option(timeout);
    ws_.read_message_max(kMaxMessageBytes);
    ws_.text(true);
    ws_.auto_fragment(false);
    // Every reader holds this socket, so `this` is valid.
    ws_.next_layer().set_witness([this](std::span<const std::byte> bytes) { note_bytes(bytes); });
  }

  Stream& stream() { return ws_; }
  const std::string& address() const { return place_.address(); }

  void send(Text text) override {
    if (closing_) return;
    queue_.push_back(std::move(text));
    unsent_.add(queue_.back()->size());
    if (unsent_.bytes() > limits_.unsent_bytes) return cut();  // a reader too slow to keep
    if (!closing_ && !writing_) write_next();
  }

  void close(const std::string& why) override {
    if (closing_) return;
    closing_ = true;
    why_ = why;
    // A client that does not answer the closing handshake is disconnected.
    farewell_.expires_after(milliseconds(limits_.goodbye_within));
    farewell_.async_wait([weak = weak_from_this()](boost::system::error_code stopped) {
      if (const auto late = weak.lock(); late && !stopped) late->cut();
    });
    if (!writing_) say_goodbye();
  }

  // A ping; its answer is expected by take_pong(). One at a time.
  void measure() override {
    if (closing_ || pinged_) return;
    pinged_ = {std::to_string(++pings_), std::chrono::steady_clock::now()};
    ws_.async_ping(websocket::ping_data(pinged_->text),
                   [self = shared_from_this()](boost::system::error_code error) {
                     if (error) self->cut();
                   });
  }

  // How long the answer to a ping took; nothing if it is another one.
  std::optional<milliseconds> take_pong(std::string_view text) {
    if (!pinged_ || pinged_->text != text) return {};
    const auto sent = std::exchange(pinged_, std::nullopt)->sent;
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - sent);
  }

  // A whole message has been taken. The next one may have waited for that.
  void note_message() {
    if (waiting_for_) start_message_timer();
  }

  // Ends it without a word.
  void cut() {
    closing_ = true;
    message_timer_.cancel();
    ws_.next_layer().close();
  }

 private:
  // A message that has begun must end soon, in few pieces, however slowly its bytes come.
  void note_bytes(std::span<const std::byte> bytes) {
    frames_.hear(bytes);
    if (frames_.pieces() > limits_.pieces_of_message) return cut();
    if (frames_.is_between()) {
      if (waiting_for_) message_timer_.cancel();
      waiting_for_.reset();
    } else if (waiting_for_ != frames_.messages()) {
      start_message_timer();
    }
  }

  void start_message_timer() {
    waiting_for_ = frames_.messages();
    message_timer_.expires_after(milliseconds(limits_.message_within));
    message_timer_.async_wait([weak = weak_from_this()](boost::system::error_code stopped) {
      if (const auto late = weak.lock(); late && !stopped) late->cut();
    });
  }

  void write_next() {
    writing_ = true;
    ws_.async_write(net::buffer(*queue_.front()),
                    [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                      self->written(error);
                    });
  }

  void written(boost::system::error_code error) {
    writing_ = false;
    if (error) return cut();
    unsent_.sent(queue_.front()->size());
    queue_.pop_front();
    if (!queue_.empty()) return write_next();
    if (closing_) say_goodbye();
  }

  void say_goodbye() {
    ws_.async_close(
        {websocket::close_code::policy_error, why_},
        [self = shared_from_this()](boost::system::error_code) { self->farewell_.cancel(); });
  }

  ConnectionLimits::Place place_;
  Stream ws_;
  const Limits& limits_;
  std::deque<Text> queue_;
  Backlog::Account unsent_;
  net::steady_timer farewell_;
  Frames frames_;
  net::steady_timer message_timer_;
  std::optional<std::uint64_t> waiting_for_;  // the message that has begun, by its number
  struct Ping {
    std::string text;
    std::chrono::steady_clock::time_point sent;
  };
  std::optional<Ping> pinged_;  // not answered yet
  std::uint64_t pings_ = 0;
  bool writing_ = false;
  bool closing_ = false;
  std::string why_;
};

using Entered = Answer<std::shared_ptr<Hub::ClientSession>>;

net::awaitable<Entered> enter(Hub& hub, std::shared_ptr<Socket> socket, std::string table,
                              std::string host) {
  return net::async_initiate<const net::use_awaitable_t<>, void(Entered)>(
      [&hub](auto handler, const std::shared_ptr<Socket>& who, const std::string& where,
             const std::string& host_name) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        hub.enter(
            who->address(), where, who,
            [waiting, who](Entered entered) {
              net::post(who->stream().get_executor(),
                        [waiting, entered = std::move(entered)]() mutable {
                          (*waiting)(std::move(entered));
                        });
            },
            host_name);
      },
      net::use_awaitable, std::move(socket), std::move(table), std::move(host));
}

net::awaitable<void> listen(std::shared_ptr<Socket> socket, Hub& hub, Hub::ClientSession& session,
                            const Limits& limits) {
  auto& ws = socket->stream();
  beast::flat_buffer buffer;
  // Pings count as messages.
  Meter controls;
  ws.control_callback([&](websocket::frame_type kind, beast::string_view text) {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    if (!controls.take(limits.messages, std::chrono::duration_cast<milliseconds>(now).count()))
      socket->cut();
    if (kind != websocket::frame_type::pong) return;
    if (const auto took = socket->take_pong({text.data(), text.size()}))
      hub.measured(session, took->count());
  });
  while (true) {
    auto [error, count] = co_await ws.async_read(buffer, kTuple);
    if (error) break;
    if (!ws.got_text()) {
      socket->close("text only");
      break;
    }
    const auto data = buffer.cdata();
    const bool well = hub.hear(session, {static_cast<const char*>(data.data()), data.size()});
    buffer.consume(buffer.size());
    if (!well) {
      net::steady_timer breath(ws.get_executor(), kBreath);
      co_await breath.async_wait(kTuple);
    }
    socket->note_message();
  }
  ws.control_callback({});
}

}  // namespace

net::awaitable<void> serve_websocket(ClientStream stream, HttpRequest request, std::string table,
                                     ConnectionLimits::Place place, Hub& hub, Backlog& backlog,
                                     const Limits& limits, std::optional<Problem> refusal) {
  stream.expires_never();  // the WebSocket minds the time itself
  auto socket = std::make_shared<Socket>(std::move(stream), std::move(place), backlog, limits);
  auto& ws = socket->stream();
  if (auto [error] = co_await ws.async_accept(request, kTuple); error) co_return;
  Entered entered = refusal.value_or(Problem{});
  if (!refusal) {
    std::string host(view_of(request[beast::http::field::host]));
    auto entering = enter(hub, socket, std::move(table), std::move(host));
    entered = co_await std::move(entering);
  }
  if (const auto* problem = std::get_if<Problem>(&entered)) {
    socket->send(std::make_shared<const std::string>(problem_message({}, *problem)));
    socket->close(problem->code);
    co_return;
  }
  const auto session = std::get<std::shared_ptr<Hub::ClientSession>>(entered);
  auto listening = listen(socket, hub, *session, limits);
  co_await std::move(listening);
  hub.leave(*session);
}

// Nothing is said to it but pings.
net::awaitable<void> serve_list(ClientStream stream, HttpRequest request, ConnectionLimits::Place place,
                                OpenTables& tables, Backlog& backlog, const Limits& limits) {
  constexpr std::string_view kListPing = R"({"type":"ping"})";
  static const Text kListPong = std::make_shared<const std::string>(R"({"type":"pong"})");
  stream.expires_never();  // the WebSocket minds the time itself
  auto socket = std::make_shared<Socket>(std::move(stream), std::move(place), backlog, limits);
  auto& ws = socket->stream();
  if (auto [error] = co_await ws.async_accept(request, kTuple); error) co_return;
  tables.add(socket);
  beast::flat_buffer buffer;
  Meter messages;
  while (true) {
    auto [error, count] = co_await ws.async_read(buffer, kTuple);
    if (error) break;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const std::string_view text(static_cast<const char*>(buffer.cdata().data()), buffer.size());
    if (text != kListPing ||
        !messages.take(limits.messages, std::chrono::duration_cast<milliseconds>(now).count())) {
      socket->close("malformed");
      break;
    }
    buffer.consume(buffer.size());
    socket->send(kListPong);
    socket->note_message();
  }
  tables.remove(socket.get());
}

}  // namespace aude::server
