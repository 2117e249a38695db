// SPDX-License-Identifier: MIT
// One game of a match: its bots, its tiles and its result.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arena/bot.h"
#include "rules/game.h"

namespace aude::arena {

// The parameters of a match. Two results belong to the same match if all of these are equal.
struct Match {
  std::vector<std::string> bots;  // one per seat
  SetGroup sets{SetId::Base};
  Options options;
  std::uint64_t seed = 1;

  std::shared_ptr<const Game> make_game() const;  // throws std::invalid_argument with the reason
};

// The number of a game within its match. Each deck is played once per rotation of the seats.
struct GameNumber {
  std::int64_t deck = 0;
  int rotation = 0;
  friend auto operator<=>(const GameNumber&, const GameNumber&) = default;
};

// A bot's result in one game, in the order of the match's bots.
struct Performance {
  int seat = 0;
  int points = 0;
  double share = 0;  // of the win: 1 for a sole winner, 1/n for n winners, otherwise 0
  int decisions = 0;
  double milliseconds = 0;  // thinking time of all decisions
  double longest_ms = 0;    // the slowest decision
};

struct GameResult {
  GameNumber number;
  std::vector<Performance> performances;
  int faulty = -1;    // the bot that lost by a fault, or -1
  std::string fault;  // its reason
};

// Bot i plays at seat (i + rotation) mod players. Throws Interrupted if `stop` is set.
class Interrupted {};
GameResult play_game(const Match& match, const Game& game, GameNumber number,
                     std::span<const std::unique_ptr<Bot>> bots, const std::atomic<bool>* stop);

}  // namespace aude::arena
