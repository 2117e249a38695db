// SPDX-License-Identifier: MIT
// Kinds of games, and the ratings that the rungs of the ladder have in each of them. Luck and the
// number of opponents bring the same bots closer together, or set them further apart.
#pragma once

#include <span>

#include "rules/game.h"

namespace aude::players {

// What ratings depend on.
struct GameKind {
  int players = 2;
  int expansions = 0;  // sets besides the base game
  friend bool operator==(const GameKind&, const GameKind&) = default;
};

GameKind kind_of(const Game& game);

// The kinds whose ratings were measured (docs/strength.md). Others have those of the nearest number of
// players, and are between the base game and five expansions by their number of expansions.
std::span<const GameKind> measured_kinds();

// A rung is a way to play, named by its rating in two-player base games, where both numbers are equal.
// Both functions grow with their first argument; below and above the ladder they return its ends.
int rating_at(int rung, const GameKind& kind);
int rung_for(int rating, const GameKind& kind);

}  // namespace aude::players
