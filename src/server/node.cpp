#include "server/node.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "server/journal.h"

namespace aude::server {
namespace {

using table::Millis;

constexpr std::chrono::milliseconds kBeatEvery(250);

}  // namespace

Node::Node(std::unique_ptr<Carriers> carriers, HouseClock& clock, Hooks hooks)
    : carriers_(std::move(carriers)), clock_(clock), hooks_(std::move(hooks)) {
  confirmed_ = hooks_.steady();
  const Carriers::Beat first = carriers_->beat(clock_.now());
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
  cut_off_ = true;
  carriers_->leave();
}

void Node::work() {
  std::unique_lock lock(mutex_);
  bool failing = false;  // said once
  while (!wake_.wait_for(lock, kBeatEvery, [this] { return stopping_; })) {
    lock.unlock();
    try {
      const Millis sent = hooks_.steady();
      const auto beat = std::make_shared<const Carriers::Beat>(carriers_->beat(clock_.now()));
      clock_.follow(beat->clock);
      hooks_.post([this, beat, sent] { heard(*beat, sent); });
      failing = false;
    } catch (const StoreError& error) {
      if (!std::exchange(failing, true)) note("beat_failed", error.what());
    }
    lock.lock();
  }
}

void Node::heard(const Carriers::Beat& beat, Millis sent) {
  ++count_.beats;
  confirmed_ = sent;
  // What it has in memory may be somebody else's by now.
  if (beat.was_dead) hooks_.lost();
  if (std::exchange(cut_off_, false)) note("heard_again", "this node is heard again");
  hosts_ = beat.hosts;
  count_.adopted += static_cast<std::int64_t>(beat.orphans.size());
  if (beat.orphans.empty()) return;
  const std::string tables = std::to_string(beat.orphans.size());
  note("tables_adopted", tables + " tables of nodes that are gone go on here", {{"tables", tables}});
  for (const std::string& table : beat.orphans) hooks_.adopt(table);
}

void Node::tick() {
  const Millis silent = hooks_.steady() - confirmed_;
  // Earlier than the others believe it dead.
  if (cut_off_ || silent < carriers_->patience() * 3 / 4) return;
  note("cut_off", "no beat was heard for " + std::to_string(silent) + " ms; all tables are given up",
       {{"silent_ms", std::to_string(silent)}});
  cut_off_ = true;
  ++count_.cut_offs;
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
