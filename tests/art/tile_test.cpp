// SPDX-License-Identifier: MIT
#include "art/tile.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "art/all_tiles.h"
#include "art/streets.h"
#include "art/xml.h"

namespace aude::art {
namespace {

TEST(Tile, every_tile_is_well_formed_and_complete) {
  for (const Tile* tile : all_tiles()) {
    for (int size : {20, 40, 100}) {
      const XmlDocument document = read_xml(tile_svg(*tile, size % 3 + 1, size));
      ASSERT_FALSE(document.fault) << tile->id << " " << *document.fault;
      for (const std::string& name : document.references) {
        EXPECT_TRUE(document.ids.contains(name)) << tile->id << " refers to " << name;
      }
    }
  }
}

TEST(Tile, every_level_has_a_symbol_for_everything_that_scores) {
  for (const Tile* tile : all_tiles()) {
    std::size_t wanted = tile->vineyard ? 1 : 0;
    for (const Segment& segment : tile->segments) {
      wanted +=
          static_cast<std::size_t>(segment.pennants + segment.sheep + segment.inn + segment.cathedral +
                                   (segment.goods != Goods::None) + is_enclosed(segment.terrain));
    }
    for (Detail detail : kDetails) {
      const TilePicture picture = draw_tile(*tile, detail);
      EXPECT_EQ(picture.marks.size(), wanted) << tile->id << " " << word_for(detail);
      EXPECT_EQ(picture.hill, tile->hill) << tile->id;
    }
  }
}

TEST(Tile, symbols_and_pieces_have_a_minimum_size) {
  for (int pixels = 20; pixels <= 300; pixels += 5) {
    for (double size : {17.0, 25.0, 42.0}) {
      const double shown = size * growth(size, pixels, kLeastSign) * pixels / 100;
      EXPECT_GE(shown, 11.99) << size << " units at " << pixels;
      EXPECT_GE(growth(size, pixels, kLeastSign), 1);
    }
  }
  EXPECT_EQ(growth(17, 200, kLeastSign), 1) << "on a large tile all is to scale";
}

TEST(Tile, the_levels_start_at_thirty_and_sixty_pixels) {
  EXPECT_EQ(detail_for(29), Detail::Far);
  EXPECT_EQ(detail_for(30), Detail::Middle);
  EXPECT_EQ(detail_for(59), Detail::Middle);
  EXPECT_EQ(detail_for(60), Detail::Near);
}

TEST(Tile, a_level_further_away_shows_fewer_and_larger_things) {
  for (const Tile* tile : all_tiles()) {
    const std::size_t near = draw_tile(*tile, Detail::Near).standing.size();
    const std::size_t middle = draw_tile(*tile, Detail::Middle).standing.size();
    const std::size_t far = draw_tile(*tile, Detail::Far).standing.size();
    EXPECT_LE(middle, near) << tile->id;
    EXPECT_LE(far, middle) << tile->id;
  }
  EXPECT_LT(style_of(Detail::Near).wall, style_of(Detail::Middle).wall);
  EXPECT_LT(style_of(Detail::Middle).wall, style_of(Detail::Far).wall);
}

TEST(Tile, shadows_fall_in_the_same_direction_in_every_rotation) {
  for (Rotation rotation : {Rotation::r0, Rotation::r1, Rotation::r2, Rotation::r3}) {
    const std::string laid = lay_parts("D", true, rotation, {0, 0}, Detail::Near);
    const std::size_t shade = laid.find("#shade-D");
    ASSERT_NE(shade, std::string::npos);
    EXPECT_EQ(laid.find("translate(1.7 1.7)", shade), laid.find("translate", shade)) << index(rotation);
    EXPECT_NE(laid.find("<use href=\"#a-hi\"/>"), std::string::npos) << "the relief is not turned";
  }
}

TEST(Tile, what_stands_on_a_tile_is_upright_in_every_rotation_and_the_north_is_drawn_first) {
  const std::vector<Standing> standing{{"a-h1", {20, 30}}, {"a-h2", {40, 70}, 2}};
  EXPECT_EQ(draw_standing(standing, Rotation::r0),
            "<g data-up=\"\"><use href=\"#a-h1\" x=\"20\" y=\"30\"/>"
            "<use href=\"#a-h2\" transform=\"translate(40 70)scale(2.00)\"/></g>");
  EXPECT_EQ(draw_standing(standing, Rotation::r2),
            "<g transform=\"rotate(-180 50 50)\"><use href=\"#a-h2\" transform=\"translate(60 "
            "30)scale(2.00)\"/>"
            "<use href=\"#a-h1\" x=\"80\" y=\"70\"/></g>");
  EXPECT_EQ(draw_standing({}, Rotation::r1), "");
}

TEST(Tile, walls_show_their_southern_side_in_every_rotation) {
  for (Rotation rotation : {Rotation::r0, Rotation::r1, Rotation::r2, Rotation::r3}) {
    const std::string laid = lay_parts("D", false, rotation, {0, 0}, Detail::Near);
    const std::size_t side = laid.find("#side-D");
    ASSERT_NE(side, std::string::npos);
    EXPECT_EQ(laid.find("translate(0 2.2)", side), laid.find("translate", side)) << index(rotation);
  }
}

TEST(Tile, completed_cities_have_towers_on_their_walls_that_hide_no_piece) {
  int towers = 0;
  for (const Tile* tile : all_tiles()) {
    const TilePlan plan = plan_tile(*tile);
    const TilePicture picture = draw_tile(*tile);
    ASSERT_EQ(picture.towers.size(), tile->segments.size()) << tile->id;
    for (const CityPlan& city : plan.cities) {
      const auto segment = static_cast<std::size_t>(city.segment);
      for (Point tower : picture.towers[segment]) {
        ++towers;
        double nearest = 100;
        for (const Path& wall : city.walls)
          nearest = std::min(nearest, distance_to(flattened(wall), tower));
        EXPECT_LT(nearest, 1) << tile->id;
        EXPECT_GT(distance(tower, plan.stand[segment]), 8) << tile->id;
      }
    }
  }
  EXPECT_GT(towers, 100);
}

TEST(Tile, streets_lead_from_every_open_edge_of_a_city_to_its_square) {
  const Tile& tile = *notation::catalogue().find("C");  // a city on all edges
  const TilePlan plan = plan_tile(tile);
  const std::vector<Path> streets = plan_streets(tile, plan);
  ASSERT_EQ(streets.size(), 4U);
  for (const Path& street : streets) {
    EXPECT_EQ(distance_to_sides(street.front().from), 0);
    EXPECT_EQ(street.back().to, plan.stand[0]);
  }
  EXPECT_TRUE(
      plan_streets(*notation::catalogue().find("B"), plan_tile(*notation::catalogue().find("B")))
          .empty());
}

TEST(Tile, the_svg_check_finds_faults) {
  EXPECT_TRUE(read_xml("<a><b></a>").fault);
  EXPECT_TRUE(read_xml("<a x=\"1\" x=\"2\"/>").fault);
  EXPECT_TRUE(read_xml("<a>&</a>").fault);
  EXPECT_TRUE(read_xml("<a x=\"<\"/>").fault);
  EXPECT_TRUE(read_xml("<a/><b/>").fault);
  EXPECT_TRUE(read_xml("<a x=\"1\"y=\"2\"/>").fault);
  EXPECT_FALSE(read_xml("<a x=\"1\">t &amp; <b/></a>\n").fault);
}

TEST(Tile, the_same_tile_gives_the_same_bytes) {
  for (const Tile* tile : all_tiles())
    EXPECT_EQ(tile_svg(*tile, 1, 100), tile_svg(*tile, 1, 100)) << tile->id;
}

TEST(Tile, similar_tiles_differ_only_in_details) {
  const Catalogue& all = notation::catalogue();
  const TilePicture one = draw_tile(*all.find("BB5RadJ-1"));
  const TilePicture two = draw_tile(*all.find("BB5RadJ-2"));
  EXPECT_NE(one.land + draw_standing(one.standing), two.land + draw_standing(two.standing));
  EXPECT_EQ(one.stand, two.stand);
}

TEST(Tile, symbols_move_with_the_tile_but_stay_upright) {
  const TilePicture picture = draw_tile(*notation::catalogue().find("F"));
  ASSERT_EQ(picture.marks.size(), 1U);
  const Point at = picture.marks.front().at;
  const std::string turned_marks = draw_marks(picture, 0, Rotation::r1, {200, 300});
  EXPECT_EQ(turned_marks.find("rotate"), std::string::npos);
  EXPECT_EQ(turned(at, Rotation::r1), (Point{100 - at.y, at.x}));
}

// Pictures that were reviewed by eye. After an intended change, run the tests once with
// AUDE_WRITE_GOLDEN=1 and review the difference.
TEST(Tile, golden_pictures) {
  for (const char* id : {"A", "D", "X", "EK", "HX", "SchE-1", "SchH-1", "BB5F7", "BB5F12"}) {
    const std::string name = std::string(AUDE_SOURCE_DIR "/tests/art/golden/") + id + ".svg";
    std::string drawn;
    for (Detail detail : kDetails) {
      drawn += tile_parts(draw_tile(*notation::catalogue().find(id), detail), id, detail) + "\n";
    }
    if (std::getenv("AUDE_WRITE_GOLDEN") != nullptr) std::ofstream(name) << drawn;
    std::ifstream file(name);
    std::stringstream golden;
    golden << file.rdbuf();
    EXPECT_TRUE(drawn == golden.str()) << "differs from " << name;
  }
}

}  // namespace
}  // namespace aude::art
