// SPDX-License-Identifier: MIT
#include "server/hub_fixture.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <thread>

#include "server/random.h"
#include "support/waiting.h"

namespace aude::server {

namespace json = boost::json;

// --- the loop ---

Post Loop::post() {
  return [this](std::function<void()> task) {
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
  };
}

void Loop::run_some() {
  while (true) {
    std::function<void()> task;
    {
      const std::lock_guard lock(mutex_);
      if (tasks_.empty()) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
  }
}

void Loop::run_until(const std::function<bool()>& done, std::source_location where) {
  const Deadline deadline("what this line waits for", where);
  while (run_some(), !done()) {
    std::unique_lock lock(mutex_);
    wake_.wait_until(lock, deadline.end(), [this] { return !tasks_.empty(); });
    deadline.check();
  }
}

// --- the disk ---

std::vector<std::string> MemoryStore::load(const std::string& table, int from, int at_most) {
  const std::lock_guard lock(mutex_);
  const std::vector<std::string>& log = logs_[table];
  const int end = std::min(static_cast<int>(log.size()), from + at_most);
  if (from >= end) return {};
  longest_load_ = std::max<int>(longest_load_, end - from);
  return {log.begin() + from, log.begin() + end};
}

void MemoryStore::append(std::span<const Append> entries) {
  const std::lock_guard lock(mutex_);
  if (full_) throw StoreError("the disk is full");
  auto copy = logs_;
  for (const Append& each : entries) {
    if (static_cast<int>(copy[each.table].size()) != each.n) throw StoreConflict("not the next one");
    copy[each.table].push_back(each.entry);
  }
  logs_ = std::move(copy);
}

std::vector<Store::StoredTable> MemoryStore::tables(const std::string& behind, int at_most) {
  const std::lock_guard lock(mutex_);
  std::vector<StoredTable> found;
  for (auto each = logs_.upper_bound(behind);
       each != logs_.end() && static_cast<int>(found.size()) < at_most; ++each) {
    if (!each->second.empty()) found.push_back({each->first, 1});
  }
  return found;
}

void MemoryStore::set_full(bool full) {
  const std::lock_guard lock(mutex_);
  full_ = full;
}

std::vector<std::string> MemoryStore::log(const std::string& table) {
  const std::lock_guard lock(mutex_);
  return logs_[table];
}

void MemoryStore::put(const std::string& table, std::vector<std::string> entries) {
  const std::lock_guard lock(mutex_);
  logs_[table] = std::move(entries);
}

// --- people ---

json::object Guest::latest(std::string_view type) const {
  for (auto text = heard.rbegin(); text != heard.rend(); ++text) {
    json::object message = json::parse(*text).as_object();
    if (message.at("type").as_string() == type) return message;
  }
  ADD_FAILURE() << "no message " << type;
  return {};
}

int Guest::count(std::string_view type) const {
  int count = 0;
  for (const std::string& text : heard) {
    if (json::parse(text).at("type").as_string() == type) ++count;
  }
  return count;
}

std::optional<json::object> Guest::answer_to(int id) const {
  for (const std::string& text : heard) {
    json::object message = json::parse(text).as_object();
    const json::value* answered = message.if_contains("id");
    if (answered != nullptr && *answered == id) return message;
  }
  return {};
}

void Latch::wait_or(const std::atomic<bool>& stop) {
  ++waiting_;
  {
    std::unique_lock lock(mutex_);
    while (!open_ && !stop) wake_.wait_for(lock, std::chrono::milliseconds(1));
  }
  --waiting_;  // the last that is touched
}

Latch::~Latch() {
  open();
  while (is_waited_for()) std::this_thread::yield();
}

void Latch::open() {
  {
    const std::lock_guard lock(mutex_);
    open_ = true;
  }
  wake_.notify_all();
}

// --- the fixture ---

HubFixture::HubFixture(Limits given, MakePlayer make_player, int bot_threads)
    : limits(given),
      rate_limiter(limits),
      pool({2, 0, limits.jobs_each, limits.jobs}, loop.post()),
      make_player_(std::move(make_player)),
      bot_threads_(bot_threads) {
  if (!make_player_) {
    make_player_ = [](std::string_view level, std::uint64_t seed) {
      return players::make_player(level, seed);
    };
  }
  start();
}

void HubFixture::start() {
  Hub::Config config;
  config.limits = limits;
  config.bot_threads = bot_threads_;
  config.wall = [this] { return wall.load(); };
  config.steady = [this] { return steady.load(); };
  config.clock = [this] { return clock.load(); };
  config.chance = random_below;
  config.make_player = make_player_;
  hub = std::make_unique<Hub>(store, Hub::Pools{pool, pool}, rate_limiter, std::move(config),
                              loop.post());
}

void HubFixture::restart() {
  hub.reset();
  start();
}

HubFixture::~HubFixture() {
  pool.stop();
  hub.reset();
}

namespace {

// The hub's answer, when it has come.
struct Waiting {
  std::optional<Answer<std::string>> answer;
  std::function<void(Answer<std::string>)> done() {
    return [this](Answer<std::string> given) { answer = std::move(given); };
  }
};

}  // namespace

Answer<std::string> HubFixture::order(const std::string& address, const json::object& what) {
  Waiting waiting;
  hub->create(address, json::serialize(what), waiting.done());
  wait_for([&] { return waiting.answer.has_value(); });
  return *waiting.answer;
}

HubFixture::Table HubFixture::make(const json::object& what, const std::string& address) {
  const json::value made = json::parse(std::get<std::string>(order(address, what)));
  Table table{std::string(made.at("table").as_string()), std::string(made.at("host").as_string()), {}};
  for (const json::value& seat : made.at("seats").as_array()) {
    table.tokens[static_cast<int>(seat.at("seat").as_int64())] =
        std::string(seat.at("token").as_string());
  }
  return table;
}

Answer<std::string> HubFixture::view(const std::string& table) {
  Waiting waiting;
  hub->view("1.1.1.1", table, waiting.done());
  wait_for([&] { return waiting.answer.has_value(); });
  return *waiting.answer;
}

Answer<std::string> HubFixture::record(const std::string& table) {
  Waiting waiting;
  hub->record("1.1.1.1", table, waiting.done());
  wait_for([&] { return waiting.answer.has_value(); });
  return *waiting.answer;
}

HubFixture::Seat HubFixture::come(const std::string& table, const std::vector<std::string>& tokens,
                                  const std::string& address) {
  Seat seat{std::make_shared<Guest>(), nullptr};
  bool answered = false;
  hub->enter(address, table, seat.guest,
             [&](const Answer<std::shared_ptr<Hub::ClientSession>>& entered) {
               answered = true;
               if (const auto* session = std::get_if<std::shared_ptr<Hub::ClientSession>>(&entered))
                 seat.session = *session;
             });
  wait_for([&] { return answered; });
  if (seat.session == nullptr) return seat;
  ask(seat, {{"type", "hello"}, {"tokens", json::array(tokens.begin(), tokens.end())}});
  wait_for([&] { return seat.guest->count("view") > 0; });
  return seat;
}

int HubFixture::say(Seat& seat, json::object message) {
  message["id"] = ++ids_;
  hub->hear(*seat.session, json::serialize(message));
  return ids_;
}

json::object HubFixture::ask(Seat& seat, json::object message) {
  const int id = say(seat, std::move(message));
  wait_for([&] { return seat.guest->answer_to(id).has_value() || !seat.guest->closed.empty(); });
  return seat.guest->answer_to(id).value_or(json::object{{"type", "closed"}});
}

json::object HubFixture::act(Seat& seat, const std::string& action) {
  std::int64_t version = 0;
  for (const std::string& text : seat.guest->heard) {
    const json::value message = json::parse(text);
    if (message.at("type") == "view" || message.at("type") == "update")
      version = message.at("version").as_int64();
  }
  return ask(seat, {{"type", "act"}, {"version", version}, {"action", action}, {"confirm", true}});
}

double HubFixture::figure(const std::string& name) const {
  const std::string text = hub->metrics();
  const std::size_t at = text.find("\naude_" + name + " ");
  if (at == std::string::npos) {
    ADD_FAILURE() << "no figure " << name;
    return -1;
  }
  return std::stod(text.substr(at + name.size() + 7));
}

json::object small_order(const std::vector<std::string>& seats) {
  json::array list;
  for (const std::string& seat : seats) {
    if (seat == "here") {
      list.push_back(json::object{{"kind", "here"}, {"name", "P" + std::to_string(list.size())}});
    } else if (seat == "open") {
      list.push_back(json::object{{"kind", "open"}});
    } else {
      list.push_back(json::object{{"kind", "bot"}, {"level", seat}});
    }
  }
  return {{"setup", {{"sets", {"base"}}, {"bag", {"E", "E", "D", "V", "V", "U"}}}},
          {"seats", std::move(list)}};
}

}  // namespace aude::server
