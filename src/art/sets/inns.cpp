// SPDX-License-Identifier: MIT
// The pieces of Inns & Cathedrals.
#include "art/set_art.h"

namespace aude::art {
namespace {

constexpr PieceArt kInnsPieces[] = {
    {.piece = Inns::kLarge,
     .word = "large",
     .legend = "large follower, counts two",
     .outline = kFollowerOutline,
     .details = "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"1.5\" stroke-linecap=\"round\" "
                "d=\"M-3.6-2.500q3.6 2.6 7.2 0\"/>",
     .mark_at = {0, 4},
     .scale = 1.25},
};

}  // namespace

extern const SetArt kInnsArt{.set = Inns::kId, .pieces = kInnsPieces};

}  // namespace aude::art
