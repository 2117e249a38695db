// SPDX-License-Identifier: MIT
#include "players/game_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace aude::players {
namespace {

constexpr int kFewestPlayers = 2;
constexpr int kMostPlayers = 5;
constexpr int kExpansions = 5;  // of the games with expansions that were measured

constexpr std::array kMeasuredKinds{
    GameKind{2, 0},           GameKind{3, 0},           GameKind{4, 0},
    GameKind{5, 0},           GameKind{2, kExpansions}, GameKind{3, kExpansions},
    GameKind{4, kExpansions}, GameKind{5, kExpansions},
};

// Made by bench/ladder.py. The rung of `medium` has the same rating in every kind.
constexpr std::array kRatedRungs{300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2050, 2150};
using RungRatings = std::array<int, kRatedRungs.size()>;
using ByPlayers = std::array<RungRatings, kMostPlayers - kFewestPlayers + 1>;
constexpr ByPlayers kInBaseGame{{
    kRatedRungs,
    {510, 670, 800, 960, 1120, 1310, 1500, 1620, 1660, 1730, 1760},
    {630, 780, 900, 1020, 1180, 1350, 1500, 1610, 1620, 1690, 1710},
    {700, 850, 970, 1080, 1190, 1350, 1500, 1560, 1570, 1620, 1630},
}};
constexpr ByPlayers kInBigBox{{
    {-130, 170, 380, 700, 960, 1240, 1500, 1640, 1810, 1950, 1970},
    {190, 430, 620, 840, 1140, 1340, 1500, 1610, 1670, 1730, 1740},
    {320, 550, 740, 920, 1110, 1360, 1500, 1620, 1740, 1870, 1880},
    {260, 450, 620, 820, 1050, 1290, 1500, 1650, 1730, 1880, 1890},
}};

constexpr bool grows(const RungRatings& ratings) {
  return std::adjacent_find(ratings.begin(), ratings.end(), std::greater_equal{}) == ratings.end();
}
static_assert(std::all_of(kInBaseGame.begin(), kInBaseGame.end(), grows));
static_assert(std::all_of(kInBigBox.begin(), kInBigBox.end(), grows));
static_assert(kInBaseGame.front() == kRatedRungs);

using Knots = std::array<double, kRatedRungs.size()>;

Knots rated_rungs() {
  Knots knots{};
  std::copy(kRatedRungs.begin(), kRatedRungs.end(), knots.begin());
  return knots;
}

Knots knots_of(const GameKind& kind) {
  const auto players =
      static_cast<std::size_t>(std::clamp(kind.players, kFewestPlayers, kMostPlayers) - kFewestPlayers);
  const double way = std::min(kind.expansions, kExpansions) / double{kExpansions};
  Knots knots{};
  for (std::size_t i = 0; i < knots.size(); ++i)
    knots[i] = kInBaseGame[players][i] + way * (kInBigBox[players][i] - kInBaseGame[players][i]);
  return knots;
}

// Between two knots in proportion.
int interpolated(double value, const Knots& from, const Knots& to) {
  const auto above = static_cast<std::size_t>(
      std::clamp(std::upper_bound(from.begin(), from.end(), value) - from.begin(), std::ptrdiff_t{1},
                 std::ptrdiff_t{kRatedRungs.size() - 1}));
  const double way = (value - from[above - 1]) / (from[above] - from[above - 1]);
  const double between = to[above - 1] + std::clamp(way, 0.0, 1.0) * (to[above] - to[above - 1]);
  return static_cast<int>(std::lround(between));
}

}  // namespace

GameKind kind_of(const Game& game) {
  GameKind kind{game.players(), 0};
  for (int i = 0; i < kMaxSets; ++i) {
    const auto set = static_cast<SetId>(i);
    if (set != SetId::Base && game.plays(set)) ++kind.expansions;
  }
  return kind;
}

std::span<const GameKind> measured_kinds() { return kMeasuredKinds; }

int rating_at(int rung, const GameKind& kind) {
  return interpolated(rung, rated_rungs(), knots_of(kind));
}
int rung_for(int rating, const GameKind& kind) {
  return interpolated(rating, knots_of(kind), rated_rungs());
}

}  // namespace aude::players
