// SPDX-License-Identifier: MIT
// The rules and the reference implementation side by side: every action is applied to both, and all
// their queries must agree.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/state.h"
#include "support/slow_game.h"

namespace aude::slow {

class CheckedGame {
 public:
  // Throws std::runtime_error if the rules refuse the setup.
  explicit CheckedGame(const Setup& setup);

  const Game& game() const { return *game_; }
  const State& state() const { return *state_; }
  const SlowGame& slow() const { return slow_; }
  const std::vector<std::string>& actions() const { return actions_; }
  // The events of the last action (or the setup), in the order of the rules.
  const std::vector<std::string>& events() const { return events_; }
  const Events& real_events() const { return real_events_; }

  // The legal actions, in the order of the rules.
  const ActionList& legal();
  std::string text(const Action& action) const;

  // Applies an action to both. Throws std::runtime_error if the text is not a legal action.
  void apply(const std::string& action);
  void apply(const Action& action);

  // The difference between the two; empty if they agree.
  std::optional<std::string> difference();
  // A record of this position, for `aude replay`.
  std::string record() const;

 private:
  std::optional<std::string> legal_difference();
  std::optional<std::string> event_difference() const;
  std::optional<std::string> count_difference() const;
  std::optional<std::string> feature_difference() const;
  std::optional<std::string> one_feature_difference(const Feature& feature) const;
  std::optional<std::string> chance_difference() const;

  std::shared_ptr<const Game> game_;
  std::unique_ptr<State> state_;
  SlowGame slow_;
  ActionList legal_;
  bool legal_known_ = false;
  std::vector<std::string> actions_;
  Events real_events_;
  std::vector<std::string> events_;
  std::vector<std::string> slow_events_;
};

}  // namespace aude::slow
