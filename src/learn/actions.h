// A fixed number for every action.
//
//   place    (row * window + column) * 4 + quarter turns
//   deploy   first_deployment + piece * 8 + segment
//   crown    first_crown + sector * 2, and one more for the large follower
//   pass, grow, gather
//   recall   first_recall + row * window + column (with the wheel only): a tile bears one follower at
//   most elsewhere   the first legal action whose cell lies outside the window, so that no game gets
//   stuck
//
// Chance has numbers of its own: the kind drawn; behind the kinds, the sheep of a token (0: the wolf).
#pragma once

#include <cstdint>
#include <vector>

#include "learn/encoding.h"

namespace aude::learn {

// The number of an action in this window; elsewhere() when its cell lies outside.
int number_of(const Encoding& encoding, Cell origin, Action action);
int chance_number_of(const Encoding& encoding, Action action);

// A decision: every legal action with its number. Used again and again it does not allocate.
class Choices {
 public:
  static constexpr std::int32_t kUnreachable = -1;

  void read(const Encoding& encoding, const State& state, Cell origin);
  void clear();

  const ActionList& actions() const { return actions_; }
  // In the order of actions(); beyond the window the first is elsewhere(), others kUnreachable.
  const std::vector<std::int32_t>& numbers() const { return numbers_; }
  std::size_t size() const { return actions_.size(); }
  int beyond() const { return beyond_; }  // how many lie outside the window

  // The action with this number, or nullptr when none that is legal has it.
  const Action* find(std::int32_t number) const;

 private:
  ActionList actions_;
  std::vector<std::int32_t> numbers_;
  int beyond_ = 0;
};

// Writes 1 for every number of the choices, or 0 where they were.
void mark(const Choices& choices, std::uint8_t* mask, std::uint8_t value);

}  // namespace aude::learn
