// Whoever takes part in a match: a level of ours or a program that speaks the bot protocol.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "rules/state.h"

namespace aude::arena {

// A bot broke the rules of the match: an illegal answer, silence, a crash, garbage.
class Fault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct ThinkingTime {
  std::chrono::milliseconds per_decision{5000};  // for programs; beyond it the game is lost
  const std::atomic<bool>* stop = nullptr;
};

// Used by one thread at a time, for one game after the other. What goes wrong on its side is a Fault.
class Bot {
 public:
  virtual ~Bot() = default;
  virtual void begin_game(const Game& game, Seat seat, std::uint64_t seed) = 0;
  virtual void applied(const State& before, Action action) = 0;  // every action, also its own
  virtual Action choose(const State& state) = 0;                 // a legal action
  virtual void end_game(const State& state) = 0;
};

// "hard:2000" names a level and "hard:2000@FILE" one with weights of its own, as `--tune` prints them,
// or with a network as training/ writes it ("@none": without any); anything else with a '/' is a
// program, with arguments behind blanks. Throws std::invalid_argument with the reason when it is none
// of these.
std::unique_ptr<Bot> make_bot(const std::string& name, const ThinkingTime& time);

}  // namespace aude::arena
