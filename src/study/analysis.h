// A whole game evaluated: every decision, the luck of every draw and token, and a summary per player.
//
// Step by step, so that whoever waits can be told how far it is, and may stop and keep what there is.
#pragma once

#include <memory>
#include <vector>

#include "rules/result.h"
#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr float kError = 1.0F;    // points lost by one decision
inline constexpr float kBlunder = 4.0F;  // likewise

// One decision of one player: an action of the record. The plans are those of the turn part from here
// on, so a placement is evaluated by the best that can follow it and a deployment by itself.
struct Decision {
  int n = 0;  // number of the action in the record, from 0
  Seat seat{};
  Action played;
  Action best;  // the same as played when nothing better is known
  float error = 0;
  float std_error = 0;  // standard std_error of the error
  bool forced = false;
  bool exact = false;
  PositionValue expected;   // of the position, if the best is played
  std::vector<Plan> plans;  // from this action on, the best first; the one played is among them
  std::vector<Reason> why;  // the best is better than what was played; for errors only
};

struct ChanceEvent {
  int n = 0;
  Seat seat{};  // for whom it was drawn
  Action outcome;
  Points luck{};  // by seat, in points of the margin
};

struct PlayerSummary {
  int decisions = 0;  // those with a choice
  double total_error = 0;
  int errors = 0;
  int blunders = 0;
  double luck = 0;
  double margin = 0;  // at the end; where the record ends early: to expect

  double error() const { return decisions == 0 ? 0.0 : total_error / decisions; }  // per decision
  double adjusted_margin() const { return margin - luck; }
};

struct Analysis {
  std::vector<Decision> decisions;
  std::vector<ChanceEvent> chances;
  std::vector<PlayerSummary> players;
  PositionValue last;  // where the record ends

  // The seat that lost least by its decisions; the first of those who lost as little.
  Seat better() const;
};

class Analyst {
 public:
  // The actions must be legal from the beginning of the game on; the game must outlive the analyst. The
  // first `from` actions are not evaluated.
  Analyst(const Game& game, std::vector<Action> actions, const Effort& effort, int from = 0,
          const players::Limits& limits = {});

  // Judges the next chance event or turn part; false when there is none left.
  bool step();
  int done() const { return n_; }  // actions evaluated
  int total() const { return static_cast<int>(actions_.size()); }
  std::uint64_t nodes() const { return evaluator_.nodes(); }  // positions looked at so far
  const State& state() const { return state_; }               // after the actions evaluated

  // False when the limits ended the last step before it had a result.
  bool has_result() const { return evaluator_.has_result(); }

  // As far as it is.
  const Analysis& analysis() const { return analysis_; }

 private:
  void evaluate_chance();
  void evaluate_turn();
  Decision decision(const DecisionEvaluation& evaluation, std::span<const Action> played,
                    std::span<const Action> canonical, std::size_t at);
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
