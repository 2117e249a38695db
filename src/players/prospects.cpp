// SPDX-License-Identifier: MIT
#include "players/prospects.h"

#include <algorithm>

namespace aude::players {

Prospects::Prospects(const Game& game, const Weights& weights)
    : weights_(&weights), shapes_(game), fits_(shapes_) {
  ends_.resize(static_cast<std::size_t>(game.layout().nodes));
}

void Prospects::update_pieces(const Board& board) {
  board_ = &board;
  count_draws();
}

void Prospects::set_board(const Board& board) {
  update_pieces(board);
  if (!fits_.has_bag(board)) fits_.set_bag(board);
  ++stamp_;
  merge_pairs_.clear();
  field_merge_pairs_.clear();
  open_cities_and_roads_.clear();
  open_fields_.clear();
  for (int cell = 0; cell < static_cast<int>(board.frontier().size()); ++cell) add_cell(cell);
}

void Prospects::count_draws() {
  const int players = board_->game->players();
  const int left = board_->head->left;
  next_ = board_->head->phase == Phase::Draw
              ? board_->head->actor
              : static_cast<Seat>((index(board_->head->turn) + 1) % players);
  for (int i = 0; i < players; ++i) {
    const int seat = (index(next_) + i) % players;
    draws_[static_cast<std::size_t>(seat)] = (left - i + players - 1) / players;
  }
}

void Prospects::add_cell(int cell) {
  const EdgeBits barred = board_->frontier_barred[cell];
  const CellFit& fit = fits_.of(barred);
  const Cell at = board_->frontier()[static_cast<std::size_t>(cell)];
  int cities_and_roads = 0;
  int fields = 0;
  for (int side = 0; side < 4; ++side) {
    const auto s = static_cast<std::size_t>(side);
    border_.line[s] = kNoSegmentId;
    border_.fields[s] = {kNoSegmentId, kNoSegmentId};
    if ((barred >> (side * 4) & 0xF) == 0) continue;
    const PlacedTile& tile = *board_->tile_at(neighbour(at, static_cast<Side>(side)));
    const KindInfo& kind = board_->kind_of(tile);
    const std::uint8_t* ports =
        kind.at(tile.rotation()).port_segment.data() + index(opposite(static_cast<Side>(side))) * 3;
    for (int third = 0; third < 3; ++third) {
      const std::uint8_t segment = ports[third];
      if (segment == kNoSegment || (third > 0 && segment == ports[third - 1])) continue;
      const Terrain terrain = kind.segments[segment].terrain;
      const SegmentId feature = board_->feature(board_->segment_id(tile, segment));
      if (terrain == Terrain::City || terrain == Terrain::Road) {
        add_end(feature, cell, fit, side);
        border_.line[s] = feature;
        ++cities_and_roads;
      } else if (terrain == Terrain::Field) {
        border_.fields[s][third == 2 ? 1 : 0] = feature;
        ++fields;
        if (std::uint32_t& seen = ends_[static_cast<std::size_t>(feature)].stamp; seen != stamp_) {
          seen = stamp_;
          open_fields_.push_back(feature);
        }
      }
    }
  }
  if (cities_and_roads > 1 || fields > 1) add_merge_pairs(fit);
}

void Prospects::add_end(SegmentId feature, int cell, const CellFit& fit, int side) {
  Ends& ends = ends_[static_cast<std::size_t>(feature)];
  const float finishes = fit.finishes[static_cast<std::size_t>(side)];
  if (ends.stamp != stamp_) {
    ends.stamp = stamp_;
    ends.cells = 0;
    open_cities_and_roads_.push_back(feature);
  } else if (ends.last_cell == cell) {
    float& known = ends.finishes[std::min<std::size_t>(ends.cells, kMaxEnds) - 1];
    known = std::min(known, finishes);
    return;
  }
  ends.last_cell = static_cast<std::uint16_t>(cell);
  if (ends.cells < kMaxEnds) {
    ends.fits[ends.cells] = fit.fits;
    ends.finishes[ends.cells] = finishes;
  }
  ++ends.cells;
}

void Prospects::add_merge_pairs(const CellFit& fit) {
  for (int a = 0; a < 4; ++a) {
    for (int b = a + 1; b < 4; ++b) {
      const auto pair = static_cast<std::size_t>(pair_of(a, b));
      const SegmentId first = border_.line[static_cast<std::size_t>(a)];
      const SegmentId second = border_.line[static_cast<std::size_t>(b)];
      if (first != kNoSegmentId && second != kNoSegmentId && first != second &&
          fit.connects[pair] > 0) {
        merge_pairs_.push_back({first, second, fit.connects[pair]});
      }
      if (fit.connects_fields[pair] <= 0) continue;
      for (SegmentId one : border_.fields[static_cast<std::size_t>(a)]) {
        for (SegmentId other : border_.fields[static_cast<std::size_t>(b)]) {
          if (one != kNoSegmentId && other != kNoSegmentId && one != other) {
            field_merge_pairs_.push_back({one, other, fit.connects_fields[pair]});
          }
        }
      }
    }
  }
}

float Prospects::finish_chance(SegmentId feature, Terrain terrain, float draws) const {
  const Ends* open = ends(feature);
  // Open, but not towards a cell of the frontier: an inner edge where no tile can be laid.
  if (open == nullptr || open->cells > kMaxEnds) return 0.0F;
  const bool city = terrain == Terrain::City;
  const float extend = city ? weights_->city_extend : weights_->road_extend;
  const float crowd = city ? weights_->city_crowd : weights_->road_crowd;
  const float pace = (city ? weights_->city_pace : weights_->road_pace) * draws /
                     (1.0F + crowd * static_cast<float>(open->cells - 1));
  float chance = 1.0F;
  for (std::size_t i = 0; i < open->cells; ++i) {
    const float rate = open->finishes[i] + extend * (open->fits[i] - open->finishes[i]);
    chance *= saturate(pace * rate);
  }
  return chance;
}

int Prospects::open_cells(SegmentId feature) const {
  const Ends* open = ends(feature);
  return open == nullptr ? 0 : open->cells;
}

float Prospects::extend_share(SegmentId feature) const {
  const Ends* open = ends(feature);
  if (open == nullptr) return 0.0F;
  float none = 1.0F;
  for (std::size_t i = 0; i < std::min<std::size_t>(open->cells, kMaxEnds); ++i) {
    none *= 1.0F - open->fits[i];
  }
  return 1.0F - none;
}

std::array<float, 5> Prospects::openness(SegmentId feature) const {
  const Ends* open = ends(feature);
  if (open == nullptr) return {};
  const std::size_t cells = std::min<std::size_t>(open->cells, kMaxEnds);
  float worst_finish = 1.0F;
  float worst_fit = 1.0F;
  float finishes = 0;
  for (std::size_t i = 0; i < cells; ++i) {
    worst_finish = std::min(worst_finish, open->finishes[i]);
    worst_fit = std::min(worst_fit, open->fits[i]);
    finishes += open->finishes[i];
  }
  const auto count = static_cast<float>(cells);
  return {count, worst_finish, finishes / count, worst_fit, extend_share(feature)};
}

float Prospects::city_chance(SegmentId city) {
  if (!board_->is_open(city)) return 1.0F;
  Ends& known = ends_[static_cast<std::size_t>(city)];
  if (known.city_stamp != stamp_) {
    known.city_stamp = stamp_;
    const float draws = weights_->field_city_pace * static_cast<float>(board_->head->left);
    known.city_chance = finish_chance(city, Terrain::City, draws);
  }
  return known.city_chance;
}

Prospects::CloisterChance Prospects::cloister_chance(Cell cell, float draws) {
  std::array<float, 8> fits{};
  std::size_t missing = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell at{static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
      if ((dx == 0 && dy == 0) || board_->tile_at(at) != nullptr) continue;
      const int frontier = board_->frontier_at(at);
      fits[missing++] = frontier < 0 ? 1.0F : fits_.of(board_->frontier_barred[frontier]).fits;
    }
  }
  const float pace = weights_->cloister_pace * draws /
                     (1.0F + weights_->cloister_crowd * (static_cast<float>(missing) - 1.0F));
  const auto filled_now = static_cast<float>(8 - missing);
  CloisterChance chance{1.0F, filled_now, filled_now};
  for (std::size_t i = 0; i < missing; ++i) {
    const float filled = saturate(pace * fits[i]);
    chance.finish *= filled;
    chance.around += filled;
  }
  return chance;
}

}  // namespace aude::players
