// SPDX-License-Identifier: MIT
// Records: what is read, what is refused, and that printing and parsing are inverse.
#include "notation/record.h"

#include <gtest/gtest.h>

#include "notation/catalogue.h"
#include "rules/game.h"

namespace aude::notation {
namespace {

constexpr std::string_view kExample = R"({"aude": 1,
 "setup": {"sets": ["base"], "players": ["Red", "Blue"],
           "options": {"farmers": true},
           "bag": ["E", "H", "E"], "start": [{"tile": "D", "at": [0, 0], "rotation": 0}]},
 "actions": ["draw E", "place 0,-1 r2", "follower 1", "draw H", "place 0,-2 r1", "pass"]})";

std::string with(std::string_view from, std::string_view to) {
  std::string text(kExample);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string complaint(const std::string& text) {
  const auto record = parse_record(text);
  return record ? "accepted" : record.refusal().where + ": " + record.refusal().what;
}

TEST(Record, the_example_of_the_contract_is_read) {
  const auto record = parse_record(kExample);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->setup.players, (std::vector<std::string>{"Red", "Blue"}));
  EXPECT_EQ(record->setup.bag->size(), 3U);
  EXPECT_EQ(record->setup.start->at(0), (StartTile{"D", {0, 0}, Rotation::r0}));
  EXPECT_EQ(record->actions.size(), 6U);
}

TEST(Record, a_game_saved_by_the_page_and_a_puzzle_are_read_as_their_record) {
  const Record record = *parse_record(kExample);
  const auto saved = parse_record(
      with("\"aude\": 1,", R"("aude": 1, "seats": [{"kind": "here", "name": "Red", "colour": 0},
                                                 {"kind": "bot", "level": "easy", "colour": 1}],)"));
  ASSERT_TRUE(saved) << saved.refusal().what;
  EXPECT_EQ(*saved, record);
  const auto puzzle =
      parse_record(R"({"id": "1-0-208", "grade": 1, "record": )" + std::string(kExample) + "}");
  ASSERT_TRUE(puzzle) << puzzle.refusal().what;
  EXPECT_EQ(*puzzle, record);
  EXPECT_EQ(complaint(R"({"id": "1", "record": {"aude": 1}})"), "record: \"setup\" is missing");
}

TEST(Record, prints_on_one_line_and_parses_back) {
  Record record;
  record.setup.sets = {Hills::kId, SetId::Base, Wheel::kId};
  record.setup.players = {"Ann \"the\" \\ \n", "\xC3\x89va", ""};
  record.setup.options.farmers = false;
  record.setup.options.small_city = 2;
  record.setup.options.hill_tiebreak = HillTiebreak::Number;
  record.setup.options.closed_farm_gathers = false;
  record.setup.options.pig_in_famine = true;
  record.setup.bag = {{"U", 0}, {"U", 3}, {"BB5RadJ-2", 2}};
  record.setup.start = {{"D", {-4, 7}, Rotation::r3}};
  record.actions = {"draw U", "pass"};
  const std::string text = to_json(record);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  const auto parsed = parse_record(text);
  ASSERT_TRUE(parsed) << parsed.refusal().what;
  EXPECT_EQ(*parsed, record);
  EXPECT_EQ(to_json(*parsed), text);
}

TEST(Record, contains_the_version_of_its_rules_and_a_later_one_is_refused) {
  const std::string rest = R"("setup":{"sets":["base"],"players":["A","B"]},"actions":[]})";
  const auto old = parse_record(R"({"aude":1,)" + rest);
  ASSERT_TRUE(old) << "records from before there was a number";
  EXPECT_EQ(to_json(*old), R"({"aude":1,"rules":1,)" + rest);
  EXPECT_TRUE(parse_record(R"({"aude":1,"rules":1,)" + rest));
  const auto later = parse_record(R"({"aude":1,"rules":7,)" + rest);
  ASSERT_FALSE(later);
  EXPECT_EQ(later.refusal().where, "rules");
  EXPECT_EQ(later.refusal().what, "played by rules of version 7; this program knows those up to 1");
  EXPECT_FALSE(parse_record(R"({"aude":1,"rules":0,)" + rest));
}

TEST(Record, an_empty_bag_is_not_a_missing_bag) {
  Record record;
  record.setup.players = {"A", "B"};
  record.setup.bag.emplace();
  EXPECT_EQ(*parse_record(to_json(record)), record);
}

TEST(Record, every_option_can_be_read) {
  const auto record = parse_record(with(
      "\"farmers\": true",
      R"("farmers": false, "small_city": 2, "hill_tiebreak": "number", "closed_farm_gathers": false,
              "pig_in_famine": true)"));
  ASSERT_TRUE(record);
  Options expected;
  expected.farmers = false;
  expected.small_city = 2;
  expected.hill_tiebreak = HillTiebreak::Number;
  expected.closed_farm_gathers = false;
  expected.pig_in_famine = true;
  EXPECT_EQ(record->setup.options, expected);
}

TEST(Record, ten_thousand_players_are_parsed_and_refused_by_the_rules) {
  std::string players = "[\"p0\"";
  for (int i = 1; i < 10'000; ++i) players += ",\"p\"";
  const auto record = parse_record(with("[\"Red\", \"Blue\"]", players + "]"));
  ASSERT_TRUE(record);
  const auto game = Game::create(catalogue(), record->setup);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.refusal().where, "setup.players");
  EXPECT_LT(game.refusal().what.size(), 200U);
}

struct Wrong {
  std::string from;
  std::string to;
  std::string complaint;  // a part of it
};
void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.to.substr(0, 40); }

class WrongRecord : public testing::TestWithParam<Wrong> {};

TEST_P(WrongRecord, is_refused_with_place_and_reason) {
  const std::string found = complaint(with(GetParam().from, GetParam().to));
  EXPECT_NE(found.find(GetParam().complaint), std::string::npos) << found;
  EXPECT_LT(found.size(), 400U);
}

INSTANTIATE_TEST_SUITE_P(
    Record, WrongRecord,
    testing::Values(
        Wrong{"\"aude\": 1", "\"aude\": 2", "aude: this program reads records of version 1"},
        Wrong{"\"aude\": 1", "\"aude\": \"1\"", "aude: expected an integer"},
        Wrong{"\"aude\": 1", "\"aude\": 1.0", "aude: expected an integer"},
        Wrong{"\"aude\": 1,", "", "top level: \"aude\" is missing"},
        Wrong{"\"aude\": 1,", "\"aude\": 1, \"aude\": 1,", "\"aude\" appears twice"},
        Wrong{"\"aude\": 1,", "\"aude\": 1, \"date\": 1,",
              "top level: unknown member \"date\"; members: aude, rules, setup, actions, aids, seats"},
        Wrong{"[\"base\"]", "[\"bass\"]", "setup.sets[0]: unknown set \"bass\"; sets: base, river"},
        Wrong{"[\"base\"]", "[\"base\", \"base\"]", "setup.sets[1]: the set base given more than once"},
        Wrong{"[\"base\"]", "\"base\"", "setup.sets: expected a list, found \"base\""},
        Wrong{"[\"base\"]", "null", "setup.sets: expected a list, found null"},
        Wrong{"\"sets\"", "\"Sets\"",
              "setup: unknown member \"Sets\"; members: sets, players, options, bag, start"},
        Wrong{"\"players\": [\"Red\", \"Blue\"],", "", "setup: \"players\" is missing"},
        Wrong{"\"Red\"", "7", "setup.players[0]: expected text in quotes, found 7"},
        Wrong{"\"Red\"", "\"" + std::string(1'000'000, 'r') + "\"",
              "setup.players[0]: text of 1000000 bytes; at most 200"},
        Wrong{"\"farmers\": true", "\"farmer\": true",
              "setup.options: unknown member \"farmer\"; members: farmers"},
        Wrong{"\"farmers\": true", "\"farmers\": 1",
              "setup.options.farmers: expected true or false, found 1"},
        Wrong{"\"farmers\": true", "\"small_city\": 3", "setup.options.small_city: expected 4 or 2"},
        Wrong{"\"farmers\": true", "\"small_city\": 1e300",
              "setup.options.small_city: expected an integer"},
        Wrong{"\"farmers\": true", "\"hill_tiebreak\": \"no\"", "expected \"presence\" or \"number\""},
        Wrong{"[\"E\", \"H\", \"E\"]", "[\"E\", [\"H\"]]", "setup.bag[1]: expected text"},
        Wrong{"[\"E\", \"H\", \"E\"]", "[\"" + std::string(1'000'000, 'E') + "\"]",
              "setup.bag[0]: text of 1000000 bytes"},
        Wrong{"[0, 0]", "[0]", "setup.start[0].at: expected two numbers"},
        Wrong{"[0, 0]", "[0, 9223372036854775807]",
              "setup.start[0].at[1]: expected an integer from -32768 to 32767"},
        Wrong{"[0, 0]", "[0, -9223372036854775808]", "setup.start[0].at[1]: expected an integer"},
        Wrong{"[0, 0]", "[18446744073709551616, 0]", "setup.start[0].at[0]: expected an integer"},
        Wrong{"[0, 0]", "[1e999, 0]", ""}, Wrong{"[0, 0]", "[NaN, 0]", "not valid JSON"},
        Wrong{"\"rotation\": 0", "\"rotation\": 4",
              "setup.start[0].rotation: expected an integer from 0 to 3"},
        Wrong{"\"rotation\": 0", "\"turn\": 0", "setup.start[0]: unknown member \"turn\""},
        Wrong{"\"draw E\"", "5", "actions[0]: expected text"},
        Wrong{"\"draw E\", \"place", "{}, \"place",
              "actions[0]: expected text in quotes, found an object"},
        Wrong{"\"actions\"", "\"action\"", "top level: unknown member \"action\""},
        Wrong{"\"Blue\"", "\"Bl\xFFue\"", "UTF-8"},
        Wrong{"\"pass\"]}", "\"pass\"", "unexpected end of input"},
        Wrong{"\"pass\"]}", "\"pass\"]}]", "something follows the end"}));

TEST(Record, only_an_object_is_a_record) {
  for (const char* text : {"", "[]", "null", "17", "\"aude\"", "true"})
    EXPECT_NE(complaint(text), "accepted") << text;
}

TEST(Setup, with_option_reads_text_of_a_command_line) {
  EXPECT_FALSE(with_option({}, "farmers", "false")->farmers);
  EXPECT_EQ(with_option({}, "small_city", "2")->small_city, 2);
  EXPECT_EQ(with_option({}, "hill_tiebreak", "number")->hill_tiebreak, HillTiebreak::Number);
  EXPECT_FALSE(with_option({}, "farmers", "maybe"));
  EXPECT_FALSE(with_option({}, "cows", "true"));
}

TEST(Setup, supply_tiles_have_a_symbol_only_in_the_form_of_the_contract) {
  EXPECT_EQ(supply_tile("U"), (SupplyTile{"U", 0}));
  EXPECT_EQ(supply_tile("U:2"), (SupplyTile{"U", 2}));
  for (const char* text : {"U:0", "U:4", "U:", ":2", "U:22", ""}) EXPECT_EQ(supply_tile(text).id, text);
}

}  // namespace
}  // namespace aude::notation
