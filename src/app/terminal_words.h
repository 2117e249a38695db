// SPDX-License-Identifier: MIT
// Events and choices as English sentences for the terminal game. The player called "You" is addressed
// in the second person.
#pragma once

#include <string>
#include <vector>

#include "rules/state.h"

namespace aude::app {

// One sentence per event; a score includes its calculation and its reasons.
std::vector<std::string> sentences_for(const Game& game, const Events& events);

// What a legal action would do in this state: "knight in the city to the north (3 tiles, open)".
std::string describe(const State& state, const Action& action);

// What the wheel's sector does when the pig stops there.
std::string_view sector_meaning(Sector sector);

std::string name_of(const Game& game, Seat seat);
std::string names_of(const Game& game, SeatMask seats);  // "Anna and Ben", "You and Ben", "Nobody"

// Parts of sentences, also for the files of sets.
std::string at_text(Cell cell);  // "3,-1"
std::string counted(int count, std::string_view one, std::string_view many);
std::string_view name_of_piece(Piece piece);         // "meeple", "large meeple", "builder"
std::string piece_on(Piece piece, Terrain terrain);  // "knight", "large meeple as a knight", "builder"
// "city to the north (3 tiles, open)"
std::string feature_text(const Board& board, SegmentId segment_id);
// "You lay", "You and Anna lay", "Anna lays": `plain` and `third` are the two forms of the verb.
std::string with_verb(const Game& game, SeatMask seats, std::string_view plain, std::string_view third);
std::string with_verb(const Game& game, Seat seat, std::string_view plain, std::string_view third);

std::string possessive(const Game& game, Seat seat);  // "your", "Anna's"

}  // namespace aude::app
