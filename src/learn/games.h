// SPDX-License-Identifier: MIT
// Many games at once, for learners: each waits for a decision of the learner. In between, tiles and
// tokens are drawn and bots act for their seats. When a game is over, the next one starts in its place.
// Different games may be stepped by different threads.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "learn/actions.h"
#include "learn/encoding.h"
#include "learn/observation_cache.h"
#include "learn/planes.h"
#include "learn/tokens.h"
#include "players/player.h"
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

// Bots for all seats but one.
struct Opponents {
  std::string level;  // as make_player() reads it; empty: no bots, every seat is the learner's
  Seat learner{};     // the seat without a bot
};

// Numbers from which probabilities are computed (softmax over the legal actions of a game).
struct Logits {
  const float* values = nullptr;
  // Where each game's values start, in the order of write_legal(); nullptr: one value for each of the
  // encoding's actions, game after game.
  const std::int32_t* offsets = nullptr;
};

class Games {
 public:
  Games(const Encoding& encoding, int count, Reward reward, const Arrays& arrays,
        Opponents opponents = {});

  int count() const { return static_cast<int>(games_.size()); }
  const Encoding& encoding() const { return encoding_; }

  // These work on games `from` to `to` - 1 and do not access the others.
  void reset(int from, int to, std::uint64_t seed);
  // The first game whose action is not legal, or -1.
  int find_illegal(int from, int to, const std::int32_t* actions) const;
  void step(int from, int to, const std::int32_t* actions);  // all must be legal
  // Chooses a legal action for each game, uniformly at random.
  void sample(int from, int to, std::int32_t* actions);
  // An action for each with the probability that its logits give it, and the logarithm of that
  // probability. -infinity excludes an action. Returns the first game whose logits give no
  // probabilities (not a number, +infinity, or all excluded), or -1.
  int sample(int from, int to, const Logits& logits, std::int32_t* actions, float* log_probabilities);
  // How many legal actions have numbers, and the numbers.
  int legal_count(int game) const;
  void write_legal(int game, std::int32_t* numbers) const;

  // A game with its draws, bots and counters, as bytes for copies within one version of the program.
  // recall() observes the game again; it returns false, and the game must be reset, for other bytes.
  std::string memory(int game) const;
  bool recall(int game, std::string_view memory);

  const State& state(int game) const { return games_[static_cast<std::size_t>(game)].state; }
  const std::vector<Action>& history(int game) const {
    return games_[static_cast<std::size_t>(game)].history;
  }
  // Of the latest game that ended in this place; empty before the first one has.
  const std::vector<Action>& last_history(int game) const {
    return games_[static_cast<std::size_t>(game)].last_history;
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
    std::vector<Action> last_history;
    std::vector<std::unique_ptr<players::Player>> bots;  // by seat, nullptr: the learner's
    players::Random draws;
    players::Random picks;
    ObservationCache cache;
    TokenMemory tokens;
    PlaneMemory planes;
    bool bots_acted = false;  // since the last observation
    // Scores by seat that rewards have counted. Bots may score before the learner's first decision.
    std::array<std::int32_t, kMaxPlayers> rewarded{};
    std::int64_t ended = 0;
    std::int64_t beyond = 0;
    std::int64_t decisions = 0;
  };

  void begin(OneGame& game);
  void apply(OneGame& game, Action action);
  void advance(OneGame& game);  // to the learner's next decision or the end
  static void forget_layout(OneGame& game);
  void forget_observation(int number, OneGame& game);
  void observe(int number, OneGame& game);
  void finish(int number, const OneGame& game);
  void pay(int number, OneGame& game);

  Encoding encoding_;
  PlanePatterns patterns_;
  Reward reward_;
  Arrays arrays_;
  Opponents opponents_;
  State start_;
  std::deque<OneGame> games_;  // a deque, because elements must not move
};

}  // namespace aude::learn
