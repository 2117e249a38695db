// SPDX-License-Identifier: MIT
// Whole texts of the analysis, from numbers set by hand.
#include "study/text.h"

#include "games.h"

namespace aude::study {
namespace {

Reason reason_of(Why why, float with, float without, bool on_feature = true) {
  Reason reason;
  reason.why = why;
  reason.seat = Seat{1};
  reason.with = with;
  reason.without = without;
  reason.on_feature = on_feature;
  reason.terrain = Terrain::Road;
  return reason;
}

TEST(Text, every_reason_in_words) {
  const auto game = make_game({SetId::Base}, 2);
  const auto words = [&](const Reason& reason) { return to_words(*game, reason); };
  EXPECT_EQ(words(reason_of(Why::Scores, 4, 0, false)), "P1 scores 4 instead of 0 at once");
  EXPECT_EQ(words(reason_of(Why::Finishes, 0.714F, 0.236F)),
            "P1 finishes the road with 71% instead of 24%");
  EXPECT_EQ(words(reason_of(Why::Blocks, 0.25F, 0.5F)), "P1 finishes the road with 25% instead of 50%");
  EXPECT_EQ(words(reason_of(Why::Takes, 9, 0.04F)),
            "the owners of the road change: P1 can expect 9.0 points instead of 0.0");
  EXPECT_EQ(words(reason_of(Why::Promises, 8, 7.16F)),
            "P1 can expect 8.0 points from the road instead of 7.2");
  EXPECT_EQ(words(reason_of(Why::Followers, 2, 1, false)), "P1 keeps 2 followers instead of 1");
  EXPECT_EQ(words(reason_of(Why::Followers, 1, 0, false)), "P1 keeps 1 follower instead of 0");
  EXPECT_EQ(words(reason_of(Why::Threat, 0, 9)),
            "the road of P1 can be joined by 0 unseen tiles instead of 9");
  EXPECT_EQ(words(reason_of(Why::Sets, 12, 2, false)),
            "P1 can expect 12.0 points from the expansions instead of 2.0");
  EXPECT_EQ(words(reason_of(Why::Later, 7.5F, 5, false)),
            "P1 can expect 7.5 points from features claimed later instead of 5.0");
  EXPECT_EQ(words(reason_of(Why::Rest, 0, 0, false)), "many small differences");
  EXPECT_EQ(words(reason_of(Why::Threat, 1, 2)),
            "the road of P1 can be joined by 1 unseen tile instead of 2");
}

TEST(Text, tiles_that_fit_are_named_where_their_number_changes) {
  const auto game = make_game({SetId::Base}, 2);
  Reason reason = reason_of(Why::Finishes, 0.5F, 0.25F);
  const std::string short_text = "P1 finishes the road with 50% instead of 25%";
  const auto with_tiles = [&](int with, int without) {
    reason.tiles_with = with;
    reason.tiles_without = without;
    return to_words(*game, reason);
  };
  EXPECT_EQ(with_tiles(6, 0), short_text + ": 6 unseen tiles fit, not 0");
  EXPECT_EQ(with_tiles(0, 6), short_text + ": 0 unseen tiles fit, not 6");
  EXPECT_EQ(with_tiles(6, 6), short_text);
  EXPECT_EQ(with_tiles(6, -1), short_text);
  EXPECT_EQ(with_tiles(-1, 6), short_text);
}

std::shared_ptr<const Game> game_of(std::vector<std::string> names) {
  Setup setup;
  setup.sets = {SetId::Base};
  setup.players = std::move(names);
  return *Game::create(notation::catalogue(), std::move(setup));
}

TEST(Text, the_player_called_you_is_addressed) {
  const auto game = game_of({"Ann", "You"});
  const auto words = [&](const Reason& reason) { return to_words(*game, reason); };
  EXPECT_EQ(words(reason_of(Why::Scores, 4, 0, false)), "You score 4 instead of 0 at once");
  EXPECT_EQ(words(reason_of(Why::Finishes, 0.7F, 0.2F)), "You finish the road with 70% instead of 20%");
  EXPECT_EQ(words(reason_of(Why::Takes, 9, 0)),
            "the owners of the road change: you can expect 9.0 points instead of 0.0");
  EXPECT_EQ(words(reason_of(Why::Promises, 8, 7)),
            "You can expect 8.0 points from the road instead of 7.0");
  EXPECT_EQ(words(reason_of(Why::Followers, 2, 1, false)), "You keep 2 followers instead of 1");
  EXPECT_EQ(words(reason_of(Why::Threat, 1, 2)),
            "your road can be joined by 1 unseen tile instead of 2");
}

Decision mistake(int n, int seat, float error, bool exact = false) {
  Decision made;
  made.n = n;
  made.turn = 1 + n / 3;
  made.seat = static_cast<Seat>(seat);
  made.played = Action::pass();
  made.best = Action::deploy(Piece::Follower, 1);
  made.error = error;
  made.std_error = 0.26F;
  made.exact = exact;
  return made;
}

// Two players with names of different lengths, nine mistakes of which eight are shown, six draws of
// which five are shown, and what is too small to be shown.
TEST(Text, a_whole_analysis) {
  const auto game = game_of({"Anne-Marie", "Bo"});
  Analysis analysis;
  analysis.turns = 42;
  analysis.players.resize(2);
  analysis.players[0] = {30, 45.0, 9, 3, 12.34, 7};
  analysis.players[1] = {31, 12.4, 2, 0, -12.34, -7};
  analysis.players[0].mistakes[static_cast<std::size_t>(MistakeKind::Cities)] = 12.25;
  analysis.players[0].mistakes[static_cast<std::size_t>(MistakeKind::Fields)] = 4.0;
  analysis.players[1].thirds = {{{10, 5.0}, {10, 2.5}, {11, 4.9}}};
  for (int i = 0; i < 8; ++i)
    analysis.decisions.push_back(mistake(10 + i, 0, 1.0F + 0.5F * static_cast<float>(i % 4)));
  analysis.decisions.push_back(mistake(90, 1, 6.04F, true));
  analysis.decisions.back().why = {reason_of(Why::Scores, 4, 0, false),
                                   reason_of(Why::Promises, 8, 7.2F)};
  analysis.decisions.back().why[0].points = 4.5F;
  analysis.decisions.back().why[1].points = -0.75F;
  analysis.decisions.push_back(mistake(91, 1, 0.99F));
  analysis.decisions.push_back(mistake(92, 1, 5.0F));
  analysis.decisions.back().std_error = 2.51F;  // may be chance
  const Kind kind = game->find_kind("E");
  const auto draw = [&](int n, int seat, float luck) {
    ChanceEvent event{n, static_cast<Seat>(seat), Action::draw(kind), {}, 1 + n / 3};
    event.luck[static_cast<std::size_t>(seat)] = luck;
    event.luck[static_cast<std::size_t>(1 - seat)] = -luck;
    analysis.chances.push_back(event);
  };
  draw(0, 0, 0.5F);
  draw(3, 1, 1.25F);
  draw(6, 0, -1.25F);
  draw(9, 1, -3.0F);
  draw(12, 0, 2.0F);
  draw(15, 1, 0.75F);
  draw(18, 0, 0.49F);
  EXPECT_EQ(to_words(*game, analysis),
            "            decisions  loss each  mistakes  blunders    luck  margin  without luck\n"
            "Anne-Marie         30       1.50         9         3   +12.3    +7.0          -5.3\n"
            "        Bo         31       0.40         2         0   -12.3    -7.0          +5.3\n"
            "Bo played best: 0.40 points lost per decision.\n"
            "Anne-Marie played like 1050 ± 290 on the ladder of the bots.\n"
            "Anne-Marie, points lost by mistakes: cities 12.3, fields 4.0.\n"
            "Bo played like 1720 ± 280 on the ladder of the bots.\n"
            "Bo, points lost per decision by thirds of the game: 0.50, 0.25, 0.45.\n"
            "Biggest mistakes in 42 turns:\n"
            "  turn  31  Bo: 6.0 points lost (exact)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "          +4.5  Bo scores 4 instead of 0 at once\n"
            "          -0.8  Bo can expect 8.0 points from the road instead of 7.2\n"
            "  turn   5  Anne-Marie: 2.5 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "  turn   6  Anne-Marie: 2.5 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "  turn   5  Anne-Marie: 2.0 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "  turn   6  Anne-Marie: 2.0 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "  turn   4  Anne-Marie: 1.5 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "  turn   6  Anne-Marie: 1.5 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "  turn   4  Anne-Marie: 1.0 points lost (±0.3)\n"
            "        played  pass\n"
            "          best  follower 1\n"
            "Luckiest and unluckiest draws:\n"
            "  turn   4  draw E for Bo: -3.0\n"
            "  turn   5  draw E for Anne-Marie: +2.0\n"
            "  turn   2  draw E for Bo: +1.3\n"
            "  turn   3  draw E for Anne-Marie: -1.3\n"
            "  turn   6  draw E for Bo: +0.8\n");
}

// A tile and the piece on it are one move: both moves are described whole, with the loss of the whole.
TEST(Text, a_mistake_is_a_whole_move) {
  const auto game = game_of({"You", "Bo"});
  const auto plan_of = [&](Cell cell, Action then, float error, bool played) {
    Plan plan;
    plan.turn.add(Action::place(cell, Rotation::r0));
    plan.turn.add(then);
    plan.error = error;
    plan.std_error = 0.5F;
    plan.played = played;
    return plan;
  };
  Decision made = mistake(1, 0, 2.0F);  // what the placement alone loses
  made.plans = {plan_of({1, 0}, Action::pass(), 0, false), plan_of({0, 1}, Action::pass(), 2.0F, false),
                plan_of({0, 1}, Action::deploy(Piece::Follower, 1), 6.4F, true)};
  made.chosen = 1;
  made.why_move = {reason_of(Why::Rest, 0, 0, false)};
  made.why_move[0].points = 6.4F;
  Analysis analysis;
  analysis.turns = 1;
  analysis.players.resize(2);
  analysis.decisions = {made, mistake(2, 0, 4.4F)};  // the piece, a part of the same move
  ASSERT_EQ(analysis.mistakes().size(), 1U);
  EXPECT_NE(to_words(*game, analysis)
                .find("Biggest mistakes in 1 turns:\n"
                      "  turn   1  You: 6.4 points lost (±0.5)\n"
                      "        played  place 0,1 r0, follower 1\n"
                      "          best  place 1,0 r0, pass\n"
                      "          +6.4  many small differences\n"),
            std::string::npos);
  const auto describe = [](const Decision&, const Plan& plan) {
    return plan.played ? "too much" : "enough";
  };
  EXPECT_NE(
      to_words(*game, analysis, describe).find("        played  too much\n          best  enough\n"),
      std::string::npos);
}

TEST(Text, half_a_point_of_luck_is_listed_and_less_is_not) {
  const auto game = make_game({SetId::Base}, 2);
  Analysis analysis;
  analysis.players.resize(2);
  analysis.chances.push_back({0, Seat{}, Action::draw(game->find_kind("E")), {0.5F, -0.5F}, 1});
  EXPECT_NE(to_words(*game, analysis).find("  turn   1  draw E for P0: +0.5\n"), std::string::npos);
  analysis.chances[0].luck = {0.49F, -0.49F};
  EXPECT_EQ(to_words(*game, analysis).find("draw E"), std::string::npos);
}

// Short names leave room for a heading; nothing evaluated names nobody.
TEST(Text, an_analysis_without_decisions) {
  const auto game = make_game({SetId::Base}, 2);
  Analysis analysis;
  analysis.players.resize(2);
  analysis.players[0].luck = 0.04;
  analysis.players[1].luck = 0.05;
  EXPECT_EQ(to_words(*game, analysis),
            "        decisions  loss each  mistakes  blunders    luck  margin  without luck\n"
            "    P0          0       0.00         0         0     0.0     0.0           0.0\n"
            "    P1          0       0.00         0         0    +0.1     0.0          -0.1\n"
            "No move certainly lost 1 point or more.\n");
}

TEST(Text, the_chance_of_winning_of_an_unfinished_game_says_what_it_is_based_on) {
  const auto game = make_game({SetId::Base}, 2);
  Analysis analysis;
  analysis.players.resize(2);
  analysis.last.win = {0.814F, 0.186F};
  const auto has = [&](const char* line) {
    return to_words(*game, analysis).find(line) != std::string::npos;
  };
  EXPECT_TRUE(has(
      "Chance of winning where the record ends, if all players are equally strong: P0 81%, P1 19%.\n"));
  analysis.ratings = {2150, 1500};
  EXPECT_TRUE(
      has("Chance of winning where the record ends, with the ratings 2150, 1500: P0 81%, P1 19%.\n"));
  analysis.last.win = {1, 0};
  EXPECT_FALSE(has("Chance"));
}

TEST(Text, decimals_keep_their_zeros) {
  EXPECT_EQ(decimal(3.0, 2), "3.00");
  EXPECT_EQ(decimal(3.04, 2), "3.04");
  EXPECT_EQ(decimal(-0.4, 0), "0");
  EXPECT_EQ(decimal(-12.06, 1), "-12.1");
  EXPECT_EQ(decimal(0.999, 2), "1.00");
}

}  // namespace
}  // namespace aude::study
