#include "notation/values.h"

#include "notation/words.h"

namespace aude::notation {

namespace json = boost::json;

json::array cell_json(Cell cell) { return {cell.x, cell.y}; }
json::array spot_json(Spot spot) { return {spot.cell.x, spot.cell.y, spot.segment}; }

json::array seats_json(SeatMask seats) {
  json::array out;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((seats >> seat & 1U) != 0) out.emplace_back(seat);
  }
  return out;
}

json::object supply_json(const State& state, Seat seat) {
  json::object pieces;
  for (int i = 0; i < kPieceKinds; ++i) {
    const auto piece = static_cast<Piece>(i);
    if (const int count = state.board().supply(seat, piece); count > 0) pieces[word(piece)] = count;
  }
  return pieces;
}

}  // namespace aude::notation
