// SPDX-License-Identifier: MIT
// Games over real sockets.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>

#include "notation/record.h"
#include "players/random.h"
#include "server/running.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

class TablesTest : public testing::Test {
 protected:
  // Seats of kind "here" or "open", or a bot's level.
  MadeTable make(const std::vector<std::string>& seats, json::object setup, json::object more = {}) {
    json::array list;
    for (const std::string& seat : seats) {
      if (seat == "open") {
        list.push_back(json::object{{"kind", "open"}});
      } else if (seat == "here") {
        list.push_back(json::object{{"kind", "here"}, {"name", "P" + std::to_string(list.size())}});
      } else {
        list.push_back(json::object{{"kind", "bot"}, {"level", seat}});
      }
    }
    more["setup"] = std::move(setup);
    more["seats"] = std::move(list);
    return make_table(server_.port(), more);
  }

  std::unique_ptr<Client> join(const MadeTable& table, std::vector<std::string> tokens) {
    return std::make_unique<Client>(server_.port(), table.id, std::move(tokens));
  }

  // Receives messages until all clients have the same version.
  static void catch_up(const std::vector<Client*>& clients, std::int64_t version) {
    for (Client* client : clients) {
      while (client->version() < version) ASSERT_TRUE(client->follow());
    }
  }

  // Any legal action.
  std::string choose(const std::vector<std::string>& legal) {
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

  TemporaryFolder folder_;
  RunningServer server_{test_config(folder_.path())};
  players::Random random_{7};
};

const json::object kSmall{{"sets", {"base"}}, {"bag", {"E", "E", "D", "V", "V", "U"}}};

// What all clients must agree on.
json::object shared_part(const Client& client) {
  json::object view = client.view();
  for (const char* own : {"legal", "steps", "type", "chat", "watchers", "seats", "host_here"})
    view.erase(own);
  // What is finished comes in no particular order.
  json::array& finished = view.at("finished").as_array();
  std::sort(finished.begin(), finished.end(),
            [](const auto& a, const auto& b) { return json::serialize(a) < json::serialize(b); });
  return view;
}

TEST_F(TablesTest, four_clients_play_a_whole_game_with_all_sets) {
  const json::object setup{{"sets", {"base", "river", "inns", "traders", "hills", "wheel"}}};
  const MadeTable table = make({"here", "here", "here", "here"}, setup);
  std::vector<std::unique_ptr<Client>> players;
  for (int seat = 0; seat < 4; ++seat) players.push_back(join(table, {table.tokens.at(seat)}));
  const auto watcher = join(table, {});
  std::vector<Client*> all;
  for (const auto& player : players) all.push_back(player.get());
  all.push_back(watcher.get());

  int turns = 0;
  std::set<std::string> reconnected;  // in which phases
  while (!watcher->is_over()) {
    const auto seat = static_cast<std::size_t>(watcher->view().at("actor").as_int64());
    Client& actor = *players[seat];
    const std::string phase = actor.text("phase");
    if (reconnected.insert(phase).second) {
      const json::object before = shared_part(actor);
      actor.connect();
      EXPECT_EQ(shared_part(actor), before) << phase;
    }
    for (Client* other : all) {
      EXPECT_EQ(other->legal().empty(), other != &actor);
    }
    const json::object answer = actor.act(choose(actor.legal()));
    ASSERT_EQ(answer.at("type"), "ok") << json::serialize(answer);
    catch_up(all, answer.at("version").as_int64());
    if (++turns % 50 == 0) {
      for (Client* each : all) EXPECT_EQ(shared_part(*each), shared_part(*watcher));
    }
  }
  EXPECT_TRUE(reconnected.contains("place") && reconnected.contains("deploy"));
  for (Client* each : all) EXPECT_EQ(shared_part(*each), shared_part(*watcher));

  const HttpReply record = request(server_.port(), "GET", "/api/tables/" + table.id + "/record");
  EXPECT_EQ(record.status, 200);
  EXPECT_TRUE(notation::parse_record(record.body));
  const json::object replay =
      request(server_.port(), "GET", "/api/tables/" + table.id + "/replay").json();
  EXPECT_EQ(replay.at("steps").as_array().back().at("scores"), watcher->view().at("scores"));
}

TEST_F(TablesTest, updates_add_up_to_the_view) {
  const MadeTable table = make({"here", "easy"}, {{"sets", {"base", "traders"}}});
  const auto ann = join(table, {table.tokens.at(0)});
  for (int i = 0; i < 20; ++i) {
    while (ann->legal().empty()) ASSERT_TRUE(ann->follow());
    ASSERT_EQ(ann->act(choose(ann->legal())).at("type"), "ok");
    ASSERT_TRUE(ann->follow());
  }
  while (ann->legal().empty()) ASSERT_TRUE(ann->follow());
  const auto watcher = join(table, {});
  EXPECT_EQ(shared_part(*ann), shared_part(*watcher));
}

TEST_F(TablesTest, a_stale_action_is_answered_with_the_view_and_a_repeated_one_does_nothing) {
  const MadeTable table = make({"here", "here"}, kSmall);
  const auto ann = join(table, {table.tokens.at(0)});
  const std::string first = ann->legal()[0];
  const json::object message{
      {"type", "act"}, {"version", ann->version()}, {"action", first}, {"confirm", true}};
  ann->socket().send(message);
  ann->socket().send(message);
  EXPECT_EQ(ann->socket().next("ok").at("type"), "ok");
  EXPECT_EQ(ann->socket().next("error").at("code"), "stale");
  const json::object view = ann->socket().next("view");
  EXPECT_EQ(view.at("phase"), "deploy");
  EXPECT_EQ(view.at("n"), 2);
}

TEST_F(TablesTest, of_two_claims_to_a_seat_one_succeeds) {
  const MadeTable table = make({"here", "open"}, kSmall);
  const auto first = join(table, {});
  const auto second = join(table, {});
  first->socket().send({{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "First"}});
  second->socket().send({{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "Second"}});
  const auto outcome = [](Client& client) {
    const Deadline deadline("the claim is answered");
    while (true) {
      deadline.check();
      const json::object message = client.socket().next();
      if (message.contains("id")) return std::string(message.at("type").as_string());
    }
  };
  const std::string one = outcome(*first);
  const std::string two = outcome(*second);
  EXPECT_TRUE((one == "claimed") != (two == "claimed")) << one << " " << two;
}

TEST_F(TablesTest, a_claimed_seat_comes_back_with_its_token) {
  const MadeTable table = make({"here", "open"}, kSmall);
  const auto host = join(table, {table.host, table.tokens.at(0)});
  const auto bob = join(table, {});
  const json::object claimed = bob->ask({{"type", "claim"}, {"seat", 1}, {"name", "Bob"}});
  ASSERT_EQ(claimed.at("type"), "claimed");
  bob->keep(std::string(claimed.at("token").as_string()));
  ASSERT_EQ(host->ask({{"type", "start"}}).at("type"), "ok");
  ASSERT_TRUE(host->follow());
  for (const char* action : {"place", "deploy"}) {
    const json::object answer = host->act(host->legal()[0]);
    ASSERT_EQ(answer.at("type"), "ok") << action;
    ASSERT_TRUE(host->follow());
  }
  bob->connect();
  EXPECT_EQ(bob->text("actor"), "1");
  EXPECT_FALSE(bob->legal().empty());
  EXPECT_EQ(bob->act(bob->legal()[0]).at("type"), "ok");
}

TEST_F(TablesTest, undo_shows_all_clients_the_table_before) {
  const MadeTable table = make({"here", "here"}, kSmall);
  const auto ann = join(table, {table.tokens.at(0)});
  const auto watcher = join(table, {});
  ann->act(ann->legal()[0], false);
  ASSERT_TRUE(ann->follow() && watcher->follow());
  EXPECT_EQ(watcher->view().at("tiles").as_array().size(), 2U);
  ann->act("pass", false);
  ASSERT_TRUE(ann->follow() && watcher->follow());
  EXPECT_EQ(watcher->view().at("pending").at("action"), "pass");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(ann->ask({{"type", "undo"}, {"version", ann->version()}}).at("type"), "ok");
    ASSERT_TRUE(ann->follow() && watcher->follow());
  }
  EXPECT_EQ(watcher->view().at("tiles").as_array().size(), 1U);
  EXPECT_EQ(watcher->text("phase"), "place");
  EXPECT_EQ(ann->ask({{"type", "undo"}, {"version", ann->version()}}).at("code"), "not_now");
}

TEST_F(TablesTest, one_connection_plays_several_seats) {
  const MadeTable table = make({"here", "here", "here"}, kSmall);
  const auto device = join(table, {table.tokens.at(0), table.tokens.at(1), table.tokens.at(2)});
  while (!device->is_over()) {
    ASSERT_FALSE(device->legal().empty());
    ASSERT_EQ(device->act(choose(device->legal())).at("type"), "ok");
    ASSERT_TRUE(device->follow());
  }
}

TEST_F(TablesTest, bots_play_a_game_and_a_rematch_follows) {
  const MadeTable table = make({"easy", "greedy"}, kSmall);
  const auto host = join(table, {table.host});
  while (!host->is_over()) ASSERT_TRUE(host->follow());
  ASSERT_EQ(host->ask({{"type", "rematch"}}).at("type"), "ok");
  ASSERT_TRUE(host->follow());
  const Client again(server_.port(), host->text("rematch"), {table.host});
  EXPECT_EQ(again.view().at("seats").at(0).at("level"), "easy");
}

TEST_F(TablesTest, when_the_clock_has_run_out_a_bot_plays_on) {
  const MadeTable table =
      make({"here", "here"}, kSmall, {{"clock", {{"total", 1000}, {"increment", 0}}}});
  const auto watcher = join(table, {});
  while (!watcher->is_over()) ASSERT_TRUE(watcher->follow());
  EXPECT_EQ(watcher->view().at("seats").at(0).at("out_of_time"), true);
  EXPECT_EQ(watcher->view().at("seats").at(1).at("out_of_time"), true);
}

TEST_F(TablesTest, the_round_trip_of_the_player_to_act_is_measured) {
  const MadeTable table = make({"here", "here"}, kSmall,
                               {{"clock", {{"total", 600'000}, {"increment", 0}, {"allowance", 500}}}});
  auto spectator = join(table, {});
  auto ann = join(table, {table.tokens.at(0)});
  // Reading messages answers the ping frames that come between them.
  wait_until("a round trip is measured", [&] {
    ann->socket().send({{"type", "ping"}});
    ann->socket().next("pong");
    return request(server_.port(), "GET", "/metrics")
               .body.find("\naude_round_trips_measured_total 1\n") != std::string::npos;
  });
  // A pong that was not asked for changes nothing.
  ann->socket().wire().write(frame("1", 0x8A));
  ann->socket().send({{"type", "ping"}});
  ann->socket().next("pong");
  EXPECT_NE(
      request(server_.port(), "GET", "/metrics").body.find("\naude_round_trips_measured_total 1\n"),
      std::string::npos);
}

TEST_F(TablesTest, presence_and_chat_reach_all) {
  const MadeTable table = make({"here", "here"}, kSmall);
  const auto ann = join(table, {table.tokens.at(0)});
  {
    const auto bob = join(table, {table.tokens.at(1)});
    EXPECT_EQ(ann->socket().next("presence").at("seats"), json::value({true, true}));
    EXPECT_EQ(bob->ask({{"type", "chat"}, {"text", "<b>hello</b>"}}).at("type"), "ok");
    EXPECT_EQ(ann->socket().next("chat").at("text"), "<b>hello</b>");
  }
  EXPECT_EQ(ann->socket().next("presence").at("seats"), json::value({true, false}));
  const auto watcher = join(table, {});
  EXPECT_EQ(watcher->view().at("chat").at(0).at("name"), "P1");
  EXPECT_EQ(watcher->ask({{"type", "chat"}, {"text", "me too"}}).at("code"), "not_allowed");
}

TEST_F(TablesTest, play_goes_on_from_a_position_of_a_record) {
  const MadeTable table =
      make({"here", "here"}, kSmall, {{"actions", {"draw E", "place 0,-1 r2", "pass"}}});
  const auto ann = join(table, {table.tokens.at(0), table.tokens.at(1)});
  EXPECT_EQ(ann->text("n"), "4");
  EXPECT_EQ(ann->text("actor"), "1");
  EXPECT_EQ(ann->view().at("can_undo"), false);
}

TEST_F(TablesTest, questions_are_answered) {
  const MadeTable table =
      make({"here", "here"}, kSmall, {{"actions", {"draw E", "place 0,-1 r2", "follower 1"}}});
  const auto ann = join(table, {table.tokens.at(0)});
  const json::object city =
      ann->ask({{"type", "ask"}, {"what", "feature"}, {"at", {0, 0}}, {"segment", 0}});
  EXPECT_EQ(city.at("terrain"), "city");
  EXPECT_EQ(city.at("complete"), true);
  EXPECT_EQ(city.at("now"), 4);
  const json::object fields = ann->ask({{"type", "ask"}, {"what", "fields"}});
  int owned = 0;
  for (const json::value& field : fields.at("fields").as_array()) {
    if (field.at("owners") == json::value(json::array{0})) {
      ++owned;
      EXPECT_EQ(field.at("now"), 3);
      EXPECT_EQ(field.at("cities").as_array().size(), 1U);
    }
  }
  EXPECT_EQ(owned, 1);
  EXPECT_FALSE(ann->ask({{"type", "ask"}, {"what", "cells"}}).at("cells").as_array().empty());
  EXPECT_EQ(
      ann->ask({{"type", "ask"}, {"what", "feature"}, {"at", {50, 0}}, {"segment", 0}}).at("type"),
      "error");
}

}  // namespace
}  // namespace aude::server
