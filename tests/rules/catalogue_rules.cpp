// Invalid tiles, sets and boards: every error is found and named.
#include <gtest/gtest.h>

#include <functional>

#include "notation/catalogue.h"
#include "rules/catalogue.h"

namespace aude::slow {
namespace {

Tile tile_named(const char* id) { return *notation::catalogue().find(id); }

// The error that a change causes in a valid tile.
std::string fault_after(const char* id, const std::function<void(Tile&)>& change) {
  Tile tile = tile_named(id);
  EXPECT_FALSE(fault_in(tile).has_value());
  change(tile);
  return fault_in(tile).value_or("none");
}

void expect_mentions(const std::string& fault, const std::string& word) {
  EXPECT_NE(fault.find(word), std::string::npos) << fault;
}

TEST(CatalogueRules, a_tile_needs_an_id_segments_and_copies) {
  expect_mentions(fault_after("E", [](Tile& t) { t.id.clear(); }), "id");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments.clear(); }), "segments");
  expect_mentions(fault_after("E", [](Tile& t) { t.copies = {}; }), "at least one copy");
  expect_mentions(fault_after("E", [](Tile& t) { t.copies[1] = -1; }), "copies");
  expect_mentions(fault_after("D", [](Tile& t) { t.start_copies = 5; }), "start tile");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments.resize(kMaxSegments + 1, t.segments[1]); }),
                  "segments");
}

TEST(CatalogueRules, segments_own_the_ports_of_their_kind) {
  expect_mentions(fault_after("U", [](Tile& t) { t.segments[0].ports = 0; }), "middle");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments[0].ports = 0; }), "city owns ports");
  expect_mentions(fault_after("B", [](Tile& t) { t.segments[0].ports = 1; }), "cloister");
  expect_mentions(fault_after("EB", [](Tile& t) { t.segments[4].cities = 0; }), "field");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments[0].pennants = 10; }), "pennants");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments[1].cities = 2; }), "not a city");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments[1].ports |= 1; }), "twice");
}

TEST(CatalogueRules, edges_agree_with_their_ports) {
  expect_mentions(fault_after("E", [](Tile& t) { t.sides[1] = Edge::City; }), "is a city");
  expect_mentions(fault_after("E", [](Tile& t) { t.sides[1] = Edge::Road; }), "needs a road");
  expect_mentions(fault_after("U", [](Tile& t) { t.sides[1] = Edge::River; }), "needs a river");
  expect_mentions(fault_after("U", [](Tile& t) { t.sides[1] = Edge::Field; }), "one field");
  expect_mentions(fault_after("E", [](Tile& t) { t.sides[0] = Edge::Field; }), "is a field");
  const PortMask without_east_left = static_cast<PortMask>(~(1U << port_index(Side::East, 0)));
  expect_mentions(fault_after("U", [&](Tile& t) { t.segments[1].ports &= without_east_left; }),
                  "left and right");
}

TEST(CatalogueRules, fields_list_the_cities_at_their_corners_and_areas_do_not_cross) {
  expect_mentions(fault_after("E", [](Tile& t) { t.segments[1].cities = 0; }), "corner");
  expect_mentions(fault_after("X",
                              [](Tile& t) {
                                // The fields of opposite corners become one, both ways.
                                t.segments[4].ports |= t.segments[6].ports;
                                t.segments[5].ports |= t.segments[7].ports;
                                t.segments.resize(6);
                              }),
                  "cross");
}

TEST(CatalogueRules, a_river_crosses_two_sides_of_its_tile) {
  expect_mentions(fault_after("BB5F2", [](Tile& t) { t.river = RiverRole::Mouth; }), "river");
  expect_mentions(fault_after("BB5F1", [](Tile& t) { t.river = RiverRole::None; }), "river");
}

TEST(CatalogueRules, a_set_names_the_tile_at_fault) {
  TileSet set = notation::catalogue().file("base");
  EXPECT_FALSE(fault_in(set).has_value());
  set.tiles.push_back(set.tiles.front());
  expect_mentions(fault_in(set).value_or("none"), "twice");
  set.tiles.back().segments.clear();
  expect_mentions(fault_in(set).value_or("none"), "tile A");
}

TEST(CatalogueRules, the_cells_of_the_board_match_along_their_seams) {
  const WheelBoard& sound = notation::catalogue().wheel_board;
  EXPECT_FALSE(fault_in(sound).has_value());
  WheelBoard board = sound;
  board.cells[1].segments.clear();
  EXPECT_TRUE(fault_in(board).has_value());
  board = sound;
  board.cells[5].segments = board.cells[0].segments;  // an inner cell that leads somewhere
  EXPECT_TRUE(fault_in(board).has_value());
  board = sound;
  board.cells[0].segments[0].pennants = -1;
  EXPECT_TRUE(fault_in(board).has_value());
  board = sound;
  board.crowns[0] = 3;
  expect_mentions(fault_in(board).value_or("none"), "crown");
}

}  // namespace
}  // namespace aude::slow
