// SPDX-License-Identifier: MIT
// Ready phrases for the chat of rated games. Clients show them in the language of the reader, by their
// codes; the English text is for others.
#pragma once

#include <optional>
#include <string_view>

namespace aude::table {

struct Phrase {
  std::string_view code;
  std::string_view english;
};

inline constexpr Phrase kPhrases[] = {
    {"hello", "Hello!"},
    {"good_luck", "Good luck!"},
    {"have_fun", "Have fun!"},
    {"nice_move", "Nice move!"},
    {"oops", "Oops!"},
    {"lucky", "That was luck."},
    {"one_moment", "One moment, please."},
    {"back_again", "I am back."},
    {"thanks", "Thank you!"},
    {"sorry", "Sorry!"},
    {"well_played", "Well played!"},
    {"again", "Another game?"},
    {"must_go", "I have to go."},
    {"bye", "Goodbye!"},
};

// Nothing for an unknown code.
constexpr std::optional<std::string_view> phrase_text(std::string_view code) {
  for (const Phrase& each : kPhrases) {
    if (each.code == code) return each.english;
  }
  return {};
}

}  // namespace aude::table
