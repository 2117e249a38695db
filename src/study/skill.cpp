// SPDX-License-Identifier: MIT
#include "study/skill.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace aude::study {
namespace {

constexpr std::array kLadder{Rung{0.1, 2020}, Rung{0.4, 1720}, Rung{0.8, 1500},
                             Rung{1.3, 1130}, Rung{2.0, 860},  Rung{3.0, 690}};

// To tens: more digits would promise too much.
int rounded_rating(double rating) { return static_cast<int>(std::lround(rating / 10)) * 10; }

double rating_at(double loss) {
  std::size_t above = 0;
  while (above < kLadder.size() && kLadder[above].loss < loss) ++above;
  if (above == 0) return kLadder.front().rating;
  if (above == kLadder.size()) return kLadder.back().rating;
  const Rung& from = kLadder[above - 1];
  const Rung& to = kLadder[above];
  const double way = (loss - from.loss) / (to.loss - from.loss);
  return from.rating + way * (to.rating - from.rating);
}

}  // namespace

std::span<const Rung> skill_ladder() { return kLadder; }

bool has_skill_ladder(const Game& game) {
  return game.players() == 2 && game.setup().sets == SetGroup{SetId::Base};
}

std::optional<PlayedLike> played_like(double total_loss, int decisions) {
  if (decisions < kFewestDecisions) return {};
  const double part = std::min(1.0, static_cast<double>(decisions) / kDecisionsOfGame);
  return PlayedLike{rounded_rating(rating_at(total_loss / decisions)),
                    rounded_rating(kSkillError / std::sqrt(part))};
}

}  // namespace aude::study
