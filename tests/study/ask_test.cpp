// SPDX-License-Identifier: MIT
// Answers to clients: steps of an analysis and hints. Odds are in json_test.cpp.
#include "study/ask.h"

#include <boost/json/serialize.hpp>

#include "games.h"
#include "study/analysis.h"
#include "study/idea.h"
#include "study/json.h"

namespace aude::study {
namespace {

namespace json = boost::json;

// Base 72, river 12, inns 18, traders 24, hills 18, wheel 12 beside the base game, abbot 8, and the 16
// cells of the wheel board.
TEST(Ask, a_game_with_all_sets_has_180_tiles) { EXPECT_EQ(most_tiles(notation::catalogue()), 180); }

TEST(Ask, the_tiles_of_a_game_are_those_laid_and_to_come) {
  const auto whole = make_game({SetId::Base}, 2);
  EXPECT_EQ(tiles_of(State(*whole)), 72);
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D"});
  State state(*game);
  EXPECT_EQ(tiles_of(state), 4);
  play(state, {"draw E", "place 0,-1 r2", "pass"});
  EXPECT_EQ(tiles_of(state), 4);
}

struct Short {
  std::shared_ptr<const Game> game = make_game({SetId::Base}, 2, {"E", "V"});
  std::vector<Action> actions;
  State state{*game};
  Short() {
    for (const char* each : {"draw E", "place 0,-1 r2", "pass", "draw V", "place 1,0 r0", "pass"}) {
      actions.push_back(action(state, each));
      state.apply(actions.back());
    }
  }
};

// A step is a draw or a whole turn part; the results of all steps are those of the analysis.
TEST(Ask, steps_lead_through_the_game) {
  const Short played;
  Analyst analyst(*played.game, played.actions, {});
  while (analyst.step()) {
  }
  const json::object whole = analysis_json(*played.game, analyst.analysis());
  json::array decisions;
  json::array chances;
  std::vector<int> stops;
  for (int n = 0; n < 6;) {
    const auto step = evaluate_step(*played.game, played.actions, n, {});
    ASSERT_TRUE(step);
    EXPECT_EQ(step->at("total").as_int64(), 6);
    for (const json::value& each : step->at("decisions").as_array()) decisions.push_back(each);
    for (const json::value& each : step->at("chances").as_array()) chances.push_back(each);
    n = static_cast<int>(step->at("next").as_int64());
    stops.push_back(n);
    EXPECT_EQ(step->at("end") == whole.at("end"), n == 6);
  }
  EXPECT_EQ(stops, (std::vector<int>{1, 3, 4, 6}));
  EXPECT_EQ(json::serialize(decisions), json::serialize(whole.at("decisions")));
  EXPECT_EQ(json::serialize(chances), json::serialize(whole.at("chances")));
}

TEST(Ask, a_stopped_step_and_a_stopped_hint_have_no_answer) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  std::vector<Action> actions{action(state, "draw E")};
  state.apply(actions[0]);
  actions.push_back(action(state, "place 0,-1 r2"));
  const std::atomic<bool> stop = true;
  const players::Limits limits{{}, {}, &stop};
  EXPECT_FALSE(evaluate_step(*game, actions, 1, {}, limits));
  EXPECT_FALSE(hint(state, {}, limits));
  EXPECT_TRUE(evaluate_step(*game, actions, 1, {.nodes = 100}));
  EXPECT_TRUE(hint(state, {.nodes = 100}));
}

TEST(Ask, a_hint_names_the_best_plan_and_why) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  const auto answer = hint(state, {});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->at("what").as_string(), "hint");
  EXPECT_EQ(answer->at("exact").as_bool(), true);
  const json::array& plans = answer->at("plans").as_array();
  EXPECT_EQ(json::serialize(plans[0].at("actions")), R"(["place 0,-1 r2","follower 0"])");
  EXPECT_EQ(plans[1].at("loss").to_number<double>(), 1.0);
  // The city for 4 points; 3 of a farmer are against it.
  ASSERT_EQ(answer->at("why").as_array().size(), 1U);
  EXPECT_EQ(answer->at("why").at(0).at("code").as_string(), "scores");
  ASSERT_EQ(answer->at("reasons").as_array().size(), 2U);
  EXPECT_EQ(answer->at("reasons").at(0).at("points").to_number<double>(), 4.0);
  EXPECT_EQ(answer->at("reasons").at(1).at("points").to_number<double>(), -3.0);
}

// The idea of the best plan of a hint, in words of its numbers.
json::array ideas_at(const State& state) {
  const auto answer = hint(state, {.nodes = 400});
  return answer ? answer->at("ideas").as_array() : json::array{};
}

TEST(Ask, a_hint_says_what_the_best_plan_is_about) {
  // A knight completes the city of the start tile.
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  const json::array scores = ideas_at(state);
  ASSERT_EQ(scores.size(), 1U);
  EXPECT_EQ(scores[0].at("code").as_string(), "scores");
  EXPECT_EQ(scores[0].at("terrain").as_string(), "city");
  EXPECT_EQ(scores[0].at("sure").as_int64(), 4);

  // A monk among five tiles and with many draws to come: sure of what lies there, likely to make nine.
  const auto monk_game =
      make_game({SetId::Base}, 2, {"B", "U", "U", "U", "U", "U", "U", "V", "V", "V", "V", "V", "V"});
  State monk(*monk_game);
  play(monk, {"draw B"});
  const json::array claims = ideas_at(monk);
  ASSERT_EQ(claims.size(), 1U);
  EXPECT_EQ(claims[0].at("code").as_string(), "claims");
  EXPECT_EQ(claims[0].at("terrain").as_string(), "cloister");
  EXPECT_EQ(claims[0].at("piece").as_string(), "follower");
  EXPECT_EQ(claims[0].at("sure").as_int64(), 2);
  EXPECT_GT(claims[0].at("likely").as_int64(), 2);
  EXPECT_EQ(claims[0].at("cells").as_array().size(), 1U);

  // The thief's road grows; or the tile goes elsewhere.
  const auto road_game = make_game({SetId::Base}, 2, {"U", "U", "V", "V", "V", "U"});
  State road(*road_game);
  play(road, {"draw U", "place 1,0 r0", "follower 0", "draw U", "place 0,1 r0", "pass", "draw V"});
  const auto extends = ideas_of(road, std::array{action(road, "place 2,0 r0"), Action::pass()});
  ASSERT_EQ(extends.size(), 1U);
  EXPECT_EQ(extends[0].kind, IdeaKind::Extends);
  EXPECT_EQ(extends[0].terrain, Terrain::Road);
  EXPECT_EQ(extends[0].sure, 3);
  EXPECT_EQ(extends[0].cells.size(), 3U);
  const auto keeps = ideas_of(road, std::array{action(road, "place 0,2 r0"), Action::pass()});
  ASSERT_EQ(keeps.size(), 1U);
  EXPECT_EQ(keeps[0].kind, IdeaKind::Keeps);
}

TEST(Ask, a_hint_at_a_draw_lists_the_tiles_with_odds_and_luck) {
  const auto game = make_game({SetId::Base}, 2, {"E", "U", "U", "U"});
  State state(*game);
  const auto answer = hint(state, {});
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->at("seat").as_int64(), 0);
  double sum = 0;
  double luck = 0;
  for (const json::value& draw : answer->at("draws").as_array()) {
    const double chance = draw.at("chance").to_number<double>();
    sum += chance;
    luck += chance * draw.at("luck").to_number<double>();
    // The city tile is the one to wish for.
    EXPECT_EQ(draw.at("luck").to_number<double>() > 0, draw.at("action").as_string() == "draw E");
  }
  EXPECT_NEAR(sum, 1.0, 0.002);
  EXPECT_NEAR(luck, 0.0, 0.02);
}

// Three players, four tiles of which two fit: P1 draws next, then P2, P0, P1.
TEST(Ask, odds_of_three_players) {
  const auto game = make_game({SetId::Base}, 3, {"V", "E", "E", "U", "U"});
  State state(*game);
  play(state, {"draw V"});
  const json::object answer = odds(state, {0, -1});
  EXPECT_EQ(answer.at("tiles").as_int64(), 2);
  EXPECT_EQ(answer.at("unseen").as_int64(), 4);
  EXPECT_EQ(answer.at("next").to_number<double>(), 0.5);
  const json::array& seats = answer.at("seats").as_array();
  EXPECT_EQ(seats[0].to_number<double>(), 0.5);    // one draw of four tiles
  EXPECT_EQ(seats[1].to_number<double>(), 0.833);  // two draws: 1 - 2/4 * 1/3
  EXPECT_EQ(seats[2].to_number<double>(), 0.5);
}

// The ratings change the chances of winning and nothing else, in a step and in a hint.
TEST(Ask, chances_of_winning_by_ratings) {
  const auto game = make_game({SetId::Base}, 2);
  const std::vector<Action> actions{Action::draw(game->find_kind("V"))};
  State state(*game);
  state.apply(actions[0]);
  const Effort little{.nodes = 200};
  const auto equals = hint(state, little);
  const auto rated = hint(state, little, {}, {1500, 2150});
  const auto first = [](const std::optional<boost::json::object>& answer, const char* name) {
    return answer->at("plans").at(0).at(name).at(0).to_number<double>();
  };
  EXPECT_EQ(first(equals, "points"), first(rated, "points"));
  EXPECT_GT(first(equals, "win"), 0.4);
  EXPECT_NEAR(first(rated, "win"), 0.03, 0.02);
  EXPECT_FALSE(equals->contains("ratings"));
  EXPECT_EQ(rated->at("ratings"), (boost::json::array{1500, 2150}));
  const auto step = evaluate_step(*game, actions, 0, little, {}, {2150, 1500});
  EXPECT_EQ(step->at("ratings"), (boost::json::array{2150, 1500}));
  EXPECT_GT(step->at("end").at("win").at(0).to_number<double>(), 0.95);
}

}  // namespace
}  // namespace aude::study
