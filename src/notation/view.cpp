#include "notation/view.h"

#include <algorithm>
#include <tuple>

#include "notation/actions.h"
#include "notation/events.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr Piece kFigures[] = {Piece::Builder, Piece::Pig, Piece::Shepherd};

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
    for (Piece piece : kFigures) {
      const SegmentId segment_id = board.figure(piece, Seat(seat));
      if (segment_id != kNoSegmentId)
        pieces.push_back({board.spot(segment_id), seat, piece, board.info(segment_id).terrain});
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

json::array flocks_json(const State& state) {
  const Board& board = state.board();
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) {
    const SegmentId segment_id = board.figure(Piece::Shepherd, Seat(seat));
    if (segment_id == kNoSegmentId) continue;
    json::array sheep;
    const auto& flock = board.head->sets.hills.flock[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < flock.size(); ++i) {
      for (int k = 0; k < flock[i]; ++k) sheep.emplace_back(i + 1);
    }
    const Spot spot = board.spot(segment_id);
    out.push_back(json::object{{"seat", seat},
                               {"at", cell_json(spot.cell)},
                               {"segment", spot.segment},
                               {"sheep", std::move(sheep)}});
  }
  return out;
}

json::object wheel_json(const State& state) {
  const Header& head = *state.board().head;
  json::object crowns;
  for (int s = 0; s < kSectors; ++s) {
    const auto sector = static_cast<std::size_t>(s);
    json::array spaces;
    for (int k = 0; k < state.game().catalogue().wheel_board.crowns[sector]; ++k) {
      const std::uint8_t holder = head.sets.wheel.crown[sector][static_cast<std::size_t>(k)];
      if (holder == 0) {
        spaces.emplace_back(nullptr);
      } else {
        spaces.push_back(
            json::object{{"seat", index(crown_seat(holder))}, {"piece", word(crown_piece(holder))}});
      }
    }
    crowns[word(static_cast<Sector>(s))] = std::move(spaces);
  }
  return {{"pig", word(head.sets.wheel.sector)}, {"crowns", std::move(crowns)}};
}

json::array goods_json(const State& state) {
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) {
    const auto& owned = state.board().head->sets.traders.goods[static_cast<std::size_t>(seat)];
    json::object goods;
    for (int i = 0; i < kGoodsKinds; ++i) {
      goods[word(static_cast<Goods>(i))] = owned[static_cast<std::size_t>(i)];
    }
    out.push_back(std::move(goods));
  }
  return out;
}

}  // namespace

void put_position(json::object& out, const State& state) {
  const Game& game = state.game();
  const Header& head = *state.board().head;
  out["phase"] = word(state.phase());
  out["turn"] = index(state.turn());
  out["actor"] = actor_json(state);
  out["tile"] = tile_in_hand_json(state);
  out["second_part"] = head.sets.traders.second_part != 0;
  out["scores"] = scores_json(state);
  out["supply"] = supplies_json(state);
  out["goods"] = nullptr;
  if (game.plays(SetId::Traders)) out["goods"] = goods_json(state);
  out["pieces"] = pieces_json(state);
  out["flocks"] = flocks_json(state);
  out["tokens"] = nullptr;
  if (game.plays(SetId::Hills))
    out["tokens"] = json::array(head.sets.hills.tokens.begin(), head.sets.hills.tokens.end());
  out["wheel"] = nullptr;
  if (game.plays(SetId::Wheel)) out["wheel"] = wheel_json(state);
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
