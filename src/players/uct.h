// SPDX-License-Identifier: MIT
// Baseline for measurements: plain UCT (upper confidence bounds applied to trees). Its parameters are
// fixed.
//
// A two-stage tree (placement, then deployment), sampled draws, uniform rollouts to the end of the game
// that deploy a piece with probability 0.3, reward tanh(margin / 30), exploration 0.5.
#pragma once

#include <vector>

#include "players/memory.h"
#include "players/player.h"
#include "players/random.h"

namespace aude::players {

class UctPlayer final : public Player {
 public:
  // `own` limits the simulations (as nodes) or the time of each decision.
  UctPlayer(std::uint64_t seed, const Limits& own) : random_(seed), own_(own) {}
  Action choose(const State& state, const Limits& limits) override;
  std::string memory() const override { return bytes_of(random_); }
  bool recall(std::string_view memory) override { return read_bytes(memory, random_); }

 private:
  // A position in the tree, reached by an action of a player or of chance.
  struct Node {
    Action action;
    Seat mover{};  // the player of the action; kNobody for chance
    std::int32_t first_child = -1;
    std::int32_t next_sibling = -1;
    std::uint32_t visits = 0;
    std::uint32_t untried = 0;  // actions not yet tried, at the front of `actions`
    double reward = 0;          // of the mover, summed
    std::vector<Action> actions;
    bool expanded = false;
  };

  void simulate(const State& root);
  std::int32_t step_by_chance(std::int32_t at, State& state);
  std::int32_t step_by_choice(std::int32_t at, State& state, bool& left_tree);
  std::int32_t child(std::int32_t parent, Action action, Seat mover);
  void roll_out(State& state);

  Random random_;
  Limits own_;
  std::vector<Node> nodes_;
  std::vector<std::int32_t> path_;
  ActionList actions_;
};

}  // namespace aude::players
