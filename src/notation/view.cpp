// SPDX-License-Identifier: MIT
#include "notation/view.h"

#include <algorithm>
#include <tuple>

#include "notation/actions.h"
#include "notation/events.h"
#include "notation/set_notation.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

struct PieceOnTable {
  Spot spot;
  int seat;
  Piece piece;
  Terrain terrain;
  auto key() const { return std::tuple(spot, seat, piece); }
};

json::array pieces_json(const State& state) {
  const Board& board = state.board();
  std::vector<PieceOnTable> pieces;
  for (const DeployedFollower& follower : board.followers()) {
    pieces.push_back(
        {board.spot(follower.segment_id), index(follower.seat), follower.piece, follower.terrain});
  }
  for (int seat = 0; seat < state.game().players(); ++seat) {
    for (const PieceInfo& info : kPieceInfo) {  // special pieces, not followers
      const SegmentId segment_id = board.figure(info.piece, Seat(seat));
      if (segment_id == kNoSegmentId) continue;
      pieces.push_back({board.spot(segment_id), seat, info.piece, board.info(segment_id).terrain});
    }
  }
  std::sort(pieces.begin(), pieces.end(), [](auto& a, auto& b) { return a.key() < b.key(); });
  json::array out;
  for (const PieceOnTable& each : pieces) {
    out.push_back(json::object{{"seat", each.seat},
                               {"piece", word(each.piece)},
                               {"at", cell_json(each.spot.cell)},
                               {"segment", each.spot.segment},
                               {"on", word(each.terrain)}});
  }
  return out;
}

}  // namespace

void put_position(json::object& out, const State& state) {
  const auto put_members_of_sets = [&](SetNotation::PutMembers SetNotation::* members) {
    for (const SetNotation* set : all_sets()) {
      if (set->*members != nullptr) (set->*members)(out, state);
    }
  };
  out["phase"] = word(state.phase());
  out["turn"] = index(state.turn());
  out["actor"] = actor_json(state);
  out["tile"] = tile_in_hand_json(state);
  put_members_of_sets(&SetNotation::put_turn);
  out["scores"] = scores_json(state);
  out["supply"] = supplies_json(state);
  put_members_of_sets(&SetNotation::put_supplies);
  out["pieces"] = pieces_json(state);
  put_members_of_sets(&SetNotation::put_board);
  out["left"] = state.left();
  out["hidden"] = state.hidden();
}

json::array tiles_json(const State& state, const LaidBy& laid_by, std::size_t first) {
  const auto tiles = state.board().tiles();
  json::array out;
  for (std::size_t i = first; i < tiles.size(); ++i) {
    const PlacedTile& tile = tiles[i];
    if (state.game().is_board_cell(tile.kind())) continue;
    const int seat = i < laid_by.size() ? laid_by[i] : -1;
    out.push_back(json::object{{"tile", state.game().kind(tile.kind()).name},
                               {"at", cell_json(tile.cell)},
                               {"rotation", index(tile.rotation())},
                               {"seat", seat < 0 ? json::value() : json::value(seat)}});
  }
  return out;
}

json::array finished_json(const State& state, std::size_t first) {
  const Board& board = state.board();
  std::vector<SegmentId> completed;
  for (std::size_t t = first; t < board.tiles().size(); ++t) {
    const PlacedTile& tile = board.tiles()[t];
    for (int i = 0; i < board.kind_of(tile).segment_count; ++i) {
      const SegmentId segment_id = board.segment_id(tile, i);
      const Terrain terrain = board.info(segment_id).terrain;
      const SegmentId feature = board.feature(segment_id);
      if ((terrain == Terrain::City || terrain == Terrain::Road) && !board.is_open(feature))
        completed.push_back(feature);
    }
  }
  std::sort(completed.begin(), completed.end());
  completed.erase(std::unique(completed.begin(), completed.end()), completed.end());
  json::array out;
  for (SegmentId feature : completed) {
    json::array segments;
    board.each_member(feature,
                      [&](SegmentId member) { segments.push_back(spot_json(board.spot(member))); });
    out.push_back(
        json::object{{"on", word(board.info(feature).terrain)}, {"segments", std::move(segments)}});
  }
  return out;
}

json::object remaining_json(const State& state) {
  json::object out;
  for (int k = 0; k < state.game().supply_kinds(); ++k) {
    if (const int count = state.board().bag[k]; count > 0) out[state.game().kind(Kind(k)).name] = count;
  }
  return out;
}

json::object remaining_changes(const State& state, std::span<const Action> latest) {
  std::vector<int> kinds;
  for (const Action& action : latest) {
    if (action.verb == Verb::Draw) kinds.push_back(index(action.kind()));
  }
  std::sort(kinds.begin(), kinds.end());
  json::object out;
  for (int kind : kinds) out[state.game().kind(Kind(kind)).name] = state.board().bag[kind];
  return out;
}

json::object step_json(const Game& game, int n, std::optional<Seat> player, const Action& action,
                       const Events& events) {
  return {{"n", n},
          {"player", player ? json::value(index(*player)) : json::value()},
          {"action", to_text(game, action)},
          {"events", events_json(game, events)}};
}

}  // namespace aude::notation
