// SPDX-License-Identifier: MIT
#include "server/recovery_code.h"

#include <cstdint>

namespace aude::server {
namespace {

constexpr std::string_view kConsonants = "bdfghjklmnprstvz";  // four bits each
constexpr std::string_view kVowels = "aiou";                  // two bits each
constexpr std::size_t kWordLetters = 5;
constexpr std::size_t kRandomWords = 8;

std::string word_of(std::uint32_t bits) {
  return {kConsonants[bits >> 12U & 0xFU], kVowels[bits >> 10U & 0x3U], kConsonants[bits >> 6U & 0xFU],
          kVowels[bits >> 4U & 0x3U], kConsonants[bits & 0xFU]};
}

bool is_word(std::string_view word) {
  if (word.size() != kWordLetters) return false;
  for (std::size_t i = 0; i < kWordLetters; ++i) {
    if ((i % 2 == 0 ? kConsonants : kVowels).find(word[i]) == std::string_view::npos) return false;
  }
  return true;
}

// Of the random words, joined: the first 16 bits of their SHA-256.
std::string check_word(const std::string& code) {
  return word_of(
      static_cast<std::uint32_t>(std::stoul(table::hash_of(code).substr(0, 4), nullptr, 16)));
}

}  // namespace

std::string make_recovery_code(const table::ChanceSource& chance) {
  std::string code;
  for (std::size_t i = 0; i < kRandomWords; ++i) code += (i == 0 ? "" : "-") + word_of(chance(0x10000));
  return code + "-" + check_word(code);
}

Result<std::string> read_recovery_code(std::string_view typed) {
  std::string letters;
  for (const char letter : typed) {
    const auto lower = static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    if (lower >= 'a' && lower <= 'z') letters += lower;
  }
  if (letters.size() != (kRandomWords + 1) * kWordLetters)
    return Refusal{"code", "expected nine words of five letters"};
  std::string code;
  for (std::size_t i = 0; i <= kRandomWords; ++i) {
    const std::string word = letters.substr(i * kWordLetters, kWordLetters);
    if (!is_word(word)) return Refusal{"code", "\"" + word + "\" is not a word of a code"};
    if (i == kRandomWords && word != check_word(code))
      return Refusal{"code", "a letter is wrong, or two words have changed places"};
    code += (i == 0 ? "" : "-") + word;
  }
  return code;
}

}  // namespace aude::server
