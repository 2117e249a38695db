// SPDX-License-Identifier: MIT
// How strong a player is who loses this many points per decision, on the ladder of the bots.
#pragma once

#include <optional>
#include <span>

#include "rules/game.h"

namespace aude::study {

struct Rung {
  double loss;  // points per decision
  double rating;
};

// Fitted to base games of two bots with known ratings (bench/skill.py); ratings between the rungs are
// interpolated, and those outside are that of the nearest one.
std::span<const Rung> skill_ladder();
// The fit says nothing about other games.
bool has_skill_ladder(const Game& game);

inline constexpr double kSkillError = 190;   // standard error of the rating of one whole game
inline constexpr int kDecisionsOfGame = 68;  // of one player in a whole game
inline constexpr int kFewestDecisions = 20;  // fewer give no rating

struct PlayedLike {
  int rating;
  int std_error;
};
// Nothing if there were too few decisions.
std::optional<PlayedLike> played_like(double total_loss, int decisions);

}  // namespace aude::study
