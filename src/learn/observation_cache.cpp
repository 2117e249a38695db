// SPDX-License-Identifier: MIT
#include "learn/observation_cache.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "learn/encoding.h"

namespace aude::learn {

void ObservationCache::forget() {
  tiles_ = 0;
  std::fill_n(surroundings_.begin(), nodes_.size(), std::uint8_t{0});
  nodes_.clear();
}

void ObservationCache::update(const State& state) {
  const Board& board = state.board();
  const auto tiles = board.tiles();
  const int known = tiles_;
  tiles_ = static_cast<int>(tiles.size());
  const auto nodes = static_cast<std::size_t>(state.game().layout().nodes);
  if (surroundings_.size() < nodes) {
    surroundings_.resize(nodes);
    counted_.resize(nodes);
    nodes_.reserve(nodes);
  }
  if (known == 0) {
    west_ = east_ = tiles[0].cell.x;
    north_ = south_ = tiles[0].cell.y;
  }
  for (int t = known; t < tiles_; ++t) add(state, tiles[static_cast<std::size_t>(t)]);
  if (known == 0 || tiles_ > known + 1) {
    for (const DeployedFollower& follower : board.followers()) look_around(board, follower);
  } else if (tiles_ > known) {
    look_around_tile(board);
  } else {
    // Followers are only deployed on the last tile.
    const SegmentId first = board.last_tile().first;
    for (const DeployedFollower& follower : board.followers()) {
      if (follower.segment_id >= first) look_around(board, follower);
    }
  }
}

void ObservationCache::add(const State& state, const PlacedTile& tile) {
  west_ = std::min<int>(west_, tile.cell.x);
  east_ = std::max<int>(east_, tile.cell.x);
  north_ = std::min<int>(north_, tile.cell.y);
  south_ = std::max<int>(south_, tile.cell.y);
  const KindInfo& kind = state.board().kind_of(tile);
  for (int s = 0; s < kind.segment_count; ++s) {
    const SegmentInfo& segment = kind.segments[static_cast<std::size_t>(s)];
    nodes_.push_back({tile.cell, static_cast<std::uint16_t>(tile.first),
                      static_cast<std::uint8_t>(segment.terrain), segment.cities});
  }
}

void ObservationCache::look_around(const Board& board, const DeployedFollower& follower) {
  if (follower.terrain == Terrain::Field) {
    const SegmentId field = board.feature(follower.segment_id);
    surroundings_[static_cast<std::size_t>(field)] = cities_of(board, field);
  } else if (is_enclosed(follower.terrain)) {
    surroundings_[static_cast<std::size_t>(follower.segment_id)] =
        byte_of(board.tiles_around(segment_id(index(follower.segment_id)).cell));
  }
}

// A new tile changes its fields, the cloisters around it and, if it completes a city, the fields around
// that city.
void ObservationCache::look_around_tile(const Board& board) {
  const PlacedTile& last = board.last_tile();
  const int segments = board.kind_of(last).segment_count;
  bool city_completed = false;
  for (int s = 0; s < segments; ++s) {
    const SegmentId feature = board.feature(board.segment_id(last, s));
    const auto terrain = static_cast<Terrain>(segment_id(index(board.segment_id(last, s))).terrain);
    city_completed |= terrain == Terrain::City && !board.is_open(feature);
    if (terrain == Terrain::Field && board.claims_on(feature) != 0)
      surroundings_[static_cast<std::size_t>(feature)] = cities_of(board, feature);
  }
  for (const DeployedFollower& follower : board.followers()) {
    if (is_enclosed(follower.terrain)) {
      const Cell cell = segment_id(index(follower.segment_id)).cell;
      const bool is_beside = std::abs(cell.x - last.cell.x) <= 1 && std::abs(cell.y - last.cell.y) <= 1;
      if (is_beside) look_around(board, follower);
    } else if (city_completed && follower.terrain == Terrain::Field) {
      look_around(board, follower);
    }
  }
}

std::uint8_t ObservationCache::cities_of(const Board& board, SegmentId field) {
  ++round_;
  int count = 0;
  board.each_member(field, [&](SegmentId member) {
    const SegmentNote& note = segment_id(index(member));
    for (unsigned rest = note.cities; rest != 0; rest &= rest - 1) {
      const SegmentId city = board.feature(static_cast<SegmentId>(note.first + std::countr_zero(rest)));
      std::uint32_t& counted = counted_[static_cast<std::size_t>(city)];
      count += both(counted != round_, !board.is_open(city));
      counted = round_;
    }
  });
  return byte_of(count);
}

Cell ObservationCache::origin(int window) const {
  // A shift, because division rounds towards 0: the centre of -1 and 0 must be -1.
  return {static_cast<std::int16_t>(((west_ + east_) >> 1) - window / 2),
          static_cast<std::int16_t>(((north_ + south_) >> 1) - window / 2)};
}

}  // namespace aude::learn
