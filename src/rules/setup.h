// What is agreed before a game begins: sets, players, options and, for puzzles and duplicate games,
// a custom supply and start.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/catalogue.h"
#include "rules/set_id.h"
#include "rules/types.h"

namespace aude {

enum class HillTiebreak : std::uint8_t { Presence, Number };

// Rule options (docs/rules.md); the defaults are the rulebook's game.
struct Options {
  bool farmers = true;  // followers may lie down on fields
  int small_city = 4;   // points of a completed city of two tiles: 4, or 2 as of old
  HillTiebreak hill_tiebreak = HillTiebreak::Presence;
  bool closed_farm_gathers = true;  // a field that can no longer grow sends its flock home
  bool pig_in_famine = false;       // a pig adds 1 per city to its owner's farmers in a famine
  friend bool operator==(const Options&, const Options&) = default;
};

// A tile as the supply knows it: "U" or, with a wheel symbol that acts, "U:2".
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
  std::optional<std::vector<SupplyTile>> bag;   // replaces all that is drawn
  std::optional<std::vector<StartTile>> start;  // replaces the start tile or the source
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace aude
