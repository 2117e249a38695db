// SPDX-License-Identifier: MIT
#include "server/node.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "server/event_log.h"
#include "server/round_trips.h"

namespace aude::server {
namespace {

using table::Millis;

constexpr Millis kHeartbeatInterval = 250;
constexpr Millis kCompareInterval = 900;  // with every fourth heartbeat, or each if they take long
constexpr int kMaxMoves = 4;              // tables that are given away after one comparison
constexpr int kMaxLoads = 50;             // tables that one heartbeat begins to load
// On the logical clock. Longer than a query takes on a slow connection, and short enough to wait for.
constexpr Millis kReleaseTime = 2000;

}  // namespace

Node::Node(std::unique_ptr<Leases> leases, GameClock& clock, Hooks hooks)
    : leases_(std::move(leases)),
      clock_(clock),
      hooks_(std::move(hooks)),
      timeout_(leases_->lease_timeout()),
      timeout_under_way_(timeout_) {
  confirmed_ = hooks_.steady();
  const Leases::Heartbeat first = leases_->heartbeat({clock_.now(), -1, timeout_});
  clock_.follow(first.clock);
  logical_time_ = first.logical_time;
  hooks_.post([this, first, sent = Sent{confirmed_, timeout_}] { heard(first, sent); });
  thread_ = std::thread([this] { work(); });
}

Node::~Node() { stop(); }

void Node::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Node::leave() {
  stop();
  isolated_ = true;
  leases_->leave();
}

void Node::work() {
  std::unique_lock lock(mutex_);
  bool failing = false;  // logged once
  Sent sent;
  Millis compared = steady_millis();
  RoundTrips round_trips;
  Millis wait = kHeartbeatInterval;
  while (!wake_.wait_for(lock, std::chrono::milliseconds(wait), [this] { return stopping_; })) {
    lock.unlock();
    const Millis begin = steady_millis();
    try {
      sent.timeout = round_trips.lease_timeout(leases_->lease_timeout());
      timeout_under_way_ = sent.timeout;
      const bool compare =
          begin - compared >= kCompareInterval || sent.timeout > 2 * leases_->lease_timeout();
      if (compare) compared = begin;
      // It is repeated if the answer to the last one was lost.
      Return wanted = Return::Wanted;
      sent.dropped = sent.dropped || return_.compare_exchange_strong(wanted, Return::UnderWay);
      sent.at = hooks_.steady();
      const auto heartbeat = std::make_shared<const Leases::Heartbeat>(
          leases_->heartbeat({clock_.now(), logical_time_, sent.timeout, compare, sent.dropped}));
      logical_time_ = heartbeat->logical_time;
      clock_.follow(heartbeat->clock);
      hooks_.post([this, heartbeat, sent] { heard(*heartbeat, sent); });
      sent.dropped = false;
      round_trips.add(steady_millis() - begin);
      failing = false;
    } catch (const StoreError& error) {
      ++failed_;
      if (!std::exchange(failing, true)) note("heartbeat_failed", error.what());
    }
    wait = std::clamp<Millis>(kHeartbeatInterval - (steady_millis() - begin), 1, kHeartbeatInterval);
    lock.lock();
  }
}

void Node::heard(const Leases::Heartbeat& heartbeat, const Sent& sent) {
  ++count_.heartbeats;
  // Other nodes may host its tables by now.
  if (heartbeat.was_dead) lose_all();
  heard_time_ = heartbeat.logical_time;
  confirmed_ = sent.at;
  timeout_ = sent.timeout;
  if (silence() >= safe_time()) {  // the answer came too late
    if (sent.dropped) return_ = Return::Wanted;
    return tick();
  }
  if (isolated_ && !ends_isolation(sent)) return;
  places_ = heartbeat.places;
  hooks_.living(places_);
  count_.adopted += heartbeat.taken_over;
  if (heartbeat.taken_over > 0) {
    const std::string tables = std::to_string(heartbeat.taken_over);
    note("tables_taken_over",
         "took over " + tables + (tables == "1" ? " table" : " tables") + " from dead nodes",
         {{"tables", tables}});
  }
  if (heartbeat.compared) others_are_fast_ = heartbeat.others_are_fast;
  compare_leases(heartbeat, sent.at);
  hand_over_requested(heartbeat.requested);
  if (heartbeat.compared) spread(heartbeat);
}

bool Node::ends_isolation(const Sent& sent) {
  Return wanted = Return::Wanted;
  if (sent.dropped) {
    return_ = Return::None;
  } else if (!return_.compare_exchange_strong(wanted, Return::None)) {
    return false;
  }
  isolated_ = false;
  note("node_reconnected", "heartbeat confirmed again");
  return true;
}

void Node::hand_over_requested(const std::vector<std::string>& tables) {
  std::vector<std::string> requested;
  for (const std::string& table : tables) {
    if (held_.contains(table)) requested.push_back(table);
  }
  if (requested.empty()) return;
  note("tables_requested", "other nodes cannot reach this one and get " +
                               std::to_string(requested.size()) + " of its tables");
  hooks_.pass_on(requested);
}

// When a node has joined, the others give it a few tables at a time, and a node whose connection to the
// database has become slow gives its tables away. Small differences are left alone: each move costs the
// players a reconnection.
void Node::spread(const Leases::Heartbeat& heartbeat) {
  const int least = is_slow() ? 1 : std::max(2, heartbeat.share / 4);
  if (heartbeat.surplus >= least) spreading_ = true;
  if (heartbeat.surplus <= 0) spreading_ = false;
  if (spreading_) hooks_.give_away(std::min(heartbeat.surplus, kMaxMoves));
}

// What the database had in its list when it answered the heartbeat that was sent then.
void Node::compare_leases(const Leases::Heartbeat& heartbeat, Millis sent) {
  const std::vector<Lease>& listed = heartbeat.held;
  std::unordered_map<std::string, std::int64_t> epochs;
  for (const Lease& lease : listed) epochs[lease.table] = lease.epoch;
  std::vector<std::string> lost;
  for (const auto& [table, held] : held_) {
    const auto found = epochs.find(table);
    const bool gone = found == epochs.end() ? held.since < sent : found->second > held.epoch;
    if (gone) lost.push_back(table);
  }
  for (const std::string& table : lost) {
    held_.erase(table);
    ++count_.revoked;
    note("lease_lost", "table " + table + " is hosted by another node", {{"table", table}});
    hooks_.revoke(table);
  }
  forget_closed(heartbeat.logical_time, sent);
  int loads = 0;
  std::vector<std::string> passed_on;  // loading them here would take long
  for (const Lease& lease : listed) {
    if (held_.contains(lease.table) || closed_.contains(lease.table)) continue;
    if (++loads > kMaxLoads) break;
    if (is_yielding()) {
      passed_on.push_back(lease.table);
      continue;
    }
    held_[lease.table] = {lease.epoch, hooks_.steady()};
    hooks_.take_over(lease.table);
  }
  if (!passed_on.empty()) hooks_.pass_on(passed_on);
}

bool Node::acquire(const std::string& table, std::int64_t epoch, int generation) {
  if (generation != generation_ || is_isolated() || is_closing(table)) return false;
  const auto [found, fresh] = held_.try_emplace(table, Held{epoch, hooks_.steady()});
  if (!fresh && found->second.epoch > epoch) return true;
  found->second = {epoch, hooks_.steady()};
  return true;
}

std::int64_t Node::begin_close(const std::vector<std::string>& tables) {
  const std::int64_t deadline = heard_time_ + kReleaseTime;
  for (const std::string& table : tables) {
    held_.erase(table);
    closed_[table] = {Closed::State::UnderWay, deadline};
  }
  return deadline;
}

void Node::end_close(const std::vector<std::string>& tables, bool answered) {
  for (const std::string& table : tables) {
    Closed& closed = closed_[table];
    closed.state = answered ? Closed::State::Answered : Closed::State::Unanswered;
    closed.answered = hooks_.steady();
  }
}

// The list of a heartbeat is right if the heartbeat was sent after the answer, or if nothing that was
// sent before can still change it.
void Node::forget_closed(std::int64_t logical_time, Millis sent) {
  std::erase_if(closed_, [&](const auto& each) {
    const Closed& closed = each.second;
    return (closed.state == Closed::State::Answered && closed.answered < sent) ||
           (closed.state == Closed::State::Unanswered && closed.deadline < logical_time);
  });
}

bool Node::is_closing(const std::string& table) const {
  const auto found = closed_.find(table);
  return found != closed_.end() && found->second.state != Closed::State::Answered;
}

void Node::lose_all() {
  ++generation_;
  held_.clear();
  hooks_.lost();
}

void Node::tick() {
  if (isolated_ || !is_isolated()) return;
  const std::string silent = std::to_string(silence());
  note("node_isolated", "no confirmed heartbeat for " + silent + " ms; released all tables",
       {{"silent_ms", silent}});
  isolated_ = true;
  ++count_.isolations;
  lose_all();
  return_ = Return::Wanted;
}

bool Node::is_host(const std::string& host) const {
  return std::any_of(places_.begin(), places_.end(), [&](const std::string& place) {
    return std::string_view(place).substr(0, place.rfind(':')) == host;
  });
}

Node::Count Node::count() const {
  Count count = count_;
  count.failed = failed_;
  count.silent = silence();
  count.timeout = timeout_;
  count.hosts = places_.size();
  count.leases = held_.size();
  return count;
}

}  // namespace aude::server
