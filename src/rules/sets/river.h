// SPDX-License-Identifier: MIT
// The River: its tiles are drawn first and continue it, without a U-turn and without running into a
// tile that lies there already.
#pragma once

#include "rules/set_rules.h"

namespace aude {

void read_river_tile(const Tile& tile, KindInfo& kind);
void lay_source(const Catalogue& catalogue, SetGroup sets, Start& start);
bool is_away_from_river(const Board& board, const KindInfo& kind, int at);
unsigned river_rotations(const Board& board, const KindInfo& kind, int at, unsigned rotations);

// An open river end faces the cell that bars these edges (EdgeBits).
bool awaits_river(std::uint16_t barred);

struct River : SetDefaults<River> {
  static constexpr SetId kId{1};
  static constexpr Terrain kTerrain{3};  // no piece may be deployed there

  static constexpr TerrainInfo kTerrains[] = {
      {.terrain = kTerrain, .word = "river", .line = Edge::River}};

  static constexpr SetRules kRules{
      .id = kId,
      .name = "river",
      .terrains = kTerrains,
      .read_tile = read_river_tile,
      .lay_start = lay_source,
      .shuns_cell = is_away_from_river,
      .legal_placement = river_rotations,
  };
};

}  // namespace aude
