// SPDX-License-Identifier: MIT
// A game in a terminal, for people and bots at one keyboard. It reads lines and writes text, so tests
// need no terminal. It saves after every action, so that it can be closed at any time.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/terminal.h"
#include "app/terminal_board.h"
#include "notation/record.h"
#include "players/player.h"
#include "players/random.h"
#include "rules/state.h"

namespace aude::app {

// A player whose name is a bot level is played by that bot: "hard", or "hard-2" for a second one.
std::string_view level_in(std::string_view name);
bool is_bot(std::string_view name);

// Leads a learner through a game of which everything is known: each draw and each action of the other
// player. `n`: the number of actions so far.
class Guide {
 public:
  virtual ~Guide() = default;
  virtual bool is_over(std::size_t n) const = 0;
  // What happens next, or nothing if the learner decides.
  virtual std::optional<Action> action_of_program(const State& state, std::size_t n) const = 0;
  virtual std::string task(std::size_t n) const = 0;
  // Why a legal action is not the one to learn; empty if it is.
  virtual std::string objection(const State& state, std::size_t n, const Action& action) const = 0;
  virtual std::string farewell() const = 0;
};

class PlaySession {
 public:
  struct Surroundings {
    std::istream& in;
    std::ostream& out;
    std::function<Look()> look;  // called before every drawing: windows are resized
    std::string save_file;       // written after every action; not saved if empty
    std::uint64_t seed = 0;      // for draws and bots
    const Guide* guide = nullptr;
  };

  // Precondition: `state` is the position after replaying the record.
  PlaySession(std::shared_ptr<const Game> game, State state, notation::Record record,
              Surroundings around);

  // Returns when the game is over, the input ends or a player quits; true if it is over.
  bool run();

 private:
  enum class Answer { Acted, Again, Quit };
  struct Choice {
    std::string label;  // what to type
    Action action;
    std::string meaning;
  };
  struct Step {  // a state that undo returns to
    State state;
    std::size_t actions;
  };

  void act(const Action& action);
  void act_for_program();
  Answer ask();
  Answer confirm_turn();
  Answer run_command(const std::string& line);
  bool undo();
  void save();
  void save_as(const std::string& file);
  std::optional<std::string> read_line(const std::string& prompt);

  std::vector<Choice> choices() const;
  std::vector<Choice> placements() const;
  std::optional<Action> parse_choice(const std::string& line, std::string& error) const;

  void show(const std::string& headline);
  BoardNotes board_notes() const;
  Canvas side_panel(const Look& look) const;
  void draw_hand(Canvas& panel, const Look& look) const;
  void draw_laid_tile(Canvas& panel, const Look& look) const;
  void draw_scores(Canvas& panel, const Look& look) const;
  std::string headline() const;
  void print_choices();
  void print_help();
  void print_hint();
  bool bot_acts() const {
    if (around_.guide != nullptr) return around_.guide->action_of_program(state_, number()).has_value();
    return bots_[static_cast<std::size_t>(state_.actor())] != nullptr;
  }
  std::size_t number() const { return record_.actions.size(); }
  bool is_over() const {
    return around_.guide != nullptr ? around_.guide->is_over(number()) : state_.is_over();
  }
  Action choice_of_program();
  bool asks_person() const { return !state_.is_chance() && !is_over() && !bot_acts(); }

  std::shared_ptr<const Game> game_;
  State state_;
  notation::Record record_;
  Surroundings around_;
  players::Random random_;
  std::vector<std::unique_ptr<players::Player>> bots_;  // by seat; nullptr for people
  std::vector<Step> undo_;         // decisions of people since the last chance outcome
  std::vector<std::string> news_;  // since the previous turn was confirmed
  std::string message_;            // about the last input
  std::optional<Cell> focus_;
  bool quit_ = false;
};

}  // namespace aude::app
