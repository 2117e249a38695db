// SPDX-License-Identifier: MIT
// Invalid tiles, sets and boards: every error is found and named.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "notation/catalogue.h"
#include "rules/catalogue.h"
#include "rules/sets.h"

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

// The tile turned clockwise by quarters.
Tile turned_tile(Tile tile, int quarters) {
  std::rotate(tile.sides.begin(), tile.sides.end() - quarters, tile.sides.end());
  const auto turned = [quarters](unsigned ports) {
    return static_cast<PortMask>((ports << 3 * quarters | ports >> (kPorts - 3 * quarters)) & 0xFFFU);
  };
  for (Segment& segment : tile.segments) segment.ports = turned(segment.ports);
  return tile;
}

void remove_port(Tile& tile, int port) {
  for (Segment& segment : tile.segments)
    segment.ports = static_cast<PortMask>(segment.ports & ~(1U << port));
}

constexpr std::array<const char*, 4> kSideNames{"north", "east", "south", "west"};

TEST(CatalogueRules, a_tile_needs_an_id_segments_and_copies) {
  expect_mentions(fault_after("E", [](Tile& t) { t.id.clear(); }), "id");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments.clear(); }), "segments");
  expect_mentions(fault_after("E", [](Tile& t) { t.copies = {}; }), "at least one copy");
  expect_mentions(fault_after("E", [](Tile& t) { t.copies[1] = -1; }), "copies");
  expect_mentions(fault_after("D", [](Tile& t) { t.start_copies = 5; }), "start tile");
  expect_mentions(fault_after("E", [](Tile& t) { t.segments.resize(kMaxSegments + 1, t.segments[1]); }),
                  "segments");
}

TEST(CatalogueRules, copies_count_from_one_to_a_hundred_of_each_symbol) {
  for (std::size_t symbol = 0; symbol < 4; ++symbol) {
    const auto with = [&](int copies) {
      return fault_after("E", [&](Tile& t) {
        t.copies = {};
        t.copies.at(symbol) = copies;
      });
    };
    expect_mentions(with(-1), "0 to 100 copies");
    expect_mentions(with(0), "at least one copy");
    EXPECT_EQ(with(1), "none");
    EXPECT_EQ(with(100), "none");
    expect_mentions(with(101), "0 to 100 copies");
  }
}

TEST(CatalogueRules, start_tiles_are_unmarked_copies) {
  const auto with = [](int start) {
    return fault_after("D", [&](Tile& t) {
      t.copies = {3, 1, 0, 0};
      t.start_copies = start;
    });
  };
  expect_mentions(with(-1), "start tile");
  EXPECT_EQ(with(0), "none");
  EXPECT_EQ(with(3), "none");
  expect_mentions(with(4), "start tile");
}

TEST(CatalogueRules, pennants_and_sheep_count_from_0_to_9) {
  for (int Segment::* const number : {&Segment::pennants, &Segment::sheep}) {
    const auto with = [&](int count) {
      return fault_after("E", [&](Tile& t) { t.segments[1].*number = count; });
    };
    expect_mentions(with(-1), "segment 1: pennants and sheep");
    EXPECT_EQ(with(0), "none");
    EXPECT_EQ(with(9), "none");
    expect_mentions(with(10), "segment 1: pennants and sheep");
  }
}

TEST(CatalogueRules, a_road_leads_to_one_or_two_sides_of_its_tile) {
  const auto with = [](const char* id, std::initializer_list<int> ports) {
    return fault_after(id, [&](Tile& t) {
      t.segments[0].ports = 0;
      for (const int port : ports) t.segments[0].ports |= static_cast<PortMask>(1U << port);
    });
  };
  const std::string fault = "segment 0: a road owns one or two middle ports";
  EXPECT_EQ(with("X", {}), fault);
  EXPECT_EQ(with("U", {4, 7, 10}), fault);
  for (int port = 0; port < kPorts; ++port) {
    if (port % 3 != 1) {
      EXPECT_EQ(with("U", {port}), fault) << port;
    }
  }
  // On an edge that does not show it, another error is found later.
  for (const int port : {1, 4, 7, 10}) EXPECT_NE(with("U", {port}), fault) << port;
  EXPECT_NE(with("U", {1, 7}), fault);
}

TEST(CatalogueRules, what_a_field_touches_is_a_city_of_the_tile) {
  for (int city = 0; city < kMaxSegments; ++city) {
    const std::string fault = fault_after(
        "X", [&](Tile& t) { t.segments[4].cities = static_cast<std::uint8_t>(1U << city); });
    EXPECT_EQ(fault, "segment 4 touches segment " + std::to_string(city) + ", which is not a city");
  }
  // Beyond the tile's two segments.
  EXPECT_EQ(fault_after("E", [](Tile& t) { t.segments[1].cities |= 1U << 2; }),
            "segment 1 touches segment 2, which is not a city");
}

TEST(CatalogueRules, every_port_has_one_owner) {
  const char* const names[] = {"Nl", "Nm", "Nr", "El", "Em", "Er", "Sl", "Sm", "Sr", "Wl", "Wm", "Wr"};
  for (int port = 0; port < kPorts; ++port) {
    const std::string fault = fault_after("C", [&](Tile& t) {
      t.segments.push_back({.terrain = Terrain::City, .ports = static_cast<PortMask>(1U << port)});
    });
    EXPECT_EQ(fault, "port " + std::string(names[port]) + " is owned twice");
  }
}

TEST(CatalogueRules, every_tile_may_be_drawn_in_any_direction) {
  for (const TileSet& file : notation::catalogue().files) {
    for (const Tile& tile : file.tiles) {
      for (int quarters = 0; quarters < 4; ++quarters) {
        EXPECT_EQ(fault_in(turned_tile(tile, quarters)).value_or("none"), "none")
            << tile.id << quarters;
      }
    }
  }
}

TEST(CatalogueRules, every_port_of_an_edge_shows_what_the_edge_is) {
  // Tile E has a city in the north, tile U a road in the east and a field in the north.
  const auto without = [](const char* id, int quarters, int port) {
    Tile tile = turned_tile(tile_named(id), quarters);
    remove_port(tile, port);
    return fault_in(tile).value_or("none");
  };
  for (int side = 0; side < 4; ++side) {
    const std::string name =
        "the " + std::string(kSideNames.at(static_cast<std::size_t>(side))) + " side ";
    const int left = side * 3;
    for (int port = left; port < left + 3; ++port) {
      EXPECT_EQ(without("E", side, port), name + "is a city, so cities own all its ports");
    }
    const int to_road = (side + 3) % 4;
    EXPECT_EQ(without("U", to_road, left), name + "needs a field left and right of its road");
    EXPECT_EQ(without("U", to_road, left + 1), name + "needs a road in its middle port");
    EXPECT_EQ(without("U", to_road, left + 2), name + "needs a field left and right of its road");
    EXPECT_EQ(without("U", side, left), name + "is a field, so fields own its outer ports");
    EXPECT_EQ(without("U", side, left + 1),
              name + "is one field on all three ports, or two fields with a bare middle");
    EXPECT_EQ(without("U", side, left + 2), name + "is a field, so fields own its outer ports");
  }
}

TEST(CatalogueRules, two_fields_on_one_edge_leave_its_middle_bare) {
  // Tile U, whose northern field is divided in the middle of the edge.
  const auto divided = [](unsigned left, unsigned right) {
    return fault_after("U", [&](Tile& t) {
      t.segments[1].ports = static_cast<PortMask>(1U << 11 | left);
      t.segments.push_back(
          {.terrain = Terrain::Field, .ports = static_cast<PortMask>(1U << 3 | right)});
    });
  };
  EXPECT_EQ(divided(0b001, 0b100), "none");
  expect_mentions(divided(0b011, 0b100), "north side is one field");
  expect_mentions(divided(0b001, 0b110), "north side is one field");
}

TEST(CatalogueRules, a_field_lists_the_city_at_each_corner) {
  // Tile E keeps only one of the corners at which its field and its city meet.
  for (int quarters = 0; quarters < 4; ++quarters) {
    for (const int city_port : {0, 2}) {
      Tile tile = tile_named("E");
      remove_port(tile, city_port);
      tile.segments[1].cities = 0;
      EXPECT_EQ(fault_in(turned_tile(tile, quarters)).value_or("none"),
                "segment 1 meets city 0 at a corner but does not list it");
    }
    Tile tile = tile_named("E");  // the city first or second
    std::swap(tile.segments[0], tile.segments[1]);
    tile.segments[0].cities = 0;
    EXPECT_EQ(fault_in(turned_tile(tile, quarters)).value_or("none"),
              "segment 0 meets city 1 at a corner but does not list it");
  }
}

TEST(CatalogueRules, areas_cross_in_every_direction) {
  for (int quarters = 0; quarters < 4; ++quarters) {
    Tile tile = tile_named("C");
    tile.segments[0].ports = 0b000'111'000'111;  // one city from north to south, one from east to west
    tile.segments.push_back({.terrain = Terrain::City, .ports = 0b111'000'111'000});
    EXPECT_EQ(fault_in(turned_tile(tile, quarters)).value_or("none"),
              "segment 0 and segment 1 cross each other");
    tile.segments[0].ports = 0b000'000'111'111;  // side by side
    tile.segments[1].ports = 0b111'111'000'000;
    EXPECT_EQ(fault_in(turned_tile(tile, quarters)).value_or("none"), "none");
  }
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

TEST(CatalogueRules, source_and_mouth_have_one_river_side) {
  const auto with = [](const char* id, RiverRole role) {
    return fault_after(id, [&](Tile& t) { t.river = role; });
  };
  EXPECT_EQ(with("BB5F1", RiverRole::Source), "none");
  EXPECT_EQ(with("BB5F1", RiverRole::Mouth), "none");
  expect_mentions(with("BB5F1", RiverRole::Course), "river");
  EXPECT_EQ(with("BB5F2", RiverRole::Course), "none");
  expect_mentions(with("BB5F2", RiverRole::Source), "river");
  expect_mentions(with("BB5F2", RiverRole::None), "river");
  expect_mentions(with("E", RiverRole::Course), "river");
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
}

TEST(CatalogueRules, a_sector_has_one_or_two_crown_spaces) {
  for (std::size_t sector = 0; sector < kSectors; ++sector) {
    for (int crowns = 0; crowns < 4; ++crowns) {
      WheelBoard board = notation::catalogue().wheel_board;
      board.crowns.at(sector) = crowns;
      EXPECT_EQ(fault_in(board).has_value(), crowns == 0 || crowns == 3) << sector << " " << crowns;
    }
  }
}

// Each cell in turn loses the ports of one side: outside the edge does not agree, inside the seam.
TEST(CatalogueRules, every_side_of_every_cell_of_the_board_is_checked) {
  const WheelBoard& sound = notation::catalogue().wheel_board;
  for (std::size_t cell = 0; cell < sound.cells.size(); ++cell) {
    for (const Side side : kSides) {
      for (int third = 0; third < 3; ++third) {
        WheelBoard board = sound;
        const int port = port_index(side, third);
        remove_port(board.cells.at(cell), port);
        EXPECT_EQ(fault_in(board).has_value(), board != sound) << board.cells.at(cell).id << port;
      }
    }
  }
}

TEST(CatalogueRules, cells_that_do_not_match_are_named) {
  const WheelBoard& sound = notation::catalogue().wheel_board;
  const auto mismatch = [&](std::size_t a, std::size_t b) {
    return "cells " + sound.cells.at(a).id + " and " + sound.cells.at(b).id + " do not match";
  };
  // In the first cell, a city takes the port of the field that continues in the next cell.
  const auto with_city_at = [&](int port) {
    WheelBoard board = sound;
    Tile& cell = board.cells[0];
    remove_port(cell, port);
    cell.segments[1].cities |= 1U << 2;
    cell.segments.push_back({.terrain = Terrain::City, .ports = static_cast<PortMask>(1U << port)});
    return fault_in(board).value_or("none");
  };
  EXPECT_EQ(with_city_at(port_index(Side::East, 0)), mismatch(0, 1));
  EXPECT_EQ(with_city_at(port_index(Side::South, 2)), mismatch(0, 4));
  // A field in an inner cell, which is empty, beside cells that do not continue it.
  const auto with_field_at = [&](Side side) {
    WheelBoard board = sound;
    const auto port = static_cast<PortMask>(1U << port_index(side, 1));
    board.cells[5].segments.push_back({.terrain = Terrain::Field, .ports = port});
    return fault_in(board).value_or("none");
  };
  EXPECT_EQ(with_field_at(Side::North), mismatch(1, 5));
  EXPECT_EQ(with_field_at(Side::East), mismatch(5, 6));
  EXPECT_EQ(with_field_at(Side::South), mismatch(5, 9));
  EXPECT_EQ(with_field_at(Side::West), mismatch(4, 5));
}

TEST(CatalogueRules, sets_without_rules_are_numbered_by_name_after_those_with_rules) {
  Catalogue all = notation::catalogue();
  const auto known = static_cast<int>(kSets.size());
  for (const char* id : {"zeta", "alpha"}) {
    TileSet set = all.file("base");
    set.id = id;
    all.files.push_back(set);
  }
  EXPECT_EQ(all.number_sets(), std::nullopt);
  ASSERT_EQ(all.sets.size(), kSets.size() + 2);
  EXPECT_EQ(all.set_named("alpha"), static_cast<SetId>(known));
  EXPECT_EQ(all.set_named("zeta"), static_cast<SetId>(known + 1));
  EXPECT_EQ(all.set_named("omega"), std::nullopt);
  EXPECT_EQ(all.file("zeta").set, static_cast<SetId>(known + 1));
  EXPECT_EQ(all.name_of(SetId::Base), "base");
  EXPECT_EQ(all.set_named("base"), SetId::Base);
  EXPECT_EQ(all.files.front().id, "base");
  EXPECT_EQ(all.files.back().id, "zeta");
  for (int set = known + 2; set <= kMaxSets; ++set) {
    TileSet more = all.file("alpha");
    more.id = "more" + std::to_string(set);
    all.files.push_back(more);
    EXPECT_EQ(all.number_sets().has_value(), set == kMaxSets) << set;
  }
}

TEST(CatalogueRules, the_boxes_hold_as_many_tiles_as_they_say) {
  const Catalogue& all = notation::catalogue();
  EXPECT_EQ(all.file("base").count(), 72);
  EXPECT_EQ(all.file("inns").count(), 18);
  EXPECT_EQ(all.file("traders").count(), 24);
  EXPECT_EQ(all.file("river").count(), 12);
}

TEST(CatalogueRules, a_missing_file_is_named) {
  Catalogue all = notation::catalogue();
  std::erase_if(all.files, [](const TileSet& file) { return file.id == "hills"; });
  EXPECT_EQ(all.number_sets(), "hills.json is missing");
}

}  // namespace
}  // namespace aude::slow
