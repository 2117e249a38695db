#include "server/server.h"

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/assets.h"
#include "server/backlog.h"
#include "server/caller.h"
#include "server/connection_limits.h"
#include "server/event_log.h"
#include "server/game_clock.h"
#include "server/hub.h"
#include "server/node.h"
#include "server/random.h"
#include "server/reading.h"
#include "server/relay.h"
#include "server/responder.h"
#include "server/router.h"
#include "server/shared_limits.h"
#include "server/socket.h"
#include "server/stores.h"
#include "server/stream.h"
#include "server/system.h"
#include "server/waiting.h"
#include "table/pictures.h"
#include "table/secure.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto kWriteTime = seconds(120);
// Longer than a proxy keeps a connection that it may use again.
constexpr auto kProxyIdle = seconds(90);
constexpr int kWorkers = 2;
constexpr std::string_view kSockets = "/ws/";

constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Aude</title><p>The server runs. "
    "The browser client is not built; see the README.</p></html>";

// How a coroutine ends that nobody waits for.
void note_end(const std::exception_ptr& failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    note("connection_failed", error.what());
  }
}

// An IPv4 address is one, also where IPv6 is spoken.
net::ip::address plain(net::ip::address address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
  return address;
}

// Whom limits are counted for: an IPv4 address, or the 64 bits that an IPv6 household has.
std::string limit_key(net::ip::address address) {
  address = plain(address);
  if (address.is_v4()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return net::ip::make_address_v6(bytes).to_string();
}

}  // namespace

// --- the shared inside ---

class Server::Inside {
 public:
  explicit Inside(ServerConfig config);
  ~Inside();

  unsigned short port() const { return acceptor_.local_endpoint().port(); }
  void prepare_assets() { responder_.prepare_assets(); }
  bool run() {
    io_.run();
    return holds_store_;
  }
  void stop();

 private:
  struct Connection {
    ClientStream stream;
    ConnectionLimits::Place place;
    bool proxy = false;  // requests of many people come over it
    net::ip::address peer;
    beast::flat_buffer buffer{};
  };
  enum class Next { Request, Goodbye, Nothing };

  void check_proxies();
  void listen();
  void use_certificate();
  void load_assets();
  net::awaitable<void> accept();
  net::awaitable<void> greet(tcp::socket socket, ConnectionLimits::Place place, bool proxy);
  net::awaitable<void> store_clock();
  void keep_clock();
  void join_nodes();
  net::awaitable<void> hand_over();

  net::awaitable<void> serve(Connection connection);
  net::awaitable<Next> serve_request(Connection& connection, milliseconds within);
  net::awaitable<Router::Way> route(Connection& connection, const HttpRequest& request,
                                    const Caller& caller, bool socket);
  net::awaitable<void> serve_socket(Connection& connection, HttpRequest request, Caller& caller);
  bool wants_socket(const HttpRequest& request, const Caller& caller,
                    const ConnectionLimits::Place& counted);
  bool is_trusted_proxy(const net::ip::address& peer) const {
    return (config_.behind_proxy && peer.is_loopback()) ||
           std::find(config_.proxies.begin(), config_.proxies.end(), peer.to_string()) !=
               config_.proxies.end();
  }
  bool is_proxy(const net::ip::address& peer) const {
    return is_trusted_proxy(peer) || (node_ != nullptr && node_->is_host(peer.to_string()));
  }
  Caller caller_of(const HttpRequest& request, const Connection& connection);
  std::string metrics() const;
  std::string node_metrics() const;

  ServerConfig config_;
  // Connections count themselves out of these when the io_context goes: they must outlive it.
  RateLimiter rate_limiter_{config_.limits};
  ConnectionLimits connection_limits_{config_.limits};
  Backlog backlog_{config_.limits};
  net::io_context io_{1};
  net::ssl::context tls_{net::ssl::context::tls_server};
  tcp::acceptor acceptor_{io_};
  Assets assets_;
  const std::string node_name_;
  std::unique_ptr<Store> store_;
  GameClock clock_{*store_};
  WorkerPool pool_;
  Hub hub_;
  Responder responder_{{io_, assets_, pool_, hub_, rate_limiter_, config_.origins,
                        !config_.certificate.empty(), [this] { return metrics(); }}};
  std::int64_t turned_away_ = 0;
  bool holds_store_ = true;
  // Of one of several nodes only.
  std::unique_ptr<Node> node_;
  std::unique_ptr<Router> router_;
  std::unique_ptr<SharedLimits> shared_limits_;
};

namespace {

Hub::Config hub_config(const ServerConfig& config, const GameClock& clock,
                       std::function<void(const std::vector<std::string>&)> closed) {
  Hub::Config out;
  out.closed = std::move(closed);
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

}  // namespace

Server::Inside::Inside(ServerConfig config)
    : config_(std::move(config)),
      node_name_(config_.node.empty() ? "" : random_word(random_below, kTableLetters)),
      store_(open_store(config_.store.empty() ? config_.data.string() : config_.store, config_.database,
                        node_name_)),
      pool_({kWorkers, 5, config_.limits.jobs_each, config_.limits.jobs},
            [this](std::function<void()> task) { net::post(io_, std::move(task)); }),
      hub_(*store_, pool_, rate_limiter_,
           hub_config(config_, clock_,
                      [this](const auto& tables) {
                        if (router_ != nullptr) router_->report_closed(tables);
                      }),
           [this](std::function<void()> task) { net::post(io_, std::move(task)); }) {
  if (!config_.certificate.empty()) use_certificate();
  check_proxies();
  load_assets();
  listen();
  if (!node_name_.empty()) join_nodes();
  net::co_spawn(io_, accept(), note_end);
  net::co_spawn(io_, store_clock(), note_end);
}

Server::Inside::~Inside() {
  io_.stop();
  pool_.stop();
  if (node_ == nullptr) clock_.keep();
}

// --- one of several nodes ---

void Server::Inside::join_nodes() {
  const std::string place = config_.node + ":" + std::to_string(port());
  if (endpoint_of(place).port() == 0)
    throw std::runtime_error("cannot be reached by other nodes at \"" + config_.node +
                             "\": expected an address such as 10.0.0.2");
  node_ = std::make_unique<Node>(
      std::make_unique<Leases>(config_.store, NodeName{node_name_, place}, config_.version,
                               config_.database),
      clock_,
      Node::Hooks{[this](std::function<void()> task) { net::post(io_, std::move(task)); },
                  [this] { hub_.close_all(); }, [this](const std::string& table) { hub_.wake(table); },
                  config_.node_time});
  router_ = std::make_unique<Router>(io_, *node_, hub_, pool_, rate_limiter_);
  set_log_node(place);
  note("node_joined", "the other nodes reach this one at " + place);
  shared_limits_ =
      std::make_unique<SharedLimits>(node_->leases(), pool_, rate_limiter_, connection_limits_);
}

void Server::Inside::stop() {
  if (node_ == nullptr) return io_.stop();
  net::post(io_, [this] { net::co_spawn(io_, hand_over(), note_end); });
}

// What is being stored is waited for, then the tables are given up and whoever sits there is sent away,
// to come back at another node.
net::awaitable<void> Server::Inside::hand_over() {
  constexpr milliseconds kMoment(5);
  constexpr int kMoments = 400;
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
    note("leaving_failed", error.what());
  }
  note("handed_over", "this node ends; the others go on with its tables");
  hub_.close_all();
  timer.expires_after(milliseconds(200));  // for goodbyes
  co_await timer.async_wait(kTuple);
  io_.stop();
}

void Server::Inside::use_certificate() {
  tls_.set_options(net::ssl::context::default_workarounds | net::ssl::context::no_tlsv1 |
                   net::ssl::context::no_tlsv1_1 | net::ssl::context::no_compression);
  // Of TLS 1.2 only what keeps old talks secret when the key becomes known; TLS 1.3 has nothing else.
  SSL_CTX_set_cipher_list(tls_.native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  boost::system::error_code error;
  tls_.use_certificate_chain_file(config_.certificate.string(), error);
  if (error)
    throw std::runtime_error("certificate " + config_.certificate.string() + ": " + error.message());
  tls_.use_private_key_file(config_.key.string(), net::ssl::context::pem, error);
  if (error) throw std::runtime_error("key " + config_.key.string() + ": " + error.message());
}

void Server::Inside::check_proxies() {
  for (std::string& proxy : config_.proxies) {
    boost::system::error_code wrong;
    const auto address = net::ip::make_address(proxy, wrong);
    if (wrong)
      throw std::runtime_error("no proxy at \"" + proxy + "\": expected an address such as 10.0.0.9");
    proxy = plain(address).to_string();
  }
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
  if (!config_.client.empty()) assets_.add_folder(config_.client);
  assets_.add("/api/catalogue", "application/json", catalogue_text);
  for (art::Detail detail : art::kDetails) {
    assets_.add(art_sheet_path(detail), "image/svg+xml; charset=utf-8",
                [detail] { return art_sheet(detail); });
  }
  assets_.add("/api/art/stands.json", "application/json", art_stands);
}

net::awaitable<void> Server::Inside::store_clock() {
  net::steady_timer timer(io_);
  for (int heartbeat = 0;; ++heartbeat) {
    timer.expires_after(milliseconds(100));
    co_await timer.async_wait(kTuple);
    hub_.tick();
    if (node_ != nullptr) node_->tick();
    if (heartbeat % 10 == 0) {
      notify_system("WATCHDOG=1");
      if (node_ == nullptr) {
        keep_clock();
      } else {
        shared_limits_->exchange(steady_millis());  // the clock is moved on by heartbeats
      }
    }
    if (heartbeat % 100 != 0) continue;
    rate_limiter_.forget_idle(steady_millis());
  }
}

// Whoever has lost the services goes: what it has in memory is no longer what is true.
void Server::Inside::keep_clock() {
  const auto ours = std::make_shared<bool>(true);
  pool_.submit({{},
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

net::awaitable<void> Server::Inside::accept() {
  while (true) {
    auto [error, socket] = co_await acceptor_.async_accept(kTuple);
    if (error == net::error::operation_aborted) co_return;
    if (error) {
      // Out of file handles, most likely: wait until some are given back.
      net::steady_timer pause(io_, milliseconds(50));
      co_await pause.async_wait(kTuple);
      continue;
    }
    boost::system::error_code gone;
    const auto peer = plain(socket.remote_endpoint(gone).address());
    if (gone) continue;
    const bool proxy = is_proxy(peer);
    const std::string address = proxy ? "" : limit_key(peer);
    // Whoever has too many already is let go here, before anything is spent on it.
    if (proxy ? !connection_limits_.has_capacity()
              : !connection_limits_.may_enter(address) ||
                    !rate_limiter_.connects.take(address, steady_millis())) {
      ++turned_away_;
      continue;
    }
    net::co_spawn(io_,
                  greet(std::move(socket), ConnectionLimits::Place(connection_limits_, address), proxy),
                  note_end);
  }
}

net::awaitable<void> Server::Inside::greet(tcp::socket socket, ConnectionLimits::Place place,
                                           bool proxy) {
  boost::system::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  ClientStream stream = config_.certificate.empty() ? ClientStream(std::move(socket))
                                                    : ClientStream(std::move(socket), tls_);
  stream.expires_after(milliseconds(config_.limits.header_within));
  auto [error] = co_await stream.async_handshake(kTuple);
  if (error) co_return;
  const net::ip::address peer = plain(stream.peer());
  auto session = serve({std::move(stream), std::move(place), proxy, peer});
  co_await std::move(session);
}

// --- HTTP ---

Caller Server::Inside::caller_of(const HttpRequest& request, const Connection& connection) {
  if (!connection.proxy)
    return {connection.place.address(), connection.peer.is_loopback(), false, {}, nullptr};
  const bool forwarded = router_ != nullptr && router_->is_forwarded(request);
  auto real = connection.peer;
  if (forwarded || is_trusted_proxy(connection.peer)) {
    std::string_view all = view_of(request["X-Forwarded-For"]);
    all = all.substr(all.rfind(',') + 1);
    while (all.starts_with(' ')) all.remove_prefix(1);
    boost::system::error_code error;
    real = net::ip::make_address(std::string(all), error);
    if (error) real = net::ip::address_v4::loopback();  // the proxy's own, or somebody beside it
  }
  const std::string address = limit_key(real);
  Caller caller{address, real.is_loopback(), forwarded, {}, nullptr};
  caller.place.emplace(connection_limits_, address, forwarded);
  caller.place->has_sent_header();
  return caller;
}

namespace {

std::string figure(const char* name, const char* type, auto value) {
  return std::string("# TYPE aude_") + name + " " + type + "\naude_" + name + " " +
         std::to_string(value) + "\n";
}

}  // namespace

std::string Server::Inside::metrics() const {
  return hub_.metrics() + figure("connections", "gauge", connection_limits_.open()) +
         figure("connections_turned_away_total", "counter", turned_away_) +
         figure("unsent_bytes", "gauge", backlog_.bytes()) +
         figure("slow_readers_cut_off_total", "counter", backlog_.cuts()) +
         figure("http_requests_total", "counter", responder_.requests()) + node_metrics();
}

std::string Server::Inside::node_metrics() const {
  if (node_ == nullptr) return {};
  const Node::Count count = node_->count();
  return figure("node_beats_total", "counter", count.heartbeats) +
         figure("node_silent_milliseconds", "gauge", count.silent) +
         figure("node_cut_off_total", "counter", count.isolations) +
         figure("node_tables_adopted_total", "counter", count.adopted) +
         figure("node_requests_passed_on_total", "counter", router_->count().forwarded) +
         figure("node_requests_waiting", "gauge", router_->count().waiting) +
         figure("node_limits_shared_total", "counter", shared_limits_->exchanges()) +
         figure("nodes_alive", "gauge", static_cast<std::int64_t>(count.hosts));
}

bool Server::Inside::wants_socket(const HttpRequest& request, const Caller& caller,
                                  const ConnectionLimits::Place& counted) {
  return beast::websocket::is_upgrade(request) && view_of(request.target()).starts_with(kSockets) &&
         is_same_origin(request, config_.origins) && !counted.is_too_many() &&
         (caller.forwarded || rate_limiter_.sockets.take(caller.address, steady_millis()));
}

net::awaitable<void> Server::Inside::serve(Connection connection) {
  const Limits& limits = config_.limits;
  // A fresh connection has to say something soon; one that has been of use may rest a while.
  milliseconds within(limits.first_byte_within);
  Next next = Next::Request;
  while (next == Next::Request) {
    auto serving = serve_request(connection, within);
    next = co_await std::move(serving);
    within = connection.proxy ? milliseconds(kProxyIdle) : milliseconds(limits.header_within);
  }
  if (next == Next::Nothing) co_return;
  connection.stream.expires_after(milliseconds(limits.goodbye_within));
  co_await connection.stream.async_shutdown(kTuple);
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
  const ConnectionLimits::Place& counted = caller.place ? *caller.place : connection.place;
  std::optional<Problem> wrong = error ? problem_of(error) : wrong_with(parser.get());
  if (!wrong) {
    const bool socket = wants_socket(parser.get(), caller, counted);
    auto leading = route(connection, parser.get(), caller, socket);
    const Router::Way way = co_await std::move(leading);
    if (way == Router::Way::There) co_return Next::Nothing;
    if (way == Router::Way::Nowhere) wrong = kMoving;
    if (way == Router::Way::Here && socket) {
      auto session = serve_socket(connection, parser.release(), caller);
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
  HttpRequest request = parser.release();
  // What follows a request that was passed on is the visitor's, not the node's.
  if (wrong || too_many || caller.forwarded) request.keep_alive(false);
  std::optional<HttpAnswer> response;
  if (wrong) {
    response.emplace(responder_.replies().refuse(request, *wrong));
  } else {
    auto answering = responder_.answer(request, caller, too_many);
    response.emplace(co_await std::move(answering));
  }
  const bool keep = response->keep_alive();
  stream.expires_after(kWriteTime);
  std::tie(error, std::ignore) = co_await beast::async_write(stream, std::move(*response), kTuple);
  co_return error || !keep ? Next::Goodbye : Next::Request;
}

net::awaitable<Router::Way> Server::Inside::route(Connection& connection, const HttpRequest& request,
                                                  const Caller& caller, bool socket) {
  if (router_ == nullptr) co_return Router::Way::Here;
  auto leading = router_->route(connection.stream, connection.buffer, request, caller, socket);
  co_return co_await std::move(leading);
}

net::awaitable<void> Server::Inside::serve_socket(Connection& connection, HttpRequest request,
                                                  Caller& caller) {
  std::string table(view_of(request.target()).substr(kSockets.size()));
  ConnectionLimits::Place kept = caller.place ? std::move(*caller.place) : std::move(connection.place);
  auto session = serve_websocket(std::move(connection.stream), std::move(request), std::move(table),
                                 std::move(kept), hub_, backlog_, config_.limits);
  co_await std::move(session);
}

// --- outside ---

Server::Server(ServerConfig config) : inside_(std::make_unique<Inside>(std::move(config))) {}
Server::~Server() = default;
unsigned short Server::port() const { return inside_->port(); }
void Server::prepare_assets() { inside_->prepare_assets(); }
bool Server::run() { return inside_->run(); }
void Server::stop() { inside_->stop(); }

}  // namespace aude::server
