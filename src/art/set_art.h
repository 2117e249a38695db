// SPDX-License-Identifier: MIT
// The pictures of a set's pieces and terrains. Each set has one file in art/sets, listed in sets.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "art/detail.h"
#include "art/geometry.h"
#include "rules/state.h"

namespace aude::art {

struct PieceArt {
  Piece piece;
  std::string_view word;     // in ids of the drawing: "piece-abbot-red"
  std::string_view legend;   // beside the piece in a panel
  std::string_view outline;  // an SVG path around 0,0, about 20 units high, in the player's colour
  std::string_view details;  // SVG drawn over it
  Point mark_at;             // position of the colour's mark
  double mark_scale = 1.2;
  double scale = 1;  // of the whole piece
};

// An ordinary follower: a standing figure.
inline constexpr std::string_view kFollowerOutline =
    "M0-10a3.7 3.7 0 0 1 2.9 6c2.3.5 5.7 1.8 6.5 3.6.5 1.3-.3 2.2-1.6 2.200h-2.500c.6 2.4 1.9 4.7 "
    "2.5 6.6.3 1-.2 1.6-1.2 1.600h-13.200c-1 0-1.5-.6-1.2-1.6.6-1.9 1.9-4.2 2.5-6.600h-2.500c-1.3 0"
    "-2.1-.9-1.6-2.2.8-1.8 4.2-3.1 6.5-3.600a3.7 3.7 0 0 1 2.9-6z";

// A terrain inside a field, drawn as a round spot with its piece on it.
struct TerrainArt {
  Terrain terrain;
  std::string_view id;       // of the drawing
  std::string_view drawing;  // SVG around 0,0
  double radius;             // of its ground
};

// A board that is being drawn.
struct BoardView {
  const State& state;
  Detail detail;
  double piece_scale;  // of pieces on it
  double growth;       // of things beside a piece: above 1 where tiles are small
  Point corner;        // of cell 0,0
};

// A symbol in the panel with a number beside it.
struct SupplyEntry {
  std::string_view id;  // of the drawing
  int count;
};

struct SetArt {
  SetId set;
  std::span<const PieceArt> pieces = {};
  std::span<const TerrainArt> terrains = {};
  // The next ones are called if the set is active.
  // Draws over the tiles.
  std::string (*draw_on_board)(const BoardView& view) = nullptr;
  // Draws beside a piece of this set.
  std::string (*draw_beside)(const BoardView& view, Piece piece, Seat seat, Point at) = nullptr;
  // What else than pieces a player has.
  std::vector<SupplyEntry> (*supply)(const State& state, Seat seat) = nullptr;
};

std::span<const SetArt* const> all_sets();

// Calls visit(function) for every active set that has this function.
template <auto Function, typename Visit>
void each_active(const Game& game, Visit visit) {
  for (const SetArt* set : all_sets()) {
    if (set->*Function != nullptr && game.plays(set->set)) visit(set->*Function);
  }
}

const PieceArt& art_of(Piece piece);
const TerrainArt* art_of(Terrain terrain);  // nullptr for the terrains of the base game and the river

}  // namespace aude::art
