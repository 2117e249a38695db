// SPDX-License-Identifier: MIT
#include "notation/values.h"

#include <limits>

#include "notation/actions.h"
#include "notation/words.h"

namespace aude::notation {

namespace json = boost::json;

json::array cell_json(Cell cell) { return {cell.x, cell.y}; }

Cell read_cell(const JsonCursor& field) {
  const auto numbers = field.items();
  if (numbers.size() != 2) {
    field.refuse("expected two numbers, x and y");
    return {};
  }
  constexpr int kLow = std::numeric_limits<std::int16_t>::min();
  constexpr int kHigh = std::numeric_limits<std::int16_t>::max();
  return {static_cast<std::int16_t>(numbers[0].whole(kLow, kHigh)),
          static_cast<std::int16_t>(numbers[1].whole(kLow, kHigh))};
}

json::array spot_json(Spot spot) { return {spot.cell.x, spot.cell.y, spot.segment}; }

json::array seats_json(SeatMask seats) {
  json::array out;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((seats >> seat & 1U) != 0) out.emplace_back(seat);
  }
  return out;
}

json::array scores_json(const State& state) {
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) out.emplace_back(state.score(Seat(seat)));
  return out;
}

json::array supplies_json(const State& state) {
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) {
    json::object pieces;
    for (int i = 0; i < kPieceKinds; ++i) {
      const auto piece = static_cast<Piece>(i);
      const int count = state.board().supply(Seat(seat), piece);
      if (count > 0) pieces[word(piece)] = count;
    }
    out.push_back(std::move(pieces));
  }
  return out;
}

json::value actor_json(const State& state) {
  const bool player_acts = !state.is_chance() && !state.is_over();
  return player_acts ? json::value(index(state.actor())) : json::value();
}

json::value tile_in_hand_json(const State& state) {
  const bool has_tile = state.phase() != Phase::Draw && !state.is_over();
  return has_tile ? json::value(state.game().kind(state.tile_in_hand()).name) : json::value();
}

json::array legal_json(const State& state) {
  ActionList legal;
  state.legal_actions(legal);
  json::array out;
  out.reserve(legal.size());
  for (const Action& action : legal) out.emplace_back(to_text(state.game(), action));
  return out;
}

}  // namespace aude::notation
