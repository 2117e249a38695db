// SPDX-License-Identifier: MIT
// Hills & Sheep: rulings R27 to R38, their examples, and combinations with other sets.
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;
using Scores = std::vector<int>;

// --- hills -----------------------------------------------------------------------------------------

// A city of five tiles with one knight each, the first player's on a hill.
void city_with_a_knight_on_a_hill(Scene& scene) {
  scene.lay("SchE-3 0,0 r1", "follower 0");
  scene.lay("E 4,0 r3", "follower 0");
  scene.lay("G 1,0");
  scene.lay("G 3,0");
  scene.lay("G 2,0");
}

TEST(HillsRules, R27_a_knight_on_a_hill_breaks_the_tie_and_alone_gains_ten) {
  Scene scene("base hills", 2);
  scene.start("B 0..4,1").bag("SchE-3 E 3*G 2*B");
  city_with_a_knight_on_a_hill(scene);
  EXPECT_EQ(scene.scored(), "city 10 to 0");
  EXPECT_NE(scene.in_full("scored city").find("hill-tie"), std::string::npos);
}

// Four knights around one city tile. The first player has one on a hill and one elsewhere, the second
// player two on hills. `centre` completes the city.
void two_knights_each(Scene& scene, const std::string& centre) {
  scene.start("U -2,0; U 0,-2 r1; U 0,2 r1; B 2,0").bag("SchE-3 SchF-1 E SchF-2 6*" + centre);
  scene.lay("SchE-3 -1,0 r1", "follower 0");
  scene.lay("SchF-1 0,-1 r2", "follower 0");
  scene.lay("E 1,0 r3", "follower 0");
  scene.lay("SchF-2 0,1", "follower 0");
  scene.lay(centre + " 0,0");
}

TEST(HillsRules, R27_several_tied_players_with_a_follower_on_a_hill_stay_tied) {
  Scene scene("base hills", 2);
  two_knights_each(scene, "C");
  EXPECT_EQ(scene.scored(), "city 12 to 0+1");
  EXPECT_EQ(scene.in_full("scored city").find("hill-tie"), std::string::npos);
}

TEST(HillsRules, R27_the_option_number_compares_how_many_stand_on_hills) {
  Scene scene("base hills", 2);
  scene.options([](Options& o) { o.hill_tiebreak = HillTiebreak::Number; });
  two_knights_each(scene, "C");
  EXPECT_EQ(scene.scored(), "city 12 to 1");
}

TEST(HillsRules, R27_a_hill_has_no_effect_without_a_tie) {
  Scene scene("base hills", 2);
  scene.start("B 1,-2; B 2,1; U -1,0").bag("SchE-3 2*E R 3*B");
  scene.lay("SchE-3 0,0 r1", "follower 0");
  scene.lay("E 2,0 r3", "follower 0");
  scene.lay("B 2,2");
  scene.lay("E 1,-1 r2", "follower 0");
  scene.lay("R 1,0");
  EXPECT_EQ(scene.scored(), "city 8 to 1");
}

TEST(HillsRules, R27_also_on_a_road) {
  Scene scene("base hills", 2);
  scene.start("B 0..2,1").bag("SchE-2 A U 2*B");
  scene.lay("A 0,0 r3", "follower 0");
  scene.lay("SchE-2 2,0 r1", "follower 1");
  scene.lay("U 1,0");
  EXPECT_EQ(scene.scored(), "road 3 to 1");
}

TEST(HillsRules, R27_also_on_a_farm_at_the_end) {
  Scene scene("base hills", 2);
  scene.start("E 0,0; E 0,-1 r2; E 4,0").bag("SchG-3 4*B");
  scene.lay("B 1,0", "follower 1");
  scene.lay("SchG-3 4,1 r2", "follower 1");  // a farmer on a hill
  scene.lay("B 3,0");
  scene.lay("B 2,0");
  EXPECT_EQ(scene.scored(), "field 3 to 1 final");
}

TEST(HillsRules, R27_a_builder_on_a_hill_does_not_count) {
  Scene scene("base traders hills", 2);
  scene.start("B 0,1; B 0,2").bag("2*A SchF-2 U 3*B");
  scene.lay("A 0,0 r3", "follower 0");
  scene.lay("A 1,2 r2", "follower 0");
  scene.lay("SchF-2 1,0", "builder 1");
  scene.lay("U 1,1 r1");
  EXPECT_EQ(scene.scored(), "road 4 to 0+1");
}

TEST(HillsRules, R28_a_hill_takes_one_unseen_tile_which_stays_unknown) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("SchG-3 E B");
  scene.put("SchG-3 0,1 r2");
  EXPECT_TRUE(scene.heard("buried 0,1"));
  EXPECT_EQ(scene.left(), 1);
  EXPECT_EQ(scene.hidden(), 1);
  scene.play("pass");
  EXPECT_EQ(scene.legal(), (Texts{"draw B", "draw E"}));  // either may lie under the hill
  scene.lay("E 0,-1");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.hidden(), 1);
}

TEST(HillsRules, R29_the_tile_is_buried_when_the_hill_is_laid_before_the_deployment) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("SchG-3 2*B");
  scene.play("draw SchG-3");
  EXPECT_EQ(scene.hidden(), 0);
  scene.play("place 0,1 r2");
  EXPECT_EQ(scene.phase(), "deploy");
  EXPECT_EQ(scene.hidden(), 1);
}

TEST(HillsRules, R29_a_hill_that_fits_nowhere_buries_nothing) {
  Scene scene("base hills", 2);
  scene.start("C 0,0").bag("SchE-1 E B");
  scene.play("draw SchE-1");
  EXPECT_TRUE(scene.heard("discarded 0 SchE-1"));
  EXPECT_EQ(scene.left(), 2);
  EXPECT_EQ(scene.hidden(), 0);
}

TEST(HillsRules, R30_the_last_tile_is_buried_and_the_game_ends_with_this_turn) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("SchG-3 B");
  scene.lay("SchG-3 0,1 r2", "follower 1");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.hidden(), 1);
}

TEST(HillsRules, R30_a_hill_without_a_tile_to_bury_is_a_hill_all_the_same) {
  Scene scene("base hills", 2);
  scene.start("B 0..2,1").bag("A U SchE-2");
  scene.lay("A 0,0 r3", "follower 0");
  scene.lay("U 1,0");
  scene.put("SchE-2 2,0 r1");
  EXPECT_EQ(scene.hidden(), 0);
  EXPECT_FALSE(scene.heard("buried 2,0"));
}

TEST(HillsRules, R30_the_buried_last_tile_costs_the_builders_second_part) {
  Scene scene("base traders hills", 2);
  scene.start("U 0,0").bag("4*U SchE-2 B");
  scene.lay("U 1,0", "follower 0");
  scene.lay("U 0,1");
  scene.lay("U 2,0", "builder 0");
  scene.lay("U 0,2");
  scene.lay("SchE-2 3,0 r1");
  EXPECT_EQ(scene.phase(), "over");
}

TEST(HillsRules, R31_a_wheel_symbol_under_a_hill_does_nothing) {
  Scene scene("base hills wheel", 2);
  scene.start("B 0,10").bag("SchG-3 B:3");
  scene.lay("SchG-3 0,11 r2");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.scored(), "");
  EXPECT_EQ(scene.scores(), (Scores{0, 0}));
}

TEST(HillsRules, R32_a_hill_that_continues_the_builders_road_gives_the_second_part) {
  Scene scene("base traders hills", 2);
  scene.start("U 0,0").bag("4*U 2*SchE-2 9*B");
  scene.lay("U 1,0", "follower 0");
  scene.lay("U 0,1");
  scene.lay("U 2,0", "builder 0");
  scene.lay("U 0,2");
  scene.lay("SchE-2 3,0 r1");
  EXPECT_EQ(scene.hidden(), 1);
  EXPECT_EQ(scene.turn(), 0);
  scene.lay("SchE-2 -1,0 r1");  // another hill, in the second part
  EXPECT_EQ(scene.hidden(), 2);
  EXPECT_EQ(scene.turn(), 1);
}

// --- shepherds -------------------------------------------------------------------------------------

TEST(HillsRules, R33_a_shepherd_draws_a_token_at_once_and_stays_with_sheep) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("3*B");
  scene.lay("B 1,0", "shepherd 1");
  EXPECT_EQ(scene.phase(), "token");
  EXPECT_EQ(scene.legal(), (Texts{"token 1", "token 2", "token 3", "token 4", "token wolf"}));
  scene.play("token 3");
  EXPECT_TRUE(scene.heard("token 0 3 1,0 1"));
  EXPECT_EQ(scene.supply(0, Hills::kShepherd), 0);
  EXPECT_EQ(scene.turn(), 1);  // no further tending in this part
}

TEST(HillsRules, R33_with_a_wolf_the_new_shepherd_returns_and_the_deployment_is_spent) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("3*B");
  scene.lay("B 1,0", "shepherd 1; token wolf");
  EXPECT_TRUE(scene.heard("returned 0 shepherd 1,0 1"));
  EXPECT_EQ(scene.scored(), "");
  EXPECT_EQ(scene.supply(0, Hills::kShepherd), 1);
  EXPECT_EQ(scene.turn(), 1);
}

TEST(HillsRules, R33_farmers_and_shepherds_do_not_hinder_each_other_but_shepherds_do) {
  Scene scene("base hills", 3);
  scene.start("B 0,0").bag("4*B");
  scene.lay("B 1,0", "follower 1");
  scene.put("B 2,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "shepherd 1", "pass"}));
  scene.play("shepherd 1; token 1");
  scene.put("B 3,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "pass"}));
}

TEST(HillsRules, R33_a_farmer_may_join_a_shepherd) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("4*B");
  scene.lay("B 1,0", "shepherd 1; token 1");
  scene.put("B 2,0");
  EXPECT_TRUE(scene.may("follower 1"));
}

TEST(HillsRules, R34_tending_is_compulsory_whether_or_not_something_was_deployed) {
  Scene scene("base hills", 2);
  scene.start("B 0,0; B 0,9").bag("7*B");
  scene.lay("B 1,0", "shepherd 1; token 1");
  scene.lay("B 1,9");
  scene.lay("B 2,0", "follower 0");
  EXPECT_EQ(scene.phase(), "tend");
  EXPECT_EQ(scene.legal(), (Texts{"grow", "gather"}));
  scene.play("grow; token 2");
  scene.lay("B 2,9");
  scene.lay("B 3,0", "pass");
  EXPECT_EQ(scene.phase(), "tend");
}

TEST(HillsRules, R34_other_players_tiles_give_nothing) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("4*B");
  scene.lay("B 1,0", "shepherd 1; token 1");
  scene.lay("B 2,0");
  EXPECT_EQ(scene.phase(), "draw");
  EXPECT_EQ(scene.turn(), 0);
}

TEST(HillsRules, R34_in_a_double_turn_tending_can_happen_in_both_parts) {
  Scene scene("base traders hills", 2);
  scene.start("U 0,0; B 0,9").bag("5*U 4*B");
  scene.lay("U 1,0", "follower 0");
  scene.lay("B 1,9");
  scene.lay("U 2,0", "builder 0");
  scene.lay("B 2,9");
  scene.lay("U 3,0", "shepherd 1; token 1");
  EXPECT_EQ(scene.turn(), 0);
  scene.lay("U 4,0", "pass");
  EXPECT_EQ(scene.phase(), "tend");
  scene.play("grow; token 2");
  EXPECT_EQ(scene.turn(), 1);
}

TEST(HillsRules, R35_gathering_pays_every_shepherd_of_the_farm_the_eight_sheep_of_four_tokens) {
  Scene scene("base hills", 2);
  scene.start("E 0,0; E 5,0").bag("6*B");
  scene.lay("B 1,0", "shepherd 1; token 1");
  scene.lay("B 4,0", "shepherd 1; token 2");
  scene.lay("B 2,0", "pass; grow; token 2");
  scene.lay("B 4,1", "pass; grow; token 3");
  scene.lay("B 3,0", "pass; gather");
  EXPECT_EQ(scene.scored(), "flock 8 to 0+1");
  EXPECT_EQ(scene.supply(0, Hills::kShepherd), 1);
  EXPECT_EQ(scene.supply(1, Hills::kShepherd), 1);
}

TEST(HillsRules, R35_a_wolf_empties_the_whole_farm_for_all) {
  Scene scene("base hills", 2);
  scene.start("E 0,0; E 5,0").bag("4*B");
  scene.lay("B 1,0", "shepherd 1; token 1");
  scene.lay("B 4,0", "shepherd 1; token 2");
  scene.lay("B 2,0", "pass; grow; token 2");
  scene.lay("B 3,0", "pass; grow; token wolf");
  EXPECT_TRUE(scene.heard("returned 0 shepherd 1,0 1"));
  EXPECT_TRUE(scene.heard("returned 1 shepherd 4,0 1"));
  EXPECT_EQ(scene.scores(), (Scores{0, 0}));
}

TEST(HillsRules, R35_shepherds_left_at_the_end_score_nothing) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("B");
  scene.lay("B 1,0", "shepherd 1; token 4");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.scored(), "");
}

TEST(HillsRules, R35_sheep_printed_on_river_tiles_count_at_each_gathering_and_stay_for_ever) {
  Scene scene("base river hills", 2);
  scene.start("BB5F9 0,0 r1").bag("BB5F2 BB5F3 6*B");
  scene.lay("BB5F2 1,0", "shepherd 1; token 1");  // the bank with the printed sheep
  scene.lay("BB5F3 2,0");                         // one more printed sheep
  scene.lay("B 1,-1", "pass; gather");
  EXPECT_EQ(scene.scored(), "flock 3 to 0");
  scene.lay("B 2,-1", "shepherd 1; token 2");
  scene.lay("B 1,-2");
  scene.lay("B 2,-2", "pass; gather");
  EXPECT_EQ(scene.scored(), "flock 4 to 1");
}

TEST(HillsRules, R35_the_wolf_does_not_touch_printed_sheep) {
  Scene scene("base river hills", 2);
  scene.start("BB5F9 0,0 r1; B 0,9").bag("BB5F2 4*B");
  scene.lay("BB5F2 1,0", "shepherd 1; token wolf");
  scene.lay("B 1,-1", "shepherd 1; token 1");
  scene.lay("B 1,9");
  scene.lay("B 1,-2", "pass; gather");
  EXPECT_EQ(scene.scored(), "flock 2 to 1");
}

TEST(HillsRules, R36_a_farm_closed_by_its_own_shepherd_is_gathered_after_the_choice) {
  Scene scene("base hills", 2);
  scene.start("V 1,0; V 1,1 r1").bag("2*V 3*B");
  scene.lay("V 0,1 r2", "shepherd 2; token 3");  // the field inside the ring
  scene.lay("B 2,0");
  scene.lay("V 0,0 r3", "pass");
  EXPECT_EQ(scene.phase(), "tend");
  scene.play("grow; token 2");
  EXPECT_EQ(scene.scored(), "flock 5 to 0");
  EXPECT_NE(scene.in_full("scored flock").find("closed-field"), std::string::npos);
}

TEST(HillsRules, R36_a_farm_closed_by_another_player_is_gathered_at_once) {
  Scene scene("base hills", 2);
  scene.start("V 1,0; V 1,1 r1").bag("2*V 3*B");
  scene.lay("V 0,1 r2", "shepherd 2; token 3");
  scene.lay("V 0,0 r3", "follower 0");
  EXPECT_EQ(scene.scored(), "flock 3 to 0; road 4 to 1");  // first the flock, then the road
}

TEST(HillsRules, R36_a_shepherd_in_a_closed_farm_draws_its_token_and_is_gathered_at_once) {
  Scene scene("base inns hills", 2);
  scene.start("E 0,-1 r2").bag("EB 2*E");
  scene.lay("EB 0,0", "shepherd 4; token 4");
  EXPECT_EQ(scene.scored(), "flock 4 to 0");
  EXPECT_EQ(scene.supply(0, Hills::kShepherd), 1);
}

TEST(HillsRules, R36_the_option_leaves_the_shepherd_stuck) {
  Scene scene("base hills", 2);
  scene.options([](Options& o) { o.closed_farm_gathers = false; });
  scene.start("V 1,0; V 1,1 r1").bag("2*V 3*B");
  scene.lay("V 0,1 r2", "shepherd 2; token 3");
  scene.lay("V 0,0 r3");
  EXPECT_EQ(scene.scored(), "");
  EXPECT_EQ(scene.supply(0, Hills::kShepherd), 0);
}

TEST(HillsRules, R37_eighteen_tokens_two_of_them_wolves) {
  Scene scene("base hills", 2);
  scene.start("B 0,0").bag("2*B");
  scene.lay("B 1,0", "shepherd 1");
  std::vector<Chance> outcomes;
  scene.checked().state().chances(outcomes);
  std::map<std::string, int> weights;
  for (const Chance& each : outcomes) weights[scene.checked().text(each.action)] = each.weight;
  EXPECT_EQ(weights,
            (std::map<std::string, int>{
                {"token 1", 4}, {"token 2", 5}, {"token 3", 5}, {"token 4", 2}, {"token wolf", 2}}));
}

TEST(HillsRules, R37_a_token_on_the_board_cannot_be_drawn_again) {
  Scene scene("base hills", 2);
  scene.start("B 0,0; B 0,9; B 0,19").bag("9*B");
  scene.lay("B 1,0", "shepherd 1; token 4");
  scene.lay("B 1,9", "shepherd 1; token 4");
  scene.lay("B 2,0", "pass; grow");
  EXPECT_EQ(scene.legal(), (Texts{"token 1", "token 2", "token 3", "token wolf"}));
}

TEST(HillsRules, farmers_off_leaves_shepherds_as_usual) {
  Scene scene("base hills", 2);
  scene.options([](Options& o) { o.farmers = false; }).start("B 0,0").bag("3*B");
  scene.put("B 1,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "shepherd 1", "pass"}));
}

// --- vineyards -------------------------------------------------------------------------------------

TEST(HillsRules, R38_a_completed_monastery_with_two_vineyards_gains_fifteen) {
  Scene scene("base hills", 2);
  scene.start("SchG-2 -1,-1; SchG-2 1,1 r2; B 0..1,-1; B -1,0; B 1,0; B -1,1").bag("3*B");
  scene.lay("B 0,0", "follower 0");
  scene.lay("B 0,1");
  EXPECT_EQ(scene.scored(), "cloister 15 to 0");
}

TEST(HillsRules, R38_an_unfinished_monastery_gets_nothing_from_its_vineyards) {
  Scene scene("base hills", 2);
  scene.start("SchG-2 -1,-1; B 0,-1; B -1,0").bag("B");
  scene.lay("B 0,0", "follower 0");
  EXPECT_EQ(scene.scored(), "cloister 4 to 0 final");
}

TEST(HillsRules, R38_river_bends_carry_vineyards_only_with_this_set) {
  for (const bool hills : {false, true}) {
    Scene scene(hills ? "base river hills" : "base river", 2);
    scene.start("BB5F4 -1,-1 r1; B 0..1,-1; B -1,0; B 1,0; B -1..0,1").bag("3*B");
    scene.lay("B 0,0", "follower 0");
    scene.lay("B 1,1");
    EXPECT_EQ(scene.scored(), hills ? "cloister 12 to 0" : "cloister 9 to 0");
  }
}

// --- odd tiles -------------------------------------------------------------------------------------

TEST(HillsRules, an_ordinary_city_side_joins_the_two_cities_of_a_split_side) {
  Scene scene("base hills", 2);
  scene.start("SchH-1 0,0; E -1,0 r1; E 1,0 r3").bag("E B");
  scene.lay("E 0,-1 r2", "follower 0");
  EXPECT_EQ(scene.scored(), "city 8 to 0");  // four tiles, one of them with both cities
}

TEST(HillsRules, two_split_city_sides_that_face_each_other_join_all_four_cities) {
  Scene scene("base hills", 2);
  scene.start("SchH-1 0,0; E -1,0 r1; E 1,0 r3; E -1,-1 r1; E 1,-1 r3").bag("SchH-1 B");
  scene.lay("SchH-1 0,-1 r2", "follower 1");
  EXPECT_EQ(scene.scored(), "city 12 to 0");
}

TEST(HillsRules, an_ordinary_field_side_joins_the_two_fields_of_a_split_side) {
  Scene scene("base hills", 2);
  scene.start("B -1,0").bag("SchG-1 B");
  scene.lay("SchG-1 0,0", "follower 1");  // the western field
  scene.put("B 0,1");
  EXPECT_FALSE(scene.may("follower 1"));
}

TEST(HillsRules, two_split_field_sides_that_face_each_other_keep_the_fields_apart) {
  Scene scene("base hills", 2);
  scene.start("B -1,0").bag("2*SchG-1 B");
  scene.lay("SchG-1 0,0", "follower 1");
  scene.put("SchG-1 0,1 r2");
  EXPECT_TRUE(scene.may("follower 1"));   // its eastern field now, turned round
  EXPECT_FALSE(scene.may("follower 2"));  // its western field joins the farmer's
}

TEST(HillsRules, the_village_splits_the_road_into_two) {
  Scene scene("base hills", 2);
  scene.start("A 0,-1; A 0,1 r2").bag("SchE-2 B B");
  scene.lay("SchE-2 0,0", "follower 0");
  EXPECT_EQ(scene.scored(), "road 2 to 0");
}

TEST(HillsRules, the_fields_between_two_cities_that_meet_are_not_connected) {
  Scene scene("base hills", 2);
  scene.start("B 0,1").bag("SchH-2 B B");
  scene.lay("SchH-2 0,0", "follower 2");  // the northern field
  scene.put("B 1,1");
  EXPECT_TRUE(scene.may("follower 1"));
}

// --- together with other sets ----------------------------------------------------------------------

TEST(HillsRules, a_hill_breaks_the_tie_in_a_city_with_a_cathedral) {
  Scene scene("base inns hills", 2);
  scene.start("U -2,0; B 2,0; E 0,-1 r2; E 0,1").bag("SchE-3 E EK 2*B");
  scene.lay("SchE-3 -1,0 r1", "follower 0");
  scene.lay("E 1,0 r3", "follower 0");
  scene.lay("EK 0,0");
  EXPECT_EQ(scene.scored(), "city 15 to 0");
  EXPECT_NE(scene.in_full("scored city").find("cathedral hill-tie"), std::string::npos);
}

TEST(HillsRules, a_large_follower_on_a_hill_counts_one_for_the_option_number) {
  Scene scene("base inns hills", 2);
  scene.options([](Options& o) { o.hill_tiebreak = HillTiebreak::Number; });
  scene.start("U -2,0; U 0,-2 r1; U 0,2 r1; U 2,0").bag("2*SchE-3 SchF-1 SchF-2 C 6*B");
  scene.lay("SchE-3 -1,0 r1", "large 0");
  scene.lay("SchF-1 0,-1 r2", "follower 0");
  scene.lay("B -2,-1");
  scene.lay("SchF-2 0,1", "follower 0");
  scene.lay("SchE-3 1,0 r3");
  scene.lay("C 0,0");
  EXPECT_EQ(scene.scored(), "city 12 to 1");
}

TEST(HillsRules, the_player_who_completes_gets_the_goods_even_if_a_hill_gives_the_points_to_another) {
  Scene scene("base traders hills", 2);
  scene.start("B 0..3,1; HO 2,0 r2").bag("SchE-3 E G 3*B");
  scene.lay("SchE-3 0,0 r1", "follower 0");
  scene.lay("E 3,0 r3", "follower 0");
  EXPECT_EQ(scene.scored(), "");
  scene.lay("B 0,2");
  scene.lay("G 1,0");
  EXPECT_EQ(scene.scored(), "city 8 to 0");
  EXPECT_TRUE(scene.heard("goods 1 wine 1"));
}

}  // namespace
}  // namespace aude::slow
