// SPDX-License-Identifier: MIT
// The analysis of a game: every decision, the luck of every draw, and a summary per player. It works
// step by step, so that a caller can show its progress, and stop it and keep the results.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "rules/result.h"
#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr float kError = 1.0F;    // points lost by a decision: a mistake
inline constexpr float kBlunder = 4.0F;  // points lost by a decision
// A smaller loss may be chance: it is neither a mistake nor a blunder. In standard errors.
inline constexpr float kCertain = 2.0F;

// One action of a player. Its plans are those of the rest of the turn part: a placement is as good as
// the best plan that starts with it.
struct Decision {
  int n = 0;     // number of the action in the record, from 0
  int turn = 0;  // number of its turn, from 1
  Seat seat{};
  Action played;
  Action best;  // equals `played` if no better action is known
  float error = 0;
  float std_error = 0;  // standard error of `error`
  bool forced = false;
  bool exact = false;
  PositionValue expected;   // if the best plan is played
  std::vector<Plan> plans;  // from this action on, the best first; includes the one played
  int chosen = -1;          // number of the best plan that begins with the action played; -1: unknown
  // Why the best is better than the one played, if it lost as much as a mistake does.
  std::vector<Reason> why;
  // The same for everything played in this turn part, if that is another plan than `chosen`.
  std::vector<Reason> why_move;
  // Why the move played, the best, is better than the next one, if by as much as a mistake loses.
  std::vector<Reason> why_lead;

  bool is_mistake() const { return error >= kError && error >= kCertain * std_error; }
  bool is_blunder() const { return is_mistake() && error >= kBlunder; }

  // The decision with what its player decided afterwards in the same turn part, as one move with one
  // error.
  Decision as_move() const;
  int actions_of_move() const;
};

struct ChanceEvent {
  int n = 0;
  Seat seat{};  // who drew
  Action outcome;
  Points luck{};  // by seat, in points of the margin
  int turn = 0;   // number of its turn, from 1
};

// A turn begins with the draw of its tile; a tile that fits nowhere is drawn again in it.
bool begins_turn(std::span<const Action> actions, std::size_t n);
int turns_in(std::span<const Action> actions);

// Where a player lost points: the thirds of the game by tiles, and what the main reason is about.
enum class MistakeKind : std::uint8_t { Cities, Roads, Cloisters, Fields, Joining, Followers, Other };
inline constexpr int kKinds = 7;
std::string_view word(MistakeKind kind);
MistakeKind kind_of(const std::vector<Reason>& why);

struct PlayerSummary {
  struct Third {
    int decisions = 0;
    double total_error = 0;
  };

  int decisions = 0;  // those with a choice
  double total_error = 0;
  int errors = 0;
  int blunders = 0;
  double luck = 0;
  double margin = 0;  // at the end; expected, if the record ends early
  std::array<Third, 3> thirds{};
  std::array<double, kKinds> mistakes{};  // points lost by mistakes of each kind

  void add(const PlayerSummary& later);  // of the actions that follow

  double error() const { return decisions == 0 ? 0.0 : total_error / decisions; }  // per decision
  double adjusted_margin() const { return margin - luck; }
};

struct Analysis {
  std::vector<Decision> decisions;
  std::vector<ChanceEvent> chances;
  std::vector<PlayerSummary> players;
  PositionValue last;  // where the record ends
  int turns = 0;       // of the record
  Ratings ratings;     // that the chances of winning are based on; empty: equals

  // The seat with the smallest error per decision; the first of several.
  Seat better() const;
  // Moves that are mistakes, the worst first.
  std::vector<Decision> mistakes() const;

  void append(Analysis later);  // of the actions that follow
};

class Analyst {
 public:
  // The actions must be legal from the start of the game; the game must outlive the analyst. The first
  // `from` actions are not evaluated. The ratings are for the chances of winning.
  Analyst(const Game& game, std::vector<Action> actions, const Effort& effort, int from = 0,
          const players::Limits& limits = {}, const Ratings& ratings = {});

  // Evaluates the next draw or turn part. Returns false if there is none left.
  bool step();
  int done() const { return n_; }  // actions evaluated
  int total() const { return static_cast<int>(actions_.size()); }
  int turns_done() const { return turns_in(std::span(actions_).first(static_cast<std::size_t>(n_))); }
  std::uint64_t nodes() const { return evaluator_.nodes(); }  // positions searched so far
  const State& state() const { return state_; }               // after the actions evaluated

  // False when the limits ended the last step before it had a result.
  bool has_result() const { return evaluator_.has_result(); }

  // The results so far.
  const Analysis& analysis() const { return analysis_; }

 private:
  void evaluate_chance();
  void evaluate_turn();
  Decision decision(const DecisionEvaluation& evaluation, std::span<const Action> played,
                    std::span<const Action> canonical, std::size_t at);
  void count(const Decision& made);
  void count_move(const Decision& move);
  void apply(const Action& action);
  void conclude();

  DecisionEvaluator evaluator_;
  std::vector<Action> actions_;
  Effort effort_;
  State state_;
  int n_ = 0;
  Analysis analysis_;
};

}  // namespace aude::study
