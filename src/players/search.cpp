// SPDX-License-Identifier: MIT
#include "players/search.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "players/endgame.h"
#include "players/random_draws.h"

namespace aude::players {
namespace {

struct Candidate {
  TurnPlan plan;
  double sum = 0;  // of the prior and of the rollouts
  int samples = 0;
  float liking = 0;             // points that the bot's style adds to each result
  std::vector<float> values{};  // of the rollouts; those of all candidates have the same draws

  void add(float value) {
    sum += static_cast<double>(value);
    ++samples;
    values.push_back(value);
  }
  double mean() const { return samples == 0 ? -2.0 : sum / samples; }
};

bool is_better(const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); }

// More than kCertain standard errors of the difference, rollout by rollout.
bool is_certainly_worse(const Candidate& candidate, const Candidate& best) {
  constexpr double kCertain = 3.0;
  const auto count = static_cast<double>(candidate.values.size());
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < candidate.values.size(); ++i) {
    const double lead = static_cast<double>(best.values[i]) - static_cast<double>(candidate.values[i]);
    sum += lead;
    squares += lead * lead;
  }
  const double variance = (squares - sum * sum / count) / (count - 1.0);
  return best.mean() - candidate.mean() > kCertain * std::sqrt(variance / count);
}

class Lookahead {
 public:
  Lookahead(const State& root, const SearchShape& shape, MarginValue value, TurnChooser& chooser,
            Budget& budget)
      : root_(root),
        seat_(root.actor()),
        state_(root),
        shape_(shape),
        value_(value),
        chooser_(chooser),
        budget_(budget) {}

  // Plays one rollout: the plan, some plies by static evaluation, then returns the standing.
  float play(const Candidate& candidate, RandomDraws random_draws) {
    begin(candidate.plan);
    int turns = shape_.turns;
    while (!state_.is_over() && !(turns == 0 && state_.phase() == Phase::Draw)) {
      if (state_.is_chance()) {
        state_.apply(random_draws.next(state_));
        continue;
      }
      if (state_.phase() == Phase::Place) --turns;
      const TurnPlan answer = chooser_.quick_best(state_, budget_);
      for (int i = 0; i < answer.count; ++i) state_.apply(answer.actions[static_cast<std::size_t>(i)]);
    }
    budget_.spend(1);
    return value_.of(chooser_.evaluator().standing(state_, seat_) + candidate.liking);
  }

  float solve(const TurnPlan& plan) {
    begin(plan);
    return Endgame(chooser_, budget_, value_).solve(state_)[static_cast<std::size_t>(seat_)];
  }

 private:
  // A token draw ends the plan's own actions.
  void begin(const TurnPlan& plan) {
    state_ = root_;
    for (int i = 0; i < plan.count; ++i) state_.apply(plan.actions[static_cast<std::size_t>(i)]);
  }

  const State& root_;
  Seat seat_;
  State state_;
  const SearchShape& shape_;
  MarginValue value_;
  TurnChooser& chooser_;
  Budget& budget_;
};

int halvings_of(std::size_t candidates) {
  return static_cast<int>(std::bit_width(candidates - 1));  // until one is left
}

// The number of plies that the rest of the budget pays for. Listing the plans has cost as many nodes as
// one of them or more, and four times its time, because the network was asked about every plan.
double affordable_plies(const Budget& budget) {
  constexpr double kListingTime = 4;  // plies
  const auto rest = [](double used, double plies) {
    return used <= 0 ? 1e9 : plies * (1.0 - used) / used;
  };
  return std::min(rest(budget.used_nodes(), 1), rest(budget.used_time(), kListingTime));
}

constexpr int kNearEnd = 14;  // tiles left

// Near the end of the game, winning counts, not points; before it, and in a fixed shape, one point is
// worth almost the same everywhere.
MarginValue value_in(const SearchShape& shape, int left) {
  const bool wins = shape.turns == 0 && left <= kNearEnd;
  return {wins ? 2.0F + static_cast<float>(left) / 2 : 30.0F};
}

// Longer rollouts see more and vary more: they pay if there are enough of them. Near the end of the
// game they show its result. docs/strength.md has the measurements.
int turns_of(const SearchShape& shape, int left, double plies) {
  constexpr double kFew = 120;   // plies
  constexpr double kSome = 400;  // plies
  constexpr double kMany = 3000;
  if (shape.turns > 0) return shape.turns;
  if (plies < kFew) return 3;
  if (plies >= kSome && left <= kNearEnd) return left;
  return plies < kMany ? 5 : 12;
}

// The number of candidates that can be compared: each gets two rollouts or more in every round.
std::size_t affordable_candidates(const SearchShape& shape, double plies) {
  auto most = static_cast<std::size_t>(shape.candidates);
  const double rollouts = plies / std::max(shape.turns, 1);
  while (most > 1 && 2.0 * static_cast<double>(most) * halvings_of(most) > rollouts) --most;
  return most;
}

// Sequential halving: a round ends with its share of the budget or of the rollouts, each of which is
// twice the one before.
class Race {
 public:
  Race(std::vector<Candidate>& alive, const SearchShape& shape, Budget& budget)
      : alive_(alive),
        shape_(shape),
        budget_(budget),
        rounds_(halvings_of(alive.size())),
        start_(budget.used_share()) {}

  void run(Lookahead& lookahead, Random& random) {
    const auto shift = static_cast<std::uint32_t>(random.next());
    const std::uint64_t seed = random.next();
    for (int rollout = 0; rollout < shape_.rollouts && alive_.size() > 1; ++rollout) {
      const auto number = static_cast<std::uint32_t>(rollout);
      if (!play(lookahead, RandomDraws(number, shift, seed + number))) return;
      if (is_round_over(rollout + 1)) {
        halve();
      } else if ((rollout + 1) % kCheck == 0) {
        drop_worse();
      }
    }
  }

 private:
  static constexpr int kCheck = 16;  // rollouts between two looks at who is certainly worse

  // One rollout of each candidate. Returns false if the budget is used up: only rollouts that all have
  // played count.
  bool play(Lookahead& lookahead, const RandomDraws& draws) {
    values_.clear();
    for (const Candidate& each : alive_) {
      values_.push_back(lookahead.play(each, draws));
      if (budget_.is_used_up()) return false;
    }
    for (std::size_t i = 0; i < alive_.size(); ++i) alive_[i].add(values_[i]);
    return true;
  }

  bool is_round_over(int rollouts) const {
    const int left = rounds_ - round_ - 1;  // rounds after this one
    if (rollouts >= std::max(2, shape_.rollouts >> left)) return true;
    const double end = start_ + (1.0 - start_) * (round_ + 1) / rounds_;
    return left > 0 && budget_.used_share() >= end;
  }

  void halve() {
    std::stable_sort(alive_.begin(), alive_.end(), is_better);
    alive_.resize((alive_.size() + 1) / 2);
    ++round_;
  }

  void drop_worse() {
    const Candidate best = *std::min_element(alive_.begin(), alive_.end(), is_better);
    std::erase_if(alive_, [&](const Candidate& each) { return is_certainly_worse(each, best); });
  }

  std::vector<Candidate>& alive_;
  const SearchShape& shape_;
  Budget& budget_;
  int rounds_;
  double start_;
  int round_ = 0;
  std::vector<float> values_;
};

}  // namespace

TurnPlan search(const State& state, std::vector<TurnPlan>& plans, SearchShape shape,
                TurnChooser& chooser, Random& random, Budget& budget, const Preference* preference) {
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  if (state.left() == 0) return plans.front();  // its value is the final score
  const bool exact = state.left() <= shape.exact_draws;
  const double plies = affordable_plies(budget);
  const MarginValue value = value_in(shape, state.left());
  shape.turns = turns_of(shape, state.left(), plies);
  const std::size_t most =
      exact && state.left() == 1 ? plans.size() : affordable_candidates(shape, plies);
  const int prior_weight = exact ? 0 : shape.prior_weight;
  std::vector<Candidate> alive;
  for (const TurnPlan& plan : plans) {
    if (alive.size() == most) break;
    const float liking = preference == nullptr ? 0 : preference->of(plan);
    alive.push_back(
        {plan, prior_weight * static_cast<double>(value.of(plan.value)), prior_weight, liking, {}});
  }
  Lookahead lookahead(state, shape, value, chooser, budget);
  if (exact) {
    for (Candidate& each : alive) {
      if (budget.is_used_up()) break;
      each.add(lookahead.solve(each.plan));
    }
  } else if (alive.size() > 1) {
    Race(alive, shape, budget).run(lookahead, random);
  }
  return std::min_element(alive.begin(), alive.end(), is_better)->plan;
}

}  // namespace aude::players
