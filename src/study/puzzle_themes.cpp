// SPDX-License-Identifier: MIT
// What a puzzle is about.
#include <algorithm>

#include "rules/scoring.h"
#include "study/puzzle.h"
#include "study/set_themes.h"

namespace aude::study {
namespace {

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

// Whether an opponent's feature, by the reasons for the plan, can hardly be completed after it.
bool spoils(std::span<const Reason> why) {
  constexpr float kHardlyNow = 0.02F;
  constexpr float kWasLikely = 0.2F;
  return std::ranges::any_of(why, [](const Reason& each) {
    return each.why == Why::Blocks && each.with <= kHardlyNow && each.without >= kWasLikely;
  });
}

// Whether the plan deploys nothing where the best other one does.
bool keeps_follower(const Puzzle& puzzle) {
  const auto deploys = [](const Plan& plan) {
    return std::ranges::any_of(plan.actions(),
                               [](const Action& each) { return each.verb == Verb::Deploy; });
  };
  return !deploys(puzzle.solution) && deploys(puzzle.second);
}

}  // namespace

std::vector<Theme> themes_of(DecisionEvaluator& evaluator, const State& state, const Puzzle& puzzle) {
  constexpr int kFew = 8;
  constexpr int kLastThird = 24;
  constexpr int kMinGain = 3;  // points at once
  const Seat seat = state.actor();
  const auto actions = puzzle.solution.actions();
  const State placed = after(state, actions.first(1));
  const State done = after(state, actions);
  const Action deploy = actions.size() > 1 ? actions[1] : Action::pass();
  const SolvedTurn turn{state, placed, done, actions, deploy};
  std::vector<Theme> themes;
  const auto add = [&](bool is, Theme theme) {
    if (is) themes.push_back(theme);
  };
  const auto add_sets = [&] {
    for (const SetThemes* set : all_sets()) {
      if (!state.game().plays(set->set)) continue;
      for (const SetTheme& each : set->themes) add(each.applies(turn), each.theme);
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
  const bool farms = follower && terrain() == Terrain::Field;
  add(farms, Theme::Farm);
  add(farms && state.left() <= kLastThird, Theme::FarmLate);
  add(spoils(puzzle.why), Theme::Spoil);
  add(state.left() <= kFew, Theme::LastTiles);
  add_sets();
  add(keeps_follower(puzzle), Theme::Patience);
  add(themes.empty(), Theme::Claim);
  return themes;
}

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
    case Theme::Spoil:
      return "spoil";
    case Theme::FarmLate:
      return "farm_late";
  }
  for (const SetThemes* set : all_sets()) {
    for (const SetTheme& each : set->themes) {
      if (each.theme == theme) return each.word;
    }
  }
  return {};
}

}  // namespace aude::study
