// What the checked door answers: done, or why not.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

namespace aude {

enum class Illegal : std::uint8_t {
  GameOver,
  WrongPhase,      // an action of another phase than this
  NoSuchTile,      // none is left to be drawn, or its time has not come
  CellTaken,       // a tile lies there already
  NotBesideATile,  // the cell touches none
  DoesNotFit,      // not there, or not in this rotation
  NoSuchSegment,   // the tile just laid has not so many
  NoPieceLeft,     // none in the player's supply
  NotThere,        // the piece may not go to that segment now
  NoSuchPiece,     // of the player who is asked, in that place
  NoFreeCrown,     // no space is free in the sector, or no such piece is left
  NoSuchToken,
  NotNow  // an action without choice that the position does not offer
};
inline constexpr int kIllegalKinds = static_cast<int>(Illegal::NotNow) + 1;

class [[nodiscard]] Verdict {
 public:
  Verdict() = default;                     // done
  Verdict(Illegal why) : why_not_(why) {}  // refused; nothing has changed
  explicit operator bool() const { return !why_not_; }
  Illegal why_not() const {
    assert(why_not_);
    return *why_not_;
  }

 private:
  std::optional<Illegal> why_not_;
};

}  // namespace aude
