// SPDX-License-Identifier: MIT
#include "players/ladder.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace aude::players {
namespace {

struct Rung {
  float rating;
  float naivety;     // 0: best known weights; 1: weights of a beginner
  float overlook;    // share of cells that are ignored
  float experience;  // share of decisions that use the network
  float ponder;      // share of decisions that use search
};

constexpr std::array kRungs{
    Rung{300, 1.0F, 0.93F, 0, 0},  Rung{400, 1.0F, 0.88F, 0, 0},  Rung{590, 1.0F, 0.80F, 0, 0},
    Rung{810, 1.0F, 0.66F, 0, 0},  Rung{940, 1.0F, 0.50F, 0, 0},  Rung{1220, 0.8F, 0.25F, 0, 0},
    Rung{1520, 0.5F, 0.10F, 0, 0}, Rung{1810, 0.2F, 0.03F, 0, 0}, Rung{1900, 0, 0, 0, 0},
    Rung{2050, 0, 0, 1, 0},        Rung{2150, 0, 0, 1, 1},
};
static_assert(kRungs.front().rating == kLowestRating && kRungs.back().rating == kHighestRating);

// A beginner: looks only at their own points, expects every feature to be completed and therefore runs
// out of followers, overlooks merges, and underrates fields until late in the game.
Weights naive() {
  Weights weights;
  weights.follower = 3.0F;
  weights.follower_home = 0.9F;
  weights.city_pace = 1.2F;
  weights.city_extend = 0.5F;
  weights.city_crowd = 0.5F;
  weights.road_pace = 0.9F;
  weights.busy = 0;
  weights.gain = 0.9F;
  weights.invasion = 0;
  weights.field_city_pace = 0.1F;
  weights.field_growth = 0;
  weights.field_hold = 0.25F;
  weights.city_join = 0;
  weights.road_join = 0;
  weights.field_join = 0;
  weights.opportunity = 0;
  weights.rivalry = 0.2F;
  return weights;
}

// The network was trained on top of the best weights and would correct the deliberate mistakes, so it
// is not used with other weights.
Weights mixed(const Weights& sound, float naivety) {
  if (naivety == 0) return sound;
  const Weights other = naive();
  Weights weights = sound;
  weights.network = nullptr;
  for (const WeightInfo& info : kWeightInfos) {
    float& value = weights.*info.value;
    value += naivety * (other.*info.value - value);
  }
  return weights;
}

Rung rung_at(float rating) {
  std::size_t above = 0;
  while (above + 1 < kRungs.size() && kRungs[above].rating < rating) ++above;
  if (above == 0) return kRungs.front();
  const Rung& a = kRungs[above - 1];
  const Rung& b = kRungs[above];
  const float way = std::clamp((rating - a.rating) / (b.rating - a.rating), 0.0F, 1.0F);
  const auto between = [&](float from, float to) { return from + way * (to - from); };
  return {rating, between(a.naivety, b.naivety), between(a.overlook, b.overlook),
          between(a.experience, b.experience), between(a.ponder, b.ponder)};
}

}  // namespace

Skill hard_skill() {
  Skill skill;
  skill.search = {6, 8, 1, FixedRollouts{3, 3}};
  skill.budget.time = std::chrono::milliseconds(90);
  return skill;
}

Strength strength_of(int rating, const Weights& sound) {
  const Rung rung = rung_at(static_cast<float>(rating));
  // A bot that does not search needs no time limit, and plays the same games on a slow machine.
  Strength strength{rung.ponder > 0 ? hard_skill() : Skill{}, mixed(sound, rung.naivety)};
  strength.skill.overlook = rung.overlook;
  strength.skill.experience = rung.experience;
  strength.skill.ponder = rung.ponder;
  return strength;
}

}  // namespace aude::players
