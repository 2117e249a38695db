// SPDX-License-Identifier: MIT
#include "compete/names.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace aude::compete {
namespace {

// UTF-8 of code points in hexadecimal, by the definition of UTF-8.
std::string utf8(const std::string& codes) {
  std::istringstream in(codes);
  std::string out;
  for (unsigned code = 0; in >> std::hex >> code;) {
    const int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr unsigned kLead[] = {0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(kLead[more] | code >> (6 * more));
    for (int i = more - 1; i >= 0; --i) out += static_cast<char>(0x80 | (code >> (6 * i) & 0x3F));
  }
  return out;
}

TEST(Names, keys_are_those_of_icu) {
  std::ifstream file(AUDE_SOURCE_DIR "/tests/data/compete/names.txt");
  int names = 0;
  for (std::string line; std::getline(file, line); ++names) {
    std::array<std::string, 4> parts;  // the name and its keys
    std::istringstream in(line);
    for (std::string& part : parts) std::getline(in, part, '|');
    EXPECT_EQ(name_keys(utf8(parts[0])), (NameKeys{utf8(parts[1]), utf8(parts[2]), utf8(parts[3])}))
        << line;
  }
  EXPECT_EQ(names, 600);
}

TEST(Names, look_alikes) {
  EXPECT_TRUE(look_alike("Paul", "Paul"));
  EXPECT_TRUE(look_alike("Paul", "pAUL"));
  EXPECT_TRUE(look_alike("Paul", "P\u0430ul"));          // Cyrillic a
  EXPECT_TRUE(look_alike("Bob", "\u0412\u041E\u0412"));  // Cyrillic capitals VOV
  EXPECT_TRUE(look_alike("Bob", "\u0432\u043E\u0432"));  // and the same in small letters
  EXPECT_TRUE(look_alike("lan", "Ian"));
  EXPECT_TRUE(look_alike("Marn", "Mam"));
  EXPECT_TRUE(look_alike("B0b", "BOb"));
  EXPECT_TRUE(look_alike("Ren\u00E9", "Rene"));
  EXPECT_TRUE(look_alike("Ren\u00E9", "Rene\u0301"));
  EXPECT_TRUE(look_alike("Ann Lee", "ann_lee"));
  EXPECT_TRUE(look_alike("A.n-n", "Ann"));
  EXPECT_TRUE(look_alike("Stra\u00DFe", "STRASSE"));
  EXPECT_TRUE(look_alike("\uFF30aul", "Paul"));                         // wide
  EXPECT_TRUE(look_alike("\U0001D4DFaul", "Paul"));                     // mathematical script
  EXPECT_TRUE(look_alike("\uAC01", "\u1100\u1161\u11A8"));              // a syllable and its letters
  EXPECT_TRUE(look_alike("\u05D1\u05BC\u05B0", "\u05D1\u05B0\u05BC"));  // marks in another order
}

TEST(Names, korean_syllables_are_their_letters) {
  EXPECT_TRUE(look_alike("\uAC00", "\u1100\u1161"));        // the first syllable
  EXPECT_TRUE(look_alike("\uD7A3", "\u1112\u1175\u11C2"));  // the last one
  EXPECT_EQ(name_keys("\uABFF")[0], "\uABFF");              // and next to them
  EXPECT_EQ(name_keys("\uD7A4")[0], "\uD7A4");
}

TEST(Names, the_shortest_forms_of_each_length_are_text) {
  for (const char* first : {"\xC2\x80", "\xE0\xA0\x80", "\xF0\x90\x80\x80"})
    EXPECT_EQ(name_keys(first)[0], first);
}

TEST(Names, different_names) {
  EXPECT_FALSE(look_alike("Paul", "Paula"));
  EXPECT_FALSE(look_alike("Ann", "Anna"));
  EXPECT_FALSE(look_alike("Bob", "Rob"));
  EXPECT_FALSE(look_alike("Tim", "Tom"));
  EXPECT_FALSE(look_alike("\u0915\u0941", "\u0915\u0947"));  // vowel signs are letters
  EXPECT_FALSE(look_alike("\uAC00", "\uAC01"));
  EXPECT_FALSE(look_alike("\u5F20", "\u7AE0"));
}

TEST(Names, of_nothing_that_counts_have_empty_keys) {
  EXPECT_EQ(name_keys(""), NameKeys());
  EXPECT_EQ(name_keys(" ._-"), NameKeys());
  EXPECT_EQ(name_keys("\u0301"), NameKeys());
}

TEST(Names, bytes_that_are_not_text_count_as_one_sign_each) {
  const std::string sign = "\uFFFD";
  EXPECT_EQ(name_keys("z\x80")[0], "z" + sign);      // not a first byte
  EXPECT_EQ(name_keys("z\xC3")[0], "z" + sign);      // cut off
  EXPECT_EQ(name_keys("\xC3z")[0], sign + "z");      // no second byte
  EXPECT_EQ(name_keys("\xC1\xBF")[0], sign + sign);  // too long a form
  EXPECT_EQ(name_keys("\xE0\x9F\xBF")[0], sign + sign + sign);
  EXPECT_EQ(name_keys("\xF0\x8F\xBF\xBF")[0], sign + sign + sign + sign);
  EXPECT_EQ(name_keys("\xED\xA0\x80")[0], sign + sign + sign);  // surrogates
  EXPECT_EQ(name_keys("\xED\xBF\xBF")[0], sign + sign + sign);
  EXPECT_EQ(name_keys("\xF4\x90\x80\x80")[0], sign + sign + sign + sign);  // above the last one
  EXPECT_EQ(name_keys("\xF8\x88\x80\x80\x80")[0].size(), 5 * sign.size());
  EXPECT_EQ(name_keys("\xED\x9F\xBF")[0], "\xED\x9F\xBF");  // next to them, good ones
  EXPECT_EQ(name_keys("\xEE\x80\x80")[0], "\xEE\x80\x80");
  EXPECT_EQ(name_keys("\xF4\x8F\xBF\xBF")[0], "\xF4\x8F\xBF\xBF");
}

}  // namespace
}  // namespace aude::compete
