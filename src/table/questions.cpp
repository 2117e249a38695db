#include "table/questions.h"

#include <algorithm>
#include <bit>
#include <boost/json/array.hpp>
#include <set>

#include "notation/words.h"
#include "rules/hills.h"
#include "rules/placement.h"
#include "rules/scoring.h"
#include "rules/traders.h"
#include "table/view.h"

namespace aude::table {
namespace {

namespace json = boost::json;
using notation::word;

json::array spots_json(const Table& table, Node feature) {
  std::vector<Spot> spots;
  table.each_member(feature, [&](Node node) { spots.push_back(table.spot(node)); });
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

// The empty cells into which the feature can still grow.
std::set<Cell> open_cells(const Table& table, Node feature) {
  std::set<Cell> cells;
  table.each_member(feature, [&](Node node) {
    const PlacedTile& tile = table.tile(node);
    const TurnedTile& turned = table.kind_of(tile).at(tile.rotation());
    for (Side side : kSides) {
      const Cell beside = neighbour(tile.cell, side);
      if (table.tile_at(beside) != nullptr) continue;
      for (int third = 0; third < 3; ++third) {
        if (turned.port_segment[static_cast<std::size_t>(port_index(side, third))] ==
            table.segment(node)) {
          cells.insert(beside);
        }
      }
    }
  });
  return cells;
}

std::set<Cell> empty_around(const Table& table, Cell centre) {
  std::set<Cell> cells;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      const Cell cell{static_cast<std::int16_t>(centre.x + x), static_cast<std::int16_t>(centre.y + y)};
      if (cell != centre && table.tile_at(cell) == nullptr) cells.insert(cell);
    }
  }
  return cells;
}

// Cities that a field touches, each once.
std::set<Node> cities_of(const Table& table, Node field) {
  std::set<Node> cities;
  table.each_member(field, [&](Node node) {
    const PlacedTile& tile = table.tile(node);
    for (unsigned touched = table.info(node).cities; touched != 0; touched &= touched - 1) {
      cities.insert(table.feature(table.node(tile, std::countr_zero(touched))));
    }
  });
  return cities;
}

json::array figures_json(const Table& table, Node feature) {
  json::array out;
  for (int seat = 0; seat < table.game->players(); ++seat) {
    for (Piece piece : {Piece::Builder, Piece::Pig, Piece::Shepherd}) {
      const Node node = table.figure(piece, Seat(seat));
      if (node != kNoNode && table.feature(node) == feature) {
        out.push_back(json::object{{"seat", seat}, {"piece", word(piece)}});
      }
    }
  }
  return out;
}

void put_claims(json::object& out, const Table& table, Node feature) {
  const Claims claims = table.claims_on(feature);
  json::array followers;
  for (int seat = 0; seat < table.game->players(); ++seat)
    followers.emplace_back(claim(claims, Seat(seat)));
  out["followers"] = std::move(followers);
  out["figures"] = figures_json(table, feature);
  out["owners"] = seats_json(claims == 0 ? SeatMask{0} : owners_of(table, feature).seats);
}

json::object field_json(const Table& table, Node field) {
  const std::set<Node> cities = cities_of(table, field);
  json::object out{{"terrain", "field"}, {"segments", spots_json(table, field)}};
  json::array fed;
  for (Node city : cities) {
    fed.push_back(
        json::object{{"segments", spots_json(table, city)}, {"complete", !table.is_open(city)}});
  }
  put_claims(out, table, field);
  out["complete"] = !table.is_open(field);
  out["open"] = cells_json(open_cells(table, field));
  out["cities"] = std::move(fed);
  out["now"] = 3 * cities_fed(table, field);
  out["full"] = 3 * static_cast<int>(cities.size());
  out["pigs"] = seats_json(pigs_in(table, field));
  out["sheep"] = table.flock_on(field) + table.extra_of(field);
  return out;
}

json::object feature_json(const Table& table, Node feature, Node asked) {
  const Terrain terrain = table.info(feature).terrain;
  if (terrain == Terrain::Field) return field_json(table, feature);
  json::object out{{"terrain", word(terrain)}, {"segments", spots_json(table, feature)}};
  put_claims(out, table, feature);
  if (terrain == Terrain::River) return out;
  const bool cloister = terrain == Terrain::Cloister;
  const Cell cell = table.tile(asked).cell;
  const std::set<Cell> open = cloister ? empty_around(table, cell) : open_cells(table, feature);
  const bool complete = cloister ? open.empty() : !table.is_open(feature);
  out["complete"] = complete;
  out["open"] = cells_json(open);
  out["tiles"] = cloister ? 1 + table.tiles_around(cell) : table.size_of(feature);
  out["pennants"] = terrain == Terrain::City ? table.extra_of(feature) : 0;
  out["inn"] = terrain == Terrain::Road && table.is_special(feature);
  out["cathedral"] = terrain == Terrain::City && table.is_special(feature);
  out["now"] = points_for(table, feature, complete);
  // A cloister is worth 9 when complete; everything else is taken as it stands.
  out["full"] = points_for(table, feature, true) + (cloister ? static_cast<int>(open.size()) : 0);
  return out;
}

Result<json::object> about_feature(const State& state, Spot spot) {
  const Table& table = state.table();
  const PlacedTile* tile = table.tile_at(spot.cell);
  if (tile == nullptr) return Refusal{"at", "no tile lies there"};
  if (spot.segment >= table.kind_of(*tile).segment_count)
    return Refusal{"segment", "the tile has no such segment"};
  const Node node = table.node(*tile, spot.segment);
  json::object out{{"what", "feature"}};
  for (auto& [key, value] : feature_json(table, table.feature(node), node)) out[key] = std::move(value);
  return out;
}

json::object about_fields(const State& state) {
  const Table& table = state.table();
  json::array fields;
  std::set<Node> seen;
  for (const PlacedTile& tile : table.tiles()) {
    for (int s = 0; s < table.kind_of(tile).segment_count; ++s) {
      const Node node = table.node(tile, s);
      if (table.info(node).terrain != Terrain::Field || !seen.insert(table.feature(node)).second)
        continue;
      fields.push_back(field_json(table, table.feature(node)));
    }
  }
  return {{"what", "fields"}, {"fields", std::move(fields)}};
}

// Calls visit(kind, rotations) for each unseen kind that may be laid there as the table is now.
template <typename Visit>
void each_fitting(const State& state, Cell cell, Visit visit) {
  const Table& table = state.table();
  if (table.frontier_at(cell) < 0) return;
  for (int k = 0; k < state.game().supply_kinds(); ++k) {
    if (table.bag[k] == 0) continue;
    const KindInfo& info = state.game().kind(Kind(k));
    std::vector<int> rotations;
    for (Rotation rotation : kRotations) {
      if (may_place(table, info, cell, rotation)) rotations.push_back(index(rotation));
    }
    if (!rotations.empty()) visit(Kind(k), rotations);
  }
}

json::object about_cells(const State& state) {
  const auto frontier = state.table().frontier();
  std::set<Cell> cells(frontier.begin(), frontier.end());
  json::array out;
  for (Cell cell : cells) {
    int tiles = 0;
    each_fitting(state, cell, [&](Kind kind, const auto&) { tiles += state.table().bag[index(kind)]; });
    out.push_back(json::object{{"at", cell_json(cell)}, {"tiles", tiles}});
  }
  return {{"what", "cells"}, {"cells", std::move(out)}};
}

json::object about_fits(const State& state, Cell cell) {
  json::array tiles;
  each_fitting(state, cell, [&](Kind kind, const std::vector<int>& rotations) {
    tiles.push_back(json::object{{"tile", state.game().kind(kind).name},
                                 {"count", state.table().bag[index(kind)]},
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
    case Ask::What::Fits:
      break;
  }
  return about_fits(state, ask.spot.cell);
}

}  // namespace aude::table
