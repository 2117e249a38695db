// SPDX-License-Identifier: MIT
// A game in progress. A value: copying is one flat copy, equality and hash never scan the board.
//
// Every step is an action, chance included, so applying a list of actions is deterministic. The list of
// legal actions is the only definition of legality. To take a step back, keep a copy: that costs about
// a tenth of a microsecond and keeps the rules free of bookkeeping for undo.
#pragma once

#include <memory>
#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"
#include "rules/game.h"
#include "rules/verdict.h"

namespace aude {

class State {
 public:
  // The game must outlive the state. `events` receives the events of the set-up, if any.
  explicit State(const Game& game, Events* events = nullptr);
  State(const State& other);
  // A state that was moved from may only be assigned to or destroyed.
  State(State&& other) noexcept = default;
  State& operator=(const State& other);  // no allocation between states of one game
  State& operator=(State&& other) noexcept = default;
  ~State() = default;

  // --- queries -------------------------------------------------------------------------------------
  const Game& game() const { return *board_.game; }
  Phase phase() const { return board_.head->phase; }
  bool is_chance() const { return aude::is_chance(phase()); }
  bool is_over() const { return phase() == Phase::Over; }
  Seat turn() const { return board_.head->turn; }  // the player whose turn it is
  Seat actor() const {
    return board_.head->actor;
  }  // the player to act; in chance phases, the one it is for
  Kind tile_in_hand() const { return board_.head->in_hand; }
  int score(Seat seat) const { return board_.head->score[static_cast<std::size_t>(seat)]; }
  int left() const { return board_.head->left; }
  int hidden() const { return board_.head->hidden; }

  // All legal actions, in the same order in identical states; in chance phases every possible outcome,
  // once each.
  void legal_actions(ActionList& out) const;
  bool is_legal(Action action) const;
  // In phase Place, which has the longest list: the number of actions, and action number n.
  int placement_count() const { return board_.head->placement_count; }
  Action placement_at(int n) const;
  // The outcomes of a chance phase with their weights, in the order of legal_actions().
  void chances(std::vector<Chance>& out) const;
  // The same without a list: the outcome for pick number `pick` of chance_total() equally likely picks.
  int chance_total() const;
  Action chance_at(int pick) const;

  const Board& board() const { return board_; }
  std::size_t bytes() const { return game().layout().bytes; }

  // Equal states are the same position, regardless of their history: same phase, hand, scores, supplies
  // and unseen tiles, and the same 64-bit hash of the board (the board itself is not compared). They
  // have the same legal actions, but perhaps in a different order.
  friend bool operator==(const State& a, const State& b);
  std::uint64_t hash() const;
  // Equal in every byte, including bookkeeping, so that the lists of actions have the same order. A
  // copy is identical, and so is a state reached by the same actions.
  bool is_identical(const State& other) const;
  // True if everything that is updated incrementally equals what is recomputed from the board. Slow,
  // for tests; builds with assertions check it occasionally.
  bool is_consistent() const;

  // --- changes -------------------------------------------------------------------------------------
  // For people and files: refuses an illegal action with the reason, and then changes nothing.
  Verdict try_apply(Action action, Events* events = nullptr);
  Illegal why_illegal(Action action) const;  // of an action that is not legal
  // For search: the action must be legal.
  void apply(Action action, Events* events = nullptr);

 private:
  std::unique_ptr<std::byte[]> block_;
  Board board_;
};

// Action paths of `depth` steps from here; each chance outcome counts once.
std::uint64_t perft(const State& state, int depth);

}  // namespace aude
