// SPDX-License-Identifier: MIT
#include "study/skill.h"

#include "games.h"
#include "study/analysis.h"

namespace aude::study {
namespace {

TEST(Skill, is_interpolated_between_the_rungs) {
  const auto ladder = skill_ladder();
  for (std::size_t i = 0; i < ladder.size(); ++i) {
    EXPECT_NEAR(played_like(ladder[i].loss * 100, 100)->rating, ladder[i].rating, 5);
    if (i == 0) continue;
    EXPECT_LE(ladder[i].rating, ladder[i - 1].rating) << "who loses more is no stronger";
    const double between = (ladder[i].loss + ladder[i - 1].loss) / 2;
    EXPECT_NEAR(played_like(between * 100, 100)->rating, (ladder[i].rating + ladder[i - 1].rating) / 2,
                6);
  }
  EXPECT_NEAR(played_like(100 * 99.0, 100)->rating, ladder.back().rating, 5);
}

TEST(Skill, is_less_certain_after_fewer_decisions) {
  EXPECT_FALSE(played_like(5.0, kFewestDecisions - 1));
  const int whole = played_like(60.0, kDecisionsOfGame)->std_error;
  EXPECT_NEAR(whole, kSkillError, 5);
  EXPECT_NEAR(played_like(15.0, kDecisionsOfGame / 4 + 4)->std_error, kSkillError * 1.8, 25);
  EXPECT_EQ(played_like(120.0, 2 * kDecisionsOfGame)->std_error, whole);
}

TEST(Skill, is_known_for_the_base_game_of_two_only) {
  EXPECT_TRUE(has_skill_ladder(*make_game({SetId::Base}, 2)));
  EXPECT_FALSE(has_skill_ladder(*make_game({SetId::Base}, 3)));
  EXPECT_FALSE(has_skill_ladder(*make_game(kAllSets, 2)));
}

// Weak bots get low ratings, strong ones high ratings.
TEST(Skill, orders_bots_by_their_strength) {
  const auto game = make_game({SetId::Base}, 2);
  Effort effort;
  effort.nodes = 1'000;
  Analyst analyst(*game, play_out(*game, {"elo:600", "elo:2050"}, 4), effort);
  while (analyst.step()) {
  }
  const auto& players = analyst.analysis().players;
  const auto rating = [&](std::size_t seat) {
    return played_like(players[seat].total_error, players[seat].decisions)->rating;
  };
  EXPECT_LT(rating(0) + 500, rating(1));
  for (const PlayerSummary& each : players) {
    int decisions = 0;
    double lost = 0;
    for (const auto& third : each.thirds) {
      EXPECT_GT(third.decisions, 10);
      decisions += third.decisions;
      lost += third.total_error;
    }
    EXPECT_EQ(decisions, each.decisions);
    EXPECT_NEAR(lost, each.total_error, 1e-6);
  }
}

TEST(Skill, mistakes_are_sorted_by_their_main_reason) {
  const auto kind = [](Why why, bool on_feature, Terrain terrain) {
    Reason reason;
    reason.why = why;
    reason.on_feature = on_feature;
    reason.terrain = terrain;
    return kind_of({reason, Reason{}});
  };
  EXPECT_EQ(kind(Why::Promises, true, Terrain::City), MistakeKind::Cities);
  EXPECT_EQ(kind(Why::Finishes, true, Terrain::Road), MistakeKind::Roads);
  EXPECT_EQ(kind(Why::Scores, true, Terrain::Cloister), MistakeKind::Cloisters);
  EXPECT_EQ(kind(Why::Promises, true, Terrain::Field), MistakeKind::Fields);
  EXPECT_EQ(kind(Why::Takes, true, Terrain::Field), MistakeKind::Joining);
  EXPECT_EQ(kind(Why::Threat, true, Terrain::City), MistakeKind::Joining);
  EXPECT_EQ(kind(Why::Followers, false, {}), MistakeKind::Followers);
  EXPECT_EQ(kind(Why::Rest, false, {}), MistakeKind::Other);
  EXPECT_EQ(kind_of({}), MistakeKind::Other);
}

}  // namespace
}  // namespace aude::study
