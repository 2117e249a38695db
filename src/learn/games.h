// Many games at once, for training. Each game waits for a decision; chance actions are drawn between
// decisions, and a finished game is replaced by the next. Different threads may step different games.
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
  Points,  // points that the player scored in this step
  Margin,  // those, minus the mean of the other players
  Win      // only at the end: 1/n for each of n winners
};

// Output arrays, one entry per game. Those that are nullptr are not written.
struct Arrays {
  std::uint8_t* tokens = nullptr;        // encoding.token_size() each
  std::uint8_t* planes = nullptr;        // plane_size() each
  std::uint8_t* info = nullptr;          // encoding.info_size() each, accompanies planes
  std::uint8_t* mask = nullptr;          // encoding.action_count() each, 1 where legal
  float* rewards = nullptr;              // by seat
  std::uint8_t* done = nullptr;          // 1 if the step ended the game; the next one has started
  std::int32_t* actors = nullptr;        // the seat to act
  std::int32_t* final_scores = nullptr;  // by seat, of the last finished game
};

class Games {
 public:
  Games(const Encoding& encoding, int count, Reward reward, const Arrays& arrays);

  int count() const { return static_cast<int>(games_.size()); }
  const Encoding& encoding() const { return encoding_; }

  // These work on games `from` to `to` - 1 and do not access the others.
  void reset(int from, int to, std::uint64_t seed);
  // The first game whose action is not legal, or -1.
  int find_illegal(int from, int to, const std::int32_t* actions) const;
  void step(int from, int to, const std::int32_t* actions);  // all must be legal
  // Chooses a legal action for each game, uniformly at random.
  void sample(int from, int to, std::int32_t* actions);

  const State& state(int game) const { return games_[static_cast<std::size_t>(game)].state; }
  const std::vector<Action>& history(int game) const {
    return games_[static_cast<std::size_t>(game)].history;
  }

  // Totals of all games.
  std::int64_t ended() const;   // finished games
  std::int64_t beyond() const;  // legal actions outside the window
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
  std::deque<OneGame> games_;  // a deque, because elements must not move
};

}  // namespace aude::learn
