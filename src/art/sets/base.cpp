// SPDX-License-Identifier: MIT
// The pieces of the base game.
#include "art/set_art.h"

namespace aude::art {
namespace {

constexpr PieceArt kBasePieces[] = {
    {.piece = Piece::Follower,
     .word = "follower",
     .legend = "follower; lying: a farmer",
     .outline = kFollowerOutline,
     .details = "",
     .mark_at = {0, 4}},
};

}  // namespace

extern const SetArt kBaseArt{.set = Base::kId, .pieces = kBasePieces};

}  // namespace aude::art
