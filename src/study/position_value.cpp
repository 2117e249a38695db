// SPDX-License-Identifier: MIT
#include "study/position_value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

#include "players/endgame.h"

namespace aude::study {
namespace {

// exp(x) from additions and multiplications only: the last bits of the C library's differ between
// machines.
double exponential(double x) {
  constexpr double kLog2 = 0.6931471805599453;
  x = std::clamp(x, -60.0, 60.0);
  const double whole = std::floor(x / kLog2 + 0.5);
  const double rest = x - whole * kLog2;
  double sum = 1.0;
  for (int i = 12; i >= 1; --i) sum = 1.0 + sum * rest / i;
  const auto exponent = static_cast<std::uint64_t>(static_cast<std::int64_t>(whole) + 1023);
  return sum * std::bit_cast<double>(exponent << 52U);
}

// The model's constants, fitted by bench/win_chance.py to games of bench/study.cpp; see
// docs/analysis.md.
constexpr double kLast = 0.7;        // spread at the very end, in points
constexpr double kEach = 1.0;        // growth of the variance with the tiles to come
constexpr double kNextDraw = 0.63;   // value of the next draw, in points
constexpr double kSurprise = 0.015;  // share of games that go against all odds

constexpr double kRatingUnit = 400 / 2.302585092994046;  // a lead in rating that makes odds of e to 1
constexpr int kFewestTiles = 71;                         // of the games that the ratings come from

double fourth_root(double x) { return std::sqrt(std::sqrt(x)); }
double eighth_root(double x) { return std::sqrt(fourth_root(x)); }

// The lead in points that makes odds of e to 1. It grows with the tiles left, the points and the
// players. Powers are computed from roots, which are the same on every machine.
double spread(const Points& points, int left, int players) {
  double sum = 0;
  for (int i = 0; i < players; ++i) sum += static_cast<double>(points[static_cast<std::size_t>(i)]);
  const double richness = std::max(1.0, sum / players) / 100.0;
  const double crowd = players / 2.0;
  const double tiles = left;
  const double variance = kEach * tiles * fourth_root(tiles) * eighth_root(tiles) *  // tiles^(11/8)
                          richness * eighth_root(richness) *                         // richness^(9/8)
                          std::sqrt(crowd) * fourth_root(crowd);                     // crowd^(3/4)
  return std::sqrt(kLast * kLast + variance);
}

}  // namespace

float margin(const PositionValue& expected, Seat seat, int players) {
  return players::margin(expected.points, seat, players);
}

Points win_chances(const Points& points, Seat next, int left, int players) {
  const auto count = static_cast<std::size_t>(players);
  const double unit = spread(points, left, players);
  std::array<double, kMaxPlayers> stand{};
  for (std::size_t i = 0; i < count; ++i) stand[i] = static_cast<double>(points[i]);
  stand[static_cast<std::size_t>(next)] += kNextDraw;
  const double best = *std::max_element(stand.begin(), stand.begin() + players);
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    stand[i] = exponential((stand[i] - best) / unit);
    sum += stand[i];
  }
  Points chances{};
  for (std::size_t i = 0; i < count; ++i)
    chances[i] = static_cast<float>((1.0 - kSurprise) * stand[i] / sum + kSurprise / players);
  return chances;
}

// Ratings are defined by whole games of each kind: their odds count in full then. What they are worth
// in points falls with the tiles left, and so does what a point is worth in odds; the fourth root fits
// both. A game with a small supply of its own begins like the end of a whole one.
Points with_ratings(const Points& equals, const Ratings& ratings, int left, int tiles) {
  if (ratings.empty()) return equals;
  const double share = static_cast<double>(left) / std::max(tiles, kFewestTiles);
  const double worth = fourth_root(share) / kRatingUnit;
  const int best = *std::max_element(ratings.begin(), ratings.end());
  std::array<double, kMaxPlayers> odds{};
  double sum = 0;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    odds[i] = static_cast<double>(equals[i]) * exponential(worth * (ratings[i] - best));
    sum += odds[i];
  }
  if (sum <= 0) return equals;
  Points chances{};
  for (std::size_t i = 0; i < ratings.size(); ++i) chances[i] = static_cast<float>(odds[i] / sum);
  return chances;
}

Points win_shares(const State& over) {
  const int players = over.game().players();
  int best = over.score(Seat{});
  for (int i = 1; i < players; ++i) best = std::max(best, over.score(static_cast<Seat>(i)));
  int winners = 0;
  for (int i = 0; i < players; ++i) winners += over.score(static_cast<Seat>(i)) == best;
  Points shares{};
  for (int i = 0; i < players; ++i) {
    if (over.score(static_cast<Seat>(i)) == best)
      shares[static_cast<std::size_t>(i)] = 1.0F / static_cast<float>(winners);
  }
  return shares;
}

}  // namespace aude::study
