// SPDX-License-Identifier: MIT
// aude puzzles: finds positions with one clearly best move, and checks those that were found.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <mutex>
#include <thread>

#include "app/commands.h"
#include "app/records.h"
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "notation/words.h"
#include "players/network_file.h"
#include "study/puzzle_line.h"

namespace aude::app {
namespace {

constexpr std::string_view kPuzzlesHelp =
    R"(usage: aude puzzles make [--games N] [--sets S] [--players N] [--options O] [--seed N] [--nodes N]
                         [--threads N] [--seconds N] [--longest N]
       aude puzzles check FILE [--sample N] [--seed N]
       aude puzzles confirm FILE [--seed N]
       aude puzzles describe FILE

make plays strong bots against themselves and prints, as one JSON line each, positions where one move beats
all others by at least 3 points, verified by rollouts to the end of the game (docs/analysis.md). The same
arguments give the same puzzles; with several threads, their order may differ.

check searches the puzzles of a file again, with other rollouts, and prints for each: confirmed, unsure, or
refuted. The exit status is 1 if any is refuted.

confirm prints the puzzles of a file that are certified again with other rollouts, with the numbers of that
search.

describe prints the puzzles of a file again, with answers, themes, reasons and ratings as this version finds
them. Puzzles with an obvious solution are left out.

FILE may be -, standard input.

  --games N      play N games (default: 1)
  --sets S       play with these sets: base,river,inns,traders,hills,wheel,abbot (default: base)
  --players N    play with N players, 2 to 8 (default: 2)
  --options O    set options, such as farmers=false,small_city=2
  --seed N       seed the games, or the rollouts of check and confirm (default: 1)
  --nodes N      search N positions per decision of a game (default: 6000)
  --threads N    play N games at the same time (default: 1)
  --seconds N    start no new game after N seconds (default: no limit)
  --longest N    keep only positions after at most N actions (default: no limit)
  --sample N     check N puzzles, spread over the file (default: all)
)";

// The options of all subcommands.
struct PuzzleRun {
  std::shared_ptr<const Game> game;
  std::int64_t games = 1;
  std::int64_t threads = 1;
  std::int64_t seconds = 0;  // 0: no limit
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  std::int64_t longest = 0;
  std::int64_t sample = 0;
  std::string today;
};

std::uint64_t seed_of(const PuzzleRun& run, std::int64_t number) {
  return (run.seed << 32U) + static_cast<std::uint64_t>(number);
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::array<char, 16> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d", std::gmtime(&now));
  return {text.data(), length};
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
  const auto length = [&] { return static_cast<std::int64_t>(record.actions.size()); };
  while (!state.is_over() && length() <= run.longest) {
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
        puzzle->rating = study::rating_of(state, *puzzle, evaluator);
        const std::string id =
            std::to_string(run.seed) + "-" + std::to_string(number) + "-" + std::to_string(length());
        found(
            study::to_json({id, run.today, players::network_name(), record, run.game, state, *puzzle}));
      }
    }
    for (const Action& action : evaluation.best().actions()) apply(action);
  }
}

// Shown only to people: on a terminal.
void show_progress(const std::string& text) {
  if (isatty(STDERR_FILENO) != 0) std::cerr << "\r" << text << " " << std::flush;
}

void end_progress() {
  if (isatty(STDERR_FILENO) != 0) std::cerr << "\n";
}

PuzzleRun take_run(Arguments& words) {
  PuzzleRun run;
  run.games = words.whole("--games", 1, 0, 100'000'000);
  run.threads = words.whole("--threads", 1, 1, 1024);
  run.seconds = words.whole("--seconds", 0, 0, 1'000'000);
  run.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT32_MAX));
  run.nodes = static_cast<std::uint64_t>(words.whole("--nodes", 6000, 1, 1'000'000'000));
  run.longest = words.whole("--longest", INT32_MAX, 1, INT32_MAX);
  run.sample = words.whole("--sample", INT32_MAX, 1, INT32_MAX);
  run.today = today();
  run.game = value_or_refuse(Game::create(notation::catalogue(), take_setup(words)));
  return run;
}

int make_puzzles(const PuzzleRun& run) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  std::atomic<std::int64_t> next{0};
  std::mutex output;
  std::int64_t finished = 0;
  std::int64_t found = 0;
  const auto work = [&] {
    for (std::int64_t number = next++; number < run.games; number = next++) {
      if (run.seconds > 0 && Clock::now() - start > std::chrono::seconds(run.seconds)) return;
      play_game(run, number, [&](const std::string& line) {
        const std::lock_guard lock(output);
        ++found;
        std::cout << line << "\n" << std::flush;
      });
      const std::lock_guard lock(output);
      ++finished;
      show_progress(std::to_string(finished) + " of " + std::to_string(run.games) + " games, " +
                    std::to_string(found) + " puzzles");
    }
  };
  std::vector<std::thread> workers;
  for (std::int64_t i = 1; i < run.threads; ++i) workers.emplace_back(work);
  work();
  for (std::thread& each : workers) each.join();
  end_progress();
  return kSuccess;
}

std::vector<study::KeptPuzzle> read_puzzles(const std::string& name) {
  DocumentFile file(name);
  std::vector<study::KeptPuzzle> puzzles;
  while (const auto text = file.next()) {
    auto puzzle = study::parse_puzzle(*text);
    if (!puzzle) file.refuse(puzzle.refusal());
    puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

// Seeds of the searches for one puzzle of a file: none is that of another.
study::Effort effort_for(const PuzzleRun& run, std::size_t i) {
  return study::certifying(run.seed * 1'000'003 + i);
}

constexpr std::array<std::string_view, 3> kVerdicts{"confirmed", "unsure", "refuted"};

int check_puzzles(const PuzzleRun& run, const std::string& name) {
  const std::vector<study::KeptPuzzle> all = read_puzzles(name);
  const std::size_t count = std::min(all.size(), static_cast<std::size_t>(run.sample));
  std::array<int, kVerdicts.size()> verdicts{};
  int older = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const study::KeptPuzzle& each = all[i * all.size() / count];
    older += each.network != players::network_name();
    study::DecisionEvaluator evaluator(*each.game);
    const auto found = study::confirm(evaluator, each.state, each.puzzle, effort_for(run, i));
    const auto verdict = static_cast<std::size_t>(found.is);
    ++verdicts[verdict];
    std::printf("%-12s %-9s lead %.1f, now %.1f\n", each.id.c_str(), kVerdicts[verdict].data(),
                static_cast<double>(each.puzzle.second.error), static_cast<double>(found.lead));
    std::fflush(stdout);
  }
  std::printf("%d confirmed, %d unsure, %d refuted\n", verdicts[0], verdicts[1], verdicts[2]);
  if (older > 0) std::printf("%d of them were made with another network\n", older);
  return verdicts[2] == 0 ? kSuccess : kRefused;
}

int confirm_puzzles(const PuzzleRun& run, const std::string& name) {
  std::vector<study::KeptPuzzle> all = read_puzzles(name);
  for (std::size_t i = 0; i < all.size(); ++i) {
    show_progress(std::to_string(i + 1) + " of " + std::to_string(all.size()));
    study::KeptPuzzle& each = all[i];
    study::DecisionEvaluator evaluator(*each.game);
    auto again = study::certified_puzzle(evaluator, each.state, effort_for(run, i));
    const auto solution = evaluator.as_planned(each.state, each.puzzle.solution.actions());
    if (!again || !std::ranges::equal(again->solution.actions(), solution)) continue;
    again->rating = study::rating_of(each.state, *again, evaluator);
    each.puzzle = std::move(*again);
    each.made = run.today;
    each.network = players::network_name();
    std::cout << study::to_json(each) << "\n" << std::flush;
  }
  end_progress();
  return kSuccess;
}

int describe_puzzles(const std::string& name) {
  for (study::KeptPuzzle& each : read_puzzles(name)) {
    study::DecisionEvaluator evaluator(*each.game);
    if (study::is_obvious(evaluator, each.state, each.puzzle.solution)) continue;
    study::describe(evaluator, each.state, each.puzzle);
    each.puzzle.rating = study::rating_of(each.state, each.puzzle, evaluator);
    std::cout << study::to_json(each) << "\n" << std::flush;
  }
  return kSuccess;
}

int run_puzzles(Arguments& words) {
  const PuzzleRun run = take_run(words);
  const auto what = words.file();
  const bool makes = what == "make";
  const auto file = makes ? std::nullopt : words.file();
  words.finish();
  if (makes) return make_puzzles(run);
  if (what != "check" && what != "confirm" && what != "describe")
    throw WrongUsage((what ? "unknown subcommand " + notation::quoted(*what) : "no subcommand given") +
                     "; use make, check, confirm or describe");
  if (!file) throw WrongUsage("no input file");
  if (what == "check") return check_puzzles(run, *file);
  return what == "confirm" ? confirm_puzzles(run, *file) : describe_puzzles(*file);
}

}  // namespace

extern const Command kPuzzles{"puzzles", "find and check positions with one clearly best move",
                              kPuzzlesHelp, run_puzzles};

}  // namespace aude::app
