// A bot: looks at a position and names an action. One object per seat; objects share nothing, so that
// different seats may think in different threads.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "players/weights.h"
#include "rules/state.h"

namespace aude::players {

using Clock = std::chrono::steady_clock;

// How long a bot may think about one action. What is absent does not limit; a level has a budget of
// its own besides, and the tighter one counts. Whatever the limits, the answer is a legal action.
struct Limits {
  std::optional<std::uint64_t> nodes;       // positions looked at; makes play repeatable
  std::optional<Clock::duration> time;      // from the call on
  const std::atomic<bool>* stop = nullptr;  // set from outside: answer with the best so far
};

class Player {
 public:
  virtual ~Player() = default;
  // The position must offer a choice or a single action to whoever must act: no chance phase, not
  // over.
  virtual Action choose(const State& state, const Limits& limits) = 0;
};

struct Level {
  std::string_view name;
  std::string_view description;  // one line for people
  bool for_people;               // offered as an opponent; the others are for measuring
};

std::span<const Level> levels();
bool is_level(std::string_view name);  // one of them, without a budget

// Elo points of our own ladder, fitted from matches between its rungs (docs/strength.md); no site's
// ratings are meant. 400 points more win ten games of eleven.
inline constexpr int kLowestRating = 300;
inline constexpr int kHighestRating = 2150;
bool is_rating(std::string_view name);  // "elo:1250", within the ladder

// "medium", "elo:1250", "hard:2000" (a budget in nodes), "hard:50ms" (a budget in time), "uct:1000";
// for measuring also "hard+6x8x3x1x3" with a search of another shape (candidates, rollouts, turns,
// exact draws, prior_weight). The same level, seed, position and segment_id budget give the same action
// on every machine; a time budget does not. nullptr when there is no such level; why_no_level() says
// what is wrong.
std::unique_ptr<Player> make_player(std::string_view level, std::uint64_t seed);
std::unique_ptr<Player> make_player(std::string_view level, std::uint64_t seed, const Weights& weights);
std::string why_no_level(std::string_view level);

}  // namespace aude::players
