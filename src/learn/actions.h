// SPDX-License-Identifier: MIT
// A fixed number for every action.
//
//   place    (row * window + column) * 4 + quarter turns
//   deploy   first_deployment + piece * 8 + segment
//   crown    first_crown + sector * 2, and one more for the large follower
//   pass, grow, gather
//   recall   first_recall + row * window + column (only with the wheel; a tile has at most one
//   follower) elsewhere   the first legal action whose cell is outside the window, so that no game gets
//   stuck
//
// Chance outcomes have separate numbers: the kind drawn; after the kinds, the number of sheep of a
// token (0: the wolf).
#pragma once

#include <cstdint>
#include <vector>

#include "learn/encoding.h"

namespace aude::learn {

// The number of an action in this window; elsewhere() if its cell is outside.
int number_of(const Encoding& encoding, Cell origin, Action action);
int chance_number_of(const Encoding& encoding, Action action);

// A decision: every legal action with its number. Reusing an object avoids allocations.
class Choices {
 public:
  static constexpr std::int32_t kUnreachable = -1;

  void read(const Encoding& encoding, const State& state, Cell origin);
  void clear();

  const ActionList& actions() const { return actions_; }
  // In the order of actions(). Outside the window, the first is elsewhere(), the others kUnreachable.
  const std::vector<std::int32_t>& numbers() const { return numbers_; }
  std::size_t size() const { return actions_.size(); }
  int beyond() const { return beyond_; }  // number of actions outside the window

  // The legal action with this number, or nullptr.
  const Action* find(std::int32_t number) const;

 private:
  ActionList actions_;
  std::vector<std::int32_t> numbers_;
  int beyond_ = 0;
};

// Writes `value` (1, or 0 to clear) to the mask at every number of the choices.
void mark(const Choices& choices, std::uint8_t* mask, std::uint8_t value);

}  // namespace aude::learn
