// SPDX-License-Identifier: MIT
// Matches and duels over real sockets, in both kinds of stores: whatever stops, no game is lost, none
// is counted twice, and a duel is one result.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/cluster.h"
#include "server/rating_log.h"
#include "server/running.h"
#include "server/stores.h"
#include "server/test_device.h"
#include "support/data_files.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

// A player at a table, who knows the seat and the latest view.
class MatchClient {
 public:
  void create(unsigned short port, std::string_view name) {
    const auto reply =
        device.post(port, "/api/player", json::object{{"name", name}, {"device", "phone"}});
    id = reply.json().at("id").as_string();
  }
  void enter(unsigned short port, const std::string& table) {
    socket_ = std::make_unique<WebSocket>(port, "/ws/" + table);
    socket_->send(device.login(port, table));
    socket_->next("logged_in");
    send({{"type", "hello"}, {"tokens", json::array{}}});
    hear_until([this] { return state_.contains("stage"); });
  }
  void leave() {
    socket_.reset();
    state_.clear();
  }
  void send(const json::object& message) { socket_->send(message); }
  // Follows what the table sends, until this is so.
  template <typename Condition>
  void hear_until(const Condition& condition) {
    while (!condition()) {
      const json::object message = socket_->next();
      if (message.empty()) return;  // closed: the test has failed
      const auto& type = message.at("type").as_string();
      if (type == "joined" && !message.at("seats").as_array().empty())
        seat = message.at("seats").at(0).to_number<int>();
      if (type == "view" || type == "update")
        for (const auto& member : message) state_[member.key()] = member.value();
      if (type == "error") ADD_FAILURE() << json::serialize(message);
    }
  }
  void hear_stage(std::string_view stage) {
    hear_until([&] { return state_.at("stage").as_string() == stage; });
  }
  bool is_to_act() const { return state_.at("actor") == json::value(seat); }
  void act() {
    send({{"type", "act"},
          {"version", state_.at("version")},
          {"action", state_.at("legal").at(0)},
          {"confirm", true}});
    hear_until([this, version = state_.at("version")] { return state_.at("version") != version; });
  }
  void resign() { send({{"type", "resign"}, {"seat", seat}}); }
  // The table of the next game, which this player asks for if there is none yet.
  std::string next_table() {
    if (state_.at("rematch").is_null()) send({{"type", "rematch"}});
    hear_until([this] { return !state_.at("rematch").is_null(); });
    return std::string(state_.at("rematch").as_string());
  }
  const json::object& match() const { return state_.at("match").as_object(); }
  const json::object& state() const { return state_; }

  TestDevice device;
  std::string id;
  int seat = 0;

 private:
  std::unique_ptr<WebSocket> socket_;
  json::object state_;
};

json::object match_order(const json::object& match) {
  return {{"setup", {{"sets", json::array{"base"}}}},
          {"match", match},
          {"aids", false},
          {"rated", true},
          {"clock", {{"total", 600'000}, {"increment", 0}}},
          {"seats", {{{"kind", "here"}, {"name", "any"}}, {{"kind", "open"}}}}};
}

// Ann and Bob, each through a port.
struct MatchOfTwo {
  void create_players(unsigned short port) {
    ann.create(port, "Ann");
    bob.create(port, "Bob");
  }
  void begin(unsigned short anns, unsigned short bobs, const json::object& match) {
    table = ann.device.post(anns, "/api/tables", match_order(match)).json().at("table").as_string();
    ann.enter(anns, table);
    bob.enter(bobs, table);
    bob.send({{"type", "claim"}, {"seat", 1}, {"name", "any"}});
    ann.hear_until([this] { return ann.state().at("seats").at(1).at("kind") == "person"; });
    ann.send({{"type", "start"}});
    ann.hear_stage("playing");
    bob.hear_stage("playing");
  }
  void next(unsigned short anns, unsigned short bobs) {
    bob.hear_stage("over");
    table = bob.next_table();
    bob.leave();
    bob.enter(bobs, table);
    ann.hear_until([this] { return !ann.state().at("rematch").is_null(); });
    ann.leave();
    ann.enter(anns, table);
    ann.hear_stage("playing");
    bob.hear_stage("playing");
  }
  void play_to_the_end() {
    while (ann.state().at("stage") != "over") {
      ann.hear_until(
          [this] { return ann.state().at("version") == bob.state().at("version") || ann.is_to_act(); });
      MatchClient& actor = ann.is_to_act() ? ann : bob;
      MatchClient& other = ann.is_to_act() ? bob : ann;
      actor.act();
      other.hear_until([&] { return other.state().at("version") == actor.state().at("version"); });
    }
  }
  MatchClient ann, bob;
  std::string table;
};

json::object match_result(unsigned short port, const std::string& table) {
  json::object result;
  wait_until(
      "the result is rated", [&] { return result.contains("rated") && result.at("rated").as_bool(); },
      [&] {
        const HttpReply reply = request(port, "GET", "/api/results/" + table);
        if (reply.status == 200) result = reply.json();
      });
  return result;
}

void expect_results(const std::string& place, int count) {
  const auto store = open_reader(place);
  RatingLog log(store->open_session());
  EXPECT_EQ(log.check().results, count);
  EXPECT_TRUE(log.check().differences.empty());
}

enum class MatchAt { Sqlite, Postgres };
class MatchWire : public testing::TestWithParam<MatchAt> {
 protected:
  ServerConfig config() {
    ServerConfig out = test_config(folder.path());
    if (GetParam() == MatchAt::Postgres) out.store = database;
    return out;
  }
  const TemporaryFolder folder;
  const std::string database = GetParam() == MatchAt::Postgres ? cluster().fresh_address() : "";
  MatchOfTwo two;
};
INSTANTIATE_TEST_SUITE_P(Every, MatchWire, testing::Values(MatchAt::Sqlite, MatchAt::Postgres),
                         [](const auto& each) {
                           return each.param == MatchAt::Sqlite ? "Sqlite" : "Postgres";
                         });

TEST_P(MatchWire, a_duel_is_one_result_with_the_sum_of_both_games) {
  auto server = std::make_unique<RunningServer>(config());
  const unsigned short port = server->port();
  two.create_players(port);
  two.begin(port, port, {{"duel", true}});
  two.play_to_the_end();
  const std::string first = two.table;
  two.next(port, port);
  two.play_to_the_end();
  EXPECT_EQ(request(port, "GET", "/api/results/" + first).status, 404);
  const json::object result = match_result(port, two.table);
  EXPECT_EQ(result.at("kind"), "base_duel");
  const json::object match = two.ann.match();
  EXPECT_EQ(match.at("over"), true);
  for (std::size_t player = 0; player < 2; ++player) {
    const auto seat = match.at("seats").at(player).to_number<std::size_t>();
    EXPECT_EQ(result.at("seats").at(seat).at("points"), match.at("score").at(player));
  }
  EXPECT_TRUE(two.ann.device.get(port, "/api/player/games")
                  .json()
                  .at("finished")
                  .at(0)
                  .at("match")
                  .is_object());
  server.reset();
  expect_results(config().store.empty() ? config().data.string() : config().store, 1);
}

// A game that has ended and the next one are stored together or not at all.
TEST_P(MatchWire, a_server_that_is_killed_between_two_games_loses_nothing_and_counts_nothing_twice) {
  const ServerConfig at = config();
  auto server = std::make_unique<ServerProcess>(at);
  two.create_players(server->port());
  two.begin(server->port(), server->port(), {{"games", 5}});
  const std::string first = two.table;
  for (int number = 0; number < 4; ++number) {
    MatchClient& loser = number % 2 == 0 ? two.ann : two.bob;
    loser.resign();
    two.bob.hear_stage("over");
    // Every other time it is unknown whether the next game was stored.
    two.bob.send({{"type", "rematch"}});
    if (number % 2 == 0) two.bob.hear_until([&] { return !two.bob.state().at("rematch").is_null(); });
    server->kill();
    server = std::make_unique<ServerProcess>(at);
    for (MatchClient* each : {&two.ann, &two.bob}) {
      each->leave();
      each->enter(server->port(), two.table);
    }
    ASSERT_EQ(two.bob.match().at("played").as_array().size(), static_cast<std::size_t>(number) + 1);
    two.next(server->port(), server->port());
    EXPECT_EQ(two.ann.match().at("number"), number + 1);
    EXPECT_EQ(two.ann.match().at("first"), json::value(first));
  }
  two.ann.resign();
  two.bob.hear_stage("over");
  EXPECT_EQ(two.bob.match().at("over"), true);
  EXPECT_EQ(two.bob.match().at("played").as_array().size(), 5U);
  for (const json::value& game : two.bob.match().at("played").as_array())
    match_result(server->port(), std::string(game.at("table").as_string()));
  server.reset();
  expect_results(at.store.empty() ? at.data.string() : at.store, 5);
}

TEST(MatchNodes, a_match_goes_on_through_all_nodes) {
  const TemporaryFolder folder;
  ServerConfig at = test_config(folder.path());
  at.store = cluster().fresh_address();
  at.node = "127.0.0.1";
  const RunningServer one(at);
  const RunningServer other(at);
  MatchOfTwo two;
  two.create_players(one.port());
  two.begin(one.port(), other.port(), {{"games", 3}});
  two.ann.resign();
  two.next(other.port(), one.port());
  two.bob.resign();
  two.next(one.port(), other.port());
  two.bob.resign();
  two.bob.hear_stage("over");
  EXPECT_EQ(two.bob.match().at("over"), true);
  for (const unsigned short port : {one.port(), other.port()}) {
    const auto view = request(port, "GET", "/api/tables/" + two.table).json();
    EXPECT_EQ(view.at("match"), json::value(two.bob.match()));
    EXPECT_EQ(match_result(port, two.table).at("kind"), "base");
  }
  expect_results(at.store, 3);
}

}  // namespace
}  // namespace aude::server
