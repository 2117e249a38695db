// SPDX-License-Identifier: MIT
// A connection, plain or with TLS, as one type: code that uses it is compiled once.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/container/static_vector.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <span>

namespace aude::server {

// The completion handler of an operation, whatever its type.
class Waiter {
 public:
  // For an error alone, or an error and a number of bytes.
  template <bool kBytes, typename Handler>
  static Waiter of(Handler&& handler) {
    return Waiter(
        std::make_unique<Held<kBytes, std::decay_t<Handler>>>(std::forward<Handler>(handler)));
  }
  void operator()(boost::system::error_code error, std::size_t count = 0) {
    pending_->call(error, count);
  }

 private:
  struct Callable {
    virtual ~Callable() = default;
    virtual void call(boost::system::error_code error, std::size_t count) = 0;
  };
  template <bool kBytes, typename Handler>
  struct Held final : Callable {
    explicit Held(Handler h) : handler(std::move(h)) {}
    void call(boost::system::error_code error, std::size_t count) override {
      if constexpr (kBytes) {
        std::move(handler)(error, count);
      } else {
        std::move(handler)(error);
      }
    }
    Handler handler;
  };
  explicit Waiter(std::unique_ptr<Callable> held) : pending_(std::move(held)) {}

  std::unique_ptr<Callable> pending_;
};

// An asynchronous stream as Asio and Beast know them. Waits end on the executor of the socket.
class ClientStream {
 public:
  using executor_type = boost::asio::any_io_executor;
  using Protocol = boost::asio::ip::tcp;

  explicit ClientStream(Protocol::socket socket);
  ClientStream(Protocol::socket socket, boost::asio::ssl::context& tls);

  executor_type get_executor() const { return transport_->executor(); }
  // The address at the other end; not specified when it has gone.
  boost::asio::ip::address peer() const { return transport_->peer(); }

  // Operations that last longer than this end with an error.
  void expires_after(std::chrono::milliseconds time) { transport_->expires_after(time); }
  void expires_never() { transport_->expires_never(); }
  void close() { transport_->close(); }  // at once, without a closing handshake
  // False once the peer has closed its end, also if there are bytes that were not read yet.
  bool is_connected() const { return transport_->is_connected(); }

  // Is shown all that is read from now on, before the reader gets it.
  using Witness = std::function<void(std::span<const std::byte>)>;
  void set_witness(Witness witness) { witness_ = std::make_shared<const Witness>(std::move(witness)); }

  // TLS only; a plain stream is ready at once.
  template <typename Token>
  auto async_handshake(Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code)>(
        [this](auto handler) { transport_->shake_hands(Waiter::of<false>(std::move(handler))); },
        token);
  }
  // Announces that nothing more will be sent.
  template <typename Token>
  auto async_shutdown(Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code)>(
        [this](auto handler) { transport_->shut_down(Waiter::of<false>(std::move(handler))); }, token);
  }
  template <typename Buffers, typename Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const Buffers& to) {
          if (witness_ != nullptr) return read_before_witness(to, std::move(handler));
          transport_->read_some(some_of<boost::asio::mutable_buffer>(to),
                                Waiter::of<true>(std::move(handler)));
        },
        token, buffers);
  }
  template <typename Buffers, typename Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          transport_->write_some(some_of<boost::asio::const_buffer>(from),
                                 Waiter::of<true>(std::move(handler)));
        },
        token, buffers);
  }

  // Beast asks for these two when a WebSocket ends.
  friend void beast_close_socket(ClientStream& stream) { stream.close(); }
  template <typename Handler>
  friend void async_teardown(boost::beast::role_type, ClientStream& stream, Handler&& handler) {
    stream.transport_->tear_down(Waiter::of<false>(std::forward<Handler>(handler)));
  }

 private:
  // As many as an operation takes at once; more are left for the next one.
  static constexpr std::size_t kBuffers = 8;
  template <typename Buffer>
  using Some = boost::container::static_vector<Buffer, kBuffers>;

  template <typename Buffer, typename Buffers>
  static Some<Buffer> some_of(const Buffers& buffers) {
    Some<Buffer> some;
    const auto end = boost::asio::buffer_sequence_end(buffers);
    for (auto each = boost::asio::buffer_sequence_begin(buffers); each != end; ++each) {
      const Buffer buffer(*each);
      if (buffer.size() == 0) continue;
      some.push_back(buffer);
      if (some.size() == kBuffers) break;
    }
    return some;
  }

  template <typename Buffers, typename Handler>
  void read_before_witness(const Buffers& buffers, Handler handler) {
    const auto loaded = some_of<boost::asio::mutable_buffer>(buffers);
    transport_->read_some(
        loaded, Waiter::of<true>([witness = witness_, loaded, handler = std::move(handler)](
                                     boost::system::error_code error, std::size_t count) mutable {
          std::size_t left = count;
          for (const auto& part : loaded) {
            const std::size_t some = std::min(left, part.size());
            if (some > 0) (*witness)({static_cast<const std::byte*>(part.data()), some});
            left -= some;
          }
          std::move(handler)(error, count);
        }));
  }

  struct Transport {
    virtual ~Transport() = default;
    virtual executor_type executor() = 0;
    virtual boost::asio::ip::address peer() = 0;
    virtual void expires_after(std::chrono::milliseconds time) = 0;
    virtual void expires_never() = 0;
    virtual void close() = 0;
    virtual bool is_connected() = 0;
    virtual void shake_hands(Waiter waiter) = 0;
    virtual void shut_down(Waiter waiter) = 0;
    virtual void tear_down(Waiter waiter) = 0;
    virtual void read_some(Some<boost::asio::mutable_buffer> buffers, Waiter waiter) = 0;
    virtual void write_some(Some<boost::asio::const_buffer> buffers, Waiter waiter) = 0;
  };
  template <typename Stream>
  struct TransportOf;

  std::unique_ptr<Transport> transport_;
  std::shared_ptr<const Witness> witness_;
};

}  // namespace aude::server
