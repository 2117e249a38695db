// SPDX-License-Identifier: MIT
#include "players/search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <span>

#include "players/endgame.h"
#include "players/random_draws.h"
#include "players/stretches.h"

namespace aude::players {
namespace {

struct Candidate {
  TurnPlan plan;
  float liking;  // points that the bot's style adds to each result
  Estimate estimate;
  std::vector<float> results{};  // of the rollouts; those of all candidates have the same draws

  void add(const Changes& changes, std::span<const Stretch> stretches) {
    estimate.add(changes, stretches);
    results.push_back(estimate.prior() + std::accumulate(changes.begin(), changes.end(), 0.0F));
  }
};

bool is_better(const Candidate& a, const Candidate& b) { return a.estimate.mean() > b.estimate.mean(); }

// More than kCertain standard errors of the difference, rollout by rollout.
bool is_certainly_worse(const Candidate& candidate, const Candidate& best) {
  constexpr double kCertain = 3.0;
  const auto count = static_cast<double>(candidate.results.size());
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < candidate.results.size(); ++i) {
    const double lead =
        static_cast<double>(best.results[i]) - static_cast<double>(candidate.results[i]);
    sum += lead;
    squares += lead * lead;
  }
  const double variance = (squares - sum * sum / count) / (count - 1.0);
  return best.estimate.mean() - candidate.estimate.mean() > kCertain * std::sqrt(variance / count);
}

class Lookahead {
 public:
  Lookahead(const State& root, MarginValue value, TurnChooser& chooser, Budget& budget)
      : root_(root),
        seat_(root.actor()),
        state_(root),
        value_(value),
        chooser_(chooser),
        budget_(budget) {}

  // Plays one rollout: the plan, then these stretches by static evaluation.
  Changes play(const Candidate& candidate, RandomDraws random_draws,
               std::span<const Stretch> stretches) {
    begin(candidate.plan);
    Changes changes{};
    float before = candidate.estimate.prior();
    int plies = 0;
    for (std::size_t k = 0; k < stretches.size(); ++k) {
      while (!state_.is_over() && !(plies == stretches[k].plies && state_.phase() == Phase::Draw)) {
        if (state_.phase() == Phase::Place) ++plies;
        go_on(random_draws);
      }
      budget_.spend(1);
      const float now = value_.of(chooser_.evaluator().standing(state_, seat_) + candidate.liking);
      changes[k] = now - before;
      before = now;
    }
    return changes;
  }

  float solve(const TurnPlan& plan) {
    begin(plan);
    return Endgame(chooser_, budget_, value_).solve(state_)[static_cast<std::size_t>(seat_)];
  }

 private:
  // One draw, or what the player to act does.
  void go_on(RandomDraws& random_draws) {
    if (state_.is_chance()) {
      state_.apply(random_draws.next(state_));
      return;
    }
    const TurnPlan answer = chooser_.quick_best(state_, budget_);
    for (int i = 0; i < answer.count; ++i) state_.apply(answer.actions[static_cast<std::size_t>(i)]);
  }

  // A token draw ends the plan's own actions.
  void begin(const TurnPlan& plan) {
    state_ = root_;
    for (int i = 0; i < plan.count; ++i) state_.apply(plan.actions[static_cast<std::size_t>(i)]);
  }

  const State& root_;
  Seat seat_;
  State state_;
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

// Near the end of the game, winning counts, not points; before it, and with fixed rollouts, one point
// is worth almost the same everywhere.
MarginValue value_in(const SearchShape& shape, int left) {
  const bool wins = !shape.fixed && is_near_end(left);
  return {wins ? 2.0F + static_cast<float>(left) / 2 : 30.0F};
}

// The number of candidates that can be compared by rollouts of this length: each gets two or more in
// every round.
std::size_t affordable_candidates(const SearchShape& shape, int length, double plies) {
  auto most = static_cast<std::size_t>(shape.candidates);
  const double rollouts = plies / length;
  while (most > 1 && 2.0 * static_cast<double>(most) * halvings_of(most) > rollouts) --most;
  return most;
}

Stretches stretches_in(const SearchShape& shape, int left, double plies) {
  if (!shape.fixed) return affordable_stretches(left, plies);
  return Stretches({shape.fixed->plies, static_cast<double>(shape.fixed->prior_weight)});
}

// Sequential halving: a round ends with its share of the budget or of the rollouts, each of which is
// twice the one before.
class Race {
 public:
  Race(std::vector<Candidate>& alive, int rollouts, const Stretches& stretches, Budget& budget)
      : alive_(alive),
        rollouts_(rollouts),
        stretches_(stretches),
        budget_(budget),
        rounds_(halvings_of(alive.size())),
        start_(budget.used_share()) {}

  void run(Lookahead& lookahead, Random& random) {
    const auto shift = static_cast<std::uint32_t>(random.next());
    const std::uint64_t seed = random.next();
    for (int rollout = 0; rollout < rollouts_ && alive_.size() > 1; ++rollout) {
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
    const std::span<const Stretch> stretches = stretches_.in_round(round_);
    changes_.clear();
    for (const Candidate& each : alive_) {
      changes_.push_back(lookahead.play(each, draws, stretches));
      if (budget_.is_used_up()) return false;
    }
    for (std::size_t i = 0; i < alive_.size(); ++i) alive_[i].add(changes_[i], stretches);
    return true;
  }

  bool is_round_over(int rollouts) const {
    const int left = rounds_ - round_ - 1;  // rounds after this one
    if (rollouts >= std::max(2, rollouts_ >> left)) return true;
    const double end = start_ + (1.0 - start_) * (round_ + 1) / rounds_;
    return left > 0 && budget_.used_share() >= end;
  }

  void halve() {
    std::stable_sort(alive_.begin(), alive_.end(), is_better);
    alive_.erase(alive_.begin() + static_cast<std::ptrdiff_t>((alive_.size() + 1) / 2), alive_.end());
    ++round_;
  }

  void drop_worse() {
    const Candidate best = *std::min_element(alive_.begin(), alive_.end(), is_better);
    std::erase_if(alive_, [&](const Candidate& each) { return is_certainly_worse(each, best); });
  }

  std::vector<Candidate>& alive_;
  int rollouts_;
  const Stretches& stretches_;
  Budget& budget_;
  int rounds_;
  double start_;
  int round_ = 0;
  std::vector<Changes> changes_;
};

// Plans that the budget does not suffice for are dropped, but never all.
void solve_all(std::vector<Candidate>& plans, Lookahead& lookahead, Budget& budget) {
  std::size_t solved = 0;
  for (; solved < plans.size() && !budget.is_used_up(); ++solved)
    plans[solved].estimate = Estimate(lookahead.solve(plans[solved].plan));
  plans.erase(plans.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(solved, 1)),
              plans.end());
}

}  // namespace

TurnPlan search(const State& state, std::vector<TurnPlan>& plans, const SearchShape& shape,
                TurnChooser& chooser, Random& random, Budget& budget, const Preference* preference) {
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  if (state.left() == 0) return plans.front();  // its value is the final score
  const bool exact = state.left() <= shape.exact_draws;
  const double plies = affordable_plies(budget);
  const MarginValue value = value_in(shape, state.left());
  const Stretches stretches = stretches_in(shape, state.left(), plies);
  const std::size_t most =
      exact && state.left() == 1
          ? plans.size()
          : affordable_candidates(shape, stretches.in_round(0).back().plies, plies);
  std::vector<Candidate> alive;
  for (const TurnPlan& plan : plans) {
    if (alive.size() == most) break;
    const float liking = preference == nullptr ? 0 : preference->of(plan);
    alive.push_back({plan, liking, Estimate(value.of(plan.value))});
  }
  Lookahead lookahead(state, value, chooser, budget);
  if (exact) {
    solve_all(alive, lookahead, budget);
  } else if (alive.size() > 1) {
    Race(alive, shape.rollouts, stretches, budget).run(lookahead, random);
  }
  return std::min_element(alive.begin(), alive.end(), is_better)->plan;
}

}  // namespace aude::players
