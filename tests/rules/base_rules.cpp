// SPDX-License-Identifier: MIT
// The base game, sentence by sentence: rulings R1 to R11, R53, and the examples of the rules.
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;
using Scores = std::vector<int>;

// --- farms -----------------------------------------------------------------------------------------

TEST(BaseRules, R1_a_city_pays_again_for_every_farm_that_touches_it_even_to_the_same_player) {
  Scene scene("base", 2);
  scene.start("E 0,0").bag("E 2*B");
  scene.lay("E 0,-1 r2", "follower 1");  // completes the city, a farmer north of it
  scene.lay("B 0,-2");
  scene.lay("B 0,1", "follower 1");  // and one south of it, in another farm
  EXPECT_EQ(scene.scored(), "field 3 to 0 final; field 3 to 0 final");
}

TEST(BaseRules, R1_a_city_touched_twice_by_one_farm_counts_once) {
  Scene scene("base", 2);
  scene.start("E 0,0; E 0,-1 r2; B 1,0; B 1,-1").bag("B");
  scene.lay("B -1,0", "follower 1");
  EXPECT_EQ(scene.scored(), "field 3 to 0 final");
}

TEST(BaseRules, only_completed_cities_count_for_a_farm_and_their_size_does_not_matter) {
  Scene scene("base", 2);
  // A city of two tiles, one of three, and an open one.
  scene.start("E 0,0; E 0,-1 r2; B 1,0; E 2,0; G 2,-1 r1; E 2,-2 r2; B 3,0; E 4,0").bag("B");
  scene.lay("B 0,1", "follower 1");
  EXPECT_EQ(scene.scored(), "field 6 to 0 final");
}

TEST(BaseRules, a_farm_without_a_completed_city_scores_nothing_with_a_reason) {
  Scene scene("base", 2);
  scene.start("E 0,0").bag("B");
  scene.lay("B 0,1", "follower 1");
  EXPECT_EQ(scene.scored(), "field 0 to 0 final");
  EXPECT_NE(scene.in_full("scored field 0").find("no-city"), std::string::npos);
}

TEST(BaseRules,
     the_large_field_belongs_to_the_player_with_most_farmers_and_the_small_one_to_its_only_farmer) {
  Scene scene("base", 3);
  scene.start("E 0,0; E 0,-1 r2; E 2,0; E 2,-1 r2; E 6,0").bag("7*B");
  scene.lay("B -1,0", "follower 1");  // red, beside city A
  scene.lay("B 3,0", "follower 1");   // yellow, beside city B
  scene.lay("B 0,-2", "follower 1");  // blue, behind city A
  scene.lay("B 7,0", "follower 1");   // red again, far away
  scene.lay("B 4,0");
  scene.lay("B 5,0");
  scene.lay("B 1,0");  // now one large field with A and B
  EXPECT_EQ(scene.scores(), (Scores{6, 0, 3}));
}

TEST(BaseRules, two_players_with_two_farmers_each_both_score_the_whole_field) {
  Scene scene("base", 3);
  scene.start("E 0,0; E 0,-1 r2; E 2,0; E 2,-1 r2; E 6,0; E 10,0").bag("10*B");
  scene.lay("B -1,0", "follower 1");
  scene.lay("B 3,0", "follower 1");
  scene.lay("B 0,-2", "follower 1");
  scene.lay("B 7,0", "follower 1");
  scene.lay("B 11,0", "follower 1");
  for (const char* tile : {"B 4,0", "B 5,0", "B 8,0", "B 9,0", "B 1,0"}) scene.lay(tile);
  EXPECT_EQ(scene.scores(), (Scores{6, 6, 3}));
}

TEST(BaseRules, six_points_for_the_upper_farmer_and_three_for_the_lower_one) {
  Scene scene("base", 2);
  scene.start("E 0,0; E 0,-1 r2; E 2,0; E 2,-1 r2; B 1,-1").bag("3*B");
  scene.lay("B 0,-2", "follower 1");
  scene.lay("B 3,-1");
  scene.lay("B 0,1", "follower 1");
  EXPECT_EQ(scene.scores(), (Scores{9, 0}));
}

TEST(BaseRules, six_points_for_two_cities_three_for_one_and_nothing_for_the_incomplete_city) {
  Scene scene("base", 2);
  scene.start("E 0,0; E 0,-1 r2; E 2,0; E 2,-1 r2; B 1,-1; E 4,-1").bag("3*B");
  scene.lay("B 3,-1", "follower 1");  // behind both cities and the open one
  scene.lay("B 0,1", "follower 1");   // before one of them
  scene.lay("B 0,-2");
  EXPECT_EQ(scene.scores(), (Scores{6, 3}));
}

TEST(BaseRules, a_farmer_can_be_deployed_only_in_the_small_field_when_the_large_one_is_taken) {
  Scene scene("base", 2);
  scene.start("B 0,0").bag("B J");
  scene.lay("B 0,1", "follower 1");
  scene.put("J 1,0");  // its western field joins the farmer's
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "follower 1", "follower 3", "pass"}));
}

TEST(BaseRules, one_farmer_each_and_three_completed_cities_give_nine_to_both) {
  Scene scene("base", 2);
  scene.start("E 0,0; E 0,-1 r2; E 2,0; E 2,-1 r2; E 4,0; E 4,-1 r2; B 1,0").bag("3*B");
  scene.lay("B -1,0", "follower 1");
  scene.lay("B 5,0", "follower 1");
  scene.lay("B 3,0");
  EXPECT_EQ(scene.scored(), "field 9 to 0+1 final");
}

TEST(BaseRules, two_farmers_against_one_and_four_completed_cities_give_twelve) {
  Scene scene("base", 2);
  scene
      .start(
          "E 0,0; E 0,-1 r2; E 2,0; E 2,-1 r2; E 4,0; E 4,-1 r2; E 6,0; E 6,-1 r2; B 1,0; B 5,0; E 9,0")
      .bag("5*B");
  scene.lay("B -1,0", "follower 1");
  scene.lay("B 7,0", "follower 1");
  scene.lay("B 10,0", "follower 1");
  scene.lay("B 8,0");
  scene.lay("B 3,0");
  EXPECT_EQ(scene.scored(), "field 12 to 0 final");
}

TEST(BaseRules, roads_and_a_city_divide_a_tile_into_three_fields_with_a_farmer_each) {
  Scene scene("base", 3);
  scene.start("E 0,-1 r2").bag("L 2*U");
  scene.lay("L 0,0", "follower 4");  // between the city and the roads to both sides
  scene.put("U 1,0");
  EXPECT_EQ(scene.legal(),
            (Texts{"follower 0", "follower 2", "pass"}));  // not field 1, its northern one
  scene.play("follower 2");
  scene.put("U -1,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "follower 2", "pass"}));
}

TEST(BaseRules, a_player_who_joins_three_fields_with_farmers_cannot_deploy_a_farmer_there) {
  Scene scene("base", 3);
  scene.start("C 0,0; C 2,0; C 1,3").bag("3*E B");
  scene.lay("E 0,1", "follower 1");
  scene.lay("E 2,1", "follower 1");
  scene.lay("E 1,2 r2", "follower 1");
  scene.put("B 1,1");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "pass"}));
}

TEST(BaseRules, farmers_off_offers_no_follower_on_fields) {
  Scene scene("base", 2);
  scene.start("E 0,0").bag("E B").options([](Options& o) { o.farmers = false; });
  scene.put("E 0,-1 r2");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "pass"}));
}

// --- cities ----------------------------------------------------------------------------------------

TEST(BaseRules, R2_a_completed_city_of_two_tiles_scores_four) {
  Scene scene("base", 2);
  scene.start("E 0,0").bag("E B");
  scene.lay("E 0,-1 r2", "follower 0");
  EXPECT_EQ(scene.scored(), "city 4 to 0");
}

TEST(BaseRules, R2_the_option_small_city_scores_two_with_a_reason) {
  Scene scene("base", 2);
  scene.start("E 0,0; E 5,0; G 5,-1 r1").bag("2*E B").options([](Options& o) { o.small_city = 2; });
  scene.lay("E 0,-1 r2", "follower 0");
  EXPECT_EQ(scene.scored(), "city 2 to 0");
  EXPECT_NE(scene.in_full("scored city").find("small-city"), std::string::npos);
  scene.lay("E 5,-2 r2", "follower 0");  // three tiles are no small city
  EXPECT_EQ(scene.scored(), "city 6 to 1");
}

TEST(BaseRules, R3_two_sections_of_one_city_on_a_tile_count_as_one_tile) {
  Scene scene("base", 2);
  scene.start("N 0,-1 r3; N -1,-1 r2; N -1,0 r1").bag("I");
  scene.lay("I 0,0", "follower 0");
  EXPECT_EQ(scene.scored(), "city 8 to 0");  // four tiles
}

TEST(BaseRules, R3_the_same_holds_for_an_unfinished_city_at_the_end) {
  Scene scene("base", 2);
  scene.start("N 0,-1 r3; C -1,-1; N -1,0 r1").bag("I");
  scene.lay("I 0,0", "follower 1");
  EXPECT_EQ(scene.scored(), "city 5 to 0 final");  // four tiles and a pennant
}

TEST(BaseRules, R3_two_different_cities_on_one_tile_count_it_once_each) {
  Scene scene("base", 2);
  scene.start("E 0,-1 r2").bag("I E");
  scene.lay("I 0,0", "follower 0");
  EXPECT_EQ(scene.scored(), "city 4 to 0");
  scene.lay("E -1,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "city 4 to 1");
}

TEST(BaseRules, three_tiles_and_a_banner_give_eight) {
  Scene scene("base", 2);
  scene.start("E 0,0 r1; F 1,0").bag("E B");
  scene.lay("E 2,0 r3", "follower 0");
  EXPECT_EQ(scene.scored(), "city 8 to 0");
}

TEST(BaseRules, R4_one_knight_each_in_a_joined_city_of_five_tiles_gives_ten_to_both) {
  Scene scene("base", 2);
  scene.start("B 0..4,1").bag("2*E 3*G B");
  scene.lay("E 0,0 r1", "follower 0");
  scene.lay("E 4,0 r3", "follower 0");
  scene.lay("G 1,0");
  scene.lay("G 3,0");
  scene.lay("G 2,0");
  EXPECT_EQ(scene.scored(), "city 10 to 0+1");
  EXPECT_TRUE(scene.heard("returned 0 follower 0,0 0"));
  EXPECT_TRUE(scene.heard("returned 1 follower 4,0 0"));
}

TEST(BaseRules, only_the_player_with_most_knights_scores_the_city_and_all_knights_return) {
  Scene scene("base", 2);
  scene.start("B 0..2,1; B 1,-2").bag("3*E R B");
  scene.lay("E 0,0 r1", "follower 0");
  scene.lay("E 2,0 r3", "follower 0");
  scene.lay("E 1,-1 r2", "follower 0");
  scene.lay("R 1,0");
  EXPECT_EQ(scene.scored(), "city 8 to 0");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 7);
  EXPECT_EQ(scene.supply(1, Piece::Follower), 7);
}

// --- roads -----------------------------------------------------------------------------------------

TEST(BaseRules, R3_a_road_that_returns_to_its_crossing_counts_that_tile_once) {
  Scene scene("base", 2);
  scene.start("V 1,0; V 1,1 r1; V 0,1 r2").bag("W B");
  scene.lay("W 0,0", "follower 0");
  EXPECT_EQ(scene.scored(), "road 4 to 0");
}

TEST(BaseRules, a_road_that_loops_onto_itself_is_complete) {
  Scene scene("base", 2);
  scene.start("V 1,0; V 1,1 r1; V 0,1 r2").bag("V B");
  scene.lay("V 0,0 r3", "follower 0");
  EXPECT_EQ(scene.scored(), "road 4 to 0");
}

TEST(BaseRules, a_road_between_monastery_and_crossing_scores_one_per_tile) {
  Scene scene("base", 2);
  scene.start("A 0,0; U 0,1 r1").bag("W B");
  scene.lay("W 0,2 r2", "follower 1");
  EXPECT_EQ(scene.scored(), "road 3 to 0");
}

TEST(BaseRules, a_road_that_ends_at_a_city_is_closed_there) {
  Scene scene("base", 2);
  scene.start("T 0,0; V 0,1 r2; U 1,1").bag("T B");
  scene.lay("T 2,1 r1", "follower 1");
  EXPECT_EQ(scene.scored(), "road 4 to 0");
}

// --- monasteries -----------------------------------------------------------------------------------

TEST(BaseRules, a_monastery_surrounded_by_eight_tiles_scores_nine) {
  Scene scene("base", 2);
  scene.start("B -1..1,-1; B -1,0; B 1,0; B -1..0,1").bag("3*B");
  scene.lay("B 0,0", "follower 0");
  scene.lay("B 1,1");
  EXPECT_EQ(scene.scored(), "cloister 9 to 0");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 7);
}

TEST(BaseRules, one_tile_may_complete_two_monasteries) {
  Scene scene("base", 2);
  scene.start("B -1..2,-1; B -1,0; B -1..0,1; B 2,1").bag("4*B");
  scene.lay("B 0,0", "follower 0");
  scene.lay("B 1,0", "follower 0");
  scene.lay("B 2,0");
  EXPECT_EQ(scene.scored(), "");
  scene.lay("B 1,1");
  EXPECT_EQ(scene.scores(), (Scores{9, 9}));
}

TEST(BaseRules, R11_a_farmer_may_lie_on_the_field_of_a_monastery_tile_and_the_monastery_stays_free) {
  Scene scene("base", 2);
  scene.start("B -1..1,-1; B -1,0; B 1,0; B -1..0,1").bag("2*B");
  scene.lay("B 0,0", "follower 1");
  scene.lay("B 1,1");
  EXPECT_EQ(scene.scored(), "field 0 to 0 final");
}

// --- unfinished features ---------------------------------------------------------------------------

TEST(BaseRules, at_the_end_unfinished_features_score_one_per_tile_and_banner) {
  Scene scene("base", 3);
  scene.start("B 0,0; U 4,4; U 5,4; F 10,10").bag("4*B U G");
  scene.lay("B 1,0", "follower 0");    // a monastery with four neighbours in the end
  scene.lay("U 6,4", "follower 0");    // a road of three tiles
  scene.lay("G 11,10", "follower 0");  // a city of two tiles and a banner
  scene.lay("B 2,0");
  scene.lay("B 1,1");
  scene.lay("B 0,1");
  EXPECT_EQ(scene.scored(), "road 3 to 1 final; city 3 to 2 final; cloister 5 to 0 final");
}

TEST(BaseRules, in_a_large_unfinished_city_the_second_most_knights_score_nothing) {
  Scene scene("base", 2);
  scene.start("B 0,1; B 2,1; B 1,-2; F 1,1 r1; G 1,2 r1").bag("3*E C");
  scene.lay("E 0,0 r1", "follower 0");
  scene.lay("E 2,0 r3", "follower 0");
  scene.lay("E 1,-1 r2", "follower 0");
  scene.lay("C 1,0");  // six tiles and two banners, open to the south
  EXPECT_EQ(scene.scored(), "city 8 to 0 final");
}

// --- the order of events ---------------------------------------------------------------------------

TEST(BaseRules, R5_equal_scores_share_the_victory) {
  Scene scene("base", 2);
  scene.start("B 0..4,1").bag("2*E 3*G");
  scene.lay("E 0,0 r1", "follower 0");
  scene.lay("E 4,0 r3", "follower 0");
  scene.lay("G 1,0");
  scene.lay("G 3,0");
  scene.lay("G 2,0");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_TRUE(scene.heard("over 0+1"));
}

TEST(BaseRules, R6_a_tile_that_fits_nowhere_is_removed_and_the_same_player_draws_again) {
  Scene scene("base", 2);
  scene.start("B 0,0").bag("2*C E B");
  EXPECT_EQ(scene.left(), 4);
  scene.play("draw C");
  EXPECT_TRUE(scene.heard("discarded 0 C"));
  EXPECT_EQ(scene.phase(), "draw");
  EXPECT_EQ(scene.turn(), 0);
  EXPECT_EQ(scene.left(), 3);
  scene.play("draw C");
  EXPECT_EQ(scene.turn(), 0);
  EXPECT_EQ(scene.legal(), (Texts{"draw B", "draw E"}));
}

TEST(BaseRules, R7_a_discard_that_empties_the_supply_ends_the_game_without_a_deployment) {
  Scene scene("base", 2);
  scene.start("B 0,0; U 5,5").bag("U C");
  scene.lay("U 6,5", "follower 0");
  scene.play("draw C");
  EXPECT_EQ(scene.heard(),
            (std::vector<std::string>{"discarded 1 C", "scored road 2 to 0 final", "over 0"}));
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_TRUE(scene.legal().empty());
}

TEST(BaseRules, R8_a_follower_may_claim_what_the_same_tile_completes_and_returns_at_once) {
  Scene scene("base", 2);
  scene.start("E 0,0").bag("E B");
  scene.put("E 0,-1 r2");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 7);
  scene.play("follower 0");
  EXPECT_EQ(scene.heard(),
            (std::vector<std::string>{"deployed 0 follower 0,-1 0 city", "scored city 4 to 0",
                                      "returned 0 follower 0,-1 0"}));
  EXPECT_EQ(scene.supply(0, Piece::Follower), 7);
  EXPECT_EQ(scene.turn(), 1);
}

TEST(BaseRules, R8_a_thief_on_the_continued_road_leaves_only_field_and_monastery) {
  Scene scene("base", 2);
  scene.start("U 0,0").bag("U A B");
  scene.lay("U 1,0", "follower 0");
  scene.put("A 2,0 r1");
  EXPECT_EQ(scene.legal(), (Texts{"follower 1", "follower 2", "pass"}));
}

TEST(BaseRules, R8_no_second_knight_even_beside_ones_own) {
  Scene scene("base", 2);
  scene.start("C 0,0").bag("2*E D B");
  scene.lay("E 1,0 r3", "follower 0");
  scene.lay("E 0,1");
  scene.put("D 0,-1 r2");
  EXPECT_EQ(scene.legal(), (Texts{"follower 1", "follower 2", "follower 3", "pass"}));
}

TEST(BaseRules, R8_a_follower_that_returns_can_be_deployed_only_in_later_turns) {
  Scene scene("base", 2);
  scene.start("E 0,0").bag("E B B");
  scene.lay("E 0,-1 r2", "follower 0");
  EXPECT_EQ(scene.phase(), "draw");  // no second deployment
  EXPECT_EQ(scene.turn(), 1);
}

TEST(BaseRules, R9_without_followers_one_goes_on_placing_tiles) {
  Scene scene("base", 2);
  scene.start("B 0,0").bag("20*B");
  for (int turn = 0; turn < 14; ++turn) {
    scene.lay("B " + std::to_string(turn + 1) + ",0", turn % 2 == 0 ? "follower 0" : "pass");
  }
  EXPECT_EQ(scene.supply(0, Piece::Follower), 0);
  scene.put("B 15,0");
  EXPECT_EQ(scene.legal(), (Texts{"pass"}));
}

TEST(BaseRules, R10_corners_never_join_fields_until_a_tile_connects_them) {
  Scene scene("base", 2);
  scene.start("C 0,0").bag("2*E B");
  scene.lay("E 1,0 r3", "follower 1");
  scene.put("E 0,1");
  EXPECT_TRUE(scene.may("follower 1"));
  scene.play("follower 1");
  scene.put("B 1,1");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "pass"}));
}

TEST(BaseRules, every_rotation_that_fits_is_offered_also_of_a_symmetric_tile) {
  Scene scene("base", 2);
  scene.start("B 0,0").bag("B");
  scene.play("draw B");
  EXPECT_EQ(scene.legal().size(), 16U);
}

TEST(BaseRules, R53_four_copies_of_tile_D_of_which_one_is_the_start_tile) {
  Scene scene("base", 2);
  EXPECT_EQ(scene.left(), 71);
  EXPECT_EQ(scene.checked().game().supply_of(scene.checked().game().find_kind("D")), 3);
}

TEST(BaseRules, R54_without_the_wheel_its_symbols_mean_nothing) {
  Scene scene("base", 2);
  for (const std::string& action : scene.legal())
    EXPECT_EQ(action.find(':'), std::string::npos) << action;
  EXPECT_EQ(scene.legal().size(), 24U);
}

TEST(BaseRules, an_empty_bag_is_over_at_once) {
  Scene scene("base", 3);
  scene.bag("");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_TRUE(scene.heard("over 0+1+2"));
}

}  // namespace
}  // namespace aude::slow
