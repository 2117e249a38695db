// SPDX-License-Identifier: MIT
// How difficult a puzzle is: by the attempts of bots with known ratings.
#include <algorithm>
#include <cmath>
#include <string>

#include "players/player.h"
#include "study/puzzle.h"

namespace aude::study {
namespace {

// Nodes instead of the time of `hard`, so that a busy machine finds the same rating.
std::string level_of(int rating) {
  return rating == players::kHighestRating ? "hard:100000" : "rung:" + std::to_string(rating);
}

bool finds(players::Player& player, const State& state, std::span<const Action> plan,
           const DecisionEvaluator& evaluator) {
  State at = state;
  std::vector<Action> chosen;
  while (chosen.size() < plan.size() && !at.is_chance() && !at.is_over()) {
    chosen.push_back(player.choose(at, {}));
    at.apply(chosen.back());
  }
  const std::vector<Action> canonical = evaluator.as_planned(state, chosen);
  return std::equal(canonical.begin(), canonical.end(), plan.begin(), plan.end());
}

}  // namespace

int most_likely_rating(std::span<const Attempts> attempts) {
  const auto expected = [](double of, double against) {
    return 1.0 / (1.0 + std::pow(10.0, (against - of) / 400.0));
  };
  const auto surplus = [&](double rating) {  // of solutions over those expected; grows with the rating
    double sum =
        1.0 - expected(players::kHighestRating, rating) - expected(players::kLowestRating, rating);
    for (const Attempts& each : attempts)
      sum += each.solved - each.tries * expected(each.rating, rating);
    return sum;
  };
  int low = players::kLowestRating;
  int high = players::kHighestRating + 200;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (surplus(middle) >= 0)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

int rating_of(const State& state, const Puzzle& puzzle, const DecisionEvaluator& evaluator,
              std::uint64_t seed) {
  // From 1900 on attempts differ little: a few of them tell as much as many.
  std::array attempts{Attempts{600, 12},  Attempts{900, 12}, Attempts{1200, 12}, Attempts{1500, 12},
                      Attempts{1800, 12}, Attempts{1900, 4}, Attempts{2050, 4},  Attempts{2150, 4}};
  for (Attempts& each : attempts) {
    const std::string level = level_of(each.rating);
    for (int attempt = 0; attempt < each.tries; ++attempt) {
      const auto player =
          players::make_player(level, seed * 1000 + static_cast<std::uint64_t>(attempt));
      each.solved += finds(*player, state, puzzle.solution.actions(), evaluator);
    }
  }
  return most_likely_rating(attempts);
}

int grade_of(int rating) {
  const auto nearest =
      std::ranges::min_element(kGradeRatings, {}, [&](int each) { return std::abs(each - rating); });
  return static_cast<int>(nearest - kGradeRatings.begin()) + 1;
}

}  // namespace aude::study
