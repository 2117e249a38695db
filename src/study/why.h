// Why one plan is better than another, by the evaluation's own terms, as codes and numbers: each
// language makes its own sentences.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "study/rollouts.h"

namespace aude::study {

enum class Why : std::uint8_t {
  Scores,     // points at once: with, without
  Finishes,   // the chance that something of one's own is completed: with, without; tiles that fit it
  Blocks,     // likewise of what another holds: the better plan makes it less likely
  Takes,      // one becomes an owner of it, or another is none any more: points it promises
  Promises,   // what a feature promises its owner in points: with, without
  Followers,  // followers at home: with, without
  Threat,     // unseen tiles by which another could join in and take or share: with, without
};
inline constexpr int kWhys = 7;
std::string_view word(Why why);

struct Reason {
  Why why{};
  Seat seat{};       // whose points, feature or followers
  float points = 0;  // what it makes of the difference between the plans, for whoever must act
  float with = 0;    // by the better plan
  float without = 0;
  bool on_feature = false;  // the rest is about a feature
  Terrain terrain{};
  Cell cell;  // one of its segments
  int segment = 0;
  int tiles_with = -1;  // unseen tiles that fit its only open cell; -1: it has not just one
  int tiles_without = -1;
};

// The weightiest reasons first, three at most. Both plans must be legal in the position.
std::vector<Reason> reasons(Rollouts& rollouts, const State& state, std::span<const Action> better,
                            std::span<const Action> worse);

}  // namespace aude::study
