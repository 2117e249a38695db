#include "server/responder.h"

#include <boost/beast/websocket/rfc6455.hpp>

#include "server/event_log.h"
#include "server/game_clock.h"
#include "server/pages.h"
#include "server/reading.h"
#include "server/waiting.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace http = boost::beast::http;

constexpr std::size_t kWorthPacking = 1000;
constexpr int kQuickly = 6;  // of zlib's nine levels
constexpr double kLongWork = 1000;

const Problem kNothingHere{404, "not_found", "There is nothing here.", {}};

// Milliseconds that a record of so many bytes may take: replays are long, and so are their answers.
double estimate_for_record(std::size_t bytes) { return static_cast<double>(bytes) / 100; }

bool wants_packed(const HttpRequest& request, std::size_t bytes) {
  return bytes > kWorthPacking && accepts(view_of(request[http::field::accept_encoding]), "gzip");
}

}  // namespace

void Responder::prepare_assets() {
  const auto made = [this](const auto&) {
    services_.assets.make_all();
    return false;
  };
  services_.pool.submit({{}, 0, kLongWork, made, [](bool) {}});
}

net::awaitable<HttpAnswer> Responder::answer(const HttpRequest& request, const Caller& caller,
                                             bool too_many) {
  ++requests_;
  if (too_many) {
    co_return replies_.refuse(request,
                              {429, "too_many", "Too many connections from your address.", {}});
  }
  try {
    auto answering = respond(request, caller);
    co_return co_await std::move(answering);
  } catch (const std::exception& failure) {
    // Ours, not the caller's; it ends here.
    note("request_failed", failure.what());
  }
  co_return replies_.refuse(request, {500, "internal", "Something went wrong here.", {}});
}

net::awaitable<HttpAnswer> Responder::respond(const HttpRequest& request, const Caller& caller) {
  constexpr std::string_view kTables = "/api/tables/";
  const std::string_view target = view_of(request.target());
  const std::string path(target.substr(0, target.find('?')));
  const bool read = request.method() == http::verb::get || request.method() == http::verb::head;
  const auto refuse = [&](const Problem& problem) { return replies_.refuse(request, problem); };
  if (!services_.rate_limiter.requests.take(caller.address, steady_millis()))
    co_return refuse({429, "too_fast", "Too many requests; please wait a moment.", {}});
  if (!read && request.method() != http::verb::post)
    co_return refuse({405, "bad_method", "Only GET, HEAD and POST are understood.", {}});
  if (!read && !is_same_origin(request, services_.origins))
    co_return refuse({403, "bad_origin", "This request comes from another site.", {}});
  if (read && path == "/metrics") {
    if (!caller.local) co_return refuse({403, "not_allowed", "Only available on this machine.", {}});
    co_return replies_.give(request,
                            {services_.figures(), http::status::ok, "text/plain; version=0.0.4"});
  }
  if (path.starts_with("/ws/")) co_return refuse_socket(request);
  LazyAsset* asset = read ? services_.assets.find(path) : nullptr;
  net::awaitable<HttpAnswer> answering;
  if (read && path == "/healthz") {
    answering = give_health(request);
  } else if (asset != nullptr) {
    answering = give_asset(request, caller, *asset);
  } else if (!read && path == "/api/tables") {
    answering = make_table(request, caller);
  } else if (!read && (path == "/api/replay" || path == "/api/ask")) {
    answering = work_on_record(request, caller, path == "/api/replay");
  } else if (read && path.starts_with(kTables)) {
    const std::string_view rest = std::string_view(path).substr(kTables.size());
    const std::string table(rest.substr(0, rest.find('/')));
    answering = tell_table(request, caller, table, std::string(rest.substr(table.size())));
  } else {
    answering = give_missing(request, caller);
  }
  co_return co_await std::move(answering);
}

// A person gets the page, which says in words that there is nothing here; a program gets JSON.
net::awaitable<HttpAnswer> Responder::give_missing(const HttpRequest& request, const Caller& caller) {
  LazyAsset* const index = services_.assets.index();
  const bool api = view_of(request.target()).starts_with("/api/");
  if (index == nullptr || api || !accepts_html(view_of(request[http::field::accept])))
    co_return replies_.refuse(request, kNothingHere);
  auto giving = give_asset(request, caller, *index, http::status::not_found);
  co_return co_await std::move(giving);
}

net::awaitable<HttpAnswer> Responder::give_health(const HttpRequest& request) {
  auto proving = from_hub(services_.io, [this](const Done& done) {
    services_.hub.check_disk(
        [done](bool good) { done(std::string(good ? "ok\n" : "cannot store\n")); });
  });
  const auto health = co_await std::move(proving);
  const bool well = std::get<std::string>(health) == "ok\n";
  const auto status = well ? http::status::ok : http::status::service_unavailable;
  co_return replies_.give(request, {std::get<std::string>(health), status, "text/plain"});
}

net::awaitable<HttpAnswer> Responder::give_asset(const HttpRequest& request, const Caller& caller,
                                                 LazyAsset& asset, http::status status) {
  if (!asset.is_made()) {
    auto making =
        on_pool(services_.io, services_.pool, caller.address, kLongWork, [&asset] { asset.get(); });
    if (const bool made = co_await std::move(making); !made)
      co_return replies_.refuse(request, {429, "busy", "Please try again in a moment.", {}});
  }
  co_return replies_.give_asset(request, asset.get(), status);
}

// Whoever gets here wanted something else than a WebSocket, or may not have one.
HttpAnswer Responder::refuse_socket(const HttpRequest& request) const {
  if (!is_same_origin(request, services_.origins))
    return replies_.refuse(request, {403, "bad_origin", "This page comes from another site.", {}});
  if (boost::beast::websocket::is_upgrade(request))
    return replies_.refuse(request,
                           {429, "too_fast", "Too many connections; please wait a moment.", {}});
  return replies_.refuse(request, {426, "websocket", "This address speaks WebSocket.", {}});
}

net::awaitable<HttpAnswer> Responder::make_table(const HttpRequest& request, const Caller& caller) {
  auto waiting = from_hub(services_.io, [&](const Done& done) {
    services_.hub.create(caller.address, std::string(request.body()), done);
  });
  auto answer = co_await std::move(waiting);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  co_return replies_.give(request, {std::move(std::get<std::string>(answer)), http::status::created});
}

net::awaitable<HttpAnswer> Responder::work_on_record(const HttpRequest& request, const Caller& caller,
                                                     bool replay) {
  auto working = work_out(
      request, caller,
      [&request, replay] { return replay ? replay_text(request.body()) : ask_text(request.body()); },
      estimate_for_record(request.body().size()));
  co_return co_await std::move(working);
}

// The table as anybody sees it; "/record", "/replay".
net::awaitable<HttpAnswer> Responder::tell_table(const HttpRequest& request, const Caller& caller,
                                                 std::string table, std::string what) {
  if (!what.empty() && what != "/record" && what != "/replay")
    co_return replies_.refuse(request, kNothingHere);
  auto waiting = from_hub(services_.io, [&](const Done& done) {
    what.empty() ? services_.hub.view(caller.address, table, done)
                 : services_.hub.record(caller.address, table, done);
  });
  Answer<std::string> answer = co_await std::move(waiting);
  if (const auto* record = std::get_if<std::string>(&answer); record && what == "/replay") {
    auto working = work_out(
        request, caller, [record] { return replay_text(*record); },
        estimate_for_record(record->size()));
    co_return co_await std::move(working);
  }
  std::string file = what == "/record" ? "aude-" + table + ".json" : "";
  auto giving = give_packed(request, caller, std::move(answer), std::move(file));
  co_return co_await std::move(giving);
}

// An answer that takes a while, compressed for those who understand that.
net::awaitable<HttpAnswer> Responder::work_out(const HttpRequest& request, const Caller& caller,
                                               std::function<Answer<std::string>()> work,
                                               double estimate) {
  Answer<std::string> answer = Problem{429, "busy", "The server is busy; please wait a moment.", {}};
  Reply reply;
  auto working = on_pool(services_.io, services_.pool, caller.address, estimate, [&] {
    answer = work();
    auto* text = std::get_if<std::string>(&answer);
    if (text == nullptr) return;
    reply.packed = wants_packed(request, text->size());
    reply.body = reply.packed ? gzipped(*text, kQuickly) : std::move(*text);
  });
  co_await std::move(working);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  caller.bytes->add(reply.body.size());
  co_return replies_.give(request, std::move(reply));
}

net::awaitable<HttpAnswer> Responder::give_packed(const HttpRequest& request, const Caller& caller,
                                                  Answer<std::string> answer, std::string file) {
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  Reply reply{std::move(std::get<std::string>(answer))};
  reply.file = std::move(file);
  if (wants_packed(request, reply.body.size())) {
    std::string packed;
    auto packing = on_pool(services_.io, services_.pool, caller.address,
                           static_cast<double>(reply.body.size()) / 20000,
                           [&] { packed = gzipped(reply.body, kQuickly); });
    reply.packed = co_await std::move(packing);
    if (reply.packed) reply.body = std::move(packed);
  }
  caller.bytes->add(reply.body.size());
  co_return replies_.give(request, std::move(reply));
}

}  // namespace aude::server
