#include "players/search.h"

#include <algorithm>

namespace aude::players {
namespace {

// A margin as a share of winning, more or less: what is far ahead or far behind matters less.
float squashed(float margin) {
  constexpr float kSpread = 20.0F;
  return margin / (kSpread + (margin < 0 ? -margin : margin));
}

struct Candidate {
  TurnPlan plan;
  double sum = 0;
  int samples = 0;
  double mean() const { return samples == 0 ? -2.0 : sum / samples; }
};

// Plays one course of chance: `turns` turn parts by the evaluation, then the standing.
class Course {
 public:
  Course(TurnChooser& chooser, Budget& budget) : chooser_(chooser), budget_(budget) {}

  float play(State& state, Seat seat, int turns, Random random) {
    while (!state.is_over() && !(turns == 0 && state.phase() == Phase::Draw)) {
      if (state.is_chance()) {
        state.apply(random_chance(state, random));
        continue;
      }
      const bool begins = state.phase() == Phase::Place;
      const TurnPlan plan = chooser_.best(state, budget_);
      for (int i = 0; i < plan.count; ++i) {
        // A token comes between shepherd and tending.
        if (state.is_chance()) state.apply(random_chance(state, random));
        state.apply(plan.actions[static_cast<std::size_t>(i)]);
      }
      if (begins) --turns;
    }
    budget_.spend(1);
    return squashed(chooser_.evaluator().standing(state, seat));
  }

 private:
  TurnChooser& chooser_;
  Budget& budget_;
};

}  // namespace

TurnPlan search(const State& state, std::vector<TurnPlan>& plans, const SearchShape& shape,
                TurnChooser& chooser, Random& random, Budget& budget) {
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  std::vector<Candidate> alive;
  for (std::size_t i = 0; i < std::min<std::size_t>(plans.size(), static_cast<std::size_t>(shape.candidates)); ++i) {
    alive.push_back({plans[i]});
  }
  const Seat seat = state.actor();
  State course_state = state;
  Course course(chooser, budget);
  int round_end = std::max(2, shape.draws / 8);
  for (int draw = 0; draw < shape.draws && alive.size() > 1; ++draw) {
    const Random chance(random.next());
    for (Candidate& each : alive) {
      if (budget.is_used_up()) goto decided;
      course_state = state;
      for (int i = 0; i < each.plan.count; ++i) {
        course_state.apply(each.plan.actions[static_cast<std::size_t>(i)]);
        if (course_state.phase() == Phase::Token) break;
      }
      each.sum += course.play(course_state, seat, shape.turns, chance);
      ++each.samples;
    }
    if (draw + 1 == round_end) {
      std::stable_sort(alive.begin(), alive.end(),
                       [](const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); });
      alive.resize((alive.size() + 1) / 2);
      round_end *= 2;
    }
  }
decided:
  const auto best = std::max_element(alive.begin(), alive.end(), [](const Candidate& a, const Candidate& b) {
    return a.mean() < b.mean();
  });
  return best->plan;
}

}  // namespace aude::players
