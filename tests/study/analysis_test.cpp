// SPDX-License-Identifier: MIT
#include "study/analysis.h"

#include <cmath>
#include <numeric>

#include "games.h"
#include "study/json.h"
#include "study/text.h"

namespace aude::study {
namespace {

Analysis analyse(const Game& game, const std::vector<Action>& actions, std::uint64_t nodes) {
  Effort effort;
  effort.nodes = nodes;
  Analyst analyst(game, actions, effort);
  while (analyst.step()) {
  }
  EXPECT_EQ(analyst.done(), analyst.total());
  return analyst.analysis();
}

TEST(Analysis, names_the_better_player) {
  const auto game = make_game({SetId::Base}, 2);
  for (std::size_t strong : {0U, 1U}) {
    std::vector<std::string> levels(2, "random");
    levels[strong] = "master:400";
    const Analysis analysis = analyse(*game, play_out(*game, levels, 7 + strong), 2000);
    const PlayerSummary& good = analysis.players[strong];
    const PlayerSummary& poor = analysis.players[1 - strong];
    EXPECT_EQ(index(analysis.better()), static_cast<int>(strong));
    EXPECT_LT(good.error() * 4, poor.error());
    EXPECT_GT(poor.blunders, good.blunders);
    EXPECT_GT(poor.errors + poor.blunders, good.errors + good.blunders + 5);
    EXPECT_GT(good.adjusted_margin(), 30);
    EXPECT_NEAR(good.luck, -poor.luck, 1e-3);  // of two players one's luck is the other's bad luck
    for (const Decision& each : analysis.decisions) {
      // Every loss that counts has a reason, and the reasons add up to it.
      EXPECT_EQ(each.why.empty(), each.error < kError);
      float sum = each.why.empty() ? each.error : 0;
      for (const Reason& reason : each.why) sum += reason.points;
      EXPECT_NEAR(sum, each.error, 0.31);  // a rest under 0.3 is left out
    }
    EXPECT_NE(to_words(*game, analysis).find("P" + std::to_string(strong) + " played best"),
              std::string::npos);
  }
}

TEST(Analysis, parts_that_begin_with_turns_make_the_whole) {
  const auto game = make_game(kAllSets, 3);
  std::vector<Action> actions = play_out(*game, {"random"}, 12);
  actions.resize(30);
  const Analysis whole = analyse(*game, actions, 50);
  Analysis joined;
  int turns = 0;
  for (std::size_t from = 0, to = 1; from < actions.size(); from = to++) {
    while (to < actions.size() && !begins_turn(actions, to)) ++to;
    Analyst analyst(*game, {actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(to)},
                    {.nodes = 50}, static_cast<int>(from));
    while (analyst.step()) {
    }
    if (turns++ == 0) {
      joined = analyst.analysis();
    } else {
      joined.append(analyst.analysis());
    }
  }
  EXPECT_GT(turns, 5);
  EXPECT_EQ(joined.turns, turns);
  EXPECT_EQ(to_json(*game, joined), to_json(*game, whole));
}

TEST(Analysis, speaks_of_every_action_of_all_sets) {
  const auto game = make_game(kAllSets, 4);
  std::vector<Action> actions = play_out(*game, {"random"}, 11);
  actions.resize(50);  // enough for every phase, in seconds
  const Analysis analysis = analyse(*game, actions, 50);
  EXPECT_EQ(analysis.decisions.size() + analysis.chances.size(), actions.size());
  State state(*game);
  auto decision = analysis.decisions.begin();
  auto chance = analysis.chances.begin();
  for (std::size_t n = 0; n < actions.size(); ++n) {
    if (state.is_chance()) {
      ASSERT_EQ(chance->n, static_cast<int>(n));
      EXPECT_EQ(chance->outcome, actions[n]);
      ++chance;
    } else {
      ASSERT_EQ(decision->n, static_cast<int>(n));
      EXPECT_EQ(decision->played, actions[n]);
      EXPECT_TRUE(state.is_legal(decision->best));
      EXPECT_EQ(decision->seat, state.actor());
      EXPECT_GE(decision->error, 0);
      EXPECT_FALSE(decision->plans.empty()) << n;
      float sum = 0;
      for (float each : decision->expected.win) sum += each;
      EXPECT_NEAR(sum, 1.0F, 1e-3);
      EXPECT_TRUE(!decision->forced || decision->error == 0);
      ++decision;
    }
    state.apply(actions[n]);
  }
}

TEST(Analysis, of_a_record_that_ends_in_the_middle_of_a_turn) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  const std::vector<Action> actions{action(state, "draw E"), Action::place({0, -1}, Rotation::r2)};
  const Analysis analysis = analyse(*game, actions, 2000);
  ASSERT_EQ(analysis.decisions.size(), 1U);
  EXPECT_EQ(analysis.decisions[0].n, 1);
}

// What a game was expected at its beginning, plus luck, less what decisions lost, is how it ended: the
// last tile is evaluated exactly, so here nothing is left to prior.
TEST(Analysis, luck_and_losses_add_up_to_the_result) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  std::vector<Action> actions{action(state, "draw E")};
  play(state, {"draw E"});
  actions.push_back(action(state, "place 0,-1 r2"));
  play(state, {"place 0,-1 r2"});
  actions.push_back(action(state, "pass"));
  const Analysis analysis = analyse(*game, actions, 1000);
  ASSERT_EQ(analysis.decisions.size(), 2U);
  EXPECT_EQ(analysis.chances[0].luck[0], 0);  // nothing else could come
  EXPECT_EQ(analysis.decisions[0].error, 0);  // the place was right,
  EXPECT_EQ(analysis.decisions[1].error, 4);  // the follower was missing
  EXPECT_EQ(notation::to_text(*game, analysis.decisions[1].best), "follower 0");
  EXPECT_EQ(analysis.players[0].blunders, 1);
  EXPECT_EQ(analysis.players[0].margin, 0);
}

// An error shown as 4.00 counts as a blunder.
TEST(Analysis, counts_errors_and_blunders_as_they_are_shown) {
  const auto game = make_game({SetId::Base}, 2, {"E", "E", "U", "V"});
  State state(*game);
  std::vector<Action> actions;
  for (const char* each : {"draw E", "place 0,-1 r2", "pass", "draw E", "place 0,1 r1", "pass",
                           "draw U", "place -1,0 r0", "pass", "draw V", "place -1,1 r0", "pass"}) {
    actions.push_back(action(state, each));
    state.apply(actions.back());
  }
  for (const std::uint64_t nodes : {2000U, 8000U, 20000U}) {
    const Analysis analysis = analyse(*game, actions, nodes);
    int errors = 0;
    int blunders = 0;
    int end = 0;
    for (const Decision& made : analysis.decisions) {
      if (made.n < end) continue;  // a part of the move before
      end = made.n + made.actions_of_move();
      const Decision each = made.as_move();
      const double told = std::stod(decimal(static_cast<double>(each.error), 2));
      const bool certain = each.error >= 2 * each.std_error;
      errors += certain && told >= 1.0;
      blunders += certain && told >= 4.0;
    }
    EXPECT_EQ(analysis.players[0].errors + analysis.players[1].errors, errors);
    EXPECT_EQ(analysis.players[0].blunders + analysis.players[1].blunders, blunders);
  }
}

// A tile and the piece on it are one move, whose reasons add up to what the whole move lost; a move
// that is clearly the best says why, too.
TEST(Analysis, a_whole_move_has_reasons_of_its_own) {
  const auto game = make_game({SetId::Base}, 2, {"E", "U", "V"});
  const auto first_of = [&](const char* piece) {
    State state(*game);
    std::vector<Action> actions;
    for (const char* each : {"draw E", "place 0,-1 r2", piece}) {
      actions.push_back(action(state, each));
      state.apply(actions.back());
    }
    return analyse(*game, actions, 2000);
  };
  const auto sum_of = [](const std::vector<Reason>& why) {
    return std::accumulate(why.begin(), why.end(), 0.0F,
                           [](float sum, const Reason& each) { return sum + each.points; });
  };
  const Analysis poor = first_of("pass");
  ASSERT_EQ(poor.decisions.size(), 2U);
  const Decision& placement = poor.decisions.front();
  EXPECT_EQ(placement.error, 0);  // the piece was wrong, not the place
  EXPECT_TRUE(placement.why_lead.empty());
  const Decision move = placement.as_move();
  EXPECT_EQ(move.actions_of_move(), 2);
  EXPECT_EQ(move.error, poor.decisions.back().error);
  EXPECT_NEAR(sum_of(move.why), move.error, 0.3);
  EXPECT_EQ(poor.players[0].errors, 1);
  ASSERT_EQ(poor.mistakes().size(), 1U);
  EXPECT_EQ(poor.mistakes().front().n, 1);

  const Analysis good = first_of("follower 0");
  const Decision& best = good.decisions.front();
  EXPECT_NEAR(sum_of(best.why_lead), best.plans[1].error, 0.3);
  EXPECT_TRUE(best.why_move.empty());
  EXPECT_TRUE(good.mistakes().empty());
}

TEST(Analysis, a_loss_under_two_standard_errors_is_no_mistake) {
  const auto decision = [](float error, float std_error) {
    Decision made;
    made.error = error;
    made.std_error = std_error;
    return made;
  };
  EXPECT_TRUE(decision(1.0F, 0.5F).is_mistake());
  EXPECT_FALSE(decision(1.0F, 0.51F).is_mistake());
  EXPECT_FALSE(decision(0.99F, 0).is_mistake());
  EXPECT_FALSE(decision(3.99F, 0).is_blunder());
  EXPECT_TRUE(decision(4.0F, 2.0F).is_blunder());
  EXPECT_FALSE(decision(4.0F, 2.01F).is_blunder());
}

// Over many games played alike, luck is nothing: half of the games of a seat are lucky.
TEST(Analysis, luck_sums_to_zero_over_sampled_games) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "D", "K", "U", "B", "C", "W", "R", "N"});
  constexpr int kGames = 150;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < kGames; ++i) {
    const auto actions = play_out(*game, {"random"}, 1000 + static_cast<std::uint64_t>(i));
    DecisionEvaluator evaluator(*game);
    State state(*game);
    double luck = 0;
    for (const Action& each : actions) {
      if (state.is_chance()) luck += static_cast<double>(evaluator.luck(state, each).margins[0]);
      state.apply(each);
    }
    sum += luck;
    squares += luck * luck;
  }
  const double mean = sum / kGames;
  const double std_error = std::sqrt(squares / kGames / kGames);
  EXPECT_GT(std::sqrt(squares / kGames), 1.0);  // there is luck
  EXPECT_LT(std::abs(mean), 3.5 * std_error);
}

TEST(Analysis, the_same_nodes_and_seed_give_the_same_bytes) {
  const auto game = make_game({SetId::Base, Inns::kId}, 2);
  std::vector<Action> actions = play_out(*game, {"easy"}, 3);
  actions.resize(30);
  const std::string once = to_json(*game, analyse(*game, actions, 1500));
  EXPECT_EQ(once, to_json(*game, analyse(*game, actions, 1500)));
  EXPECT_NE(once, to_json(*game, analyse(*game, actions, 3000)));
}

TEST(Text, numbers_are_rounded_and_never_minus_zero) {
  EXPECT_EQ(decimal(1.005, 1), "1.0");
  EXPECT_EQ(decimal(-0.001, 2), "0.00");
  EXPECT_EQ(decimal(-1.25, 1), "-1.3");
  EXPECT_EQ(decimal(12.345, 0), "12");
  EXPECT_EQ(decimal(0.05, 2), "0.05");
}

TEST(Text, one_tile_fits_and_two_fit) {
  const auto game = make_game({SetId::Base}, 2);
  Reason reason;
  reason.why = Why::Blocks;
  reason.seat = Seat{1};
  reason.with = 0.15F;
  reason.without = 0.54F;
  reason.on_feature = true;
  reason.terrain = Terrain::City;
  reason.tiles_with = 1;
  reason.tiles_without = 9;
  const std::string name = game->setup().players[1];
  EXPECT_EQ(to_words(*game, reason),
            name + " finishes the city with 15% instead of 54%: 1 unseen tile fits, not 9");
  reason.tiles_with = 2;
  EXPECT_EQ(to_words(*game, reason),
            name + " finishes the city with 15% instead of 54%: 2 unseen tiles fit, not 9");
}

TEST(WinChances, grow_with_the_margin_and_as_the_end_comes_near) {
  const auto chance = [](float lead, int left) {
    Points points{};
    points[0] = 50.0F + lead;
    points[1] = 50.0F;
    return win_chances(points, Seat{1}, left, 2)[0];
  };
  EXPECT_LT(chance(0, 20), 0.5F);  // the other is to draw
  EXPECT_GT(chance(10, 60), chance(5, 60));
  EXPECT_GT(chance(10, 10), chance(10, 60));
  EXPECT_GT(chance(30, 4), 0.98F);
  EXPECT_GT(chance(-1000, 4), 0.0F);  // nothing is impossible
  EXPECT_LT(chance(-1000, 4), 0.01F);
}

TEST(Turns, begin_with_a_draw_and_a_tile_that_fits_nowhere_is_drawn_again_in_the_same) {
  const Action draw = Action::draw(Kind{});
  const std::vector<Action> actions{draw, Action::pass(), draw, draw, Action::pass()};
  EXPECT_EQ(turns_in({}), 0);
  EXPECT_EQ(turns_in(std::span(actions).first(2)), 1);
  EXPECT_EQ(turns_in(actions), 2);
}

}  // namespace
}  // namespace aude::study
