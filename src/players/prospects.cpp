// SPDX-License-Identifier: MIT
#include "players/prospects.h"

#include <algorithm>
#include <cstdlib>

namespace aude::players {
namespace {

// Different for each cell; orders them independently of the frontier.
std::uint32_t key_of(Cell cell) {
  return static_cast<std::uint32_t>(static_cast<std::uint16_t>(cell.y)) << 16U |
         static_cast<std::uint16_t>(cell.x);
}

// Lines first, then fields; then by cell, then by the two places at its border.
std::uint64_t order_of(bool field, std::uint32_t key, int pair, int which) {
  return static_cast<std::uint64_t>(field) << 48U | static_cast<std::uint64_t>(key) << 8U |
         static_cast<std::uint64_t>(pair * 4 + which);
}
std::uint32_t key_in(std::uint64_t order) { return static_cast<std::uint32_t>(order >> 8U); }

}  // namespace

Prospects::Prospects(const Game& game, const Weights& weights)
    : weights_(&weights), shapes_(game), fits_(shapes_) {
  const auto features = static_cast<std::size_t>(game.layout().nodes);
  base_.ends.resize(features);
  laid_.ends.resize(features);
  changed_.resize(features, ~0U);
}

// --- whole boards -----------------------------------------------------------------------------------

void Prospects::set_board(const Board& board) {
  board_ = &board;
  base_board_ = &board;
  if (!fits_.has_bag(board)) fits_.set_bag(board);
  forget_tile();
  clear(base_, true);
  add_all_cells(base_);
  list_pairs();
  update_pieces(board);
}

void Prospects::forget_tile() {
  clear(laid_, false);
  laid_.stamp = 0;
  changed_count_ = 0;
  changed_cities_ = 0;
}

void Prospects::update_pieces(const Board& board) {
  board_ = &board;
  count_draws();
  choose_claimed_pairs();
}

void Prospects::count_draws() {
  const int players = board_->game->players();
  const int left = board_->head->left;
  next_ = board_->head->phase == Phase::Draw
              ? board_->head->actor
              : static_cast<Seat>((index(board_->head->turn) + 1) % players);
  int tiles = left + players - 1;  // of which every seat, from the next one on, lays every n-th
  for (int i = 0; i < players; ++i, --tiles) {
    const int seat = index(next_) + i;
    draws_[static_cast<std::size_t>(seat < players ? seat : seat - players)] = tiles / players;
  }
}

void Prospects::clear(Layer& layer, bool whole) {
  layer.stamp = ++last_stamp_;
  layer.whole = whole;
  layer.overflow = false;
  layer.lines.clear();
  layer.fields.clear();
  layer.pairs.clear();
}

void Prospects::add_all_cells(Layer& layer) {
  for (int cell = 0; cell < static_cast<int>(board_->frontier().size()); ++cell) add_cell(layer, cell);
}

Prospects::Border Prospects::border_of(const Board& board, Cell cell, EdgeBits barred) {
  Border border;
  for (int side = 0; side < 4; ++side) {
    const auto s = static_cast<std::size_t>(side);
    border.line[s] = kNoSegmentId;
    border.second_line[s] = kNoSegmentId;
    border.fields[s] = {kNoSegmentId, kNoSegmentId};
    if ((barred >> (side * 4) & 0xF) == 0) continue;
    const PlacedTile& tile = *board.tile_at(neighbour(cell, static_cast<Side>(side)));
    const KindInfo& kind = board.kind_of(tile);
    const std::uint8_t* ports =
        kind.at(tile.rotation()).port_segment.data() + index(opposite(static_cast<Side>(side))) * 3;
    for (int third = 0; third < 3; ++third) {
      const std::uint8_t segment = ports[third];
      if (segment == kNoSegment || (third > 0 && segment == ports[third - 1])) continue;
      const Terrain terrain = kind.segments[segment].terrain;
      const SegmentId feature = board.feature(board.segment_id(tile, segment));
      if (terrain == Terrain::City || terrain == Terrain::Road) {
        border.second_line[s] = border.line[s];
        border.line[s] = feature;
        border.terrain[s] = terrain;
        ++border.lines;
      } else if (terrain == Terrain::Field) {
        border.fields[s][third == 2 ? 1 : 0] = feature;
        ++border.fields_count;
      }
    }
  }
  return border;
}

void Prospects::add_cell(Layer& layer, int cell) {
  const Cell at = board_->frontier()[static_cast<std::size_t>(cell)];
  const EdgeBits barred = board_->frontier_barred[cell];
  const CellFit& fit = fits_.of(barred);
  const Border border = border_of(*board_, at, barred);
  const std::uint32_t key = key_of(at);
  for (std::size_t side = 0; side < 4; ++side) {
    for (SegmentId line : {border.line[side], border.second_line[side]}) {
      if (line == kNoSegmentId) continue;
      const bool city = border.terrain[side] == Terrain::City;
      add_end(layer, ends_to_add(layer, line, city), key, fit.fits, fit.finishes[side]);
    }
    for (SegmentId field : border.fields[side]) {
      if (field != kNoSegmentId && layer.whole) list_field(layer, field);
    }
  }
  if (border.lines > 1 || border.fields_count > 1) add_pairs(layer, border, fit, key);
}

void Prospects::list_field(Layer& layer, SegmentId field) {
  std::uint32_t& seen = layer.ends[static_cast<std::size_t>(field)].stamp;
  if (seen == layer.stamp) return;
  seen = layer.stamp;
  layer.fields.push_back(field);
}

// The ends of a city or road, to which those at more cells are added.
Prospects::Ends& Prospects::ends_to_add(Layer& layer, SegmentId feature, bool city) {
  Ends& ends = layer.ends[static_cast<std::size_t>(feature)];
  if (ends.stamp == layer.stamp) return ends;
  ends.stamp = layer.stamp;
  ends.cells = 0;
  ends.city = city;
  ends.city_chance = kUnknown;
  layer.lines.push_back(feature);
  if (!layer.whole) {
    change(feature);
    if (city) changed_cities_ |= bit_of(feature);
    copy_ends(feature, ends);
  }
  return ends;
}

// A feature that touches a cell twice must be finished on the side where it is harder.
void Prospects::add_end(Layer& layer, Ends& ends, std::uint32_t key, float fits, float finishes) {
  const int stored = std::min<int>(ends.cells, kMaxEnds);
  int at = stored;
  while (at > 0 && ends.keys[static_cast<std::size_t>(at - 1)] > key) --at;
  if (at > 0 && ends.keys[static_cast<std::size_t>(at - 1)] == key) {
    float& known = ends.finishes[static_cast<std::size_t>(at - 1)];
    known = std::min(known, finishes);
    return;
  }
  if (++ends.cells > kMaxEnds) layer.overflow = true;
  if (at == kMaxEnds) return;
  for (int i = std::min(stored, kMaxEnds - 1); i > at; --i) {
    const auto to = static_cast<std::size_t>(i);
    ends.keys[to] = ends.keys[to - 1];
    ends.fits[to] = ends.fits[to - 1];
    ends.finishes[to] = ends.finishes[to - 1];
  }
  const auto to = static_cast<std::size_t>(at);
  ends.keys[to] = key;
  ends.fits[to] = fits;
  ends.finishes[to] = finishes;
}

void Prospects::add_pairs(Layer& layer, const Border& border, const CellFit& fit, std::uint32_t key) {
  for (std::size_t a = 0; a < 4; ++a) {
    for (std::size_t b = a + 1; b < 4; ++b) {
      const int pair = pair_of(static_cast<int>(a), static_cast<int>(b));
      const SegmentId first = border.line[a];
      const SegmentId second = border.line[b];
      if (const float share = fit.connects[static_cast<std::size_t>(pair)];
          share > 0 && first != kNoSegmentId && second != kNoSegmentId && first != second) {
        layer.pairs.push_back(
            {order_of(false, key, pair, 0), {first, second, border.terrain[a], share}});
      }
      const float share = fit.connects_fields[static_cast<std::size_t>(pair)];
      for (int which = 0; which < 4 && share > 0; ++which) {
        const SegmentId one = border.fields[a][static_cast<std::size_t>(which / 2)];
        const SegmentId other = border.fields[b][static_cast<std::size_t>(which % 2)];
        if (one != kNoSegmentId && other != kNoSegmentId && one != other) {
          layer.pairs.push_back(
              {order_of(true, key, pair, which), {one, other, Terrain::Field, share}});
        }
      }
    }
  }
}

// The pairs at all cells, for the present features.
void Prospects::list_pairs() {
  pairs_.clear();
  if (!laid_.whole) {
    for (PlacedPair each : base_.pairs) {
      if (is_changed_cell(key_in(each.order))) continue;
      each.pair.a = board_->feature(each.pair.a);
      each.pair.b = board_->feature(each.pair.b);
      if (each.pair.a != each.pair.b) pairs_.push_back(each);
    }
  }
  pairs_.insert(pairs_.end(), laid_.pairs.begin(), laid_.pairs.end());
}

void Prospects::choose_claimed_pairs() {
  claimed_.clear();
  for (const PlacedPair& each : pairs_) {
    if (board_->claims_on(each.pair.a) != 0 && board_->claims_on(each.pair.b) != 0)
      claimed_.push_back(each);
  }
  std::sort(claimed_.begin(), claimed_.end(),
            [](const PlacedPair& a, const PlacedPair& b) { return a.order < b.order; });
  merge_pairs_.clear();
  for (const PlacedPair& each : claimed_) merge_pairs_.push_back(each.pair);
}

// --- one more tile ----------------------------------------------------------------------------------

void Prospects::lay_tile(const Board& board) {
  board_ = &board;
  if (base_.overflow || !change_near_tile()) {
    clear(laid_, true);
    add_all_cells(laid_);
  }
  list_pairs();
  update_pieces(board);
}

// Returns false if there are more ends than can be stored.
bool Prospects::change_near_tile() {
  clear(laid_, false);
  changed_cities_ = 0;
  list_changed_cells();
  join_features();
  for (Side side : kSides) {
    const int cell = board_->frontier_at(neighbour(board_->last_tile().cell, side));
    if (cell >= 0) add_cell(laid_, cell);
  }
  drop_closed();
  change_cloisters();
  return !laid_.overflow;
}

void Prospects::list_changed_cells() {
  const Cell at = board_->last_tile().cell;
  changed_cells_[0] = key_of(at);
  changed_count_ = 1;
  for (Side side : kSides) {
    const Cell beside = neighbour(at, side);
    if (board_->frontier_at(beside) >= 0) changed_cells_[changed_count_++] = key_of(beside);
  }
}

bool Prospects::is_changed_cell(std::uint32_t key) const {
  for (std::size_t i = 0; i < changed_count_; ++i) {
    if (changed_cells_[i] == key) return true;
  }
  return false;
}

// The features of the tile have the ends of all features that it joins, and new ones.
void Prospects::join_features() {
  const PlacedTile& tile = board_->last_tile();
  const KindInfo& kind = board_->kind_of(tile);
  for (int s = 0; s < kind.segment_count; ++s) {
    const SegmentId feature = board_->feature(board_->segment_id(tile, s));
    const Terrain terrain = kind.segments[static_cast<std::size_t>(s)].terrain;
    change(feature);
    if (terrain == Terrain::City || terrain == Terrain::Road) {
      ends_to_add(laid_, feature, terrain == Terrain::City);
    } else if (terrain == Terrain::Field && board_->is_open(feature)) {
      list_field(laid_, feature);
    }
  }
  const int cell = base_board_->frontier_at(tile.cell);
  const Border border = border_of(*base_board_, tile.cell, base_board_->frontier_barred[cell]);
  for (std::size_t side = 0; side < 4; ++side) {
    for (SegmentId line : {border.line[side], border.second_line[side]}) {
      if (line == kNoSegmentId) continue;
      change(line);
      if (border.terrain[side] == Terrain::City) changed_cities_ |= bit_of(line);
      copy_ends(line, laid_.ends[static_cast<std::size_t>(board_->feature(line))]);
    }
    for (SegmentId field : border.fields[side]) {
      if (field != kNoSegmentId) change(field);
    }
  }
}

// The ends of a feature of the board before, except at the cells that have changed.
void Prospects::copy_ends(SegmentId from, Ends& to) {
  const Ends& ends = base_.ends[static_cast<std::size_t>(from)];
  if (ends.stamp != base_.stamp) return;
  for (std::size_t i = 0; i < ends.cells; ++i) {
    if (!is_changed_cell(ends.keys[i]))
      add_end(laid_, to, ends.keys[i], ends.fits[i], ends.finishes[i]);
  }
}

// Features that are closed now have no ends.
void Prospects::drop_closed() {
  std::erase_if(laid_.lines, [&](SegmentId line) {
    Ends& ends = laid_.ends[static_cast<std::size_t>(line)];
    if (ends.cells != 0) return false;
    ends.stamp = 0;
    return true;
  });
}

// A cloister depends on the cells around it, two steps from the tile at most.
void Prospects::change_cloisters() {
  const Cell laid = board_->last_tile().cell;
  board_->head->enclosed.each([&](int follower) {
    const SegmentId segment_id = board_->followers()[static_cast<std::size_t>(follower)].segment_id;
    const Cell cell = board_->tile(segment_id).cell;
    if (std::abs(cell.x - laid.x) <= 2 && std::abs(cell.y - laid.y) <= 2)
      change(board_->feature(segment_id));
  });
}

// --- queries ----------------------------------------------------------------------------------------

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
  Layer& layer = is_changed(city) ? laid_ : base_;
  Ends& known = layer.ends[static_cast<std::size_t>(city)];
  if (known.stamp != layer.stamp) return 0.0F;
  if (known.city_chance == kUnknown) {
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

// The cells depend on the tiles only, so one count serves all deployments after a placement.
Spots Prospects::spots() {
  const std::uint32_t stamp = std::max(base_.stamp, laid_.stamp);
  if (spots_stamp_ == stamp) return spots_;
  spots_stamp_ = stamp;
  if (counted_stamp_ != base_.stamp) {
    spot_counter_.count(laid_.stamp == 0 ? *board_ : *base_board_, fits_);
    counted_stamp_ = base_.stamp;
  }
  spots_ = laid_.stamp == 0 ? spot_counter_.spots()
                            : spot_counter_.spots_with_tile(*base_board_, *board_, fits_);
  return spots_;
}

}  // namespace aude::players
