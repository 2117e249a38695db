// SPDX-License-Identifier: MIT
// The Wheel of Fortune: rulings R39 to R54, their examples, and combinations with other sets.
//
// The board covers 0,0 to 3,3; most scenes are far south of it. From Fortune, one step leads to Taxes,
// two to Famine, three to Storm, four to Inquisition, five to the Plague.
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;
using Scores = std::vector<int>;
using Heard = std::vector<std::string>;

std::string pig(Scene& scene) {
  return std::to_string(index(scene.checked().state().board().set_state<Wheel>().sector));
}

// --- the order -------------------------------------------------------------------------------------

TEST(WheelRules, R39_on_the_draw_the_pig_moves_the_sector_acts_and_its_crowns_score) {
  Scene scene("base wheel", 2);
  scene.start("E 0,11 r1; B 0,10").bag("E B:1 2*B");
  scene.lay("E 1,11 r3", "crown taxes");
  scene.play("draw B:1");
  EXPECT_EQ(scene.heard(), (Heard{"wheel 1 1 fortune taxes", "scored crown 6 to 0",
                                  "returned 0 follower crown taxes"}));
  EXPECT_EQ(scene.phase(), "place");
}

TEST(WheelRules, R39_a_crown_just_emptied_can_be_taken_again_by_the_follower_that_returned) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("2*B B:2 B");
  scene.lay("B 1,10", "crown famine");
  scene.lay("B 2,10");
  scene.play("draw B:2");
  EXPECT_EQ(scene.scored(), "crown 3 to 0");
  scene.play("place 3,10 r0");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 7);
  EXPECT_TRUE(scene.may("crown famine"));
}

TEST(WheelRules, R39_the_sector_acts_before_the_tile_is_laid) {
  Scene scene("base wheel", 2);
  scene.start("E 0,10; B 0,11").bag("B E:2 B");
  scene.lay("B 1,10", "follower 1");  // a farmer beside the open city
  scene.play("draw E:2");             // the tile that will complete it
  EXPECT_EQ(scene.scored(), "");
  scene.play("place 0,9 r2; follower 0");
  EXPECT_EQ(scene.scored(), "city 4 to 1");
}

TEST(WheelRules, R40_storm_is_counted_before_the_crown_followers_return) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("B B:3 B");
  scene.lay("B 1,10", "crown storm");
  scene.play("draw B:3");
  EXPECT_EQ(scene.scores(), (Scores{6 + 6, 7}));
}

TEST(WheelRules, R41_the_wheel_of_a_tile_that_is_discarded_has_acted_and_the_next_symbol_acts_again) {
  Scene scene("base wheel", 2);
  // All city edges of the board are covered: a tile with four city edges fits nowhere.
  scene.start("E 0,-1 r2; E 4,2 r3; E 0,4; E -1,3 r1").bag("C:3 B:3 B");
  scene.play("draw C:3");
  EXPECT_EQ(scene.heard(),
            (Heard{"wheel 0 3 fortune storm", "scored storm 7 to 0+1", "discarded 0 C:3"}));
  EXPECT_EQ(scene.phase(), "draw");
  EXPECT_EQ(scene.turn(), 0);
  scene.play("draw B:3");
  EXPECT_EQ(scene.scored(), "fortune 3 to 0");
}

TEST(WheelRules, R41_a_discard_that_empties_the_supply_ends_the_game_without_a_crown_deployment) {
  Scene scene("base wheel", 2);
  scene.start("E 0,-1 r2; E 4,2 r3; E 0,4; E -1,3 r1").bag("C:3");
  scene.play("draw C:3");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_TRUE(scene.heard("over 0+1"));
}

// --- the plague ------------------------------------------------------------------------------------

// Two draws that lead to the plague: the first by the player before.
TEST(WheelRules, R42_the_plague_is_answered_in_turn_order_from_the_player_in_turn) {
  Scene scene("base wheel", 3);
  scene.start("B 0,10; U 0,12; U 0,14").bag("B 2*U B:3 U:2 B");
  scene.lay("B 1,10", "follower 0");  // red, a monk
  scene.lay("U 1,12", "follower 0");  // blue, a thief
  scene.lay("U 1,14", "follower 1");  // yellow, a farmer
  scene.lay("B:3 2,10", "follower 0");
  scene.play("draw U:2");  // blue draws the plague
  EXPECT_EQ(scene.phase(), "recall");
  EXPECT_EQ(scene.actor(), 1);
  EXPECT_EQ(scene.legal(), (Texts{"recall 1,12 0 follower"}));  // one choice, answered all the same
  scene.play("recall 1,12 0 follower");
  EXPECT_TRUE(scene.heard("returned 1 follower 1,12 0"));
  EXPECT_EQ(scene.actor(), 2);
  EXPECT_EQ(scene.legal(), (Texts{"recall 1,14 1 follower"}));  // farmers count
  scene.play("recall 1,14 1 follower");
  EXPECT_EQ(scene.actor(), 0);
  EXPECT_EQ(scene.legal(), (Texts{"recall 1,10 0 follower", "recall 2,10 0 follower"}));
  scene.play("recall 2,10 0 follower");
  EXPECT_EQ(scene.phase(), "place");
  EXPECT_EQ(scene.actor(), 1);
  EXPECT_EQ(scene.scored(), "");
}

TEST(WheelRules, R42_players_without_a_follower_on_land_are_skipped_and_crowns_are_safe) {
  Scene scene("base wheel", 3);
  scene.start("B 0,10").bag("2*B B:3 B:2 B");
  scene.lay("B 1,10", "crown plague");
  scene.lay("B 2,10", "follower 0");
  scene.lay("B:3 3,10");
  scene.play("draw B:2");  // red draws the plague, but stands only on a crown
  EXPECT_EQ(scene.phase(), "recall");
  EXPECT_EQ(scene.actor(), 1);
  EXPECT_EQ(scene.scored(), "");
  scene.play("recall 2,10 0 follower");
  EXPECT_EQ(scene.scored(), "crown 6 to 0");  // belongs to the last recall
  EXPECT_EQ(scene.phase(), "place");
  EXPECT_EQ(scene.actor(), 0);
}

TEST(WheelRules, R42_without_followers_on_the_board_the_plague_has_no_effect) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("B:3 B:2 B");
  scene.lay("B:3 1,10");
  scene.play("draw B:2");
  EXPECT_EQ(scene.phase(), "place");
}

TEST(WheelRules, R42_the_road_is_free_again_when_its_last_follower_has_left) {
  Scene scene("base wheel", 2);
  scene.start("U 0,10").bag("U B:3 U:2 B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B:3 0,11");
  scene.play("draw U:2; recall 1,10 0 follower; place 2,10 r0");
  EXPECT_TRUE(scene.may("follower 0"));
}

TEST(WheelRules, R24_the_builder_returns_at_once_when_its_last_follower_leaves_the_road) {
  Scene scene("base traders wheel", 3);
  scene.start("U 0,10; B 0,12").bag("2*U 2*B B:3 U:2 2*B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B 1,12");
  scene.lay("B 2,12");
  scene.lay("U 2,10", "builder 0");
  scene.lay("B:3 3,12", "follower 0");
  scene.play("draw U:2");
  EXPECT_EQ(scene.actor(), 0);  // the player whose turn it is has nobody on land
  scene.play("recall 1,10 0 follower");
  EXPECT_EQ(scene.heard(), (Heard{"returned 0 follower 1,10 0", "returned 0 builder 2,10 0"}));
  EXPECT_EQ(scene.phase(), "recall");  // before the next player answers
}

TEST(WheelRules, R24_a_large_follower_keeps_the_builder_company) {
  Scene scene("base inns traders wheel", 2);
  scene.start("B 0..6,11").bag("4*U U:3 U:2 3*B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B 0,12");
  scene.lay("U 3,10", "large 0");
  scene.lay("B 1,12");
  scene.put("U 2,10");  // thief and large thief share the road
  scene.play("builder 0");
  scene.lay("U:3 5,10");
  scene.play("draw U:2; recall 1,10 0 follower");
  EXPECT_FALSE(scene.heard("returned 0 builder 2,10 0"));
  EXPECT_EQ(scene.supply(0, Traders::kBuilder), 0);
}

TEST(WheelRules, R43_a_plague_that_removes_the_builder_before_the_tile_is_laid_takes_the_second_part) {
  Scene scene("base traders wheel", 2);
  scene.start("U 0,10; B 0,12").bag("2*U U:2 B B:3 3*B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B 1,12");
  scene.lay("U 2,10", "builder 0");
  scene.lay("B:3 2,12");
  scene.play("draw U:2; recall 1,10 0 follower");
  EXPECT_TRUE(scene.heard("returned 0 builder 2,10 0"));
  scene.play("place 3,10 r0; pass");
  EXPECT_EQ(scene.turn(), 1);
}

TEST(WheelRules, R43_a_plague_on_the_draw_of_the_second_part_lets_it_go_on) {
  Scene scene("base traders wheel", 2);
  scene.start("U 0,10; B 0,12").bag("3*U U:2 B B:3 3*B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B 1,12");
  scene.lay("U 2,10", "builder 0");
  scene.lay("B:3 2,12");
  scene.lay("U 3,10");
  EXPECT_EQ(scene.turn(), 0);
  scene.play("draw U:2; recall 1,10 0 follower");
  EXPECT_EQ(scene.phase(), "place");
  EXPECT_EQ(scene.turn(), 0);
  scene.play("place 4,10 r0; follower 0");
  EXPECT_EQ(scene.turn(), 1);
}

TEST(WheelRules,
     R44_the_symbol_of_the_builders_second_tile_acts_and_fortune_pays_the_same_player_again) {
  Scene scene("base traders wheel", 2);
  scene.start("U 0,10; B 0,12").bag("2*U B:3 U:3 B:3 B B:3 2*B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B:3 1,12");
  scene.lay("U 2,10", "builder 0");
  scene.lay("B 2,12");
  scene.play("draw U:3");
  EXPECT_EQ(scene.scored(), "fortune 3 to 0");
  scene.play("place 3,10 r0; pass");
  scene.play("draw B:3");
  EXPECT_TRUE(scene.heard("wheel 0 3 fortune storm"));
  EXPECT_EQ(scene.turn(), 0);
}

TEST(WheelRules, R45_both_parts_of_a_double_turn_may_use_a_crown) {
  Scene scene("base traders wheel", 2);
  scene.start("U 0,10; B 0,12").bag("4*U 4*B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("B 1,12");
  scene.lay("U 2,10", "builder 0");
  scene.lay("B 2,12");
  scene.lay("U 3,10", "crown storm");
  EXPECT_EQ(scene.turn(), 0);
  scene.lay("U 4,10", "crown storm");
  EXPECT_EQ(scene.turn(), 1);
  EXPECT_EQ(scene.supply(0, Piece::Follower), 4);
}

// --- crown spaces ----------------------------------------------------------------------------------

TEST(WheelRules, R46_nine_crown_spaces_one_follower_each) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("9*B 3*B");
  const char* sectors[] = {"fortune", "taxes",       "taxes",  "famine", "storm",
                           "storm",   "inquisition", "plague", "plague"};
  int x = 1;
  for (const char* sector : sectors)
    scene.lay("B " + std::to_string(x++) + ",10", std::string("crown ") + sector);
  scene.put("B 10,10");
  for (const std::string& action : scene.legal()) EXPECT_FALSE(action.starts_with("crown")) << action;
}

TEST(WheelRules, R46_one_follower_on_a_single_space_gains_three) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("B B:2 B");
  scene.lay("B 1,10", "crown famine");
  scene.play("draw B:2");
  EXPECT_EQ(scene.scored(), "crown 3 to 0");
}

TEST(WheelRules, R46_one_follower_alone_in_a_double_segment_gains_six) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("B B:1 B");
  scene.lay("B 1,10", "crown taxes");
  scene.play("draw B:1");
  EXPECT_EQ(scene.scored(), "crown 6 to 0");
  EXPECT_NE(scene.in_full("scored crown").find("alone-on-two"), std::string::npos);
}

TEST(WheelRules, R46_two_followers_in_a_double_segment_gain_three_each_also_of_one_player) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("3*B B:1 B");
  scene.lay("B 1,10", "crown taxes");
  scene.lay("B 2,10");
  scene.lay("B 3,10", "crown taxes");
  scene.play("draw B:1");
  EXPECT_EQ(scene.scored(), "crown 3 to 0; crown 3 to 0");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 7);
}

TEST(WheelRules, R46_a_large_follower_on_a_crown_is_one_follower) {
  Scene scene("base inns wheel", 2);
  scene.start("B 0,10").bag("2*B B:1 B");
  scene.lay("B 1,10", "crown taxes large");
  scene.lay("B 2,10", "crown taxes");
  scene.play("draw B:1");
  EXPECT_EQ(scene.scored(), "crown 3 to 0; crown 3 to 1");
  EXPECT_EQ(scene.supply(0, Inns::kLarge), 1);
}

TEST(WheelRules, R46_followers_passed_by_the_pig_or_left_at_the_end_score_nothing) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("B B:2");
  scene.lay("B 1,10", "crown taxes");
  scene.play("draw B:2");
  EXPECT_EQ(scene.scored(), "");
  scene.play("place 2,10 r0; crown fortune");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.scores(), (Scores{0, 0}));
}

// --- the sectors -----------------------------------------------------------------------------------

TEST(WheelRules, R47_two_knights_and_two_banners_pay_eight_and_one_knight_three) {
  Scene scene("base wheel", 2);
  scene.start("B 0,12; B 2,12; B 1,9; F 1,12 r1").bag("3*E C B:1 B");
  scene.lay("E 0,11 r1", "follower 0");
  scene.lay("E 2,11 r3", "follower 0");
  scene.lay("E 1,10 r2", "follower 0");
  scene.lay("C 1,11");  // two banners: C and F
  scene.play("draw B:1");
  EXPECT_EQ(scene.scores(), (Scores{2 * (2 + 2), 1 * (1 + 2)}));
  EXPECT_EQ(scene.scored(), "taxes 8 to 0; taxes 3 to 1");
}

TEST(WheelRules, R47_a_cathedral_does_not_matter_for_taxes_and_a_large_knight_is_one) {
  Scene scene("base inns wheel", 2);
  scene.start("EK 0,10").bag("E B:1 B");
  scene.lay("E 1,10 r3", "large 0");
  scene.play("draw B:1");
  EXPECT_EQ(scene.scored(), "taxes 1 to 0");
}

TEST(WheelRules, R47_players_with_the_same_amount_share_one_event) {
  Scene scene("base wheel", 2);
  scene.start("C 0,10; C 0,14").bag("2*E B:1 B");
  scene.lay("E 1,10 r3", "follower 0");
  scene.lay("E 1,14 r3", "follower 0");
  scene.play("draw B:1");
  EXPECT_EQ(scene.scored(), "taxes 2 to 0+1");
}

TEST(WheelRules, R48_each_farmer_pays_one_per_completed_city_without_any_majority) {
  Scene scene("base wheel", 2);
  scene.start("E 0,11; E 0,10 r2; E 2,11; E 2,10 r2; B 1,11; E 5,11; E 9,11").bag("6*B B:2 B");
  scene.lay("B -1,11", "follower 1");
  scene.lay("B 6,11", "follower 1");
  scene.lay("B 10,11", "follower 1");
  scene.lay("B 8,11");
  scene.lay("B 7,11");
  scene.lay("B 4,11");
  scene.play("draw B:2");
  EXPECT_EQ(scene.scores(), (Scores{2, 0}));  // only the western farm touches cities as yet
}

TEST(WheelRules, R48_several_farmers_of_one_player_each_pay) {
  Scene scene("base wheel", 2);
  scene.start("E 0,11; E 0,10 r2; E 4,11").bag("4*B B:2 B");
  scene.lay("B 1,11", "follower 1");
  scene.lay("B -1,11", "pass");
  scene.lay("B 3,11", "follower 1");
  scene.lay("B 2,11");
  scene.play("draw B:2");
  EXPECT_EQ(scene.scored(), "famine 2 to 0");
}

TEST(WheelRules, R48_a_pig_adds_nothing_without_the_option) {
  for (const bool option : {false, true}) {
    Scene scene("base traders wheel", 2);
    scene.options([&](Options& o) { o.pig_in_famine = option; });
    scene.start("E 0,11; E 0,10 r2").bag("4*B B:2 B");
    scene.lay("B 1,11", "follower 1");
    scene.lay("B -1,11");
    scene.lay("B 2,11", "pig 1");
    scene.lay("B -2,11");
    scene.play("draw B:2");
    EXPECT_EQ(scene.scored(), option ? "famine 2 to 0" : "famine 1 to 0");
  }
}

TEST(WheelRules, R49_storm_counts_normal_and_large_followers_in_supply_and_nothing_else) {
  Scene scene("base inns traders hills wheel", 2);
  scene.start("B 0,10").bag("B B:3 B");
  scene.lay("B 1,10", "follower 0");
  scene.play("draw B:3");
  EXPECT_EQ(scene.scores(), (Scores{7, 8}));
}

TEST(WheelRules, R50_inquisition_pays_two_per_monk_large_or_normal) {
  Scene scene("base inns wheel", 2);
  scene.start("B 0,10").bag("3*B B:2 B:2 B");
  scene.lay("B 1,10", "follower 0");
  scene.lay("B 2,10", "follower 1");
  scene.lay("B 3,10", "large 0");
  scene.lay("B:2 4,10");
  scene.play("draw B:2");
  EXPECT_TRUE(scene.heard("wheel 0 2 famine inquisition"));
  EXPECT_EQ(scene.scored(), "inquisition 4 to 0");
}

TEST(WheelRules, R50_fortune_pays_three_to_the_player_in_turn_only) {
  Scene scene("base wheel", 2);
  scene.start("B 0,10").bag("B:3 B:3 B");
  scene.lay("B:3 1,10");
  scene.play("draw B:3");
  EXPECT_EQ(scene.scored(), "fortune 3 to 1");
}

// --- the board -------------------------------------------------------------------------------------

TEST(WheelRules, R51_a_board_city_counts_one_tile_per_cell) {
  Scene scene("base wheel", 2);
  scene.bag("3*E B");
  scene.lay("E 0,-1 r2", "follower 0");
  EXPECT_EQ(scene.scored(), "city 4 to 0");
  scene.lay("E 0,4", "follower 0");  // the city in the south-west corner owns two sides
  EXPECT_EQ(scene.scored(), "");
  scene.lay("E -1,3 r1");
  EXPECT_EQ(scene.scored(), "city 6 to 1");
}

TEST(WheelRules, R51_roads_end_at_the_wheel) {
  Scene scene("base wheel", 2);
  scene.bag("A B");
  scene.lay("A 2,-1", "follower 0");
  EXPECT_EQ(scene.scored(), "road 2 to 0");
}

TEST(WheelRules, R51_board_cells_count_around_a_monastery) {
  Scene scene("base wheel", 2);
  scene.bag("B");
  scene.lay("B 4,1", "follower 0");
  EXPECT_EQ(scene.scored(), "cloister 4 to 0 final");
}

TEST(WheelRules, R51_board_cells_complete_a_monastery) {
  Scene scene("base wheel", 2);
  scene.start("B 5,0; B 5,1; B 4,0; E 4,2 r3").bag("3*B");
  scene.lay("B 4,1", "follower 0");
  scene.lay("B 5,2");
  EXPECT_EQ(scene.scored(), "cloister 9 to 0");
}

TEST(WheelRules, R51_no_piece_is_deployed_on_the_board_but_its_fields_join) {
  Scene scene("base wheel", 2);
  scene.bag("B B B");
  scene.lay("B 4,0", "follower 1");
  scene.put("B 4,1");
  EXPECT_FALSE(scene.may("follower 1"));  // along the eastern rim it is one field
}

TEST(WheelRules, R51_no_tile_is_laid_on_the_board) {
  Scene scene("base wheel", 2);
  scene.bag("B B");
  scene.play("draw B");
  for (const std::string& action : scene.legal()) {
    for (int i = 0; i < 16; ++i) {
      const std::string cell = std::to_string(i % 4) + "," + std::to_string(i / 4);
      EXPECT_FALSE(action.starts_with("place " + cell + " ")) << action;
    }
  }
}

TEST(WheelRules, R52_the_pig_starts_on_fortune_and_sectors_passed_do_not_act) {
  Scene scene("base wheel", 2);
  scene.start("C 0,10").bag("E B:3 B");
  EXPECT_EQ(pig(scene), "0");
  scene.lay("E 1,10 r3", "follower 0");
  scene.play("draw B:3");  // over Taxes and Famine to Storm
  EXPECT_EQ(scene.scored(), "storm 6 to 0; storm 7 to 1");
}

TEST(WheelRules, R52_the_start_tile_is_left_out_with_the_wheel) {
  Scene scene("base wheel", 2);
  EXPECT_EQ(scene.left(), 71 + 12);
  EXPECT_EQ(scene.checked().state().board().tiles().size(), 16U);
}

TEST(WheelRules, R54_nineteen_marked_tiles_with_the_base_game_and_alone) {
  for (const char* sets : {"base wheel", "wheel"}) {
    Scene scene(sets, 2);
    int marked = 0;
    std::vector<Chance> outcomes;
    scene.checked().state().chances(outcomes);
    for (const Chance& each : outcomes) {
      if (scene.checked().text(each.action).find(':') != std::string::npos) marked += each.weight;
    }
    EXPECT_EQ(marked, 19) << sets;
  }
}

TEST(WheelRules, the_game_of_its_own_draws_seventy_two_tiles) {
  Scene scene("wheel", 2);
  EXPECT_EQ(scene.left(), 72);
}

// --- together with other sets ----------------------------------------------------------------------

TEST(WheelRules, when_a_plague_takes_the_last_farmer_his_pig_returns) {
  Scene scene("base traders wheel", 2);
  scene.start("B 0,10").bag("4*B B:3 B:2 B");
  scene.lay("B 1,10", "follower 1");
  scene.lay("B 2,10");
  scene.lay("B 3,10", "pig 1");
  scene.lay("B:3 4,10");
  scene.play("draw B:2; recall 1,10 1 follower");
  EXPECT_TRUE(scene.heard("returned 0 pig 3,10 1"));
  EXPECT_EQ(scene.supply(0, Traders::kPig), 1);
}

TEST(WheelRules, a_plague_leaves_shepherds_and_their_flocks_alone) {
  Scene scene("base hills wheel", 2);
  scene.start("B 0,10; B 0,14").bag("3*B B:3 B:2 B");
  scene.lay("B 1,10", "shepherd 1; token 2");
  scene.lay("B 1,14", "follower 0");
  scene.lay("B:3 2,14");
  scene.lay("B 3,14");
  scene.play("draw B:2");
  EXPECT_EQ(scene.actor(), 1);
  scene.play("recall 1,14 0 follower; place 2,10 r0; pass; gather");
  EXPECT_EQ(scene.scored(), "flock 2 to 0");
}

TEST(WheelRules, goods_of_a_city_that_a_board_cell_belongs_to_are_taken_as_usual) {
  Scene scene("base traders wheel", 2);
  scene.bag("HO E B");
  scene.lay("HO 0,-1 r1", "follower 0");
  scene.lay("E 0,-2 r2");
  EXPECT_EQ(scene.scored(), "city 6 to 0");
  EXPECT_TRUE(scene.heard("goods 1 wine 1"));
}

TEST(WheelRules, a_builder_follows_a_thief_onto_a_road_of_the_board) {
  Scene scene("base traders wheel", 2);
  scene.bag("3*U 2*B");
  scene.lay("U 2,-1 r1", "follower 0");
  scene.lay("B 4,0");
  scene.put("U 2,-2 r1");
  EXPECT_TRUE(scene.may("builder 0"));
}

TEST(WheelRules, a_shepherd_can_graze_the_fields_of_the_board) {
  Scene scene("base hills wheel", 2);
  scene.bag("4*B");
  scene.lay("B 4,0", "shepherd 1; token 2");
  scene.lay("B -1,0");
  scene.lay("B 4,1", "pass; gather");
  EXPECT_EQ(scene.scored(), "flock 2 to 0");
}

}  // namespace
}  // namespace aude::slow
