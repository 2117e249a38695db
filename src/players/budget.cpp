// SPDX-License-Identifier: MIT
#include "players/budget.h"

#include <algorithm>
#include <limits>

namespace aude::players {
namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

}  // namespace

Budget::Budget(const Limits& asked, const Limits& own) {
  nodes_ = std::min(asked.nodes.value_or(kUnlimited), own.nodes.value_or(kUnlimited));
  now_ = asked.now;
  has_deadline_ = asked.time || own.time;
  constexpr Clock::duration kForever = Clock::duration::max();
  if (has_deadline_) {
    start_ = now_();
    deadline_ = start_ + std::min(asked.time.value_or(kForever), own.time.value_or(kForever));
  }
  stop_ = asked.stop;
}

void Budget::set_limits(const Limits& asked) {
  now_ = asked.now;
  has_deadline_ = asked.time.has_value();
  start_ = now_();
  if (has_deadline_) deadline_ = start_ + *asked.time;
  stop_ = asked.stop;
  used_up_ = false;
  next_check_ = spent_;
}

bool Budget::is_used_up() {
  if (used_up_ || spent_ >= nodes_) return true;
  if (spent_ < next_check_) return false;
  next_check_ = spent_ + kNodesPerCheck;
  used_up_ = (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) ||
             (has_deadline_ && now_() >= deadline_);
  return used_up_;
}

double Budget::used_nodes() const {
  if (nodes_ == kUnlimited) return 0.0;
  return nodes_ == 0 ? 1.0 : static_cast<double>(spent_) / static_cast<double>(nodes_);
}

double Budget::used_time() const {
  if (!has_deadline_) return 0.0;
  const std::chrono::duration<double> used = now_() - start_;
  const std::chrono::duration<double> all = deadline_ - start_;
  return all.count() <= 0 ? 1.0 : used / all;
}

}  // namespace aude::players
