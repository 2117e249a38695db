// SPDX-License-Identifier: MIT
// Caches facts about the layout between observations, so that each observation only reads what is new.
// Everything in it can be recomputed from the state.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/state.h"

namespace aude::learn {

// The facts about a laid segment that never change.
struct SegmentNote {
  Cell cell;
  std::uint16_t first;  // its tile's segment 0
  std::uint8_t terrain;
  std::uint8_t cities;  // field: the city segments it touches, a bit each
};

class ObservationCache {
 public:
  // Clears the cache. Required if the next position does not follow from the last one.
  void forget();
  // Call at every decision.
  void update(const State& state);

  // The north-western cell of a window around the centre of the laid tiles.
  Cell origin(int window) const;
  const SegmentNote& segment_id(int number) const { return nodes_[static_cast<std::size_t>(number)]; }
  // By feature. Claimed field: number of completed cities it touches. Claimed cloister: number of tiles
  // around it.
  const std::vector<std::uint8_t>& surroundings() const { return surroundings_; }

 private:
  void add(const State& state, const PlacedTile& tile);
  void look_around(const Board& board, const DeployedFollower& follower);
  void look_around_tile(const Board& board);
  std::uint8_t cities_of(const Board& board, SegmentId field);

  int tiles_ = 0;
  int west_ = 0, east_ = 0, north_ = 0, south_ = 0;
  std::vector<SegmentNote> nodes_;
  std::vector<std::uint8_t> surroundings_;
  std::vector<std::uint32_t> counted_;  // by city: the round in which it was last counted
  std::uint32_t round_ = 0;
};

}  // namespace aude::learn
