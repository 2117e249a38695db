// SPDX-License-Identifier: MIT
#include "table/pictures.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>

#include "art/sheet.h"
#include "art/tile.h"
#include "art/wheel.h"
#include "notation/catalogue.h"
#include "notation/words.h"

namespace aude::table {
namespace {

namespace json = boost::json;

// Rounds to tenths of a unit (a tile is 100 units wide), which keeps the file small.
json::value number_json(double value) {
  const long tenths = std::lround(value * 10);
  if (tenths % 10 == 0) return tenths / 10;
  return static_cast<double>(tenths) / 10;
}

json::array point_json(art::Point point) { return {number_json(point.x), number_json(point.y)}; }

json::array points_json(const std::vector<art::Point>& points) {
  json::array out;
  for (art::Point point : points) out.push_back(point_json(point));
  return out;
}

json::array texts_json(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

json::object stands_json(const Tile& tile) {
  const art::TilePicture picture = art::draw_tile(tile);
  json::array marks;
  for (const art::UprightMark& mark : picture.marks) {
    marks.push_back(json::object{{"drawing", mark.drawing},
                                 {"at", point_json(mark.at)},
                                 {"size", number_json(mark.size)},
                                 {"least", number_json(mark.least)}});
  }
  json::array towers;
  for (const auto& points : picture.towers) towers.push_back(points_json(points));
  return {{"stand", points_json(picture.stand)},
          {"towers", std::move(towers)},
          {"marks", std::move(marks)},
          {"wheel", point_json(picture.wheel)},
          {"areas", texts_json(art::segment_areas(tile))},
          {"roads", texts_json(art::road_lines(tile))}};
}

}  // namespace

std::string art_sheet(art::Detail detail) { return art::symbol_sheet(notation::catalogue(), detail); }

std::string art_sheet_path(art::Detail detail) {
  const std::string level = detail == art::Detail::Near ? "" : "-" + std::string(word_for(detail));
  return "/api/art/sheet" + level + ".svg";
}

std::string art_stands() {
  const Catalogue& all = notation::catalogue();
  json::object tiles;
  for (const TileSet& set : all.files) {
    for (const Tile& tile : set.tiles) tiles[tile.id] = stands_json(tile);
  }
  const art::WheelPicture wheel = art::draw_wheel(all.wheel_board);
  json::object wheel_pig;
  json::object crowns;
  for (int s = 0; s < kSectors; ++s) {
    const auto word = notation::word(static_cast<Sector>(s));
    wheel_pig[word] = point_json(wheel.wheel_pig[static_cast<std::size_t>(s)]);
    crowns[word] = points_json(wheel.crowns[static_cast<std::size_t>(s)]);
  }
  json::array board;
  for (int cell = 0; cell < WheelBoard::kWidth * WheelBoard::kHeight; ++cell) {
    board.push_back(json::object{{"areas", texts_json(art::wheel_cell_areas(all.wheel_board, cell))}});
  }
  return json::serialize(
      json::object{{"tiles", std::move(tiles)},
                   {"board", std::move(board)},
                   {"wheel", {{"pig", std::move(wheel_pig)}, {"crowns", std::move(crowns)}}}});
}

}  // namespace aude::table
