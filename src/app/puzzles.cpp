// aude puzzles: finds positions with one clearly best plan.
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

#include "app/commands.h"
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "study/puzzle.h"
#include "study/text.h"

namespace aude::app {
namespace {

constexpr std::string_view kPuzzlesHelp =
    R"(usage: aude puzzles make [--games N] [--sets S] [--players N] [--options O] [--seed N] [--nodes N]
                         [--threads N] [--seconds N] [--longest N]

Plays games by strong self-play and prints, one JSON line each, the positions where one plan is better
than all others by at least 3 points, as confirmed by deep search over many courses of chance
(docs/analysis.md). The same arguments give the same puzzles, in another order with several threads.

  --games N      games to play (default: 1)
  --sets S       base,river,inns,traders,hills,wheel (default: base)
  --players N    2 to 8 (default: 2)
  --seed N       names the games (default: 1)
  --nodes N      positions looked at for one decision of the games (default: 6000)
  --threads N    games played at the same time (default: 1)
  --seconds N    begin no new game after this many seconds (default: no limit)
  --longest N    only positions reached by at most this many actions (default: 160)
)";

struct Order {
  std::shared_ptr<const Game> game;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  int longest = 0;
};

std::uint64_t seed_of(const Order& order, std::int64_t number) {
  return (order.seed << 32U) + static_cast<std::uint64_t>(number);
}

// One game of self-play; calls found(line) for every puzzle on the way.
template <typename Found>
void play_game(const Order& order, std::int64_t number, Found found) {
  const Game& game = *order.game;
  study::DecisionEvaluator evaluator(game);
  players::Random chance(seed_of(order, number));
  State state(game);
  notation::Record record{game.setup(), {}};
  const auto apply = [&](const Action& action) {
    record.actions.push_back(notation::to_text(game, action));
    state.apply(action);
  };
  while (!state.is_over() && static_cast<int>(record.actions.size()) <= order.longest) {
    if (state.is_chance()) {
      apply(players::random_chance(state, chance));
      continue;
    }
    study::Effort quick;
    quick.nodes = order.nodes;
    quick.seed = chance.next();
    const study::DecisionEvaluation evaluation = evaluator.evaluate(state, {}, quick);
    if (study::may_be_puzzle(evaluation)) {
      auto puzzle = study::certified_puzzle(evaluator, state, study::certifying(quick.seed));
      if (puzzle) {
        puzzle->grade = study::grade_of(state, *puzzle, evaluator);
        const std::string id = std::to_string(order.seed) + "-" + std::to_string(number) + "-" +
                               std::to_string(record.actions.size());
        found(study::to_json(game, *puzzle, id, notation::to_json(record)));
      }
    }
    for (const Action& action : evaluation.best().actions()) apply(action);
  }
}

int run_puzzles(Arguments& words) {
  using Clock = std::chrono::steady_clock;
  const std::int64_t games = words.whole("--games", 1, 0, 100'000'000);
  const std::int64_t threads = words.whole("--threads", 1, 1, 1024);
  const std::int64_t seconds = words.whole("--seconds", 0, 0, 1'000'000);
  Order order;
  order.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT32_MAX));
  order.nodes = static_cast<std::uint64_t>(words.whole("--nodes", 6000, 1, 1'000'000'000));
  order.longest = static_cast<int>(words.whole("--longest", 160, 1, 100'000));
  Setup setup = take_setup(words);
  const auto what = words.file();
  words.finish();
  if (!what || *what != "make") throw WrongUsage("which subcommand? There is one: make");
  order.game = value_or_refuse(Game::create(notation::catalogue(), std::move(setup)));

  const auto start = Clock::now();
  std::atomic<std::int64_t> next{0};
  std::mutex output;
  std::int64_t finished = 0;
  std::int64_t found = 0;
  const auto work = [&] {
    for (std::int64_t number = next++; number < games; number = next++) {
      if (seconds > 0 && Clock::now() - start > std::chrono::seconds(seconds)) return;
      play_game(order, number, [&](const std::string& line) {
        const std::lock_guard lock(output);
        ++found;
        std::cout << line << "\n" << std::flush;
      });
      const std::lock_guard lock(output);
      ++finished;
      if (isatty(STDERR_FILENO) != 0) {
        std::cerr << "\r" << finished << " of " << games << " games, " << found << " puzzles "
                  << std::flush;
      }
    }
  };
  std::vector<std::thread> crew;
  for (std::int64_t i = 1; i < threads; ++i) crew.emplace_back(work);
  work();
  for (std::thread& each : crew) each.join();
  if (isatty(STDERR_FILENO) != 0) std::cerr << "\n";
  return kSuccess;
}

}  // namespace

extern const Command kPuzzles{"puzzles", "find positions with one clearly best plan", kPuzzlesHelp,
                              run_puzzles};

}  // namespace aude::app
