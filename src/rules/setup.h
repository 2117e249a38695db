// SPDX-License-Identifier: MIT
// The setup of a game: sets, players, options and, for puzzles and duplicate games, a custom supply and
// start.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/catalogue.h"
#include "rules/set_id.h"
#include "rules/sets.h"
#include "rules/types.h"

namespace aude {

// Rule options (docs/rules.md): those of the base game, and those of the sets (Hills::Options and so
// on) as base classes. The defaults are the rulebook's game.
struct Options : SetOptions {
  bool farmers = true;  // followers may be deployed on fields
  int small_city = 4;   // points for a completed city of two tiles: 4, or 2 as in old editions
  friend bool operator==(const Options&, const Options&) = default;
};

// A tile of the supply: "U" or, with a symbol that acts, "U:2".
struct SupplyTile {
  std::string id;
  int symbol = 0;
  friend bool operator==(const SupplyTile&, const SupplyTile&) = default;
};

struct StartTile {
  std::string id;
  Cell at;
  Rotation rotation = Rotation::r0;
  friend bool operator==(const StartTile&, const StartTile&) = default;
};

struct Setup {
  SetGroup sets{SetId::Base};
  std::vector<std::string> players;  // names, 2 to 8
  Options options;
  std::optional<std::vector<SupplyTile>> bag;   // replaces the usual supply
  std::optional<std::vector<StartTile>> start;  // replaces the usual start
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace aude
