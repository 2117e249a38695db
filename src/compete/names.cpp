// SPDX-License-Identifier: MIT
#include "compete/names.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

namespace aude::compete {
namespace {

constexpr char32_t kNotText = 0xFFFD;

// --- UTF-8 ---

// Takes one character off the text, which is not empty.
char32_t take_letter(std::string_view& text) {
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // by length: shorter forms are not UTF-8
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  char32_t letter = length < 2 ? lead : lead & (0x7FU >> length);
  bool good = length > 0 && lead < 0xF8 && text.size() >= length;
  for (std::size_t i = 1; good && i < length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    good = (byte & 0xC0U) == 0x80;
    letter = letter << 6U | (byte & 0x3FU);
  }
  good = good && letter >= kLeast[length] && letter <= 0x10FFFF && (letter < 0xD800 || letter > 0xDFFF);
  text.remove_prefix(good ? length : 1);
  return good ? letter : kNotText;
}

void put_letter(std::string& out, char32_t letter) {
  const auto put = [&out](char32_t byte) {
    out += static_cast<char>(static_cast<unsigned char>(byte));
  };
  if (letter < 0x80) return put(letter);
  if (letter < 0x800) {
    put(0xC0U | letter >> 6U);
  } else {
    if (letter < 0x10000) {
      put(0xE0U | letter >> 12U);
    } else {
      put(0xF0U | letter >> 18U);
      put(0x80U | (letter >> 12U & 0x3FU));
    }
    put(0x80U | (letter >> 6U & 0x3FU));
  }
  put(0x80U | (letter & 0x3FU));
}

// --- the table ---

char32_t read_code(std::string_view text) {
  std::uint32_t code = 0;
  std::from_chars(text.data(), text.data() + text.size(), code, 16);
  return code;
}

// The parts of a text between separators. An empty text has none.
std::vector<std::string_view> parts_of(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

class Table {
 public:
  // Lines as scripts/confusables writes them.
  explicit Table(std::string_view text) {
    for (const std::string_view line : parts_of(text, '\n')) {
      if (line.front() == '#') continue;
      const std::size_t colon = line.find(':');
      std::u32string key;
      for (const std::string_view code : parts_of(line.substr(1, colon - 1), ' '))
        key += read_code(code);
      for (const std::string_view range : parts_of(line.substr(colon + 1), ',')) {
        const std::size_t dash = range.find('-');
        const char32_t first = read_code(range.substr(0, dash));
        const char32_t last =
            dash == std::string_view::npos ? first : read_code(range.substr(dash + 1));
        for (char32_t code = first; code <= last; ++code) maps_[line.front()][code] = key;
      }
    }
  }

  bool is_mark(char32_t letter) const { return maps_.at('m').contains(letter); }
  // Appends what the letter looks like, in the case 'l' or 'u', or '=' as it is.
  void append(std::u32string& out, char32_t letter, char form) const {
    for (const char each : {form, '='}) {
      const auto& map = maps_.at(each);
      if (const auto found = map.find(letter); found != map.end()) {
        out += found->second;
        return;
      }
    }
    out += letter;
  }

 private:
  std::map<char, std::unordered_map<char32_t, std::u32string>> maps_;
};

const Table& table() {
  static const Table kTable(confusables().front().text);
  return kTable;
}

// --- skeletons ---

// Korean syllables are letters that are written together (Unicode, 3.12).
void append_letters(std::u32string& out, char32_t letter) {
  constexpr char32_t kFirst = 0xAC00;
  constexpr char32_t kLast = 0xD7A3;
  constexpr char32_t kVowels = 21;
  constexpr char32_t kFinals = 28;  // the first is none
  if (letter < kFirst || letter > kLast) {
    out += letter;
    return;
  }
  const char32_t syllable = letter - kFirst;
  out.push_back(U'\u1100' + syllable / (kVowels * kFinals));
  out.push_back(U'\u1161' + syllable / kFinals % kVowels);
  if (syllable % kFinals != 0) out.push_back(U'\u11A7' + syllable % kFinals);
}

std::string skeleton(const std::u32string& letters, char form) {
  std::u32string like;
  for (const char32_t letter : letters) table().append(like, letter, form);
  // Marks in the order of their numbers: equivalent sequences become equal.
  for (auto at = like.begin(); at != like.end();) {
    const auto end = std::find_if_not(at, like.end(), [](char32_t c) { return table().is_mark(c); });
    std::sort(at, end);
    at = end == like.end() ? end : end + 1;
  }
  std::string out;
  for (const char32_t letter : like) put_letter(out, letter);
  return out;
}

}  // namespace

NameKeys name_keys(std::string_view name) {
  std::u32string letters;
  while (!name.empty()) append_letters(letters, take_letter(name));
  return {skeleton(letters, '='), skeleton(letters, 'l'), skeleton(letters, 'u')};
}

bool look_alike(std::string_view one, std::string_view other) {
  const NameKeys keys = name_keys(one);
  const NameKeys others = name_keys(other);
  return keys[0] == others[0] || keys[1] == others[1] || keys[2] == others[2];
}

}  // namespace aude::compete
