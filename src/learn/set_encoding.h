// What a set adds to observations and action numbers. Each set has one file in learn/sets, listed in
// sets.cpp.
#pragma once

#include <functional>
#include <span>

#include "learn/encoding.h"
#include "learn/planes.h"

namespace aude::learn {

struct SetEncoding {
  SetId set;
  int more_actions = 0;  // numbers that it needs after all others, if it is active
  // The number of an action of this set, or -1 for an action of another. `cell` returns the number of
  // the action's cell in the window, or -1 outside.
  int (*action_number)(const Encoding& encoding, const Action& action,
                       const std::function<int()>& cell) = nullptr;
  // Writes bytes 14 and 15 of a player's row of tokens, which are 0 otherwise.
  void (*write_player)(const State& state, Seat seat, std::uint8_t* row) = nullptr;
  // Adds a segment of a terrain of this set to the planes.
  void (*add_segment)(Channels& out, const SegmentInfo& segment) = nullptr;
};

std::span<const SetEncoding* const> all_sets();

}  // namespace aude::learn
