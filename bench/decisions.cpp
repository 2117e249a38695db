// SPDX-License-Identifier: MIT
// How good the choices of a bot are, without playing matches: positions of self-play, in which the best
// plans were compared by long rollouts, and what each bot loses there.
//
//   aude_decisions values FROM TO SEED ROLLOUTS TURNS   one line per position, for the file
//   aude_decisions FILE LEVEL...                        points lost per decision by each level
//   aude_decisions rollouts FROM TO SEED ROLLOUTS LEAST MOST
//       every rollout to the end of the game, with its margin after several numbers of plies, from
//       positions of strong players with LEAST to MOST tiles left: binary, for bench/horizons.py
//
// Two-player base game. The rollouts have the same draws for all plans of a position. Positions are
// numbered, so that a large run can be split.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "players/player.h"
#include "players/random_draws.h"
#include "players/thinker.h"
#include "players/turn.h"

namespace aude::players {
namespace {

constexpr std::size_t kPlans = 24;  // of a position, the best by static evaluation

std::shared_ptr<const Game> base_game() {
  Setup setup;
  setup.sets = SetGroup{SetId::Base};
  setup.players = {"A", "B"};
  return *Game::create(notation::catalogue(), std::move(setup));
}

// A position of self-play in which a tile must be laid, with `least` to `most` tiles left. Each number
// has its own game, against `opponent`.
State position(const Game& game, std::uint64_t number, std::uint64_t seed, std::string_view opponent,
               int least, int most) {
  Random random((seed << 32U) + number);
  const auto one = make_player("elo:2050", random.next());
  const auto other = make_player(opponent, random.next());
  const int left = least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
  State state(game);
  while (state.left() > left || state.phase() != Phase::Place) {
    if (state.is_chance()) {
      state.apply(random_chance(state, random));
    } else {
      state.apply((index(state.actor()) == 0 ? *one : *other).choose(state, {}));
    }
  }
  return state;
}

State mixed_position(const Game& game, std::uint64_t number, std::uint64_t seed) {
  return position(game, number, seed, number % 2 == 0 ? "elo:2050" : "elo:1800", 2, 68);
}

std::vector<TurnPlan> best_plans(TurnChooser& chooser, const State& state, Budget& budget) {
  std::vector<TurnPlan> plans;
  chooser.plans(state, budget, plans);
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  plans.resize(std::min(plans.size(), kPlans));
  return plans;
}

std::string name_of(const Game& game, const std::vector<Action>& actions) {
  std::string name;
  for (const Action& each : actions) name += (name.empty() ? "" : "/") + notation::to_text(game, each);
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

// The margins after these numbers of plies, ascending; the final one where the game is over before.
std::vector<float> margins_after(TurnChooser& chooser, const State& from, const TurnPlan& plan,
                                 RandomDraws draws, std::span<const int> plies, Budget& budget) {
  const auto own = static_cast<std::size_t>(index(from.actor()));
  State state = from;
  for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  const auto margin_now = [&] {
    const Points points = chooser.evaluator().points(state);
    return points[own] - points[1 - own];
  };
  std::vector<float> margins;
  int played = 0;
  while (!state.is_over()) {
    if (state.phase() == Phase::Draw && played == plies[margins.size()]) {
      margins.push_back(margin_now());
      if (margins.size() == plies.size()) return margins;
    }
    if (state.is_chance()) {
      state.apply(draws.next(state));
      continue;
    }
    if (state.phase() == Phase::Place) ++played;
    const TurnPlan reply = chooser.quick_best(state, budget);
    for (int i = 0; i < reply.count; ++i) state.apply(reply.actions[static_cast<std::size_t>(i)]);
  }
  margins.resize(plies.size(), margin_now());
  return margins;
}

void print_values(std::uint64_t number, std::uint64_t seed, int rollouts, int turns) {
  const auto game = base_game();
  const State state = mixed_position(*game, number, seed);
  TurnChooser chooser(*game, Weights{});
  Budget budget({}, {});
  const std::vector<TurnPlan> plans = best_plans(chooser, state, budget);
  std::vector<double> sums(plans.size());
  Random random(seed * 977 + number);
  const auto shift = static_cast<std::uint32_t>(random.next());
  const std::uint64_t start = random.next();
  for (int r = 0; r < rollouts; ++r) {
    const auto n = static_cast<std::uint32_t>(r);
    for (std::size_t p = 0; p < plans.size(); ++p)
      sums[p] += static_cast<double>(margins_after(
          chooser, state, plans[p], RandomDraws(n, shift, start + n), {&turns, 1}, budget)[0]);
  }
  std::printf("%llu %llu %d", static_cast<unsigned long long>(number),
              static_cast<unsigned long long>(seed), state.left());
  for (std::size_t p = 0; p < plans.size(); ++p) {
    std::vector<Action> actions(plans[p].actions.begin(), plans[p].actions.begin() + plans[p].count);
    std::printf(" %s=%.3f", name_of(*game, actions).c_str(), sums[p] / rollouts);
  }
  std::printf("\n");
  std::fflush(stdout);
}

// The plies after which rollouts are recorded; the last number is the end of the game. As in
// bench/horizons.py.
constexpr std::array kPlies{1, 3, 5, 8, 12, 16, 20, 26, 99};

// For one position, as floats: plans, tiles left, rollouts; the static evaluation of each plan; then by
// plan and rollout the margins after kPlies.
void write_rollouts(std::uint64_t number, std::uint64_t seed, int rollouts, int least, int most) {
  const auto game = base_game();
  const State state = position(*game, number, seed, "elo:2050", least, most);
  TurnChooser chooser(*game, Weights{});
  Budget budget({}, {});
  const std::vector<TurnPlan> plans = best_plans(chooser, state, budget);
  if (plans.size() < 2) return;
  std::vector<float> out{static_cast<float>(plans.size()), static_cast<float>(state.left()),
                         static_cast<float>(rollouts)};
  for (const TurnPlan& plan : plans) out.push_back(plan.value);
  for (const TurnPlan& plan : plans) {
    for (int r = 0; r < rollouts; ++r) {
      const RandomDraws draws(static_cast<std::uint32_t>(r), number * 1000 + 5);
      const auto margins = margins_after(chooser, state, plan, draws, kPlies, budget);
      out.insert(out.end(), margins.begin(), margins.end());
    }
  }
  std::fwrite(out.data(), sizeof(float), out.size(), stdout);
  std::fflush(stdout);
}

struct Valued {
  std::uint64_t number = 0;
  std::uint64_t seed = 0;
  int left = 0;
  std::vector<std::pair<std::string, double>> plans;

  double best() const {
    double most = -1e9;
    for (const auto& [name, value] : plans) most = std::max(most, value);
    return most;
  }
  // A plan that is not in the list is taken as bad as the worst one.
  double value_of(const std::string& plan) const {
    double least = 1e9;
    for (const auto& [name, value] : plans) {
      if (name == plan) return value;
      least = std::min(least, value);
    }
    return least;
  }
};

std::vector<Valued> read(const std::string& file) {
  std::vector<Valued> out;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    Valued each;
    words >> each.number >> each.seed >> each.left;
    for (std::string word; words >> word;) {
      const std::size_t at = word.rfind('=');
      each.plans.emplace_back(word.substr(0, at), std::atof(word.c_str() + at + 1));
    }
    out.push_back(std::move(each));
  }
  return out;
}

std::string choice(const Game& game, const State& from, Player& player) {
  State state = from;
  std::vector<Action> actions;
  while (!state.is_over() && !state.is_chance() && state.actor() == from.actor()) {
    actions.push_back(player.choose(state, {}));
    state.apply(actions.back());
  }
  return name_of(game, actions);
}

void print_losses(const std::vector<Valued>& all, const std::vector<State>& states, const Game& game,
                  const std::string& level) {
  constexpr int kTimes = 2;
  std::array<double, 3> sums{}, squares{}, counts{};
  double ms = 0;
  for (std::size_t p = 0; p < all.size(); ++p) {
    const State& state = states[p];
    double loss = 0;
    for (int time = 0; time < kTimes; ++time) {
      const auto player = make_player(level, all[p].number * 31 + static_cast<std::uint64_t>(time) + 7);
      if (!player) {
        std::fprintf(stderr, "%s: %s\n", level.c_str(), why_no_level(level).c_str());
        std::exit(2);
      }
      const std::clock_t start = std::clock();
      const std::string name = choice(game, state, *player);
      ms += 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      loss += (all[p].best() - all[p].value_of(name)) / kTimes;
    }
    const auto third = static_cast<std::size_t>(std::min(2, all[p].left / 24));
    sums[third] += loss;
    squares[third] += loss * loss;
    ++counts[third];
  }
  const auto n = static_cast<double>(all.size());
  const double mean = (sums[0] + sums[1] + sums[2]) / n;
  const double square = (squares[0] + squares[1] + squares[2]) / n;
  std::printf("%-36s loss %.3f +- %.3f  (late %.3f middle %.3f early %.3f)  %.1f ms\n", level.c_str(),
              mean, std::sqrt((square - mean * mean) / n), sums[0] / counts[0], sums[1] / counts[1],
              sums[2] / counts[2], ms / n / kTimes);
  std::fflush(stdout);
}

}  // namespace
}  // namespace aude::players

int main(int count, char** words) {
  using namespace aude::players;
  const std::vector<std::string> arguments(words + 1, words + count);
  const auto number = [&](std::size_t i) { return std::strtoull(arguments[i].c_str(), nullptr, 10); };
  if (arguments.size() == 6 && arguments[0] == "values") {
    for (std::uint64_t i = number(1); i < number(2); ++i)
      print_values(i, number(3), static_cast<int>(number(4)), static_cast<int>(number(5)));
    return 0;
  }
  if (arguments.size() == 7 && arguments[0] == "rollouts") {
    for (std::uint64_t i = number(1); i < number(2); ++i)
      write_rollouts(i, number(3), static_cast<int>(number(4)), static_cast<int>(number(5)),
                     static_cast<int>(number(6)));
    return 0;
  }
  if (arguments.size() < 2) {
    std::fputs(
        "usage: aude_decisions values FROM TO SEED ROLLOUTS TURNS | FILE LEVEL... |\n               "
        "rollouts FROM TO SEED ROLLOUTS LEAST MOST\n",
        stderr);
    return 2;
  }
  const std::vector<Valued> all = read(arguments[0]);
  if (all.empty()) {
    std::fprintf(stderr, "%s: no positions; make some with values\n", arguments[0].c_str());
    return 1;
  }
  const auto game = base_game();
  std::vector<aude::State> states;
  for (const Valued& each : all) states.push_back(mixed_position(*game, each.number, each.seed));
  for (std::size_t i = 1; i < arguments.size(); ++i) print_losses(all, states, *game, arguments[i]);
}
