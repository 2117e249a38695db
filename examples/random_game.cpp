// SPDX-License-Identifier: MIT
// A random game of any sets; prints one line per score. Usage: random_game [SEED [SET...]]
#include <cstdio>
#include <cstdlib>
#include <random>

#include "rules/state.h"

int main(int argc, char** argv) {
  std::mt19937_64 dice(argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1);
  aude::Setup setup;
  setup.players = {"Anna", "Ben", "Cleo"};
  for (int i = 2; i < argc; ++i) {
    const auto set = aude::catalogue().set_named(argv[i]);
    if (!set) {
      std::fprintf(stderr, "there is no set %s\n", argv[i]);
      return 1;
    }
    setup.sets.add(*set);
  }
  const auto game = aude::Game::create(aude::catalogue(), setup);
  if (!game) {
    std::fprintf(stderr, "%s: %s\n", game.refusal().where.c_str(), game.refusal().what.c_str());
    return 1;
  }

  aude::State state(**game);
  aude::ActionList legal;
  while (!state.is_over()) {
    aude::Events events;
    if (state.is_chance()) {
      // All numbers below chance_total() are equally likely.
      const auto lots = static_cast<std::uint64_t>(state.chance_total());
      state.apply(state.chance_at(static_cast<int>(dice() % lots)), &events);
    } else {
      state.legal_actions(legal);
      state.apply(legal[dice() % legal.size()], &events);
    }
    for (const aude::Event& event : events) {
      const auto* scored = std::get_if<aude::ScoredEvent>(&event);
      if (scored == nullptr || scored->points == 0) continue;
      for (int seat = 0; seat < (*game)->players(); ++seat) {
        if ((scored->players >> seat & 1) == 0) continue;
        std::printf("%s scores %d\n", setup.players[static_cast<std::size_t>(seat)].c_str(), scored->points);
      }
    }
  }
  for (int seat = 0; seat < (*game)->players(); ++seat) {
    std::printf("%s has %d points\n", setup.players[static_cast<std::size_t>(seat)].c_str(),
                state.score(aude::Seat(seat)));
  }
}
