// SPDX-License-Identifier: MIT
#include "app/terminal_hint.h"

#include <algorithm>
#include <cctype>

#include "app/terminal_words.h"
#include "notation/words.h"
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

// "A monk here is sure of 5 points and will likely make 9."
std::string idea_text(const State& state, const study::Idea& idea) {
  const std::string feature(notation::word(idea.terrain));
  std::string points = " sure of " + counted(idea.sure, "point", "points");
  if (idea.sure == 0 && idea.likely > 0)
    points = " likely to make " + counted(idea.likely, "point", "points");
  else if (idea.likely > idea.sure)
    points += " and will likely make " + std::to_string(idea.likely);
  const Game& game = state.game();
  switch (idea.kind) {
    case study::IdeaKind::Scores:
      return "The tile completes the " + feature + ": " +
             with_verb(game, state.actor(), "score", "scores") + " " +
             counted(idea.sure, "point", "points") + " at once.";
    case study::IdeaKind::Claims:
      return "A " + piece_on(idea.piece, idea.terrain) + " here is" + points + ".";
    case study::IdeaKind::Extends: {
      std::string text =
          possessive(game, state.actor()) + " " + feature + " grows: it is" + points + ".";
      text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
      return text;
    }
    case study::IdeaKind::Keeps:
      break;
  }
  return "Nothing here is worth a meeple: it is better kept for later.";
}

}  // namespace

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

std::string chance_line(const State& state, const Hint& hint, const study::Ratings& ratings) {
  const auto seat = static_cast<std::size_t>(state.actor());
  return "Chance of winning after 1, " + study::basis_of_chances(ratings) + ": " +
         study::decimal(static_cast<double>(hint.plans.front().expected.win[seat]) * 100, 0) + "%.";
}

Hint find_hint(const State& state, const study::Effort& effort, std::size_t most,
               const study::Ratings& ratings) {
  study::DecisionEvaluator evaluator(state.game());
  evaluator.set_ratings(ratings);
  study::DecisionEvaluation found = evaluator.evaluate(state, {}, effort);
  Hint hint{std::move(found.plans), {}, {}, found.exact};
  hint.ideas = study::ideas_of(state, hint.plans.front().actions());
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

std::string where_line(const Hint& hint) {
  const Action& first = hint.plans.front().actions().front();
  if (first.verb != Verb::Place) return "Look at the tile that was laid last.";
  return "Look at the part of the board around " + at_text(first.cell) + ".";
}

std::vector<std::string> idea_lines(const State& state, const Hint& hint) {
  std::vector<std::string> lines;
  for (const study::Idea& idea : hint.ideas) lines.push_back(idea_text(state, idea));
  return lines;
}

std::vector<std::string> hint_lines(const State& state, const Hint& hint,
                                    const PlacementText& placement) {
  std::vector<std::string> lines = idea_lines(state, hint);
  for (std::size_t i = 0; i < hint.plans.size(); ++i) {
    const study::Plan& plan = hint.plans[i];
    lines.push_back(std::to_string(i + 1) + "  " + plan_text(state, plan, placement) + ": " +
                    points_lost(plan, hint.exact, i == 0));
  }
  if (hint.why.empty()) return lines;
  lines.emplace_back("Why 1 is better than 2:");
  for (const study::Reason& reason : hint.why)
    lines.push_back(study::reason_line(state.game(), reason, 7));
  return lines;
}

BoardNotes where_notes(const State& state, const Hint& hint) {
  BoardNotes notes;
  const Action& first = hint.plans.front().actions().front();
  notes.focus = first.verb == Verb::Place ? first.cell : state.board().last_tile().cell;
  if (first.verb != Verb::Place) return notes;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      const Cell cell{static_cast<std::int16_t>(first.cell.x + x),
                      static_cast<std::int16_t>(first.cell.y + y)};
      if (state.board().frontier_at(cell) >= 0) notes.cells.push_back({cell, "?", ""});
    }
  }
  return notes;
}

BoardNotes feature_notes(const Hint& hint) {
  BoardNotes notes;
  const Action& first = hint.plans.front().actions().front();
  if (first.verb != Verb::Place) return notes;
  notes.cells.push_back({first.cell, "here", ""});
  notes.focus = first.cell;
  return notes;
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
