// SPDX-License-Identifier: MIT
// The River: rulings R12 to R16.
#include "support/random_play.h"
#include "support/random_setup.h"
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;

// The source at 0,0 flows east. BB5F2 and BB5F3 are straight, BB5F4 and BB5F5 are bends.

TEST(RiverRules, R12_two_bends_in_a_row_must_not_turn_the_same_way) {
  Scene scene("base river", 2);
  scene.bag("BB5F4 BB5F5 B");
  scene.lay("BB5F4 1,0");  // turns right, to the south
  scene.play("draw BB5F5");
  EXPECT_EQ(scene.legal(), (Texts{"place 1,1 r2"}));  // only to the left again
}

TEST(RiverRules, R12_after_a_straight_tile_the_river_may_turn_the_same_way) {
  Scene scene("base river", 2);
  scene.bag("BB5F4 BB5F2 BB5F5 B");
  scene.lay("BB5F4 1,0");
  scene.lay("BB5F2 1,1 r1");
  scene.play("draw BB5F5");
  EXPECT_EQ(scene.legal(), (Texts{"place 1,2 r1", "place 1,2 r2"}));
}

TEST(RiverRules, R12_a_bend_after_the_source_may_turn_either_way) {
  Scene scene("base river", 2);
  scene.bag("BB5F4 B");
  scene.play("draw BB5F4");
  EXPECT_EQ(scene.legal(), (Texts{"place 1,0 r0", "place 1,0 r1"}));
}

// Also by a player who asks for another tile: the first kinds are the river's, the next ones the
// land's.
TEST(RiverRules, only_river_tiles_can_be_drawn_while_there_are_any) {
  aude::Setup setup = plain_setup({SetId::Base, River::kId}, 2);
  setup.bag = {{{"BB5F2", 0}, {"B", 0}, {"E", 0}}};
  const auto game = game_of(setup);
  const State state(*game);
  ASSERT_EQ(game->supply_kinds(), 3);
  for (int kind = 0; kind < game->supply_kinds(); ++kind) {
    EXPECT_EQ(state.is_legal(Action::draw(static_cast<Kind>(kind))),
              game->kind(static_cast<Kind>(kind)).name == "BB5F2");
  }
}

TEST(RiverRules, R13_an_open_river_end_must_face_an_empty_cell) {
  Scene scene("base river", 2);
  scene.start("BB5F1 0,0; B 2,0").bag("BB5F4 B");
  scene.play("draw BB5F4");
  EXPECT_EQ(scene.legal(), (Texts{"place 1,0 r0", "place 1,0 r1"}));
}

TEST(RiverRules, R13_a_river_tile_that_fits_nowhere_is_discarded_and_nothing_covers_the_open_end) {
  Scene scene("base river", 2);
  scene.start("BB5F1 0,0; B 2,0").bag("BB5F2 B");
  scene.play("draw BB5F2");
  EXPECT_TRUE(scene.heard("discarded 0 BB5F2"));
  EXPECT_EQ(scene.phase(), "draw");
  scene.play("draw B");
  for (const std::string& action : scene.legal())
    EXPECT_FALSE(action.starts_with("place 1,0 ")) << action;
}

TEST(RiverRules, R14_ten_river_tiles_then_the_mouth_then_the_rest) {
  Scene scene("base river", 2);
  EXPECT_EQ(scene.left(), 11 + 71);
  EXPECT_EQ(scene.legal().size(), 10U);
  EXPECT_FALSE(scene.may("draw BB5F12"));
}

TEST(RiverRules, R14_the_next_player_places_the_mouth_and_may_deploy_on_it_but_never_on_the_river) {
  Scene scene("base river", 3);
  scene.bag("B BB5F12 BB5F2");
  EXPECT_EQ(scene.legal(), (Texts{"draw BB5F2"}));
  scene.put("BB5F2 1,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 1", "follower 2", "pass"}));  // segment 0 is the river
  scene.play("pass");
  EXPECT_EQ(scene.legal(), (Texts{"draw BB5F12"}));
  EXPECT_EQ(scene.turn(), 1);
  scene.put("BB5F12 2,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 1", "pass"}));
  scene.play("follower 1");
  EXPECT_EQ(scene.legal(), (Texts{"draw B"}));
  EXPECT_EQ(scene.turn(), 2);
}

TEST(RiverRules, R15_the_field_wraps_around_the_source) {
  Scene scene("base river", 2);
  scene.bag("BB5F2 BB5F3 B");
  scene.lay("BB5F2 1,0", "follower 1");  // on the northern bank
  scene.put("BB5F3 2,0");
  EXPECT_EQ(scene.legal(), (Texts{"pass"}));  // the southern bank is the same farm
}

TEST(RiverRules, R15_without_source_and_mouth_the_banks_are_different_farms) {
  Scene scene("base river", 2);
  scene.start("BB5F9 0,0 r1").bag("BB5F2 BB5F3 B");
  scene.lay("BB5F2 1,0", "follower 1");
  scene.put("BB5F3 2,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 2", "pass"}));
}

TEST(RiverRules, R15_the_mouth_joins_the_two_banks) {
  Scene scene("base river", 2);
  scene.start("BB5F9 0,0 r1").bag("BB5F2 BB5F3 BB5F12");
  scene.lay("BB5F2 1,0", "follower 1");
  scene.lay("BB5F3 2,0", "follower 2");
  scene.put("BB5F12 3,0");
  EXPECT_EQ(scene.legal(), (Texts{"pass"}));
}

TEST(RiverRules, R16_with_the_wheel_the_source_is_next_to_the_board_and_flows_away) {
  Scene scene("base river wheel", 2);
  EXPECT_EQ(scene.left(), 11 + 71 + 12);
  EXPECT_EQ(scene.legal().size(), 10U);
  scene.play("draw BB5F2");
  EXPECT_EQ(scene.legal(), (Texts{"place 5,1 r0", "place 5,1 r2"}));
}

TEST(RiverRules, the_start_tile_stays_out_of_the_game) {
  Scene scene("base river", 2);
  EXPECT_EQ(scene.checked().state().board().tiles().size(), 1U);
  EXPECT_EQ(scene.checked().game().supply_of(scene.checked().game().find_kind("D")), 3);
}

}  // namespace
}  // namespace aude::slow
