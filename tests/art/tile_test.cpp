#include "art/tile.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "art/all_tiles.h"
#include "art/xml.h"

namespace aude::art {
namespace {

TEST(Tile, every_tile_is_well_formed_and_complete) {
  for (const Tile* tile : all_tiles()) {
    for (int symbol = 0; symbol <= 3; ++symbol) {
      const XmlDocument document = read_xml(tile_svg(*tile, symbol, 100));
      ASSERT_FALSE(document.fault) << tile->id << " " << *document.fault;
      for (const std::string& name : document.references) {
        EXPECT_TRUE(document.ids.contains(name)) << tile->id << " refers to " << name;
      }
    }
  }
}

TEST(Tile, the_check_itself_finds_faults) {
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

TEST(Tile, like_shapes_differ_in_small_things_only) {
  const Catalogue& all = notation::catalogue();
  const TilePicture one = draw_tile(*all.find("BB5RadJ-1"));
  const TilePicture two = draw_tile(*all.find("BB5RadJ-2"));
  EXPECT_NE(one.body, two.body);
  EXPECT_EQ(one.stand, two.stand);
}

TEST(Tile, marks_turn_with_the_tile_but_stay_upright) {
  const TilePicture picture = draw_tile(*notation::catalogue().find("F"));
  ASSERT_EQ(picture.marks.size(), 1U);
  const Point at = picture.marks.front().at;
  const std::string turned_marks = draw_marks(picture, 0, Rotation::r1, {200, 300});
  EXPECT_EQ(turned_marks.find("rotate"), std::string::npos);
  EXPECT_EQ(turned(at, Rotation::r1), (Point{100 - at.y, at.x}));
}

// Pictures that somebody has looked at. After a change that is meant, run the tests once with
// AUDE_WRITE_GOLDEN=1 and look at the difference.
TEST(Tile, golden_pictures) {
  for (const char* id : {"A", "D", "X", "EK", "HX", "SchE-1", "SchH-1", "BB5F7", "BB5F12"}) {
    const std::string name = std::string(AUDE_SOURCE_DIR "/tests/art/golden/") + id + ".svg";
    const std::string drawn = draw_tile(*notation::catalogue().find(id)).body + "\n";
    if (std::getenv("AUDE_WRITE_GOLDEN") != nullptr) std::ofstream(name) << drawn;
    std::ifstream file(name);
    std::stringstream golden;
    golden << file.rdbuf();
    EXPECT_TRUE(drawn == golden.str()) << "differs from " << name;
  }
}

}  // namespace
}  // namespace aude::art
