// SPDX-License-Identifier: MIT
// A bot: returns an action for a position. Create one object per seat. Objects share no mutable state,
// so seats may run in different threads.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "players/game_kind.h"
#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

using Clock = std::chrono::steady_clock;

// Limits for one action. An empty member means no limit. Levels have their own budget; the tighter one
// applies. The result is a legal action whatever the limits.
struct Limits {
  std::optional<std::uint64_t> nodes;   // positions evaluated; makes play repeatable
  std::optional<Clock::duration> time;  // from the start of the call
  const std::atomic<bool>* stop =
      nullptr;  // set by another thread: return the best action found so far
  Clock::time_point (*now)() = Clock::now;  // measures `time`; another clock in tests
};

class Player {
 public:
  virtual ~Player() = default;
  // Precondition: a player must act, that is, the state is not over and not in a chance phase.
  virtual Action choose(const State& state, const Limits& limits) = 0;

  // What the bot keeps between decisions: its random numbers and the rest of a plan. A bot of the same
  // level that recalls it continues exactly as this one would. recall() returns false, and changes
  // nothing, for the memory of another kind of bot.
  virtual std::string memory() const { return {}; }
  virtual bool recall(std::string_view memory) { return memory.empty(); }
};

struct Level {
  std::string_view name;
  std::string_view description;  // one line for people
  bool for_people;               // offered as an opponent; the others are baselines for measurements
};

std::span<const Level> levels();

// What a bot prefers among moves that are almost equally good, for a level that people play against or
// a rating: "medium~farmer". A bot with a style has the rating of its level.
struct StyleInfo {
  std::string_view name;
  std::string_view description;  // one line for people
};

std::span<const StyleInfo> styles();
std::string_view without_style(std::string_view level);  // "medium" of "medium~farmer"

bool is_level(std::string_view name);  // exact name, without a budget or style

// Elo ratings of Aude's own ladder, fitted to matches between its rungs (docs/strength.md); not
// comparable with the ratings of any site. The odds of a player are proportional to 10^(rating / 400):
// with two players, a lead of 400 points wins 10 of 11 games. They apply to every kind of game, as far
// as the ladder of the kind goes.
inline constexpr int kLowestRating = 300;
inline constexpr int kHighestRating = 2150;
bool is_rating(std::string_view name);  // "elo:1250", within the ladder
// The rating in this kind of game of "easy", "medium", "hard", "master" or "elo:1250", with or without
// a style; nothing for other levels. The first four play the same way in every kind, so their ratings
// differ; "elo:1250" has 1250, or the nearest rating that a bot has in this kind.
std::optional<int> rating_of(std::string_view level, const GameKind& kind);
// Of the ratings above, those that bots have in this kind of game.
struct RatingRange {
  int lowest;
  int highest;
};
RatingRange ratings_in(const GameKind& kind);

// "medium", "elo:1250", "hard:2000" (a budget in nodes), "hard:50ms" (a budget in time), "uct:1000";
// for measurements also "rung:1250", which plays in every game as "elo:1250" does in two-player base
// games, and "hard+6x8x3x1x3" with other search parameters (candidates, rollouts, plies, exact draws,
// prior weight). A style comes last: "elo:1250~thief". The same level, seed, position and
// node budget give the same action on every machine; a time budget does not. Returns nullptr for an
// unknown level; why_no_level() returns the reason.
std::unique_ptr<Player> make_player(std::string_view level, std::uint64_t seed);
std::unique_ptr<Player> make_player(std::string_view level, std::uint64_t seed, const Weights& weights);
std::string why_no_level(std::string_view level);

}  // namespace aude::players
