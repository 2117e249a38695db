// SPDX-License-Identifier: MIT
// The Abbot and his gardens (R55 to R60): a garden scores like a cloister, only an abbot may stand
// there, and a player may take the abbot back instead of deploying a piece.
#pragma once

#include "rules/set_rules.h"

namespace aude {

void add_abbot(const Board& board, const PlacedTile& tile, ActionList& out);
// The abbot returns from a feature that is not complete, which scores for the tiles that lie there.
Next retrieve_abbot(Board& board, Action action, Events* events);

// Where the seat's abbot stands, or kNoSegmentId.
SegmentId abbot_of(const Board& board, Seat seat);
// The abbot of `seat` stands in a feature that is not complete.
bool may_retrieve(const Board& board, Seat seat);

struct Abbot : SetDefaults<Abbot> {
  static constexpr SetId kId{6};
  static constexpr Terrain kGarden{5};
  static constexpr Piece kAbbot{5};
  static constexpr Verb kRetrieveVerb{9};
  static constexpr ScoreFor kGardenScore{12};

  static constexpr TerrainInfo kTerrains[] = {
      {.terrain = kGarden, .word = "garden", .score = kGardenScore, .enclosed = true}};
  static constexpr PieceInfo kPieces[] = {{.piece = kAbbot, .weight = 1}};
  static constexpr VerbInfo kVerbs[] = {{kRetrieveVerb, Phase::Deploy}};
  static constexpr ScoreFor kScores[] = {kGardenScore};

  static constexpr Action retrieve() { return Action::plain(kRetrieveVerb); }

  static constexpr SetRules kRules{
      .id = kId,
      .name = "abbot",
      .needs = "base",
      .terrains = kTerrains,
      .pieces = kPieces,
      .verbs = kVerbs,
      .scores = kScores,
      .legal_deployment = add_abbot,
      .act = retrieve_abbot,
  };
};

}  // namespace aude
