// SPDX-License-Identifier: MIT
// The Abbot: rulings R55 to R60.
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;
using Scores = std::vector<int>;

constexpr auto kAbbot = Abbot::kAbbot;

auto created_with(SetGroup sets) {
  Setup setup;
  setup.sets = sets;
  setup.players = {"Red", "Blue"};
  return Game::create(catalogue(), setup);
}

std::shared_ptr<const Game> game_with(SetGroup sets) {
  auto game = created_with(sets);
  EXPECT_TRUE(game) << game.refusal().what;
  return *game;
}

int copies(const Game& game, const std::string& name) {
  const Kind kind = game.find_kind(name);
  return kind == kNoKind ? 0 : game.supply_of(kind);
}

// The garden of Eg in the middle of a ring, in which only 2,2 is empty.
constexpr const char* kRing = "B 0,0; E 1,0 r2; B 2,0; B 0,1; B 2,1; B 0,2; B 1,2";

TEST(AbbotRules, R55_one_copy_each_of_eight_tiles_has_a_garden) {
  const auto plain = game_with({Base::kId});
  const auto game = game_with({Base::kId, Abbot::kId});
  EXPECT_EQ(game->supply_size(), plain->supply_size());
  for (const std::string id : {"E", "H", "I", "M", "N", "R", "U", "V"}) {
    EXPECT_EQ(copies(*game, id + "g"), 1) << id;
    EXPECT_EQ(copies(*game, id), copies(*plain, id) - 1) << id;
  }
}

TEST(AbbotRules, R55_with_the_wheel_gardens_replace_copies_without_a_symbol_where_there_are_any) {
  const auto plain = game_with({Base::kId, Wheel::kId});
  const auto game = game_with({Base::kId, Wheel::kId, Abbot::kId});
  for (const std::string id : {"E", "H", "I", "M", "N", "R", "V"}) {
    EXPECT_EQ(copies(*game, id + "g"), 1) << id;
    EXPECT_EQ(copies(*game, id), copies(*plain, id) - 1) << id;
  }
  EXPECT_EQ(copies(*game, "Ug:1"), 1);
  EXPECT_EQ(copies(*game, "Ug"), 0);
  EXPECT_EQ(copies(*game, "U:1"), copies(*plain, "U:1") - 1);
  EXPECT_EQ(copies(*game, "U:2"), copies(*plain, "U:2"));
}

TEST(AbbotRules, R55_the_set_needs_the_base_game) {
  const auto game = created_with({Wheel::kId, Abbot::kId});
  ASSERT_FALSE(game);
  EXPECT_EQ(game.refusal().what, "'abbot' needs 'base'");
}

TEST(AbbotRules, R56_only_the_abbot_may_stand_in_a_garden) {
  Scene scene("base abbot", 2);
  scene.start("D 0,0").bag("Eg B");
  scene.put("Eg 0,-1 r2");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "follower 1", "abbot 2", "pass"}));
  scene.play("abbot 2");
  EXPECT_EQ(scene.supply(0, kAbbot), 0);
  EXPECT_EQ(scene.supply(1, kAbbot), 1) << "each player has one";
}

TEST(AbbotRules, R56_the_abbot_may_be_a_monk_and_goes_nowhere_else) {
  Scene scene("base abbot inns wheel", 2);
  scene.start("B 0,10").bag("B U B");
  scene.put("B 1,10");
  EXPECT_TRUE(scene.may("abbot 0"));
  EXPECT_FALSE(scene.may("abbot 1")) << "a field";
  for (const std::string& action : scene.legal()) {
    EXPECT_FALSE(action.starts_with("crown ") && action.ends_with(" abbot")) << action;
  }
}

TEST(AbbotRules, R57_a_garden_with_eight_tiles_around_it_gives_nine) {
  Scene scene("base abbot", 2);
  scene.start(kRing).bag("Eg 2*B");
  scene.lay("Eg 1,1", "abbot 2");
  scene.lay("B 2,2");
  EXPECT_EQ(scene.scored(), "garden 9 to 0");
  EXPECT_TRUE(scene.heard("returned 0 abbot 1,1 2"));
}

TEST(AbbotRules, R57_at_the_end_a_garden_gives_one_for_itself_and_each_tile_around) {
  Scene scene("base abbot", 2);
  scene.start("D 0,0; B 0,1").bag("Eg");
  scene.lay("Eg 0,-1 r2", "abbot 2");
  EXPECT_EQ(scene.scored(), "garden 2 to 0 final");
}

TEST(AbbotRules, R57_vineyards_add_nothing_to_a_garden) {
  Scene scene("base abbot hills", 2);
  scene.start("SchG-2 0,0; E 1,0 r2; B 2,0; B 0,1; B 2,1; B 0,2; B 1,2").bag("Eg 2*B");
  scene.lay("Eg 1,1", "abbot 2");
  scene.lay("B 2,2");
  EXPECT_EQ(scene.scored(), "garden 9 to 0");
}

TEST(AbbotRules, R57_cells_of_the_wheel_board_count_as_tiles) {
  Scene scene("base abbot wheel", 2);
  scene.bag("Eg");
  scene.lay("Eg 0,-1 r2", "abbot 2");
  EXPECT_EQ(scene.scored(), "garden 3 to 0 final");
}

TEST(AbbotRules, R58_he_may_be_taken_back_for_the_tiles_that_lie_there) {
  Scene scene("base abbot", 2);
  scene.start("D 0,0").bag("Eg 4*B");
  scene.lay("Eg 0,-1 r2", "abbot 2");
  scene.lay("B 0,1");
  scene.put("B 1,-1");
  EXPECT_TRUE(scene.may("retrieve"));
  scene.play("retrieve");
  EXPECT_EQ(scene.scored(), "garden 3 to 0");
  EXPECT_TRUE(scene.heard("returned 0 abbot 0,-1 2"));
  EXPECT_EQ(scene.scores(), (Scores{3, 0}));
  EXPECT_EQ(scene.supply(0, kAbbot), 1);
  EXPECT_EQ(scene.phase(), "draw") << "it takes the place of any deployment";
  scene.put("B 0,2");
  EXPECT_FALSE(scene.may("retrieve")) << "only the own abbot";
}

TEST(AbbotRules, R58_whether_the_feature_is_complete_is_judged_with_the_tile_just_laid) {
  Scene scene("base abbot", 2);
  scene.start(std::string(kRing) + "; B 5,5").bag("Eg 3*B");
  scene.lay("Eg 1,1", "abbot 2");
  scene.lay("B 5,6");
  scene.put("B 2,2");
  EXPECT_FALSE(scene.may("retrieve"));
  scene.play("pass");
  EXPECT_EQ(scene.scored(), "garden 9 to 0");
}

TEST(AbbotRules, R58_vineyards_do_not_count_when_he_leaves_a_cloister) {
  Scene scene("base abbot hills", 2);
  scene.start("SchG-2 -1,-1; B 0,-1; B -1,0").bag("4*B");
  scene.lay("B 0,0", "abbot 0");
  scene.lay("B 0,-2");
  scene.put("B 0,-3");
  scene.play("retrieve");
  EXPECT_EQ(scene.scored(), "cloister 4 to 0");
}

TEST(AbbotRules, R58_each_part_of_a_double_turn_has_its_own_choice) {
  Scene scene("base abbot traders", 2);
  scene.start("U 0,0").bag("3*U 7*B");
  scene.lay("U 1,0", "follower 0");
  scene.lay("B 0,1");
  scene.lay("U 2,0", "builder 0");
  scene.lay("B 0,2");
  scene.lay("B 1,1", "abbot 0");
  scene.lay("B 0,3");
  scene.lay("U 3,0", "retrieve");
  EXPECT_EQ(scene.scored(), "cloister 6 to 0");
  EXPECT_EQ(scene.turn(), 0) << "the builder's second part";
  scene.lay("B 1,2", "abbot 0");
  EXPECT_EQ(scene.supply(0, kAbbot), 0);
  EXPECT_EQ(scene.turn(), 1);
}

TEST(AbbotRules, R59_storm_counts_an_abbot_in_the_supply) {
  Scene scene("base abbot wheel", 2);
  scene.start("B 0,10").bag("B B:3 B");
  scene.lay("B 1,10", "abbot 0");
  scene.play("draw B:3");
  EXPECT_EQ(scene.scored(), "storm 7 to 0; storm 8 to 1");
}

TEST(AbbotRules, R59_in_a_plague_he_may_be_taken_back_like_any_follower) {
  Scene scene("base abbot wheel", 2);
  scene.start("B 0,10").bag("B B:3 B:2 B");
  scene.lay("B 1,10", "abbot 0");
  scene.lay("B:3 2,10");
  scene.play("draw B:2");
  EXPECT_EQ(scene.legal(), (Texts{"recall 1,10 0 abbot"}));
  scene.play("recall 1,10 0 abbot");
  EXPECT_EQ(scene.supply(0, kAbbot), 1);
  EXPECT_EQ(scene.scores(), (Scores{7, 8}))
      << "a plague gives nothing for him, the storm before it did";
}

TEST(AbbotRules, R59_he_is_a_monk_in_a_cloister_and_none_in_a_garden) {
  for (const bool garden : {false, true}) {
    Scene scene("base abbot wheel", 2);
    scene.start("B 0,10; E 0,12").bag(garden ? "Eg B:3 B:1 B" : "2*B B:3 B:1");
    if (garden) {
      scene.lay("Eg 0,11 r2", "abbot 2");
    } else {
      scene.lay("B 1,10", "abbot 0");
    }
    scene.lay("B:3 0,9");
    scene.play("draw B:1");
    EXPECT_EQ(scene.scored(), garden ? "" : "inquisition 2 to 0");
  }
}

TEST(AbbotRules, R60_he_counts_one) {
  EXPECT_EQ(info_of(kAbbot).weight, 1);
  Scene scene("base abbot", 2);
  scene.start("D 0,0").bag("Eg B");
  scene.lay("Eg 0,-1 r2", "abbot 2");
  const auto& board = scene.checked().state().board();
  const SegmentId garden = board.segment_id(board.last_tile(), 2);
  EXPECT_EQ(claim(board.claims_on(garden), Seat{0}), 1);
}

}  // namespace
}  // namespace aude::slow
