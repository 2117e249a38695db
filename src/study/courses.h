// How a game may go on: courses of chance, in which every seat plays as the hand-made evaluation says.
// What they lead to is judged with the learned correction, which makes up two fifths of the work.
#pragma once

#include <optional>

#include "players/budget.h"
#include "players/random.h"
#include "players/turn.h"
#include "study/worth.h"

namespace aude::study {

// Chance as one course will have it. The same course deals the same lots to every plan that is tried,
// so that plans differ by what they are and not by luck; the first lots of several courses are spread
// evenly over the bag.
class Lots {
 public:
  Lots(std::uint32_t course, std::uint64_t seed);
  Action next(const State& state);

 private:
  players::Random random_;
  std::uint32_t first_ = 0;
  bool is_first_ = true;
};

class Courses {
 public:
  explicit Courses(const Game& game);

  // By the evaluation alone, once the choices until the next chance are made as it says.
  Worth glance(const State& state);
  // The worth after `turns` more turn parts.
  Worth play(const State& from, Lots lots, int turns);
  // All chances, all answers, true scores; each seat for its own margin. Nothing when that would take
  // more nodes than are given.
  std::optional<Worth> solve(const State& state, std::uint64_t nodes);

  players::TurnChooser& chooser() { return chooser_; }
  players::Budget& budget() { return budget_; }  // endless; it counts
  std::uint64_t nodes() const { return budget_.spent(); }

 private:
  Worth worth_of(const State& state);  // at a draw or when over
  void play_choices(State& state);
  std::optional<Worth> solve_within(const State& state, std::uint64_t most);

  players::TurnChooser chooser_;
  players::TurnChooser quick_;  // without the learned correction
  players::Budget budget_{{}, {}};
};

}  // namespace aude::study
