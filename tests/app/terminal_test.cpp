// SPDX-License-Identifier: MIT
// Tiles and boards drawn in characters.
#include <gtest/gtest.h>

#include "app/terminal_board.h"
#include "app/terminal_tile.h"
#include "notation/catalogue.h"

namespace aude::app {
namespace {

std::shared_ptr<const Game> whole_box() {
  aude::Setup setup;
  setup.sets = {Base::kId, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};
  setup.players = {"Anna", "Ben"};
  return *Game::create(notation::catalogue(), setup);
}

std::vector<std::string> lines_of(const Canvas& canvas) {
  std::vector<std::string> lines(1);
  for (char letter : canvas.to_text(Look{})) {
    if (letter == '\n')
      lines.emplace_back();
    else
      lines.back() += letter;
  }
  lines.pop_back();
  return lines;
}

std::vector<std::string> drawn(const KindInfo& kind, Rotation rotation, TileSize size) {
  Canvas canvas;
  TilePicture(kind, rotation, size).draw(canvas, 0, 0, false, false);
  return lines_of(canvas);
}

constexpr TileSize kSizes[] = {kLargeTile, kMediumTile, kSmallTile, kTinyTile};

// Characters that may be drawn in the middle of this edge.
std::string_view signs_of(Edge edge) {
  switch (edge) {
    case Edge::City:
      return "#%@P+whc";
    case Edge::Road:
      return "-|+";
    case Edge::River:
      return "~";
    case Edge::Field:
      return ".:^vsI";
  }
  return "";
}

TEST(TerminalTile, every_side_shows_its_edge_in_every_size_and_rotation) {
  const auto game = whole_box();
  for (int k = 0; k < game->supply_kinds(); ++k) {
    const KindInfo& kind = game->kind(static_cast<Kind>(k));
    for (Rotation rotation : kRotations) {
      for (TileSize size : kSizes) {
        const auto lines = drawn(kind, rotation, size);
        ASSERT_EQ(static_cast<int>(lines.size()), size.height);
        const auto& sides = kind.at(rotation).sides;
        const auto middle_x = static_cast<std::size_t>(size.width / 2);
        const auto middle_y = static_cast<std::size_t>(size.height / 2);
        const char shown[] = {lines.front()[middle_x], lines[middle_y].back(), lines.back()[middle_x],
                              lines[middle_y].front()};
        for (std::size_t side = 0; side < 4; ++side) {
          // With three lines, a building or cloister in the middle touches the edge.
          if (size.height == 3 && (shown[side] == 'o' || shown[side] == 'M')) continue;
          EXPECT_NE(signs_of(sides[side]).find(shown[side]), std::string_view::npos)
              << kind.name << " r" << index(rotation) << " side " << side << " shows " << shown[side];
        }
      }
    }
  }
}

TEST(TerminalTile, segments_have_places_of_their_own) {
  const auto game = whole_box();
  for (int k = 0; k < game->supply_kinds(); ++k) {
    const KindInfo& kind = game->kind(static_cast<Kind>(k));
    for (Rotation rotation : kRotations) {
      const TilePicture picture(kind, rotation, kLargeTile);
      for (int i = 0; i < kind.segment_count; ++i) {
        for (int j = 0; j < i; ++j) {
          EXPECT_FALSE(picture.anchor(i) == picture.anchor(j))
              << kind.name << " segments " << i << " and " << j;
        }
      }
    }
  }
}

TEST(TerminalTile, straight_road_looks_two_ways_and_a_lone_cloister_one) {
  aude::Setup setup;
  setup.players = {"Anna", "Ben"};
  const auto game = *Game::create(notation::catalogue(), setup);
  using enum Rotation;
  EXPECT_EQ(look_alikes(game->kind(game->find_kind("U"))), (std::array{r0, r1, r0, r1}));
  EXPECT_EQ(look_alikes(game->kind(game->find_kind("B"))), (std::array{r0, r0, r0, r0}));
  EXPECT_EQ(look_alikes(game->kind(game->find_kind("D"))), (std::array{r0, r1, r2, r3}));
}

TEST(TerminalBoard, start_tile_with_its_labels) {
  aude::Setup setup;
  setup.players = {"Anna", "Ben"};
  const auto game = *Game::create(notation::catalogue(), setup);
  const State state(*game);
  BoardNotes notes;
  notes.cells = {{{1, 0}, "a", "1 3"}};
  const std::vector<std::string> expected = {
      "        0        1", "    .#######..........", "    ..#####..    a",
      "  0 ---------",      "    .........   1 3",    "    ..................",
  };
  EXPECT_EQ(lines_of(draw_board(state, notes, Look{}, 100, 40)), expected);
}

TEST(TerminalBoard, board_beyond_the_screen_is_cut_around_the_focus) {
  aude::Setup setup;
  setup.players = {"Anna", "Ben"};
  setup.bag = std::vector<SupplyTile>(40, SupplyTile{"U", 0});
  const auto game = *Game::create(notation::catalogue(), setup);
  State state(*game);
  for (int x = 1; x <= 40; ++x) {
    state.apply(Action::draw(game->find_kind("U")));
    state.apply(Action::place({static_cast<std::int16_t>(x), 0}, Rotation::r0));
    state.apply(Action::pass());
  }
  BoardNotes notes;
  notes.focus = Cell{40, 0};
  const auto lines = lines_of(draw_board(state, notes, Look{}, 60, 20));
  for (const std::string& line : lines) EXPECT_LE(line.size(), 60U);
  EXPECT_NE(lines[0].find("40"), std::string::npos);
  EXPECT_EQ(lines.back(), "    more to the west");
}

TEST(TerminalCanvas, control_characters_never_reach_the_terminal) {
  Canvas canvas;
  canvas.write(0, 0, "a\x1b[2Jb\xC2\x9B");
  EXPECT_EQ(canvas.to_text(Look{}), "a?[2Jb?\n");
  EXPECT_EQ(printable("\x07ok", Look{}), "?ok");
}

TEST(TerminalCanvas, colours_follow_the_look) {
  Canvas canvas;
  canvas.write(0, 0, "x", Style{Colour{255, 0, 0}, {}, false});
  Look look;
  EXPECT_EQ(canvas.to_text(look), "x\n");
  look.colours = ColourDepth::True;
  EXPECT_EQ(canvas.to_text(look), "\x1b[0;38;2;255;0;0mx\x1b[0m\n");
  look.colours = ColourDepth::Palette256;
  EXPECT_EQ(canvas.to_text(look), "\x1b[0;38;5;196mx\x1b[0m\n");
}

}  // namespace
}  // namespace aude::app
