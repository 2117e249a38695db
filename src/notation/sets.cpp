// SPDX-License-Identifier: MIT
// The list of sets with notation of their own, and the lookups in it.
#include <algorithm>
#include <array>

#include "notation/events.h"
#include "notation/set_notation.h"
#include "notation/words.h"

namespace aude::notation {

extern const SetNotation kBaseNotation, kInnsNotation, kTradersNotation, kHillsNotation, kWheelNotation,
    kAbbotNotation;

std::span<const SetNotation* const> all_sets() {
  static constexpr std::array kAll{&kBaseNotation,  &kInnsNotation,  &kTradersNotation,
                                   &kHillsNotation, &kWheelNotation, &kAbbotNotation};
  return kAll;
}

namespace {

// All words of an open enumeration, by number.
template <typename Value, std::size_t count>
std::array<std::string_view, count> collect(std::span<const Word<Value>> SetNotation::* words) {
  std::array<std::string_view, count> all;
  for (const SetNotation* set : all_sets()) {
    for (const Word<Value>& each : set->*words) all[static_cast<std::size_t>(each.value)] = each.word;
  }
  return all;
}

std::span<const std::string_view> words_for(Piece) {
  static const auto kAll = collect<Piece, kPieceKinds>(&SetNotation::pieces);
  return kAll;
}
std::span<const std::string_view> words_for(Phase) {
  static const auto kAll = collect<Phase, kPhases>(&SetNotation::phases);
  return kAll;
}
std::span<const std::string_view> words_for(ScoreFor) {
  static const auto kAll = collect<ScoreFor, kScoreKinds>(&SetNotation::scores);
  return kAll;
}

}  // namespace

std::string_view word(Phase phase) { return words_for(phase)[static_cast<std::size_t>(phase)]; }
std::string_view word(Piece piece) { return words_for(piece)[static_cast<std::size_t>(piece)]; }
std::string_view word(ScoreFor what) { return words_for(what)[static_cast<std::size_t>(what)]; }

template <>
std::optional<Piece> from_word<Piece>(std::string_view text) {
  const auto words = words_for(Piece{});
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) return {};
  return static_cast<Piece>(found - words.begin());
}

template <>
std::string known_words<Piece>() {
  return listed(words_for(Piece{}));
}

const VerbForm& form_of(Verb verb) {
  static const auto kAll = [] {
    std::array<const VerbForm*, kVerbs> all{};
    for (const SetNotation* set : all_sets()) {
      for (const VerbForm& form : set->verbs) all[static_cast<std::size_t>(form.verb)] = &form;
    }
    return all;
  }();
  return *kAll[static_cast<std::size_t>(verb)];
}

const VerbForm* find_form(std::string_view word) {
  for (const SetNotation* set : all_sets()) {
    for (const VerbForm& form : set->verbs) {
      if (form.word == word && !word.empty()) return &form;
    }
  }
  return nullptr;
}

}  // namespace aude::notation
