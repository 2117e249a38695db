// SPDX-License-Identifier: MIT
// The resources of one decision: a node limit, a deadline and a stop flag.
#pragma once

#include <algorithm>
#include <cstdint>

#include "players/player.h"

namespace aude::players {

class Budget {
 public:
  // The tighter of the caller's limits and the level's own budget.
  Budget(const Limits& asked, const Limits& own);

  // Replaces the time limit, which counts from now, and the stop flag. Nodes are not limited by this.
  void set_limits(const Limits& asked);

  void spend(std::uint64_t nodes) { spent_ += nodes; }
  std::uint64_t spent() const { return spent_; }
  // True once the decision must be made. Reads the clock at most once per kNodesPerCheck nodes.
  bool is_used_up();
  // The share that is used; 0 without a limit.
  double used_nodes() const;
  double used_time() const;  // reads the clock
  double used_share() const { return std::max(used_nodes(), used_time()); }

 private:
  static constexpr std::uint64_t kNodesPerCheck = 64;

  std::uint64_t nodes_;
  std::uint64_t spent_ = 0;
  std::uint64_t next_check_ = 0;
  Clock::time_point (*now_)();
  bool has_deadline_;
  Clock::time_point start_;
  Clock::time_point deadline_;
  const std::atomic<bool>* stop_;
  bool used_up_ = false;
};

}  // namespace aude::players
