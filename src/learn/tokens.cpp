// SPDX-License-Identifier: MIT
#include "learn/tokens.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "learn/set_encoding.h"
#include "learn/view.h"

namespace aude::learn {
namespace {

void write_globals(const Encoding& encoding, const State& state, Seat viewer, Cell origin,
                   std::uint8_t* out) {
  const Header& head = *state.board().head;
  const Game& game = encoding.game();
  const View view(state, viewer);
  std::memset(out, 0, static_cast<std::size_t>(encoding.globals().size()));
  out[0] = static_cast<std::uint8_t>(head.phase);
  out[1] = static_cast<std::uint8_t>(game.players());
  out[2] = static_cast<std::uint8_t>(view.relative(head.turn));
  out[3] = head.in_hand == kNoKind ? 0 : byte_of(index(head.in_hand) + 1);
  out[4] = byte_of(head.left);
  out[5] = byte_of(head.hidden);
  out[6] = byte_of(head.early_left[0]);
  out[7] = byte_of(head.early_left[1]);
  if (view.tile_is_laid()) {
    const InWindow at = in_window(head.last_cell, origin);
    if (at.inside(encoding.window())) {
      out[17] = static_cast<std::uint8_t>(at.x + 1);
      out[18] = static_cast<std::uint8_t>(at.y + 1);
    }
  }
  out[22] = encoding.option_bits();
  out[23] = kEncodingVersion;
  for (const SetEncoding* set : encoding.sets()) {
    if (set->write_globals != nullptr) set->write_globals(state, out);
  }
}

// The segments of the tile of this turn part and, once it is laid, their features.
void write_hand(const Encoding& encoding, const State& state, Seat viewer, std::uint8_t* out) {
  const View view(state, viewer);
  if (!view.tile_is_known()) {
    std::memset(out, 0, sizeof(Encoding::HandRows));
    return;
  }
  const Board& board = state.board();
  const bool laid = view.tile_is_laid();
  const Rotation rotation = laid ? board.last_tile().rotation() : Rotation::r0;
  const Encoding::HandRows& rows = encoding.hand_of(state.tile_in_hand(), rotation);
  std::memcpy(out, rows.data(), sizeof rows);
  if (!laid) return;
  const int segments = encoding.game().kind(state.tile_in_hand()).segment_count;
  for (int s = 0; s < segments; ++s, out += encoding.hand().width) {
    const SegmentId feature = board.feature(board.segment_id(board.last_tile(), s));
    const Strengths strengths = view.strengths(board.claims_on(feature));
    out[4] = byte_of(board.open_sides(feature));
    out[5] = byte_of(board.size_of(feature));
    out[6] = strengths.own;
    out[7] = strengths.strongest;
  }
}

void write_players(const Encoding& encoding, const State& state, Seat viewer, std::uint8_t* out) {
  const Header& head = *state.board().head;
  const View view(state, viewer);
  const int players = encoding.game().players();
  for (int i = 0; i < players; ++i, out += encoding.players().width) {
    const auto seat = static_cast<std::size_t>(view.seat(i));
    const int score = std::clamp(static_cast<int>(head.score[seat]), 0, 65535);
    out[0] = static_cast<std::uint8_t>(score & 0xFF);
    out[1] = static_cast<std::uint8_t>(score >> 8);
    std::memcpy(out + 2, head.supply[seat].data(), kFirstPieces);
    std::memset(out + 2 + kFirstPieces, 0,
                static_cast<std::size_t>(encoding.players().width - 2 - kFirstPieces));
    for (const SetEncoding* set : encoding.sets()) {
      if (set->write_player != nullptr) set->write_player(state, view.seat(i), out);
    }
  }
}

void write_crowns(const Encoding& encoding, const State& state, Seat viewer, std::uint8_t* out) {
  std::memset(out, 0, static_cast<std::size_t>(encoding.crowns().size()));
  for (const SetEncoding* set : encoding.sets()) {
    if (set->write_crowns != nullptr) set->write_crowns(state, View(state, viewer), out);
  }
}

void write_bag(const Encoding& encoding, const State& state, std::uint8_t* out) {
  const int kinds = encoding.game().supply_kinds();
  const auto& bag = state.board().bag;
  for (int k = 0; k < kinds; ++k) out[k] = byte_of(bag[k]);
  std::fill(out + kinds, out + encoding.bag().size(), std::uint8_t{0});
}

// The kinds of edge that an open cell requires, from the kinds it excludes: 0 if there is no neighbour,
// else the Edge + 1. Two edges at a time.
constexpr std::array<std::uint16_t, 256> edges_wanted() {
  std::array<std::uint16_t, 256> table{};
  for (unsigned barred = 0; barred < 256; ++barred) {
    unsigned both_sides = 0;
    for (unsigned side = 0; side < 2; ++side) {
      const unsigned nibble = barred >> (side * 4) & 0xFU;
      if (nibble == 0) continue;
      const auto edge = static_cast<unsigned>(std::countr_zero(nibble ^ 0xFU)) & 3U;
      both_sides |= (edge + 1) << (side * 8);
    }
    table[barred] = static_cast<std::uint16_t>(both_sides);
  }
  return table;
}
constexpr auto kEdgesWanted = edges_wanted();

}  // namespace

// Every open cell in the window, with the rotations in which the tile in hand fits. When a tile is
// laid, only a few cells change; when the window moves, all do.
class CellWriter {
 public:
  CellWriter(const Encoding& encoding, const State& state, Cell origin, TokenMemory& memory,
             std::uint8_t* begin)
      : board_(state.board()),
        window_(encoding.window()),
        elsewhere_(encoding.elsewhere()),
        origin_(origin),
        memory_(memory),
        begin_(begin) {}

  // The number of rows.
  int write(const Choices* placements) {
    const bool known = memory_.tiles_ != 0 && origin_ == memory_.origin_;
    for (const std::uint16_t row : memory_.fitting_) begin_[row * kWidth + 6] = 0;
    memory_.fitting_.clear();
    const int tiles = board_.head->placed_count;
    if (!known || tiles != memory_.tiles_) {
      const int count = write_rows(known ? memory_.cells_ : 0);
      if (count < memory_.cells_)
        std::memset(begin_ + count * kWidth, 0,
                    static_cast<std::size_t>(memory_.cells_ - count) * kWidth);
      memory_.cells_ = count;
      memory_.tiles_ = tiles;
      memory_.origin_ = origin_;
    }
    if (placements != nullptr && board_.head->frontier_count <= memory_.most_cells_)
      write_rotations(*placements);
    return memory_.cells_;
  }

 private:
  static constexpr int kWidth = 8;

  // The first `known` rows have remembered cells; those that are unchanged are not written.
  int write_rows(int known) {
    const int most = memory_.most_cells_;
    const Cell* const cells = board_.frontier_cell.begin();
    const EdgeBits* const bars = board_.frontier_barred.begin();
    TokenMemory::OpenCell* const remembered = memory_.open_cells_.data();
    const int open = board_.head->frontier_count;
    int count = 0;
    for (int f = 0; f < open && count < most; ++f) {
      const TokenMemory::OpenCell cell{cells[f], bars[f]};
      if (count < known && cell == remembered[count]) {
        ++count;
        continue;
      }
      const InWindow at = in_window(cell.cell, origin_);
      if (!at.inside(window_)) continue;
      remembered[count] = cell;
      write_row(at, cell.barred, count++);
    }
    return count;
  }

  // Eight bytes, lowest first: column and row (from 1), the four edges, rotations, 1 for "a cell".
  void write_row(InWindow at, EdgeBits barred, int number) {
    const std::uint64_t low = kEdgesWanted[barred & 0xFFU];
    const std::uint64_t high = kEdgesWanted[barred >> 8U];
    const std::uint64_t row = static_cast<std::uint64_t>(at.x + 1) |
                              static_cast<std::uint64_t>(at.y + 1) << 8U | low << 16U | high << 32U |
                              std::uint64_t{1} << 56U;
    memory_.row_of_cell_[static_cast<std::size_t>(at.y * window_ + at.x)] =
        static_cast<std::uint16_t>(number);
    std::memcpy(begin_ + number * kWidth, &row, sizeof row);
  }

  void write_rotations(const Choices& placements) {
    const std::int32_t* const numbers = placements.numbers().data();
    const std::size_t count = placements.size();
    const std::uint16_t* const row_of = memory_.row_of_cell_.data();
    memory_.fitting_.resize(count);
    std::uint16_t* fitting = memory_.fitting_.data();
    for (std::size_t i = 0; i < count; ++i) {
      const std::int32_t number = numbers[i];
      if (either(number < 0, number == elsewhere_)) continue;
      const std::uint16_t row = row_of[number / 4];
      begin_[row * kWidth + 6] |= static_cast<std::uint8_t>(1U << (number & 3));
      *fitting++ = row;
    }
    memory_.fitting_.resize(static_cast<std::size_t>(fitting - memory_.fitting_.data()));
  }

  const Board& board_;
  int window_;
  std::int32_t elsewhere_;
  Cell origin_;
  TokenMemory& memory_;
  std::uint8_t* begin_;
};

TokenMemory::TokenMemory(const Encoding& encoding)
    : features_(encoding),
      most_cells_(encoding.cells().rows),
      open_cells_(static_cast<std::size_t>(most_cells_)),
      row_of_cell_(static_cast<std::size_t>(encoding.window() * encoding.window())) {
  forget();
}

void TokenMemory::forget() {
  features_.forget();
  cells_ = most_cells_;
  begin_game();
}

void TokenMemory::begin_game() {
  features_.begin_game();
  tiles_ = 0;
  fitting_.clear();
}

void write_info(const Encoding& encoding, const State& state, Seat viewer, Cell origin,
                std::uint8_t* out) {
  write_globals(encoding, state, viewer, origin, out + encoding.globals().begin);
  write_hand(encoding, state, viewer, out + encoding.hand().begin);
  write_players(encoding, state, viewer, out + encoding.players().begin);
  write_crowns(encoding, state, viewer, out + encoding.crowns().begin);
  write_bag(encoding, state, out + encoding.bag().begin);
}

void write_tokens(const Encoding& encoding, const State& state, Seat viewer,
                  const ObservationCache& cache, const Choices& choices, TokenMemory& memory,
                  std::uint8_t* out) {
  static_assert(std::endian::native == std::endian::little, "rows are written as whole words");
  const Cell origin = cache.origin(encoding.window());
  write_info(encoding, state, viewer, origin, out);
  std::uint8_t* globals = out + encoding.globals().begin;
  globals[19] = byte_of(write_features(encoding, state, viewer, cache, memory.features_,
                                       out + encoding.features().begin));
  globals[20] = byte_of(CellWriter(encoding, state, origin, memory, out + encoding.cells().begin)
                            .write(state.phase() == Phase::Place ? &choices : nullptr));
  globals[21] = byte_of(choices.beyond());
}

}  // namespace aude::learn
