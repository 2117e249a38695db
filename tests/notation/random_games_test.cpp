// SPDX-License-Identifier: MIT
// Everything in a game can be printed and parsed back: actions, records, positions.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cctype>
#include <set>
#include <sstream>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/document.h"
#include "notation/position.h"
#include "notation/record.h"
#include "players/random.h"

namespace aude::notation {
namespace {

struct Table {
  SetGroup sets;
  int players;
};

class RandomGames : public testing::TestWithParam<Table> {
 protected:
  static std::shared_ptr<const Game> game() {
    aude::Setup setup;
    setup.sets = GetParam().sets;
    for (int i = 0; i < GetParam().players; ++i) setup.players.push_back("player " + std::to_string(i));
    return *Game::create(catalogue(), setup);
  }
};

// Every legal action parses back to itself, and no two have the same text.
void check_actions(const State& state, const ActionList& legal) {
  std::set<std::string> texts;
  for (const Action& action : legal) {
    const std::string text = to_text(state.game(), action);
    const auto parsed = parse_action(state.game(), text);
    ASSERT_TRUE(parsed) << text;
    ASSERT_EQ(*parsed, action) << text;
    ASSERT_TRUE(texts.insert(text).second) << text;
  }
}

// The calculation in the text adds up to the points.
void check_sum(const boost::json::value& event) {
  const std::string sum(event.at("sum").as_string());
  std::istringstream terms(sum.substr(0, sum.find(';')));
  std::int64_t total = 0;
  std::string word;
  std::int64_t count = 0;
  for (bool times = false; terms >> word; times = word == "x") {
    if (times) total += count * std::stoll(word);
    if (!times && std::isdigit(static_cast<unsigned char>(word[0])) != 0) count = std::stoll(word);
  }
  ASSERT_EQ(total, event.at("points").as_int64()) << sum;
}

void check_position(const State& state, int n, const std::string& action, const Events& events) {
  const boost::json::object position = position_json(state, n, action, events);
  const auto parsed = parse_document(boost::json::serialize(position));
  ASSERT_TRUE(parsed);
  ASSERT_EQ(*parsed, boost::json::value(position));
  for (const boost::json::value& event : position.at("events").as_array()) {
    if (event.at("type") == "scored") check_sum(event);
  }
}

Record play(const Game& game, players::Random& random, State& state) {
  Record record{game.setup(), {}};
  ActionList legal;
  Events events;
  while (!state.is_over() && !testing::Test::HasFatalFailure()) {
    legal.clear();
    state.legal_actions(legal);
    check_actions(state, legal);
    const Action action = players::random_action(state, random, legal);
    record.actions.push_back(to_text(game, action));
    events.clear();
    state.apply(action, &events);
    check_position(state, static_cast<int>(record.actions.size()), record.actions.back(), events);
  }
  return record;
}

TEST_P(RandomGames, actions_records_and_positions_print_and_parse_back) {
  players::Random random(7);
  for (int i = 0; i < 10; ++i) {
    const auto played = game();
    State state(*played);
    const Record record = play(*played, random, state);
    ASSERT_FALSE(HasFatalFailure());
    const auto read = parse_record(to_json(record));
    ASSERT_TRUE(read);
    ASSERT_EQ(*read, record);
    const auto again = *Game::create(catalogue(), read->setup);
    State replayed(*again);
    for (const std::string& text : read->actions) {
      const auto action = legal_action(replayed, text);
      ASSERT_TRUE(action) << action.refusal().what;
      replayed.apply(*action);
    }
    EXPECT_EQ(boost::json::serialize(position_json(replayed, 0, {}, {})),
              boost::json::serialize(position_json(state, 0, {}, {})));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Notation, RandomGames,
    testing::Values(Table{{Base::kId}, 2}, Table{{Base::kId}, 8}, Table{{Base::kId, River::kId}, 3},
                    Table{{Base::kId, Inns::kId, Traders::kId}, 4}, Table{{Base::kId, Hills::kId}, 5},
                    Table{{Wheel::kId}, 3}, Table{{Wheel::kId, River::kId}, 2},
                    Table{{Base::kId, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId},
                          6}));

}  // namespace
}  // namespace aude::notation
