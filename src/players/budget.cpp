#include "players/budget.h"

#include <algorithm>
#include <limits>

namespace aude::players {

Budget::Budget(const Limits& asked, const Limits& own) {
  constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();
  nodes_ = std::min(asked.nodes.value_or(kEndless), own.nodes.value_or(kEndless));
  has_deadline_ = asked.time || own.time;
  start_ = Clock::now();
  constexpr Clock::duration kForever = Clock::duration::max();
  if (has_deadline_) {
    deadline_ = start_ + std::min(asked.time.value_or(kForever), own.time.value_or(kForever));
  }
  stop_ = asked.stop;
}

bool Budget::is_used_up() {
  if (used_up_ || spent_ >= nodes_) return true;
  if (spent_ < next_look_) return false;
  next_look_ = spent_ + kNodesPerLook;
  used_up_ = (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) ||
             (has_deadline_ && Clock::now() >= deadline_);
  return used_up_;
}

double Budget::share_used() const {
  double share = nodes_ == 0 ? 1.0 : static_cast<double>(spent_) / static_cast<double>(nodes_);
  if (has_deadline_ && deadline_ > start_) {
    const std::chrono::duration<double> gone = Clock::now() - start_;
    const std::chrono::duration<double> all = deadline_ - start_;
    share = std::max(share, gone / all);
  }
  return std::min(share, 1.0);
}

}  // namespace aude::players
