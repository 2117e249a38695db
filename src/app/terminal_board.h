// The whole table as characters: laid tiles, pieces, the wheel, and labels where something may be done.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/terminal.h"
#include "app/terminal_tile.h"
#include "rules/state.h"

namespace aude::app {

// A word on an empty cell: "b", and below it the rotations that fit.
struct CellLabel {
  Cell cell;
  std::string title;
  std::string detail;
};

// A number at a segment of a laid tile, to choose it by.
struct SpotLabel {
  SegmentId segment_id;
  std::string text;
};

struct BoardNotes {
  std::vector<CellLabel> cells;
  std::vector<SpotLabel> spots;
  std::optional<Cell> focus;  // kept in sight where the board is larger than the screen
};

// How a seat is shown: one letter (with colours) or its number (without), and its colour.
std::string seat_mark(const Game& game, Seat seat, const Look& look);
Style seat_style(Seat seat);
// "A", "Al" (large), "Ab" (builder), "Ap" (pig), "As" (shepherd).
std::string piece_mark(const Game& game, Seat seat, Piece piece, const Look& look);

// The board in the largest tiles that fit into the room given; the part around the focus if none do.
Canvas draw_board(const State& state, const BoardNotes& notes, const Look& look, int columns, int rows);

}  // namespace aude::app
