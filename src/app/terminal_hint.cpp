// SPDX-License-Identifier: MIT
#include "app/terminal_hint.h"

#include <algorithm>

#include "app/terminal_words.h"
#include "study/text.h"

namespace aude::app {
namespace {

std::string points_lost(const study::Plan& plan, bool exact, bool is_best) {
  if (is_best) return "best";
  std::string text = study::decimal(static_cast<double>(plan.error), 1) + " points less";
  if (!exact)
    text += " (standard error " + study::decimal(static_cast<double>(plan.std_error), 1) + ")";
  return text;
}

std::string plan_text(const State& state, const study::Plan& plan, const PlacementText& placement) {
  State at = state;
  std::string text;
  for (const Action& action : plan.actions()) {
    text += text.empty() ? "" : ", then ";
    text += action.verb == Verb::Place ? placement(action) : describe(at, action);
    at.apply(action);
  }
  return text;
}

}  // namespace

Hint find_hint(const State& state, const study::Effort& effort, std::size_t most) {
  study::DecisionEvaluator evaluator(state.game());
  study::DecisionEvaluation found = evaluator.evaluate(state, {}, effort);
  Hint hint{std::move(found.plans), {}, found.exact};
  if (hint.plans.size() > 1) hint.why = evaluator.why(state, hint.plans[0], hint.plans[1]);
  if (hint.plans.size() > most)
    hint.plans.erase(hint.plans.begin() + static_cast<std::ptrdiff_t>(most), hint.plans.end());
  return hint;
}

std::string placement_text(const Action& action) {
  std::string text = "lay the tile at " + at_text(action.cell);
  const int quarters = static_cast<int>(action.rotation);
  if (quarters != 0) text += ", turned right by " + std::to_string(90 * quarters) + " degrees";
  return text;
}

std::vector<std::string> hint_lines(const State& state, const Hint& hint,
                                    const PlacementText& placement) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < hint.plans.size(); ++i) {
    const study::Plan& plan = hint.plans[i];
    lines.push_back(std::to_string(i + 1) + "  " + plan_text(state, plan, placement) + ": " +
                    points_lost(plan, hint.exact, i == 0));
  }
  if (hint.why.empty()) return lines;
  lines.emplace_back("Why 1 is better than 2:");
  for (const study::Reason& reason : hint.why)
    lines.push_back("   " + study::to_words(state.game(), reason));
  return lines;
}

BoardNotes hint_notes(const State& state, const Hint& hint) {
  BoardNotes notes;
  const Board& board = state.board();
  for (std::size_t i = 0; i < hint.plans.size(); ++i) {
    const Action& first = hint.plans[i].actions().front();
    const std::string number = std::to_string(i + 1);
    if (first.verb == Verb::Deploy)
      notes.spots.push_back({board.segment_id(board.last_tile(), first.number), number});
    if (first.verb != Verb::Place) continue;
    const auto there = std::find_if(notes.cells.begin(), notes.cells.end(),
                                    [&](const CellLabel& label) { return label.cell == first.cell; });
    if (there == notes.cells.end())
      notes.cells.push_back({first.cell, number, ""});
    else
      there->title += " " + number;
  }
  if (!notes.cells.empty()) notes.focus = notes.cells.front().cell;
  return notes;
}

}  // namespace aude::app
