// SPDX-License-Identifier: MIT
// Actions as text: printing, parsing, refusing.
#include "notation/actions.h"

#include <gtest/gtest.h>

#include <memory>

#include "notation/catalogue.h"

namespace aude::notation {
namespace {

std::shared_ptr<const Game> game_of_all_sets() {
  aude::Setup setup;
  setup.sets = {SetId::Base, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};
  setup.players = {"A", "B"};
  return *Game::create(catalogue(), setup);
}

TEST(Actions, every_form_prints_as_the_contract_says_and_parses_back) {
  const auto game = game_of_all_sets();
  const std::pair<Action, std::string> forms[] = {
      {Action::draw(game->find_kind("U:2")), "draw U:2"},
      {Action::draw(game->find_kind("SchH-1")), "draw SchH-1"},
      {Wheel::recall({2, -1}, 0, Piece::Follower), "recall 2,-1 0 follower"},
      {Wheel::recall({-32768, 32767}, 7, Inns::kLarge), "recall -32768,32767 7 large"},
      {Action::place({3, -1}, Rotation::r2), "place 3,-1 r2"},
      {Action::deploy(Piece::Follower, 2), "follower 2"},
      {Action::deploy(Inns::kLarge, 0), "large 0"},
      {Action::deploy(Traders::kBuilder, 0), "builder 0"},
      {Action::deploy(Traders::kPig, 3), "pig 3"},
      {Action::deploy(Hills::kShepherd, 7), "shepherd 7"},
      {Wheel::crown(Sector::Taxes, Piece::Follower), "crown taxes"},
      {Wheel::crown(Sector::Plague, Inns::kLarge), "crown plague large"},
      {Action::pass(), "pass"},
      {Hills::token(3), "token 3"},
      {Hills::token(0), "token wolf"},
      {Hills::grow(), "grow"},
      {Hills::gather(), "gather"},
  };
  for (const auto& [action, text] : forms) {
    EXPECT_EQ(to_text(*game, action), text);
    const auto parsed = parse_action(*game, text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.refusal().what;
    EXPECT_EQ(*parsed, action) << text;
  }
}

TEST(Actions, every_kind_of_tile_can_be_drawn_by_name) {
  const auto game = game_of_all_sets();
  for (int i = 0; i < game->supply_kinds(); ++i) {
    const Action action = Action::draw(static_cast<Kind>(i));
    EXPECT_EQ(*parse_action(*game, to_text(*game, action)), action);
  }
}

TEST(Actions, text_that_is_not_exactly_an_action_is_refused) {
  const auto game = game_of_all_sets();
  for (const char* text : {"",
                           " ",
                           "pass ",
                           " pass",
                           "Pass",
                           "PASS",
                           "pass 1",
                           "grow 1",
                           "draw",
                           "draw ",
                           "draw  U:2",
                           "draw ZZ",
                           "draw U",
                           "draw U:4",
                           "draw u:2",
                           "draw U:2 x",
                           "place",
                           "place 1,2",
                           "place 1,2 r4",
                           "place 1,2 r",
                           "place 1,2 2",
                           "place 1,2 r01",
                           "place 1, 2 r0",
                           "place 1;2 r0",
                           "place 1,2,3 r0",
                           "place +1,2 r0",
                           "place 01,2 r0",
                           "place -0,2 r0",
                           "place --1,2 r0",
                           "place 1.0,2 r0",
                           "place 1e1,2 r0",
                           "place 0x1,2 r0",
                           "place ,2 r0",
                           "place 1, r0",
                           "place 32768,0 r0",
                           "place -32769,0 r0",
                           "place 9223372036854775807,-9223372036854775808 r0",
                           "place 99999999999999999999999999,0 r0",
                           "place  1,2 r0",
                           "place 1,2  r0",
                           "place 1,2 r0 ",
                           "place\t1,2 r0",
                           "follower",
                           "follower ",
                           "follower -1",
                           "follower 8",
                           "follower 256",
                           "follower 00",
                           "follower 1 2",
                           "meeple 1",
                           "crown",
                           "crown luck",
                           "crown taxes small",
                           "crown taxes follower",
                           "crown taxes large large",
                           "token",
                           "token 0",
                           "token 5",
                           "token -1",
                           "token Wolf",
                           "recall 1,2 0",
                           "recall 1,2 0 pig",
                           "recall 1,2 9 follower",
                           "recall 1,2 0 follower x",
                           "place 1,2 r0 x y z",
                           "pass\n",
                           "place 1,\xD9\xA2 r0"}) {
    EXPECT_FALSE(parse_action(*game, text)) << text;
  }
  EXPECT_FALSE(parse_action(*game, std::string("pass\0", 5)));
}

TEST(Actions, a_refusal_shortens_a_long_text) {
  const auto game = game_of_all_sets();
  const auto refused = parse_action(*game, "draw " + std::string(1'000'000, 'X'));
  ASSERT_FALSE(refused);
  EXPECT_LT(refused.refusal().what.size(), 400U);
  EXPECT_NE(refused.refusal().what.find("1000005 bytes"), std::string::npos) << refused.refusal().what;
}

class AtTheTable : public testing::Test {
 protected:
  static std::shared_ptr<const Game> make() {
    aude::Setup setup;
    setup.players = {"A", "B"};
    setup.bag = {{"E", 0}, {"V", 0}};
    return *Game::create(catalogue(), setup);
  }
  void play(const char* text) {
    const auto action = legal_action(state_, text);
    ASSERT_TRUE(action) << action.refusal().what;
    state_.apply(*action);
  }
  std::string refusal(const char* text) {
    const auto action = legal_action(state_, text);
    EXPECT_FALSE(action) << text;
    return action ? "" : action.refusal().what;
  }
  std::shared_ptr<const Game> game_ = make();
  State state_{*game_};
};

TEST_F(AtTheTable, a_refusal_gives_the_reason_and_the_legal_actions) {
  EXPECT_EQ(refusal("pass"), "\"pass\": the phase is draw, not deploy; legal: draw E, draw V");
  EXPECT_EQ(refusal("draw Q"), "\"draw Q\": unknown tile \"Q\"; legal: draw E, draw V");
  play("draw E");
  const std::string legal = "; legal: " + legal_actions_text(state_);
  EXPECT_EQ(refusal("place 0,0 r0"), "\"place 0,0 r0\": a tile lies at 0,0 already" + legal);
  EXPECT_EQ(refusal("place 5,5 r0"), "\"place 5,5 r0\": 5,5 is not beside any tile" + legal);
  EXPECT_EQ(refusal("place 0,-1 r0"),
            "\"place 0,-1 r0\": tile E does not fit at 0,-1 that way, only r2" + legal);
  EXPECT_EQ(refusal("place 1,0 r0"),
            "\"place 1,0 r0\": tile E does not fit at 1,0 in any rotation" + legal);
  play("place 0,-1 r2");
  EXPECT_EQ(refusal("follower 2"),
            "\"follower 2\": tile E has segments 0 to 1; legal: follower 0, follower 1, pass");
  EXPECT_EQ(refusal("large 0"),
            "\"large 0\": the player has no large in the supply; legal: follower 0, follower 1, pass");
  play("pass");
  EXPECT_EQ(refusal("draw E"), "\"draw E\": no such tile can be drawn now; legal: draw V");
  play("draw V");
  play("place 1,0 r0");
  play("pass");
  EXPECT_EQ(refusal("draw E"), "\"draw E\": the game is over; legal: nothing, the game is over");
}

TEST_F(AtTheTable, a_refused_action_changes_nothing) {
  const State before = state_;
  refusal("place 0,1 r0");
  EXPECT_EQ(before, state_);
}

}  // namespace
}  // namespace aude::notation
