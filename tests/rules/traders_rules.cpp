// SPDX-License-Identifier: MIT
// Traders & Builders: rulings R19 to R26, their examples, and combinations with other sets.
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;
using Scores = std::vector<int>;

// A road to the east with the first player's thief at 1,0 and builder at 2,0; it is open at 3,0.
void builder_on_the_road(Scene& scene) {
  scene.lay("U 1,0", "follower 0");
  scene.lay("U 0,1");
  scene.lay("U 2,0", "builder 0");
  scene.lay("U 0,2");
}

// --- the builder -----------------------------------------------------------------------------------

TEST(TradersRules, R19_the_builder_gives_one_extra_turn_part_never_a_third) {
  Scene scene("base traders", 2);
  scene.start("U 0,0").bag("9*U");
  builder_on_the_road(scene);
  scene.lay("U 3,0");
  EXPECT_EQ(scene.turn(), 0);
  EXPECT_EQ(scene.phase(), "draw");
  scene.lay("U 4,0");  // continues the road again
  EXPECT_EQ(scene.turn(), 1);
}

TEST(TradersRules,
     R19_completing_the_road_counts_as_continuing_it_and_pieces_serve_again_in_the_second_part) {
  Scene scene("base traders", 2);
  scene.start("A 0,0 r3").bag("2*U L G 2*B");
  scene.lay("U 1,0", "follower 0");
  scene.lay("B 0,1");
  scene.lay("U 2,0", "builder 0");
  scene.lay("B 0,2");
  scene.lay("L 3,0", "follower 0");  // ends the road; a knight for its city
  EXPECT_EQ(scene.scored(), "road 4 to 0");
  EXPECT_TRUE(scene.heard("returned 0 builder 2,0 0"));
  EXPECT_EQ(scene.turn(), 0);
  scene.put("G 3,-1 r1");
  EXPECT_TRUE(scene.may("builder 0"));
}

TEST(TradersRules, R19_each_part_has_its_own_deployment) {
  Scene scene("base traders", 2);
  scene.start("U 0,0").bag("7*U");
  builder_on_the_road(scene);
  scene.lay("U 3,0", "follower 1");
  scene.lay("U 0,-1", "follower 0");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 4);
  EXPECT_EQ(scene.turn(), 1);
}

TEST(TradersRules, another_players_tile_gives_nothing_to_the_builder) {
  Scene scene("base traders", 2);
  scene.start("U 0,0").bag("7*U");
  scene.lay("U 1,0", "follower 0");
  scene.lay("U 0,1");
  scene.lay("U 2,0", "builder 0");
  scene.lay("U 3,0");
  EXPECT_EQ(scene.turn(), 0);
}

TEST(TradersRules, R20_a_builder_deployed_on_this_tile_gives_nothing_now) {
  Scene scene("base traders", 2);
  scene.start("U 0,0").bag("5*U");
  scene.lay("U 1,0", "follower 0");
  scene.lay("U 0,1");
  scene.lay("U 2,0", "builder 0");
  EXPECT_EQ(scene.turn(), 1);
}

TEST(TradersRules, R20_the_builder_needs_an_own_follower_on_an_earlier_tile_of_the_feature) {
  Scene scene("base traders", 2);
  scene.start("U 0,0").bag("4*U");
  scene.put("U 1,0");
  EXPECT_FALSE(scene.may("builder 0"));
  scene.play("follower 0");
  scene.put("U 2,0");
  EXPECT_FALSE(scene.may("builder 0")) << "the thief there is another player's";
}

TEST(TradersRules, R20_builders_of_several_players_may_share_a_road) {
  Scene scene("base traders", 2);
  scene.start("B 0..6,1").bag("7*U");
  scene.lay("U 1,0", "follower 0");
  scene.lay("U 5,0", "follower 0");
  scene.lay("U 2,0", "builder 0");
  scene.lay("U 4,0", "builder 0");
  scene.put("U 3,0");  // joins both roads with their builders
  EXPECT_FALSE(scene.may("follower 0"));
  scene.play("pass");
  EXPECT_EQ(scene.turn(), 0);
  scene.lay("U 6,0");
  scene.lay("U 0,0");
  EXPECT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.scored(), "road 7 to 0+1 final");
}

TEST(TradersRules, R21_no_builder_is_offered_on_a_feature_that_the_tile_completes) {
  Scene scene("base traders", 2);
  scene.start("A 0,0 r3").bag("U 2*B A");
  scene.lay("U 1,0", "follower 0");
  scene.lay("B 0,1");
  scene.put("A 2,0 r1");
  EXPECT_EQ(scene.legal(), (Texts{"follower 1", "follower 2", "pass"}));
}

TEST(TradersRules, R22_the_second_part_is_dropped_when_no_tile_is_left) {
  Scene scene("base traders", 2);
  scene.start("U 0,0").bag("5*U");
  builder_on_the_road(scene);
  scene.lay("U 3,0");
  EXPECT_EQ(scene.phase(), "over");
}

TEST(TradersRules, R23_one_figure_per_part) {
  Scene scene("base inns traders hills wheel", 2);
  scene.start("U 0,10").bag("4*U B");
  scene.lay("U 1,10", "follower 0");
  scene.lay("U 0,11");
  scene.put("U 2,10");
  for (const char* one : {"large 1", "builder 0", "shepherd 1", "crown taxes", "crown taxes large"}) {
    EXPECT_TRUE(scene.may(one)) << one;
  }
  scene.play("builder 0");
  EXPECT_EQ(scene.phase(), "draw");
}

// --- the pig ---------------------------------------------------------------------------------------

TEST(TradersRules, R25_the_owner_with_a_pig_gets_four_per_city_and_the_other_pig_does_nothing) {
  Scene scene("base traders", 2);
  scene.start("E 0,0; E 0,-1 r2; B 1,0; E 2,0; E 2,-1 r2; E 5,0; E 9,0").bag("8*B");
  scene.lay("B -1,0", "follower 1");
  scene.lay("B 6,0", "follower 1");
  scene.lay("B -2,0", "pig 1");
  scene.lay("B 7,0", "pig 1");
  scene.lay("B 10,0", "follower 1");
  scene.lay("B 8,0");
  scene.lay("B 4,0");
  scene.lay("B 3,0");
  EXPECT_EQ(scene.scored(), "field 8 to 0 final");
  EXPECT_NE(scene.in_full("scored field 8").find("pig"), std::string::npos);
}

TEST(TradersRules, R25_tied_owners_get_four_with_a_pig_and_three_without) {
  Scene scene("base traders", 2);
  scene.start("E 0,0; E 0,-1 r2; B 1,0; E 2,0; E 2,-1 r2; E 5,0").bag("5*B");
  scene.lay("B -1,0", "follower 1");
  scene.lay("B 6,0", "follower 1");
  scene.lay("B -2,0", "pig 1");
  scene.lay("B 4,0");
  scene.lay("B 3,0");
  EXPECT_EQ(scene.scores(), (Scores{8, 6}));
}

TEST(TradersRules, R25_a_pig_needs_an_own_farmer_in_the_field) {
  Scene scene("base traders", 2);
  scene.start("E 0,0").bag("4*B");
  scene.lay("B 1,0", "follower 1");
  scene.put("B 2,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "pass"}));
}

TEST(TradersRules, a_pig_may_join_a_closed_field) {
  Scene scene("base traders", 2);
  scene.start("V 1,0; V 1,1 r1").bag("2*V 2*B");
  scene.lay("V 0,1 r2", "follower 2");  // the field inside the ring
  scene.lay("B 2,0");
  scene.put("V 0,0 r3");
  EXPECT_TRUE(scene.may("pig 2"));
}

TEST(TradersRules, farmers_off_leaves_no_way_for_a_pig) {
  Scene scene("base traders", 2);
  scene.start("E 0,0").bag("3*B").options([](Options& o) { o.farmers = false; });
  scene.put("B 1,0");
  EXPECT_EQ(scene.legal(), (Texts{"follower 0", "pass"}));
}

// --- goods -----------------------------------------------------------------------------------------

TEST(TradersRules,
     R26_the_player_who_completes_the_city_takes_one_wine_and_two_wheat_while_its_owner_scores_ten) {
  Scene scene("base traders", 2);
  scene.start("B 0..4,-1; HQ 1,0; HO 2,0; HQ 3,0").bag("2*E B");
  scene.lay("E 0,0 r1", "follower 0");
  scene.lay("E 4,0 r3");
  EXPECT_EQ(scene.scored(), "city 10 to 0");
  EXPECT_TRUE(scene.heard("goods 1 wine 1"));
  EXPECT_TRUE(scene.heard("goods 1 wheat 2"));
}

TEST(TradersRules, R26_goods_are_taken_also_from_a_city_without_knights) {
  Scene scene("base traders", 2);
  scene.start("E 0,0 r1; HO 1,0").bag("E B");
  scene.lay("E 2,0 r3");
  EXPECT_EQ(scene.scored(), "");
  EXPECT_TRUE(scene.heard("goods 0 wine 1"));
}

TEST(TradersRules, R26_ties_for_most_goods_give_ten_to_all_tied_players) {
  Scene scene("base traders", 2);
  scene.start("E -1,0 r1; HO 0,0; HQ 1,0; HC 2,0; E -1,5 r1; HO 0,5; HC 1,5").bag("2*E");
  scene.lay("E 3,0 r3");
  scene.lay("E 2,5 r3");
  EXPECT_EQ(scene.scores(), (Scores{30, 20}));
}

TEST(TradersRules, R26_a_kind_without_taken_tokens_scores_nothing) {
  Scene scene("base traders", 2);
  scene.start("E 0,0 r1; HO 1,0").bag("E");
  scene.lay("E 2,0 r3");
  EXPECT_EQ(scene.scored(), "goods 10 to 0 final");
}

// --- tiles -----------------------------------------------------------------------------------------

TEST(TradersRules, the_bridge_is_no_crossing) {
  Scene scene("base traders", 2);
  scene.start("A -1,0 r3; A 1,0 r1; A 0,-1").bag("HX B");
  scene.lay("HX 0,0", "follower 1");
  EXPECT_EQ(scene.scored(), "road 3 to 0");  // from west to east; the other road goes on south
}

TEST(TradersRules, a_field_without_any_side_can_be_farmed) {
  Scene scene("base traders", 2);
  scene.start("E 0,-1 r2; E 0,1; E -1,0 r1; E 1,0 r3").bag("HN");
  scene.lay("HN 0,0", "follower 2");
  EXPECT_EQ(scene.scores(), (Scores{3 * 2 + 10, 0}));  // two corner cities, and the wine
}

// --- together with other sets ----------------------------------------------------------------------

TEST(TradersRules, an_inn_doubles_the_builders_road_in_the_part_that_completes_it) {
  Scene scene("base inns traders", 2);
  scene.start("A 0,0 r3").bag("U EO A 3*B");
  scene.lay("U 1,0", "follower 0");
  scene.lay("B 0,1");
  scene.lay("EO 2,0", "builder 0");
  scene.lay("B 0,2");
  scene.lay("A 3,0 r1");
  EXPECT_EQ(scene.scored(), "road 8 to 0");
  EXPECT_EQ(scene.turn(), 0);
}

TEST(TradersRules, the_builder_follows_a_large_follower_as_well) {
  Scene scene("base inns traders", 2);
  scene.start("U 0,0").bag("4*U");
  scene.lay("U 1,0", "large 0");
  scene.lay("U 0,1");
  scene.put("U 2,0");
  EXPECT_TRUE(scene.may("builder 0"));
}

}  // namespace
}  // namespace aude::slow
