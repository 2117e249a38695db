#include "learn/planes.h"

#include <algorithm>
#include <bit>
#include <cstring>

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

void add_segment(Channels& out, const SegmentInfo& segment) {
  switch (segment.terrain) {
    case Terrain::City:
      at(out, channel::kPennants) = byte_of(at(out, channel::kPennants) + segment.extra);
      at(out, channel::kCathedral) |= static_cast<std::uint8_t>(segment.special);
      if (segment.goods != Goods::None) at(out, channel::kGoods + index(segment.goods)) = 1;
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
    case Terrain::River:
      break;
  }
}

Channels pattern_of(const Game& game, Kind number, Rotation rotation) {
  constexpr std::array<int, 4> kFirstOf{channel::kCity, channel::kRoad, channel::kField,
                                        channel::kRiver};  // by Edge
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
  for (int s = 0; s < kind.segment_count; ++s)
    add_segment(out, kind.segments[static_cast<std::size_t>(s)]);
  at(out, channel::kHill) = kind.hill;
  at(out, channel::kVineyard) = kind.vineyard;
  at(out, channel::kWheelBoard) = game.is_board_cell(number);
  return out;
}

// What may change of a laid tile: who is how strong in its features, and how far these are.
void add_claims(const Board& board, const View& view, const PlacedTile& tile, std::uint8_t* out) {
  const KindInfo& kind = board.kind_of(tile);
  const TurnedTile& turned = kind.at(tile.rotation());
  for (int side = 0; side < 4; ++side) {
    const std::uint8_t segment = middle_segment(turned, side);
    if (segment == kNoSegment) continue;
    const LaidSegment& feature = board.at(board.feature(board.node(tile, segment)));
    out[channel::kOpen + side] = byte_of(feature.open);
    if (feature.claims == 0) continue;
    const Strengths strengths = view.strengths(feature.claims);
    out[channel::kOwn + side] = strengths.own;
    out[channel::kOthers + side] = strengths.strongest;
  }
  for (unsigned rest = kind.fields; rest != 0; rest &= rest - 1) {
    const Claims claims = board.claims_on(board.feature(board.node(tile, std::countr_zero(rest))));
    if (claims == 0) continue;
    const Strengths strengths = view.strengths(claims);
    out[channel::kOwnFields] = std::max(out[channel::kOwnFields], strengths.own);
    out[channel::kOthersFields] = std::max(out[channel::kOthersFields], strengths.strongest);
  }
}

// Writes into the cells of one window.
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

void add_pieces(const Canvas& canvas, const State& state, const View& view) {
  const Board& board = state.board();
  const auto first_of = [&](Seat seat) {
    return view.relative(seat) == 0 ? channel::kOwnPieces : channel::kOthersPieces;
  };
  for (const DeployedFollower& follower : board.followers()) {
    std::uint8_t* out = canvas.at(board.tile(follower.node).cell);
    if (out == nullptr) continue;
    out[first_of(follower.seat)] = follower.piece == Piece::Large ? 2 : 1;
    out[channel::kPieceOn] = static_cast<std::uint8_t>(board.segment(follower.node) + 1);
  }
  for (Piece piece : {Piece::Builder, Piece::Pig, Piece::Shepherd}) {
    if (state.game().pieces_each()[static_cast<std::size_t>(piece)] == 0) continue;
    for (int s = 0; s < state.game().players(); ++s) {
      const Seat seat = static_cast<Seat>(s);
      const Node node = board.figure(piece, seat);
      if (node == kNoNode) continue;
      std::uint8_t* out = canvas.at(board.tile(node).cell);
      if (out != nullptr) out[first_of(seat) + 1 + index(piece) - index(Piece::Builder)] = 1;
    }
  }
}

void add_open_cells(const Canvas& canvas, const State& state, const Choices& choices,
                    std::vector<std::uint16_t>& written) {
  for (const Cell cell : state.board().frontier()) {
    const int number = canvas.number(cell);
    if (number < 0) continue;
    std::uint8_t* out = canvas.at(number);
    std::memset(out, 0, kChannels);
    out[channel::kOpenCell] = 1;
    written.push_back(static_cast<std::uint16_t>(number));
  }
  if (state.phase() != Phase::Place) return;
  for (const Action& action : choices.actions()) {
    if (std::uint8_t* out = canvas.at(action.cell)) out[channel::kFits + index(action.rotation)] = 1;
  }
}

}  // namespace

PlanePatterns::PlanePatterns(const Encoding& encoding) {
  const Game& game = encoding.game();
  int kinds = game.supply_kinds();
  for (const Game::Laid& laid : game.laid_first()) kinds = std::max(kinds, index(laid.kind) + 1);
  for (int k = 0; k < kinds; ++k) {
    for (Rotation rotation : kRotations)
      patterns_.push_back(pattern_of(game, static_cast<Kind>(k), rotation));
  }
}

void write_planes(const Encoding& encoding, const PlanePatterns& patterns, const State& state,
                  Seat viewer, Cell origin, const Choices& choices, PlaneMemory& memory,
                  std::uint8_t* out) {
  const Board& board = state.board();
  const View view(state, viewer);
  const Canvas canvas(encoding.window(), origin, out);
  // Within a game and a window, what was a tile stays one and what was open stays open or becomes a
  // tile: all of it is written again below.
  const int tiles = static_cast<int>(board.tiles().size());
  if (!memory.known_) {
    std::memset(out, 0, plane_size(encoding));
  } else if (memory.origin_ != origin || tiles < memory.tiles_) {
    for (const std::uint16_t number : memory.cells_) std::memset(canvas.at(number), 0, kChannels);
  }
  memory.known_ = true;
  memory.origin_ = origin;
  memory.tiles_ = tiles;
  memory.cells_.clear();
  for (const PlacedTile& tile : board.tiles()) {
    const int number = canvas.number(tile.cell);
    if (number < 0) continue;
    std::uint8_t* cell = canvas.at(number);
    std::memcpy(cell, patterns.of(tile).data(), kChannels);
    add_claims(board, view, tile, cell);
    memory.cells_.push_back(static_cast<std::uint16_t>(number));
  }
  if (view.tile_is_laid()) {
    if (std::uint8_t* last = canvas.at(board.last_tile().cell)) last[channel::kLast] = 1;
  }
  add_pieces(canvas, state, view);
  add_open_cells(canvas, state, choices, memory.cells_);
}

}  // namespace aude::learn
