// SPDX-License-Identifier: MIT
// A participant in a match: a built-in level, or a program that implements the bot protocol.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "rules/state.h"

namespace aude::arena {

// A bot broke the rules of the match: an illegal action, a timeout, a crash, or invalid output.
class Fault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct ThinkingTime {
  std::chrono::milliseconds per_decision{
      5000};  // for programs; a program that exceeds it loses the game
  const std::atomic<bool>* stop = nullptr;
};

// Used by one thread at a time, for one game after another. Errors of the bot are reported as Fault.
class Bot {
 public:
  virtual ~Bot() = default;
  virtual void begin_game(const Game& game, Seat seat, std::uint64_t seed) = 0;
  virtual void applied(const State& before, Action action) = 0;  // every action, including its own
  virtual Action choose(const State& state) = 0;                 // a legal action
  virtual void end_game(const State& state) = 0;
};

// "hard:2000" is a level. "hard:2000@FILE" is a level with other weights, as printed by `--tune`, or
// with a network written by training/ ("@none": no network). Any other name with a '/' is a program,
// followed by its arguments, separated by spaces. Throws std::invalid_argument with the reason for any
// other name.
std::unique_ptr<Bot> make_bot(const std::string& name, const ThinkingTime& time);

}  // namespace aude::arena
