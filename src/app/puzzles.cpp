// SPDX-License-Identifier: MIT
// aude puzzles: finds positions with one clearly best move.
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
#include "notation/words.h"
#include "study/json.h"
#include "study/puzzle.h"

namespace aude::app {
namespace {

constexpr std::string_view kPuzzlesHelp =
    R"(usage: aude puzzles make [--games N] [--sets S] [--players N] [--options O] [--seed N] [--nodes N]
                         [--threads N] [--seconds N] [--longest N]

Plays strong bots against themselves and prints, as one JSON line each, positions where one move beats all
others by at least 3 points, verified by a deep search with many rollouts (docs/analysis.md). The same
arguments give the same puzzles; with several threads, their run may differ.

  --games N      play N games (default: 1)
  --sets S       play with these sets: base,river,inns,traders,hills,wheel,abbot (default: base)
  --players N    play with N players, 2 to 8 (default: 2)
  --options O    set options, such as farmers=false,small_city=2
  --seed N       seed the games (default: 1)
  --nodes N      search N positions per decision (default: 6000)
  --threads N    play N games at the same time (default: 1)
  --seconds N    start no new game after N seconds (default: no limit)
  --longest N    keep only positions after at most N actions (default: 160)
)";

struct PuzzleRun {
  std::shared_ptr<const Game> game;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  int longest = 0;
};

std::uint64_t seed_of(const PuzzleRun& run, std::int64_t number) {
  return (run.seed << 32U) + static_cast<std::uint64_t>(number);
}

// Plays one game and calls found(line) for every puzzle.
template <typename Found>
void play_game(const PuzzleRun& run, std::int64_t number, Found found) {
  const Game& game = *run.game;
  study::DecisionEvaluator evaluator(game);
  players::Random chance(seed_of(run, number));
  State state(game);
  notation::Record record{game.setup(), {}};
  const auto apply = [&](const Action& action) {
    record.actions.push_back(notation::to_text(game, action));
    state.apply(action);
  };
  while (!state.is_over() && static_cast<int>(record.actions.size()) <= run.longest) {
    if (state.is_chance()) {
      apply(players::random_chance(state, chance));
      continue;
    }
    study::Effort quick;
    quick.nodes = run.nodes;
    quick.seed = chance.next();
    const study::DecisionEvaluation evaluation = evaluator.evaluate(state, {}, quick);
    if (study::may_be_puzzle(evaluation)) {
      auto puzzle = study::certified_puzzle(evaluator, state, study::certifying(quick.seed));
      if (puzzle) {
        puzzle->grade = study::grade_of(state, *puzzle, evaluator);
        const std::string id = std::to_string(run.seed) + "-" + std::to_string(number) + "-" +
                               std::to_string(record.actions.size());
        found(study::to_json(game, *puzzle, id, record));
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
  PuzzleRun run;
  run.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT32_MAX));
  run.nodes = static_cast<std::uint64_t>(words.whole("--nodes", 6000, 1, 1'000'000'000));
  run.longest = static_cast<int>(words.whole("--longest", 160, 1, 100'000));
  Setup setup = take_setup(words);
  const auto what = words.file();
  words.finish();
  if (!what) throw WrongUsage("no subcommand given; the only subcommand is make");
  if (*what != "make")
    throw WrongUsage("unknown subcommand " + notation::quoted(*what) + "; the only subcommand is make");
  run.game = value_or_refuse(Game::create(notation::catalogue(), std::move(setup)));

  const auto start = Clock::now();
  std::atomic<std::int64_t> next{0};
  std::mutex output;
  std::int64_t finished = 0;
  std::int64_t found = 0;
  const auto work = [&] {
    for (std::int64_t number = next++; number < games; number = next++) {
      if (seconds > 0 && Clock::now() - start > std::chrono::seconds(seconds)) return;
      play_game(run, number, [&](const std::string& line) {
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
  std::vector<std::thread> workers;
  for (std::int64_t i = 1; i < threads; ++i) workers.emplace_back(work);
  work();
  for (std::thread& each : workers) each.join();
  if (isatty(STDERR_FILENO) != 0) std::cerr << "\n";
  return kSuccess;
}

}  // namespace

extern const Command kPuzzles{"puzzles", "find positions with one clearly best move", kPuzzlesHelp,
                              run_puzzles};

}  // namespace aude::app
