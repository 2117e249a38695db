// One game of a match: who plays, which tiles come, and how it ended.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "arena/bot.h"
#include "rules/game.h"

namespace aude::arena {

// What is played. Two results belong to the same match when all of this is equal.
struct Match {
  std::vector<std::string> bots;  // as many as there are seats
  SetGroup sets{SetId::Base};
  Options options;
  std::uint64_t seed = 1;

  std::shared_ptr<const Game> make_game() const;  // throws std::invalid_argument with the reason
};

// A game's place in the match. Deck after deck; each deck is played once per rotation of the seats.
struct GameNumber {
  std::int64_t deck = 0;
  int rotation = 0;
  friend auto operator<=>(const GameNumber&, const GameNumber&) = default;
};

// How a bot did in one game, in the order of the match's bots.
struct Performance {
  int seat = 0;
  int points = 0;
  double share = 0;  // of the win: 1 alone, 1/n when n share it, 0 otherwise
  int decisions = 0;
  double milliseconds = 0;  // thinking, all decisions together
  double longest_ms = 0;    // the slowest of them
};

struct GameResult {
  GameNumber number;
  std::vector<Performance> performances;
  int faulty = -1;    // the bot who lost by a fault, if any
  std::string fault;  // and what it was
};

// Bot i sits at seat (i + rotation) mod players. Throws Interrupted when `stop` was set.
class Interrupted {};
GameResult play_game(const Match& match, const Game& game, GameNumber number,
                     std::span<const std::unique_ptr<Bot>> bots, const std::atomic<bool>* stop);

}  // namespace aude::arena
