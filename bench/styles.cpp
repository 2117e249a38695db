// SPDX-License-Identifier: MIT
// How a style is noticed: plays it against its plain level, every deck from both seats, and prints what
// both did per game, with the 95% interval of the difference over decks. Usage: aude_styles LEVEL~STYLE
// GAMES [SEED]
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "../tests/players/habits.h"
#include "notation/catalogue.h"

namespace {

using aude::players::Habits;

struct Habit {
  const char* name;
  double (*of)(const Habits&);
};

constexpr Habit kHabits[] = {
    {"games won, %",
     [](const Habits& h) { return 50.0 * ((h.points > h.opponent) + (h.points >= h.opponent)); }},
    {"points", [](const Habits& h) { return h.points; }},
    {"points of the opponent", [](const Habits& h) { return h.opponent; }},
    {"points from cities, %",
     [](const Habits& h) { return 100 * h.city_points / std::max(h.points, 1.0); }},
    {"pieces placed in cities", [](const Habits& h) { return h.knights; }},
    {"pieces placed on fields", [](const Habits& h) { return h.farmers; }},
    {"joins", [](const Habits& h) { return h.joins; }},
    {"meeples on open features", [](const Habits& h) { return h.committed / h.turns; }},
    {"tiles of own open features", [](const Habits& h) { return h.open_tiles / h.turns; }},
};

struct Sums {
  double style = 0, plain = 0, differences = 0, squares = 0;
};

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::fprintf(stderr, "usage: aude_styles LEVEL~STYLE GAMES [SEED]\n");
    return 2;
  }
  const std::string styled = words[1];
  const std::string wrong = aude::players::why_no_level(styled);
  if (!wrong.empty()) {
    std::fprintf(stderr, "%s\n", wrong.c_str());
    return 2;
  }
  const std::string plain(aude::players::without_style(styled));
  const int decks = std::atoi(words[2]) / 2;
  const std::uint64_t seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 1;
  aude::Setup setup;
  setup.players = {"A", "B"};
  const auto game = aude::Game::create(aude::notation::catalogue(), setup);
  std::array<Sums, std::size(kHabits)> sums{};
  for (int deck = 0; deck < decks; ++deck) {
    const std::uint64_t number = seed * 1'000'000 + static_cast<std::uint64_t>(deck);
    const auto first = aude::players::habits_in(**game, {styled, plain}, number);
    const auto second = aude::players::habits_in(**game, {plain, styled}, number);
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const double style = (kHabits[i].of(first[0]) + kHabits[i].of(second[1])) / 2;
      const double other = (kHabits[i].of(first[1]) + kHabits[i].of(second[0])) / 2;
      sums[i].style += style;
      sums[i].plain += other;
      sums[i].differences += style - other;
      sums[i].squares += (style - other) * (style - other);
    }
  }
  std::printf("%s, %d games\n", styled.c_str(), decks * 2);
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const double mean = sums[i].differences / decks;
    const double error = std::sqrt((sums[i].squares / decks - mean * mean) / (decks - 1));
    std::printf("%-28s %7.2f against %7.2f: %+.2f (%+.2f to %+.2f)\n", kHabits[i].name,
                sums[i].style / decks, sums[i].plain / decks, mean, mean - 1.96 * error,
                mean + 1.96 * error);
  }
}
