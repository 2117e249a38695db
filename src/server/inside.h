// SPDX-License-Identifier: MIT
// What a server consists of. Its member functions are in server.cpp (start, stop, cluster),
// connections.cpp (accepting and serving connections), requests.cpp (one HTTP request) and metrics.cpp.
#pragma once

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <set>

#include "server/assets.h"
#include "server/backlog.h"
#include "server/caller.h"
#include "server/connection_limits.h"
#include "server/game_clock.h"
#include "server/hub.h"
#include "server/node.h"
#include "server/open_tables.h"
#include "server/operator_requests.h"
#include "server/player_requests.h"
#include "server/responder.h"
#include "server/router.h"
#include "server/server.h"
#include "server/shared_limits.h"
#include "server/shared_lists.h"
#include "server/stream.h"
#include "server/tls.h"

namespace aude::server {

class Server::Inside {
 public:
  explicit Inside(ServerConfig config);
  ~Inside();

  unsigned short port() const { return acceptor_.local_endpoint().port(); }
  void prepare_assets(std::function<void()> ready) { responder_.prepare_assets(std::move(ready)); }
  bool run() {
    io_.run();
    return holds_store_;
  }
  void stop();
  void reload(ServerConfig config, std::function<void()> done);

 private:
  struct Connection {
    ClientStream stream;
    ConnectionLimits::Place place;
    bool proxy = false;  // requests of many clients come over it
    boost::asio::ip::address peer;
    boost::beast::flat_buffer buffer{};
  };
  enum class Next { Request, Goodbye, Nothing };
  template <typename Result>
  using Awaitable = boost::asio::awaitable<Result>;

  void listen();
  void watch_certificate();
  void load_assets();
  void join_cluster();
  Hub::Config with_players(Hub::Config config);
  Hub::Config cluster_config(Hub::Config config);
  Awaitable<void> drain();
  Awaitable<void> tick();
  void keep_clock();
  void rate_results();
  void wake_rated_games();
  void show_changes_soon();
  void look_up_ratings(const std::string& player);
  void exchange_lists();
  Hub::Config with_sanctions(Hub::Config config);
  std::optional<Problem> why_barred(BarredFrom what, const std::string& player,
                                    const std::string& address);
  void learn_source(std::int64_t sanction, const std::string& address);
  void refresh_sanctions();

  Awaitable<void> accept();
  Awaitable<void> greet(boost::asio::ip::tcp::socket socket, ConnectionLimits::Place place, bool proxy);
  Awaitable<void> serve(Connection connection);
  Awaitable<void> serve_socket(Connection& connection, HttpRequest request, Caller& caller,
                               std::optional<Problem> refusal);
  bool is_trusted_proxy(const boost::asio::ip::address& peer) const {
    return (config_.behind_proxy && peer.is_loopback()) ||
           std::find(config_.proxies.begin(), config_.proxies.end(), peer.to_string()) !=
               config_.proxies.end();
  }
  bool is_proxy(const boost::asio::ip::address& peer) const {
    return is_trusted_proxy(peer) || (node_ != nullptr && node_->is_host(peer.to_string()));
  }

  Awaitable<Next> serve_request(Connection& connection, std::chrono::milliseconds within);
  Awaitable<Router::Way> route(Connection& connection, const HttpRequest& request, const Caller& caller,
                               bool socket);
  Awaitable<Next> respond(Connection& connection, HttpRequest request, const Caller& caller,
                          std::optional<Problem> wrong, bool too_many);
  bool wants_socket(const HttpRequest& request, const Caller& caller,
                    const ConnectionLimits::Place& counted);
  Caller caller_of(const HttpRequest& request, const Connection& connection);

  std::string metrics() const;
  std::string node_metrics() const;

  ServerConfig config_;
  // Connections count themselves out of these when the io_context is destroyed: they must outlive it.
  RateLimiter rate_limiter_{config_.limits};
  ConnectionLimits connection_limits_{config_.limits};
  Backlog backlog_{config_.limits};
  boost::asio::io_context io_{1};
  boost::asio::ssl::context tls_;  // of new connections; others keep the one that they began with
  CertificateTimes certificate_times_;
  const bool has_tls_;
  boost::asio::ip::tcp::acceptor acceptor_{io_};
  Assets assets_;
  const std::string node_name_;
  std::unique_ptr<Store> store_;
  GameClock clock_{*store_};
  Players players_{store_->open_session()};
  RatingLog rating_log_{store_->open_session()};
  Moderation moderation_{store_->open_session()};
  Sanctions sanctions_{players_.secret()};
  std::int64_t sanctions_known_ = -1;    // the version of those in memory
  std::set<std::int64_t> sources_sent_;  // sanctions whose source is being stored
  OperatorRequests operator_requests_{{moderation_, players_, system_millis}};
  PlayerRequests player_requests_;
  // One pool for each kind of waiting: no search or replay can delay routing and loading.
  WorkerPool storage_pool_;
  WorkerPool pool_;
  std::unique_ptr<WorkerPool> analysis_pool_;  // nullptr: no analysis here
  OpenTables open_tables_{{[this] { show_changes_soon(); },
                           [this](const std::string& player) { look_up_ratings(player); }}};
  boost::asio::steady_timer changes_timer_{io_};
  std::unique_ptr<SharedLists> shared_lists_;  // of a cluster node only
  bool exchanging_lists_ = false;
  Hub hub_;
  Responder responder_;
  std::int64_t turned_away_ = 0;
  bool holds_store_ = true;
  // Of a cluster node only.
  std::unique_ptr<Node> node_;
  std::unique_ptr<Router> router_;
  std::unique_ptr<SharedLimits> shared_limits_;
};

}  // namespace aude::server
