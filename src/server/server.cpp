#include "server/server.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cstdio>

#include "server/assets.h"
#include "server/backlog.h"
#include "server/gate.h"
#include "server/house_clock.h"
#include "server/hub.h"
#include "server/line.h"
#include "server/random.h"
#include "server/reply.h"
#include "server/socket.h"
#include "server/stores.h"
#include "server/system.h"
#include "server/work.h"
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
constexpr auto kWriteTime = seconds(120);
constexpr auto kProxyIdle =
    seconds(90);  // longer than a proxy keeps a connection that it may use again
constexpr std::size_t kFirstBytes = 4096;
constexpr int kWorkers = 2;

constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Aude</title><p>The server runs. "
    "The browser "
    "client is not built; see the README.</p></html>";

Millis system_millis() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Millis steady_millis() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// Milliseconds that a record of so many bytes may take: replays are long, and so are their answers.
double guess_for_record(std::size_t bytes) { return static_cast<double>(bytes) / 100; }

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
    const auto made = [this](const auto&) {
      assets_.make_all();
      return false;
    };
    crew_.submit({{}, 0, kLongWork, made, [](bool) {}});
  }
  bool run() {
    io_.run();
    return has_house_;
  }
  void stop() { io_.stop(); }

 private:
  static constexpr double kLongWork = 1000;

  // Who asks, found anew for each request: behind a proxy many people share a connection.
  struct Caller {
    std::string address;
    bool local = false;
    std::optional<Gate::Place> place;  // behind a proxy: for as long as the request lasts
    Backlog::Account* bytes = nullptr;
  };

  void listen();
  void use_certificate();
  void load_assets();
  net::awaitable<void> accept();
  net::awaitable<void> greet(tcp::socket socket, Gate::Place place, bool proxy);
  net::awaitable<void> keep_time();
  void keep_clock();

  net::awaitable<void> serve(Line line, Gate::Place place, bool proxy);
  net::awaitable<boost::system::error_code> read_first_bytes(Line& line, beast::flat_buffer& buffer,
                                                             milliseconds within);
  using Parser = http::request_parser<http::string_body>;
  net::awaitable<boost::system::error_code> read_body(Line& line, beast::flat_buffer& buffer,
                                                      Parser& parser, Backlog::Account& bytes);
  bool wants_socket(const HttpRequest& request, const Caller& caller, const Gate::Place& place);

  net::awaitable<HttpAnswer> answer(const HttpRequest& request, Caller& caller, bool too_many);
  net::awaitable<HttpAnswer> respond(const HttpRequest& request, const Caller& caller);
  net::awaitable<HttpAnswer> respond_api(const HttpRequest& request, const Caller& caller,
                                         std::string_view path);
  net::awaitable<HttpAnswer> make_table(const HttpRequest& request, const Caller& caller);
  net::awaitable<HttpAnswer> work_out(const HttpRequest& request, const Caller& caller,
                                      std::function<Answer<std::string>()> work, double guess);
  net::awaitable<HttpAnswer> give_packed(const HttpRequest& request, const Caller& caller,
                                         Answer<std::string> answer, std::string file);

  bool is_proxy(const net::ip::address& peer) const {
    return config_.behind_proxy && peer.is_loopback();
  }
  bool is_same_origin(const HttpRequest& request) const;
  Caller caller_of(const HttpRequest& request, const Gate::Place& place, bool proxy, bool local);
  std::string metrics() const;

  // A hub's answer, or a piece of work for the crew, as something to wait for. The latter is false
  // when too much of the caller's waits already, or it has failed.
  using Done = std::function<void(Answer<std::string>)>;
  net::awaitable<Answer<std::string>> from_hub(std::function<void(Done)> start);
  net::awaitable<bool> on_crew(const std::string& address, double guess, std::function<void()> work);

  ServerConfig config_;
  Replies replies_{!config_.certificate.empty()};
  // Connections count themselves out of these when the io_context goes: they must outlive it.
  Ledger ledger_{config_.limits};
  Gate gate_{config_.limits};
  Backlog backlog_{config_.limits};
  net::io_context io_{1};
  net::ssl::context tls_{net::ssl::context::tls_server};
  tcp::acceptor acceptor_{io_};
  Assets assets_;
  std::unique_ptr<Store> store_;
  HouseClock clock_{*store_};
  Crew crew_;
  Hub hub_;
  std::int64_t http_requests_ = 0;
  std::int64_t turned_away_ = 0;
  bool has_house_ = true;
};

namespace {

Hub::Config hub_config(const ServerConfig& config, const HouseClock& clock) {
  Hub::Config out;
  out.limits = config.limits;
  out.bot_threads = config.bot_threads;
  out.longest_thought = milliseconds(config.bot_millis);
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
      store_(open_store(config_.store.empty() ? config_.data.string() : config_.store)),
      crew_({kWorkers, 5, config_.limits.errands_each, config_.limits.errands},
            [this](std::function<void()> task) { net::post(io_, std::move(task)); }),
      hub_(*store_, crew_, ledger_, hub_config(config_, clock_),
           [this](std::function<void()> task) { net::post(io_, std::move(task)); }) {
  if (!config_.certificate.empty()) use_certificate();
  load_assets();
  listen();
  net::co_spawn(io_, accept(), note_end);
  net::co_spawn(io_, keep_time(), note_end);
}

Server::Inside::~Inside() {
  io_.stop();
  crew_.stop();
  clock_.keep();
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

net::awaitable<void> Server::Inside::keep_time() {
  net::steady_timer timer(io_);
  for (int beat = 0;; ++beat) {
    timer.expires_after(milliseconds(100));
    co_await timer.async_wait(kTuple);
    hub_.tick();
    if (beat % 10 == 0) {
      tell_system("WATCHDOG=1");
      keep_clock();
    }
    if (beat % 100 != 0) continue;
    ledger_.forget_idle(steady_millis());
  }
}

// Whoever has lost the house goes: what it has in memory is no longer what is true.
void Server::Inside::keep_clock() {
  const auto ours = std::make_shared<bool>(true);
  crew_.submit({{},
                0,
                1,
                [this, ours](const auto&) {
                  *ours = clock_.keep();
                  return false;
                },
                [this, ours](bool) {
                  if (*ours) return;
                  has_house_ = false;
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
    const auto peer = socket.remote_endpoint(gone).address();
    if (gone) continue;
    const bool proxy = is_proxy(peer);
    const std::string address = proxy ? "" : limit_key(peer);
    // Whoever has too many already is let go here, before anything is spent on it.
    if (proxy ? !gate_.has_room()
              : !gate_.may_enter(address) || !ledger_.connects.take(address, steady_millis())) {
      ++turned_away_;
      continue;
    }
    net::co_spawn(io_, greet(std::move(socket), Gate::Place(gate_, address), proxy), note_end);
  }
}

net::awaitable<void> Server::Inside::greet(tcp::socket socket, Gate::Place place, bool proxy) {
  boost::system::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  Line line = config_.certificate.empty() ? Line(std::move(socket)) : Line(std::move(socket), tls_);
  line.expires_after(milliseconds(config_.limits.header_within));
  auto [error] = co_await line.async_handshake(kTuple);
  if (error) co_return;
  auto session = serve(std::move(line), std::move(place), proxy);
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

Server::Inside::Caller Server::Inside::caller_of(const HttpRequest& request, const Gate::Place& place,
                                                 bool proxy, bool local) {
  if (!proxy) return {place.address(), local, {}, nullptr};
  std::string_view all = view_of(request["X-Forwarded-For"]);
  all = all.substr(all.rfind(',') + 1);
  while (all.starts_with(' ')) all.remove_prefix(1);
  boost::system::error_code error;
  auto real = net::ip::make_address(std::string(all), error);
  if (error) real = net::ip::address_v4::loopback();  // the proxy's own, or somebody beside it
  const std::string address = limit_key(real);
  Caller caller{address, real.is_loopback(), {}, nullptr};
  caller.place.emplace(gate_, address);
  caller.place->has_sent_header();
  return caller;
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

net::awaitable<bool> Server::Inside::on_crew(const std::string& address, double guess,
                                             std::function<void()> work) {
  return net::async_initiate<const net::use_awaitable_t<>, void(bool)>(
      [this](auto handler, const std::string& owner, double millis, std::function<void()> job) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        const auto ticket = crew_.submit({owner, 0, millis,
                                          [job = std::move(job)](const auto&) {
                                            job();
                                            return false;
                                          },
                                          [waiting](bool finished) { (*waiting)(finished); }});
        if (ticket == nullptr) net::post(io_, [waiting] { (*waiting)(false); });
      },
      net::use_awaitable, address, guess, std::move(work));
}

net::awaitable<HttpAnswer> Server::Inside::make_table(const HttpRequest& request,
                                                      const Caller& caller) {
  auto waiting = from_hub(
      [&](const Done& done) { hub_.create(caller.address, std::string(request.body()), done); });
  auto answer = co_await std::move(waiting);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  co_return replies_.give(request, {std::move(std::get<std::string>(answer)), http::status::created});
}

// An answer that takes a while, compressed for those who understand that.
net::awaitable<HttpAnswer> Server::Inside::work_out(const HttpRequest& request, const Caller& caller,
                                                    std::function<Answer<std::string>()> work,
                                                    double guess) {
  Answer<std::string> answer = Problem{429, "busy", "The server is busy; please wait a moment.", {}};
  const bool packs = accepts(view_of(request[http::field::accept_encoding]), "gzip");
  Reply reply;
  auto working = on_crew(caller.address, guess, [&] {
    answer = work();
    auto* text = std::get_if<std::string>(&answer);
    if (text == nullptr) return;
    reply.packed = packs && text->size() > kWorthPacking;
    reply.body = reply.packed ? gzipped(*text, kQuickly) : std::move(*text);
  });
  co_await std::move(working);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  caller.bytes->add(reply.body.size());
  co_return replies_.give(request, std::move(reply));
}

net::awaitable<HttpAnswer> Server::Inside::give_packed(const HttpRequest& request, const Caller& caller,
                                                       Answer<std::string> answer, std::string file) {
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  Reply reply{std::move(std::get<std::string>(answer))};
  reply.file = std::move(file);
  if (reply.body.size() > kWorthPacking &&
      accepts(view_of(request[http::field::accept_encoding]), "gzip")) {
    std::string packed;
    auto packing = on_crew(caller.address, static_cast<double>(reply.body.size()) / 20000,
                           [&] { packed = gzipped(reply.body, kQuickly); });
    reply.packed = co_await std::move(packing);
    if (reply.packed) reply.body = std::move(packed);
  }
  caller.bytes->add(reply.body.size());
  co_return replies_.give(request, std::move(reply));
}

net::awaitable<HttpAnswer> Server::Inside::respond_api(const HttpRequest& request, const Caller& caller,
                                                       std::string_view path) {
  constexpr std::string_view kTables = "/api/tables/";
  const bool post = request.method() == http::verb::post;
  if (post && (path == "/api/replay" || path == "/api/ask")) {
    const bool replay = path == "/api/replay";
    auto working = work_out(
        request, caller,
        [&request, replay] { return replay ? replay_text(request.body()) : ask_text(request.body()); },
        guess_for_record(request.body().size()));
    co_return co_await std::move(working);
  }
  Answer<std::string> answer = Problem{404, "not_found", "There is nothing here.", {}};
  std::string file;
  if (!post && path.starts_with(kTables)) {
    std::string_view rest = path.substr(kTables.size());
    const std::string table(rest.substr(0, rest.find('/')));
    rest.remove_prefix(table.size());
    if (rest.empty()) {
      auto waiting = from_hub([&](const Done& done) { hub_.view(caller.address, table, done); });
      answer = co_await std::move(waiting);
    } else if (rest == "/record" || rest == "/replay") {
      auto waiting = from_hub([&](const Done& done) { hub_.record(caller.address, table, done); });
      answer = co_await std::move(waiting);
    }
    if (rest == "/record") file = "aude-" + table + ".json";
    if (const auto* record = std::get_if<std::string>(&answer); record && rest == "/replay") {
      auto working = work_out(
          request, caller, [record] { return replay_text(*record); }, guess_for_record(record->size()));
      co_return co_await std::move(working);
    }
  }
  auto giving = give_packed(request, caller, std::move(answer), std::move(file));
  co_return co_await std::move(giving);
}

net::awaitable<HttpAnswer> Server::Inside::respond(const HttpRequest& request, const Caller& caller) {
  const std::string_view target = view_of(request.target());
  const std::string path(target.substr(0, target.find('?')));
  const bool read = request.method() == http::verb::get || request.method() == http::verb::head;
  const auto refuse = [&](const Problem& problem) { return replies_.refuse(request, problem); };
  if (!ledger_.requests.take(caller.address, steady_millis()))
    co_return refuse({429, "too_fast", "Too many requests; please wait a moment.", {}});
  if (!read && request.method() != http::verb::post)
    co_return refuse({405, "bad_method", "Only GET, HEAD and POST are understood.", {}});
  if (!read && !is_same_origin(request))
    co_return refuse({403, "bad_origin", "This request comes from another site.", {}});
  if (read && path == "/healthz") {
    auto proving = from_hub([this](const Done& done) {
      hub_.prove_disk([done](bool good) { done(std::string(good ? "ok\n" : "cannot store\n")); });
    });
    const auto health = co_await std::move(proving);
    const bool well = std::get<std::string>(health) == "ok\n";
    const auto status = well ? http::status::ok : http::status::service_unavailable;
    co_return replies_.give(request, {std::get<std::string>(health), status, "text/plain"});
  }
  if (read && path == "/metrics") {
    if (!caller.local) co_return refuse({403, "not_allowed", "Only available on this machine.", {}});
    co_return replies_.give(request, {metrics(), http::status::ok, "text/plain; version=0.0.4"});
  }
  if (path.starts_with("/ws/")) {
    const bool stranger = !is_same_origin(request);
    if (!stranger && websocket::is_upgrade(request))
      co_return refuse({429, "too_fast", "Too many connections; please wait a moment.", {}});
    co_return refuse(stranger ? Problem{403, "bad_origin", "This page comes from another site.", {}}
                              : Problem{426, "websocket", "This address speaks WebSocket.", {}});
  }
  if (read) {
    if (LazyAsset* asset = assets_.find(path)) {
      if (!asset->is_made()) {
        auto making = on_crew(caller.address, kLongWork, [asset] { asset->get(); });
        if (const bool made = co_await std::move(making); !made)
          co_return refuse({429, "busy", "Please try again in a moment.", {}});
      }
      co_return replies_.give_asset(request, asset->get());
    }
  }
  if (!read && path == "/api/tables") {
    auto answering = make_table(request, caller);
    co_return co_await std::move(answering);
  }
  if (path.starts_with("/api/")) {
    auto answering = respond_api(request, caller, path);
    co_return co_await std::move(answering);
  }
  co_return refuse({404, "not_found", "There is nothing here.", {}});
}

std::string Server::Inside::metrics() const {
  const auto line = [](const char* name, const char* type, auto value) {
    return std::string("# TYPE aude_") + name + " " + type + "\naude_" + name + " " +
           std::to_string(value) + "\n";
  };
  return hub_.metrics() + line("connections", "gauge", gate_.open()) +
         line("connections_turned_away_total", "counter", turned_away_) +
         line("unsent_bytes", "gauge", backlog_.bytes()) +
         line("slow_readers_cut_off_total", "counter", backlog_.cuts()) +
         line("http_requests_total", "counter", http_requests_);
}

// --- reading requests ---

namespace {

Problem problem_of(const boost::system::error_code& error) {
  if (error == http::error::body_limit) return {413, "too_large", "The request is too large.", {}};
  if (error == http::error::header_limit)
    return {431, "too_large", "The request's header is too large.", {}};
  return {400, "malformed", "This is not valid HTTP: " + error.message() + ".", {}};
}

bool is_parse_error(const boost::system::error_code& error) {
  return error.category() == boost::system::error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

// What a header must not say or leave out: it would be read in two ways, by us and by a proxy.
std::optional<Problem> wrong_with(const HttpRequest& request) {
  const auto wrong = [](const char* what) { return Problem{400, "malformed", what, {}}; };
  if (request.count(http::field::host) != 1 && request.version() >= 11)
    return wrong("A request has exactly one Host.");
  if (request.count(http::field::host) > 1) return wrong("A request has exactly one Host.");
  const auto codings = request.count(http::field::transfer_encoding);
  if (codings > 1 ||
      (codings == 1 && !beast::iequals(request[http::field::transfer_encoding], "chunked")))
    return wrong("Of transfer codings only \"chunked\" is understood.");
  if (codings == 1 && request.count(http::field::content_length) > 0)
    return wrong("A request has a length or is chunked, not both.");
  const auto expected = request[http::field::expect];
  if (!expected.empty() && !beast::iequals(expected, "100-continue"))
    return Problem{417, "malformed", "Only 100-continue can be expected.", {}};
  return {};
}

std::size_t body_limit_for(std::string_view target) {
  if (target.starts_with("/api/replay") || target.starts_with("/api/ask")) return kRecordBytes;
  if (target.starts_with("/api/tables")) return kOrderBytes;
  return 0;
}

}  // namespace

net::awaitable<boost::system::error_code> Server::Inside::read_first_bytes(Line& line,
                                                                           beast::flat_buffer& buffer,
                                                                           milliseconds within) {
  if (buffer.size() > 0) co_return boost::system::error_code{};
  line.expires_after(within);
  const auto room = buffer.prepare(kFirstBytes);
  auto [error, count] = co_await line.async_read_some(room, kTuple);
  buffer.commit(count);
  co_return error;
}

// The body's room is accounted for before it is filled.
net::awaitable<boost::system::error_code> Server::Inside::read_body(Line& line,
                                                                    beast::flat_buffer& buffer,
                                                                    Parser& parser,
                                                                    Backlog::Account& bytes) {
  const std::size_t limit = body_limit_for(view_of(parser.get().target()));
  const std::size_t length = parser.content_length().value_or(parser.chunked() ? limit : 0);
  parser.body_limit(limit);
  if (length > limit) co_return http::error::body_limit;
  bytes.add(length);
  line.expires_after(milliseconds(config_.limits.body_within));
  if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
    constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
    const auto go_on = net::buffer(kGoOn.data(), kGoOn.size());
    auto [unsent, sent] = co_await net::async_write(line, go_on, kTuple);
    if (unsent) co_return unsent;
  }
  auto [error, count] = co_await http::async_read(line, buffer, parser, kTuple);
  co_return error;
}

bool Server::Inside::wants_socket(const HttpRequest& request, const Caller& caller,
                                  const Gate::Place& place) {
  const Gate::Place& counted = caller.place ? *caller.place : place;
  return websocket::is_upgrade(request) && view_of(request.target()).starts_with("/ws/") &&
         is_same_origin(request) && !counted.is_too_many() &&
         ledger_.sockets.take(caller.address, steady_millis());
}

net::awaitable<HttpAnswer> Server::Inside::answer(const HttpRequest& request, Caller& caller,
                                                  bool too_many) {
  ++http_requests_;
  if (too_many) {
    co_return replies_.refuse(request,
                              {429, "too_many", "Too many connections from your address.", {}});
  }
  try {
    auto answering = respond(request, caller);
    co_return co_await std::move(answering);
  } catch (const std::exception& failure) {
    // Ours, not the caller's; it ends here.
    std::fprintf(stderr, "request: %s\n", failure.what());
  }
  co_return replies_.refuse(request, {500, "internal", "Something went wrong here.", {}});
}

net::awaitable<void> Server::Inside::serve(Line line, Gate::Place place, bool proxy) {
  const bool local = line.peer().is_loopback();
  const Limits& limits = config_.limits;
  beast::flat_buffer buffer;
  for (bool first = true;; first = false) {
    // A fresh connection has to say something soon; one that has been of use may rest a while.
    const milliseconds rest = proxy ? milliseconds(kProxyIdle) : milliseconds(limits.header_within);
    auto beginning =
        read_first_bytes(line, buffer, first ? milliseconds(limits.first_byte_within) : rest);
    boost::system::error_code error = co_await std::move(beginning);
    if (error) co_return;
    Parser parser;
    parser.header_limit(kHeaderBytes);
    parser.body_limit(boost::none);
    line.expires_after(milliseconds(limits.header_within));
    std::tie(error, std::ignore) = co_await http::async_read_header(line, buffer, parser, kTuple);
    if (error && !is_parse_error(error)) co_return;
    place.has_sent_header();
    Caller caller = caller_of(parser.get(), place, proxy, local);
    Backlog::Account bytes(backlog_, caller.address, [&line] { line.close(); });
    caller.bytes = &bytes;
    const auto wrong = error ? std::optional<Problem>() : wrong_with(parser.get());
    if (!error && !wrong && wants_socket(parser.get(), caller, place)) {
      constexpr std::string_view kPrefix = "/ws/";
      std::string table(view_of(parser.get().target()).substr(kPrefix.size()));
      Gate::Place kept = caller.place ? std::move(*caller.place) : std::move(place);
      auto session = serve_websocket(std::move(line), parser.release(), std::move(table),
                                     std::move(kept), hub_, backlog_, limits);
      co_await std::move(session);
      co_return;
    }
    const bool too_many = (caller.place ? *caller.place : place).is_too_many();
    if (!error && !too_many && !wrong) {
      auto reading = read_body(line, buffer, parser, bytes);
      error = co_await std::move(reading);
    }
    if (error && !is_parse_error(error)) co_return;
    HttpRequest request = parser.release();
    if (error || too_many || wrong) request.keep_alive(false);
    std::optional<HttpAnswer> response;
    if (error || wrong) {
      response.emplace(replies_.refuse(request, wrong ? *wrong : problem_of(error)));
    } else {
      auto answering = answer(request, caller, too_many);
      response.emplace(co_await std::move(answering));
    }
    const bool keep = response->keep_alive();
    line.expires_after(kWriteTime);
    std::tie(error, std::ignore) = co_await beast::async_write(line, std::move(*response), kTuple);
    if (error || !keep) break;
  }
  line.expires_after(milliseconds(limits.goodbye_within));
  co_await line.async_shutdown(kTuple);
}

// --- outside ---

Server::Server(ServerConfig config) : inside_(std::make_unique<Inside>(std::move(config))) {}
Server::~Server() = default;
unsigned short Server::port() const { return inside_->port(); }
void Server::prepare_assets() { inside_->prepare_assets(); }
bool Server::run() { return inside_->run(); }
void Server::stop() { inside_->stop(); }

std::unique_ptr<Server> stand_by(const ServerConfig& config, const std::function<bool()>& stop) {
  bool has_seen_house = false;
  do {
    try {
      return std::make_unique<Server>(config);
    } catch (const StoreInUse&) {
      has_seen_house = true;
    } catch (const StoreGone&) {
      // A database that was there will be back; one that never was is a mistake in the set-up.
      if (!has_seen_house) throw;
    }
  } while (!stop());
  return nullptr;
}

}  // namespace aude::server
