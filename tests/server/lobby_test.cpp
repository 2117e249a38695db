// SPDX-License-Identifier: MIT
// The lobby at a server: what the host changes reaches all connections, is limited, and survives a
// restart.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/hub_fixture.h"

namespace aude::server {
namespace {

namespace json = boost::json;

json::object lobby_order() {
  return json::parse(R"({"setup":{"sets":["base"]},
                         "seats":[{"kind":"here","name":"Ann"},{"kind":"open"},{"kind":"open"}]})")
      .as_object();
}
json::object configure(std::string_view members) {
  return json::parse(R"({"type":"configure",)" + std::string(members) + "}").as_object();
}
std::string seats_of(const Guest& guest) { return json::serialize(guest.latest("joined").at("seats")); }
std::string sets_of(const json::object& view) { return json::serialize(view.at("setup").at("sets")); }

TEST(Lobby, seats_with_other_numbers_stay_with_their_players) {
  HubFixture fixture;
  const auto table = fixture.make(lobby_order());
  auto ann = fixture.come(table.id, {table.host, table.tokens.at(0)});
  auto bob = fixture.come(table.id, {}, "2.2.2.2");
  auto eve = fixture.come(table.id, {}, "3.3.3.3");
  const auto claimed = fixture.ask(bob, {{"type", "claim"}, {"seat", 2}, {"name", "Bob"}});
  const std::string token(claimed.at("token").as_string());

  EXPECT_EQ(fixture.ask(bob, configure(R"("aids":false)")).at("code"), "not_allowed");
  EXPECT_EQ(
      fixture.ask(ann, configure(R"("setup":{"sets":["base","inns"]},"seats":[{"seat":2},{"seat":0}])"))
          .at("type"),
      "ok");
  EXPECT_EQ(seats_of(*ann.guest), "[1]");
  EXPECT_EQ(seats_of(*bob.guest), "[0]");
  EXPECT_EQ(eve.guest->count("joined"), 1);  // only that of its hello
  for (const auto& one : {ann, bob, eve}) {
    const json::object view = one.guest->latest("view");
    EXPECT_EQ(sets_of(view), R"(["base","inns"])");
    EXPECT_EQ(view.at("seats").at(0).at("name"), "Bob");
    EXPECT_EQ(view.at("seats").at(0).at("here"), true);
    EXPECT_EQ(view.at("seats").as_array().size(), 2U);
  }

  // Another process reads the same table from its log.
  fixture.restart();
  auto again = fixture.come(table.id, {token}, "2.2.2.2");
  EXPECT_EQ(seats_of(*again.guest), "[0]");
  EXPECT_EQ(sets_of(again.guest->latest("view")), R"(["base","inns"])");
  auto host = fixture.come(table.id, {table.host, table.tokens.at(0)});
  EXPECT_EQ(fixture.ask(host, {{"type", "start"}}).at("type"), "ok");
  EXPECT_EQ(fixture.ask(host, configure(R"("aids":false)")).at("code"), "not_now");
  // The player to act is Bob, by the connection that he opened before the start.
  const json::array legal = again.guest->latest("update").at("legal").as_array();
  ASSERT_FALSE(legal.empty());
  EXPECT_EQ(fixture.act(again, std::string(legal[0].as_string())).at("type"), "ok");
}

TEST(Lobby, bots_play_on_seats_that_were_added) {
  HubFixture fixture;
  const auto table = fixture.make(lobby_order());
  auto ann = fixture.come(table.id, {table.host, table.tokens.at(0)});
  const char* seats = R"("setup":{"sets":["base"],"bag":["E","E"]},"seats":[
      {"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"},{"kind":"bot","level":"easy"},{"seat":0}])";
  EXPECT_EQ(fixture.ask(ann, configure(seats)).at("type"), "ok");
  EXPECT_EQ(fixture.ask(ann, {{"type", "start"}}).at("type"), "ok");
  fixture.wait_for([&] { return ann.guest->latest("update").at("stage") == "over"; });
}

TEST(Lobby, changes_are_limited_per_connection) {
  Limits limits = test_limits();
  limits.configures = {3, 1};
  HubFixture fixture(limits);
  const auto table = fixture.make(lobby_order());
  auto ann = fixture.come(table.id, {table.host, table.tokens.at(0)});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(fixture.ask(ann, configure(R"("aids":false)")).at("type"), "ok");
  }
  EXPECT_EQ(fixture.ask(ann, configure(R"("aids":false)")).at("code"), "too_fast");
  fixture.steady += 1000;
  EXPECT_EQ(fixture.ask(ann, configure(R"("aids":false)")).at("type"), "ok");
}

}  // namespace
}  // namespace aude::server
