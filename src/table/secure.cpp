// SPDX-License-Identifier: MIT
#include "table/secure.h"

#include "table/sha256.h"

namespace aude::table {

std::string random_word(const ChanceSource& chance, std::size_t letters) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  static_assert(kAlphabet.size() == 64);
  std::string word(letters, ' ');
  for (char& letter : word) {
    do letter = kAlphabet[chance(kAlphabet.size())];
    while (word.front() == '-');
  }
  return word;
}

std::string next_table_id(std::string_view like, const ChanceSource& chance) {
  const std::size_t dot = like.rfind('.');
  const std::string_view mark = dot == std::string_view::npos ? "" : like.substr(0, dot + 1);
  return std::string(mark) + random_word(chance, kTableLetters);
}

std::string hash_of(std::string_view token) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (std::uint8_t byte : sha256(token)) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 0xFU];
  }
  return text;
}

bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  // Volatile, so that the compiler does not stop at the first difference.
  volatile unsigned char different = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    different = static_cast<unsigned char>(different | (a[i] ^ b[i]));
  }
  return different == 0;
}

}  // namespace aude::table
