// Answers to HTTP requests.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/assets.h"
#include "server/caller.h"
#include "server/hub.h"
#include "server/reply.h"
#include "server/worker_pool.h"

namespace aude::server {

class Responder {
 public:
  struct Services {
    boost::asio::io_context& io;
    Assets& assets;
    WorkerPool& pool;
    Hub& hub;
    RateLimiter& rate_limiter;
    const std::vector<std::string>& origins;  // besides its own
    bool tls = false;
    std::function<std::string()> figures;
  };
  explicit Responder(Services services) : services_(std::move(services)), replies_(services_.tls) {}

  const Replies& replies() const { return replies_; }
  std::int64_t requests() const { return requests_; }

  // Never fails: what goes wrong here is said, and answered with 500.
  boost::asio::awaitable<HttpAnswer> answer(const HttpRequest& request, const Caller& caller,
                                            bool too_many);
  // Draws and compresses in the background what browsers will ask for first.
  void prepare_assets();

 private:
  boost::asio::awaitable<HttpAnswer> respond(const HttpRequest& request, const Caller& caller);
  boost::asio::awaitable<HttpAnswer> give_health(const HttpRequest& request);
  boost::asio::awaitable<HttpAnswer> give_asset(
      const HttpRequest& request, const Caller& caller, LazyAsset& asset,
      boost::beast::http::status status = boost::beast::http::status::ok);
  boost::asio::awaitable<HttpAnswer> give_missing(const HttpRequest& request, const Caller& caller);
  HttpAnswer refuse_socket(const HttpRequest& request) const;
  boost::asio::awaitable<HttpAnswer> make_table(const HttpRequest& request, const Caller& caller);
  boost::asio::awaitable<HttpAnswer> work_on_record(const HttpRequest& request, const Caller& caller,
                                                    bool replay);
  boost::asio::awaitable<HttpAnswer> tell_table(const HttpRequest& request, const Caller& caller,
                                                std::string table, std::string what);
  boost::asio::awaitable<HttpAnswer> work_out(const HttpRequest& request, const Caller& caller,
                                              std::function<Answer<std::string>()> work,
                                              double estimate);
  boost::asio::awaitable<HttpAnswer> give_packed(const HttpRequest& request, const Caller& caller,
                                                 Answer<std::string> answer, std::string file);

  Services services_;
  Replies replies_;
  std::int64_t requests_ = 0;
};

}  // namespace aude::server
