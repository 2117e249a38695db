// SPDX-License-Identifier: MIT
#include "players/greedy.h"

#include <algorithm>

namespace aude::players {
namespace {

// The points of a placement are those after the best deployment; any other action counts its own
// points.
int points_gained(const State& before, Action action, Seat seat, State& scratch, ActionList& list) {
  scratch = before;
  scratch.apply(action);
  if (scratch.phase() != Phase::Deploy) return scratch.score(seat) - before.score(seat);
  const State placed = scratch;
  placed.legal_actions(list);
  int best = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    scratch = placed;
    scratch.apply(list[i]);
    const int gained = scratch.score(seat) - before.score(seat);
    best = i == 0 ? gained : std::max(best, gained);
  }
  return best;
}

}  // namespace

Action GreedyPlayer::choose(const State& state, const Limits&) {
  state.legal_actions(actions_);
  if (actions_.size() == 1) return actions_[0];
  const Seat seat = state.actor();
  State scratch = state;
  Action chosen = actions_[0];
  int best = 0;
  std::uint32_t ties = 0;
  for (std::size_t i = 0; i < actions_.size(); ++i) {
    const int gained = points_gained(state, actions_[i], seat, scratch, deployments_);
    if (i == 0 || gained > best) {
      best = gained;
      ties = 0;
    }
    // Each of n ties is kept with chance 1/n, which makes them equally likely.
    if (gained == best && random_.below(++ties) == 0) chosen = actions_[i];
  }
  return chosen;
}

}  // namespace aude::players
