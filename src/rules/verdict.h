// SPDX-License-Identifier: MIT
// The result of trying an action: done, or the reason why not.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

namespace aude {

// Open (see types.h): a set declares the reasons that belong to its verbs.
enum class Illegal : std::uint8_t {
  GameOver,
  WrongPhase,      // the action belongs to another phase
  NoSuchTile,      // no such tile is left to be drawn, or it is drawn later
  CellTaken,       // the cell has a tile
  NotBesideATile,  // the cell touches no tile
  DoesNotFit,      // not there, or not in this rotation
  NoSuchSegment,   // the tile just laid has fewer segments
  NoPieceLeft,     // none in the player's supply
  NotThere,        // the piece may not be deployed on that segment now
  NotNow           // an action without a choice that the position does not offer
};

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
