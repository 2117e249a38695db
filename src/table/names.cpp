// SPDX-License-Identifier: MIT
// Checks names and chat messages, and compares names as people see them.
#include <algorithm>
#include <string>

#include "table/messages.h"

namespace aude::table {
namespace {

// The code points of a UTF-8 text, which the JSON parser has validated.
std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t letter = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t k = 1; k < length && i + k < text.size(); ++k) {
      letter = letter << 6U | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
    }
    letters += letter;
    i += length;
  }
  return letters;
}

struct Range {
  char32_t first, last;
};
template <std::size_t kCount>
bool is_in(const Range (&ranges)[kCount], char32_t letter) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return letter >= range.first && letter <= range.last; });
}

// Control characters, invisible joiners and fillers, the marks that change the direction of writing,
// tags.
constexpr Range kHidden[] = {{0x00, 0x1F},      {0x7F, 0x9F},     {0xAD, 0xAD},     {0x34F, 0x34F},
                             {0x61C, 0x61C},    {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},
                             {0x200B, 0x200F},  {0x2028, 0x202E}, {0x2060, 0x206F}, {0x2800, 0x2800},
                             {0x3164, 0x3164},  {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB},
                             {0xE0000, 0xE0FFF}};
// Spaces other than the usual one, and variation selectors.
constexpr Range kNotInNames[] = {{0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A}, {0x202F, 0x202F},
                                 {0x205F, 0x205F}, {0x3000, 0x3000}, {0xFE00, 0xFE0F}};

Result<std::string> clean_text(std::string_view text, const char* what, std::size_t most) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return Refusal{what, "it is empty"};
  text = text.substr(first, text.find_last_not_of(' ') - first + 1);
  const std::u32string letters = letters_of(text);
  if (letters.size() > most) {
    return Refusal{what, "it has " + std::to_string(letters.size()) + " characters; at most " +
                             std::to_string(most) + " are allowed"};
  }
  for (char32_t letter : letters) {
    if (is_in(kHidden, letter)) return Refusal{what, "it contains invisible characters"};
  }
  return std::string(text);
}

// Letters that look like those of the second row: Greek, Cyrillic, digits, and accents left off.
constexpr std::u32string_view kLike =
    U"АВЕКМНОРСТУХІЈЅаеорсухіјѕкмнтв"
    U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορτυκ01|!"
    U"ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïıł"
    U"ÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝýÿ";
constexpr std::u32string_view kLatin =
    U"abekmhopctyxljsaeopcyxljskmhtb"
    U"abezhlkmnoptyxalvoptukolll"
    U"aaaaaaaaaaaacceeeeeeeellllllllll"
    U"nnoooooooooouuuuuuuuyyy";
static_assert(kLike.size() == kLatin.size());

char32_t looks_like(char32_t letter) {
  if (letter >= 0xFF01 && letter <= 0xFF5E) letter -= 0xFEE0;  // wide forms
  if (letter >= U'A' && letter <= U'Z') letter += U'a' - U'A';
  if (letter == U'i') return U'l';
  const std::size_t at = kLike.find(letter);
  return at == std::u32string_view::npos ? letter : kLatin[at];
}

// A name without everything that people may overlook.
std::u32string skeleton_of(std::string_view name) {
  std::u32string out;
  for (const char32_t letter : letters_of(name)) {
    const bool accent = letter >= 0x300 && letter <= 0x36F;
    const bool gap = letter == U' ' || letter == U'.' || letter == U'-' || letter == U'_';
    if (!accent && !gap) out += looks_like(letter);
  }
  return out;
}

}  // namespace

Result<std::string> clean_name(std::string_view text) {
  auto name = clean_text(text, "name", kMaxNameLetters);
  if (!name) return name;
  for (char32_t letter : letters_of(*name)) {
    if (is_in(kNotInNames, letter)) return Refusal{"name", "it contains invisible characters"};
  }
  return name;
}

Result<std::string> clean_chat(std::string_view text) {
  return clean_text(text, "text", kMaxChatLetters);
}

bool look_alike(std::string_view a, std::string_view b) {
  return !a.empty() && skeleton_of(a) == skeleton_of(b);
}

}  // namespace aude::table
