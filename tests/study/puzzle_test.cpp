// SPDX-License-Identifier: MIT
#include "study/puzzle.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <set>

#include "games.h"
#include "study/puzzle_line.h"

namespace aude::study {
namespace {

namespace json = boost::json;

// The puzzles of the page.
std::vector<KeptPuzzle> kept_puzzles() {
  std::ifstream file(AUDE_SOURCE_DIR "/puzzles/puzzles.jsonl");
  std::vector<KeptPuzzle> out;
  for (std::string line; std::getline(file, line);) {
    auto puzzle = parse_puzzle(line);
    EXPECT_TRUE(puzzle) << line.substr(0, 40);
    if (puzzle) out.push_back(std::move(*puzzle));
  }
  return out;
}

// Some of them, spread over the file.
std::vector<KeptPuzzle> sample_of_puzzles(std::size_t count) {
  std::vector<KeptPuzzle> all = kept_puzzles();
  std::vector<KeptPuzzle> out;
  for (std::size_t i = 0; i < count; ++i) out.push_back(std::move(all[i * all.size() / count]));
  return out;
}

TEST(Puzzles, the_kept_ones_are_sound) {
  std::set<std::string> ids;
  std::set<SetId> sets;
  std::set<int> grades;
  for (const KeptPuzzle& each : kept_puzzles()) {
    SCOPED_TRACE(each.id);
    EXPECT_TRUE(ids.insert(each.id).second);
    EXPECT_GE(each.puzzle.second.error, kPuzzleLead);
    EXPECT_GE(each.puzzle.second.error, (kPuzzleCertainty - 0.1F) * each.puzzle.second.sampling_error);
    EXPECT_FALSE(each.made.empty());
    EXPECT_EQ(each.network.size(), 8U);
    grades.insert(grade_of(each.puzzle.rating));
    for (const auto& set : kSets) {
      if (each.game->plays(set.id)) sets.insert(set.id);
    }
    DecisionEvaluator evaluator(*each.game);
    EXPECT_FALSE(is_obvious(evaluator, each.state, each.puzzle.solution));
    EXPECT_NE(evaluator.as_planned(each.state, each.puzzle.solution.actions()),
              evaluator.as_planned(each.state, each.puzzle.second.actions()));
  }
  EXPECT_EQ(sets.size(), kSets.size());
  EXPECT_EQ(grades.size(), kGradeRatings.size());
}

// With rollouts that had no part in choosing them.
TEST(Puzzles, a_sample_of_the_kept_ones_is_not_refuted) {
  int confirmed = 0;
  for (const KeptPuzzle& each : sample_of_puzzles(8)) {
    SCOPED_TRACE(each.id);
    DecisionEvaluator evaluator(*each.game);
    const Confirmation found = confirm(evaluator, each.state, each.puzzle, certifying(4711));
    EXPECT_NE(found.is, Confirmed::No) << found.lead;
    confirmed += found.is == Confirmed::Yes;
  }
  EXPECT_GE(confirmed, 6);
}

// Where everything can be worked out, no evaluation counts: the lead is the lead.
TEST(Puzzles, exact_ones_are_solved_again) {
  int solved = 0;
  for (const KeptPuzzle& each : kept_puzzles()) {
    if (!each.puzzle.exact || ++solved > 5) continue;
    SCOPED_TRACE(each.id);
    DecisionEvaluator evaluator(*each.game);
    const auto puzzle = certified_puzzle(evaluator, each.state, certifying(5));
    ASSERT_TRUE(puzzle);
    EXPECT_TRUE(puzzle->exact);
    EXPECT_NEAR(puzzle->second.error, each.puzzle.second.error, 0.01);
  }
  EXPECT_GE(solved, 5);
}

std::string described(const std::string& line) {
  auto kept = parse_puzzle(line);
  EXPECT_TRUE(kept);
  DecisionEvaluator evaluator(*kept->game);
  describe(evaluator, kept->state, kept->puzzle);
  return to_json(*kept);
}

// If this fails after a change of the bots: `aude puzzles describe` writes the file again.
TEST(Puzzles, a_line_is_read_and_described_as_it_was_written) {
  std::ifstream file(AUDE_SOURCE_DIR "/puzzles/puzzles.jsonl");
  int n = 0;
  for (std::string line; std::getline(file, line);) {
    if (n++ % 50 != 0) continue;
    EXPECT_EQ(described(line), line);
  }
}

TEST(Puzzles, reasons_add_up_to_the_lead) {
  std::ifstream file(AUDE_SOURCE_DIR "/puzzles/puzzles.jsonl");
  for (std::string line; std::getline(file, line);) {
    const json::object puzzle = json::parse(line).as_object();
    double sum = 0;
    for (const json::value& each : puzzle.at("reasons").as_array())
      sum += each.at("points").to_number<double>();
    // A rest under 0.3 points is not listed, and points are rounded.
    EXPECT_NEAR(sum, puzzle.at("lead").to_number<double>(), 0.33) << puzzle.at("id");
  }
}

// Of the same puzzle with one field broken.
TEST(Puzzles, a_broken_line_is_refused_with_its_field) {
  std::ifstream file(AUDE_SOURCE_DIR "/puzzles/puzzles.jsonl");
  std::string sound;
  std::getline(file, sound);
  const auto refused = [&](const char* field, json::value value) {
    json::object broken = json::parse(sound).as_object();
    broken[field] = std::move(value);
    const auto puzzle = parse_puzzle(json::serialize(broken));
    return puzzle ? std::string("accepted") : puzzle.refusal().where;
  };
  EXPECT_EQ(refused("rating", 1200), "accepted");
  EXPECT_EQ(refused("lead", "much"), "lead");
  EXPECT_EQ(refused("answers", json::array()), "answers");
  EXPECT_EQ(refused("second", json::array()), "second");
  EXPECT_EQ(refused("second", json::array{"fly away"}), "second[0]");
  EXPECT_EQ(refused("ways", 0), "ways");
}

// A puzzle with this solution.
Puzzle puzzle_with(std::span<const Action> solution) {
  Puzzle puzzle;
  for (const Action& each : solution) puzzle.solution.turn.add(each);
  return puzzle;
}

TEST(Rating, is_that_of_the_bots_who_solve_half) {
  EXPECT_NEAR(most_likely_rating(std::array{Attempts{1200, 1000, 500}}), 1200, 2);
  EXPECT_NEAR(most_likely_rating(std::array{Attempts{900, 100, 25}, Attempts{1500, 100, 75}}), 1200, 2);
  // By the table of the Elo system: who wins 10 of 11 games is stronger by 400.
  EXPECT_NEAR(most_likely_rating(std::array{Attempts{1600, 1100, 1000}}), 1200, 4);
  EXPECT_NEAR(most_likely_rating(std::array{Attempts{1600, 1100, 100}}), 2000, 4);
}

TEST(Rating, the_last_tile_is_easy_for_all_and_a_bad_move_is_found_by_none) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E", "place 0,-1 r2"});
  const DecisionEvaluator evaluator(*game);
  const Action knight = action(state, "follower 0");  // 4 points at once
  EXPECT_LT(rating_of(state, puzzle_with(std::array{knight}), evaluator), 600);
  EXPECT_GT(rating_of(state, puzzle_with(std::array{Action::pass()}), evaluator), 2000);
}

TEST(Rating, grades_are_the_nearest) {
  EXPECT_EQ(grade_of(300), 1);
  EXPECT_EQ(grade_of(1049), 1);
  EXPECT_EQ(grade_of(1051), 2);
  EXPECT_EQ(grade_of(1949), 4);
  EXPECT_EQ(grade_of(1951), 5);
  EXPECT_EQ(grade_of(2350), 5);
}

// The last tile completes a city of two tiles: only the knight scores, so nobody has to think.
TEST(Obvious, is_the_only_move_with_the_most_points_at_once) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E", "place 0,-1 r2"});
  DecisionEvaluator evaluator(*game);
  const auto plan = [&](const char* text) {
    return puzzle_with(std::array{action(state, text)}).solution;
  };
  EXPECT_TRUE(is_obvious(evaluator, state, plan("follower 0")));
  EXPECT_FALSE(is_obvious(evaluator, state, plan("pass")));
}

struct Known {
  std::vector<std::string> actions;
  std::vector<std::string> solution;
  Theme theme;
  float lead;  // worked out exactly
};

void expect_solved(const Known& known) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U", "E", "N", "R"});
  State state(*game);
  play(state, known.actions);
  DecisionEvaluator evaluator(*game);
  const auto puzzle = certified_puzzle(evaluator, state, certifying(1));
  ASSERT_TRUE(puzzle);
  EXPECT_TRUE(puzzle->exact);
  EXPECT_EQ(puzzle->second.error, known.lead);
  std::vector<std::string> words;
  for (const Action& each : puzzle->solution.actions()) words.push_back(notation::to_text(*game, each));
  EXPECT_EQ(words, known.solution);
  EXPECT_NE(std::find(puzzle->themes.begin(), puzzle->themes.end(), known.theme), puzzle->themes.end());
  // The other way round as well: who plays the second loses just that.
  const DecisionEvaluation evaluation =
      evaluator.evaluate(state, puzzle->second.actions(), {.nodes = 1'000'000});
  EXPECT_EQ(evaluation.best_from(puzzle->second.actions())->error, known.lead);
}

TEST(KnownPositions, a_farmer_joins_the_field_of_another_and_wins) {
  expect_solved(
      {{"draw E", "place 0,1 r2", "follower 1", "draw K", "place 1,0 r1", "follower 0", "draw D",
        "place 0,-1 r2", "follower 1", "draw E", "place 0,-2 r3", "follower 1", "draw R",
        "place -1,-2 r2", "follower 0", "draw U", "place 0,-3 r0", "follower 0", "draw V"},
       {"place 1,-1 r0", "follower 2"},
       Theme::Steal,
       3.0F});
}

TEST(KnownPositions, a_follower_is_trapped_by_a_tile_that_leaves_no_fitting_one) {
  expect_solved({{"draw U", "place -1,0 r2", "pass", "draw E", "place 0,1 r1", "follower 1", "draw N",
                  "place -1,1 r3", "follower 0", "draw R", "place -1,-1 r0", "pass", "draw E",
                  "place -1,2 r0", "pass", "draw V", "place -2,2 r1", "pass", "draw D"},
                 {"place 1,0 r2", "follower 1"},
                 Theme::Block,
                 4.0F});
}

Plan behind(float error, float std_error, int rollouts = 40) {
  Plan plan;
  plan.error = error;
  plan.sampling_error = std_error;
  plan.rollouts = rollouts;
  return plan;
}

// An evaluation of which only the numbers matter.
DecisionEvaluation evaluation_of(std::initializer_list<Plan> others, bool exact = false) {
  DecisionEvaluation evaluation;
  evaluation.plans.push_back(behind(0, 0));
  evaluation.plans.insert(evaluation.plans.end(), others);
  evaluation.ways = 3;
  evaluation.exact = exact;
  return evaluation;
}

TEST(Certification, needs_a_lead_of_three_points_over_every_other_plan) {
  EXPECT_TRUE(is_certain(evaluation_of({behind(3.0F, 0)}, true)));
  EXPECT_FALSE(is_certain(evaluation_of({behind(2.99F, 0)}, true)));
  EXPECT_TRUE(is_certain(evaluation_of({behind(3.0F, 0), behind(7.0F, 0)}, true)));
  EXPECT_FALSE(is_certain(evaluation_of({behind(7.0F, 0), behind(2.0F, 0)}, true)));
  EXPECT_FALSE(is_certain(evaluation_of({}, true)));  // nothing to choose
}

TEST(Certification, needs_the_lead_by_a_standard_error_and_any_lead_by_four) {
  EXPECT_TRUE(is_certain(evaluation_of({behind(4.0F, 1.0F)})));    // 4 - 1 = 3
  EXPECT_FALSE(is_certain(evaluation_of({behind(3.9F, 0.95F)})));  // 2.95
  EXPECT_TRUE(is_certain(evaluation_of({behind(8.0F, 2.0F)})));
  EXPECT_FALSE(is_certain(evaluation_of({behind(8.0F, 2.01F)})));
  EXPECT_FALSE(is_certain(evaluation_of({behind(5.0F, 0.1F), behind(6.0F, 1.6F)})));
}

TEST(Certification, needs_enough_rollouts_unless_it_is_exact) {
  EXPECT_TRUE(is_certain(evaluation_of({behind(9.0F, 0.1F, 32)})));
  EXPECT_FALSE(is_certain(evaluation_of({behind(9.0F, 0.1F, 31)})));
  EXPECT_TRUE(is_certain(evaluation_of({behind(9.0F, 0, 0)}, true)));
}

TEST(Certification, the_bound_is_two_and_a_half_standard_errors_below_the_lead) {
  Puzzle puzzle;
  puzzle.second = behind(5.82F, 1.08F);
  EXPECT_NEAR(puzzle.surely(), 3.12F, 1e-5);
}

TEST(Certification, a_quick_evaluation_must_promise_a_lead_and_a_choice) {
  EXPECT_TRUE(may_be_puzzle(evaluation_of({behind(3.0F, 0.5F)})));
  EXPECT_FALSE(may_be_puzzle(evaluation_of({behind(2.99F, 0.5F)})));
  EXPECT_FALSE(may_be_puzzle(evaluation_of({})));
  DecisionEvaluation two_ways = evaluation_of({behind(9.0F, 0)});
  two_ways.ways = 2;
  EXPECT_FALSE(may_be_puzzle(two_ways));
}

// The last tile: a knight in the completed city scores 4 points, a farmer beside it 3. A lead of 1
// point does not make a puzzle.
TEST(Certification, a_position_with_a_small_lead_is_refused) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  DecisionEvaluator evaluator(*game);
  EXPECT_FALSE(certified_puzzle(evaluator, state, certifying(1)));
  play(state, {"place 0,-1 r2"});
  EXPECT_FALSE(certified_puzzle(evaluator, state, certifying(1)));  // not at the start of a turn part
}

// Too few nodes for enough rollouts certify nothing, however large the lead looks.
TEST(Certification, a_search_that_ends_early_certifies_nothing) {
  const auto game = make_game({SetId::Base}, 2);
  DecisionEvaluator evaluator(*game);
  Effort short_search = certifying(1);
  short_search.nodes = 1;
  players::Random random(1);
  ActionList scratch;
  State state(*game);
  int positions = 0;
  while (positions < 12) {
    state.apply(players::random_action(state, random, scratch));
    if (state.phase() != Phase::Place) continue;
    ++positions;
    EXPECT_FALSE(certified_puzzle(evaluator, state, short_search));
  }
}

TEST(Certification, searches_as_the_documents_say) {
  const Effort effort = certifying(9);
  EXPECT_EQ(effort.nodes, 2'000'000U);
  EXPECT_EQ(effort.near_end, kWholeGame);
  EXPECT_EQ(effort.window, 8.0F);
  EXPECT_EQ(effort.lead, 3.0F);
  EXPECT_EQ(effort.certainty, 4.0F);
  EXPECT_EQ(effort.fewest, 32);
}

TEST(Why, says_what_the_better_plan_scores) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  DecisionEvaluator evaluator(*game);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, {});
  const auto reasons = evaluator.why(state, evaluation.plans[0], evaluation.plans.back());
  ASSERT_FALSE(reasons.empty());
  EXPECT_EQ(reasons[0].why, Why::Scores);
  EXPECT_EQ(reasons[0].with, 4.0F);
  EXPECT_EQ(reasons[0].without, 0.0F);
}

}  // namespace
}  // namespace aude::study
