// aude arena: matches between bots, and the tuning of ours.
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
    R"(usage: aude arena CONTESTANT CONTESTANT... [--games N] [--sets S] [--players N] [--options O]
                  [--seed N] [--threads N] [--sprt ELO0,ELO1] [--results FILE] [--first-deck N]
                  [--time-ms N] [--json]
       aude arena --tune STEPS [--sets S] [--players N] [--seed N] [--threads N] [--weights NAMES]

A contestant is a level (easy medium hard master random greedy harvest uct), optionally with a budget:
"hard:2000" nodes, "hard:50ms", "uct:1000" simulations; "hard+6x8x3x1x3" looks at 6 candidates over 8
courses of 3 turns, works out the last 1 tile, and takes its first judgement for 3 courses; or a program
with a '/' in its name that speaks the bot protocol (docs/bots.md), such as ./mybot.py. All contestants named
sit at the table; --players adds more of the last one.

Games are duplicate games: every deck of tiles is played once from every seat, and the 95% intervals are
computed on decks.

  --games N         games to play in all, rounded up to whole decks (default: 1000)
  --sets S          base,river,inns,traders,hills,wheel (default: base)
  --options O       such as farmers=false,small_city=2
  --seed N          chooses the decks; the same seed gives the same decks (default: 1)
  --threads N       games played at the same time (default: 1)
  --sprt A,B        stop once it is decided whether the first contestant is B Elo stronger than each other one,
                    or only A
  --results FILE    append every finished game to FILE; games already in it are not played again
  --first-deck N    begin at this deck, to spread a match over machines; concatenated, their files are
                    one match again (default: 0)
  --time-ms N       how long a program may think about one decision (default: 5000)
  --json            the summary as one JSON object
  --tune STEPS      tune the weights of the evaluation by self-play, and print them
  --weights NAMES   only these weights, separated by commas
)";

std::atomic<bool> arena_is_to_stop{false};
extern "C" void request_stop(int) { arena_is_to_stop = true; }

// From now on an interrupt ends the match and not the program, so that what was played is reported.
void heed_interrupts() {
  struct sigaction action{};
  action.sa_handler = request_stop;
  action.sa_flags = SA_RESETHAND;  // a second one ends the program
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

arena::Sprt sprt_from_words(std::string_view words) {
  arena::Sprt test;
  const char* end = words.data() + words.size();
  const auto first = std::from_chars(words.data(), end, test.elo0);
  const bool comma = first.ec == std::errc{} && first.ptr != end && *first.ptr == ',';
  const auto second = std::from_chars(first.ptr + (comma ? 1 : 0), end, test.elo1);
  if (!comma || second.ec != std::errc{} || second.ptr != end || test.elo0 >= test.elo1) {
    throw WrongUsage("--sprt: expected two Elo differences, the smaller first, as in 0,10");
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
  options.stop = &arena_is_to_stop;
  options.progress = [](std::int64_t step, const players::Weights&) {
    if (isatty(STDERR_FILENO)) std::cerr << "\rstep " << step + 1 << std::flush;
  };
  heed_interrupts();
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
  options.time.stop = &arena_is_to_stop;
  if (const auto test = words.text("--sprt")) options.sprt = sprt_from_words(*test);
  if (const auto file = words.text("--results")) options.results = *file;
  const bool as_json = words.flag("--json");
  match.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  const Setup setup = take_setup(words);
  match.sets = setup.sets;
  match.options = setup.options;
  while (const auto name = words.file()) match.bots.push_back(*name);
  words.finish();
  if (match.bots.empty()) throw WrongUsage("contestants are missing");
  while (match.bots.size() < setup.players.size()) match.bots.push_back(match.bots.back());
  if (match.bots.size() > kMaxPlayers) throw WrongUsage("at most 8 contestants can play");
  for (const std::string& name : match.bots) arena::make_bot(name, options.time);
  if (isatty(STDERR_FILENO)) {
    options.progress = [&](const auto& results) { show_progress(match, results); };
  }
  heed_interrupts();
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

extern const Command kArena{"arena", "let bots play matches", kArenaHelp, run_arena};

}  // namespace aude::app
