// SPDX-License-Identifier: MIT
// Numbers, ports and quoted texts, and the sentences of refusals that belong to a set.
#include "notation/words.h"

#include <gtest/gtest.h>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/document.h"
#include "rules/state.h"

namespace aude::notation {
namespace {

TEST(Words, an_integer_has_no_plus_no_leading_zeros_and_nothing_after_it) {
  EXPECT_EQ(parse_integer("0", -5, 5), 0);
  EXPECT_EQ(parse_integer("-5", -5, 5), -5);
  EXPECT_EQ(parse_integer("5", -5, 5), 5);
  for (const char* wrong :
       {"", "-", "--1", "+1", "01", "-0", "1.0", "1 ", " 1", "6", "-6", "99999999999"})
    EXPECT_EQ(parse_integer(wrong, -5, 5), std::nullopt) << wrong;
}

TEST(Words, ports_are_named_clockwise_from_the_north_western_corner) {
  const std::string names = "Nl Nm Nr El Em Er Sl Sm Sr Wl Wm Wr";
  for (int port = 0; port < kPorts; ++port) {
    const std::string name = names.substr(static_cast<std::size_t>(port) * 3, 2);
    EXPECT_EQ(port_name(port), name);
    EXPECT_EQ(port_named(name), port);
  }
  EXPECT_EQ(port_named("Nx"), std::nullopt);
}

TEST(Words, quotes_keep_characters_of_utf8_and_escape_everything_else) {
  // One, two, three and four bytes; U+0800 is the first of three bytes, U+10FFFF the last of four.
  for (const std::string text :
       {"a ~", "\xC3\xA9", "\xE2\x82\xAC", "\xE0\xA0\x80", "\xF0\x9F\x98\x80", "\xF4\x8F\xBF\xBF"})
    EXPECT_EQ(notation::quoted(text), "\"" + text + "\"");
  EXPECT_EQ(notation::quoted("\t\x1F\x7F"), R"("\x09\x1f\x7f")");
  EXPECT_EQ(notation::quoted("\xC3("), R"("\xc3(")") << "not continued";
  EXPECT_EQ(notation::quoted("\xE2\x82"), R"("\xe2\x82")") << "cut off";
  EXPECT_EQ(notation::quoted("\x80\xC1\x80"), R"("\x80\xc1\x80")") << "not a first byte";
  EXPECT_EQ(notation::quoted("\xF5\x80\x80\x80"), R"("\xf5\x80\x80\x80")") << "beyond Unicode";
}

TEST(Words, quotes_are_shortened_to_forty_bytes) {
  const std::string forty(40, 'a');
  EXPECT_EQ(notation::quoted(forty), "\"" + forty + "\"");
  EXPECT_EQ(notation::quoted(forty + "b"), "\"" + forty + "\"... (41 bytes)");
  const std::string across = forty.substr(1) + "\xE2\x82\xAC";
  EXPECT_EQ(notation::quoted(across), "\"" + across + "\"") << "a character is never cut";
}

TEST(Words, all_kinds_of_json_numbers_are_read) {
  const auto numbers = parse_document("[-1, 18446744073709551615, 1.5]");
  ASSERT_TRUE(numbers);
  EXPECT_EQ(numbers->at(0), -1);
  EXPECT_EQ(numbers->at(1).as_uint64(), 18446744073709551615U);
  EXPECT_EQ(numbers->at(2), 1.5);
}

TEST(Words, a_set_has_its_own_sentences_for_refusals) {
  aude::Setup setup;
  setup.sets = {SetId::Base, Wheel::kId};
  setup.players = {"A", "B"};
  setup.bag = {{"E", 0}, {"E", 0}};
  const auto game = Game::create(catalogue(), setup);
  ASSERT_TRUE(game) << game.refusal().what;
  State state(**game);
  ActionList legal;
  while (state.phase() != Phase::Deploy) {
    state.legal_actions(legal);
    ASSERT_GT(legal.size(), 0U);
    state.apply(legal[0]);
  }
  const auto refused = legal_action(state, "crown taxes large");
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.refusal().what.starts_with(
      "\"crown taxes large\": no such piece may go to that crown space now; legal: "))
      << refused.refusal().what;
}

}  // namespace
}  // namespace aude::notation
