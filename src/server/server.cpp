#include "server/server.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cstdio>
#include <unordered_map>

#include "server/assets.h"
#include "server/hub.h"
#include "server/line.h"
#include "server/random.h"
#include "server/socket.h"
#include "server/sqlite_store.h"
#include "table/pictures.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using std::chrono::milliseconds;
using std::chrono::seconds;

// A note on style: g++ 12 destroys some temporaries in expressions with co_await twice. So whatever is
// more than a number gets a name first, and the co_await stands alone.

// Waiting that gives the error back instead of throwing it.
constexpr auto kTuple = net::as_tuple(net::use_awaitable);

constexpr std::size_t kHeaderBytes = 16U << 10U;
constexpr std::size_t kRecordBytes = 1U << 20U;
constexpr std::size_t kOrderBytes = 256U << 10U;
constexpr std::size_t kWorthPacking = 1000;
constexpr int kQuickly = 6;  // of zlib's nine levels
constexpr auto kHandshakeTime = seconds(15);
constexpr auto kWriteTime = seconds(120);

constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src "
    "'self' "
    "data: blob:; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Aude</title><p>The server runs. "
    "The browser "
    "client is not built; see the README.</p></html>";

// What an answer over HTTP says, besides what all of them say.
struct Reply {
  std::string body;
  http::status status = http::status::ok;
  std::string_view type = "application/json";
  bool packed = false;  // the body is compressed
  std::string file{};   // to be saved under this name
};

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

Millis system_millis() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// How a coroutine ends that nobody waits for.
void note_end(const std::exception_ptr& failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "connection: %s\n", error.what());
  }
}

// Whom limits are counted for: an IPv4 address, or the 64 bits that an IPv6 household has.
std::string limit_key(net::ip::address address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    address = net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
  }
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
  void prepare_assets() {
    net::post(pool_, [this] { assets_.make_all(); });
  }
  void run() { io_.run(); }
  void stop() { io_.stop(); }

 private:
  // The client's address and its place among the open connections.
  struct Caller {
    Inside& inside;
    std::string key;
    bool local = false;
    explicit Caller(Inside& in, std::string k, bool l) : inside(in), key(std::move(k)), local(l) {
      ++inside.open_;
      ++inside.open_from_[key];
    }
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;
    ~Caller() {
      --inside.open_;
      if (--inside.open_from_[key] == 0) inside.open_from_.erase(key);
    }
  };

  void listen();
  void load_assets();
  net::awaitable<void> accept();
  net::awaitable<void> greet(tcp::socket socket);
  net::awaitable<void> keep_time();

  net::awaitable<void> serve(Line line);

  net::awaitable<http::message_generator> respond(const HttpRequest& request, const Caller& caller);
  net::awaitable<http::message_generator> respond_api(const HttpRequest& request,
                                                      std::string_view path);
  net::awaitable<http::message_generator> make_table(const HttpRequest& request, const Caller& caller);
  http::message_generator serve_asset(const HttpRequest& request, const Asset& asset);
  http::message_generator refuse(const HttpRequest& request, const Problem& problem);
  http::message_generator give(const HttpRequest& request, Reply reply);
  net::awaitable<http::message_generator> give_packed(const HttpRequest& request,
                                                      Answer<std::string> answer,
                                                      std::string file = {});
  template <typename Body>
  void dress(http::response<Body>& response, const HttpRequest& request) const;

  bool is_same_origin(const HttpRequest& request) const;
  std::pair<std::string, bool> address_of(const HttpRequest& request,
                                          const net::ip::address& peer) const;
  std::string metrics() const;

  // A hub's answer, or a piece of work on the pool, as something to wait for.
  using Done = std::function<void(Answer<std::string>)>;
  net::awaitable<Answer<std::string>> from_hub(std::function<void(Done)> start);
  net::awaitable<void> on_pool(std::function<void()> work);

  ServerConfig config_;
  // Callers count themselves out of these when the io_context goes: they must outlive it.
  int open_ = 0;
  std::unordered_map<std::string, int> open_from_;
  net::io_context io_{1};
  net::ssl::context tls_{net::ssl::context::tls_server};
  tcp::acceptor acceptor_{io_};
  Assets assets_;
  SqliteStore store_;
  Hub hub_;
  Meters requests_;
  Meters orders_;
  std::int64_t http_requests_ = 0;
  net::thread_pool pool_{1};
};

namespace {

Hub::Config hub_config(const ServerConfig& config) {
  return {config.limits, config.bot_threads, milliseconds(config.bot_millis), system_millis,
          random_below};
}

}  // namespace

Server::Inside::Inside(ServerConfig config)
    : config_(std::move(config)),
      store_(config_.data),
      hub_(store_, hub_config(config_),
           [this](std::function<void()> task) { net::post(io_, std::move(task)); }),
      requests_(config_.limits.requests),
      orders_(config_.limits.tables) {
  if (!config_.certificate.empty()) {
    tls_.set_options(net::ssl::context::default_workarounds | net::ssl::context::no_tlsv1 |
                     net::ssl::context::no_tlsv1_1 | net::ssl::context::no_compression);
    boost::system::error_code error;
    tls_.use_certificate_chain_file(config_.certificate.string(), error);
    if (error)
      throw std::runtime_error("certificate " + config_.certificate.string() + ": " + error.message());
    tls_.use_private_key_file(config_.key.string(), net::ssl::context::pem, error);
    if (error) throw std::runtime_error("key " + config_.key.string() + ": " + error.message());
  }
  load_assets();
  listen();
  net::co_spawn(io_, accept(), note_end);
  net::co_spawn(io_, keep_time(), note_end);
}

Server::Inside::~Inside() {
  io_.stop();
  pool_.stop();
  pool_.join();
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
  assets_.add("/api/art/sheet.svg", "image/svg+xml; charset=utf-8", art_sheet);
  assets_.add("/api/art/stands.json", "application/json", art_stands);
}

net::awaitable<void> Server::Inside::keep_time() {
  net::steady_timer timer(io_);
  for (int beat = 0;; ++beat) {
    timer.expires_after(milliseconds(100));
    co_await timer.async_wait(kTuple);
    hub_.tick();
    if (beat % 100 != 0) continue;
    requests_.forget_idle(system_millis());
    orders_.forget_idle(system_millis());
  }
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
    if (open_ >= config_.limits.connections) continue;
    net::co_spawn(io_, greet(std::move(socket)), note_end);
  }
}

net::awaitable<void> Server::Inside::greet(tcp::socket socket) {
  boost::system::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  Line line = config_.certificate.empty() ? Line(std::move(socket)) : Line(std::move(socket), tls_);
  line.expires_after(kHandshakeTime);
  auto [error] = co_await line.async_handshake(kTuple);
  if (error) co_return;
  auto session = serve(std::move(line));
  co_await std::move(session);
}

// --- HTTP ---

bool Server::Inside::is_same_origin(const HttpRequest& request) const {
  const auto found = request.find(http::field::origin);
  if (found == request.end()) return true;  // no browser
  const std::string_view origin = view_of(found->value());
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos &&
      origin.substr(scheme + 3) == view_of(request[http::field::host]))
    return true;
  return std::find(config_.origins.begin(), config_.origins.end(), origin) != config_.origins.end();
}

// The limit key, and whether the request comes from this very machine.
std::pair<std::string, bool> Server::Inside::address_of(const HttpRequest& request,
                                                        const net::ip::address& peer) const {
  if (config_.behind_proxy && peer.is_loopback()) {
    std::string_view all = view_of(request["X-Forwarded-For"]);
    all = all.substr(all.rfind(',') + 1);
    while (all.starts_with(' ')) all.remove_prefix(1);
    boost::system::error_code error;
    const auto real = net::ip::make_address(std::string(all), error);
    if (!error) return {limit_key(real), real.is_loopback()};
  }
  return {limit_key(peer), peer.is_loopback()};
}

template <typename Body>
void Server::Inside::dress(http::response<Body>& response, const HttpRequest& request) const {
  response.keep_alive(request.keep_alive());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("X-Frame-Options", "DENY");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy", beast::string_view(kPolicy.data(), kPolicy.size()));
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  if (!config_.certificate.empty()) response.set("Strict-Transport-Security", "max-age=31536000");
}

http::message_generator Server::Inside::give(const HttpRequest& request, Reply reply) {
  http::response<http::string_body> response(reply.status, request.version());
  dress(response, request);
  response.set(http::field::content_type, beast::string_view(reply.type.data(), reply.type.size()));
  response.set(http::field::cache_control, "no-store");
  if (reply.status == http::status::too_many_requests) response.set(http::field::retry_after, "10");
  if (reply.packed) response.set(http::field::content_encoding, "gzip");
  if (!reply.file.empty())
    response.set(http::field::content_disposition, "attachment; filename=\"" + reply.file + "\"");
  response.body() = std::move(reply.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

http::message_generator Server::Inside::refuse(const HttpRequest& request, const Problem& problem) {
  return give(request, {problem_text(problem), static_cast<http::status>(problem.status)});
}

// An answer that may be long: compressed, on the pool, for those who understand that.
net::awaitable<http::message_generator> Server::Inside::give_packed(const HttpRequest& request,
                                                                    Answer<std::string> answer,
                                                                    std::string file) {
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return refuse(request, *problem);
  Reply reply{std::move(std::get<std::string>(answer))};
  reply.file = std::move(file);
  if (reply.body.size() > kWorthPacking &&
      accepts(view_of(request[http::field::accept_encoding]), "gzip")) {
    auto packing = on_pool([&] { reply.body = gzipped(reply.body, kQuickly); });
    co_await std::move(packing);
    reply.packed = true;
  }
  co_return give(request, std::move(reply));
}

http::message_generator Server::Inside::serve_asset(const HttpRequest& request, const Asset& asset) {
  http::response<http::span_body<const char>> response(http::status::ok, request.version());
  dress(response, request);
  response.set(http::field::etag, asset.etag);
  response.set(http::field::cache_control,
               asset.fixed ? "public, max-age=31536000, immutable" : "no-cache");
  response.set(http::field::vary, "Accept-Encoding");
  if (view_of(request[http::field::if_none_match]).find(asset.etag) != std::string_view::npos) {
    response.result(http::status::not_modified);
    return response;
  }
  response.set(http::field::content_type, asset.type);
  const std::string_view accepted = view_of(request[http::field::accept_encoding]);
  const std::string* bytes = &asset.bytes;
  if (!asset.brotli.empty() && accepts(accepted, "br")) {
    bytes = &asset.brotli;
    response.set(http::field::content_encoding, "br");
  } else if (!asset.gzip.empty() && accepts(accepted, "gzip")) {
    bytes = &asset.gzip;
    response.set(http::field::content_encoding, "gzip");
  }
  response.content_length(bytes->size());
  if (request.method() == http::verb::get) response.body() = {bytes->data(), bytes->size()};
  return response;
}

net::awaitable<Answer<std::string>> Server::Inside::from_hub(std::function<void(Done)> start) {
  return net::async_initiate<const net::use_awaitable_t<>, void(Answer<std::string>)>(
      [this](auto handler, const std::function<void(Done)>& begin) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        begin([this, waiting](Answer<std::string> answer) {
          net::post(io_,
                    [waiting, answer = std::move(answer)]() mutable { (*waiting)(std::move(answer)); });
        });
      },
      net::use_awaitable, std::move(start));
}

net::awaitable<void> Server::Inside::on_pool(std::function<void()> work) {
  return net::async_initiate<const net::use_awaitable_t<>, void(std::exception_ptr)>(
      [this](auto handler, std::function<void()> job) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        net::post(pool_, [this, waiting = std::move(waiting), job = std::move(job)]() mutable {
          std::exception_ptr failure;
          try {
            job();
          } catch (...) {
            failure = std::current_exception();
          }
          net::post(io_, [waiting = std::move(waiting), failure] { (*waiting)(failure); });
        });
      },
      net::use_awaitable, std::move(work));
}

net::awaitable<http::message_generator> Server::Inside::make_table(const HttpRequest& request,
                                                                   const Caller& caller) {
  if (!orders_.take(caller.key, system_millis())) {
    co_return refuse(request, {429, "too_fast", "Too many tables at once; please wait a little.", {}});
  }
  auto order = read_order(request.body(), random_below, system_millis());
  if (const auto* problem = std::get_if<Problem>(&order)) co_return refuse(request, *problem);
  const auto made = std::make_shared<TableOrder>(std::move(std::get<TableOrder>(order)));
  auto waiting = from_hub([this, made](Done done) { hub_.create(std::move(*made), std::move(done)); });
  auto answer = co_await std::move(waiting);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return refuse(request, *problem);
  co_return give(request, {std::move(std::get<std::string>(answer)), http::status::created});
}

net::awaitable<http::message_generator> Server::Inside::respond_api(const HttpRequest& request,
                                                                    std::string_view path) {
  constexpr std::string_view kTables = "/api/tables/";
  const bool post = request.method() == http::verb::post;
  Answer<std::string> answer = Problem{404, "not_found", "There is nothing here.", {}};
  std::string file;
  if (post && (path == "/api/replay" || path == "/api/ask")) {
    auto working = on_pool(
        [&] { answer = path == "/api/ask" ? ask_text(request.body()) : replay_text(request.body()); });
    co_await std::move(working);
  } else if (!post && path.starts_with(kTables)) {
    std::string_view rest = path.substr(kTables.size());
    const std::string table(rest.substr(0, rest.find('/')));
    rest.remove_prefix(table.size());
    if (rest.empty()) {
      auto waiting = from_hub([&](Done done) { hub_.view(table, std::move(done)); });
      answer = co_await std::move(waiting);
    } else if (rest == "/record" || rest == "/replay") {
      auto waiting = from_hub([&](Done done) { hub_.record(table, std::move(done)); });
      answer = co_await std::move(waiting);
    }
    if (rest == "/record") file = "aude-" + table + ".json";
    if (const auto* record = std::get_if<std::string>(&answer); record && rest == "/replay") {
      auto replaying = on_pool([&] { answer = replay_text(std::string(*record)); });
      co_await std::move(replaying);
    }
  }
  auto giving = give_packed(request, std::move(answer), std::move(file));
  co_return co_await std::move(giving);
}

net::awaitable<http::message_generator> Server::Inside::respond(const HttpRequest& request,
                                                                const Caller& caller) {
  ++http_requests_;
  const std::string_view target = view_of(request.target());
  const std::string path(target.substr(0, target.find('?')));
  const bool read = request.method() == http::verb::get || request.method() == http::verb::head;
  if (!requests_.take(caller.key, system_millis())) {
    co_return refuse(request, {429, "too_fast", "Too many requests; please wait a moment.", {}});
  }
  if (!read && request.method() != http::verb::post) {
    co_return refuse(request, {405, "bad_method", "Only GET, HEAD and POST are understood.", {}});
  }
  if (!read && !is_same_origin(request)) {
    co_return refuse(request, {403, "bad_origin", "This request comes from another site.", {}});
  }
  if (read && path == "/healthz") co_return give(request, {"ok\n", http::status::ok, "text/plain"});
  if (read && path == "/metrics") {
    if (!caller.local) co_return refuse(request, {403, "not_allowed", "Only for this machine.", {}});
    co_return give(request, {metrics(), http::status::ok, "text/plain; version=0.0.4"});
  }
  if (path.starts_with("/ws/")) {
    const bool stranger = !is_same_origin(request);
    co_return refuse(request, stranger
                                  ? Problem{403, "bad_origin", "This page comes from another site.", {}}
                                  : Problem{426, "websocket", "This address speaks WebSocket.", {}});
  }
  if (read) {
    if (LazyAsset* asset = assets_.find(path)) {
      if (!asset->is_made()) {
        auto making = on_pool([asset] { asset->get(); });
        co_await std::move(making);
      }
      co_return serve_asset(request, asset->get());
    }
  }
  if (!read && path == "/api/tables") {
    auto answering = make_table(request, caller);
    co_return co_await std::move(answering);
  }
  if (path.starts_with("/api/")) {
    auto answering = respond_api(request, path);
    co_return co_await std::move(answering);
  }
  co_return refuse(request, {404, "not_found", "There is nothing here.", {}});
}

std::string Server::Inside::metrics() const {
  return hub_.metrics() + "# TYPE aude_connections gauge\naude_connections " + std::to_string(open_) +
         "\n# TYPE aude_http_requests_total counter\naude_http_requests_total " +
         std::to_string(http_requests_) + "\n";
}

namespace {

Problem problem_of(const boost::system::error_code& error) {
  if (error == http::error::body_limit) return {413, "too_large", "The request is too large.", {}};
  if (error == http::error::header_limit)
    return {431, "too_large", "The request's header is too large.", {}};
  return {400, "malformed", "This is not HTTP as it should be: " + error.message() + ".", {}};
}

bool is_parse_error(const boost::system::error_code& error) {
  return error.category() == boost::system::error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

std::size_t body_limit_for(std::string_view target) {
  if (target.starts_with("/api/replay") || target.starts_with("/api/ask")) return kRecordBytes;
  if (target.starts_with("/api/tables")) return kOrderBytes;
  return 0;
}

}  // namespace

net::awaitable<void> Server::Inside::serve(Line line) {
  const auto peer = line.peer();
  if (peer.is_unspecified()) co_return;
  std::unique_ptr<Caller> caller;
  beast::flat_buffer buffer;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kHeaderBytes);
    parser.body_limit(boost::none);
    line.expires_after(milliseconds(config_.limits.header_within));
    boost::system::error_code error;
    std::tie(error, std::ignore) = co_await http::async_read_header(line, buffer, parser, kTuple);
    if (!error) {
      if (caller == nullptr) {
        auto [key, local] = address_of(parser.get(), peer);
        caller = std::make_unique<Caller>(*this, std::move(key), local);
      }
      const std::string_view target = view_of(parser.get().target());
      if (websocket::is_upgrade(parser.get()) && target.starts_with("/ws/") &&
          is_same_origin(parser.get()) && open_from_[caller->key] <= config_.limits.connections_each) {
        constexpr std::string_view kPrefix = "/ws/";
        std::string table(target.substr(kPrefix.size()));
        auto session =
            serve_websocket(std::move(line), parser.release(), std::move(table), hub_, config_.limits);
        co_await std::move(session);
        co_return;
      }
      const std::size_t limit = body_limit_for(target);
      parser.body_limit(limit);
      if (parser.content_length().value_or(0) > limit) {
        error = http::error::body_limit;
      } else {
        line.expires_after(milliseconds(config_.limits.body_within));
        std::tie(error, std::ignore) = co_await http::async_read(line, buffer, parser, kTuple);
      }
    }
    if (error && !is_parse_error(error)) break;
    HttpRequest request = parser.release();
    if (error) request.keep_alive(false);
    const bool crowded = caller != nullptr && open_from_[caller->key] > config_.limits.connections_each;
    if (crowded) request.keep_alive(false);
    std::optional<http::message_generator> response;
    if (error) {
      response.emplace(refuse(request, problem_of(error)));
    } else if (crowded) {
      response.emplace(
          refuse(request, {429, "too_many", "Too many connections from your address.", {}}));
    } else {
      try {
        auto answering = respond(request, *caller);
        response.emplace(co_await std::move(answering));
      } catch (const std::exception& failure) {
        // Ours, not the caller's; it ends here.
        std::fprintf(stderr, "request: %s\n", failure.what());
        response.emplace(refuse(request, {500, "internal", "Something went wrong here.", {}}));
      }
    }
    const bool keep = !error && response->keep_alive();
    line.expires_after(kWriteTime);
    std::tie(error, std::ignore) = co_await beast::async_write(line, std::move(*response), kTuple);
    if (error || !keep) break;
  }
  line.expires_after(kHandshakeTime);
  co_await line.async_shutdown(kTuple);
}

// --- outside ---

Server::Server(ServerConfig config) : inside_(std::make_unique<Inside>(std::move(config))) {}
Server::~Server() = default;
unsigned short Server::port() const { return inside_->port(); }
void Server::prepare_assets() { inside_->prepare_assets(); }
void Server::run() { inside_->run(); }
void Server::stop() { inside_->stop(); }

}  // namespace aude::server
