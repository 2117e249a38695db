// Why one plan is better than another, by the terms of the evaluation, as codes and numbers. Each
// language makes its own sentences from them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "study/rollouts.h"

namespace aude::study {

enum class Why : std::uint8_t {
  Scores,     // points scored at once
  Finishes,   // the probability that an own feature is completed; tiles that fit it
  Blocks,     // the same for an opponent's feature: the better plan makes it less likely
  Takes,      // the owners of a feature change: expected points
  Promises,   // expected points of a feature for its owner
  Followers,  // followers in the supply
  Threat,     // unseen tiles by which an opponent could share or take a feature
};
inline constexpr int kWhys = 7;
std::string_view word(Why why);

struct Reason {
  Why why{};
  Seat seat{};       // whose points, feature or followers
  float points = 0;  // its share of the difference between the plans, for the seat to act
  float with = 0;    // by the better plan
  float without = 0;
  bool on_feature = false;  // the rest is about a feature
  Terrain terrain{};
  Cell cell;  // one of its segments
  int segment = 0;
  int tiles_with = -1;  // unseen tiles that fit its only open cell; -1 if it does not have exactly one
  int tiles_without = -1;
};

// At most three reasons, the most important first. Both plans must be legal in the position.
std::vector<Reason> reasons(Rollouts& rollouts, const State& state, std::span<const Action> better,
                            std::span<const Action> worse);

}  // namespace aude::study
