// SPDX-License-Identifier: MIT
// The same games here and there: prints what `aude random` and `aude replay --every` print, and which
// actions the bots choose. Compiled to WebAssembly it must give the same bytes as the native program.
//
// probe games SETS PLAYERS SEED     a record, then its positions
// probe bots SETS LEVEL SEED        a game of two bots of a level such as hard:300
// probe speed random|LEVEL SECONDS  games per second, or nodes per second of a level such as hard:2000
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#ifdef __wasi__
#include <wasi/api.h>
#endif

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/position.h"
#include "notation/record.h"
#include "notation/words.h"
#include "players/player.h"
#include "players/random.h"

namespace {

using namespace aude;

void stop(const std::string& why) {
  std::fprintf(stderr, "probe: %s\n", why.c_str());
  std::exit(1);
}

std::shared_ptr<const Game> game_of(std::string_view sets, int players) {
  // As the program names them.
  constexpr const char* kNames[] = {"Red",   "Blue", "Green",  "Yellow",
                                    "Black", "Pink", "Orange", "Violet"};
  Setup setup;
  setup.sets = {};
  while (!sets.empty()) {
    const std::string_view word = sets.substr(0, sets.find(','));
    const auto set = notation::from_word<SetId>(word);
    if (!set) stop("no set " + std::string(word));
    setup.sets.add(*set);
    sets.remove_prefix(std::min(sets.size(), word.size() + 1));
  }
  for (int i = 0; i < players; ++i) setup.players.emplace_back(kNames[i]);
  auto game = Game::create(notation::catalogue(), setup);
  if (!game) stop(game.refusal().what);
  return *game;
}

void print(const State& state, int n, std::optional<std::string> action, const Events& events) {
  std::puts(
      boost::json::serialize(notation::position_json(state, n, std::move(action), events)).c_str());
}

void games(std::string_view sets, int players, std::uint64_t seed) {
  const auto game = game_of(sets, players);
  players::Random random(seed);
  ActionList scratch;
  notation::Record record{game->setup(), {}};
  State state(*game);
  while (!state.is_over()) {
    const Action action = players::random_action(state, random, scratch);
    record.actions.push_back(notation::to_text(*game, action));
    state.apply(action);
  }
  std::puts(notation::to_json(record).c_str());
  Events events;
  State again(*game, &events);
  print(again, 0, {}, events);
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    events.clear();
    again.apply(*notation::legal_action(again, record.actions[i]), &events);
    print(again, static_cast<int>(i) + 1, record.actions[i], events);
  }
}

void bots(std::string_view sets, const char* level, std::uint64_t seed) {
  const auto game = game_of(sets, 2);
  players::Random random(seed);
  std::unique_ptr<players::Player> seats[] = {players::make_player(level, seed),
                                              players::make_player(level, seed + 1)};
  if (seats[0] == nullptr) stop(players::why_no_level(level));
  State state(*game);
  while (!state.is_over()) {
    const Action action = state.is_chance() ? players::random_chance(state, random)
                                            : seats[index(state.actor())]->choose(state, {});
    std::puts(notation::to_text(*game, action).c_str());
    state.apply(action);
  }
  for (int seat = 0; seat < 2; ++seat) std::printf("%d\n", state.score(Seat(seat)));
}

// Processor time of this program in seconds: others on the machine do not count.
double processor_time() {
#ifdef __wasi__
  __wasi_timestamp_t nanoseconds = 0;
  if (__wasi_clock_time_get(__WASI_CLOCKID_PROCESS_CPUTIME_ID, 1, &nanoseconds) != 0) stop("no clock");
  return static_cast<double>(nanoseconds) * 1e-9;
#else
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
#endif
}

// Does the work, a game or this many nodes at a time, for some seconds, and prints how many per second.
// The first half is for warming up: an engine compiles WebAssembly well only while it runs.
template <typename Work>
void measure(double seconds, double units, Work work) {
  double begin = processor_time();
  const double end = begin + seconds;
  bool warm = false;
  double done = 0;
  for (double now = begin; now < end; now = processor_time()) {
    if (!warm && now > end - seconds / 2) {
      warm = true;
      begin = now;
      done = 0;
    }
    work();
    done += units;
  }
  std::printf("%.1f\n", done / (processor_time() - begin));
}

void speed(const std::string& what, double seconds) {
  const auto game = game_of("base", 2);
  players::Random random(1);
  ActionList scratch;
  if (what == "random") {
    return measure(seconds, 1, [&] {
      State state(*game);
      while (!state.is_over()) state.apply(players::random_action(state, random, scratch));
    });
  }
  // A position in the middle of a game, thought about again and again.
  State state(*game);
  for (int i = 0; i < 90 || state.phase() != Phase::Place; ++i) {
    state.apply(players::random_action(state, random, scratch));
  }
  const double nodes = std::atof(what.substr(what.find(':') + 1).c_str());
  measure(seconds, nodes, [&] { players::make_player(what, 1)->choose(state, {}); });
}

}  // namespace

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (mode == "games" && argc == 5) {
    games(argv[2], std::atoi(argv[3]), std::strtoull(argv[4], nullptr, 10));
  } else if (mode == "bots" && argc == 5) {
    bots(argv[2], argv[3], std::strtoull(argv[4], nullptr, 10));
  } else if (mode == "speed" && argc == 4) {
    speed(argv[2], std::atof(argv[3]));
  } else {
    stop("expected games, bots or speed");
  }
  return 0;
}
