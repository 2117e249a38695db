// SPDX-License-Identifier: MIT
#include "server/stream.h"

#include <boost/asio/post.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include "server/system.h"

namespace aude::server {

namespace net = boost::asio;
namespace beast = boost::beast;
using net::ip::tcp;

template <typename Stream>
struct ClientStream::TransportOf final : Transport {
  static constexpr bool kTls = !std::is_same_v<Stream, beast::tcp_stream>;

  template <typename... Arguments>
  explicit TransportOf(Arguments&&... arguments) : stream(std::forward<Arguments>(arguments)...) {}

  beast::tcp_stream& lowest() { return beast::get_lowest_layer(stream); }

  executor_type executor() override { return stream.get_executor(); }
  net::ip::address peer() override {
    boost::system::error_code gone;
    return lowest().socket().remote_endpoint(gone).address();
  }
  void expires_after(std::chrono::milliseconds time) override { lowest().expires_after(time); }
  void expires_never() override { lowest().expires_never(); }
  void close() override { lowest().close(); }
  bool is_connected() override { return is_established(lowest().socket().native_handle()); }

  void shake_hands(Waiter waiter) override {
    if constexpr (kTls) {
      stream.async_handshake(net::ssl::stream_base::server, std::move(waiter));
    } else {
      post(std::move(waiter));
    }
  }
  void shut_down(Waiter waiter) override {
    if constexpr (kTls) {
      stream.async_shutdown(std::move(waiter));
    } else {
      boost::system::error_code ignored;
      lowest().socket().shutdown(tcp::socket::shutdown_send, ignored);
      post(std::move(waiter));
    }
  }
  void tear_down(Waiter waiter) override {
    using beast::websocket::async_teardown;
    async_teardown(beast::role_type::server, stream, std::move(waiter));
  }
  void read_some(Some<net::mutable_buffer> buffers, Waiter waiter) override {
    stream.async_read_some(buffers, std::move(waiter));
  }
  void write_some(Some<net::const_buffer> buffers, Waiter waiter) override {
    stream.async_write_some(buffers, std::move(waiter));
  }

  void post(Waiter waiter) {
    net::post(stream.get_executor(), [waiter = std::move(waiter)]() mutable { waiter({}); });
  }

  Stream stream;
};

ClientStream::ClientStream(tcp::socket socket)
    : transport_(std::make_unique<TransportOf<beast::tcp_stream>>(std::move(socket))) {}

ClientStream::ClientStream(tcp::socket socket, net::ssl::context& tls)
    : transport_(std::make_unique<TransportOf<beast::ssl_stream<beast::tcp_stream>>>(std::move(socket),
                                                                                     tls)) {}

}  // namespace aude::server
