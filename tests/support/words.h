// SPDX-License-Identifier: MIT
// The words of the notation, defined a second time, so that the reference implementation does not
// depend on the modules under test.
#pragma once

#include <cstddef>
#include <string>

#include "rules/sets.h"
#include "rules/types.h"

namespace aude::slow {

// An index into a list.
inline std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::string word(Piece piece);
std::string word(Terrain terrain);
std::string word(Goods goods);
std::string word(Sector sector);
std::string word(Phase phase);
std::string word(ScoreFor what);
std::string word(Because why);

Piece piece_from(const std::string& text);
Sector sector_from(const std::string& text);

std::string text_of(Cell cell);                            // "3,-1"
std::string text_of(const Spot& spot);                     // "3,-1 0"
std::string text_of(Rotation rotation);                    // "r2"
std::string text_of(SeatMask seats);                       // "0+2"; "-" for none
std::string tile_text(const std::string& id, int symbol);  // "U:2"

Cell cell_from(const std::string& text);

}  // namespace aude::slow
