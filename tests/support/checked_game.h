// The real game and the slow one, side by side: every action goes to both, and everything that can
// be asked of them must agree.
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
  // Throws std::runtime_error where the real game refuses the setup.
  explicit CheckedGame(const Setup& setup);

  const Game& game() const { return *game_; }
  const State& state() const { return *state_; }
  const SlowGame& slow() const { return slow_; }
  const std::vector<std::string>& actions() const { return actions_; }
  // What the last action (or the set-up) caused, in the real game's order.
  const std::vector<std::string>& events() const { return events_; }
  const Events& real_events() const { return real_events_; }

  // Legal actions of the real game, in its order.
  const ActionList& legal();
  std::string text(const Action& action) const;

  // Both apply it. Throws std::runtime_error when it is no action or not legal.
  void apply(const std::string& action);
  void apply(const Action& action);

  // What the two disagree on, or nothing.
  std::optional<std::string> difference();
  // A record that leads here, ready to be replayed.
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
