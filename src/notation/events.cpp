// SPDX-License-Identifier: MIT
#include "notation/events.h"

#include <array>
#include <string_view>

#include "notation/set_notation.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

const Noun& noun_of(Counted counted) {
  static const auto kAll = [] {
    std::array<Noun, kCountedKinds> all;
    for (const SetNotation* set : all_sets()) {
      for (const Noun& noun : set->nouns) all[static_cast<std::size_t>(noun.counted)] = noun;
    }
    return all;
  }();
  return kAll[static_cast<std::size_t>(counted)];
}

const Explanation& explanation_of(Because why) {
  static const auto kAll = [] {
    std::array<Explanation, kBecauseKinds> all;
    for (const SetNotation* set : all_sets()) {
      for (const Explanation& each : set->reasons) all[static_cast<std::size_t>(each.why)] = each;
    }
    return all;
  }();
  return kAll[static_cast<std::size_t>(why)];
}

std::string term_text(const Term& term) {
  const Noun& noun = noun_of(term.counted);
  return std::to_string(term.count) + " " + std::string(term.count == 1 ? noun.one : noun.many) +
         " x " + std::to_string(term.each);
}

std::string calculation_text(const Calculation& calculation) {
  if (calculation.empty()) return "0";
  std::string sum;
  for (const Term& term : calculation) sum += (sum.empty() ? "" : " + ") + term_text(term);
  return sum;
}

json::object event_json(const Game& game, const Event& event) {
  for (const SetNotation* set : all_sets()) {
    if (set->event_json == nullptr) continue;
    if (json::object out = set->event_json(game, event); !out.empty()) return out;
  }
  return {};
}

}  // namespace

std::string_view word(Counted counted) { return noun_of(counted).code; }
std::string_view word(Because why) { return explanation_of(why).code; }

json::array events_json(const Game& game, const Events& events) {
  json::array out;
  out.reserve(events.size());
  for (const Event& event : events) out.push_back(event_json(game, event));
  return out;
}

std::string sum_text(const ScoredEvent& event) {
  if (event.calculations.empty()) return std::to_string(event.points);
  std::string text;
  for (const Calculation& calculation : event.calculations) {
    if (!text.empty()) text += "; ";
    text += calculation_text(calculation);
  }
  return text;
}

std::vector<std::string> reason_texts(const ScoredEvent& event) {
  std::vector<std::string> texts;
  each_reason(event.reasons, [&](Because why) { texts.emplace_back(explanation_of(why).sentence); });
  return texts;
}

}  // namespace aude::notation
