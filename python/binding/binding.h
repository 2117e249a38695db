// SPDX-License-Identifier: MIT
// Shared by all files of the binding: the C++ side of aude.Game, aude.State and aude.Refused.
#pragma once

#include <nanobind/nanobind.h>

#include <boost/json/value.hpp>
#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include "rules/result.h"
#include "rules/state.h"

namespace aude::python {

namespace nb = nanobind;

// aude.Refused: an error of the rules or the notation, with its place and reason.
class Refused : public std::exception {
 public:
  explicit Refused(const Refusal& refusal)
      : text_(refusal.where.empty() ? refusal.what : refusal.where + ": " + refusal.what) {}
  explicit Refused(std::string text) : text_(std::move(text)) {}
  const char* what() const noexcept override { return text_.c_str(); }

 private:
  std::string text_;
};

template <typename Value>
Value value_or_raise(Result<Value> result) {
  if (!result) throw Refused(result.refusal());
  return std::move(*result);
}

// aude.Game. Equal setups share one game, so that their states can be compared.
struct SharedGame {
  std::shared_ptr<const Game> game;
};
SharedGame game_of(Setup setup);

// aude.State: a position and the actions that led to it.
class Position {
 public:
  explicit Position(const SharedGame& shared) : game_(shared.game), state_(*shared.game) {}

  const std::shared_ptr<const Game>& game() const { return game_; }
  const State& state() const { return state_; }
  const std::vector<Action>& history() const { return history_; }

  void apply(Action action, Events* events) {  // must be legal
    state_.apply(action, events);
    history_.push_back(action);
  }

 private:
  std::shared_ptr<const Game> game_;
  State state_;
  std::vector<Action> history_;
};

Position position_from_record(std::string_view json_text);
std::string record_of(const Position& position);
// Parses an action. Throws Refused, with a list of legal actions, if it is not legal.
Action legal_action_of(const Position& position, std::string_view text);
std::string text_of(const Position& position, Action action);

nb::object to_python(const boost::json::value& value);

// Called by module.cpp in this order.
void bind_game(nb::module_& module);
void bind_state(nb::module_& module);
void bind_bots(nb::module_& module);
void bind_learn(nb::module_& module);
void bind_arena(nb::module_& module);
void bind_study(nb::module_& module);
void bind_words(nb::module_& module);

}  // namespace aude::python
