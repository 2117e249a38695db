// SPDX-License-Identifier: MIT
// The catalogue agrees with the printed tiles: totals, symbols, ports and edges, split edges, the wheel
// board.
#include "notation/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "rules/sets.h"

namespace aude::notation {
namespace {

const Catalogue& all() { return catalogue(); }

std::vector<const TileSet*> call_hooks() {
  std::vector<const TileSet*> sets;
  for (const TileSet& file : all().files) sets.push_back(&file);
  return sets;
}

// Summed over all copies of all tiles.
int total(const TileSet& set, const std::function<int(const Tile&)>& per_tile) {
  int sum = 0;
  for (const Tile& tile : set.tiles) sum += tile.count() * per_tile(tile);
  return sum;
}

int total_segments(const TileSet& set, const std::function<int(const Segment&)>& per_segment) {
  return total(set, [&](const Tile& tile) {
    int sum = 0;
    for (const Segment& segment : tile.segments) sum += per_segment(segment);
    return sum;
  });
}

std::array<int, 4> symbols(std::initializer_list<const TileSet*> sets) {
  std::array<int, 4> sum{};
  for (const TileSet* set : sets) {
    for (const Tile& tile : set->tiles) {
      for (std::size_t i = 0; i < 4; ++i) sum[i] += tile.copies[i];
    }
  }
  return sum;
}

// The segment that owns a port of the unrotated tile, or -1.
int owner(const Tile& tile, Side side, int third) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if ((tile.segments[i].ports >> port_index(side, third) & 1U) != 0) return static_cast<int>(i);
  }
  return -1;
}

// Joins edge `a_side` of one tile to `b_side` of another and returns the number of features that the
// segments at this seam form.
int features_on_seam(const Tile& a, Side a_side, const Tile& b, Side b_side) {
  std::vector<std::set<int>> groups;  // segments of b are counted from 100
  for (int third = 0; third < 3; ++third) {
    std::set<int> joined;
    if (const int s = owner(a, a_side, third); s >= 0) joined.insert(s);
    if (const int s = owner(b, b_side, 2 - third); s >= 0) joined.insert(100 + s);
    std::vector<std::set<int>> apart;
    for (const auto& group : groups) {
      const bool touches =
          std::any_of(group.begin(), group.end(), [&](int s) { return joined.contains(s); });
      if (touches) joined.insert(group.begin(), group.end());
      if (!touches) apart.push_back(group);
    }
    if (!joined.empty()) apart.push_back(joined);
    groups = apart;
  }
  return static_cast<int>(groups.size());
}

TEST(Catalogue, twenty_four_kinds_make_seventy_two_base_tiles) {
  EXPECT_EQ(all().file("base").tiles.size(), 24U);
  EXPECT_EQ(all().file("base").count(), 72);
}

TEST(Catalogue, every_set_has_its_printed_number_of_tiles) {
  EXPECT_EQ(all().file("river").count(), 12);
  EXPECT_EQ(all().file("inns").count(), 18);
  EXPECT_EQ(all().file("traders").count(), 24);
  EXPECT_EQ(all().file("hills").count(), 18);
  EXPECT_EQ(all().file("wheel").count(), 12);
  EXPECT_EQ(all().file("wheel-standalone").count(), 72);
}

TEST(Catalogue, base_copies_letter_by_letter) {
  const std::map<std::string, int> printed{{"A", 2}, {"B", 4}, {"C", 1}, {"D", 4}, {"E", 5}, {"F", 2},
                                           {"G", 1}, {"H", 3}, {"I", 2}, {"J", 3}, {"K", 3}, {"L", 3},
                                           {"M", 2}, {"N", 3}, {"O", 2}, {"P", 3}, {"Q", 1}, {"R", 3},
                                           {"S", 2}, {"T", 1}, {"U", 8}, {"V", 9}, {"W", 4}, {"X", 1}};
  std::map<std::string, int> read;
  for (const Tile& tile : all().file("base").tiles) read[tile.id] = tile.count();
  EXPECT_EQ(read, printed);
}

TEST(Catalogue, one_copy_of_D_is_the_start_tile) {
  EXPECT_EQ(all().find("D")->start_copies, 1);
  EXPECT_EQ(std::accumulate(all().file("base").tiles.begin(), all().file("base").tiles.end(), 0,
                            [](int sum, const Tile& tile) { return sum + tile.start_copies; }),
            1);
}

TEST(Catalogue, pennants_and_cloisters_of_the_base_game) {
  EXPECT_EQ(total_segments(all().file("base"), [](const Segment& s) { return s.pennants; }), 10);
  EXPECT_EQ(total_segments(all().file("base"),
                           [](const Segment& s) { return s.terrain == Terrain::Cloister ? 1 : 0; }),
            6);
}

TEST(Catalogue, two_cathedrals_and_six_inns) {
  EXPECT_EQ(total_segments(all().file("inns"), [](const Segment& s) { return s.cathedral ? 1 : 0; }),
            2);
  EXPECT_EQ(total_segments(all().file("inns"), [](const Segment& s) { return s.inn ? 1 : 0; }), 6);
}

TEST(Catalogue, there_are_as_many_goods_symbols_as_goods_tokens) {
  const auto signs = [](Goods goods) {
    return total_segments(all().file("traders"),
                          [=](const Segment& s) { return s.goods == goods ? 1 : 0; });
  };
  EXPECT_EQ((std::array{signs(Goods::Wine), signs(Goods::Wheat), signs(Goods::Cloth)}),
            (std::array{9, 6, 5}));
  EXPECT_EQ(all().goods, (std::array{9, 6, 5}));
}

TEST(Catalogue, eight_hills_and_vineyards_on_hills_and_river) {
  EXPECT_EQ(total(all().file("hills"), [](const Tile& t) { return t.hill ? 1 : 0; }), 8);
  EXPECT_EQ(total(all().file("hills"), [](const Tile& t) { return t.vineyard ? 1 : 0; }), 8);
  EXPECT_EQ(total(all().file("river"), [](const Tile& t) { return t.vineyard ? 1 : 0; }), 2);
}

TEST(Catalogue, eighteen_tokens_of_which_two_are_wolves) {
  EXPECT_EQ(all().tokens, (std::array{2, 4, 5, 5, 2}));
}

TEST(Catalogue, nineteen_wheel_symbols_in_either_game) {
  const auto with_base = symbols({&all().file("base"), &all().file("wheel")});
  const auto standalone = symbols({&all().file("wheel-standalone")});
  EXPECT_EQ((std::vector<int>{with_base.begin() + 1, with_base.end()}), (std::vector{11, 5, 3}));
  EXPECT_EQ((std::vector<int>{standalone.begin() + 1, standalone.end()}), (std::vector{11, 5, 3}));
  const auto base = symbols({&all().file("base")});
  EXPECT_EQ(base[1] + base[2] + base[3], 16);
}

TEST(Catalogue, the_river_has_a_source_ten_tiles_and_a_mouth) {
  std::map<RiverRole, int> roles;
  for (const Tile& tile : all().file("river").tiles) roles[tile.river] += tile.count();
  EXPECT_EQ(roles, (std::map<RiverRole, int>{
                       {RiverRole::Source, 1}, {RiverRole::Course, 10}, {RiverRole::Mouth, 1}}));
  for (const Tile& tile : all().file("river").tiles) {
    EXPECT_EQ(std::count_if(tile.segments.begin(), tile.segments.end(),
                            [](const Segment& s) { return s.terrain == River::kTerrain; }),
              1)
        << tile.id;
  }
}

TEST(Catalogue, every_port_belongs_to_at_most_one_segment) {
  for (const TileSet* set : call_hooks()) {
    for (const Tile& tile : set->tiles) {
      int owned = 0;
      PortMask together = 0;
      for (const Segment& segment : tile.segments) {
        owned += __builtin_popcount(segment.ports);
        together |= segment.ports;
      }
      EXPECT_EQ(owned, __builtin_popcount(together)) << tile.id;
    }
  }
}

TEST(Catalogue, every_side_fits_its_segments) {
  const auto terrain = [](const Tile& tile, Side side, int third) {
    const int s = owner(tile, side, third);
    return s < 0 ? std::optional<Terrain>() : tile.segments[static_cast<std::size_t>(s)].terrain;
  };
  constexpr std::array terrain_of{Terrain::City, Terrain::Road, Terrain::Field, River::kTerrain};
  for (const TileSet* set : call_hooks()) {
    for (const Tile& tile : set->tiles) {
      for (Side side : kSides) {
        const std::string where = tile.id + " side " + std::to_string(index(side));
        const Edge edge = tile.sides[static_cast<std::size_t>(side)];
        const Terrain outer = edge == Edge::City ? Terrain::City : Terrain::Field;
        EXPECT_EQ(terrain(tile, side, 0), outer) << where;
        EXPECT_EQ(terrain(tile, side, 2), outer) << where;
        const auto middle = terrain(tile, side, 1);
        if (edge == Edge::Field && !middle) continue;  // a split side
        EXPECT_EQ(middle, terrain_of[static_cast<std::size_t>(edge)]) << where;
      }
    }
  }
}

TEST(Catalogue, cities_come_first_among_the_segments) {
  for (const TileSet* set : call_hooks()) {
    for (const Tile& tile : set->tiles) {
      EXPECT_TRUE(std::is_partitioned(tile.segments.begin(), tile.segments.end(), [](const Segment& s) {
        return s.terrain == Terrain::City;
      })) << tile.id;
    }
  }
}

TEST(Seams, two_split_city_sides_join_all_their_cities) {
  const Tile& split = *all().find("SchH-1");
  ASSERT_NE(owner(split, Side::North, 0), owner(split, Side::North, 2));
  EXPECT_EQ(features_on_seam(split, Side::North, split, Side::North), 1);
}

TEST(Seams, an_ordinary_city_side_joins_both_cities_of_a_split_one) {
  EXPECT_EQ(features_on_seam(*all().find("SchH-1"), Side::North, *all().find("E"), Side::North), 1);
}

TEST(Seams, two_split_field_sides_stay_two_fields) {
  const Tile& split = *all().find("SchG-1");
  ASSERT_EQ(owner(split, Side::South, 1), -1);
  EXPECT_EQ(features_on_seam(split, Side::South, split, Side::South), 2);
}

TEST(Seams, an_ordinary_field_side_joins_both_fields_of_a_split_one) {
  EXPECT_EQ(features_on_seam(*all().find("SchG-1"), Side::South, *all().find("E"), Side::South), 1);
}

TEST(Seams, only_the_two_odd_tiles_have_split_sides) {
  std::set<std::string> split;
  for (const TileSet* set : call_hooks()) {
    for (const Tile& tile : set->tiles) {
      for (Side side : kSides) {
        const Edge edge = tile.sides[static_cast<std::size_t>(side)];
        const bool area = edge == Edge::City || edge == Edge::Field;
        if (area && owner(tile, side, 0) != owner(tile, side, 2)) split.insert(tile.id);
      }
    }
  }
  EXPECT_EQ(split, (std::set<std::string>{"SchG-1", "SchH-1"}));
}

// The board's segments, joined across its inner seams.
class BoardFeatures {
 public:
  BoardFeatures() {
    const auto& cells = all().wheel_board.cells;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      for (std::size_t s = 0; s < cells[cell].segments.size(); ++s) feature_[{cell, s}] = {cell, s};
    }
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cell % 4 < 3) join_across(cell, Side::East, cell + 1);
      if (cell / 4 < 3) join_across(cell, Side::South, cell + 4);
    }
  }

  using Spot = std::pair<std::size_t, std::size_t>;
  Spot root(Spot spot) const {
    while (feature_.at(spot) != spot) spot = feature_.at(spot);
    return spot;
  }
  std::set<Spot> roots(Terrain terrain) const {
    std::set<Spot> found;
    for (const auto& [spot, next] : feature_) {
      if (all().wheel_board.cells[spot.first].segments[spot.second].terrain == terrain)
        found.insert(root(spot));
    }
    return found;
  }
  std::set<Spot> cities_at(Spot field) const {
    std::set<Spot> found;
    for (const auto& [spot, next] : feature_) {
      if (root(spot) != field) continue;
      const Segment& segment = all().wheel_board.cells[spot.first].segments[spot.second];
      for (std::size_t c = 0; c < kMaxSegments; ++c) {
        if ((segment.cities >> c & 1U) != 0) found.insert(root({spot.first, c}));
      }
    }
    return found;
  }

 private:
  void join_across(std::size_t a, Side side, std::size_t b) {
    for (int third = 0; third < 3; ++third) {
      const int here = owner(all().wheel_board.cells[a], side, third);
      const int there = owner(all().wheel_board.cells[b], opposite(side), 2 - third);
      EXPECT_EQ(here < 0, there < 0) << "cells " << a << " and " << b;
      if (here >= 0 && there >= 0) {
        feature_[root({a, static_cast<std::size_t>(here)})] =
            root({b, static_cast<std::size_t>(there)});
      }
    }
  }
  std::map<Spot, Spot> feature_;
};

TEST(WheelBoard, three_cities_three_roads_and_three_fields_that_touch_one_city_each) {
  const BoardFeatures features;
  EXPECT_EQ(features.roots(Terrain::City).size(), 3U);
  EXPECT_EQ(features.roots(Terrain::Road).size(), 3U);
  const auto fields = features.roots(Terrain::Field);
  EXPECT_EQ(fields.size(), 3U);
  for (const auto& field : fields) EXPECT_EQ(features.cities_at(field).size(), 1U);
}

TEST(WheelBoard, its_rim_has_the_printed_edges) {
  const auto rim = [](Side side, std::array<std::size_t, 4> cells) {
    std::string text;
    for (std::size_t cell : cells) {
      text += "CRFW"[index(all().wheel_board.cells[cell].sides[static_cast<std::size_t>(side)])];
    }
    return text;
  };
  EXPECT_EQ(rim(Side::North, {0, 1, 2, 3}), "CFRF");
  EXPECT_EQ(rim(Side::East, {3, 7, 11, 15}), "FFCF");
  EXPECT_EQ(rim(Side::South, {12, 13, 14, 15}), "CFFR");
  EXPECT_EQ(rim(Side::West, {0, 4, 8, 12}), "FRFC");
}

TEST(WheelBoard, nine_crown_spaces) {
  EXPECT_EQ(all().wheel_board.crowns, (std::array{1, 2, 1, 2, 1, 2}));
}

}  // namespace
}  // namespace aude::notation
