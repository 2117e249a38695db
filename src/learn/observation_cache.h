// What is remembered of a growing layout from one observation to the next, so that each looks only at
// what is new: nothing here decides anything, all of it could be read from the state again.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/state.h"

namespace aude::learn {

// A segment of a laid tile, as far as it never changes.
struct SegmentNote {
  Cell cell;
  std::uint16_t first;  // its tile's segment 0
  std::uint8_t terrain;
  std::uint8_t cities;  // field: the city segments it touches, a bit each
};

class ObservationCache {
 public:
  // Another game, or a position that does not follow from the last: everything is looked at again.
  void forget();
  // To be called after each action, or rather draw, that leads to a decision.
  void update(const State& state);

  // The north-west cell of a window around the middle of the laid tiles.
  Cell origin(int window) const;
  const SegmentNote& segment_id(int number) const { return nodes_[static_cast<std::size_t>(number)]; }
  // By feature. Of a claimed field: completed cities it touches; of a claimed cloister: tiles around
  // it.
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
  std::vector<std::uint32_t> counted_;  // by city, the round in which it was counted last
  std::uint32_t round_ = 0;
};

}  // namespace aude::learn
