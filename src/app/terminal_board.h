// SPDX-License-Identifier: MIT
// Draws the board in characters: tiles, pieces, the wheel, and labels for possible actions.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/terminal.h"
#include "app/terminal_tile.h"
#include "rules/state.h"

namespace aude::app {

inline constexpr Colour kStone{196, 188, 172};
inline constexpr Colour kInk{60, 46, 34};
inline constexpr Colour kWhite{255, 255, 255};

// A label on an empty cell: "b", and below it the rotations that fit.
struct CellLabel {
  Cell cell;
  std::string title;
  std::string detail;
};

// A number on a segment of a laid tile, for choosing it.
struct SpotLabel {
  SegmentId segment_id;
  std::string text;
};

struct BoardNotes {
  std::vector<CellLabel> cells;
  std::vector<SpotLabel> spots;
  std::optional<Cell> focus;  // kept visible if the board is larger than the screen
};

// A board that is being drawn, for the drawings of sets.
struct BoardSpace {
  const State& state;
  const Look& look;
  TileSize size;
  std::function<std::optional<Point>(Cell)> corner;  // of a cell on the canvas, if it is visible
};

// The symbol of a seat: a letter (with colours) or its number (without), and its colour.
std::string seat_mark(const Game& game, Seat seat, const Look& look);
Style seat_style(Seat seat);
// "A" for a meeple; for other pieces with the letter of their set, such as "Al" for a large meeple.
std::string piece_mark(const Game& game, Seat seat, Piece piece, const Look& look);

// Draws the board with the largest tiles that fit into the given size, or the part around the focus if
// none fit.
Canvas draw_board(const State& state, const BoardNotes& notes, const Look& look, int columns, int rows);

}  // namespace aude::app
