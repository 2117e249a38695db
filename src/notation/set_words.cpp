// SPDX-License-Identifier: MIT
// The words of sets come from the catalogue that the program was built with. They are in a separate
// file because the program that writes that catalogue (constants/main.cpp) uses words.cpp without it.
#include "notation/words.h"

namespace aude::notation {

std::string_view word(SetId set) { return catalogue().name_of(set); }

template <>
std::optional<SetId> from_word<SetId>(std::string_view text) {
  return catalogue().set_named(text);
}

template <>
std::string known_words<SetId>() {
  std::string all;
  for (const std::string& each : catalogue().sets) all += (all.empty() ? "" : ", ") + each;
  return all;
}

}  // namespace aude::notation
