// SPDX-License-Identifier: MIT
// What a set adds to the notation: words for its values of the open enumerations, the texts of its
// actions, its events and its part of a position as JSON, its options. Each set has one file in
// notation/sets, listed in sets.cpp.
#pragma once

#include <boost/json/object.hpp>
#include <span>
#include <string>
#include <string_view>

#include "notation/action_words.h"
#include "notation/document.h"
#include "rules/state.h"

namespace aude::notation {

template <typename Value>
struct Word {
  Value value;
  std::string_view word;
};

// Something that is counted in a score: its code, and English for the sum.
struct Noun {
  Counted counted;
  std::string_view code;
  std::string_view one;
  std::string_view many;
};

// The reason for an unusual score: its code, and an English sentence.
struct Explanation {
  Because why;
  std::string_view code;
  std::string_view sentence;
};

// The texts of one verb. The first word of a text selects the verb; a deployment starts with the word
// of its piece instead.
struct VerbForm {
  Verb verb;
  std::string_view word;
  std::string_view forms;  // for messages: "crown SECTOR, crown SECTOR large"
  std::string (*print)(const Game& game, const Action& action);
  Result<Action> (*parse)(const Game& game, const ActionWords& words);
};

struct OptionForm {
  std::string_view name;
  void (*read)(const JsonCursor& value, Options& options);
  boost::json::value (*write)(const Options& options);
};

struct SetNotation {
  std::span<const Word<Piece>> pieces = {};
  std::span<const Word<Phase>> phases = {};
  std::span<const Word<ScoreFor>> scores = {};
  std::span<const Noun> nouns = {};
  std::span<const Explanation> reasons = {};
  std::span<const Word<Illegal>> refusals = {};  // sentences; those of the base game are in actions.cpp
  std::span<const VerbForm> verbs = {};
  std::span<const OptionForm> options = {};
  // The event as JSON, or an empty object if it is an event of another set.
  boost::json::object (*event_json)(const Game& game, const Event& event) = nullptr;
  // Add members to the JSON of a position: about the turn, about what players own, about the board.
  // Called whether or not the set is active: members that exist only with the set are null without it.
  using PutMembers = void (*)(boost::json::object& out, const State& state);
  PutMembers put_turn = nullptr;
  PutMembers put_supplies = nullptr;
  PutMembers put_board = nullptr;
};

std::span<const SetNotation* const> all_sets();

// The texts of a verb; the texts of the verb with this word, or nullptr.
const VerbForm& form_of(Verb verb);
const VerbForm* find_form(std::string_view word);

// Texts of verbs that consist of one word.
template <Verb kVerb>
std::string print_plain(const Game&, const Action&) {
  return std::string(form_of(kVerb).word);
}
template <Verb kVerb>
Result<Action> parse_plain(const Game&, const ActionWords& words) {
  if (words.count() != 1) return malformed(words, "expected " + std::string(words[0]) + " alone");
  return Action::plain(kVerb);
}

}  // namespace aude::notation
