// SPDX-License-Identifier: MIT
// What a set adds to observations and action numbers. Each set has one file in learn/sets, listed in
// sets.cpp.
#pragma once

#include <functional>
#include <span>

#include "learn/encoding.h"
#include "learn/planes.h"
#include "learn/view.h"

namespace aude::learn {

struct SetEncoding {
  SetId set;
  int more_actions = 0;  // numbers that it needs after all others, if it is active
  bool by_cell = false;  // it needs a number for each cell of the window (Encoding::first_recall)
  // The number of an action of this set, or -1 for an action of another. `cell` returns the number of
  // the action's cell in the window, or -1 outside.
  int (*action_number)(const Encoding& encoding, const Action& action,
                       const std::function<int()>& cell) = nullptr;
  // The bits of its options, also if it is not active.
  int (*option_bits)(const Options& options) = nullptr;
  // Writes to the globals, to a player's row and to the crowns of the tokens. docs/python.md defines
  // the bytes; those of sets are 0 if no set writes them.
  void (*write_globals)(const State& state, std::uint8_t* globals) = nullptr;
  void (*write_player)(const State& state, Seat seat, std::uint8_t* row) = nullptr;
  void (*write_crowns)(const State& state, const View& view, std::uint8_t* crowns) = nullptr;
  // Adds what is printed on a tile to the planes.
  void (*add_tile)(Channels& out, const Tile& tile) = nullptr;
  // Adds a segment of a terrain of this set to the planes.
  void (*add_segment)(Channels& out, const SegmentInfo& segment) = nullptr;
};

std::span<const SetEncoding* const> all_sets();

}  // namespace aude::learn
