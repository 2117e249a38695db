// SPDX-License-Identifier: MIT
// Pieces and tokens. A piece is drawn around its centre, about 20 units high.
#pragma once

#include <string>
#include <string_view>

#include "art/geometry.h"
#include "rules/sets.h"

namespace aude::art {

std::string_view word_for(Piece piece);  // "follower", "large", ...

// A piece in the seat's colour, with the colour's mark. Farmers are lying.
std::string draw_piece(Piece piece, Seat seat, Point at, bool lying = false, double scale = 1);

std::string draw_sheep_token(int sheep, Point at, double scale = 1);  // 0: the wolf
std::string draw_wheel_pig(Point at, double scale = 1);

// Silhouettes, marks and tokens: the content of a <defs>. It refers to shared_drawings().
const std::string& piece_drawings();

}  // namespace aude::art
