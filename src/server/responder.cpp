// SPDX-License-Identifier: MIT
#include "server/responder.h"

#include <boost/beast/websocket/rfc6455.hpp>

#include "server/event_log.h"
#include "server/game_clock.h"
#include "server/network.h"
#include "server/pages.h"
#include "server/reading.h"
#include "server/system.h"
#include "server/waiting.h"

namespace aude::server {
namespace {

namespace net = boost::asio;
namespace http = boost::beast::http;

constexpr std::size_t kWorthPacking = 1000;
constexpr int kQuickly = 6;  // of zlib's nine levels
constexpr double kLongWork = 1000;
constexpr double kPictureMillis = 300;
constexpr double kMillisPerNode = 0.02;  // of a search; measured with bench/study

const Problem kNothingHere{404, "not_found", "Not found.", {}};

const Problem kBusy{429, "busy", "The server is busy; please wait a moment.", {}};

// Thread time in milliseconds for a record of this size. Records are never short jobs: a few bytes can
// describe a long game.
double estimate_for_record(std::size_t bytes) {
  return std::max(2 * WorkerPool::kShort, static_cast<double>(bytes) / 100);
}

bool accepts_gzip(const HttpRequest& request) {
  return accepts(view_of(request[http::field::accept_encoding]), "gzip");
}

PlayerRequest player_request(const HttpRequest& request) {
  return {std::string(view_of(request.method_string())), std::string(view_of(request.target())),
          std::string(view_of(request[http::field::host])),
          std::string(view_of(request[http::field::authorization])), request.body()};
}

bool wants_packed(const HttpRequest& request, std::size_t bytes) {
  return bytes > kWorthPacking && accepts_gzip(request);
}

}  // namespace

void Responder::prepare_assets(std::function<void()> ready) {
  const auto rest = [this](const std::atomic<bool>& stop) {
    services_.assets.make_rest(stop);
    return false;
  };
  const auto first = [this](const std::atomic<bool>& stop) {
    services_.assets.make_first(stop);
    return false;
  };
  services_.pool.submit({{}, 0, kLongWork, first, [this, rest, ready = std::move(ready)](bool) {
                           ready();
                           services_.pool.submit({{}, 0, kLongWork, rest, [](bool) {}});
                         }});
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
    // An internal error, not the client's.
    note("request_failed", failure.what());
  }
  co_return replies_.refuse(request, {500, "internal", "Internal server error.", {}});
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
    co_return refuse({403, "bad_origin", "Cross-origin requests are not allowed.", {}});
  if (read && path == "/metrics") {
    if (!caller.local) co_return refuse({403, "not_allowed", "Only available on this machine.", {}});
    co_return replies_.give(request,
                            {services_.figures(), http::status::ok, "text/plain; version=0.0.4"});
  }
  if (read && path == "/api/addresses") {
    // Addresses inside the host's network: only for the host.
    if (!caller.local || !is_loopback_host(view_of(request[http::field::host])))
      co_return refuse({403, "not_allowed", "Only available on this machine.", {}});
    co_return replies_.give(request, {services_.addresses()});
  }
  if (read && path == "/api/challenge")
    co_return replies_.give(request, {services_.players.challenge_text()});
  if (path.starts_with("/ws/")) co_return refuse_socket(request);
  LazyAsset* asset = read ? services_.assets.find(path) : nullptr;
  const std::string_view table_page = read ? table_in(path) : std::string_view();
  net::awaitable<HttpAnswer> answering;
  if (read && path == "/healthz") {
    answering = give_health(request);
  } else if (!table_page.empty()) {
    answering = give_table_page(request, caller, std::string(table_page));
  } else if (asset != nullptr) {
    answering = give_asset(request, caller, *asset);
  } else if (path == kPlayerPath || path.starts_with(std::string(kPlayerPath) + "/") ||
             is_public_path(path)) {
    answering = serve_player(request, caller, path);
  } else if (path == kModerationPath || path.starts_with(std::string(kModerationPath) + "/")) {
    answering = serve_operator(request, caller, path);
  } else if (!read && path == "/api/tables") {
    answering = make_table(request, caller);
  } else if (!read && path == "/api/replay") {
    answering = replay(request, caller, request.body());
  } else if (!read && path == kQueryPath) {
    answering = query(request, caller);
  } else if (read && path.starts_with(kTables)) {
    const std::string_view rest = std::string_view(path).substr(kTables.size());
    const std::string table(rest.substr(0, rest.find('/')));
    answering = tell_table(request, caller, table, std::string(rest.substr(table.size())));
  } else {
    answering = give_missing(request, caller, kNothingHere);
  }
  co_return co_await std::move(answering);
}

net::awaitable<HttpAnswer> Responder::give_missing(const HttpRequest& request, const Caller& caller,
                                                   Problem problem) {
  LazyAsset* const index = services_.assets.index();
  const std::string_view target = view_of(request.target());
  const bool is_page = !table_in(target.substr(0, target.find('?'))).empty() ||
                       accepts_html(view_of(request[http::field::accept]));
  if (index == nullptr || target.starts_with("/api/") || !is_page)
    co_return replies_.refuse(request, problem);
  auto giving = give_asset(request, caller, *index, http::status::not_found);
  co_return co_await std::move(giving);
}

// The page of a table, with tags for the sites that show a preview of its link. If the table cannot be
// read now, the page has its general tags.
net::awaitable<HttpAnswer> Responder::give_table_page(const HttpRequest& request, const Caller& caller,
                                                      std::string table) {
  LazyAsset* const index = services_.assets.index();
  LazyAsset* const texts = services_.assets.find(kPreviewTextsPath);
  if (index == nullptr) co_return replies_.refuse(request, kNothingHere);
  auto waiting = from_hub(services_.io, [&](const Done& done) {
    services_.hub.preview(caller.address, table, std::make_shared<Hub::Position>(), done);
  });
  const Answer<std::string> answer = co_await std::move(waiting);
  const auto* problem = std::get_if<Problem>(&answer);
  if (problem != nullptr && problem->status == 404) {
    auto missing = give_missing(request, caller, *problem);
    co_return co_await std::move(missing);
  }
  if (problem != nullptr || texts == nullptr) {
    auto giving = give_asset(request, caller, *index);
    co_return co_await std::move(giving);
  }
  auto making = make_asset(caller, *index);
  auto making_texts = make_asset(caller, *texts);
  const bool made = co_await std::move(making);
  if (const bool both = co_await std::move(making_texts); !made || !both)
    co_return replies_.refuse(request, kBusy);
  const PreviewRequest wanted{view_of(request[http::field::accept_language]), table,
                              origin_of(request, services_.tls)};
  Reply reply{
      page_with_preview(index->get().bytes, texts->get().bytes, std::get<std::string>(answer), wanted)};
  reply.type = "text/html; charset=utf-8";
  reply.cache = "no-cache";
  reply.vary = "Accept-Language";
  co_return replies_.give(request, std::move(reply));
}

// The board as spectators see it, as a PNG. Painting takes 0.1 to 0.5 s, so there is a limit per
// address, and the latest pictures are kept.
net::awaitable<HttpAnswer> Responder::give_picture(const HttpRequest& request, const Caller& caller,
                                                   std::string table) {
  const auto position = std::make_shared<Hub::Position>();
  auto waiting = from_hub(services_.io, [&](const Done& done) {
    services_.hub.preview(caller.address, table, position, done);
  });
  const Answer<std::string> answer = co_await std::move(waiting);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  std::shared_ptr<const std::string> picture = pictures_.find(table, position->length);
  if (picture == nullptr) {
    if (!services_.rate_limiter.pictures.take(caller.address, steady_millis()))
      co_return replies_.refuse(request,
                                {429, "too_fast", "Too many pictures; please wait a moment.", {}});
    const auto painted = std::make_shared<std::string>();
    Job job{caller.address,
            0,
            kPictureMillis,
            [position, painted](const std::atomic<bool>&) {
              *painted = preview_picture(*position->state);
              return false;
            },
            {}};
    auto working = on_pool_while(services_.io, services_.pool, std::move(job), caller.is_connected);
    if (const bool finished = co_await std::move(working); !finished)
      co_return replies_.refuse(request, kBusy);
    pictures_.add(table, position->length, painted);
    picture = painted;
  }
  Reply reply{*picture};
  reply.type = "image/png";
  reply.cache = "public, max-age=60";
  reply.for_all_sites = true;
  caller.bytes->add(reply.body.size());
  co_return replies_.give(request, std::move(reply));
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

// False if too much of this client's work is waiting already.
net::awaitable<bool> Responder::make_asset(const Caller& caller, LazyAsset& asset) {
  if (asset.is_made()) co_return true;
  auto making =
      on_pool(services_.io, services_.pool, caller.address, kLongWork, [&asset] { asset.get(); });
  co_return co_await std::move(making);
}

net::awaitable<HttpAnswer> Responder::give_asset(const HttpRequest& request, const Caller& caller,
                                                 LazyAsset& asset, http::status status) {
  auto making = make_asset(caller, asset);
  if (const bool made = co_await std::move(making); !made)
    co_return replies_.refuse(request, {429, "busy", "Please try again in a moment.", {}});
  co_return replies_.give_asset(request, asset.get(), status);
}

// The request is no upgrade to a WebSocket, or is not allowed to be.
HttpAnswer Responder::refuse_socket(const HttpRequest& request) const {
  if (!is_same_origin(request, services_.origins))
    return replies_.refuse(request, {403, "bad_origin", "Cross-origin requests are not allowed.", {}});
  if (boost::beast::websocket::is_upgrade(request))
    return replies_.refuse(request,
                           {429, "too_fast", "Too many connections; please wait a moment.", {}});
  return replies_.refuse(request,
                         {426, "websocket", "This address accepts WebSocket connections only.", {}});
}

const Problem kTooManyPlayers{
    429, "too_fast", "Too many requests of players; please wait a moment.", {}};

// Signatures are checked and players are looked up on other threads.
net::awaitable<HttpAnswer> Responder::serve_player(const HttpRequest& request, const Caller& caller,
                                                   std::string path) {
  const auto now = steady_millis();
  RateLimiter& limiter = services_.rate_limiter;
  if (!limiter.players.take(caller.address, now) ||
      (PlayerRequests::creates(view_of(request.method_string()), path) &&
       !limiter.new_players.take(caller.address, now)))
    co_return replies_.refuse(request, kTooManyPlayers);
  if (PlayerRequests::creates(view_of(request.method_string()), path)) {
    if (const auto barred = services_.why_barred(caller.address))
      co_return replies_.refuse(request, *barred);
  }
  const auto answer = std::make_shared<Answer<PlayerReply>>(
      Problem{503, "storage", "Players cannot be looked up at the moment.", {}});
  auto working = on_pool(
      services_.io, services_.storage_pool, caller.address, 1,
      [this, answer, asked = player_request(request)] { *answer = services_.players.answer(asked); });
  co_await std::move(working);
  if (const auto* problem = std::get_if<Problem>(answer.get()))
    co_return replies_.refuse(request, *problem);
  auto& reply = std::get<PlayerReply>(*answer);
  for (const std::string& table : reply.changed) services_.hub.close(table);
  Reply given{std::move(reply.body), static_cast<http::status>(reply.status)};
  given.file = std::move(reply.file);
  caller.bytes->add(given.body.size());
  co_return replies_.give(request, std::move(given));
}

// A wrong token costs a lot of the limit: guessing is hopeless.
net::awaitable<HttpAnswer> Responder::serve_operator(const HttpRequest& request, const Caller& caller,
                                                     std::string path) {
  constexpr double kWrongToken = 20;
  const auto now = steady_millis();
  Meters& limit = services_.rate_limiter.operators;
  if (!limit.take(caller.address, now))
    co_return replies_.refuse(request,
                              {429, "too_fast", "Too many requests; please wait a moment.", {}});
  const std::string who =
      operator_named(services_.operators, view_of(request[http::field::authorization]));
  if (who.empty()) {
    limit.charge(caller.address, now, kWrongToken);
    co_return replies_.refuse(request, {403, "not_allowed", "This is for operators only.", {}});
  }
  const auto answer = std::make_shared<Answer<std::string>>(
      Problem{503, "storage", "The store cannot be reached at the moment.", {}});
  const OperatorRequest asked{std::string(view_of(request.method_string())), std::move(path), who,
                              request.body()};
  auto working =
      on_pool(services_.io, services_.storage_pool, caller.address, 1,
              [this, answer, asked] { *answer = services_.operator_requests.answer(asked); });
  co_await std::move(working);
  if (const auto* problem = std::get_if<Problem>(answer.get()))
    co_return replies_.refuse(request, *problem);
  if (request.method() == http::verb::post) services_.moderated();
  co_return replies_.give(request, {std::move(std::get<std::string>(*answer))});
}

net::awaitable<HttpAnswer> Responder::make_table(const HttpRequest& request, const Caller& caller) {
  const auto player = std::make_shared<Answer<PlayerName>>(PlayerName{});
  const auto invited = std::make_shared<Answer<PlayerName>>(PlayerName{});
  if (request.count(http::field::authorization) > 0) {
    if (!services_.rate_limiter.players.take(caller.address, steady_millis()))
      co_return replies_.refuse(request, kTooManyPlayers);
    *player = Problem{503, "storage", "Players cannot be looked up at the moment.", {}};
    auto working = on_pool(services_.io, services_.storage_pool, caller.address, 1,
                           [this, player, invited, asked = player_request(request)] {
                             *player = services_.players.log_in(asked);
                             if (const auto* who = std::get_if<PlayerName>(player.get()))
                               *invited = services_.players.find_invited(*who, asked.body);
                           });
    co_await std::move(working);
    for (const auto& found : {player, invited}) {
      if (const auto* problem = std::get_if<Problem>(found.get()))
        co_return replies_.refuse(request, *problem);
    }
  }
  auto waiting = from_hub(services_.io, [&](const Done& done) {
    services_.hub.create(caller.address, std::string(request.body()), done,
                         std::get<PlayerName>(*player), std::get<PlayerName>(*invited));
  });
  auto answer = co_await std::move(waiting);
  if (const auto* problem = std::get_if<Problem>(&answer)) co_return replies_.refuse(request, *problem);
  co_return replies_.give(request, {std::move(std::get<std::string>(answer)), http::status::created});
}

// Work on another thread for one request. Shared with the job, which may outlive the request.
struct Responder::Task {
  Task(std::string text, bool compresses) : input(std::move(text)), packs(compresses) {}

  std::string input;
  bool packs;  // compress a large answer
  std::optional<RecordQuery> query{};
  Answer<std::string> answer = Problem{429, "busy", "The server is busy; please wait a moment.", {}};
  bool packed = false;
  std::atomic<double> started = 0;  // steady milliseconds; 0: not yet
  double millis = 0;                // thread time

  void set(Answer<std::string> found) {
    answer = std::move(found);
    auto* text = std::get_if<std::string>(&answer);
    packed = packs && text != nullptr && text->size() > kWorthPacking;
    if (packed) *text = gzipped(*text, kQuickly);
  }
};

HttpAnswer Responder::finish(const HttpRequest& request, const Caller& caller, Task& task,
                             bool finished) const {
  if (!finished) return replies_.refuse(request, kBusy);
  if (const auto* problem = std::get_if<Problem>(&task.answer))
    return replies_.refuse(request, *problem);
  Reply reply{std::move(std::get<std::string>(task.answer))};
  reply.packed = task.packed;
  caller.bytes->add(reply.body.size());
  return replies_.give(request, std::move(reply));
}

net::awaitable<HttpAnswer> Responder::replay(const HttpRequest& request, const Caller& caller,
                                             std::string record) {
  const auto task = std::make_shared<Task>(std::move(record), accepts_gzip(request));
  Job job{caller.address,
          0,
          estimate_for_record(task->input.size()),
          [task](const std::atomic<bool>& stop) {
            task->set(replay_text(task->input, &stop));
            return false;
          },
          {}};
  auto working = on_pool_while(services_.io, services_.pool, std::move(job), caller.is_connected);
  const bool finished = co_await std::move(working);
  co_return finish(request, caller, *task, finished);
}

// A query is read and, if it is simple, answered by the work pool. A search goes to the analysis pool.
net::awaitable<HttpAnswer> Responder::query(const HttpRequest& request, const Caller& caller) {
  const auto task = std::make_shared<Task>(request.body(), accepts_gzip(request));
  Job job{caller.address,
          0,
          estimate_for_record(task->input.size()),
          [task](const std::atomic<bool>& stop) {
            auto read = RecordQuery::read(task->input, &stop);
            if (const auto* problem = std::get_if<Problem>(&read)) {
              task->answer = *problem;
            } else {
              task->query = std::move(std::get<RecordQuery>(read));
              if (!task->query->is_analysis()) task->set(task->query->answer({{}, {}, &stop}));
            }
            return false;
          },
          {}};
  auto working = on_pool_while(services_.io, services_.pool, std::move(job), caller.is_connected);
  const bool finished = co_await std::move(working);
  if (!finished || !task->query || !task->query->is_analysis())
    co_return finish(request, caller, *task, finished);
  auto analysing = analyse(request, caller, task);
  co_return co_await std::move(analysing);
}

net::awaitable<HttpAnswer> Responder::analyse(const HttpRequest& request, const Caller& caller,
                                              std::shared_ptr<Task> task) {
  Meters& share = services_.rate_limiter.analysis_time;
  if (services_.analysis_pool == nullptr)
    co_return replies_.refuse(request, {403, "no_analysis", "This server does not analyse games.", {}});
  if (!share.has_capacity(caller.address, steady_millis()))
    co_return replies_.refuse(
        request, {429, "too_fast", "Too much analysis at once; please wait a moment.", {}});
  const auto within = std::chrono::milliseconds(services_.limits.analysis_within);
  const double estimate = std::min(static_cast<double>(task->query->nodes()) * kMillisPerNode,
                                   static_cast<double>(within.count()));
  Job job{caller.address,
          0,
          estimate,
          [task, within](const std::atomic<bool>& stop) {
            task->started = static_cast<double>(steady_millis());
            const double begin = thread_millis();
            task->set(task->query->answer({{}, within, &stop}));
            task->millis = thread_millis() - begin;
            return false;
          },
          {}};
  auto working =
      on_pool_while(services_.io, *services_.analysis_pool, std::move(job), caller.is_connected);
  const bool finished = co_await std::move(working);
  const auto now = steady_millis();
  // A client that hangs up is charged for the time since the search started.
  const double started = task->started;
  share.charge(caller.address, now,
               finished ? task->millis : (started > 0 ? static_cast<double>(now) - started : 0));
  co_return finish(request, caller, *task, finished);
}

// The table as a spectator sees it; "/record", "/replay", "/picture".
net::awaitable<HttpAnswer> Responder::tell_table(const HttpRequest& request, const Caller& caller,
                                                 std::string table, std::string what) {
  if (what == "/picture") {
    auto painting = give_picture(request, caller, table);
    co_return co_await std::move(painting);
  }
  if (!what.empty() && what != "/record" && what != "/replay")
    co_return replies_.refuse(request, kNothingHere);
  auto waiting = from_hub(services_.io, [&](const Done& done) {
    what.empty() ? services_.hub.view(caller.address, table, done)
                 : services_.hub.record(caller.address, table, done);
  });
  Answer<std::string> answer = co_await std::move(waiting);
  if (const auto* record = std::get_if<std::string>(&answer); record && what == "/replay") {
    auto working = replay(request, caller, *record);
    co_return co_await std::move(working);
  }
  std::string file = what == "/record" ? "aude-" + table + ".json" : "";
  auto giving = give_packed(request, caller, std::move(answer), std::move(file));
  co_return co_await std::move(giving);
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
