#include "server/node.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "server/event_log.h"

namespace aude::server {
namespace {

using table::Millis;

constexpr std::chrono::milliseconds kHeartbeatInterval(250);

}  // namespace

Node::Node(std::unique_ptr<Leases> leases, GameClock& clock, Hooks hooks)
    : leases_(std::move(leases)), clock_(clock), hooks_(std::move(hooks)) {
  confirmed_ = hooks_.steady();
  const Leases::Heartbeat first = leases_->heartbeat(clock_.now());
  clock_.follow(first.clock);
  hooks_.post([this, first, sent = confirmed_] { heard(first, sent); });
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
  bool failing = false;  // said once
  while (!wake_.wait_for(lock, kHeartbeatInterval, [this] { return stopping_; })) {
    lock.unlock();
    try {
      const Millis sent = hooks_.steady();
      const auto heartbeat =
          std::make_shared<const Leases::Heartbeat>(leases_->heartbeat(clock_.now()));
      clock_.follow(heartbeat->clock);
      hooks_.post([this, heartbeat, sent] { heard(*heartbeat, sent); });
      failing = false;
    } catch (const StoreError& error) {
      if (!std::exchange(failing, true)) note("beat_failed", error.what());
    }
    lock.lock();
  }
}

void Node::heard(const Leases::Heartbeat& heartbeat, Millis sent) {
  ++count_.heartbeats;
  confirmed_ = sent;
  // What it has in memory may be somebody else's by now.
  if (heartbeat.was_dead) hooks_.lost();
  if (std::exchange(isolated_, false)) note("heard_again", "this node is heard again");
  hosts_ = heartbeat.hosts;
  count_.adopted += static_cast<std::int64_t>(heartbeat.taken_over.size());
  if (heartbeat.taken_over.empty()) return;
  const std::string tables = std::to_string(heartbeat.taken_over.size());
  note("tables_adopted", tables + " tables of nodes that are gone go on here", {{"tables", tables}});
  for (const std::string& table : heartbeat.taken_over) hooks_.take_over(table);
}

void Node::tick() {
  const Millis silent = hooks_.steady() - confirmed_;
  // Earlier than the others believe it dead.
  if (isolated_ || silent < leases_->lease_timeout() * 3 / 4) return;
  note("cut_off", "no beat was heard for " + std::to_string(silent) + " ms; all tables are given up",
       {{"silent_ms", std::to_string(silent)}});
  isolated_ = true;
  ++count_.isolations;
  hooks_.lost();
}

bool Node::is_host(const std::string& host) const {
  return std::find(hosts_.begin(), hosts_.end(), host) != hosts_.end();
}

Node::Count Node::count() const {
  Count count = count_;
  count.silent = hooks_.steady() - confirmed_;
  count.hosts = hosts_.size();
  return count;
}

}  // namespace aude::server
