// SPDX-License-Identifier: MIT
// Inns & Cathedrals in the terminal game.
#include "app/set_text.h"

namespace aude::app {
namespace {

constexpr PieceName kInnsNames[] = {{Inns::kLarge, "large meeple", 'l'}};

}  // namespace

extern const SetText kInnsText{.set = Inns::kId, .pieces = kInnsNames};

}  // namespace aude::app
