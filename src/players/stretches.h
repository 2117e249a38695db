// SPDX-License-Identifier: MIT
// How far rollouts go, and what they say about a plan.
//
// A rollout is judged in stretches: what each further one changes. The longer a rollout, the more its
// result sees and the more it depends on luck. So the mean change of a stretch is believed in part, the
// less the further it is away, and the more rollouts there are, the more of it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>

namespace aude::players {

struct Stretch {
  int plies;  // of a rollout, until the end of the stretch
  // The variance of a change by luck, in units of the variance of what plans really differ there. The
  // best estimate then counts that many rollouts without a change beside those that were played.
  double doubt;
};

inline constexpr std::size_t kMaxStretches = 4;
// Of one rollout: what each stretch has changed; 0 for those that were not played.
using Changes = std::array<float, kMaxStretches>;

// What a plan is worth, from its static evaluation and any number of rollouts.
class Estimate {
 public:
  explicit Estimate(float prior) : prior_(prior), mean_(prior) {}

  // A rollout of these stretches, no shorter than those before it.
  void add(const Changes& changes, std::span<const Stretch> stretches) {
    mean_ = prior_;
    for (std::size_t k = 0; k < stretches.size(); ++k) {
      sums_[k] += static_cast<double>(changes[k]);
      ++counts_[k];
      mean_ += sums_[k] / (counts_[k] + stretches[k].doubt);
    }
  }
  float prior() const { return prior_; }
  double mean() const { return mean_; }

 private:
  float prior_;
  double mean_;
  std::array<double, kMaxStretches> sums_{};
  std::array<int, kMaxStretches> counts_{};
};

class Stretches {
 public:
  explicit Stretches(Stretch only) : Stretches({only}, 1) {}
  // The first rounds of a search, in which it compares many plans, play only some of them.
  Stretches(std::initializer_list<Stretch> all, std::size_t at_first)
      : count_(all.size()), at_first_(at_first) {
    std::copy(all.begin(), all.end(), all_.begin());
  }

  std::span<const Stretch> in_round(int round) const {
    constexpr int kFirstRounds = 2;
    return {all_.data(), round < kFirstRounds ? at_first_ : count_};
  }

 private:
  std::array<Stretch, kMaxStretches> all_{};
  std::size_t count_;
  std::size_t at_first_;
};

// Few tiles are left, so that a rollout may show the result of the game.
constexpr bool is_near_end(int left) { return left <= 14; }

// Those that pay most if all rollouts together can play that many plies. docs/strength.md has the
// measurements.
inline Stretches affordable_stretches(int left, double plies) {
  constexpr double kFew = 120;
  constexpr double kSome = 400;
  constexpr double kMany = 1200;
  constexpr Stretch kThree{3, 2};
  constexpr Stretch kFive{5, 8};
  if (plies < kFew) return Stretches(kThree);
  if (plies >= kSome && is_near_end(left))
    return {{kThree, {std::max(left, kThree.plies), 0.2 * left * left}}, 2};
  if (plies < kMany) return {{kThree, kFive}, 2};
  return {{kThree, kFive, {8, 20}, {12, 70}}, 3};
}

}  // namespace aude::players
