// SPDX-License-Identifier: MIT
// The words of the notation: one for every enumeration value in files and messages.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/catalogue.h"
#include "rules/events.h"
#include "rules/sets.h"
#include "rules/types.h"

namespace aude::notation {

std::string_view word(SetId set);        // base river inns traders hills wheel, and files of tiles/
std::string_view word(Phase phase);      // draw place deploy over, and those of sets
std::string_view word(Piece piece);      // follower, and those of sets
std::string_view word(Sector sector);    // fortune taxes famine storm inquisition plague
std::string_view word(Goods goods);      // wine wheat cloth
std::string_view word(Terrain terrain);  // city road field cloister, and those of sets
std::string_view word(Edge edge);        // city road field river
std::string_view word(ScoreFor what);    // road city cloister field, and those of sets

// The value with this word, if there is one.
template <typename Enum>
std::optional<Enum> from_word(std::string_view text);

// All words of an enumeration, "base, river, inns", for messages about an unknown word.
template <typename Enum>
std::string known_words();

template <>
std::optional<SetId> from_word<SetId>(std::string_view text);
template <>
std::optional<Piece> from_word<Piece>(std::string_view text);
extern template std::optional<Sector> from_word<Sector>(std::string_view);
extern template std::optional<Goods> from_word<Goods>(std::string_view);
extern template std::optional<Terrain> from_word<Terrain>(std::string_view);
template <>
std::string known_words<SetId>();
template <>
std::string known_words<Piece>();
extern template std::string known_words<Sector>();
extern template std::string known_words<Goods>();
extern template std::string known_words<Terrain>();

// Letters in tile files: edges, kinds of edge, and ports ("Nl": north, left).
inline constexpr std::string_view kSideLetters = "NESW";
inline constexpr std::string_view kEdgeLetters = "CRFW";
std::string port_name(int port);
std::optional<int> port_named(std::string_view name);

// Parses an integer of the notation: digits, an optional minus, no plus, no leading zeros. nullopt if
// the text is not an integer or out of bounds.
std::optional<int> parse_integer(std::string_view text, int low, int high);

// A user's text in quotes, for messages: long text is shortened, control characters and invalid bytes
// are written as \xNN.
std::string quoted(std::string_view text);

// Sentences address the player called "You" in the second person.
bool is_you(std::string_view name);
// "You score", "Anna scores": `plain` and `third` are the two forms of the verb.
std::string with_verb(std::string_view name, std::string_view plain, std::string_view third);

// "a, b, c"
template <typename List>
std::string listed(const List& words) {
  std::string all;
  for (const auto& each : words) {
    if (!all.empty()) all += ", ";
    all += each;
  }
  return all;
}

}  // namespace aude::notation
