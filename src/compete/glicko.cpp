// SPDX-License-Identifier: MIT
// The letters are those of the paper; comments name its steps.
#include "compete/glicko.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace aude::compete {
namespace {

constexpr double kScale = 173.7178;

double squared(double x) { return x * x; }

double g(double phi) { return 1 / std::sqrt(1 + 3 * squared(phi / std::numbers::pi)); }

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

// What the games of a period say. Step 3: the information about the rating, 1/v. Step 4: the weighted
// sum of the results above expectation, delta/v.
struct Evidence {
  double information = 0;
  double surplus = 0;
};

Evidence evidence_of(double rating, std::span<const Encounter> games) {
  Evidence out;
  for (const Encounter& game : games) {
    const double impact = g(game.deviation / kScale);
    const double expected = logistic(impact * (rating - game.rating) / kScale);
    out.information += game.weight * squared(impact) * expected * (1 - expected);
    out.surplus += game.weight * impact * (game.score - expected);
  }
  return out;
}

// Step 5: the new volatility. f is the derivative of its likelihood by x, the logarithm of its square.
class VolatilitySearch {
 public:
  VolatilitySearch(double sigma, double phi, double v, double delta, double periods)
      : start_(2 * std::log(sigma)),
        known_(squared(phi) + v),
        surprise_(squared(delta)),
        periods_(periods) {}

  // The most likely volatility near the present one. An extreme surprise has a second, absurd maximum
  // far above, so the search does not jump. It halves the interval until doubles have no number inside
  // it: the paper's search needs fewer steps; this one cannot fail.
  double volatility() const {
    double low = start_ - kStep;  // f >= 0: its first term is never below -1/2
    double high = start_;
    for (; f(high) > 0; high += kStep) low = high;
    for (double x = std::midpoint(low, high); low < x && x < high; x = std::midpoint(low, high))
      (f(x) > 0 ? low : high) = x;
    return std::exp(low / 2);
  }

 private:
  double f(double x) const {
    const double grown = periods_ * std::exp(x);
    const double all = known_ + grown;
    return grown * (surprise_ - all) / (2 * squared(all)) - (x - start_) / squared(kTau);
  }
  static constexpr double kStep = kTau * kTau / 2;

  double start_;
  double known_;
  double surprise_;
  double periods_;
};

}  // namespace

double expected_score(const Glicko& player, const Glicko& opponent) {
  const double phi = std::hypot(player.deviation, opponent.deviation) / kScale;
  return logistic(g(phi) * (player.rating - opponent.rating) / kScale);
}

Glicko after_idle(const Glicko& before, double periods) {
  Glicko after = before;
  after.deviation =
      std::sqrt(squared(before.deviation) + periods * squared(before.volatility * kScale));
  return after;
}

Glicko after_games(const Glicko& before, std::span<const Encounter> games, double periods) {
  const double phi = before.deviation / kScale;
  const Evidence evidence = evidence_of(before.rating, games);
  if (!(evidence.information > 0)) return after_idle(before, periods);
  const double v = 1 / evidence.information;
  Glicko after = before;
  if (periods > 0)  // no time, no change of strength
    after.volatility =
        VolatilitySearch(before.volatility, phi, v, v * evidence.surplus, periods).volatility();
  // Steps 6 and 7.
  const double grown = squared(phi) + periods * squared(after.volatility);
  const double variance = 1 / (1 / grown + evidence.information);
  after.deviation = std::sqrt(variance) * kScale;
  after.rating = before.rating + variance * evidence.surplus * kScale;
  return after;
}

}  // namespace aude::compete
