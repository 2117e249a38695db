// SPDX-License-Identifier: MIT
#include "notation/words.h"

#include <algorithm>
#include <charconv>

namespace aude::notation {
namespace {

// The words of an enumeration in its order. It does not compile if a value has no word or a word has no
// value.
template <typename Enum>
struct WordsOf;
template <>
struct WordsOf<Sector> {
  static constexpr std::string_view kAll[] = {"fortune", "taxes",       "famine",
                                              "storm",   "inquisition", "plague"};
  static constexpr int kCount = kSectors;
};
template <>
struct WordsOf<Goods> {
  static constexpr std::string_view kAll[] = {"wine", "wheat", "cloth"};
  static constexpr int kCount = kGoodsKinds;
};
template <>
struct WordsOf<Terrain> {
  static constexpr auto kAll = [] {
    std::array<std::string_view, static_cast<std::size_t>(kTerrains)> words;
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = kTerrainInfo[i].word;
    return words;
  }();
  static constexpr int kCount = kTerrains;
};
template <>
struct WordsOf<Edge> {
  static constexpr std::string_view kAll[] = {"city", "road", "field", "river"};
  static constexpr int kCount = kEdgeKinds;
};

template <typename Enum>
std::span<const std::string_view> words_of() {
  static_assert(std::size(WordsOf<Enum>::kAll) == WordsOf<Enum>::kCount);
  return WordsOf<Enum>::kAll;
}

template <typename Enum>
std::string_view nth_word(Enum value) {
  return words_of<Enum>()[static_cast<std::size_t>(value)];
}

constexpr std::string_view kThirdLetters = "lmr";
constexpr std::size_t kLongestQuote = 40;

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }

// The length in bytes of the UTF-8 character at the start of `text`; 0 if it is invalid. Overlong forms
// and surrogates are not detected, because this only decides how to print.
std::size_t character_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length > text.size()) return 0;
  const auto rest = text.substr(1, length == 0 ? 0 : length - 1);
  return std::all_of(rest.begin(), rest.end(), is_continuation) ? length : 0;
}

std::string as_hex(char byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto value = static_cast<unsigned char>(byte);
  return {'\\', 'x', kDigits[value >> 4U], kDigits[value & 15U]};
}

}  // namespace

std::string_view word(Sector sector) { return nth_word(sector); }
std::string_view word(Goods goods) { return nth_word(goods); }
std::string_view word(Terrain terrain) { return nth_word(terrain); }
std::string_view word(Edge edge) { return nth_word(edge); }

static_assert(kEdgeLetters.size() == kEdgeKinds);

std::string port_name(int port) {
  const auto at = static_cast<std::size_t>(port);
  return {kSideLetters[at / 3], kThirdLetters[at % 3]};
}

std::optional<int> port_named(std::string_view name) {
  for (int port = 0; port < kPorts; ++port) {
    if (name == port_name(port)) return port;
  }
  return {};
}

template <typename Enum>
std::optional<Enum> from_word(std::string_view text) {
  const auto words = words_of<Enum>();
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) return {};
  return static_cast<Enum>(found - words.begin());
}

template <typename Enum>
std::string known_words() {
  return listed(words_of<Enum>());
}

template std::optional<Sector> from_word<Sector>(std::string_view);
template std::optional<Goods> from_word<Goods>(std::string_view);
template std::optional<Terrain> from_word<Terrain>(std::string_view);
template std::string known_words<Sector>();
template std::string known_words<Goods>();
template std::string known_words<Terrain>();

std::optional<int> parse_integer(std::string_view text, int low, int high) {
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  if (digits.empty() || digits[0] == '-' || (digits[0] == '0' && text.size() > 1)) return {};
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  if (value < low || value > high) return {};
  return value;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  std::size_t at = 0;
  while (at < text.size() && at < kLongestQuote) {
    const std::size_t length = character_length(text.substr(at));
    const bool printable = length > 1 || (length == 1 && text[at] >= ' ' && text[at] != '\x7f');
    out += printable ? std::string(text.substr(at, length)) : as_hex(text[at]);
    at += printable ? length : 1;
  }
  out += '"';
  if (at < text.size()) out += "... (" + std::to_string(text.size()) + " bytes)";
  return out;
}

bool is_you(std::string_view name) { return name == "You"; }

std::string with_verb(std::string_view name, std::string_view plain, std::string_view third) {
  return std::string(name) + " " + std::string(is_you(name) ? plain : third);
}

}  // namespace aude::notation
