// SPDX-License-Identifier: MIT
// A small search against a random player: of all placements and deployments, it plays the one with the
// largest lead, immediately and after a few random turns. Usage: small_search [SEED]
#include <cstdio>
#include <cstdlib>
#include <random>

#include "rules/state.h"

namespace {

using aude::Action;
using aude::ActionList;
using aude::Seat;
using aude::State;

using Dice = std::mt19937_64;

void play_randomly(State& state, Dice& dice) {
  if (state.is_chance()) {
    return state.apply(state.chance_at(static_cast<int>(dice() % static_cast<std::uint64_t>(state.chance_total()))));
  }
  ActionList legal;
  state.legal_actions(legal);
  state.apply(legal[dice() % legal.size()]);
}

int lead(const State& state, Seat seat) {
  const Seat other{static_cast<std::uint8_t>(1 - aude::index(seat))};
  return state.score(seat) - state.score(other);
}

// The value of the position for `seat`: the mean lead after a few random turns.
int worth(const State& state, Seat seat, Dice& dice) {
  constexpr int kTries = 4;
  constexpr int kSteps = 24;
  int sum = 0;
  State future = state;  // a copy takes a fraction of a microsecond; assignment does not allocate
  for (int i = 0; i < kTries; ++i) {
    future = state;
    for (int step = 0; step < kSteps && !future.is_over(); ++step) play_randomly(future, dice);
    sum += lead(future, seat);
  }
  return sum;
}

Action best_action(const State& state, Dice& dice) {
  const Seat seat = state.actor();
  ActionList legal;
  state.legal_actions(legal);
  Action best = legal[0];
  int most = -1'000'000;
  State next = state;
  for (const Action& action : legal) {
    next = state;
    next.apply(action);
    const int value = worth(next, seat, dice);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  Dice dice(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
  aude::Setup setup;
  setup.players = {"Search", "Chance"};
  const auto game = aude::Game::create(aude::catalogue(), setup);
  if (!game) return 1;
  State state(**game);
  while (!state.is_over()) {
    if (!state.is_chance() && state.actor() == Seat{0}) {
      state.apply(best_action(state, dice));
    } else {
      play_randomly(state, dice);
    }
  }
  std::printf("search %d, chance %d\n", state.score(Seat{0}), state.score(Seat{1}));
  return state.score(Seat{0}) > state.score(Seat{1}) ? 0 : 1;
}
