// SPDX-License-Identifier: MIT
// Why one plan is better than another, as codes and numbers. Each language makes its own sentences from
// them.
//
// How much a reason counts comes from the rollouts that compared the plans: what each feature scores in
// them, and promises where they end. What is said about it comes from the positions after both plans.
// Reasons add up: each has a share of the difference between the two plans, in points of the margin of
// the seat to act, and what they do not explain is the last reason, the rest.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "study/rollouts.h"

namespace aude::study {

enum class Why : std::uint8_t {
  Scores,     // points scored at once for a feature
  Finishes,   // the probability that a feature is completed; tiles that fit it
  Blocks,     // the same for an opponent's feature: the better plan makes it less likely
  Takes,      // the owners of a feature change: expected points
  Promises,   // expected points of a feature for its owner
  Followers,  // followers in the supply, for features that are claimed later
  Threat,     // unseen tiles by which an opponent could share or take a feature
  // Clients of 1.0 do not know those from here on.
  Sets,   // points of the sets that belong to no feature: goods, special pieces, tokens
  Later,  // features that are claimed later, if the number of followers does not explain them
  Rest,   // what no other reason explains
};
inline constexpr int kWhys = 10;
std::string_view word(Why why);

struct Reason {
  Why why{};
  Seat seat{};       // whose points, feature or followers
  float points = 0;  // its share of the difference between the plans; negative: against the better one
  float with = 0;    // by the better plan
  float without = 0;
  bool on_feature = false;  // the rest is about a feature
  Terrain terrain{};
  Cell cell;  // one of its segments
  int segment = 0;
  int tiles_with = -1;  // unseen tiles that fit its only open cell; -1 if it does not have exactly one
  int tiles_without = -1;
};

// A plan and where the points after it come from.
struct Explained {
  std::span<const Action> actions;
  const Breakdown& breakdown;
};

// All reasons for a difference between two plans; their points add up to it. The rest comes last. Both
// plans must be legal in the position. For more than two players, the points of an opponent count as
// far as that opponent is the best one on the way from one result to the other.
std::vector<Reason> all_reasons(Rollouts& rollouts, const State& state, const Explained& better,
                                const Explained& worse, float difference);

// Those to show, which add up as well: at most three for the better plan, the most important first, the
// strongest one against it, and the rest, if it is not small or the only one.
std::vector<Reason> shown(const std::vector<Reason>& all);

}  // namespace aude::study
