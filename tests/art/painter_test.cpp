// SPDX-License-Identifier: MIT
// The painter, by pixels whose colour is known.
#include "art/painter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "art/board.h"
#include "notation/catalogue.h"
#include "players/random.h"

namespace aude::art {
namespace {

using Rgb = std::array<int, 3>;

Rgb at(const Bitmap& bitmap, int x, int y) {
  const auto i = (static_cast<std::size_t>(y) * static_cast<std::size_t>(bitmap.width) +
                  static_cast<std::size_t>(x)) *
                 3;
  return {bitmap.rgb[i], bitmap.rgb[i + 1], bitmap.rgb[i + 2]};
}

// 20 x 20 pixels of this content.
Bitmap small(const std::string& content) {
  return painted("<svg width=\"20\" height=\"20\">" + content + "</svg>", 20, 20);
}

constexpr Rgb kWhite{255, 255, 255};
constexpr Rgb kRed{255, 0, 0};
constexpr Rgb kBlue{0, 0, 255};
constexpr Rgb kHalfRed{255, 128, 128};

void expect_near(const Rgb& found, const Rgb& expected, int tolerance = 1) {
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(found[i], expected[i], tolerance) << "channel " << i;
}

TEST(Painter, a_square_covers_its_pixels_and_half_of_those_it_half_covers) {
  const Bitmap picture = small("<path d=\"M5 5h5.5v5H5z\" fill=\"#f00\"/>");
  EXPECT_EQ(at(picture, 4, 5), kWhite);
  EXPECT_EQ(at(picture, 5, 4), kWhite);
  EXPECT_EQ(at(picture, 5, 5), kRed);
  EXPECT_EQ(at(picture, 9, 9), kRed);
  expect_near(at(picture, 10, 7), kHalfRed);
  EXPECT_EQ(at(picture, 11, 7), kWhite);
  EXPECT_EQ(at(picture, 7, 10), kWhite);
}

TEST(Painter, commands_of_paths) {
  // Each of these is the same square or contains (10, 10) and not (2, 2).
  for (const char* path :
       {"M5 5L15 5L15 15L5 15z", "M5,5H15V15H5Z", "m5 5 10 0 0 10-10 0z", "M5 5h10v10h-10z",
        "M5 10A5 5 0 0 1 15 10A5 5 0 0 1 5 10z", "M5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
        "M5 10C5 3 15 3 15 10S5 17 5 10z", "M5 10Q10 0 15 10T5 10Q10 20 15 10"}) {
    const Bitmap picture = small(std::string("<path fill=\"#00f\" d=\"") + path + "\"/>");
    EXPECT_EQ(at(picture, 10, 8), kBlue) << path;
    EXPECT_EQ(at(picture, 2, 2), kWhite) << path;
    EXPECT_EQ(at(picture, 17, 17), kWhite) << path;
  }
}

TEST(Painter, fill_rules) {
  const std::string rings = "d=\"M2 2h16v16H2zM6 6h8v8H6z\" fill=\"#f00\"";
  EXPECT_EQ(at(small("<path " + rings + "/>"), 10, 10), kRed);
  EXPECT_EQ(at(small("<path fill-rule=\"evenodd\" " + rings + "/>"), 10, 10), kWhite);
}

TEST(Painter, strokes_with_caps_joins_and_dashes) {
  const auto line = [](const std::string& more) {
    return small("<path d=\"M6 10H14\" fill=\"none\" stroke=\"#f00\" stroke-width=\"4\"" + more + "/>");
  };
  EXPECT_EQ(at(line(""), 6, 8), kRed);
  EXPECT_EQ(at(line(""), 6, 7), kWhite);
  EXPECT_EQ(at(line(""), 5, 10), kWhite);
  EXPECT_EQ(at(line(" stroke-linecap=\"square\""), 4, 8), kRed);
  EXPECT_EQ(at(line(" stroke-linecap=\"round\""), 5, 10), kRed);
  EXPECT_NE(at(line(" stroke-linecap=\"round\""), 4, 8), kRed);
  EXPECT_EQ(at(line(" stroke-dasharray=\"2 2\""), 7, 10), kRed);
  EXPECT_EQ(at(line(" stroke-dasharray=\"2 2\""), 9, 10), kWhite);

  const auto corner = [](const std::string& more) {
    return small("<path d=\"M4 16V4H16\" fill=\"none\" stroke=\"#f00\" stroke-width=\"4\"" + more +
                 "/>");
  };
  EXPECT_EQ(at(corner(""), 2, 2), kRed) << "a miter fills the outer corner";
  EXPECT_NE(at(corner(" stroke-linejoin=\"round\""), 2, 2), kRed);
  EXPECT_EQ(at(corner(""), 6, 6), kWhite);
}

TEST(Painter, groups_are_moved_turned_clipped_and_veiled_as_a_whole) {
  const std::string square = "<path id=\"s\" d=\"M0 0h10v10H0z\"/>";
  const Bitmap moved = small("<defs>" + square +
                             "</defs><g fill=\"#00f\" transform=\"translate(10 10)rotate(180)\">"
                             "<use href=\"#s\" x=\"2\" y=\"2\"/></g>");
  EXPECT_EQ(at(moved, 3, 3), kBlue);
  EXPECT_EQ(at(moved, 9, 9), kWhite);
  EXPECT_EQ(at(moved, 12, 12), kWhite);

  const Bitmap veiled = small(
      "<g opacity=\".5\" fill=\"#f00\"><path d=\"M0 0h10v20H0z\"/><path d=\"M5 0h15v20H5z\"/></g>");
  expect_near(at(veiled, 2, 10), kHalfRed);
  expect_near(at(veiled, 7, 10), kHalfRed);  // not twice

  const Bitmap clipped = small(
      "<defs><clipPath id=\"c\"><path d=\"M0 0h5v5H0z\"/></clipPath></defs>"
      "<g clip-path=\"url(#c)\" transform=\"translate(5 5)\"><path d=\"M0 0h15v15H0z\" "
      "fill=\"#f00\"/></g>");
  EXPECT_EQ(at(clipped, 9, 9), kRed);
  EXPECT_EQ(at(clipped, 10, 9), kWhite);
}

TEST(Painter, patterns_and_gradients) {
  const Bitmap stripes = small(
      "<defs><pattern id=\"p\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">"
      "<path d=\"M0 0h2v4H0z\" fill=\"#f00\"/></pattern></defs>"
      "<path d=\"M0 0h20v20H0z\" fill=\"url(#p)\"/>");
  for (int x = 0; x < 20; ++x) EXPECT_EQ(at(stripes, x, 10), x % 4 < 2 ? kRed : kWhite) << x;

  const Bitmap gradient = small(
      "<defs><linearGradient id=\"l\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"><stop offset=\"0\" "
      "stop-color=\"#ff0000\"/><stop offset=\"1\" stop-color=\"#0000ff\"/></linearGradient></defs>"
      "<path d=\"M0 0h20v20H0z\" fill=\"url(#l)\"/>");
  expect_near(at(gradient, 0, 5), {249, 0, 6}, 2);
  expect_near(at(gradient, 10, 5), {121, 0, 134}, 2);
}

// Anything may be in a file; the painter reads only ours, but must end.
TEST(Painter, nonsense_is_survived) {
  for (const char* text :
       {"", "<", "<svg", "<a b=\"", "<path d=\"M\"/>", "<path d=\"MxyzC1\" fill=\"\"/>",
        "<g id=\"g\"><use href=\"#g\"/></g>", "</svg></svg>", "<use href=\"\"/>",
        "<path d=\"M0 0L1e9 1\" stroke=\"#f00\" stroke-dasharray=\"0 0\"/>",
        "<g transform=\"scale(0)\"><path d=\"M0 0h9v9z\" fill=\"#0f0\"/></g>"}) {
    EXPECT_EQ(painted(text, 8, 8).rgb.size(), 192U) << text;
  }
}

// --- the card of a game ---

std::shared_ptr<const Game> game_of_all_sets() {
  Setup setup;
  setup.sets = {SetId::Base, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};
  setup.players = {"A", "B", "C"};
  return *Game::create(notation::catalogue(), setup);
}

State random_position(const Game& game, int steps) {
  State state(game);
  players::Random random(5);
  ActionList scratch;
  for (int i = 0; i < steps && !state.is_over(); ++i)
    state.apply(players::random_action(state, random, scratch));
  return state;
}

bool is_laid(const State& state, Cell cell) {
  return std::ranges::any_of(state.board().tiles(),
                             [&](const PlacedTile& tile) { return tile.cell == cell; });
}

TEST(Card, shows_every_tile_and_nothing_where_none_lies) {
  const auto game = game_of_all_sets();
  for (const int steps : {0, 30, 100000}) {
    const State state = random_position(*game, steps);
    const Bitmap picture = painted(card_svg(state, 1200, 630), 1200, 630);
    std::vector<int> xs, ys;
    for (const PlacedTile& tile : state.board().tiles()) {
      xs.push_back(tile.cell.x);
      ys.push_back(tile.cell.y);
    }
    const auto [west, east] = std::ranges::minmax(xs);
    const auto [north, south] = std::ranges::minmax(ys);
    const int columns = east - west + 1;
    const int rows = south - north + 1;
    const int size = std::min({99, (1200 - 48) / columns, (630 - 48) / rows});
    constexpr Rgb kParchment{0xf4, 0xec, 0xd8};
    EXPECT_EQ(at(picture, 2, 2), kParchment);
    for (int cell = 0; cell < columns * rows; ++cell) {
      const int x = cell % columns;
      const int y = cell / columns;
      const int left = (1200 - columns * size) / 2 + x * size;
      const int top = (630 - rows * size) / 2 + y * size;
      int painted_pixels = 0;
      // Away from the edges, where the shadow of the next tile falls.
      for (int i = size / 3; i < size * 2 / 3; ++i)
        painted_pixels += at(picture, left + i, top + i) != kParchment ? 1 : 0;
      const Cell place{static_cast<std::int16_t>(x + west), static_cast<std::int16_t>(y + north)};
      EXPECT_EQ(painted_pixels > 0, is_laid(state, place)) << steps << " steps: " << x << ", " << y;
    }
  }
}

}  // namespace
}  // namespace aude::art
