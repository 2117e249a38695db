// SPDX-License-Identifier: MIT
#include "study/puzzle.h"

#include <algorithm>

#include "players/player.h"
#include "rules/scoring.h"
#include "study/set_themes.h"

namespace aude::study {
namespace {

State after(const State& state, std::span<const Action> actions) {
  State next = state;
  for (const Action& action : actions) next.apply(action);
  return next;
}

// Whether the plan makes the seat an owner of a road, city or field that only opponents owned before.
bool steals(const State& before, const State& placed, Seat seat) {
  const Board& old = before.board();
  const Board& now = placed.board();
  for (const DeployedFollower& each : old.followers()) {
    if (each.seat == seat || is_enclosed(each.terrain)) continue;
    const SeatMask was = owners_of(old, old.feature(each.segment_id)).seats;
    const SeatMask is = owners_of(now, now.feature(each.segment_id)).seats;  // segments keep their ids
    if ((was & mask_of(seat)) == 0 && (is & mask_of(seat)) != 0) return true;
  }
  return false;
}

// Whether the plan costs an opponent more than it gains for the seat, by the static evaluation.
bool blocks(DecisionEvaluator& evaluator, const State& state, const Puzzle& puzzle, Seat seat) {
  constexpr float kMuch = 2.0F;
  const PositionValue with = evaluator.glance(after(state, puzzle.solution.actions()));
  const PositionValue without = evaluator.glance(after(state, puzzle.second.actions()));
  float others = 0;
  for (int i = 0; i < state.game().players(); ++i) {
    const auto s = static_cast<std::size_t>(i);
    if (i != index(seat)) others = std::max(others, without.points[s] - with.points[s]);
  }
  const auto own = static_cast<std::size_t>(seat);
  return others >= kMuch && others > with.points[own] - without.points[own];
}

std::vector<Theme> themes_of(DecisionEvaluator& evaluator, const State& state, const Puzzle& puzzle) {
  constexpr int kFew = 8;
  constexpr int kMinGain = 3;  // points at once
  const Seat seat = state.actor();
  const auto actions = puzzle.solution.actions();
  const State placed = after(state, actions.first(1));
  const State done = after(state, actions);
  const Action deploy = actions.size() > 1 ? actions[1] : Action::pass();
  const SolvedTurn turn{state, placed, done, actions, deploy};
  std::vector<Theme> themes;
  const auto add = [&](bool is, Theme theme) {
    for (const SetThemes* set : all_sets()) {
      is = is || (set->also != nullptr && state.game().plays(set->set) && set->also(turn, theme));
    }
    if (is) themes.push_back(theme);
  };
  const auto add_sets = [&] {
    for (const SetThemes* set : all_sets()) {
      if (state.game().plays(set->set) && set->applies(turn)) themes.push_back(set->theme);
    }
    std::ranges::sort(themes);
  };
  if (is_alone(state.phase())) {
    add_sets();
    return themes;
  }
  add(done.score(seat) - state.score(seat) >= kMinGain, Theme::Finish);
  add(steals(state, placed, seat), Theme::Steal);
  add(blocks(evaluator, state, puzzle, seat), Theme::Block);
  const Board& board = placed.board();
  const auto terrain = [&] {
    return board.info(board.segment_id(board.last_tile(), deploy.number)).terrain;
  };
  const bool follower = deploy.verb == Verb::Deploy && is_follower(deploy.piece);
  add(follower && terrain() == Terrain::Field, Theme::Farm);
  add(state.left() <= kFew, Theme::LastTiles);
  add_sets();
  add(themes.empty() && deploy.verb == Verb::Pass, Theme::Patience);
  add(themes.empty(), Theme::Claim);
  return themes;
}

// All ways to write the plan with legal actions.
void add_answers(const State& start, const DecisionEvaluator& evaluator, std::span<const Action> plan,
                 std::vector<Action>& so_far, std::vector<std::vector<Action>>& out) {
  if (so_far.size() == plan.size()) {
    out.push_back(so_far);
    return;
  }
  const State state = after(start, so_far);
  ActionList legal;
  state.legal_actions(legal);
  for (const Action& action : legal) {
    if (action.verb == Verb::Place && !(action.cell == plan[0].cell)) continue;
    so_far.push_back(action);
    const std::vector<Action> canonical = evaluator.as_planned(start, so_far);
    if (std::equal(canonical.begin(), canonical.end(), plan.begin()))
      add_answers(start, evaluator, plan, so_far, out);
    so_far.pop_back();
  }
}

}  // namespace

std::string_view word(Theme theme) {
  switch (theme) {
    case Theme::Finish:
      return "finish";
    case Theme::Steal:
      return "steal";
    case Theme::Block:
      return "block";
    case Theme::Farm:
      return "farm";
    case Theme::LastTiles:
      return "last_tiles";
    case Theme::Patience:
      return "patience";
    case Theme::Claim:
      return "claim";
  }
  for (const SetThemes* set : all_sets()) {
    if (set->theme == theme) return set->word;
  }
  return {};
}

bool may_be_puzzle(const DecisionEvaluation& evaluation) {
  constexpr int kFewWays = 3;
  return evaluation.plans.size() > 1 && evaluation.ways >= kFewWays &&
         evaluation.plans[1].error - evaluation.plans[1].sampling_error >= kPuzzleLead - 0.5F;
}

bool is_certain(const DecisionEvaluation& evaluation) {
  if (evaluation.plans.size() < 2) return false;
  return std::all_of(evaluation.plans.begin() + 1, evaluation.plans.end(), [&](const Plan& other) {
    return lead_bound(other) >= kPuzzleLead && (evaluation.exact || other.rollouts >= kFewestRollouts);
  });
}

Effort certifying(std::uint64_t seed) {
  return {.nodes = 600'000,
          .seed = seed,
          .candidates = 30,
          .window = 15.0F,
          .turns = 4,
          .lead = kPuzzleLead,
          .doubt = 0,
          .fewest = kFewestRollouts,
          .prior = 4.0F};
}

std::optional<Puzzle> certified_puzzle(DecisionEvaluator& evaluator, const State& state,
                                       const Effort& deep) {
  if (state.phase() != Phase::Place && !is_alone(state.phase())) return std::nullopt;
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, deep);
  if (!is_certain(evaluation)) return std::nullopt;
  Puzzle puzzle;
  puzzle.solution = evaluation.plans[0];
  puzzle.second = evaluation.plans[1];
  puzzle.ways = evaluation.ways;
  puzzle.exact = evaluation.exact;
  std::vector<Action> so_far;
  add_answers(state, evaluator, puzzle.solution.actions(), so_far, puzzle.answers);
  puzzle.themes = themes_of(evaluator, state, puzzle);
  puzzle.why = evaluator.why(state, puzzle.solution, puzzle.second);
  return puzzle;
}

int grade_of(const State& state, const Puzzle& puzzle, const DecisionEvaluator& evaluator) {
  // The share of attempts, in tenths, in which a level must find the solution.
  struct Step {
    const char* level;
    int tries;
    int tenths;
  };
  constexpr std::array kSteps{Step{"easy", 20, 8}, Step{"easy", 20, 5}, Step{"medium", 20, 8},
                              Step{"hard:20000", 5, 5}};
  const auto plan = puzzle.solution.actions();
  const auto solves = [&](const Step& step) {
    int solved = 0;
    for (int attempt = 0; attempt < step.tries; ++attempt) {
      const auto player = players::make_player(step.level, static_cast<std::uint64_t>(attempt) + 1);
      State at = state;
      std::vector<Action> chosen;
      while (chosen.size() < plan.size() && !at.is_chance() && !at.is_over()) {
        chosen.push_back(player->choose(at, {}));
        at.apply(chosen.back());
      }
      const std::vector<Action> canonical = evaluator.as_planned(state, chosen);
      solved += std::equal(canonical.begin(), canonical.end(), plan.begin(), plan.end());
    }
    return solved * 10 >= step.tenths * step.tries;
  };
  int grade = 1;
  for (const Step& step : kSteps) {
    if (solves(step)) break;
    ++grade;
  }
  return grade;
}

}  // namespace aude::study
