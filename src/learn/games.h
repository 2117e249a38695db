// Many games at once, for learners: each waits for a decision; tiles and tokens are drawn in between,
// and a game that is over makes room for the next. Different games may be stepped by different threads.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "learn/actions.h"
#include "learn/encoding.h"
#include "learn/observation_cache.h"
#include "learn/planes.h"
#include "learn/tokens.h"
#include "players/random.h"
#include "rules/state.h"

namespace aude::learn {

enum class Reward : std::uint8_t {
  Points,  // a player's points of this step
  Margin,  // those, less the mean of the others'
  Win      // at the end only: 1 alone, 1/n when n share it
};

// Where the numbers go, game after game. What is nullptr is not written.
struct Arrays {
  std::uint8_t* tokens = nullptr;        // encoding.token_size() each
  std::uint8_t* planes = nullptr;        // plane_size() each
  std::uint8_t* info = nullptr;          // encoding.info_size() each, beside planes
  std::uint8_t* mask = nullptr;          // encoding.action_count() each, 1 where legal
  float* rewards = nullptr;              // one for each player, by seat
  std::uint8_t* done = nullptr;          // the step ended the game; a new one has begun
  std::int32_t* actors = nullptr;        // the seat that must act
  std::int32_t* final_scores = nullptr;  // for each player, by seat, of the latest game that ended
};

class Games {
 public:
  Games(const Encoding& encoding, int count, Reward reward, const Arrays& arrays);

  int count() const { return static_cast<int>(games_.size()); }
  const Encoding& encoding() const { return encoding_; }

  // The following work on games `from` to `to` - 1 and touch nothing of the others.
  void reset(int from, int to, std::uint64_t seed);
  // The first game whose action is not legal, or -1.
  int find_illegal(int from, int to, const std::int32_t* actions) const;
  void step(int from, int to, const std::int32_t* actions);  // all must be legal
  // An action for each, evenly over what is legal.
  void sample(int from, int to, std::int32_t* actions);

  const State& state(int game) const { return games_[static_cast<std::size_t>(game)].state; }
  const std::vector<Action>& history(int game) const {
    return games_[static_cast<std::size_t>(game)].history;
  }

  // Of all games together.
  std::int64_t ended() const;   // games that came to their end
  std::int64_t beyond() const;  // legal actions that no number could express
  std::int64_t decisions() const;

 private:
  struct OneGame {
    OneGame(const State& start, const Encoding& encoding)
        : state(start), draws(0), picks(0), tokens(encoding) {}
    State state;
    Choices choices;
    std::vector<Action> history;
    players::Random draws;
    players::Random picks;
    ObservationCache cache;
    TokenMemory tokens;
    PlaneMemory planes;
    std::int64_t ended = 0;
    std::int64_t beyond = 0;
    std::int64_t decisions = 0;
  };

  void begin(OneGame& game);
  void draw(OneGame& game);
  void observe(int number, OneGame& game);
  void finish(int number, const OneGame& game);
  void pay(int number, const OneGame& game, const std::int32_t* before);

  Encoding encoding_;
  PlanePatterns patterns_;
  Reward reward_;
  Arrays arrays_;
  State start_;
  std::deque<OneGame> games_;  // whose choices stay where they are
};

}  // namespace aude::learn
