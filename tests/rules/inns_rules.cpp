// SPDX-License-Identifier: MIT
// Inns & Cathedrals: rulings R17 and R18 and the odd tiles.
#include "support/scene.h"

namespace aude::slow {
namespace {

using Texts = std::set<std::string>;
using Scores = std::vector<int>;

TEST(InnsRules, R17_a_completed_road_of_three_tiles_with_an_inn_gives_six) {
  Scene scene("base inns", 2);
  scene.start("A 0,0 r3; EO 1,0").bag("A B");
  scene.lay("A 2,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "road 6 to 0");
  EXPECT_NE(scene.in_full("scored road").find(" inn "), std::string::npos);
}

TEST(InnsRules, R17_a_second_inn_changes_nothing) {
  Scene scene("base inns", 2);
  scene.start("A 0,0 r3; EO 1,0; EO 2,0").bag("A B");
  scene.lay("A 3,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "road 8 to 0");
}

TEST(InnsRules, R17_an_unfinished_road_with_an_inn_scores_nothing_with_a_reason) {
  Scene scene("base inns", 2);
  scene.start("EO 0,0").bag("U");
  scene.lay("U 1,0", "follower 0");
  EXPECT_EQ(scene.scored(), "road 0 to 0 final");
  EXPECT_NE(scene.in_full("scored road").find("open-inn"), std::string::npos);
}

TEST(InnsRules, R17_an_inn_affects_only_the_road_it_is_drawn_beside) {
  Scene scene("base inns", 2);
  scene.start("EN 0,0").bag("2*A B");
  scene.lay("A -1,0 r3", "follower 0");
  EXPECT_EQ(scene.scored(), "road 2 to 0");
  scene.lay("A 1,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "road 4 to 1");
}

TEST(InnsRules, R17_seven_tiles_and_a_banner_with_a_cathedral_give_twenty_four) {
  Scene scene("base inns", 2);
  scene.start("EK 0,0; F 0,-1 r1; E 0,-2 r2; G 1,0; E 2,0 r3; E 0,1").bag("E B");
  scene.lay("E -1,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "city 24 to 0");
  EXPECT_NE(scene.in_full("scored city").find(" cathedral "), std::string::npos);
}

TEST(InnsRules, R17_a_second_cathedral_changes_nothing) {
  Scene scene("base inns", 2);
  scene.start("EK 0..1,0; E 0..1,-1 r2; E 0..1,1; E 2,0 r3").bag("E B");
  scene.lay("E -1,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "city 24 to 0");
}

TEST(InnsRules, R17_an_unfinished_city_with_a_cathedral_gives_nothing_banners_included) {
  Scene scene("base inns", 2);
  scene.start("EK 0,0; F 0,-1 r1").bag("E");
  scene.lay("E -1,0 r1", "follower 0");
  EXPECT_EQ(scene.scored(), "city 0 to 0 final");
  EXPECT_NE(scene.in_full("scored city").find("open-cathedral"), std::string::npos);
}

TEST(InnsRules, R18_the_large_follower_counts_two_so_only_its_owner_scores_the_road) {
  Scene scene("base inns", 2);
  scene.start("B 0..2,1").bag("2*A U B");
  scene.lay("A 0,0 r3", "large 0");
  scene.lay("A 2,0 r1", "follower 0");
  scene.lay("U 1,0");
  EXPECT_EQ(scene.scored(), "road 3 to 0");
  EXPECT_EQ(scene.supply(0, Inns::kLarge), 1);
}

TEST(InnsRules, R18_a_large_farmer_outweighs_an_ordinary_one_and_stays_to_the_end) {
  Scene scene("base inns", 2);
  scene.start("E 0,0; E 0,-1 r2; E 4,0").bag("4*B");
  scene.lay("B 1,0", "follower 1");
  scene.lay("B 3,0", "large 1");
  scene.lay("B 4,1");
  scene.lay("B 2,0");
  EXPECT_EQ(scene.scored(), "field 3 to 1 final");
  EXPECT_EQ(scene.supply(1, Inns::kLarge), 0);
}

TEST(InnsRules, R18_a_large_follower_ties_with_two_ordinary_ones) {
  Scene scene("base inns", 2);
  scene.start("B 0..2,1; B 1,-2").bag("3*E R B");
  scene.lay("E 0,0 r1", "follower 0");
  scene.lay("E 2,0 r3", "large 0");
  scene.lay("E 1,-1 r2", "follower 0");
  scene.lay("R 1,0");
  EXPECT_EQ(scene.scored(), "city 8 to 0+1");
}

TEST(InnsRules, a_large_monk_scores_as_any_other) {
  Scene scene("base inns", 2);
  scene.start("B -1..1,-1; B -1,0; B 1,0; B -1..0,1").bag("3*B");
  scene.lay("B 0,0", "large 0");
  scene.lay("B 1,1");
  EXPECT_EQ(scene.scored(), "cloister 9 to 0");
}

TEST(InnsRules, the_monastery_separates_the_road_into_two) {
  Scene scene("base inns", 2);
  scene.start("U 0,0; U 2,0").bag("EA B");
  scene.put("EA 1,0");
  EXPECT_TRUE(scene.may("follower 0"));
  EXPECT_TRUE(scene.may("follower 1"));
  scene.play("follower 0");
  EXPECT_EQ(scene.supply(0, Piece::Follower), 6);  // two ends are still open
}

TEST(InnsRules, four_separate_cities_around_a_field_of_their_own) {
  Scene scene("base inns", 2);
  scene.start("E 0,-1 r2; E 1,0 r3; E 0,1; E -1,0 r1").bag("EB");
  scene.put("EB 0,0");
  EXPECT_TRUE(scene.may("follower 4"));
  scene.play("follower 4");
  EXPECT_EQ(scene.scored(), "field 12 to 0 final");
}

TEST(InnsRules, no_follower_stands_on_a_cosmetic_road) {
  Scene scene("base inns", 2);
  scene.start("U -1,0").bag("ED B");
  scene.put("ED 0,0");
  Texts expected{"pass"};
  for (int segment = 0; segment < 8; ++segment) {
    expected.insert("follower " + std::to_string(segment));
    expected.insert("large " + std::to_string(segment));
  }
  EXPECT_EQ(scene.legal(), expected);
}

TEST(InnsRules, a_city_to_the_far_corner_separates_two_fields) {
  Scene scene("base inns", 2);
  scene.start("B 0,1").bag("EF B B");
  scene.lay("EF 0,0", "follower 1");
  scene.put("B -1,0");
  EXPECT_TRUE(scene.may("follower 1")) << "the western field is not the eastern one";
}

TEST(InnsRules, two_curves_that_do_not_meet_share_the_field_between_them) {
  Scene scene("base inns", 2);
  scene.start("U -1,0").bag("EQ U B");
  scene.lay("EQ 0,0", "follower 4");
  scene.put("U 1,0");
  EXPECT_FALSE(scene.may("follower 1"));  // the field north-east of the eastern curve is taken
  EXPECT_TRUE(scene.may("follower 2"));
}

}  // namespace
}  // namespace aude::slow
