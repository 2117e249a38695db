// SPDX-License-Identifier: MIT
// Challenges by name over real sockets: on one server with SQLite, and on two nodes with PostgreSQL.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/cluster.h"
#include "server/players.h"
#include "server/running.h"
#include "server/stores.h"
#include "server/test_device.h"
#include "support/data_files.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

struct Rival {
  void create(unsigned short port, std::string_view name) {
    const auto reply =
        device.post(port, "/api/player", json::object{{"name", name}, {"device", "phone"}});
    id = reply.json().at("id").as_string();
  }
  HttpReply challenge(unsigned short port, std::string_view name) const {
    return device.post(port, "/api/tables",
                       {{"setup", {{"sets", json::array{"base"}}}},
                        {"invite", name},
                        {"aids", false},
                        {"rated", true},
                        {"clock", {{"total", 600'000}, {"increment", 0}}},
                        {"seats", {{{"kind", "here"}, {"name", "any"}}, {{"kind", "open"}}}}});
  }
  json::array list(unsigned short port, const char* which) const {
    return device.get(port, "/api/player/challenges").json().at(which).as_array();
  }
  json::array running(unsigned short port) const {
    return device.get(port, "/api/player/games").json().at("running").as_array();
  }
  int close(unsigned short port, const std::string& table) const {
    return static_cast<int>(
        device.post(port, "/api/player/close-challenge", {{"table", table}}).status);
  }
  void enter(unsigned short port, const std::string& table) {
    socket = std::make_unique<WebSocket>(port, "/ws/" + table);
    socket->send(device.login(port, table));
    socket->next("logged_in");
    socket->send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
    socket->next("view");
  }
  void claim() const { socket->send({{"type", "claim"}, {"seat", 1}, {"name", "any"}}); }
  std::string refusal() const { return std::string(socket->next("error").at("code").as_string()); }

  TestDevice device;
  std::string id;
  std::unique_ptr<WebSocket> socket;
};

enum class ChallengeAt { Sqlite, Nodes };
class ChallengeWire : public testing::TestWithParam<ChallengeAt> {
 protected:
  void SetUp() override {
    at = test_config(folder.path());
    if (GetParam() == ChallengeAt::Nodes) {
      at.store = cluster().fresh_address();
      at.node = "127.0.0.1";
    }
    server = std::make_unique<RunningServer>(at);
    if (GetParam() == ChallengeAt::Nodes) node = std::make_unique<RunningServer>(at);
    here = server->port();
    there = node ? node->port() : here;
    ann.create(here, "Ann");
    bob.create(there, "Bob");
    eve.create(here, "Eve");
  }
  std::string challenge_bob() const {
    const HttpReply reply = ann.challenge(here, "bob");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(reply.json().at("table").as_string());
  }
  void wait_for_state(unsigned short port, const std::string& table, std::string_view state) const {
    json::value found;
    wait_until(
        "the table knows", [&] { return found.is_string() && found.as_string() == state; },
        [&] {
          const HttpReply reply = request(port, "GET", "/api/tables/" + table);
          if (reply.status == 200) found = reply.json().at("invited").at("state");
        });
  }

  const TemporaryFolder folder;
  ServerConfig at;
  std::unique_ptr<RunningServer> server;
  std::unique_ptr<RunningServer> node;
  unsigned short here = 0;
  unsigned short there = 0;
  Rival ann, bob, eve;
};
INSTANTIATE_TEST_SUITE_P(Every, ChallengeWire, testing::Values(ChallengeAt::Sqlite, ChallengeAt::Nodes),
                         [](const auto& each) {
                           return each.param == ChallengeAt::Sqlite ? "Sqlite" : "Nodes";
                         });

TEST_P(ChallengeWire, one_that_is_accepted_becomes_a_game_of_both) {
  const std::string table = challenge_bob();
  const json::array received = bob.list(there, "received");
  ASSERT_EQ(received.size(), 1U);
  EXPECT_EQ(received.at(0).at("table"), json::value(table));
  EXPECT_EQ(received.at(0).at("from"), json::value({{"player", ann.id}, {"name", "Ann"}}));
  EXPECT_EQ(received.at(0).at("to"), json::value({{"player", bob.id}, {"name", "Bob"}}));
  EXPECT_EQ(received.at(0).at("rated"), true);
  EXPECT_EQ(received.at(0).at("clock").at("total"), 600'000);
  EXPECT_EQ(ann.list(there, "sent"), received);
  EXPECT_TRUE(ann.list(here, "received").empty());
  EXPECT_TRUE(eve.list(here, "received").empty());
  EXPECT_TRUE(ann.running(here).empty()) << "it is no game yet";
  EXPECT_TRUE(bob.running(there).empty());

  ann.enter(here, table);
  eve.enter(there, table);
  eve.claim();
  EXPECT_EQ(eve.refusal(), "not_invited");
  bob.enter(there, table);
  bob.claim();
  json::object view;
  while (!view.contains("stage") || view.at("stage") != "playing") view = ann.socket->next("view");
  for (const Rival* each : {&ann, &bob}) {
    EXPECT_TRUE(each->list(here, "sent").empty());
    EXPECT_TRUE(each->list(here, "received").empty());
    EXPECT_EQ(each->running(here).size(), 1U);
  }
  EXPECT_EQ(ann.close(here, table), 409) << "a game that is played cannot be withdrawn";
}

TEST_P(ChallengeWire, one_that_is_declined_or_withdrawn_is_over) {
  const std::string declined = challenge_bob();
  EXPECT_EQ(eve.close(there, declined), 409);
  EXPECT_EQ(bob.close(there, declined), 200);
  EXPECT_EQ(bob.close(there, declined), 409);
  wait_for_state(here, declined, "declined");
  EXPECT_TRUE(bob.list(there, "received").empty());
  ASSERT_EQ(ann.list(here, "sent").size(), 1U);
  EXPECT_EQ(ann.list(here, "sent").at(0).at("state"), "declined");
  EXPECT_EQ(ann.challenge(there, "Bob").status, 409) << "who has declined is left in peace";

  const std::string other = std::string(bob.challenge(there, "Eve").json().at("table").as_string());
  EXPECT_EQ(bob.close(here, other), 200);
  wait_for_state(there, other, "withdrawn");
  EXPECT_TRUE(eve.list(here, "received").empty());
  EXPECT_TRUE(bob.list(here, "sent").empty());
  eve.enter(here, other);
  eve.claim();
  EXPECT_EQ(eve.refusal(), "not_now");
}

TEST_P(ChallengeWire, nobody_can_challenge_too_many_or_nobody) {
  const auto code = [](const HttpReply& reply) {
    return reply.status < 300 ? "" : std::string(reply.json().at("error").at("code").as_string());
  };
  EXPECT_EQ(code(ann.challenge(here, "Nobody")), "no_such_player");
  EXPECT_EQ(code(ann.challenge(here, "ANN")), "bad_name");
  for (const char* name : {"Bob", "Eve"}) EXPECT_EQ(code(ann.challenge(here, name)), "");
  EXPECT_EQ(code(ann.challenge(there, "Eve")), "challenged");
  Rival dan, fay;
  dan.create(here, "Dan");
  fay.create(here, "Fay");
  EXPECT_EQ(code(ann.challenge(there, "Dan")), "");
  EXPECT_EQ(code(ann.challenge(here, "Fay")), "too_fast");
  EXPECT_EQ(dan.list(here, "received").size(), 1U);
  const std::string guests = R"({"setup":{"sets":["base"]},"invite":"Bob",
                                 "seats":[{"kind":"here","name":"x"},{"kind":"open"}]})";
  EXPECT_EQ(code(request(here, "POST", "/api/tables", guests)), "not_allowed");
}

TEST_P(ChallengeWire, a_deleted_player_leaves_no_name) {
  const std::string table = challenge_bob();
  EXPECT_EQ(bob.device.post(there, "/api/player/delete", {{"name", "Bob"}}).status, 200);
  EXPECT_TRUE(ann.list(here, "sent").empty());
  wait_for_state(here, table, "withdrawn");
  EXPECT_EQ(request(here, "GET", "/api/tables/" + table).body.find("Bob"), std::string::npos);
}

TEST_P(ChallengeWire, it_is_listed_for_ten_minutes) {
  challenge_bob();
  const std::int64_t made = bob.list(there, "received").at(0).at("until").as_int64() - 600'000;
  node.reset();
  server.reset();
  const auto store = open_reader(at.store.empty() ? at.data.string() : at.store);
  Players players(store->open_session());
  EXPECT_EQ(players.challenges(bob.id, made - 1, 10).size(), 1U);
  EXPECT_TRUE(players.challenges(bob.id, made, 10).empty());
}

}  // namespace
}  // namespace aude::server
