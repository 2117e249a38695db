// SPDX-License-Identifier: MIT
#include "notation/actions.h"

#include <limits>
#include <optional>

#include "notation/set_notation.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

constexpr std::size_t kLongestList = 600;  // characters of legal actions in a message

// "draw TILE, place X,Y rN, follower SEGMENT, ...": the forms of all verbs.
std::string all_forms() {
  std::string all;
  const auto add = [&](const std::string& form) { all += (all.empty() ? "" : ", ") + form; };
  for (const SetNotation* set : all_sets()) {
    for (const VerbForm& form : set->verbs) {
      if (form.verb != Verb::Deploy) {
        add(std::string(form.forms));
        continue;
      }
      for (int p = 0; p < kPieceKinds; ++p) add(std::string(word(static_cast<Piece>(p))) + " SEGMENT");
    }
  }
  return all;
}

std::string why_no_fit(const State& state, const Action& action) {
  const std::string at = cell_text(action.cell);
  const std::string tile = state.game().kind(state.tile_in_hand()).name;
  std::string fitting;
  for (Rotation rotation : kRotations) {
    if (!state.is_legal(Action::place(action.cell, rotation))) continue;
    fitting += (fitting.empty() ? "r" : " or r") + std::to_string(index(rotation));
  }
  if (fitting.empty()) return "tile " + tile + " does not fit at " + at + " in any rotation";
  return "tile " + tile + " does not fit at " + at + " that way, only " + fitting;
}

// The sentence for a refusal of a set's verb.
std::string_view set_refusal(Illegal why) {
  for (const SetNotation* set : all_sets()) {
    for (const Word<Illegal>& each : set->refusals) {
      if (each.value == why) return each.word;
    }
  }
  return "not now";
}

// A sentence about an action that the rules have refused.
std::string why_not(const State& state, const Action& action) {
  const auto laid = [&]() -> const KindInfo& {
    return state.board().kind_of(state.board().last_tile());
  };
  switch (state.why_illegal(action)) {
    case Illegal::GameOver:
      return "the game is over";
    case Illegal::WrongPhase:
      return "the phase is " + std::string(word(state.phase())) + ", not " +
             std::string(word(phase_of(action.verb)));
    case Illegal::NoSuchTile:
      return "no such tile can be drawn now";
    case Illegal::CellTaken:
      return "a tile lies at " + cell_text(action.cell) + " already";
    case Illegal::NotBesideATile:
      return cell_text(action.cell) + " is not beside any tile";
    case Illegal::DoesNotFit:
      return why_no_fit(state, action);
    case Illegal::NoSuchSegment:
      return "tile " + laid().name + " has segments 0 to " + std::to_string(laid().segment_count - 1);
    case Illegal::NoPieceLeft:
      return "the player has no " + std::string(word(action.piece)) + " in the supply";
    case Illegal::NotThere:
      return "no " + std::string(word(action.piece)) + " may go to segment " +
             std::to_string(action.number) + " (" +
             std::string(word(laid().segments[action.number].terrain)) + ") now";
    case Illegal::NotNow:
      return "not now";
  }
  return std::string(set_refusal(state.why_illegal(action)));
}

}  // namespace

Refusal malformed(const ActionWords& words, const std::string& what) {
  return {"action", quoted(words.text()) + ": " + what};
}

std::string cell_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::optional<Cell> parse_cell(std::string_view text) {
  constexpr int kLow = std::numeric_limits<std::int16_t>::min();
  constexpr int kHigh = std::numeric_limits<std::int16_t>::max();
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return {};
  const auto x = parse_integer(text.substr(0, comma), kLow, kHigh);
  const auto y = parse_integer(text.substr(comma + 1), kLow, kHigh);
  if (!x || !y) return {};
  return Cell{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
}

std::optional<int> parse_segment(std::string_view text) {
  return parse_integer(text, 0, kMaxSegments - 1);
}

std::string cell_form() {
  return "a cell is written X,Y with integers from -32768 to 32767, as in 3,-1";
}

std::string segment_form() {
  return "a segment is a number from 0 to " + std::to_string(kMaxSegments - 1);
}

std::string to_text(const Game& game, const Action& action) {
  return form_of(action.verb).print(game, action);
}

Result<Action> parse_action(const Game& game, std::string_view text) {
  const ActionWords words(text);
  if (const VerbForm* form = find_form(words[0])) return form->parse(game, words);
  if (from_word<Piece>(words[0])) return form_of(Verb::Deploy).parse(game, words);
  return Refusal{"action", "unknown action " + quoted(text) + "; forms: " + all_forms()};
}

Result<Action> legal_action(const State& state, std::string_view text) {
  auto action = parse_action(state.game(), text);
  if (action && state.is_legal(*action)) return action;
  const std::string what =
      action ? quoted(text) + ": " + why_not(state, *action) : action.refusal().what;
  return Refusal{"action", what + "; legal: " + legal_actions_text(state)};
}

std::string legal_actions_text(const State& state) {
  ActionList legal;
  state.legal_actions(legal);
  if (legal.empty()) return "nothing, the game is over";
  std::string all;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (all.size() > kLongestList) return all + " and " + std::to_string(legal.size() - i) + " more";
    if (i > 0) all += ", ";
    all += to_text(state.game(), legal[i]);
  }
  return all;
}

}  // namespace aude::notation
