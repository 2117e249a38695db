#include "learn/tokens.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "learn/view.h"

namespace aude::learn {
namespace {

std::uint8_t option_bits(const Options& options) {
  return static_cast<std::uint8_t>((options.farmers ? 1 : 0) | (options.small_city == 2 ? 2 : 0) |
                                   (options.hill_tiebreak == HillTiebreak::Number ? 4 : 0) |
                                   (options.closed_farm_gathers ? 8 : 0) |
                                   (options.pig_in_famine ? 16 : 0));
}

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
  out[8] = head.sets.traders.second_part;
  out[9] = head.sets.traders.second_part_earned;
  out[10] = head.sets.hills.tend_due;
  if (game.plays(SetId::Wheel)) out[11] = static_cast<std::uint8_t>(index(head.sets.wheel.sector) + 1);
  for (std::size_t t = 0; t < head.sets.hills.tokens.size(); ++t)
    out[12 + t] = head.sets.hills.tokens[t];
  if (view.tile_is_laid()) {
    const InWindow at = in_window(head.last_cell, origin);
    if (at.inside(encoding.window())) {
      out[17] = static_cast<std::uint8_t>(at.x + 1);
      out[18] = static_cast<std::uint8_t>(at.y + 1);
    }
  }
  out[22] = option_bits(game.options());
  out[23] = kEncodingVersion;
}

// The segments of the tile of this turn part; once it is laid, with the features they belong to.
void write_hand(const Encoding& encoding, const State& state, Seat viewer, std::uint8_t* out) {
  std::memset(out, 0, static_cast<std::size_t>(encoding.hand().size()));
  const View view(state, viewer);
  if (!view.tile_is_known()) return;
  const Board& board = state.board();
  const bool laid = view.tile_is_laid();
  const KindInfo& kind = encoding.game().kind(state.tile_in_hand());
  const TurnedTile& turned = kind.at(laid ? board.last_tile().rotation() : Rotation::r0);
  std::array<std::uint8_t, kMaxSegments> sides{};  // that a segment touches, a bit each
  for (int port = 0; port < kPorts; ++port) {
    const std::uint8_t segment = turned.port_segment[static_cast<std::size_t>(port)];
    if (segment != kNoSegment) sides[segment] |= static_cast<std::uint8_t>(1U << port / 3);
  }
  for (int s = 0; s < kind.segment_count; ++s, out += encoding.hand().width) {
    const SegmentInfo& info = kind.segments[static_cast<std::size_t>(s)];
    out[0] = static_cast<std::uint8_t>(index(info.terrain) + 1);
    out[1] = sides[static_cast<std::size_t>(s)];
    out[2] = byte_of(info.extra);
    out[3] = static_cast<std::uint8_t>((info.special ? 1 : 0) |
                                       (info.goods == Goods::None ? 0 : (index(info.goods) + 1) << 1));
    if (!laid) continue;
    const Node feature = board.feature(board.node(board.last_tile(), s));
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
    std::memcpy(out + 2, head.supply[seat].data(), kPieceKinds);
    for (std::size_t g = 0; g < kGoodsKinds; ++g)
      out[7 + g] = byte_of(head.sets.traders.goods[seat][g]);
    std::memcpy(out + 10, head.sets.hills.flock[seat].data(), 4);
    out[14] = 0;
    out[15] = 0;
  }
}

void write_crowns(const State& state, Seat viewer, std::uint8_t* out) {
  const View view(state, viewer);
  for (const auto& sector : state.board().head->sets.wheel.crown) {
    for (const std::uint8_t holder : sector) {
      *out++ = holder == 0 ? 0
                           : static_cast<std::uint8_t>((view.relative(crown_seat(holder)) + 1) |
                                                       (crown_piece(holder) == Piece::Large ? 16 : 0));
    }
  }
}

void write_bag(const Encoding& encoding, const State& state, std::uint8_t* out) {
  const int kinds = encoding.game().supply_kinds();
  const auto& bag = state.board().bag;
  for (int k = 0; k < kinds; ++k) out[k] = byte_of(bag[k]);
  std::fill(out + kinds, out + encoding.bag().size(), std::uint8_t{0});
}

// What each side of an open cell must show, from the edges it bars: 0 where nothing lies, else edge
// + 1. Two sides at a time.
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

// Every open cell inside the window, with the rotations in which the tile in hand fits.
int write_cells(const Encoding& encoding, const State& state, Cell origin, const Choices& choices,
                std::vector<std::uint16_t>& row_of_cell, std::uint8_t* out) {
  const Board& board = state.board();
  const int window = encoding.window();
  const int most = encoding.cells().rows;
  const Cell* const cells = board.frontier_cell.begin();
  const EdgeBits* const bars = board.frontier_barred.begin();
  const int open = board.head->frontier_count;
  std::uint16_t* const row_of = row_of_cell.data();
  int count = 0;
  for (int f = 0; f < open && count < most; ++f) {
    const InWindow at = in_window(cells[f], origin);
    if (!at.inside(window)) continue;
    const EdgeBits barred = bars[f];
    const std::uint64_t low = kEdgesWanted[barred & 0xFFU];
    const std::uint64_t high = kEdgesWanted[barred >> 8U];
    // Eight bytes, lowest first: column and row (from 1), the four sides, rotations, 1 for "a cell".
    const std::uint64_t row = static_cast<std::uint64_t>(at.x + 1) |
                              static_cast<std::uint64_t>(at.y + 1) << 8U | low << 16U | high << 32U |
                              std::uint64_t{1} << 56U;
    row_of[at.y * window + at.x] = static_cast<std::uint16_t>(count);
    std::memcpy(out + static_cast<std::size_t>(count++) * 8, &row, sizeof row);
  }
  if (state.phase() != Phase::Place || open > most) return count;
  const std::int32_t* const numbers = choices.numbers().data();
  const std::size_t placements = choices.size();
  const std::int32_t elsewhere = encoding.elsewhere();
  for (std::size_t i = 0; i < placements; ++i) {
    const std::int32_t number = numbers[i];
    if (either(number < 0, number == elsewhere)) continue;
    const std::size_t row = row_of[number / 4];
    out[row * 8 + 6] |= static_cast<std::uint8_t>(1U << (number & 3));
  }
  return count;
}

void clear_rows(const Section& section, std::uint8_t* section_begin, int from, int to) {
  if (from < to) {
    std::memset(section_begin + from * section.width, 0,
                static_cast<std::size_t>((to - from) * section.width));
  }
}

}  // namespace

TokenMemory::TokenMemory(const Encoding& encoding)
    : most_features_(encoding.features().rows),
      most_cells_(encoding.cells().rows),
      nodes_(encoding.game().layout().nodes),
      rows_(static_cast<std::size_t>(encoding.game().players() * nodes_)),
      row_of_cell_(static_cast<std::size_t>(encoding.window() * encoding.window())) {
  forget();
}

void TokenMemory::forget() {
  features_ = most_features_;
  cells_ = most_cells_;
  begin_game();
}

void TokenMemory::begin_game() { next_round(); }

void TokenMemory::next_round() {
  if (++round_ != 0) return;
  std::fill(rows_.begin(), rows_.end(), Row{});
  round_ = 1;
}

// Which features builders, pigs and shepherds stand in, by the node that names the feature.
struct Figures {
  std::array<Node, 3 * kMaxPlayers> feature{};
  std::array<std::uint8_t, 3 * kMaxPlayers> bit{};
  int count = 0;

  Figures(const State& state, const View& view) {
    const Game& game = state.game();
    for (Piece piece : {Piece::Builder, Piece::Pig, Piece::Shepherd}) {
      if (game.pieces_each()[static_cast<std::size_t>(piece)] == 0) continue;
      for (int s = 0; s < game.players(); ++s) {
        const Node node = state.board().figure(piece, static_cast<Seat>(s));
        if (node == kNoNode) continue;
        const int kind = index(piece) - index(Piece::Builder);
        const bool own = view.relative(static_cast<Seat>(s)) == 0;
        feature[static_cast<std::size_t>(count)] = state.board().feature(node);
        bit[static_cast<std::size_t>(count++)] =
            static_cast<std::uint8_t>(1U << (own ? kind : 4 + kind));
      }
    }
  }
  std::uint8_t in(Node asked) const {
    std::uint8_t bits = 0;
    for (int i = 0; i < count; ++i) {
      if (feature[static_cast<std::size_t>(i)] == asked) bits |= bit[static_cast<std::size_t>(i)];
    }
    return bits;
  }
};

// Writes the features. Most of them stay as they were since the viewer looked last: their rows are
// kept, and made again only when one of their numbers has changed.
class FeatureWriter {
 public:
  FeatureWriter(const Encoding& encoding, const State& state, Seat viewer, Notes& notes,
                TokenMemory& memory)
      : board_(state.board()),
        view_(state, viewer),
        figures_(state, view_),
        notes_(notes),
        memory_(memory),
        rows_(memory.rows_.data() + index(viewer) * memory.nodes_),
        window_(encoding.window()) {}

  // Every feature that is open or claimed, in the order in which the segments that name them were laid.
  // Nobody can predict which these are, so every candidate is written and only those that count are
  // kept. What the loop needs is at hand in variables: bytes that are written might be anything's.
  int write(const Section& section, std::uint8_t* begin) {
    const PlacedTile& last = board_.last_tile();
    const bool has_figures = figures_.count > 0;
    const LaidSegment* const segments = board_.segments.begin();
    const std::uint8_t* const surroundings = notes_.surroundings().data();
    const std::uint16_t round = memory_.round_;
    TokenMemory::Row* const rows = rows_;
    const std::uint8_t* const end = begin + section.size();
    std::vector<std::uint16_t>& candidates = notes_.candidates();
    const std::size_t count = candidates.size();
    std::uint16_t* const nodes = candidates.data();
    std::uint16_t* kept = nodes;
    std::uint8_t* out = begin;
    for (std::size_t i = 0; i < count; ++i) {
      const unsigned n = nodes[i];
      const LaidSegment& segment = segments[n];
      if (static_cast<unsigned>(segment.feature) != n) continue;  // joined to another, for good
      *kept++ = static_cast<std::uint16_t>(n);
      if ((segment.open | segment.claims) == 0) [[unlikely]] {
        // Done with, but a closed field of the last tile may still be claimed.
        if (!is_shown_by(last, segment.feature)) --kept;
        continue;
      }
      if (out == end) [[unlikely]]
        continue;
      TokenMemory::Row& row = rows[n];
      const TokenMemory::Key key = key_of(segment, surroundings[n], round);
      if (row.key != key) [[unlikely]] {
        row.key = key;
        make(static_cast<std::uint16_t>(n), segment, row.bytes);
      }
      std::memcpy(out, row.bytes.data(), row.bytes.size());
      if (has_figures) out[11] = figures_.in(segment.feature);
      out += row.bytes.size();
    }
    candidates.resize(static_cast<std::size_t>(kept - nodes));
    return static_cast<int>(out - begin) / section.width;
  }

 private:
  bool is_shown_by(const PlacedTile& tile, Node feature) const {
    return board_.shows(tile, (1U << board_.kind_of(tile).segment_count) - 1, feature);
  }

  // Size, extra and claims lie together; open sides, surroundings and the round make the other half.
  static TokenMemory::Key key_of(const LaidSegment& segment, std::uint8_t surroundings,
                                 std::uint16_t round) {
    static_assert(offsetof(LaidSegment, claims) + sizeof(Claims) - offsetof(LaidSegment, size) == 8);
    TokenMemory::Key key;
    std::memcpy(&key.counts, &segment.size, sizeof key.counts);
    key.rest = segment.open | static_cast<std::uint64_t>(round) << 16U |
               static_cast<std::uint64_t>(surroundings) << 32U;
    return key;
  }

  // Seldom needed, so it stays out of the loop's way.
  [[gnu::noinline]] void make(std::uint16_t n, const LaidSegment& segment,
                              std::array<std::uint8_t, 12>& row) const {
    const NodeNote& note = notes_.node(n);
    const InWindow at = in_window(note.cell, memory_.origin_);
    const bool inside = at.inside(window_);
    const Strengths strengths = view_.strengths(segment.claims);
    row = {static_cast<std::uint8_t>(note.terrain + 1),
           byte_of(segment.open),
           byte_of(segment.size),
           byte_of(segment.extra & LaidSegment::kExtra),
           static_cast<std::uint8_t>(segment.extra / LaidSegment::kSpecial),
           strengths.own,
           strengths.strongest,
           strengths.whose,
           static_cast<std::uint8_t>(inside ? at.x + 1 : 0),
           static_cast<std::uint8_t>(inside ? at.y + 1 : 0),
           segment.claims != 0 ? notes_.surroundings()[n] : std::uint8_t{0},
           0};
  }

  const Board& board_;
  View view_;
  Figures figures_;
  Notes& notes_;
  TokenMemory& memory_;
  TokenMemory::Row* rows_;  // of this viewer
  int window_;
};

void write_info(const Encoding& encoding, const State& state, Seat viewer, Cell origin,
                std::uint8_t* out) {
  write_globals(encoding, state, viewer, origin, out + encoding.globals().begin);
  write_hand(encoding, state, viewer, out + encoding.hand().begin);
  write_players(encoding, state, viewer, out + encoding.players().begin);
  write_crowns(state, viewer, out + encoding.crowns().begin);
  write_bag(encoding, state, out + encoding.bag().begin);
}

void write_tokens(const Encoding& encoding, const State& state, Seat viewer, Notes& notes,
                  const Choices& choices, TokenMemory& memory, std::uint8_t* out) {
  static_assert(std::endian::native == std::endian::little, "rows are written as whole words");
  const Cell origin = notes.origin(encoding.window());
  if (origin != memory.origin_) memory.next_round();
  memory.origin_ = origin;
  write_info(encoding, state, viewer, origin, out);
  std::uint8_t* features = out + encoding.features().begin;
  std::uint8_t* cells = out + encoding.cells().begin;
  const int feature_rows =
      FeatureWriter(encoding, state, viewer, notes, memory).write(encoding.features(), features);
  const int cell_rows = write_cells(encoding, state, origin, choices, memory.row_of_cell_, cells);
  clear_rows(encoding.features(), features, feature_rows, memory.features_);
  clear_rows(encoding.cells(), cells, cell_rows, memory.cells_);
  std::uint8_t* globals = out + encoding.globals().begin;
  globals[19] = byte_of(feature_rows);
  globals[20] = byte_of(cell_rows);
  globals[21] = byte_of(choices.beyond());
  memory.features_ = feature_rows;
  memory.cells_ = cell_rows;
}

}  // namespace aude::learn
