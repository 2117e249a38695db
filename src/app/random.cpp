// SPDX-License-Identifier: MIT
// aude random: records of uniformly random games.
#include "players/random.h"

#include <unistd.h>

#include <chrono>
#include <iostream>

#include "app/commands.h"
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"

namespace aude::app {
namespace {

constexpr std::string_view kRandomHelp =
    R"(usage: aude random [--sets S] [--players N] [--seed N] [--games N] [--options O]

Prints records of random games, one per line. Draws follow the tiles and tokens left; decisions are uniform
over the legal actions. The same arguments give the same bytes on every machine.

  --sets S       play with these sets: base,river,inns,traders,hills,wheel,abbot (default: base)
  --players N    play with N players, 2 to 8 (default: 2)
  --seed N       seed the random numbers with an integer from 0 (default: 1)
  --games N      play N games; a larger N starts with the same games (default: 1)
  --options O    set options, such as farmers=false,small_city=2
)";

notation::Record random_record(const Game& game, players::Random& random, ActionList& scratch) {
  notation::Record record{game.setup(), {}};
  State state(game);
  while (!state.is_over()) {
    const Action action = players::random_action(state, random, scratch);
    record.actions.push_back(notation::to_text(game, action));
    state.apply(action);
  }
  return record;
}

// Shows the progress of a long run if standard error is a terminal.
class GameProgress {
 public:
  explicit GameProgress(std::int64_t total)
      : total_(total), watched_(isatty(STDERR_FILENO) != 0 && isatty(STDOUT_FILENO) == 0) {}
  ~GameProgress() {
    if (shown_) std::cerr << "\n";
  }
  void at(std::int64_t done) {
    const auto now = Clock::now();
    if (!watched_ || now - last_ < std::chrono::seconds(1)) return;
    last_ = now;
    shown_ = true;
    std::cerr << "\r" << done << " of " << total_ << " games" << std::flush;
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::int64_t total_;
  bool watched_;
  bool shown_ = false;
  Clock::time_point last_ = Clock::now();
};

int run_random(Arguments& words) {
  constexpr std::int64_t kMost = 1'000'000'000'000;
  Setup setup = take_setup(words);
  const std::int64_t seed = words.whole("--seed", 1, 0, INT64_MAX);
  const std::int64_t games = words.whole("--games", 1, 0, kMost);
  words.finish();
  const auto game = value_or_refuse(Game::create(notation::catalogue(), std::move(setup)));
  players::Random random(static_cast<std::uint64_t>(seed));
  ActionList scratch;
  GameProgress progress(games);
  for (std::int64_t i = 0; i < games && std::cout; ++i) {
    std::cout << notation::to_json(random_record(*game, random, scratch)) << "\n";
    progress.at(i + 1);
  }
  return kSuccess;
}

}  // namespace

extern const Command kRandom{"random", "print records of random games", kRandomHelp, run_random};

}  // namespace aude::app
