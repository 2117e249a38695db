// SPDX-License-Identifier: MIT
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
#include "server/operator_requests.h"
#include "server/player_requests.h"
#include "server/preview.h"
#include "server/reply.h"
#include "server/worker_pool.h"

namespace aude::server {

class Responder {
 public:
  struct Services {
    boost::asio::io_context& io;
    Assets& assets;
    WorkerPool& pool;
    WorkerPool* analysis_pool;  // nullptr: hints and evaluations are refused
    Hub& hub;
    RateLimiter& rate_limiter;
    const Limits& limits;
    const std::vector<std::string>& origins;  // besides its own
    bool tls = false;
    std::function<std::string()> figures;
    std::function<std::string()> addresses;  // how other machines reach the server, as JSON
    PlayerRequests& players;
    WorkerPool& storage_pool;
    const std::vector<Operator>& operators;
    OperatorRequests& operator_requests;
    // What a client at a banned address is told.
    std::function<std::optional<Problem>(const std::string& address)> why_barred;
    std::function<void()> moderated;  // called when operators have changed something
  };
  explicit Responder(Services services) : services_(std::move(services)), replies_(services_.tls) {}

  const Replies& replies() const { return replies_; }
  std::int64_t requests() const { return requests_; }

  // Never fails: an internal error is logged and answered with 500.
  boost::asio::awaitable<HttpAnswer> answer(const HttpRequest& request, const Caller& caller,
                                            bool too_many);
  // For an address where nothing is: a person gets the page, which reports it, and a program gets JSON.
  boost::asio::awaitable<HttpAnswer> give_missing(const HttpRequest& request, const Caller& caller,
                                                  Problem problem);
  // Draws and compresses in the background what browsers ask for first. `ready` is called on the I/O
  // thread when the first page can be served at once.
  void prepare_assets(std::function<void()> ready);

 private:
  boost::asio::awaitable<HttpAnswer> respond(const HttpRequest& request, const Caller& caller);
  boost::asio::awaitable<HttpAnswer> give_health(const HttpRequest& request);
  boost::asio::awaitable<bool> make_asset(const Caller& caller, LazyAsset& asset);
  boost::asio::awaitable<HttpAnswer> give_asset(
      const HttpRequest& request, const Caller& caller, LazyAsset& asset,
      boost::beast::http::status status = boost::beast::http::status::ok);
  boost::asio::awaitable<HttpAnswer> give_table_page(const HttpRequest& request, const Caller& caller,
                                                     std::string table);
  boost::asio::awaitable<HttpAnswer> give_picture(const HttpRequest& request, const Caller& caller,
                                                  std::string table);
  HttpAnswer refuse_socket(const HttpRequest& request) const;
  boost::asio::awaitable<HttpAnswer> make_table(const HttpRequest& request, const Caller& caller);
  boost::asio::awaitable<HttpAnswer> serve_player(const HttpRequest& request, const Caller& caller,
                                                  std::string path);
  boost::asio::awaitable<HttpAnswer> serve_operator(const HttpRequest& request, const Caller& caller,
                                                    std::string path);
  boost::asio::awaitable<HttpAnswer> replay(const HttpRequest& request, const Caller& caller,
                                            std::string record);
  boost::asio::awaitable<HttpAnswer> query(const HttpRequest& request, const Caller& caller);
  struct Task;
  boost::asio::awaitable<HttpAnswer> analyse(const HttpRequest& request, const Caller& caller,
                                             std::shared_ptr<Task> task);
  HttpAnswer finish(const HttpRequest& request, const Caller& caller, Task& task, bool finished) const;
  boost::asio::awaitable<HttpAnswer> tell_table(const HttpRequest& request, const Caller& caller,
                                                std::string table, std::string what);
  boost::asio::awaitable<HttpAnswer> give_packed(const HttpRequest& request, const Caller& caller,
                                                 Answer<std::string> answer, std::string file);

  Services services_;
  Replies replies_;
  PictureCache pictures_;
  std::int64_t requests_ = 0;
};

}  // namespace aude::server
