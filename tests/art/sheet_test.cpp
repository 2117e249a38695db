// SPDX-License-Identifier: MIT
#include "art/sheet.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cmath>

#include "art/all_tiles.h"
#include "art/palette.h"
#include "art/pieces.h"
#include "art/wheel.h"
#include "art/xml.h"

namespace aude::art {
namespace {

TEST(Sheet, has_a_symbol_for_everything) {
  const XmlDocument sheet = read_xml(symbol_sheet(notation::catalogue()));
  ASSERT_FALSE(sheet.fault) << *sheet.fault;
  for (const std::string& name : sheet.references) EXPECT_TRUE(sheet.ids.contains(name)) << name;
  for (const Tile* tile : all_tiles()) EXPECT_TRUE(sheet.ids.contains("tile-" + tile->id)) << tile->id;
  for (const PlayerColour& colour : kPlayerColours) {
    for (const char* piece : {"follower", "large", "builder", "pig", "shepherd"}) {
      EXPECT_TRUE(sheet.ids.contains(std::string("piece-") + piece + "-" + std::string(colour.name)));
    }
  }
  for (const char* id : {"wheel", "wheel-1", "wheel-2", "wheel-3", "wheel-pig", "token-wolf", "token-1",
                         "token-2", "token-3", "token-4", "goods-wine", "goods-wheat", "goods-cloth"}) {
    EXPECT_TRUE(sheet.ids.contains(id)) << id;
  }
}

TEST(Sheet, every_level_has_the_same_tiles) {
  for (Detail detail : kDetails) {
    const XmlDocument sheet = read_xml(symbol_sheet(notation::catalogue(), detail));
    ASSERT_FALSE(sheet.fault) << *sheet.fault;
    for (const std::string& name : sheet.references) EXPECT_TRUE(sheet.ids.contains(name)) << name;
    EXPECT_TRUE(sheet.ids.contains("wheel"));
    for (const Tile* tile : all_tiles()) {
      for (const char* part : {"tile-", "land-", "shade-", "side-", "works-"}) {
        EXPECT_TRUE(sheet.ids.contains(part + tile->id)) << part << tile->id << " " << word_for(detail);
      }
    }
  }
}

TEST(Sheet, is_small_enough_to_be_sent_to_a_phone) {
  const std::string sheet = symbol_sheet(notation::catalogue());
  uLongf size = compressBound(sheet.size());
  std::vector<Bytef> packed(size);
  ASSERT_EQ(
      compress2(packed.data(), &size, reinterpret_cast<const Bytef*>(sheet.data()), sheet.size(), 9),
      Z_OK);
  EXPECT_LT(size, 120U * 1024) << "compressed";
}

TEST(Sheet, the_contact_sheet_names_every_tile) {
  const std::string sheet = tile_sheet(notation::catalogue());
  const XmlDocument document = read_xml(sheet);
  ASSERT_FALSE(document.fault) << *document.fault;
  for (const Tile* tile : all_tiles())
    EXPECT_NE(sheet.find(">" + tile->id + "<"), std::string::npos) << tile->id;
}

TEST(Wheel, has_a_place_for_the_pig_and_every_crown) {
  const WheelPicture wheel = draw_wheel(notation::catalogue().wheel_board);
  for (std::size_t sector = 0; sector < kSectors; ++sector) {
    EXPECT_EQ(static_cast<int>(wheel.crowns[sector].size()),
              notation::catalogue().wheel_board.crowns[sector]);
    for (Point crown : wheel.crowns[sector]) {
      EXPECT_GT(distance(crown, wheel.wheel_pig[sector]), 40);
      EXPECT_LT(distance(crown, {200, 200}), 150);
    }
  }
  EXPECT_LT(wheel.wheel_pig[0].y, 200) << "fortune is at the top";
  EXPECT_GT(wheel.wheel_pig[1].x, 200) << "and the sectors follow clockwise";
}

TEST(Wheel, every_segment_of_the_rim_has_its_ground) {
  const WheelBoard& board = notation::catalogue().wheel_board;
  for (int cell = 0; cell < WheelBoard::kWidth * WheelBoard::kHeight; ++cell) {
    const std::vector<std::string> areas = wheel_cell_areas(board, cell);
    ASSERT_EQ(areas.size(), board.cells[static_cast<std::size_t>(cell)].segments.size());
    for (const std::string& area : areas) EXPECT_GT(area.size(), 10U) << "cell " << cell;
  }
}

// --- colours
// -------------------------------------------------------------------------------------------

using Light = std::array<double, 3>;

Light light_of(std::string_view hex) {
  Light out{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double value = std::stoi(std::string(hex.substr(1 + 2 * i, 2)), nullptr, 16) / 255.0;
    out[i] = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  }
  return out;
}

using Matrix = std::array<std::array<double, 3>, 3>;
constexpr Matrix kAllCones{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtan{{{0.1124, 0.8876, 0}, {0.1124, 0.8876, 0}, {0.0040, -0.0040, 1}}};
constexpr Matrix kDeutan{{{0.2928, 0.7072, 0}, {0.2928, 0.7072, 0}, {-0.0223, 0.0223, 1}}};

// The perceived difference of two colours (CIE 1976).
std::array<double, 3> lab(const Light& light, const Matrix& eye) {
  Light seen{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) seen[i] += eye[i][j] * light[j];
  }
  const double x = (0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505;
  const double y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
  const double z = (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089;
  const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  return {116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))};
}

TEST(Colours, of_the_players_are_distinct_for_all_kinds_of_colour_vision) {
  for (const Matrix* eye : {&kAllCones, &kProtan, &kDeutan}) {
    for (std::size_t a = 0; a < kPlayerColours.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const auto one = lab(light_of(kPlayerColours[a].fill), *eye);
        const auto two = lab(light_of(kPlayerColours[b].fill), *eye);
        const double apart = std::sqrt(std::pow(one[0] - two[0], 2) + std::pow(one[1] - two[1], 2) +
                                       std::pow(one[2] - two[2], 2));
        EXPECT_GT(apart, eye == &kAllCones ? 25 : 14)
            << kPlayerColours[a].name << " and " << kPlayerColours[b].name;
      }
    }
  }
}

}  // namespace
}  // namespace aude::art
