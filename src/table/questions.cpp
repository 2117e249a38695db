// SPDX-License-Identifier: MIT
#include "table/questions.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <set>

#include "notation/document.h"
#include "notation/values.h"
#include "notation/words.h"
#include "rules/placement.h"
#include "rules/scoring.h"
#include "study/ask.h"
#include "table/table.h"

namespace aude::table {
namespace {

namespace json = boost::json;
using notation::cell_json;
using notation::seats_json;
using notation::spot_json;
using notation::word;

json::array spots_json(const Board& board, SegmentId feature) {
  std::vector<Spot> spots;
  board.each_member(feature, [&](SegmentId segment_id) { spots.push_back(board.spot(segment_id)); });
  std::sort(spots.begin(), spots.end());
  json::array out;
  for (const Spot& spot : spots) out.push_back(spot_json(spot));
  return out;
}

json::array cells_json(const std::set<Cell>& cells) {
  json::array out;
  for (Cell cell : cells) out.push_back(cell_json(cell));
  return out;
}

// The empty cells next to open ends of the feature.
std::set<Cell> open_cells(const Board& board, SegmentId feature) {
  std::set<Cell> cells;
  board.each_member(feature, [&](SegmentId segment_id) {
    const PlacedTile& tile = board.tile(segment_id);
    const TurnedTile& turned = board.kind_of(tile).at(tile.rotation());
    for (Side side : kSides) {
      const Cell beside = neighbour(tile.cell, side);
      if (board.tile_at(beside) != nullptr) continue;
      for (int third = 0; third < 3; ++third) {
        if (turned.port_segment[static_cast<std::size_t>(port_index(side, third))] ==
            board.segment(segment_id)) {
          cells.insert(beside);
        }
      }
    }
  });
  return cells;
}

std::set<Cell> empty_around(const Board& board, Cell centre) {
  std::set<Cell> cells;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      const Cell cell{static_cast<std::int16_t>(centre.x + x), static_cast<std::int16_t>(centre.y + y)};
      if (cell != centre && board.tile_at(cell) == nullptr) cells.insert(cell);
    }
  }
  return cells;
}

// Cities that a field touches, each once.
std::set<SegmentId> cities_of(const Board& board, SegmentId field) {
  std::set<SegmentId> cities;
  board.each_city_beside(field, [&](SegmentId city) { cities.insert(city); });
  return cities;
}

json::array figures_json(const Board& board, SegmentId feature) {
  json::array out;
  for (int seat = 0; seat < board.game->players(); ++seat) {
    for (const PieceInfo& info : kPieceInfo) {
      const SegmentId segment_id = board.figure(info.piece, Seat(seat));
      if (segment_id != kNoSegmentId && board.feature(segment_id) == feature) {
        out.push_back(json::object{{"seat", seat}, {"piece", word(info.piece)}});
      }
    }
  }
  return out;
}

void put_claims(json::object& out, const Board& board, SegmentId feature) {
  const Claims claims = board.claims_on(feature);
  json::array followers;
  for (int seat = 0; seat < board.game->players(); ++seat)
    followers.emplace_back(claim(claims, Seat(seat)));
  out["followers"] = std::move(followers);
  out["figures"] = figures_json(board, feature);
  out["owners"] = seats_json(claims == 0 ? SeatMask{0} : owners_of(board, feature).seats);
}

json::object field_json(const Board& board, SegmentId field) {
  const std::set<SegmentId> cities = cities_of(board, field);
  json::object out{{"terrain", "field"}, {"segments", spots_json(board, field)}};
  json::array fed;
  for (SegmentId city : cities) {
    fed.push_back(
        json::object{{"segments", spots_json(board, city)}, {"complete", !board.is_open(city)}});
  }
  put_claims(out, board, field);
  out["complete"] = !board.is_open(field);
  out["open"] = cells_json(open_cells(board, field));
  out["cities"] = std::move(fed);
  const FieldPay pay = field_pay(board, field);
  out["now"] = pay.each * cities_fed(board, field);
  out["full"] = pay.each * static_cast<int>(cities.size());
  out["pigs"] = seats_json(pay.favoured);
  out["sheep"] = sheep_on(board, field);
  return out;
}

json::object feature_json(const Board& board, SegmentId feature, SegmentId asked) {
  const Terrain terrain = board.info(feature).terrain;
  if (terrain == Terrain::Field) return field_json(board, feature);
  json::object out{{"terrain", word(terrain)}, {"segments", spots_json(board, feature)}};
  put_claims(out, board, feature);
  if (is_river(terrain)) return out;
  const bool cloister = is_enclosed(terrain);
  const Cell cell = board.tile(asked).cell;
  const std::set<Cell> open = cloister ? empty_around(board, cell) : open_cells(board, feature);
  const bool complete = cloister ? open.empty() : !board.is_open(feature);
  out["complete"] = complete;
  out["open"] = cells_json(open);
  out["tiles"] = cloister ? 1 + board.tiles_around(cell) : board.size_of(feature);
  out["pennants"] = terrain == Terrain::City ? board.extra_of(feature) : 0;
  out["inn"] = terrain == Terrain::Road && board.is_special(feature);
  out["cathedral"] = terrain == Terrain::City && board.is_special(feature);
  out["now"] = points_for(board, feature, complete);
  out["full"] = points_for(board, feature, true);
  return out;
}

Result<json::object> about_feature(const State& state, Spot spot) {
  const Board& board = state.board();
  const PlacedTile* tile = board.tile_at(spot.cell);
  if (tile == nullptr) return Refusal{"at", "there is no tile at this cell"};
  if (spot.segment >= board.kind_of(*tile).segment_count)
    return Refusal{"segment", "the tile has no such segment"};
  const SegmentId segment_id = board.segment_id(*tile, spot.segment);
  json::object out{{"what", "feature"}};
  for (auto& [key, value] : feature_json(board, board.feature(segment_id), segment_id))
    out[key] = std::move(value);
  return out;
}

json::object about_fields(const State& state) {
  const Board& board = state.board();
  json::array fields;
  std::set<SegmentId> seen;
  for (const PlacedTile& tile : board.tiles()) {
    for (int s = 0; s < board.kind_of(tile).segment_count; ++s) {
      const SegmentId segment_id = board.segment_id(tile, s);
      if (board.info(segment_id).terrain != Terrain::Field ||
          !seen.insert(board.feature(segment_id)).second)
        continue;
      fields.push_back(field_json(board, board.feature(segment_id)));
    }
  }
  return {{"what", "fields"}, {"fields", std::move(fields)}};
}

// Calls visit(kind, rotations) for each unseen kind that can be laid at the cell now.
template <typename Visit>
void each_fitting(const State& state, Cell cell, Visit visit) {
  const Board& board = state.board();
  if (board.frontier_at(cell) < 0) return;
  for (int k = 0; k < state.game().supply_kinds(); ++k) {
    if (board.bag[k] == 0) continue;
    const KindInfo& info = state.game().kind(Kind(k));
    std::vector<int> rotations;
    for (Rotation rotation : kRotations) {
      if (may_place(board, info, cell, rotation)) rotations.push_back(index(rotation));
    }
    if (!rotations.empty()) visit(Kind(k), rotations);
  }
}

json::object about_cells(const State& state) {
  const auto frontier = state.board().frontier();
  std::set<Cell> cells(frontier.begin(), frontier.end());
  json::array out;
  for (Cell cell : cells) {
    int tiles = 0;
    each_fitting(state, cell, [&](Kind kind, const auto&) { tiles += state.board().bag[index(kind)]; });
    out.push_back(json::object{{"at", cell_json(cell)}, {"tiles", tiles}});
  }
  return {{"what", "cells"}, {"cells", std::move(out)}};
}

json::object about_fits(const State& state, Cell cell) {
  json::array tiles;
  each_fitting(state, cell, [&](Kind kind, const std::vector<int>& rotations) {
    tiles.push_back(json::object{{"tile", state.game().kind(kind).name},
                                 {"count", state.board().bag[index(kind)]},
                                 {"rotations", json::array(rotations.begin(), rotations.end())}});
  });
  return {{"what", "fits"}, {"at", cell_json(cell)}, {"tiles", std::move(tiles)}};
}

}  // namespace

Result<json::object> answer_to(const State& state, const Ask& ask) {
  switch (ask.what) {
    case Ask::What::Feature:
      return about_feature(state, ask.spot);
    case Ask::What::Fields:
      return about_fields(state);
    case Ask::What::Cells:
      return about_cells(state);
    case Ask::What::Odds:
      return study::odds(state, ask.spot.cell);
    case Ask::What::Hint:
    case Ask::What::Judge:
    case Ask::What::Position:
      return Refusal{"what", "send this query to POST /api/ask with a record"};
    case Ask::What::Fits:
      break;
  }
  return about_fits(state, ask.spot.cell);
}

AnswerBody answer_body(const State& state, const Ask& ask, int version) {
  auto answer = answer_to(state, ask);
  if (!answer) return answer.refusal();
  json::object out{{"version", version}};
  for (auto& [key, value] : *answer) out[key] = std::move(value);
  return out;
}

std::string answer_text(std::optional<int> id, const AnswerBody& body) {
  if (!body) return error_text(id, "malformed", body.refusal().what, body.refusal().where);
  json::object out{{"type", "answer"}};
  if (id) out["id"] = *id;
  for (const auto& [key, value] : *body) out[key] = value;
  return json::serialize(out);
}

}  // namespace aude::table
