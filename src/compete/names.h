// SPDX-License-Identifier: MIT
// Names of players that cannot be mistaken for each other.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace aude::compete {

// What names that look alike have in common: their skeletons by UTS 39 as they are written, in lower
// case and in upper case. Two names look alike if they share the first, the second or the third key:
// "Paul" and "Pаul" with a Cyrillic а, "paul", "PauI". Beyond UTS 39, accents, spaces and .-_ do not
// count. A key is UTF-8, and empty if nothing of the name counts. Keys must be computed again when
// confusables.txt changes.
using NameKeys = std::array<std::string, 3>;
NameKeys name_keys(std::string_view name);  // bytes that are not UTF-8 count as U+FFFD

bool look_alike(std::string_view one, std::string_view other);

struct EmbeddedFile {
  std::string_view name;
  std::string_view text;
};
std::span<const EmbeddedFile> confusables();  // confusables.txt

}  // namespace aude::compete
