// SPDX-License-Identifier: MIT
// Inns & Cathedrals: they raise what a complete road or city scores, and void an unfinished one. The
// large follower counts two in a majority.
#pragma once

#include "rules/set_rules.h"

namespace aude {

void mark_inns_and_cathedrals(const Tile& tile, KindInfo& kind);
void raise_by_inn_or_cathedral(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                               FeatureValue& value);

struct Inns : SetDefaults<Inns> {
  static constexpr SetId kId{2};
  static constexpr Piece kLarge{1};
  static constexpr Because kBecauseInn{0};            // the road's inn doubles it
  static constexpr Because kBecauseCathedral{1};      // the city's cathedral adds to it
  static constexpr Because kBecauseOpenInn{2};        // an inn voids the unfinished road
  static constexpr Because kBecauseOpenCathedral{3};  // a cathedral voids the unfinished city

  static constexpr PieceInfo kPieces[] = {{.piece = kLarge, .weight = 2, .usual = true}};
  static constexpr Because kReasons[] = {kBecauseInn, kBecauseCathedral, kBecauseOpenInn,
                                         kBecauseOpenCathedral};

  static constexpr SetRules kRules{
      .id = kId,
      .name = "inns",
      .pieces = kPieces,
      .reasons = kReasons,
      .read_tile = mark_inns_and_cathedrals,
      .feature_value = raise_by_inn_or_cathedral,
  };
};

}  // namespace aude
