// SPDX-License-Identifier: MIT
#include "art/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "art/svg.h"
#include "art/xml.h"
#include "notation/catalogue.h"
#include "players/random.h"

namespace aude::art {
namespace {

std::shared_ptr<const Game> game_of(SetGroup sets, std::vector<std::string> names) {
  Setup setup;
  setup.sets = sets;
  setup.players = std::move(names);
  auto game = Game::create(notation::catalogue(), setup);
  EXPECT_TRUE(game) << game.refusal().what;
  return *game;
}

// A position of random play after a number of steps, or at the end.
State random_position(const Game& game, std::uint64_t seed, int steps) {
  State state(game);
  players::Random random(seed);
  ActionList scratch;
  for (int i = 0; i < steps && !state.is_over(); ++i)
    state.apply(players::random_action(state, random, scratch));
  return state;
}

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

constexpr SetGroup kAllSets{SetId::Base, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};

TEST(Board, positions_of_random_games_are_well_formed_and_complete) {
  const auto game = game_of(kAllSets, {"A", "B", "C", "D", "E"});
  for (int steps : {0, 1, 2, 40, 41, 42, 43, 150, 10000}) {
    const State state = random_position(*game, 3, steps);
    const std::string svg = board_svg(state, {});
    const XmlDocument document = read_xml(svg);
    ASSERT_FALSE(document.fault) << steps << " steps, " << *document.fault;
    for (const std::string& name : document.references)
      EXPECT_TRUE(document.ids.contains(name)) << name;
    const std::set<std::string> drawn(document.references.begin(), document.references.end());
    for (const std::string& id : document.ids) {
      if (id.ends_with("-hand")) continue;  // the panel draws the tile in hand where it defines it
      EXPECT_TRUE(drawn.contains(id)) << id << " is never drawn";
    }
  }
}

TEST(Svg, of_definitions_those_stay_that_are_referred_to_also_by_others) {
  const std::string definitions =
      "<g id=\"a\"><use href=\"#b\"/></g>\n<path id=\"b\" fill=\"url(#c)\"/><g><g id=\"d\"/></g>"
      "<pattern id=\"c\"><path/></pattern><g id=\"bc\"/>";
  EXPECT_EQ(referenced(definitions, "<use href=\"#a\" stroke=\"#d00\"/>"),
            "<g id=\"a\"><use href=\"#b\"/></g><path id=\"b\" fill=\"url(#c)\"/><pattern "
            "id=\"c\"><path/></pattern>");
  EXPECT_EQ(referenced(definitions, "<use href=\"#d\"/>"), "<g><g id=\"d\"/></g>");
  EXPECT_EQ(referenced(definitions, "<path fill=\"#d00\"/>"), "");
}

TEST(Board, a_large_board_shows_every_tile_and_every_piece) {
  const auto game = game_of(kAllSets, {"A", "B", "C"});
  const State state = random_position(*game, 11, 100000);
  ASSERT_TRUE(state.is_over());
  const Board& board = state.board();
  ASSERT_GE(board.tiles().size(), 120U);
  const std::string svg = board_svg(state, {});
  EXPECT_EQ(count(svg, "<use href=\"#land-k"), static_cast<int>(board.tiles().size()) - 16)
      << "the wheel is one picture";
  // Each seat shows one follower in its panel besides those in the supply, the legend one of each kind.
  int followers =
      static_cast<int>(std::count_if(board.followers().begin(), board.followers().end(),
                                     [](const auto& each) { return each.piece == Piece::Follower; }));
  for (const auto& sector : board.set_state<Wheel>().crown) {
    for (std::uint8_t holder : sector)
      followers += holder != 0 && crown_piece(holder) == Piece::Follower;
  }
  for (int seat = 0; seat < 3; ++seat)
    followers += 1 + (board.supply(static_cast<Seat>(seat), Piece::Follower) > 0);
  EXPECT_EQ(count(svg, "href=\"#a-follower\""), followers + 1);
}

TEST(Board, names_of_players_are_escaped) {
  const auto game = game_of({SetId::Base}, {"<b>&\"'", "\xC3\x89lo\xC3\xAFse of the very long name"});
  const std::string svg = board_svg(State(*game), {});
  EXPECT_FALSE(read_xml(svg).fault);
  EXPECT_NE(svg.find("&lt;b&gt;&amp;&quot;&#39;"), std::string::npos);
  EXPECT_EQ(svg.find("<b>"), std::string::npos);
  EXPECT_NE(svg.find("\xC3\x89lo\xC3\xAFse of the ver"), std::string::npos);
  EXPECT_EQ(svg.find("very long name"), std::string::npos) << "a long name is cut";
}

TEST(Board, the_same_position_gives_the_same_bytes) {
  const auto game = game_of(kAllSets, {"A", "B"});
  EXPECT_EQ(board_svg(random_position(*game, 5, 120), {}),
            board_svg(random_position(*game, 5, 120), {}));
}

TEST(Board, the_last_tile_is_framed_once_one_has_been_laid) {
  const auto game = game_of({SetId::Base}, {"A", "B"});
  const std::string frame = "stroke=\"#fff3c4\"";
  EXPECT_EQ(count(board_svg(random_position(*game, 5, 0), {}), frame), 0);
  EXPECT_EQ(count(board_svg(random_position(*game, 5, 2), {}), frame), 1);
}

TEST(Board, size_is_the_width_of_a_tile) {
  const auto game = game_of({SetId::Base}, {"A", "B"});
  const State start(*game);
  const std::string one = board_svg(start, {100});
  const std::string half = board_svg(start, {50});
  const auto width = [](const std::string& svg) {
    return std::stod(svg.substr(svg.find("width=\"") + 7));
  };
  EXPECT_NEAR(width(half) * 2, width(one), 0.2);
}

}  // namespace
}  // namespace aude::art
