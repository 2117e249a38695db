// Inns & Cathedrals in the terminal game.
#include "app/set_text.h"

namespace aude::app {
namespace {

constexpr PieceName kInnsNames[] = {{Inns::kLarge, "large meeple", 'l'}};

}  // namespace

extern const SetText kInnsText{.pieces = kInnsNames};

}  // namespace aude::app
