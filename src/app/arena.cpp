// SPDX-License-Identifier: MIT
// aude arena: matches between bots, and tuning of the evaluation.
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <iostream>

#include "app/commands.h"
#include "arena/report.h"
#include "arena/run.h"
#include "arena/tune.h"
#include "players/player.h"

namespace aude::app {
namespace {

constexpr std::string_view kArenaHelp =
    R"(usage: aude arena BOT... [--games N] [--sets S] [--players N] [--options O] [--seed N] [--threads N]
                  [--sprt ELO0,ELO1] [--results FILE] [--first-deck N] [--time-ms N] [--json]
       aude arena --tune STEPS [--sets S] [--players N] [--seed N] [--threads N] [--weights NAMES]

A bot is a level (easy medium hard master random greedy harvest uct), optionally with a budget per decision
("hard:2000" nodes, "hard:50ms", "uct:1000" simulations) or search parameters: "hard+6x8x3x1x3" searches
6 candidate moves with 8 rollouts of 3 plies, solves the last tile exactly, and weights the static
evaluation as 3 rollouts. easy, medium, hard, master and elo can have a style, which comes last:
"medium~builder", "hard:2000~farmer", "elo:1250~thief", "easy~gambler". A name with a '/', such as
./mybot.py, is a program that implements the bot protocol (docs/bots.md). All named bots play at one
table. --players N fills the remaining seats with the last one; a single bot plays against itself.

Games are duplicate games: every deck of tiles is played once from every seat, and the 95% intervals are
computed on decks.

  --games N         play N games in total, rounded up to whole decks (default: 1000)
  --sets S          play with these sets: base,river,inns,traders,hills,wheel,abbot (default: base)
  --players N       play with N players, 2 to 8 (default: the number of bots, at least 2)
  --options O       set options, such as farmers=false,small_city=2
  --seed N          seed the decks; the same seed gives the same decks (default: 1)
  --threads N       play N games at the same time (default: 1)
  --sprt ELO0,ELO1  stop as soon as the sequential test accepts ELO1 or ELO0 for the first bot against each
                    other one
  --results FILE    append every completed game to FILE; games already in it are not played again
  --first-deck N    start at deck N, to spread a match over machines; their results can be concatenated
                    (default: 0)
  --time-ms N       limit a program's thinking time per decision, in ms (default: 5000)
  --json            print the summary as one JSON object
  --tune STEPS      tune the weights of the evaluation by self-play, and print them
  --weights NAMES   tune only these weights, separated by commas (default: all)
)";

std::atomic<bool> stop_arena{false};
extern "C" void request_stop(int which) {
  stop_arena = true;
  std::signal(which, SIG_DFL);  // a second one terminates the program
}

// The first interrupt stops the match but not the program, so that the results so far are reported.
void handle_interrupts() {
  std::signal(SIGINT, request_stop);
  std::signal(SIGTERM, request_stop);
}

arena::Sprt sprt_from_words(std::string_view words) {
  arena::Sprt test;
  const char* end = words.data() + words.size();
  const auto first = std::from_chars(words.data(), end, test.elo0);
  const bool comma = first.ec == std::errc{} && first.ptr != end && *first.ptr == ',';
  const auto second = std::from_chars(first.ptr + (comma ? 1 : 0), end, test.elo1);
  if (!comma || second.ec != std::errc{} || second.ptr != end || test.elo0 >= test.elo1) {
    throw WrongUsage("--sprt: expected two Elo differences, the smaller one first, as in 0,10");
  }
  return test;
}

int run_tune(Arguments& words, std::int64_t steps) {
  arena::TuneOptions options;
  options.steps = steps;
  options.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  options.threads = static_cast<int>(words.whole("--threads", 1, 1, 1024));
  if (const auto names = words.text("--weights")) {
    for (std::size_t from = 0; from <= names->size();) {
      const std::size_t comma = std::min(names->find(',', from), names->size());
      options.only.push_back(names->substr(from, comma - from));
      from = comma + 1;
    }
  }
  const Setup setup = take_setup(words);
  words.finish();
  options.sets = setup.sets;
  options.players = static_cast<int>(setup.players.size());
  options.stop = &stop_arena;
  options.progress = [](std::int64_t step, const players::Weights&) {
    if (isatty(STDERR_FILENO)) std::cerr << "\rstep " << step + 1 << std::flush;
  };
  handle_interrupts();
  std::cout << arena::to_text(arena::tune({}, options));
  return kSuccess;
}

void show_progress(const arena::Match& match, const std::vector<arena::GameResult>& results) {
  const arena::BotResult first = arena::summarise(match, results).players.front();
  std::cerr << "\r" << results.size() << " games, " << first.name << " " << first.wins << "-"
            << first.draws << "-" << first.losses << " " << std::flush;
}

int run_arena(Arguments& words) {
  if (const std::int64_t steps = words.whole("--tune", 0, 1, 1'000'000); steps > 0)
    return run_tune(words, steps);
  arena::Match match;
  arena::RunOptions options;
  options.games = words.whole("--games", 1000, 0, 100'000'000);
  options.first_deck = words.whole("--first-deck", 0, 0, INT64_MAX / 16);
  options.threads = static_cast<int>(words.whole("--threads", 1, 1, 1024));
  options.time.per_decision = std::chrono::milliseconds(words.whole("--time-ms", 5000, 1, 86'400'000));
  options.time.stop = &stop_arena;
  if (const auto test = words.text("--sprt")) options.sprt = sprt_from_words(*test);
  if (const auto file = words.text("--results")) options.results = *file;
  const bool as_json = words.flag("--json");
  match.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  const Setup setup = take_setup(words);
  match.sets = setup.sets;
  match.options = setup.options;
  while (const auto name = words.file()) match.bots.push_back(*name);
  words.finish();
  if (match.bots.empty()) throw WrongUsage("no bots given");
  while (match.bots.size() < setup.players.size()) match.bots.push_back(match.bots.back());
  if (match.bots.size() > kMaxPlayers) throw WrongUsage("at most 8 bots can play");
  for (const std::string& name : match.bots) arena::make_bot(name, options.time);
  if (isatty(STDERR_FILENO)) {
    options.progress = [&](const auto& results) { show_progress(match, results); };
  }
  handle_interrupts();
  const auto results = arena::run_match(match, options);
  if (isatty(STDERR_FILENO)) std::cerr << "\r\033[K";
  const arena::Summary summary = arena::summarise(match, results);
  std::optional<arena::SprtState> tested;
  if (options.sprt) tested = arena::sprt(*options.sprt, match, results);
  std::cerr << arena::faults_text(match, results);
  if (as_json) {
    std::cout << arena::to_json(summary, tested) << "\n";
  } else {
    std::cout << arena::to_table(summary) << (tested ? arena::to_text(*options.sprt, *tested) : "");
  }
  return kSuccess;
}

}  // namespace

extern const Command kArena{"arena", "run matches between bots", kArenaHelp, run_arena};

}  // namespace aude::app
