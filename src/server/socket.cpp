#include "server/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto kTuple = net::as_tuple(net::use_awaitable);

// One open WebSocket. Writes are queued: one at a time is under way.
class Socket final : public Peer, public std::enable_shared_from_this<Socket> {
 public:
  // Messages are small and many: they are not compressed.
  using Stream = websocket::stream<Line, false>;

  Socket(Line line, const Limits& limits) : ws_(std::move(line)), limits_(limits) {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.handshake_timeout = seconds(15);
    timeout.idle_timeout = seconds(60);
    timeout.keep_alive_pings = true;
    ws_.set_option(timeout);
    ws_.read_message_max(kMaxMessageBytes);
    ws_.text(true);
    ws_.auto_fragment(false);
  }

  Stream& stream() { return ws_; }

  void send(Text text) override {
    if (closing_) return;
    unsent_ += text->size();
    queue_.push_back(std::move(text));
    if (unsent_ > limits_.unsent_bytes) return cut();  // a reader too slow to keep
    if (!writing_) write_next();
  }

  void close(const std::string& why) override {
    if (closing_) return;
    closing_ = true;
    why_ = why;
    if (!writing_) say_goodbye();
  }

  // Ends it without a word.
  void cut() {
    closing_ = true;
    ws_.next_layer().close();
  }

 private:
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
    unsent_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) return write_next();
    if (closing_) say_goodbye();
  }

  void say_goodbye() {
    ws_.async_close({websocket::close_code::policy_error, why_},
                    [self = shared_from_this()](boost::system::error_code) {});
  }

  Stream ws_;
  const Limits& limits_;
  std::deque<Text> queue_;
  std::size_t unsent_ = 0;
  bool writing_ = false;
  bool closing_ = false;
  std::string why_;
};

}  // namespace

net::awaitable<void> serve_websocket(Line line, HttpRequest request, std::string table, Hub& hub,
                                     const Limits& limits) {
  line.expires_never();  // the WebSocket minds the time itself
  auto socket = std::make_shared<Socket>(std::move(line), limits);
  auto& ws = socket->stream();
  if (auto [error] = co_await ws.async_accept(request, kTuple); error) co_return;
  const auto entered = hub.enter(table, socket);
  if (const auto* problem = std::get_if<Problem>(&entered)) {
    socket->send(std::make_shared<const std::string>(error_text({}, problem->code, problem->message)));
    socket->close(problem->code);
    co_return;
  }
  const auto visit = std::get<std::shared_ptr<Hub::Visit>>(entered);
  beast::flat_buffer buffer;
  net::steady_timer patience(ws.get_executor());
  while (true) {
    // A message that has begun must end soon, however slowly its bytes come.
    const std::size_t before = buffer.size();
    auto [error, count] = co_await ws.async_read_some(buffer, kMaxMessageBytes, kTuple);
    if (error) break;
    if (before == 0 && !ws.is_message_done()) {
      patience.expires_after(milliseconds(limits.message_within));
      patience.async_wait([weak = std::weak_ptr(socket)](boost::system::error_code stopped) {
        if (const auto late = weak.lock(); late && !stopped) late->cut();
      });
    }
    if (!ws.is_message_done()) continue;
    patience.cancel();
    if (!ws.got_text()) {
      socket->close("text only");
      break;
    }
    const auto data = buffer.cdata();
    hub.hear(*visit, {static_cast<const char*>(data.data()), data.size()});
    buffer.consume(buffer.size());
  }
  patience.cancel();
  hub.leave(*visit);
}

}  // namespace aude::server
