// SPDX-License-Identifier: MIT
#include "study/puzzle_line.h"

#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/document.h"
#include "study/json.h"

namespace aude::study {
namespace {

namespace json = boost::json;
using notation::JsonCursor;

constexpr std::size_t kMaxText = 200;  // bytes
constexpr int kMostCounted = 1'000'000;

float number_of(const JsonCursor& field) {
  if (field.value().is_number()) return static_cast<float>(field.value().to_number<double>());
  field.refuse("expected a number");
  return 0;
}

std::string text_of(const JsonCursor& fields, std::string_view name) {
  const auto found = fields.find(name);
  return found ? std::string(found->text(kMaxText)) : std::string();
}

// A plan of the position, written as legal actions.
Plan plan_of(const JsonCursor& field, State state) {
  Plan plan;
  for (const JsonCursor& each : field.items()) {
    const auto action = notation::legal_action(state, each.text(kMaxText));
    const bool full = plan.actions().size() == plan.turn.actions.size();
    if (!action || state.is_chance() || full) {
      each.refuse(action ? "not an action of a plan" : action.refusal().what);
      break;
    }
    plan.turn.add(*action);
    state.apply(*action);
  }
  if (plan.turn.count == 0) field.refuse("expected a list of actions");
  return plan;
}

Puzzle puzzle_of(const JsonCursor& fields, const State& state) {
  Puzzle puzzle;
  const auto answers = fields.member("answers").items();
  if (answers.empty()) fields.member("answers").refuse("expected at least one answer");
  if (!answers.empty()) puzzle.solution = plan_of(answers.front(), state);
  puzzle.second = plan_of(fields.member("second"), state);
  puzzle.second.error = number_of(fields.member("lead"));
  puzzle.second.sampling_error =
      (puzzle.second.error - number_of(fields.member("surely"))) / kBoundErrors;
  puzzle.second.rollouts = fields.member("courses").whole(0, kMostCounted);
  puzzle.ways = fields.member("ways").whole(1, kMostCounted);
  if (const auto exact = fields.find("exact")) puzzle.exact = exact->truth();
  if (const auto rating = fields.find("rating")) puzzle.rating = rating->whole(0, 10'000);
  return puzzle;
}

Result<State> position_after(const Game& game, const notation::Record& record) {
  State state(game);
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    const auto action = notation::legal_action(state, record.actions[i]);
    if (!action) return Refusal{"actions[" + std::to_string(i) + "]", action.refusal().what};
    state.apply(*action);
  }
  return state;
}

}  // namespace

Result<KeptPuzzle> parse_puzzle(std::string_view line) {
  const auto document = notation::parse_document(line);
  if (!document) return document.refusal();
  auto record = notation::parse_record(line);
  if (!record) return record.refusal();
  auto game = Game::create(notation::catalogue(), record->setup);
  if (!game) return game.refusal();
  auto state = position_after(**game, *record);
  if (!state) return state.refusal();
  return notation::reading(*document, "", [&](const JsonCursor& fields) {
    return KeptPuzzle{text_of(fields, "id"),    text_of(fields, "made"), text_of(fields, "network"),
                      std::move(*record),       std::move(*game),        *state,
                      puzzle_of(fields, *state)};
  });
}

}  // namespace aude::study
