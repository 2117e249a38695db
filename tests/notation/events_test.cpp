// SPDX-License-Identifier: MIT
// Events as JSON, and calculations as text.
#include "notation/events.h"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "notation/catalogue.h"

namespace aude::notation {
namespace {

std::string json_of(const Event& event) {
  aude::Setup setup;
  setup.sets = {SetId::Base, Wheel::kId};
  setup.players = {"A", "B"};
  static const auto game = *Game::create(catalogue(), setup);
  return boost::json::serialize(events_json(*game, {event}).at(0));
}

Kind kind_of(std::string_view name) {
  aude::Setup setup;
  setup.sets = {SetId::Base, Wheel::kId};
  setup.players = {"A", "B"};
  return (*Game::create(catalogue(), setup))->find_kind(name);
}

ScoredEvent scored(ScoreFor what, int points, std::vector<Calculation> calculations) {
  return {what, points, 0b01, false, std::move(calculations), 0, {}};
}

TEST(Sums, are_written_as_the_contract_says) {
  EXPECT_EQ(sum_text(scored(ScoreFor::City, 8, {{{Counted::Tile, 3, 2}, {Counted::Pennant, 1, 2}}})),
            "3 tiles x 2 + 1 pennant x 2");
  EXPECT_EQ(sum_text(scored(ScoreFor::Field, 3, {{{Counted::City, 1, 3}}})), "1 city x 3");
  EXPECT_EQ(sum_text(scored(ScoreFor::Field, 6, {{{Counted::City, 2, 3}}})), "2 cities x 3");
  EXPECT_EQ(sum_text(scored(ScoreFor::Field, 0, {{{Counted::City, 0, 3}}})), "0 cities x 3");
  EXPECT_EQ(sum_text(scored(Traders::kGoodsScore, 10, {{{Traders::kWineMajorityCounted, 1, 10}}})),
            "1 wine majority x 10");
  EXPECT_EQ(sum_text(scored(Hills::kFlockScore, 7, {{{Hills::kSheepCounted, 7, 1}}})), "7 sheep x 1");
}

TEST(Sums, different_calculations_of_the_same_points_are_joined) {
  EXPECT_EQ(sum_text(scored(Wheel::kTaxesScore, 2,
                            {{{Wheel::kKnightCounted, 1, 2}}, {{Wheel::kKnightCounted, 2, 1}}})),
            "1 knight x 2; 2 knights x 1");
}

TEST(Sums, reasons_are_sentences) {
  ScoredEvent event = scored(ScoreFor::Road, 8, {});
  event.reasons = reason(Inns::kBecauseInn) | reason(Hills::kBecauseHillTie);
  EXPECT_EQ(reason_texts(event),
            (std::vector<std::string>{"An inn by the road makes each of its tiles worth 2.",
                                      "A follower on a hill broke the tie."}));
}

TEST(Events, every_type_has_its_members) {
  EXPECT_EQ(json_of(PlacedEvent{Seat{1}, kind_of("U:2"), {3, -1}, Rotation::r2}),
            R"({"type":"placed","player":1,"tile":"U:2","at":[3,-1],"rotation":2})");
  EXPECT_EQ(json_of(DeployedEvent{Seat{0}, Inns::kLarge, {{1, 2}, 3}, Terrain::City}),
            R"({"type":"deployed","player":0,"piece":"large","at":[1,2],"segment":3,"on":"city"})");
  EXPECT_EQ(json_of(CrownedEvent{Seat{0}, Piece::Follower, Sector::Taxes}),
            R"({"type":"deployed","player":0,"piece":"follower","crown":"taxes"})");
  EXPECT_EQ(json_of(DiscardedEvent{Seat{1}, kind_of("C")}),
            R"({"type":"discarded","player":1,"tile":"C"})");
  EXPECT_EQ(json_of(BuriedEvent{{4, 5}}), R"({"type":"buried","at":[4,5]})");
  EXPECT_EQ(json_of(WheelEvent{Seat{0}, 2, Sector::Fortune, Sector::Famine}),
            R"({"type":"wheel","player":0,"steps":2,"from":"fortune","to":"famine"})");
  EXPECT_EQ(json_of(GoodsEvent{Seat{1}, Goods::Cloth, 2}),
            R"({"type":"goods","player":1,"goods":"cloth","count":2})");
  EXPECT_EQ(json_of(TokenEvent{Seat{1}, 3, {{0, 1}, 2}}),
            R"({"type":"token","player":1,"sheep":3,"wolf":false,"at":[0,1],"segment":2})");
  EXPECT_EQ(json_of(TokenEvent{Seat{1}, 0, {{0, 1}, 2}}),
            R"({"type":"token","player":1,"sheep":0,"wolf":true,"at":[0,1],"segment":2})");
  EXPECT_EQ(json_of(ReturnedEvent{Seat{0}, Traders::kPig, {{7, 8}, 1}}),
            R"({"type":"returned","player":0,"piece":"pig","at":[7,8],"segment":1})");
  EXPECT_EQ(json_of(LeftCrownEvent{Seat{0}, Piece::Follower, Sector::Storm}),
            R"({"type":"returned","player":0,"piece":"follower","crown":"storm"})");
  EXPECT_EQ(json_of(OverEvent{0b11}), R"({"type":"over","winners":[0,1]})");
}

TEST(Events, a_score_contains_its_calculation) {
  const ScoredEvent event{ScoreFor::City,
                          8,
                          0b101,
                          true,
                          {{{Counted::Tile, 3, 2}, {Counted::Pennant, 1, 2}}},
                          reason(Hills::kBecauseHillTie),
                          {{{0, 0}, 0}, {{0, -1}, 2}}};
  EXPECT_EQ(json_of(event),
            R"({"type":"scored","feature":"city","points":8,"players":[0,2],"final":true,)"
            R"("sum":"3 tiles x 2 + 1 pennant x 2","why":["A follower on a hill broke the tie."],)"
            R"("spots":[[0,0,0],[0,-1,2]],)"
            R"("terms":[[{"count":3,"of":"tile","each":2},{"count":1,"of":"pennant","each":2}]],)"
            R"("because":["hill_tie"]})");
}

}  // namespace
}  // namespace aude::notation
