// SPDX-License-Identifier: MIT
// Positions as one line of JSON, in every phase of a turn.
#include "notation/position.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/catalogue.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

// Plays a list of actions and keeps the position after each.
std::vector<json::object> positions(const Setup& setup, const std::vector<std::string>& actions) {
  const auto game = Game::create(catalogue(), setup);
  if (!game) {
    ADD_FAILURE() << game.refusal().where << ": " << game.refusal().what;
    return {};
  }
  State state(**game);
  std::vector<json::object> out{position_json(state, 0, {}, {})};
  for (const std::string& text : actions) {
    const auto action = legal_action(state, text);
    if (!action) {
      ADD_FAILURE() << action.refusal().what;
      return out;
    }
    Events events;
    state.apply(*action, &events);
    out.push_back(position_json(state, static_cast<int>(out.size()), text, events));
  }
  return out;
}

std::string text_of(const json::object& position, const char* key) {
  return json::serialize(position.at(key));
}

Setup small_game() {
  aude::Setup setup;
  setup.players = {"Red", "Blue"};
  setup.bag = {{"E", 0}, {"H", 0}, {"E", 0}};
  return setup;
}

TEST(Position, has_the_documented_members) {
  const auto lines = positions(small_game(), {"draw E", "place 0,-1 r2"});
  EXPECT_EQ(json::serialize(lines[2]),
            R"({"n":2,"action":"place 0,-1 r2","phase":"deploy","player":0,"tile":"E","scores":[0,0],)"
            R"("legal":["follower 0","follower 1","pass"],)"
            R"("events":[{"type":"placed","player":0,"tile":"E","at":[0,-1],"rotation":2}],)"
            R"("left":2,"hidden":0,"supply":[{"follower":7},{"follower":7}]})");
}

TEST(Position, a_chance_phase_has_no_actor_but_a_turn) {
  const auto lines = positions(small_game(), {"draw E", "place 0,-1 r2", "pass"});
  EXPECT_EQ(text_of(lines[0], "player"), "null");
  EXPECT_EQ(text_of(lines[0], "for"), "0");
  EXPECT_EQ(text_of(lines[0], "tile"), "null");
  EXPECT_EQ(text_of(lines[0], "action"), "null");
  EXPECT_EQ(text_of(lines[0], "legal"), R"(["draw E","draw H"])");
  EXPECT_FALSE(lines[1].contains("for"));
  EXPECT_EQ(text_of(lines[1], "tile"), "\"E\"");
  EXPECT_EQ(text_of(lines[3], "for"), "1");
}

TEST(Position, there_is_no_actor_when_the_game_is_over) {
  aude::Setup setup = small_game();
  setup.bag = {{"E", 0}};
  const auto lines = positions(setup, {"draw E", "place 0,-1 r2", "follower 0"});
  const json::object& over = lines.back();
  EXPECT_EQ(text_of(over, "phase"), "\"over\"");
  EXPECT_EQ(text_of(over, "player"), "null");
  EXPECT_EQ(text_of(over, "tile"), "null");
  EXPECT_EQ(text_of(over, "legal"), "[]");
  EXPECT_FALSE(over.contains("for"));
  EXPECT_EQ(text_of(over, "scores"), "[4,0]");
  EXPECT_EQ(json::serialize(over.at("events").as_array().back()), R"({"type":"over","winners":[0]})");
}

TEST(Position, a_tile_with_a_symbol_keeps_its_name_during_its_turn) {
  aude::Setup setup = small_game();
  setup.sets = {SetId::Base, Wheel::kId};
  setup.bag = {{"U", 1}, {"V", 0}};
  const auto lines = positions(setup, {"draw U:1", "place 2,-1 r1"});
  EXPECT_EQ(text_of(lines[1], "tile"), "\"U:1\"");
  EXPECT_EQ(text_of(lines[2], "tile"), "\"U:1\"");
  EXPECT_EQ(lines[1].at("events").at(0).at("type").as_string(), "wheel");
}

TEST(Position, the_supply_names_every_kind_of_piece_that_is_there) {
  aude::Setup setup = small_game();
  setup.sets = {SetId::Base, Inns::kId, Traders::kId, Hills::kId};
  const auto lines = positions(setup, {"draw E", "place 0,-1 r2", "shepherd 1"});
  EXPECT_EQ(text_of(lines[0], "supply"),
            R"([{"follower":7,"large":1,"builder":1,"pig":1,"shepherd":1},)"
            R"({"follower":7,"large":1,"builder":1,"pig":1,"shepherd":1}])");
  EXPECT_EQ(text_of(lines[3], "phase"), "\"token\"");
  EXPECT_EQ(text_of(lines[3], "for"), "0");
  EXPECT_EQ(text_of(lines[3], "player"), "null");
  EXPECT_EQ(text_of(lines[3], "tile"), "\"E\"");
  EXPECT_EQ(text_of(lines[3], "legal"), R"(["token 1","token 2","token 3","token 4","token wolf"])");
  EXPECT_EQ(json::serialize(lines[3].at("supply").at(0)),
            R"({"follower":7,"large":1,"builder":1,"pig":1})");
}

}  // namespace
}  // namespace aude::notation
