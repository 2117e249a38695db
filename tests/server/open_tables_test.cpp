// SPDX-License-Identifier: MIT
// The list of open tables: by itself, over real sockets, and of several nodes.
#include "server/open_tables.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/cluster.h"
#include "server/running.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

struct Reader final : MessageSink {
  void send(Text text) override {
    texts.push_back(text);
    messages.push_back(json::parse(*text).as_object());
  }
  void close(const std::string&) override {}
  void measure() override {}
  std::vector<Text> texts;
  std::vector<json::object> messages;
};

json::object entry(const std::string& table, int watchers = 0, const std::string& player = {}) {
  json::object seat{{"kind", "person"}, {"name", "Ann"}, {"level", nullptr}, {"colour", 0}};
  if (!player.empty()) seat["player"] = player;
  return {{"table", table},
          {"stage", "lobby"},
          {"base_only", true},
          {"seats", json::array{seat, json::object{{"kind", "open"}}}},
          {"watchers", watchers}};
}

class ListOfTables : public testing::Test {
 protected:
  std::shared_ptr<Reader> look() {
    auto reader = std::make_shared<Reader>();
    tables.add(reader);
    return reader;
  }
  static std::vector<std::string> names(const json::value& list) {
    std::vector<std::string> out;
    for (const json::value& each : list.as_array())
      out.emplace_back(each.is_string() ? each.as_string() : each.at("table").as_string());
    return out;
  }
  using Names = std::vector<std::string>;

  int asked_to_flush = 0;
  std::vector<std::string> looked_up;
  OpenTables tables{{[this] { ++asked_to_flush; },
                     [this](const std::string& player) { looked_up.push_back(player); }}};
};

TEST_F(ListOfTables, is_whole_at_first_and_then_changes) {
  tables.set("a", entry("a"));
  tables.flush();
  const auto reader = look();
  ASSERT_EQ(reader->messages.size(), 1U);
  EXPECT_EQ(reader->messages[0].at("type"), "tables");
  EXPECT_EQ(names(reader->messages[0].at("tables")), Names{"a"});
  EXPECT_EQ(reader->messages[0].at("tables").at(0).at("kind"), "base");
  tables.set("b", entry("b"));
  tables.set("a", {});
  ASSERT_EQ(reader->messages.size(), 1U);
  tables.flush();
  ASSERT_EQ(reader->messages.size(), 2U);
  EXPECT_EQ(reader->messages[1].at("type"), "changes");
  EXPECT_EQ(names(reader->messages[1].at("set")), Names{"b"});
  EXPECT_EQ(names(reader->messages[1].at("gone")), Names{"a"});
  tables.remove(reader.get());
  tables.set("b", {});
  tables.flush();
  EXPECT_EQ(reader->messages.size(), 2U);
}

TEST_F(ListOfTables, changes_that_come_together_are_one_text_for_all) {
  const auto one = look();
  const auto other = look();
  EXPECT_EQ(one->texts[0], other->texts[0]);
  for (int n = 0; n < 10; ++n) tables.set("a", entry("a", n));
  EXPECT_EQ(asked_to_flush, 1);
  tables.flush();
  ASSERT_EQ(one->messages.size(), 2U);
  EXPECT_EQ(one->texts[1], other->texts[1]);
  EXPECT_EQ(one->messages[1].at("set").at(0).at("watchers"), 9);
  // What is the same is no change.
  tables.set("a", entry("a", 9));
  tables.set("c", {});
  EXPECT_EQ(asked_to_flush, 1);
  tables.flush();
  EXPECT_EQ(one->messages.size(), 2U);
}

TEST_F(ListOfTables, shows_ratings_of_players_of_the_kind_that_is_played) {
  const auto reader = look();
  tables.set("a", entry("a", 0, "ann"));
  tables.set("b", entry("b", 0, "ann"));
  EXPECT_EQ(looked_up, Names{"ann"});
  tables.flush();
  EXPECT_FALSE(reader->messages[1].at("set").at(0).at("seats").at(0).as_object().contains("rating"));
  tables.learn("ann", {{"base", 1662}, {"sets", 1400}});
  tables.flush();
  EXPECT_EQ(reader->messages[2].at("set").at(1).at("seats").at(0).at("rating"), 1662);
  // After a rated game: asked again, and shown only if it has changed.
  tables.forget_ratings();
  EXPECT_EQ(looked_up, (Names{"ann", "ann"}));
  tables.learn("ann", {{"base", 1662}, {"sets", 1400}});
  tables.flush();
  EXPECT_EQ(reader->messages.size(), 3U);
  tables.forget_ratings();
  tables.learn("ann", {{"base", 1700}});
  tables.flush();
  EXPECT_EQ(reader->messages[3].at("set").at(0).at("seats").at(0).at("rating"), 1700);
}

TEST_F(ListOfTables, has_the_tables_of_other_nodes) {
  const auto reader = look();
  OpenTables other({});
  other.set("x", entry("x"));
  other.set("y", entry("y"));
  tables.set("a", entry("a"));
  tables.set_node("two", other.own_text());
  EXPECT_EQ(tables.size(), 3U);
  tables.flush();
  EXPECT_EQ(names(reader->messages[1].at("set")), (Names{"a", "x", "y"}));
  other.set("x", {});
  other.set("y", entry("y", 3));
  tables.set_node("two", other.own_text());
  tables.flush();
  EXPECT_EQ(names(reader->messages[2].at("set")), Names{"y"});
  EXPECT_EQ(names(reader->messages[2].at("gone")), Names{"x"});
  tables.set_node("two", "");
  tables.flush();
  EXPECT_EQ(names(reader->messages[3].at("gone")), Names{"y"});
  tables.set_node("three", "not json");
  EXPECT_EQ(tables.size(), 1U);
}

// --- quick pairing ---

json::object seeking(const std::string& table, int created, const std::string& player = {},
                     const std::string& wish = "base 15") {
  json::object out = entry(table, 0, player);
  out["quick"] = true;
  out["wish"] = wish;
  out["created"] = created;
  return out;
}

class QuickPairing : public ListOfTables {
 protected:
  void seek(const std::string& table, int created, int rating) {
    tables.learn("player of " + table, {{"base", rating}});
    tables.set(table, seeking(table, created, "player of " + table));
  }
  // Where the player of this table is sent.
  std::string sent(const std::string& table) {
    const json::value all = look()->messages.at(0).at("tables");
    for (const json::value& each : all.as_array()) {
      if (each.at("table").as_string() != table) continue;
      EXPECT_FALSE(each.as_object().contains("wish"));
      return each.as_object().contains("paired") ? std::string(each.at("paired").as_string()) : "";
    }
    return "gone";
  }
};

TEST_F(QuickPairing, the_newer_goes_to_the_older_table_once_the_window_is_wide_enough) {
  seek("a", 1000, 1500);
  seek("b", 2000, 1620);
  tables.pair(2999);
  EXPECT_EQ(sent("b"), "");
  tables.flush();
  const auto reader = look();
  tables.pair(3000);  // ±120 after two seconds
  EXPECT_EQ(sent("b"), "a");
  EXPECT_EQ(sent("a"), "");
  tables.flush();  // told by itself, and once
  ASSERT_EQ(reader->messages.size(), 2U);
  EXPECT_EQ(names(reader->messages[1].at("set")), Names{"b"});
  tables.pair(3500);
  tables.flush();
  EXPECT_EQ(reader->messages.size(), 2U);
}

TEST_F(QuickPairing, a_pair_stays_together_while_both_wait) {
  seek("a", 1000, 1500);
  seek("b", 2000, 1550);
  tables.pair(2000);
  seek("c", 2100, 1500);  // would fit better
  tables.pair(2100);
  EXPECT_EQ(sent("b"), "a");
  EXPECT_EQ(sent("c"), "");
  tables.set("a", {});
  tables.pair(2200);
  EXPECT_EQ(sent("b"), "");
  EXPECT_EQ(sent("c"), "b");
}

TEST_F(QuickPairing, who_does_not_come_does_not_keep_others_waiting) {
  seek("a", 1000, 1500);
  seek("b", 1001, 1500);
  tables.pair(2000);
  seek("c", 1002, 1500);
  tables.pair(11'999);
  EXPECT_EQ(sent("b"), "a");
  EXPECT_EQ(sent("c"), "");
  tables.pair(12'000);
  EXPECT_EQ(sent("b"), "");
  EXPECT_EQ(sent("c"), "a");
  tables.set("a", {});
  tables.pair(12'500);
  EXPECT_EQ(sent("c"), "");
  // It was away for a moment, and waits again.
  tables.set("b", {});
  tables.set("b", seeking("b", 1001, "player of b"));
  tables.pair(12'600);
  EXPECT_EQ(sent("c"), "b");
}

TEST_F(QuickPairing, guests_meet_by_their_wish_and_unknown_ratings_wait) {
  tables.set("a", seeking("a", 1000));
  tables.set("b", seeking("b", 1001, {}, "base 5"));
  tables.set("c", seeking("c", 1002));
  tables.set("d", seeking("d", 1003, "dan"));
  tables.set("e", seeking("e", 1004, "dan"));  // two devices of one player
  tables.pair(1010);
  EXPECT_EQ(sent("c"), "a");
  EXPECT_EQ(sent("b"), "");
  EXPECT_EQ(sent("d"), "");
  for (const char* met : {"a", "c"}) tables.set(met, {});
  tables.learn("dan", {});
  tables.pair(900'000);
  EXPECT_EQ(sent("d"), "");
  EXPECT_EQ(sent("e"), "");
  tables.set("f", seeking("f", 1005));
  tables.pair(900'000);
  EXPECT_EQ(sent("f"), "d");
}

TEST_F(QuickPairing, wanted_ratings_hold_and_other_nodes_count) {
  tables.learn("ann", {{"base", 1500}});
  json::object picky = seeking("a", 1000, "ann");
  picky["wanted"] = json::object{{"least", 1600}, {"most", 4000}};
  tables.set("a", picky);
  OpenTables other({});
  other.set("b", seeking("b", 1001, "bob"));
  tables.learn("bob", {{"base", 1599}});
  tables.set_node("two", other.own_text());
  tables.pair(900'000);
  EXPECT_EQ(sent("b"), "");
  tables.learn("bob", {{"base", 1600}});
  tables.pair(900'000);
  EXPECT_EQ(sent("b"), "a");
}

// --- over real sockets ---

const json::object kListed{{"setup", {{"sets", json::array{"base"}}}},
                           {"listed", true},
                           {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "open"}}}}};

// The list after messages until this holds.
template <typename Condition>
void follow_list(WebSocket& socket, Condition condition) {
  std::map<std::string, json::object> list;
  while (!condition(list)) {
    const json::object message = socket.next();
    if (message.at("type") == "tables") list.clear();
    const bool whole = message.at("type") == "tables";
    for (const json::value& each : message.at(whole ? "tables" : "set").as_array())
      list[std::string(each.at("table").as_string())] = each.as_object();
    if (whole) continue;
    for (const json::value& each : message.at("gone").as_array())
      list.erase(std::string(each.as_string()));
  }
}

TEST(OpenTablesWire, a_table_is_listed_while_a_person_is_there) {
  const TemporaryFolder folder;
  const RunningServer server(test_config(folder.path()));
  WebSocket visitor(server.port(), "/ws/tables");
  EXPECT_EQ(visitor.next().at("tables").as_array().size(), 0U);
  const MadeTable made = make_table(server.port(), kListed);
  auto ann =
      std::make_unique<Client>(server.port(), made.id, std::vector{made.host, made.tokens.at(0)});
  follow_list(visitor, [&](auto& list) { return list.contains(made.id); });
  visitor.send_text(R"({"type":"ping"})");
  visitor.next("pong");
  // A visitor who comes later sees the same at once.
  WebSocket later(server.port(), "/ws/tables");
  const json::object whole = later.next();
  ASSERT_EQ(whole.at("tables").as_array().size(), 1U);
  EXPECT_EQ(whole.at("tables").at(0).at("seats").at(0).at("name"), "Ann");
  EXPECT_EQ(whole.at("tables").at(0).at("seats").at(1).at("kind"), "open");
  EXPECT_FALSE(whole.at("tables").at(0).as_object().contains("base_only"));
  // A bot takes the seat: there is nothing to join, until the game starts and can be watched.
  ann->ask({{"type", "fill"}, {"seat", 1}, {"level", "easy"}});
  follow_list(later, [&](auto& list) { return list.empty(); });
  ann->ask({{"type", "start"}});
  follow_list(later, [&](auto& list) {
    return list.contains(made.id) && list.at(made.id).at("stage") == "playing";
  });
  const Client watching(server.port(), made.id, {});
  follow_list(later, [&](auto& list) {
    return list.contains(made.id) && list.at(made.id).at("watchers") == 1;
  });
  ann.reset();
  follow_list(later, [&](auto& list) { return !list.contains(made.id); });
}

TEST(OpenTablesWire, tables_by_link_are_not_listed_and_the_host_changes_that) {
  const TemporaryFolder folder;
  const RunningServer server(test_config(folder.path()));
  json::object order = kListed;
  order.erase("listed");
  const MadeTable made = make_table(server.port(), order);
  Client ann(server.port(), made.id, {made.host, made.tokens.at(0)});
  WebSocket visitor(server.port(), "/ws/tables");
  EXPECT_EQ(visitor.next().at("tables").as_array().size(), 0U);
  EXPECT_EQ(ann.ask({{"type", "configure"}, {"listed", true}}).at("type"), "ok");
  follow_list(visitor, [&](auto& list) { return list.contains(made.id); });
  EXPECT_EQ(ann.ask({{"type", "configure"}, {"listed", false}}).at("type"), "ok");
  const json::object gone = visitor.next();
  EXPECT_EQ(gone.at("gone").as_array().size(), 1U);
}

TEST(OpenTablesNodes, those_who_look_for_an_opponent_meet_over_nodes) {
  const TemporaryFolder folder;
  ServerConfig at = test_config(folder.path());
  at.store = cluster().fresh_address();
  at.node = "127.0.0.1";
  const RunningServer one(at);
  const RunningServer two(at);
  json::object order = kListed;
  order["quick"] = true;
  const MadeTable older = make_table(one.port(), order);
  Client ann(one.port(), older.id, {older.host, older.tokens.at(0)});
  const MadeTable newer = make_table(two.port(), order);
  Client bob(two.port(), newer.id, {newer.host, newer.tokens.at(0)});
  WebSocket list(two.port(), "/ws/tables");
  follow_list(list, [&](auto& all) {
    return all.contains(newer.id) && all.at(newer.id).contains("paired") &&
           all.at(newer.id).at("paired").as_string() == older.id;
  });
  Client there(two.port(), older.id, {});
  EXPECT_EQ(there.ask({{"type", "claim"}, {"seat", 1}, {"name", "Bob"}}).at("type"), "claimed");
  follow_list(list, [&](auto& all) {
    return all.contains(older.id) && all.at(older.id).at("stage") == "playing";
  });
}

TEST(OpenTablesNodes, each_node_lists_the_tables_of_all) {
  const TemporaryFolder folder;
  ServerConfig at = test_config(folder.path());
  at.store = cluster().fresh_address();
  at.node = "127.0.0.1";
  const RunningServer one(at);
  auto two = std::make_unique<RunningServer>(at);
  WebSocket visitor(one.port(), "/ws/tables");
  const MadeTable made = make_table(two->port(), kListed);
  Client ann(two->port(), made.id, {made.host, made.tokens.at(0)});
  follow_list(visitor, [&](auto& list) { return list.contains(made.id); });
  two.reset();
  // Its table goes to the other node; without a person there it is not listed.
  WebSocket later(one.port(), "/ws/tables");
  follow_list(later, [first = true](auto& list) mutable {
    return !std::exchange(first, false) && list.empty();
  });
}

}  // namespace
}  // namespace aude::server
