// SPDX-License-Identifier: MIT
#include "learn/planes.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "learn/set_encoding.h"
#include "learn/view.h"

namespace aude::learn {
namespace {

std::uint8_t& at(Channels& channels, int channel) {
  return channels[static_cast<std::size_t>(channel)];
}

std::uint8_t middle_segment(const TurnedTile& turned, int side) {
  return turned.port_segment[static_cast<std::size_t>(port_index(static_cast<Side>(side), 1))];
}

bool lead_to_each_other(const TurnedTile& turned, int side, int other) {
  const std::uint8_t segment = middle_segment(turned, side);
  return segment != kNoSegment && segment == middle_segment(turned, other);
}

void add_segment(Channels& out, const SegmentInfo& segment, const Segment& printed) {
  switch (segment.terrain) {
    case Terrain::City:
      at(out, channel::kPennants) = byte_of(at(out, channel::kPennants) + segment.extra);
      at(out, channel::kCathedral) |= static_cast<std::uint8_t>(segment.special);
      if (printed.goods != Goods::None) at(out, channel::kGoods + index(printed.goods)) = 1;
      break;
    case Terrain::Road:
      at(out, channel::kInn) |= static_cast<std::uint8_t>(segment.special);
      break;
    case Terrain::Field:
      at(out, channel::kSheep) = byte_of(at(out, channel::kSheep) + segment.extra);
      break;
    case Terrain::Cloister:
      at(out, channel::kCloister) = 1;
      break;
    default:
      for (const SetEncoding* set : all_sets()) {
        if (set->add_segment != nullptr) set->add_segment(out, segment);
      }
      break;
  }
}

Channels pattern_of(const Encoding& encoding, Kind number, Rotation rotation) {
  constexpr std::array<int, 4> kFirstOf{channel::kCity, channel::kRoad, channel::kField,
                                        channel::kRiver};  // by Edge
  const Game& game = encoding.game();
  const KindInfo& kind = game.kind(number);
  const TurnedTile& turned = kind.at(rotation);
  Channels out{};
  at(out, channel::kLaid) = 1;
  for (int side = 0; side < 4; ++side) {
    const Edge edge = turned.sides[static_cast<std::size_t>(side)];
    at(out, kFirstOf[static_cast<std::size_t>(edge)] + side) = 1;
    at(out, channel::kBend + side) = lead_to_each_other(turned, side, (side + 1) % 4);
  }
  at(out, channel::kAcross) = lead_to_each_other(turned, 0, 2);
  at(out, channel::kAcross + 1) = lead_to_each_other(turned, 1, 3);
  for (std::size_t s = 0; s < kind.segment_count; ++s)
    add_segment(out, kind.segments[s], kind.tile->segments[s]);
  for (const SetEncoding* set : encoding.sets()) {
    if (set->add_tile != nullptr) set->add_tile(out, *kind.tile);
  }
  at(out, channel::kWheelBoard) = game.is_board_cell(number);
  return out;
}

}  // namespace

PlanePatterns::PlanePatterns(const Encoding& encoding) {
  const Game& game = encoding.game();
  int kinds = game.supply_kinds();
  for (const Game::Laid& laid : game.laid_first()) kinds = std::max(kinds, index(laid.kind) + 1);
  for (int k = 0; k < kinds; ++k) {
    for (Rotation rotation : kRotations)
      patterns_.push_back(pattern_of(encoding, static_cast<Kind>(k), rotation));
  }
}

// Writes to the cells of a window.
class Canvas {
 public:
  Canvas(int window, Cell origin, std::uint8_t* out) : window_(window), origin_(origin), out_(out) {}

  int number(Cell cell) const {
    const InWindow at = in_window(cell, origin_);
    return at.inside(window_) ? at.y * window_ + at.x : -1;
  }
  std::uint8_t* at(int number) const { return out_ + static_cast<std::size_t>(number) * kChannels; }
  std::uint8_t* at(Cell cell) const {
    const int found = number(cell);
    return found < 0 ? nullptr : at(found);
  }

 private:
  int window_;
  Cell origin_;
  std::uint8_t* out_;
};

// Updates a buffer. Most cache lines do not change and are not read.
class PlaneWriter {
 public:
  PlaneWriter(const Encoding& encoding, const PlanePatterns& patterns, const State& state, Seat viewer,
              Cell origin, PlaneMemory& memory, std::uint8_t* out)
      : patterns_(patterns),
        state_(state),
        board_(state.board()),
        view_(state, viewer),
        viewer_(viewer),
        canvas_(encoding.window(), origin, out),
        memory_(memory) {
    const std::size_t tiles = board_.tiles().size();
    if (!memory.known_) {
      std::memset(out, 0, plane_size(encoding));
      restart();
    } else if (memory.origin_ != origin || tiles < memory.tiles_.size()) {
      for (const std::uint16_t number : memory.cells_) std::memset(canvas_.at(number), 0, kChannels);
      restart();
    } else {
      take_away_what_passes();
    }
    memory.known_ = true;
    memory.origin_ = origin;
  }

  void write(const Choices& choices) {
    mark_stale();
    const auto tiles = board_.tiles();
    for (const PlacedTile& tile : tiles.subspan(memory_.tiles_.size())) lay(tile);
    memory_.tiles_.resize(tiles.size());
    for (std::size_t t = 0; t < tiles.size(); ++t) {
      if (memory_.stale_[t] != 0) bring_up_to_date(tiles[t], memory_.tiles_[t]);
    }
    if (view_.tile_is_laid()) {
      memory_.last_ = canvas_.number(board_.last_tile().cell);
      if (memory_.last_ >= 0) canvas_.at(memory_.last_)[channel::kLast] = 1;
    }
    add_pieces();
    if (state_.phase() == Phase::Place) add_fits(choices);
  }

 private:
  void restart() {
    memory_.tiles_.clear();
    memory_.cells_.clear();
    memory_.pieces_.clear();
    memory_.fits_.clear();
    memory_.last_ = -1;
  }

  void take_away_what_passes() {
    if (memory_.last_ >= 0) canvas_.at(memory_.last_)[channel::kLast] = 0;
    memory_.last_ = -1;
    for (const std::uint16_t number : memory_.pieces_) {
      std::uint8_t* out = canvas_.at(number);
      std::memset(out + channel::kOwnPieces, 0, 8);
      out[channel::kPieceOn] = 0;
    }
    memory_.pieces_.clear();
    for (const std::uint16_t number : memory_.fits_)
      std::memset(canvas_.at(number) + channel::kFits, 0, 4);
    memory_.fits_.clear();
  }

  // Writes a tile that is not in the buffer yet, and the open cells next to it.
  void lay(const PlacedTile& tile) {
    if (std::uint8_t* out = note_cell(tile.cell))
      std::memcpy(out, patterns_.of(tile).data(), kChannels);
    for (const Cell step : kStepTo) {
      const Cell beside{static_cast<std::int16_t>(tile.cell.x + step.x),
                        static_cast<std::int16_t>(tile.cell.y + step.y)};
      if (board_.frontier_at(beside) < 0) continue;
      if (std::uint8_t* out = note_cell(beside)) out[channel::kOpenCell] = 1;
    }
  }
  std::uint8_t* note_cell(Cell cell) {
    const int number = canvas_.number(cell);
    if (number < 0) return nullptr;
    memory_.cells_.push_back(static_cast<std::uint16_t>(number));
    return canvas_.at(number);
  }

  // A new tile changes its features. New claims are only on the last tile, but claims can end on any
  // feature, and all of them change with the viewer.
  void mark_stale() {
    const auto tiles = board_.tiles();
    const std::size_t known = memory_.tiles_.size();
    const bool is_next = known > 0 && tiles.size() <= known + 1;
    memory_.stale_.assign(tiles.size(), is_next ? 0 : 1);
    if (is_next) {
      const PlacedTile& last = board_.last_tile();
      const int segments = board_.kind_of(last).segment_count;
      for (int s = 0; s < segments; ++s) mark_feature(board_.feature(board_.segment_id(last, s)));
      for (const PlaneMemory::Claimed& before : memory_.claimed_) {
        const SegmentId feature = board_.feature(before.feature);
        if (viewer_ != memory_.viewer_ || board_.claims_on(feature) != before.claims)
          mark_feature(feature);
      }
    }
    memory_.viewer_ = viewer_;
    memory_.claimed_.clear();
    for (const DeployedFollower& follower : board_.followers()) {
      const SegmentId feature = board_.feature(follower.segment_id);
      memory_.claimed_.push_back({feature, board_.claims_on(feature)});
    }
  }
  void mark_feature(SegmentId feature) {
    board_.each_member(feature,
                       [&](SegmentId segment_id) { memory_.stale_[board_.at(segment_id).tile] = 1; });
  }

  void bring_up_to_date(const PlacedTile& tile, PlaneMemory::Changing& known) const {
    const PlaneMemory::Changing now = changing_of(tile);
    if (now == known) return;
    known = now;
    std::uint8_t* out = canvas_.at(tile.cell);
    if (out == nullptr) return;
    std::memcpy(out + channel::kOwn, now.by_side.data(), now.by_side.size());
    std::memcpy(out + channel::kOwnFields, now.fields.data(), now.fields.size());
  }

  // The claims and open edges of the tile's features.
  PlaneMemory::Changing changing_of(const PlacedTile& tile) const {
    const KindInfo& kind = board_.kind_of(tile);
    const TurnedTile& turned = kind.at(tile.rotation());
    PlaneMemory::Changing now;
    for (int side = 0; side < 4; ++side) {
      const std::uint8_t segment = middle_segment(turned, side);
      if (segment == kNoSegment) continue;
      const LaidSegment& feature = board_.at(board_.feature(board_.segment_id(tile, segment)));
      std::uint8_t* const out = now.by_side.data() + side;
      out[channel::kOpen - channel::kOwn] = byte_of(feature.open);
      if (feature.claims == 0) continue;
      const Strengths strengths = view_.strengths(feature.claims);
      out[0] = strengths.own;
      out[channel::kOthers - channel::kOwn] = strengths.strongest;
    }
    for (unsigned rest = kind.fields; rest != 0; rest &= rest - 1) {
      const Claims claims =
          board_.claims_on(board_.feature(board_.segment_id(tile, std::countr_zero(rest))));
      if (claims == 0) continue;
      const Strengths strengths = view_.strengths(claims);
      now.fields[0] = std::max(now.fields[0], strengths.own);
      now.fields[1] = std::max(now.fields[1], strengths.strongest);
    }
    return now;
  }

  // The cell of a segment's tile, to write a piece; nullptr outside the window.
  std::uint8_t* cell_for_piece(SegmentId segment_id) {
    const int number = canvas_.number(board_.tile(segment_id).cell);
    if (number < 0) return nullptr;
    memory_.pieces_.push_back(static_cast<std::uint16_t>(number));
    return canvas_.at(number);
  }
  void add_pieces() {
    const auto first_of = [&](Seat seat) {
      return view_.relative(seat) == 0 ? channel::kOwnPieces : channel::kOthersPieces;
    };
    for (const DeployedFollower& follower : board_.followers()) {
      std::uint8_t* out = cell_for_piece(follower.segment_id);
      if (out == nullptr) continue;
      out[first_of(follower.seat)] = info_of(follower.piece).weight;
      out[channel::kPieceOn] = static_cast<std::uint8_t>(board_.segment(follower.segment_id) + 1);
    }
    for (std::size_t figure = 0; figure < kFirstFigures.size(); ++figure) {
      const Piece piece = kFirstFigures[figure];
      if (state_.game().pieces_each()[static_cast<std::size_t>(piece)] == 0) continue;
      for (int s = 0; s < state_.game().players(); ++s) {
        const Seat seat = static_cast<Seat>(s);
        const SegmentId segment_id = board_.figure(piece, seat);
        if (segment_id == kNoSegmentId) continue;
        if (std::uint8_t* out = cell_for_piece(segment_id))
          out[static_cast<std::size_t>(first_of(seat)) + 1 + figure] = 1;
      }
    }
  }

  void add_fits(const Choices& placements) {
    for (const Action& action : placements.actions()) {
      const int number = canvas_.number(action.cell);
      if (number < 0) continue;
      canvas_.at(number)[channel::kFits + index(action.rotation)] = 1;
      memory_.fits_.push_back(static_cast<std::uint16_t>(number));
    }
  }

  const PlanePatterns& patterns_;
  const State& state_;
  const Board& board_;
  View view_;
  Seat viewer_;
  Canvas canvas_;
  PlaneMemory& memory_;
};

void write_planes(const Encoding& encoding, const PlanePatterns& patterns, const State& state,
                  Seat viewer, Cell origin, const Choices& choices, PlaneMemory& memory,
                  std::uint8_t* out) {
  PlaneWriter(encoding, patterns, state, viewer, origin, memory, out).write(choices);
}

}  // namespace aude::learn
