// SPDX-License-Identifier: MIT
// The members and the rounding of the analysis in JSON, from numbers set by hand.
#include "study/json.h"

#include <boost/json/parse.hpp>

#include "games.h"
#include "study/ask.h"
#include "study/puzzle_line.h"
#include "study/skill.h"

namespace aude::study {
namespace {

namespace json = boost::json;

// The same document, whether a number is written 1, 1.0 or 1E0.
void expect_same(const json::value& found, const json::value& expected, const std::string& at = "") {
  if (expected.is_number()) {
    ASSERT_TRUE(found.is_number()) << at;
    EXPECT_DOUBLE_EQ(found.to_number<double>(), expected.to_number<double>()) << at;
  } else if (const auto* object = expected.if_object()) {
    ASSERT_TRUE(found.is_object()) << at;
    ASSERT_EQ(found.as_object().size(), object->size()) << at << " " << found;
    for (std::size_t i = 0; i < object->size(); ++i) {
      const auto& [key, value] = object->begin()[i];
      EXPECT_EQ(found.as_object().begin()[i].key(), key) << at;  // in the same order, too
      expect_same(found.as_object().begin()[i].value(), value, at + "." + std::string(key));
    }
  } else if (const auto* array = expected.if_array()) {
    ASSERT_TRUE(found.is_array()) << at;
    ASSERT_EQ(found.as_array().size(), array->size()) << at;
    for (std::size_t i = 0; i < array->size(); ++i)
      expect_same(found.as_array()[i], (*array)[i], at + "[" + std::to_string(i) + "]");
  } else {
    EXPECT_EQ(found, expected) << at;
  }
}

Plan plan_of(std::initializer_list<Action> actions, float error, bool played) {
  Plan plan;
  for (const Action& each : actions) plan.turn.add(each);
  plan.expected.points = {12.345F, 8.0F};
  plan.expected.win = {0.71249F, 0.2881F};
  plan.error = error;
  plan.std_error = 0.456F;
  plan.rollouts = 24;
  plan.played = played;
  return plan;
}

Reason blocks() {
  Reason reason;
  reason.why = Why::Blocks;
  reason.seat = Seat{1};
  reason.points = 2.25F;
  reason.with = 0.1504F;
  reason.without = 0.5444F;
  reason.on_feature = true;
  reason.terrain = Terrain::City;
  reason.cell = {3, -1};
  reason.segment = 2;
  reason.tiles_with = 1;
  reason.tiles_without = 9;
  return reason;
}

Reason reason_of(Why why, float points, float with, float without) {
  Reason reason;
  reason.why = why;
  reason.points = points;
  reason.with = with;
  reason.without = without;
  return reason;
}

// "why" is for clients that know neither reasons against a plan nor the sets nor the rest.
TEST(AnalysisJson, holds_every_member_rounded) {
  const auto game = make_game({SetId::Base}, 2);
  const Action place = Action::place({0, -1}, Rotation::r2);
  Analysis analysis;
  Decision made;
  made.n = 1;
  made.played = Action::pass();
  made.best = Action::deploy(Piece::Follower, 0);
  made.error = 4.0F;
  made.std_error = 0.25F;
  made.exact = true;
  made.expected.points = {4.0F, -0.001F};
  made.expected.win = {1.0F, 0.0F};
  made.plans = {plan_of({place, made.best}, 0, false)};
  for (int i = 0; i < 6; ++i) made.plans.push_back(plan_of({place}, 1.005F, i == 5));
  made.why = {blocks(), reason_of(Why::Sets, 1.5F, 3.24F, 1.66F), reason_of(Why::Later, 1.25F, 7.5F, 5),
              reason_of(Why::Followers, -0.5F, 2, 3), reason_of(Why::Rest, 0.75F, 0, 0)};
  made.why_lead = {reason_of(Why::Later, 1.25F, 7.5F, 5)};
  made.why_move = {reason_of(Why::Rest, 0.75F, 0, 0)};
  analysis.decisions.push_back(made);
  Decision forced;
  forced.forced = true;
  forced.seat = Seat{1};
  analysis.decisions.push_back(forced);
  analysis.chances.push_back({5, Seat{1}, Action::draw(game->find_kind("E")), {0.333F, -0.333F}});
  analysis.players.resize(2);
  analysis.players[0] = {2, 4.0, 1, 1, 1.0 / 3, 4.0};
  analysis.players[0].thirds[1] = {2, 4.0};
  analysis.players[0].mistakes[static_cast<std::size_t>(MistakeKind::Fields)] = 4.0;
  analysis.last.points = {4.0F, 0.0F};
  analysis.last.win = {1.0F, 0.0F};
  const char* plan =
      R"({"actions":["place 0,-1 r2"],"points":[12.35,8],"win":[0.712,0.288],"loss":1,"error":0.46,"courses":24})";
  const std::string expected = std::string(R"({"players":[
      {"loss":2,"luck":0.33,"errors":1,"blunders":1,"adjusted_margin":3.67,"margin":4,"total_loss":4,"decisions":2,
       "thirds":[{"decisions":0,"total_loss":0},{"decisions":2,"total_loss":4},{"decisions":0,"total_loss":0}],"mistakes":{"fields":4}},
      {"loss":0,"luck":0,"errors":0,"blunders":0,"adjusted_margin":0,"margin":0,"total_loss":0,"decisions":0,
       "thirds":[{"decisions":0,"total_loss":0},{"decisions":0,"total_loss":0},{"decisions":0,"total_loss":0}],"mistakes":{}}],
    "decisions":[
      {"n":1,"seat":0,"played":"pass","best":"follower 0","loss":4,"points":[4,0],"win":[1,0],"error":0.25,
       "why":[{"code":"blocks","seat":1,"points":2.25,"with":0.15,"without":0.544,"terrain":"city","at":[3,-1,2],"tiles":[1,9]}],
       "reasons":[{"code":"blocks","seat":1,"points":2.25,"with":0.15,"without":0.544,"terrain":"city","at":[3,-1,2],"tiles":[1,9]},
                  {"code":"sets","seat":0,"points":1.5,"with":3.2,"without":1.7},
                  {"code":"later","seat":0,"points":1.25,"with":7.5,"without":5},
                  {"code":"followers","seat":0,"points":-0.5,"with":2,"without":3},
                  {"code":"rest","seat":0,"points":0.75,"with":0,"without":0}],
       "lead_reasons":[{"code":"later","seat":0,"points":1.25,"with":7.5,"without":5}],
       "move_reasons":[{"code":"rest","seat":0,"points":0.75,"with":0,"without":0}],
       "exact":true,
       "plans":[{"actions":["place 0,-1 r2","follower 0"],"points":[12.35,8],"win":[0.712,0.288],"loss":0,"error":0.46,"courses":24},)") +
                               plan + "," + plan + "," + plan + "," + plan + "," + R"(
         {"actions":["place 0,-1 r2"],"points":[12.35,8],"win":[0.712,0.288],"loss":1,"error":0.46,"courses":24,"played":true}]},
      {"n":0,"seat":1,"played":"pass","best":"pass","loss":0,"points":[0,0],"win":[0,0],"error":0,"forced":true,"plans":[]}],
    "chances":[{"n":5,"seat":1,"outcome":"draw E","luck":[0.33,-0.33]}],
    "better":1,"end":{"points":[4,0],"win":[1,0]}})";
  json::value found = json::parse(to_json(*game, analysis));
  const json::value skill = found.at("skill");
  found.as_object().erase("skill");
  expect_same(found, json::parse(expected));
  // The ladder of the documents, for clients that add up steps.
  EXPECT_EQ(skill.at("ladder").as_array().size(), skill_ladder().size());
  EXPECT_EQ(skill.at("decisions"), kDecisionsOfGame);
}

TEST(AnalysisJson, a_puzzle_holds_its_record) {
  const auto game = make_game({SetId::Base}, 2);
  Puzzle puzzle;
  puzzle.rating = 1180;
  puzzle.themes = {Theme::Patience, Theme::LastTiles};
  puzzle.second = plan_of({Action::place({0, 4}, Rotation::r3), Action::pass()}, 5.821F, false);
  puzzle.second.sampling_error = 1.08F;
  puzzle.answers = {{Action::place({1, 1}, Rotation::r2), Action::pass()}};
  puzzle.ways = 57;
  puzzle.exact = true;
  Reason scores;
  scores.points = 3;
  scores.with = 4;
  puzzle.why = {scores};
  const notation::Record record{game->setup(), {"draw E"}};
  expect_same(
      json::parse(to_json({"1-16-64", "2026-11-18", "0123abcd", record, game, State(*game), puzzle})),
      json::parse(
          R"({"id":"1-16-64","made":"2026-11-18","network":"0123abcd","rating":1180,"grade":2,"themes":["patience","last_tiles"],"lead":5.82,"surely":3.12,
    "courses":24,"exact":true,"ways":57,"answers":[["place 1,1 r2","pass"]],"second":["place 0,4 r3","pass"],
    "why":[{"code":"scores","seat":0,"points":3,"with":4,"without":0}],
    "reasons":[{"code":"scores","seat":0,"points":3,"with":4,"without":0}],"record":)" +
          notation::to_json(record) + "}"));
}

TEST(Puzzles, every_theme_has_its_own_word) {
  const std::array<const char*, 13> words{"finish", "steal",     "block",   "farm",     "last_tiles",
                                          "wheel",  "hills",     "builder", "patience", "claim",
                                          "spoil",  "farm_late", "pig"};
  for (std::size_t i = 0; i < words.size(); ++i) EXPECT_EQ(word(static_cast<Theme>(i)), words[i]);
  EXPECT_EQ(word(Theme{99}), "");
}

TEST(AnalysisJson, numbers_are_rounded_and_never_minus_zero) {
  EXPECT_EQ(rounded(1.25, 1), 1.3);
  EXPECT_EQ(rounded(-1.25, 1), -1.3);
  EXPECT_EQ(rounded(12.345, 0), 12.0);
  EXPECT_EQ(rounded(0.05, 2), 0.05);
  EXPECT_FALSE(std::signbit(rounded(-0.001, 2)));
}

// The start tile alone, and three tiles to come: E, E and U. Only an E fits north of the city.
TEST(Odds, are_those_of_drawing_without_replacement) {
  const auto game = make_game({SetId::Base}, 2, {"E", "E", "U"});
  State state(*game);
  expect_same(
      odds(state, {0, -1}),
      json::parse(
          R"({"what":"odds","at":[0,-1],"tiles":2,"unseen":3,"next":0.667,"seats":[1,0.667]})"));
  play(state, {"draw U"});  // P1 draws next, P0 last
  expect_same(
      odds(state, {0, -1}),
      json::parse(R"({"what":"odds","at":[0,-1],"tiles":2,"unseen":2,"next":1,"seats":[1,1]})"));
  expect_same(odds(state, {5, 5}),
              json::parse(R"({"what":"odds","at":[5,5],"tiles":0,"unseen":2,"next":0,"seats":[0,0]})"));
}

TEST(Odds, after_the_last_draw_are_zero) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  expect_same(
      odds(state, {0, -1}),
      json::parse(R"({"what":"odds","at":[0,-1],"tiles":0,"unseen":0,"next":0,"seats":[0,0]})"));
}

}  // namespace
}  // namespace aude::study
