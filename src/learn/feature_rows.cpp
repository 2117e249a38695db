// SPDX-License-Identifier: MIT
#include "learn/feature_rows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "learn/view.h"

namespace aude::learn {
namespace {

constexpr std::size_t kWidth = 12;
constexpr int kPieces = 5;   // own strength, that of the strongest other player, that player
constexpr int kAround = 10;  // completed cities or tiles
constexpr int kFigures = 11;

bool is_shown(const LaidSegment& feature) { return (feature.open | feature.claims) != 0; }

}  // namespace

// The features with builders, pigs and shepherds, by their representative segment.
struct Figures {
  std::array<SegmentId, kFirstFigures.size() * kMaxPlayers> feature{};
  std::array<std::uint8_t, kFirstFigures.size() * kMaxPlayers> bit{};
  std::size_t count = 0;

  Figures(const State& state, const View& view) {
    const Game& game = state.game();
    for (std::size_t kind = 0; kind < kFirstFigures.size(); ++kind) {
      const Piece piece = kFirstFigures[kind];
      if (game.pieces_each()[static_cast<std::size_t>(piece)] == 0) continue;
      for (int s = 0; s < game.players(); ++s) {
        const SegmentId segment_id = state.board().figure(piece, static_cast<Seat>(s));
        if (segment_id == kNoSegmentId) continue;
        const bool own = view.relative(static_cast<Seat>(s)) == 0;
        feature[count] = state.board().feature(segment_id);
        bit[count++] = static_cast<std::uint8_t>(1U << (own ? kind : 4 + kind));
      }
    }
  }
  std::uint8_t in(SegmentId asked) const {
    std::uint8_t bits = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (feature[i] == asked) bits |= bit[i];
    }
    return bits;
  }
};

FeatureRows::FeatureRows(const Encoding& encoding) : most_(encoding.features().rows) {
  const auto nodes = static_cast<std::size_t>(encoding.game().layout().nodes);
  row_of_.resize(nodes);
  gone_.resize(nodes);
  shown_.reserve(nodes);
  forget();
}

void FeatureRows::forget() {
  filled_ = most_;
  begin_game();
}

// Since the last decision, these features may have changed: those on the new tile, those it joined, and
// those that pieces left. Pieces are deployed only on the last tile. All other features are unchanged.
class FeatureWriter {
 public:
  FeatureWriter(const Encoding& encoding, const State& state, Seat viewer,
                const ObservationCache& cache, FeatureRows& rows, std::uint8_t* begin)
      : board_(state.board()),
        view_(state, viewer),
        figures_(state, view_),
        cache_(cache),
        rows_(rows),
        begin_(begin),
        window_(encoding.window()),
        origin_(cache.origin(window_)),
        every_row_(origin_ != rows.origin_) {}

  int write() {
    const int tiles = board_.head->placed_count;
    if (rows_.tiles_ == 0 || tiles < rows_.tiles_ || tiles > rows_.tiles_ + 1) {
      list_all();
    } else {
      if (tiles != rows_.tiles_) leave_out_gone();
      for (const std::uint16_t n : rows_.watched_) look_again_at(n);
      const PlacedTile& last = board_.last_tile();
      const int segments = board_.kind_of(last).segment_count;
      for (int s = 0; s < segments; ++s) settle(board_.feature(board_.segment_id(last, s)));
    }
    watch();
    const int count = std::min(static_cast<int>(rows_.shown_.size()), rows_.most_);
    if (every_row_) {
      for (int row = 0; row < count; ++row) write_row(static_cast<std::size_t>(row));
    }
    if (count < rows_.filled_)
      std::memset(at(static_cast<std::size_t>(count)), 0,
                  static_cast<std::size_t>(rows_.filled_ - count) * kWidth);
    rows_.filled_ = count;
    rows_.tiles_ = tiles;
    rows_.origin_ = origin_;
    return count;
  }

 private:
  std::uint8_t* at(std::size_t row) const { return begin_ + row * kWidth; }
  bool is_river(std::uint16_t n) const {
    return aude::is_river(static_cast<Terrain>(cache_.segment_id(n).terrain));
  }

  // The buffer is unknown: reads every segment.
  void list_all() {
    every_row_ = true;
    rows_.shown_.clear();
    const int nodes = board_.head->segment_count;
    for (int i = 0; i < nodes; ++i) {
      const auto n = static_cast<std::uint16_t>(i);
      const LaidSegment& segment = board_.segments[n];
      if (index(segment.feature) == i && is_shown(segment) && !is_river(n)) insert(n);
    }
  }

  // A tile was laid: features were joined to others, or completed without a claim. Which ones is
  // unpredictable, so each row is checked without a branch. Then the remaining rows move up.
  void leave_out_gone() {
    const LaidSegment* const segments = board_.segments.begin();
    std::uint16_t* const shown = rows_.shown_.data();
    std::uint16_t* const row_of = rows_.row_of_.data();
    std::uint16_t* const gone = rows_.gone_.data();
    const std::size_t count = rows_.shown_.size();
    std::size_t kept = 0;
    std::size_t gaps = 0;
    for (std::size_t row = 0; row < count; ++row) {
      const std::uint16_t n = shown[row];
      const LaidSegment& segment = segments[n];
      const bool stays = both(static_cast<std::uint16_t>(segment.feature) == n, is_shown(segment));
      shown[kept] = n;
      row_of[n] = static_cast<std::uint16_t>(kept);
      gone[gaps] = static_cast<std::uint16_t>(row);
      kept += stays;
      gaps += !stays;
    }
    rows_.shown_.resize(kept);
    every_row_ |= overflows(count);
    if (every_row_) return;
    for (std::size_t gap = 0; gap < gaps; ++gap) {
      const std::size_t from = gone[gap] + std::size_t{1};
      const std::size_t until = gap + 1 < gaps ? gone[gap + 1] : count;
      std::memmove(at(gone[gap] - gap), at(from), (until - from) * kWidth);
    }
  }

  bool is_listed(std::uint16_t n, std::size_t row) const {
    return row < rows_.shown_.size() && rows_.shown_[row] == n;
  }

  // A feature that had pieces: they may have left it, or the viewer may have changed.
  void look_again_at(std::uint16_t n) {
    const std::size_t row = rows_.row_of_[n];
    if (!is_listed(n, row)) return;  // joined to another feature
    const LaidSegment& segment = board_.segments[n];
    if (!is_shown(segment)) {
      remove(row);
    } else if (!every_row_) {
      std::uint8_t* const out = at(row);
      std::memset(out + kPieces, 0, 3);
      out[kAround] = 0;
      add_pieces(n, segment, out);
    }
  }

  // A feature of the last tile, which may be new, changed or gone.
  void settle(SegmentId feature) {
    const auto n = static_cast<std::uint16_t>(feature);
    std::size_t row = rows_.row_of_[n];
    const bool listed = is_listed(n, row);
    if (!is_shown(board_.at(feature))) {
      if (listed) remove(row);
      return;
    }
    if (!listed) {
      if (is_river(n)) return;
      row = insert(n);
    }
    if (!every_row_) write_row(row);
  }

  std::size_t insert(std::uint16_t n) {
    std::vector<std::uint16_t>& shown = rows_.shown_;
    const auto place = shown.empty() || shown.back() < n
                           ? shown.end()  // usually the youngest
                           : std::lower_bound(shown.begin(), shown.end(), n);
    const auto row = static_cast<std::size_t>(place - shown.begin());
    shown.insert(place, n);
    every_row_ |= overflows(shown.size());
    if (!every_row_) std::memmove(at(row + 1), at(row), (shown.size() - 1 - row) * kWidth);
    number_from(row);
    return row;
  }
  void remove(std::size_t row) {
    std::vector<std::uint16_t>& shown = rows_.shown_;
    every_row_ |= overflows(shown.size());
    shown.erase(shown.begin() + static_cast<std::ptrdiff_t>(row));
    if (!every_row_) std::memmove(at(row), at(row + 1), (shown.size() - row) * kWidth);
    number_from(row);
  }
  void number_from(std::size_t row) {
    for (; row < rows_.shown_.size(); ++row)
      rows_.row_of_[rows_.shown_[row]] = static_cast<std::uint16_t>(row);
  }
  // There are more features than rows: leaves out the youngest and writes all others.
  bool overflows(std::size_t count) const { return count > static_cast<std::size_t>(rows_.most_); }

  void watch() {
    rows_.watched_.clear();
    for (const DeployedFollower& follower : board_.followers())
      rows_.watched_.push_back(static_cast<std::uint16_t>(board_.feature(follower.segment_id)));
    for (std::size_t i = 0; i < figures_.count; ++i)
      rows_.watched_.push_back(static_cast<std::uint16_t>(figures_.feature[i]));
  }

  void write_row(std::size_t row) const {
    const std::uint16_t n = rows_.shown_[row];
    const LaidSegment& segment = board_.segments[n];
    const SegmentNote& note = cache_.segment_id(n);
    const InWindow place = in_window(note.cell, origin_);
    const bool inside = place.inside(window_);
    const auto byte = [](int value) { return std::uint64_t{byte_of(value)}; };
    const std::uint64_t first = (note.terrain + 1U) | byte(segment.open) << 8U |
                                byte(segment.size) << 16U |
                                byte(segment.extra & LaidSegment::kExtra) << 24U |
                                byte(segment.extra / LaidSegment::kSpecial) << 32U;
    const std::uint32_t rest =
        inside ? static_cast<std::uint32_t>(place.x + 1) | static_cast<std::uint32_t>(place.y + 1) << 8U
               : 0U;
    std::uint8_t* const out = at(row);
    std::memcpy(out, &first, sizeof first);
    std::memcpy(out + sizeof first, &rest, sizeof rest);
    add_pieces(n, segment, out);
  }

  void add_pieces(std::uint16_t n, const LaidSegment& segment, std::uint8_t* out) const {
    if (segment.claims != 0) {
      const Strengths strengths = view_.strengths(segment.claims);
      out[kPieces] = strengths.own;
      out[kPieces + 1] = strengths.strongest;
      out[kPieces + 2] = strengths.whose;
      out[kAround] = cache_.surroundings()[n];
    }
    out[kFigures] = figures_.in(static_cast<SegmentId>(n));
  }

  const Board& board_;
  View view_;
  Figures figures_;
  const ObservationCache& cache_;
  FeatureRows& rows_;
  std::uint8_t* begin_;
  int window_;
  Cell origin_;
  bool every_row_;  // only the list is updated; all rows are written at the end
};

int write_features(const Encoding& encoding, const State& state, Seat viewer,
                   const ObservationCache& cache, FeatureRows& rows, std::uint8_t* begin) {
  static_assert(std::endian::native == std::endian::little, "rows are written as whole words");
  return FeatureWriter(encoding, state, viewer, cache, rows, begin).write();
}

}  // namespace aude::learn
