// Inns & Cathedrals: they raise what a complete road or city pays, and void an unfinished one. The
// large follower's weight of two is counted in Claims (game.h).
#pragma once

#include "rules/set_rules.h"

namespace aude {

void raise_by_inn_or_cathedral(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                               FeatureValue& value);

inline constexpr SetRules kInns{
    .id = SetId::Inns,
    .name = "inns",
    .pieces = pieces_of({Piece::Large}),
    .feature_value = raise_by_inn_or_cathedral,
};

}  // namespace aude
