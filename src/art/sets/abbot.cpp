// SPDX-License-Identifier: MIT
// The abbot and his garden.
#include "art/set_art.h"

namespace aude::art {
namespace {

constexpr PieceArt kAbbotPieces[] = {
    // A tall mitre and a wide robe.
    {.piece = Abbot::kAbbot,
     .word = "abbot",
     .legend = "abbot",
     .outline = "M0-11.500c2 1.9 3.1 3.7 3.1 5.700 0 1.8-.6 3.1-1.5 3.900 2.9.7 4.8 2.1 5.3 4.500l1.3 "
                "7.400h-16.400l1.3-7.400c.5-2.4 2.4-3.8 5.3-4.500-.9-.8-1.5-2.1-1.5-3.9 0-2 1.1-3.8 "
                "3.1-5.700z",
     .details = "<path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"1.3\" stroke-linecap=\"round\" "
                "d=\"M0-9v4.500M-1.7-7.200h3.4\"/>",
     .mark_at = {0, 5}},
};

// Four beds with flowers around a well, seen from above.
constexpr TerrainArt kAbbotTerrains[] = {
    {.terrain = Abbot::kGarden,
     .id = "a-gd",
     .drawing = "<circle r=\"10\" fill=\"#e9dcb6\" stroke=\"#4f6b2c\" stroke-width=\"2.2\"/>"
                "<path fill=\"#6f9a45\" stroke=\"#4f6b2c\" stroke-width=\".6\" "
                "d=\"M-1.400-8.200v5.400a3.200 3.200 0 "
                "0 0-1.400 1.400h-5.400a8.300 8.300 0 0 1 6.800-6.800zM1.400-8.200v5.400a3.200 3.200 0 "
                "0 1 1.400 "
                "1.400h5.400a8.300 8.300 0 0 0-6.800-6.800zM-1.400 8.200v-5.400a3.200 3.200 0 0 "
                "1-1.400-1.400h-5.400a8.300 "
                "8.300 0 0 0 6.800 6.800zM1.400 8.200v-5.400a3.200 3.200 0 0 0 1.400-1.400h5.400a8.300 "
                "8.300 0 0 1-6.800 "
                "6.800z\"/>"
                "<circle r=\"2\" fill=\"#86aebd\" stroke=\"#4a3a2a\" stroke-width=\".6\"/>"
                "<path fill=\"none\" stroke=\"#c8372d\" stroke-width=\"1.5\" stroke-linecap=\"round\" "
                "d=\"M-4.800-3.600h.1M4.800 3.600h.1M-3.400-5.600h.1M3.500 5.700h.1\"/>"
                "<path fill=\"none\" stroke=\"#f5d264\" stroke-width=\"1.5\" stroke-linecap=\"round\" "
                "d=\"M4.700-3.700h.1M-4.800 3.600h.1M3.300-5.600h.1M-3.400 5.600h.1\"/>",
     .radius = 11},
};

}  // namespace

extern const SetArt kAbbotArt{.set = Abbot::kId, .pieces = kAbbotPieces, .terrains = kAbbotTerrains};

}  // namespace aude::art
