// SPDX-License-Identifier: MIT
#include "notation/catalogue.h"

#include <boost/json/array.hpp>

#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

json::array ports_json(PortMask ports) {
  json::array out;
  for (int port = 0; port < kPorts; ++port) {
    if ((ports >> port & 1U) == 0) continue;
    out.emplace_back(port_name(port));
  }
  return out;
}

json::object segment_json(const Segment& segment) {
  json::object out{{"terrain", word(segment.terrain)}, {"ports", ports_json(segment.ports)}};
  if (segment.pennants != 0) out["pennants"] = segment.pennants;
  if (segment.cathedral) out["cathedral"] = true;
  if (segment.goods != Goods::None) out["goods"] = word(segment.goods);
  if (segment.inn) out["inn"] = true;
  if (segment.sheep != 0) out["sheep"] = segment.sheep;
  if (segment.cities != 0) {
    json::array cities;
    for (int i = 0; i < kMaxSegments; ++i) {
      if ((segment.cities >> i & 1U) != 0) cities.emplace_back(i);
    }
    out["cities"] = std::move(cities);
  }
  return out;
}

json::object tile_json(const Tile& tile) {
  json::array sides;
  for (Edge side : tile.sides) sides.emplace_back(word(side));
  json::array segments;
  for (const Segment& segment : tile.segments) segments.push_back(segment_json(segment));
  return {{"id", tile.id},
          {"sides", std::move(sides)},
          {"segments", std::move(segments)},
          {"copies", json::array(tile.copies.begin(), tile.copies.end())},
          {"hill", tile.hill},
          {"vineyard", tile.vineyard}};
}

json::array tiles_json(std::span<const Tile> tiles) {
  json::array out;
  for (const Tile& tile : tiles) out.push_back(tile_json(tile));
  return out;
}

}  // namespace

json::object catalogue_json(const Catalogue& all) {
  json::array sets;
  for (const TileSet& set : all.files) {
    sets.push_back(json::object{{"id", set.id}, {"name", set.name}, {"tiles", tiles_json(set.tiles)}});
  }
  json::object crowns;
  for (int s = 0; s < kSectors; ++s) {
    crowns[word(static_cast<Sector>(s))] = all.wheel_board.crowns[static_cast<std::size_t>(s)];
  }
  return {{"sets", std::move(sets)},
          {"board", tiles_json(all.wheel_board.cells)},
          {"crowns", std::move(crowns)}};
}

}  // namespace aude::notation
