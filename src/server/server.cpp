// SPDX-License-Identifier: MIT
#include "server/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/client_address.h"
#include "server/event_log.h"
#include "server/inside.h"
#include "server/network.h"
#include "server/random.h"
#include "server/relay.h"
#include "server/stores.h"
#include "server/system.h"
#include "server/waiting.h"
#include "table/pictures.h"
#include "table/secure.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
using tcp = net::ip::tcp;
using std::chrono::milliseconds;

constexpr int kWorkers = 2;
constexpr int kStorageWorkers = 8;  // more than there are sessions for loading and queries
constexpr int kAnalysisNiceness = 15;

constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Aude</title><p>The server runs. "
    "The browser client is not built; see the README.</p></html>";

Hub::Config hub_config(const ServerConfig& config, const GameClock& clock) {
  Hub::Config out;
  out.limits = config.limits;
  out.bot_threads = config.bot_threads;
  out.longest_search = milliseconds(config.bot_millis);
  out.wall = system_millis;
  out.steady = steady_millis;
  out.clock = [&clock] { return clock.now(); };
  out.chance = random_below;
  out.make_player = [](std::string_view level, std::uint64_t seed) {
    return players::make_player(level, seed);
  };
  return out;
}

std::unique_ptr<WorkerPool> make_analysis_pool(const ServerConfig& config, Post post) {
  if (config.analysis_threads == 0) return nullptr;
  return std::make_unique<WorkerPool>(
      WorkerPool::Size{config.analysis_threads, kAnalysisNiceness, config.limits.analysis_each,
                       config.limits.analysis_jobs, false},
      std::move(post));
}

// As connections show them.
std::vector<std::string> plain_proxies(const std::vector<std::string>& proxies) {
  std::vector<std::string> plain;
  for (const std::string& proxy : proxies) {
    boost::system::error_code wrong;
    const auto address = net::ip::make_address(proxy, wrong);
    if (wrong)
      throw std::runtime_error("--proxy-at: expected an IP address such as 10.0.0.9, found \"" + proxy +
                               "\"");
    plain.push_back(plain_address(address).to_string());
  }
  return plain;
}

net::ssl::context tls_of(const ServerConfig& config) {
  return config.certificate.empty() ? net::ssl::context(net::ssl::context::tls_server)
                                    : make_tls(config.certificate, config.key);
}

}  // namespace

Server::Inside::Inside(ServerConfig config)
    : config_(std::move(config)),
      tls_(tls_of(config_)),
      certificate_times_(times_of(config_.certificate, config_.key)),
      has_tls_(!config_.certificate.empty()),
      node_name_(config_.node.empty() ? "" : random_word(random_below, kTableLetters)),
      store_(open_store(config_.store.empty() ? config_.data.string() : config_.store, config_.database,
                        node_name_)),
      player_requests_(
          {players_, rating_log_, system_millis, [this] { return clock_.now(); }, random_below,
           [this](const std::string& player) {
             const auto found = sanctions_.find(BarredFrom::Entry, player, {}, system_millis());
             return found ? std::optional(problem_of(*found)) : std::nullopt;
           }}),
      storage_pool_({kStorageWorkers, 0, config_.limits.jobs_each, config_.limits.jobs, false},
                    [this](std::function<void()> task) { net::post(io_, std::move(task)); }),
      pool_({kWorkers, 5, config_.limits.jobs_each, config_.limits.jobs},
            [this](std::function<void()> task) { net::post(io_, std::move(task)); }),
      analysis_pool_(make_analysis_pool(
          config_, [this](std::function<void()> task) { net::post(io_, std::move(task)); })),
      hub_(*store_, {storage_pool_, pool_}, rate_limiter_,
           cluster_config(with_sanctions(with_players(hub_config(config_, clock_)))),
           [this](std::function<void()> task) { net::post(io_, std::move(task)); }),
      responder_(
          {io_, assets_, pool_, analysis_pool_.get(), hub_, rate_limiter_, config_.limits,
           config_.origins, !config_.certificate.empty(), [this] { return metrics(); },
           [this] { return addresses_text(config_, port()); }, player_requests_, storage_pool_,
           config_.operators, operator_requests_,
           [this](const std::string& address) { return why_barred(BarredFrom::Entry, {}, address); },
           [this] { refresh_sanctions(); }}) {
  config_.proxies = plain_proxies(config_.proxies);
  sanctions_.set(moderation_.active(system_millis()));
  load_assets();
  listen();
  if (!node_name_.empty()) join_cluster();
  net::co_spawn(io_, accept(), note_end);
  net::co_spawn(io_, tick(), note_end);
}

Server::Inside::~Inside() {
  io_.stop();
  if (analysis_pool_ != nullptr) analysis_pool_->stop();
  pool_.stop();
  storage_pool_.stop();
  if (node_ == nullptr) clock_.keep();
}

void Server::Inside::listen() {
  boost::system::error_code wrong;
  const auto address = net::ip::make_address(config_.host, wrong);
  if (wrong) {
    throw std::runtime_error("cannot listen on \"" + config_.host +
                             "\": expected an address such as 127.0.0.1 or 0.0.0.0");
  }
  for (int extra = 0;; ++extra) {
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(config_.port + extra));
    acceptor_ = tcp::acceptor(io_);
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(net::socket_base::reuse_address(true));
    boost::system::error_code error;
    acceptor_.bind(endpoint, error);
    if (!error) break;
    if (error != net::error::address_in_use || extra >= config_.more_ports) {
      throw std::runtime_error("cannot listen on " + config_.host + " port " +
                               std::to_string(endpoint.port()) + ": " + error.message());
    }
  }
  acceptor_.listen(net::socket_base::max_listen_connections);
}

void Server::Inside::load_assets() {
  assets_.add("/index.html", "text/html; charset=utf-8", [] { return std::string(kNoClient); });
  assets_.add("/api/catalogue", "application/json", catalogue_text);
  for (art::Detail detail : art::kDetails) {
    assets_.add_later(art_sheet_path(detail), "image/svg+xml; charset=utf-8",
                      [detail] { return art_sheet(detail); });
  }
  assets_.add("/api/art/stands.json", "application/json", art_stands);
  // A bundle also has the pictures: drawing them takes a second.
  if (!config_.bundle.empty()) assets_.add_archive(config_.bundle);
  if (!config_.client.empty()) assets_.add_folder(config_.client);
}

Server::Inside::Awaitable<void> Server::Inside::tick() {
  constexpr int kWakeBeats = 600;  // a minute
  net::steady_timer timer(io_);
  for (int heartbeat = 0;; ++heartbeat) {
    timer.expires_after(milliseconds(100));
    co_await timer.async_wait(kTuple);
    hub_.tick();
    if (node_ != nullptr) node_->tick();
    if (heartbeat % 10 == 0) {
      notify_system("WATCHDOG=1");
      if (has_tls_) watch_certificate();
      if (node_ == nullptr) {
        keep_clock();
      } else {
        shared_limits_->exchange(steady_millis());  // heartbeats advance the clock of a cluster
      }
      refresh_sanctions();
    }
    if (heartbeat % 5 == 0) {
      exchange_lists();
      open_tables_.pair(system_millis());
    }
    // Results that a server had no time to rate, or a node that is gone.
    if (heartbeat % 50 == 0) rate_results();
    if (heartbeat % kWakeBeats == 0) wake_rated_games();
    if (heartbeat % 100 != 0) continue;
    rate_limiter_.forget_idle(steady_millis());
  }
}

// A server whose store was taken over stops: what it has in memory may be out of date.
void Server::Inside::keep_clock() {
  const auto ours = std::make_shared<bool>(true);
  storage_pool_.submit({{},
                        0,
                        1,
                        [this, ours](const auto&) {
                          *ours = clock_.keep();
                          return false;
                        },
                        [this, ours](bool) {
                          if (*ours) return;
                          holds_store_ = false;
                          io_.stop();
                        }});
}

void Server::Inside::rate_results() {
  const auto rated = std::make_shared<int>(0);
  storage_pool_.submit({{},
                        0,
                        1,
                        [this, rated](const auto&) {
                          try {
                            *rated = rating_log_.rate_new();
                          } catch (const StoreError& error) {
                            note("rating_failed", error.what());
                          }
                          return false;
                        },
                        [this, rated](bool) {
                          if (*rated > 0) open_tables_.forget_ratings();
                        }});
}

// A rated game ends by its clocks, also if no player comes back after a restart. A node takes only
// those that no other node hosts.
void Server::Inside::wake_rated_games() {
  constexpr int kTogether = 200;
  struct Found {
    std::vector<std::string> tables{};
    std::vector<Leases::Host> hosts{};
    int generation = 0;
  };
  const auto found = std::make_shared<Found>();
  if (node_ != nullptr) found->generation = node_->generation();
  const auto look = [this, found](const auto&) {
    try {
      std::vector<std::string> tables = players_.unfinished_rated(kTogether);
      std::sort(tables.begin(), tables.end());
      std::vector<Leases::Wanted> wanted;
      for (const std::string& table : tables) wanted.push_back({table});
      if (node_ != nullptr && !wanted.empty()) found->hosts = node_->leases().find(wanted);
      found->tables = std::move(tables);
    } catch (const StoreError&) {
      // The database is away: next time.
    }
    return false;
  };
  storage_pool_.submit({{}, 0, 1, look, [this, found](bool) {
                          for (std::size_t i = 0; i < found->tables.size(); ++i) {
                            const std::string& table = found->tables[i];
                            if (node_ != nullptr && !node_->holds(table) &&
                                (!found->hosts[i].here || node_->is_closing(table) ||
                                 !node_->acquire(table, found->hosts[i].epoch, found->generation)))
                              continue;
                            hub_.wake(table);
                          }
                        }});
}

// --- the list of open tables ---

// Changes that come together are sent together.
void Server::Inside::show_changes_soon() {
  constexpr milliseconds kTogether(20);
  changes_timer_.expires_after(kTogether);
  changes_timer_.async_wait([this](boost::system::error_code stopped) {
    if (!stopped) open_tables_.flush();
  });
}

void Server::Inside::look_up_ratings(const std::string& player) {
  const auto ratings = std::make_shared<OpenTables::RatingsByKind>();
  const auto ticket = storage_pool_.submit(
      {{},
       0,
       1,
       [this, player, ratings](const auto&) {
         try {
           for (const auto& [kind, standing] : rating_log_.of(player))
             (*ratings)[std::string(compete::name_of(kind))] =
                 compete::shown(standing, system_millis()).rating;
         } catch (const StoreError& error) {
           note("rating_failed", error.what());
         }
         return false;
       },
       [this, player, ratings](bool) { open_tables_.learn(player, std::move(*ratings)); }});
  if (ticket == nullptr) open_tables_.learn(player, {});  // too busy: without a rating
}

// The nodes of a cluster tell each other what they list, through the database.
void Server::Inside::exchange_lists() {
  if (shared_lists_ == nullptr || exchanging_lists_) return;
  exchanging_lists_ = true;
  const auto lists = std::make_shared<SharedLists::Lists>();
  const auto ticket = storage_pool_.submit(
      {{},
       0,
       1,
       [this, lists, version = open_tables_.version(), own = open_tables_.own_text()](const auto&) {
         try {
           *lists = shared_lists_->exchange(version, own);
         } catch (const StoreError&) {
           // The database is away: what others list stays as it was.
         }
         return false;
       },
       [this, lists](bool) {
         exchanging_lists_ = false;
         for (const auto& [node, text] : *lists) open_tables_.set_node(node, text);
       }});
  if (ticket == nullptr) exchanging_lists_ = false;
}

// --- sanctions ---

// What operators do, here, at another node or on the command line, is noticed within about a second.
void Server::Inside::refresh_sanctions() {
  struct Found {
    std::int64_t version = -1;
    std::optional<std::vector<Sanction>> sanctions;
  };
  const auto found = std::make_shared<Found>();
  storage_pool_.submit({{},
                        0,
                        1,
                        [this, found, known = sanctions_known_](const auto&) {
                          try {
                            found->version = moderation_.version();
                            if (found->version != known)
                              found->sanctions = moderation_.active(system_millis());
                          } catch (const StoreError&) {
                            // The database is away: those that are known stay in force.
                          }
                          return false;
                        },
                        [this, found](bool) {
                          if (!found->sanctions) return;
                          sanctions_known_ = found->version;
                          sanctions_.set(std::move(*found->sanctions));
                          hub_.enforce_sanctions();
                        }});
}

std::optional<Problem> Server::Inside::why_barred(BarredFrom what, const std::string& player,
                                                  const std::string& address) {
  const auto found = sanctions_.find(what, player, address, system_millis());
  if (!found) return {};
  if (found->wants_source && found->player == player) learn_source(found->no, address);
  return problem_of(*found);
}

void Server::Inside::learn_source(std::int64_t sanction, const std::string& address) {
  if (address.empty() || !sources_sent_.insert(sanction).second) return;
  storage_pool_.submit({{},
                        0,
                        1,
                        [this, sanction, source = source_of(sanctions_.key(), address)](const auto&) {
                          try {
                            moderation_.learn_source(sanction, source, system_millis());
                          } catch (const StoreError& error) {
                            note("sanction_failed", error.what());
                          }
                          return false;
                        },
                        [this](bool) { refresh_sanctions(); }});
}

Hub::Config Server::Inside::with_sanctions(Hub::Config config) {
  config.why_barred = [this](BarredFrom what, const std::string& player, const std::string& address) {
    return why_barred(what, player, address);
  };
  config.report = [this](const FiledReport& filed) {
    const std::string& key = sanctions_.key();
    StoredReport report{0,
                        system_millis(),
                        filed.table,
                        filed.seat,
                        filed.about.player,
                        filed.about.name,
                        source_of(key, filed.address),
                        filed.reporter,
                        filed.reason,
                        filed.text,
                        filed.about.said};
    if (report.reporter.empty()) report.reporter = "source:" + source_of(key, filed.reporter_address);
    try {
      moderation_.add_report(report);
    } catch (const StoreError& error) {
      note("report_failed", error.what());
      return false;
    }
    return true;
  };
  return config;
}

// --- a node of a cluster ---

// The hub of a node serves only tables that the node holds a lease on.
Hub::Config Server::Inside::with_players(Hub::Config config) {
  config.seats_of = [this](const std::string& table) { return players_.seats(table); };
  config.log_in = [this](const std::string& table, const std::string& host, const Login& login) {
    return player_requests_.log_in(table, host, login);
  };
  config.result_stored = [this] { rate_results(); };
  config.list = [this](const std::string& table, boost::json::object entry) {
    open_tables_.set(table, std::move(entry));
  };
  config.add_result = [this](const std::string& table, RatedGame game) {
    game.finished = system_millis();
    storage_pool_.submit({{},
                          0,
                          1,
                          [this, table, game](const auto&) {
                            try {
                              rating_log_.add(table, game);
                            } catch (const StoreError& error) {
                              note("rating_failed", error.what());
                            }
                            return false;
                          },
                          [this](bool) { rate_results(); }});
  };
  return config;
}

Hub::Config Server::Inside::cluster_config(Hub::Config config) {
  if (node_name_.empty()) return config;
  config.closed = [this](const auto& tables) { router_->report_closed(tables); };
  config.holds = [this](const std::string& table) { return node_->holds(table); };
  config.may_create = [this] { return !node_->is_isolated(); };
  config.created = [this](const std::string& table) { node_->acquire(table, 1, node_->generation()); };
  return config;
}

void Server::Inside::join_cluster() {
  const std::string place = config_.node + ":" + std::to_string(port());
  if (endpoint_of(place).port() == 0)
    throw std::runtime_error("--node: expected an IP address such as 10.0.0.2, found \"" +
                             config_.node + "\"");
  node_ = std::make_unique<Node>(
      std::make_unique<Leases>(config_.store, NodeName{node_name_, place}, config_.version,
                               config_.database),
      clock_,
      Node::Hooks{[this](std::function<void()> task) { net::post(io_, std::move(task)); },
                  [this] { hub_.close_all(); }, [this](const std::string& table) { hub_.close(table); },
                  [this](const std::string& table) { hub_.wake(table); },
                  [this](const std::vector<std::string>& places) {
                    router_->close_dead(places);
                    router_->check_hosts();
                  },
                  [this](int count) {
                    const auto tables = hub_.give_away(count);
                    if (!tables.empty()) router_->hand_over(tables);
                  },
                  [this](const std::vector<std::string>& tables) {
                    for (const std::string& table : tables) hub_.close(table);
                    router_->hand_over(tables);
                  },
                  config_.node_time});
  router_ = std::make_unique<Router>(io_, *node_, storage_pool_, rate_limiter_);
  shared_lists_ = std::make_unique<SharedLists>(store_->open_session(), node_name_);
  set_log_node(place);
  note("node_joined", "the other nodes reach this one at " + place);
  shared_limits_ =
      std::make_unique<SharedLimits>(node_->leases(), storage_pool_, rate_limiter_, connection_limits_);
}

// --- changes while it runs ---

void Server::Inside::reload(ServerConfig config, std::function<void()> done) {
  config.proxies = plain_proxies(config.proxies);
  std::shared_ptr<net::ssl::context> tls;
  const CertificateTimes times = times_of(config.certificate, config.key);
  if (has_tls_) tls = std::make_shared<net::ssl::context>(make_tls(config.certificate, config.key));
  net::post(io_, [this, config = std::move(config), tls, times, done = std::move(done)] {
    config_.limits = config.limits;
    config_.origins = config.origins;
    config_.operators = config.operators;
    config_.behind_proxy = config.behind_proxy;
    config_.proxies = config.proxies;
    rate_limiter_.allow(config_.limits);
    hub_.set_limits(config_.limits);
    if (tls != nullptr) {
      config_.certificate = config.certificate;
      config_.key = config.key;
      tls_ = std::move(*tls);
      certificate_times_ = times;
    }
    done();
  });
}

// A certificate is renewed by writing its files, one after the other: if they do not go together yet,
// the old ones are used until the next change.
void Server::Inside::watch_certificate() {
  const CertificateTimes times = times_of(config_.certificate, config_.key);
  if (times == certificate_times_) return;
  certificate_times_ = times;
  try {
    tls_ = make_tls(config_.certificate, config_.key);
    note("certificate_reloaded",
         "new connections use the certificate in " + config_.certificate.string());
  } catch (const std::exception& error) {
    note("certificate_failed",
         std::string(error.what()) + "; the certificate that was loaded before stays in use");
  }
}

void Server::Inside::stop() {
  if (node_ == nullptr) return io_.stop();
  net::post(io_, [this] { net::co_spawn(io_, drain(), note_end); });
}

// Waits for what is being stored, releases all tables and closes all client connections: the clients
// come back at another node.
Server::Inside::Awaitable<void> Server::Inside::drain() {
  constexpr milliseconds kMoment(5);
  constexpr int kMoments = 160;
  acceptor_.close();
  hub_.freeze();
  net::steady_timer timer(io_);
  for (int i = 0; i < kMoments && !hub_.is_still(); ++i) {
    timer.expires_after(kMoment);
    co_await timer.async_wait(kTuple);
  }
  try {
    node_->leave();
  } catch (const StoreError& error) {
    note("deregister_failed", error.what());
  }
  note("drained", "shutting down; tables released to the other nodes");
  hub_.close_all();
  timer.expires_after(milliseconds(200));  // for closing handshakes
  co_await timer.async_wait(kTuple);
  io_.stop();
}

// --- outside ---

Server::Server(ServerConfig config) : inside_(std::make_unique<Inside>(std::move(config))) {}
Server::~Server() = default;
unsigned short Server::port() const { return inside_->port(); }
void Server::prepare_assets(std::function<void()> ready) { inside_->prepare_assets(std::move(ready)); }
bool Server::run() { return inside_->run(); }
void Server::stop() { inside_->stop(); }
void Server::reload(ServerConfig config, std::function<void()> done) {
  inside_->reload(std::move(config), std::move(done));
}

}  // namespace aude::server
