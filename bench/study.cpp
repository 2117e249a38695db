// SPDX-License-Identifier: MIT
// Measures the figures of docs/analysis.md.
//
//   aude_study_bench calibrate FROM TO SEED          positions of self-play and their results
//   aude_study_bench ratings FROM TO SEED            the same for base games of bots with any
//                                                    ratings; see bench/win_chance.py
//   aude_study_bench deep FROM TO SEED NODES         plans of positions and their errors
//   aude_study_bench quality FROM TO SEED NODES FILE error of the best plan with NODES, measured by the
//                                                    deep search in FILE
//   aude_study_bench errors FROM TO SEED ROLLOUTS    mistakes in base games of two bots, compared with
//                                                    rollouts up to the end; see bench/errors.py
//   aude_study_bench causes FROM TO SEED ROLLOUTS    how the loss of such mistakes changes without the
//                                                    feature that the first reason names; see
//                                                    bench/causes.py
//   aude_study_bench skill FROM TO SEED              points lost by bots of known ratings; see
//                                                    bench/skill.py
//
// Games and positions are numbered, so that a large run can be split.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "players/player.h"
#include "players/random.h"
#include "players/thinker.h"
#include "study/analysis.h"
#include "study/puzzle.h"

namespace aude::study {
namespace {

constexpr SetGroup kBase{SetId::Base};
constexpr SetGroup kAll{SetId::Base, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};

struct Variant {
  SetGroup sets;
  int players;
  int share;  // of 20 games
};
constexpr Variant kVariants[] = {
    {kBase, 2, 8},
    {{SetId::Base, River::kId, Inns::kId}, 2, 2},
    {{SetId::Base, Traders::kId}, 2, 1},
    {{SetId::Base, Hills::kId}, 2, 1},
    {{SetId::Base, Wheel::kId}, 2, 1},
    {kAll, 2, 2},
    {kBase, 3, 2},
    {kBase, 4, 1},
    {kBase, 5, 1},
    {kAll, 4, 1},
};

const Variant& variant_of(std::int64_t number) {
  auto at = static_cast<int>(number % 20);
  for (const Variant& each : kVariants) {
    at -= each.share;
    if (at < 0) return each;
  }
  return kVariants[0];
}

std::shared_ptr<const Game> game_of(const Variant& variant) {
  Setup setup;
  setup.sets = variant.sets;
  for (int i = 0; i < variant.players; ++i) setup.players.push_back("P" + std::to_string(i));
  return *Game::create(notation::catalogue(), std::move(setup));
}

// A row about a position, without the result.
std::string row_of(std::int64_t number, const State& state, Rollouts& rollouts) {
  const PositionValue expected = rollouts.glance(state);
  const int players = state.game().players();
  std::string row = std::to_string(number) + "," + std::to_string(players) + "," +
                    std::to_string(state.left()) + "," + std::to_string(index(state.actor()));
  for (int i = 0; i < players; ++i) {
    char text[32];
    std::snprintf(text, sizeof text, ",%.2f",
                  static_cast<double>(expected.points[static_cast<std::size_t>(i)]));
    row += text;
    const auto seat = static_cast<Seat>(i);
    row += ":" +
           std::to_string(state.board().supply(seat, Piece::Follower) +
                          state.board().supply(seat, Inns::kLarge)) +
           ":" + std::to_string(state.score(seat));
  }
  return row;
}

// Plays a game and prints a row for about one in three draws, each with the result and `more`.
template <typename Choose>
void play_and_print(const Game& game, std::int64_t number, players::Random& random,
                    const std::string& more, Choose choose) {
  Rollouts rollouts(game);
  std::vector<std::string> rows;
  State state(game);
  while (!state.is_over()) {
    if (!state.is_chance()) {
      choose(state, rollouts);
      continue;
    }
    if (state.phase() == Phase::Draw && (random.below(3) == 0 || state.left() <= 2))
      rows.push_back(row_of(number, state, rollouts));
    state.apply(players::random_chance(state, random));
  }
  std::string result;
  for (int i = 0; i < game.players(); ++i)
    result += "," + std::to_string(state.score(static_cast<Seat>(i)));
  for (const std::string& row : rows)
    std::printf("%s%s%s\n", row.c_str(), result.c_str(), more.c_str());
}

void play_for_calibration(std::int64_t number, std::uint64_t seed) {
  const auto game = game_of(variant_of(number));
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  // Half of the games are played with the static evaluation, half with small random errors.
  std::vector<std::unique_ptr<players::Player>> seats;
  players::Skill skill;
  skill.clumsiness = 2.0F;
  for (int i = 0; i < game->players(); ++i)
    seats.push_back(std::make_unique<players::Thinker>(random.next(), skill, players::Weights{}));
  const bool sharp = number / 20 % 2 == 0;
  play_and_print(*game, number, random, "", [&](State& state, Rollouts& rollouts) {
    if (!sharp) {
      state.apply(seats[static_cast<std::size_t>(state.actor())]->choose(state, {}));
      return;
    }
    const auto plan = rollouts.chooser().best(state, rollouts.budget());
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  });
}

// A position of self-play in which a tile must be laid, early or late.
State position(const Game& game, players::Random& random) {
  Rollouts rollouts(game);
  State state(game);
  const auto stop = random.below(static_cast<std::uint32_t>(state.left()));
  while (static_cast<std::uint32_t>(state.left()) > stop || state.phase() != Phase::Place) {
    if (state.is_over()) return position(game, random);
    if (state.is_chance()) {
      state.apply(players::random_chance(state, random));
      continue;
    }
    const auto plan = rollouts.chooser().best(state, rollouts.budget());
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  }
  return state;
}

// The position with this number; always the same.
State position_of(const Game& game, std::int64_t number, std::uint64_t seed) {
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  return position(game, random);
}

std::string text_of(const Game& game, const Plan& plan) {
  std::string text;
  for (const Action& action : plan.actions())
    text += (text.empty() ? "" : ", ") + notation::to_text(game, action);
  return text;
}

// One line: number, tiles left, number of plans, and all searched plans with their errors.
void search_deeply(std::int64_t number, std::uint64_t seed, std::uint64_t nodes) {
  const auto game = game_of(variant_of(number));
  const State state = position_of(*game, number, seed);
  DecisionEvaluator evaluator(*game);
  Effort effort;
  effort.nodes = nodes;
  effort.seed = 1000 + static_cast<std::uint64_t>(number);
  effort.candidates = 16;
  effort.doubt = 0.05F;
  effort.prior = 4.0F;  // rely on the rollouts
  const DecisionEvaluation deep = evaluator.evaluate(state, {}, effort);
  std::printf("%lld;%d", static_cast<long long>(number), deep.exact ? 1 : 0);
  for (const Plan& each : deep.plans)
    std::printf(";%s=%.3f", text_of(*game, each).c_str(), static_cast<double>(each.error));
  std::printf("\n");
}

constexpr int kLowest = 500;
constexpr int kWithoutSearch = 2050;  // the strongest bot that does not search, and so plays quickly

// One bot of any rating for each seat.
std::vector<std::unique_ptr<players::Player>> any_bots(const Game& game, players::Random& random,
                                                       std::vector<int>& ratings) {
  std::vector<std::unique_ptr<players::Player>> seats;
  for (int i = 0; i < game.players(); ++i) {
    ratings.push_back(kLowest + static_cast<int>(random.below(kWithoutSearch - kLowest + 1)));
    seats.push_back(players::make_player("elo:" + std::to_string(ratings.back()), random.next()));
  }
  return seats;
}

// Rows as for the calibration, with the ratings: base games of two, and one in four of three.
void play_with_ratings(std::int64_t number, std::uint64_t seed) {
  const auto game = game_of({kBase, number % 4 == 3 ? 3 : 2, 0});
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  std::vector<int> ratings;
  const auto seats = any_bots(*game, random, ratings);
  std::string more;
  for (int rating : ratings) more += "," + std::to_string(rating);
  play_and_print(*game, number, random, more, [&](State& state, Rollouts&) {
    state.apply(seats[static_cast<std::size_t>(state.actor())]->choose(state, {}));
  });
}

// A game of bots with any ratings; always the same for the same number.
std::vector<Action> game_of_bots(const Game& game, players::Random& random, std::vector<int>& ratings) {
  const auto seats = any_bots(game, random, ratings);
  State state(game);
  std::vector<Action> actions;
  while (!state.is_over()) {
    actions.push_back(state.is_chance()
                          ? players::random_chance(state, random)
                          : seats[static_cast<std::size_t>(state.actor())]->choose(state, {}));
    state.apply(actions.back());
  }
  return actions;
}

struct Sums {
  double count = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  double mean() const { return sum / count; }
  double std_error() const {
    return std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1));
  }
};

// How much better one position is for the seat than another, by rollouts.
Sums difference(const State& better, const State& worse, Seat seat, int turns, int count,
                std::uint64_t seed) {
  const int players = better.game().players();
  Rollouts rollouts(better.game());
  const auto result = [&](const State& from, const RandomDraws& draws) {
    return static_cast<double>(margin(rollouts.play(from, draws, turns).value, seat, players));
  };
  Sums sums;
  for (int i = 0; i < count; ++i) {
    const RandomDraws draws(static_cast<std::uint32_t>(i), seed);
    sums.add(result(better, draws) - result(worse, draws));
  }
  return sums;
}

std::uint64_t seed_of(const Decision& made) { return 4'000'000U + static_cast<std::uint64_t>(made.n); }

// One line: number, players, tiles in all, tiles left, rollouts, the error, its standard error, the
// error by the static evaluation, the error by rollouts up to the end, and its standard error.
void check_error(std::int64_t number, const State& state, const Decision& made, int count) {
  const Plan& best = made.plans.front();
  const Plan& chosen = made.plans[static_cast<std::size_t>(made.chosen)];
  const Sums truth = difference(after(state, best.actions()), after(state, chosen.actions()), made.seat,
                                kWholeGame, count, seed_of(made));
  std::printf("%lld,%d,%d,%d,%d,%.3f,%.3f,%.3f,%.3f,%.3f\n", static_cast<long long>(number),
              state.game().players(), State(state.game()).left(), state.left(), chosen.rollouts,
              static_cast<double>(made.error), static_cast<double>(made.std_error),
              static_cast<double>(best.turn.value - chosen.turn.value), truth.mean(),
              truth.std_error());
}

// The numbers of the deployments that claim the feature of a reason, in the position after all actions.
std::set<std::size_t> claims(const Game& game, const std::vector<Action>& actions,
                             const Reason& reason) {
  const State end = after(State(game), actions);
  const Board& board = end.board();
  const PlacedTile* named = board.tile_at(reason.cell);
  std::set<std::size_t> found;
  if (named == nullptr) return found;
  const SegmentId feature = board.feature(board.segment_id(*named, reason.segment));
  State state(game);
  for (std::size_t i = 0; i < actions.size(); state.apply(actions[i++])) {
    if (actions[i].verb != Verb::Deploy) continue;
    const PlacedTile& tile = *board.tile_at(state.board().last_tile().cell);
    if (board.feature(board.segment_id(tile, actions[i].number)) == feature) found.insert(i);
  }
  return found;
}

// The position after these actions, some of them replaced by a pass; nothing if that is not legal.
std::optional<State> after_passes(const Game& game, const std::vector<Action>& actions,
                                  const std::set<std::size_t>& passes) {
  State state(game);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action each = passes.contains(i) ? Action::pass() : actions[i];
    if (!state.is_legal(each)) return std::nullopt;
    state.apply(each);
  }
  return state;
}

// One line: number, tiles left, reason, its points, the loss and its standard error by rollouts, and
// both if nobody had claimed the feature that the first reason names, before this turn or in it.
void check_cause(std::int64_t number, const Game& game, const std::vector<Action>& before,
                 const Decision& made, int count) {
  constexpr int kTurns = 12;
  const Reason& reason = made.why.front();
  const auto line = [&](const Plan& plan) {
    std::vector<Action> actions = before;
    actions.insert(actions.end(), plan.actions().begin(), plan.actions().end());
    return actions;
  };
  const std::vector<Action> best = line(made.plans.front());
  const std::vector<Action> chosen = line(made.plans[static_cast<std::size_t>(made.chosen)]);
  std::set<std::size_t> passes = claims(game, best, reason);
  passes.merge(claims(game, chosen, reason));
  const auto best_without = after_passes(game, best, passes);
  const auto chosen_without = after_passes(game, chosen, passes);
  if (passes.empty() || !best_without || !chosen_without) return;
  const auto loss = [&](const State& better, const State& worse) {
    return difference(better, worse, made.seat, kTurns, count, seed_of(made));
  };
  const Sums with = loss(after(State(game), best), after(State(game), chosen));
  const Sums without = loss(*best_without, *chosen_without);
  std::printf("%lld,%d,%s,%.2f,%.3f,%.3f,%.3f,%.3f\n", static_cast<long long>(number),
              after(State(game), before).left(), std::string(word(reason.why)).c_str(),
              static_cast<double>(reason.points), with.mean(), with.std_error(), without.mean(),
              without.std_error());
}

// Calls check(actions before it, mistake) for some of the mistakes of a game of bots, at most two in
// each third. Exact ones are not among them: they assume best replies, which rollouts do not always
// find.
template <typename Check>
void check_mistakes(std::int64_t number, std::uint64_t seed, const Game& game, Check check) {
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  std::vector<int> ratings;
  const std::vector<Action> actions = game_of_bots(game, random, ratings);
  Analyst analyst(game, actions, {});
  while (analyst.step()) {
  }
  std::vector<const Decision*> mistakes;
  for (const Decision& each : analyst.analysis().decisions) {
    if (each.is_mistake() && !each.exact) mistakes.push_back(&each);
  }
  std::array<int, 3> taken{};
  const int tiles = State(game).left();
  while (!mistakes.empty()) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(mistakes.size()));
    const Decision& made = *mistakes[at];
    mistakes.erase(mistakes.begin() + static_cast<std::ptrdiff_t>(at));
    const std::vector<Action> before(actions.begin(), actions.begin() + made.n);
    const int left = after(State(game), before).left();
    if (taken[static_cast<std::size_t>(std::min(2, left * 3 / tiles))]++ < 2) check(before, made);
  }
}

void check_errors(std::int64_t number, std::uint64_t seed, int count) {
  const auto game = game_of(kVariants[0]);
  check_mistakes(number, seed, *game, [&](const std::vector<Action>& before, const Decision& made) {
    check_error(number, after(State(*game), before), made, count);
  });
}

void check_causes(std::int64_t number, std::uint64_t seed, int count) {
  const auto game = game_of(kVariants[0]);
  check_mistakes(number, seed, *game, [&](const std::vector<Action>& before, const Decision& made) {
    if (!made.why.empty() && made.why.front().on_feature)
      check_cause(number, *game, before, made, count);
  });
}

// One line per seat: number, rating, decisions and points lost, and both for each third of the game.
void show_skill(std::int64_t number, std::uint64_t seed) {
  const auto game = game_of(kVariants[0]);
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  std::vector<int> ratings;
  Analyst analyst(*game, game_of_bots(*game, random, ratings), {});
  while (analyst.step()) {
  }
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    const PlayerSummary& each = analyst.analysis().players[i];
    std::printf("%lld,%d,%d,%.2f", static_cast<long long>(number), ratings[i], each.decisions,
                each.total_error);
    for (const auto& third : each.thirds) std::printf(",%d,%.2f", third.decisions, third.total_error);
    std::printf("\n");
  }
}

using Losses = std::map<std::string, double, std::less<>>;

std::map<std::int64_t, Losses> deep_losses(const char* name) {
  std::map<std::int64_t, Losses> all;
  std::ifstream file(name);
  for (std::string line; std::getline(file, line);) {
    std::istringstream parts(line);
    std::string part;
    std::getline(parts, part, ';');
    Losses& losses = all[std::stoll(part)];
    std::getline(parts, part, ';');
    while (std::getline(parts, part, ';')) {
      const std::size_t at = part.rfind('=');
      losses[part.substr(0, at)] = std::stod(part.substr(at + 1));
    }
  }
  return all;
}

// One line: number, players, tiles left, number of plans, nodes, the error of the best plan and that of
// the plan that the static evaluation would choose.
void check_quality(std::int64_t number, std::uint64_t seed, std::uint64_t nodes, const Losses& losses) {
  const auto game = game_of(variant_of(number));
  const State state = position_of(*game, number, seed);
  DecisionEvaluator evaluator(*game);
  Effort effort;
  effort.nodes = nodes;
  const DecisionEvaluation quick = evaluator.evaluate(state, {}, effort);
  const Plan* first = &quick.plans.front();
  for (const Plan& each : quick.plans) {
    if (each.turn.value > first->turn.value) first = &each;
  }
  std::printf("%lld,%d,%d,%d,%llu,%.3f,%.3f\n", static_cast<long long>(number), game->players(),
              state.left(), quick.ways, static_cast<unsigned long long>(evaluator.nodes()),
              losses.at(text_of(*game, quick.best())), losses.at(text_of(*game, *first)));
}

}  // namespace
}  // namespace aude::study

int main(int argc, char** argv) {
  const std::string what = argc > 4 ? argv[1] : "";
  const int wanted = what == "calibrate" || what == "ratings" || what == "skill" ? 5
                     : what == "deep"                                            ? 6
                     : what == "quality"                                         ? 7
                     : what == "errors" || what == "causes"                      ? 6
                                                                                 : -1;
  if (argc != wanted) {
    std::fputs(
        "usage: aude_study_bench calibrate FROM TO SEED\n"
        "       aude_study_bench ratings FROM TO SEED\n"
        "       aude_study_bench deep FROM TO SEED NODES\n"
        "       aude_study_bench quality FROM TO SEED NODES FILE\n"
        "       aude_study_bench errors FROM TO SEED ROLLOUTS\n"
        "       aude_study_bench causes FROM TO SEED ROLLOUTS\n"
        "       aude_study_bench skill FROM TO SEED\n",
        stderr);
    return 2;
  }
  std::setvbuf(stdout, nullptr, _IOLBF, 1 << 16);  // line buffered: an interrupted run keeps its output
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  using namespace aude::study;
  const auto losses = what == "quality" ? deep_losses(argv[6]) : std::map<std::int64_t, Losses>{};
  for (auto i = static_cast<std::int64_t>(number(2)); i < static_cast<std::int64_t>(number(3)); ++i) {
    if (what == "calibrate") play_for_calibration(i, number(4));
    if (what == "ratings") play_with_ratings(i, number(4));
    if (what == "errors") check_errors(i, number(4), static_cast<int>(number(5)));
    if (what == "causes") check_causes(i, number(4), static_cast<int>(number(5)));
    if (what == "skill") show_skill(i, number(4));
    if (what == "deep") search_deeply(i, number(4), number(5));
    if (what == "quality") check_quality(i, number(4), number(5), losses.at(i));
  }
}
