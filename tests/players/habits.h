// SPDX-License-Identifier: MIT
// What a seat did in a game: the habits by which a style is noticed.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "players/player.h"
#include "players/random.h"
#include "rules/state.h"

namespace aude::players {

struct Habits {
  double points = 0;
  double city_points = 0;
  double knights = 0;  // pieces placed in cities
  double farmers = 0;  // pieces placed on fields
  double joins = 0;    // tiles that connected own followers with opponents' ones
  double turns = 0;
  double committed = 0;   // followers on open roads, cities and cloisters, summed over the turns
  double open_tiles = 0;  // tiles of own open roads and cities, summed over the turns
  double opponent = 0;    // points of the best opponent
};

class HabitWatcher {
 public:
  explicit HabitWatcher(const Game& game) : seats_(static_cast<std::size_t>(game.players())) {}

  void apply(State& state, Action action) {
    const Seat seat = state.actor();
    const bool lays = action.verb == Verb::Place;
    const int shared = lays ? shared_of(state.board(), seat) : 0;
    Events events;
    state.apply(action, &events);
    for (const Event& event : events) std::visit([&](const auto& each) { see(each); }, event);
    if (!lays) return;
    Habits& habits = seats_[static_cast<std::size_t>(seat)];
    habits.joins += shared_of(state.board(), seat) > shared ? 1 : 0;
    see_board(state.board(), seat, habits);
  }

  std::vector<Habits> of(const State& over) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      seats_[i].points = over.score(static_cast<Seat>(i));
      for (std::size_t k = 0; k < seats_.size(); ++k) {
        if (k != i) seats_[i].opponent = std::max(seats_[i].opponent, double(over.score(Seat(k))));
      }
    }
    return seats_;
  }

 private:
  static int shared_of(const Board& board, Seat seat) {
    int count = 0;
    for (const DeployedFollower& each : board.followers()) {
      const Claims claims = board.claims_on(board.feature(each.segment_id));
      count += each.seat == seat && (claims & ~(Claims{0xF} << (index(seat) * 4))) != 0 ? 1 : 0;
    }
    return count;
  }

  static void see_board(const Board& board, Seat seat, Habits& habits) {
    habits.turns += 1;
    for (const DeployedFollower& each : board.followers()) {
      if (each.seat != seat || each.terrain == Terrain::Field) continue;
      habits.committed += 1;
      if (each.terrain == Terrain::City || each.terrain == Terrain::Road)
        habits.open_tiles += board.size_of(board.feature(each.segment_id));
    }
  }

  void see(const DeployedEvent& event) {
    Habits& habits = seats_[static_cast<std::size_t>(event.seat)];
    habits.knights += event.terrain == Terrain::City ? 1 : 0;
    habits.farmers += event.terrain == Terrain::Field ? 1 : 0;
  }
  void see(const ScoredEvent& event) {
    if (event.what != ScoreFor::City) return;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if ((event.players >> i & 1) != 0) seats_[i].city_points += event.points;
    }
  }
  template <typename Other>
  void see(const Other&) {}

  std::vector<Habits> seats_;
};

// One game; draws and bots depend on the seed only.
inline std::vector<Habits> habits_in(const Game& game, const std::vector<std::string>& levels,
                                     std::uint64_t seed) {
  std::vector<std::unique_ptr<Player>> seats;
  for (std::size_t i = 0; i < levels.size(); ++i) seats.push_back(make_player(levels[i], seed * 8 + i));
  Random chance(seed);
  State state(game);
  HabitWatcher watcher(game);
  while (!state.is_over()) {
    if (state.is_chance()) {
      state.apply(random_chance(state, chance));
    } else {
      watcher.apply(state, seats[static_cast<std::size_t>(state.actor())]->choose(state, {}));
    }
  }
  return watcher.of(state);
}

}  // namespace aude::players
