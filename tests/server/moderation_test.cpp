// SPDX-License-Identifier: MIT
// Reports, sanctions and operators: in each kind of store, and over real sockets.
#include "server/moderation.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <fstream>

#include "server/cluster.h"
#include "server/operator_requests.h"
#include "server/running.h"
#include "server/sanctions.h"
#include "server/stores.h"
#include "server/test_device.h"

namespace aude::server {
namespace {

namespace json = boost::json;

enum class ModeratedAt { Sqlite, Postgres };
constexpr const char* kToken = "a-token-of-many-letters";

class ModerationIn : public testing::TestWithParam<ModeratedAt> {
 protected:
  std::string fresh_place() {
    return GetParam() == ModeratedAt::Sqlite
               ? (folder.path() / ("store" + std::to_string(++places) + ".sqlite")).string()
               : cluster().fresh_address();
  }
  static StoredReport report(const std::string& reporter) {
    return {0, 500, "table", 1, "bob", "Bob", "feed", reporter, "spam", "again", "Buy!\n"};
  }
  void add_player(const std::string& id, const std::string& name) {
    Players players(store->open_session());
    ASSERT_EQ(players.create({id, name, 0, "", "", 1}, {"print " + id, "key " + id, "phone", 1, 1}),
              Players::Added::Yes);
  }

  const TemporaryFolder folder;
  int places = 0;
  const std::string place = fresh_place();
  std::unique_ptr<Store> store = open_store(place);
  Moderation moderation{store->open_session()};
};

INSTANTIATE_TEST_SUITE_P(Every, ModerationIn,
                         testing::Values(ModeratedAt::Sqlite, ModeratedAt::Postgres),
                         [](const auto& kind) {
                           return kind.param == ModeratedAt::Sqlite ? "sqlite" : "postgres";
                         });

TEST_P(ModerationIn, a_second_report_of_the_same_replaces_the_first) {
  add_player("bob", "Bob");
  add_player("ann", "Ann");
  moderation.add_report(report("ann"));
  StoredReport again = report("ann");
  again.text = "and again";
  moderation.add_report(again);
  moderation.add_report(report("source:cafe"));
  const auto found = moderation.reports(false, 10);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].reporter, "source:cafe");
  EXPECT_EQ(found[1].text, "and again");
  EXPECT_EQ(found[1].name, "Bob");
  EXPECT_EQ(found[1].reporter_name, "Ann");
  EXPECT_TRUE(moderation.close_report(found[1].no, "Olga", 600));
  EXPECT_FALSE(moderation.close_report(found[1].no, "Olga", 600));
  EXPECT_EQ(moderation.reports(false, 10).size(), 1U);
  EXPECT_EQ(moderation.reports(true, 10).size(), 2U);
}

TEST_P(ModerationIn, sanctions_last_until_their_end_or_until_they_are_lifted) {
  const auto first = moderation.add({0, "ban", "bob", "", false, 100, 1000, "spam", ""}, "Olga");
  const auto second = moderation.add({0, "mute", "eve", "", false, 100, 0, "insults", "No."}, "Olga");
  EXPECT_EQ(moderation.active(999).size(), 2U);
  EXPECT_EQ(moderation.active(1000).size(), 1U);
  const auto before = moderation.version();
  EXPECT_TRUE(moderation.lift(second, "Piet", 300));
  EXPECT_FALSE(moderation.lift(second, "Piet", 300));
  EXPECT_GT(moderation.version(), before);
  EXPECT_EQ(moderation.active(500).size(), 1U);
  EXPECT_EQ(moderation.sanctions(10).size(), 2U);
  const auto log = moderation.log(10);
  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(log[0].what + " " + log[0].by + " " + log[0].subject,
            "lift Piet sanction " + std::to_string(second));
  EXPECT_EQ(log[2].what + " " + log[2].subject, "ban bob");
  EXPECT_EQ(log[2].details, "sanction " + std::to_string(first) + ", spam, 0 min");
}

TEST_P(ModerationIn, the_log_of_operators_cannot_be_changed) {
  moderation.add({0, "ban", "bob", "", false, 100, 0, "spam", ""}, "Olga");
  const auto session = store->open_session();
  EXPECT_THROW(session->ask("UPDATE aude_operations SET operator = 'Eve'"), StoreError);
  EXPECT_THROW(session->ask("DELETE FROM aude_operations"), StoreError);
  EXPECT_EQ(moderation.log(10).size(), 1U);
}

TEST_P(ModerationIn, is_part_of_a_copy_and_numbers_go_on) {
  add_player("bob", "Bob");
  moderation.add_report(report("source:cafe"));
  const auto no = moderation.add({0, "ban", "bob", "beef", false, 100, 0, "spam", ""}, "Olga");
  const auto other = open_store(fresh_place());
  Players::copy(*store->open_session(), *other->open_session());
  Moderation copied(other->open_session());
  EXPECT_EQ(copied.reports(true, 10).size(), 1U);
  EXPECT_EQ(copied.active(200).at(0).source, "beef");
  EXPECT_EQ(copied.log(10).size(), 1U);
  EXPECT_GT(copied.add({0, "ban", "bob", "", false, 100, 0, "spam", ""}, "Olga"), no + 1);
}

TEST_P(ModerationIn, what_a_deleted_player_has_written_is_gone) {
  add_player("bob", "Bob");
  add_player("ann", "Ann");
  moderation.add_report(report("ann"));
  StoredReport other = report("bob");
  other.player = "ann";
  moderation.add_report(other);
  Players(store->open_session()).remove("bob", "pseudonym");
  const auto left = moderation.reports(true, 10);
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].reporter, "deleted:pseudonym");
}

TEST(Sources, are_the_same_for_the_same_address_and_key_only) {
  EXPECT_EQ(source_of("key", "203.0.113.7"), source_of("key", "203.0.113.7"));
  EXPECT_NE(source_of("key", "203.0.113.7"), source_of("key", "203.0.113.8"));
  EXPECT_NE(source_of("key", "203.0.113.7"), source_of("other", "203.0.113.7"));
  EXPECT_EQ(source_of("key", ""), "");
}

TEST(SanctionsInMemory, bar_players_and_sources_from_what_they_are_for) {
  Sanctions sanctions("key");
  sanctions.set({{1, "ban", "bob", "", false, 0, 1000, "spam", ""},
                 {2, "mute", "", source_of("key", "here"), false, 0, 0, "spam", ""},
                 {3, "kick", "bob", "", false, 0, 2000, "name", ""}});
  EXPECT_EQ(sanctions.find(BarredFrom::Entry, "bob", "there", 0)->no, 3);  // it lasts longer
  EXPECT_FALSE(sanctions.find(BarredFrom::Entry, "bob", "there", 2000));
  EXPECT_FALSE(sanctions.find(BarredFrom::Entry, "ann", "here", 0));
  EXPECT_FALSE(sanctions.find(BarredFrom::Entry, "", "", 0));
  EXPECT_EQ(sanctions.find(BarredFrom::Chat, "ann", "here", 0)->no, 2);
  EXPECT_FALSE(sanctions.find(BarredFrom::Chat, "bob", "there", 0));
}

TEST(OperatorFile, has_names_and_tokens_and_is_for_its_owner_only) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "operators";
  std::ofstream(file) << "# who\nOlga  " << kToken << "\n\n";
  using std::filesystem::perms;
  std::filesystem::permissions(file, perms::owner_read | perms::group_read);
  EXPECT_THROW(read_operators(file), std::runtime_error);
  std::filesystem::permissions(file, perms::owner_read | perms::owner_write);
  const auto operators = read_operators(file);
  ASSERT_EQ(operators.size(), 1U);
  EXPECT_EQ(operator_named(operators, std::string("Operator ") + kToken), "Olga");
  EXPECT_EQ(operator_named(operators, std::string("Operator ") + kToken + "x"), "");
  EXPECT_EQ(operator_named(operators, kToken), "");
  std::ofstream(file) << "Olga short\n";
  EXPECT_THROW(read_operators(file), std::runtime_error);
  EXPECT_THROW(read_operators(folder.path() / "none"), std::runtime_error);
}

// --- over sockets ---

class ModerationWire : public testing::TestWithParam<ModeratedAt> {
 protected:
  ServerConfig config() {
    ServerConfig out = test_config(folder.path());
    out.store = database;
    out.operators = {{"Olga", table::hash_of(kToken)}};
    return out;
  }
  unsigned short port() const { return server->port(); }
  HttpReply operate(const std::string& path, const json::object& body) {
    return request(port(), "POST", "/api/moderation" + path, json::serialize(body),
                   {{"Authorization", std::string("Operator ") + kToken}});
  }
  json::object overview() {
    const HttpReply reply = request(port(), "GET", "/api/moderation", {},
                                    {{"Authorization", std::string("Operator ") + kToken}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.json();
  }
  std::string create(const TestDevice& device, std::string_view name) {
    return std::string(device.post(port(), "/api/player", {{"name", name}, {"device", "x"}})
                           .json()
                           .at("id")
                           .as_string());
  }
  // Ann's table, at which Bob has a seat.
  void sit_down() {
    bobs_id = create(bob, "Bob");
    create(ann, "Ann");
    const HttpReply made =
        ann.post(port(), "/api/tables",
                 {{"setup", json::object{{"sets", json::array{"base"}}}},
                  {"seats", json::array{json::object{{"kind", "here"}, {"name", "any"}},
                                        json::object{{"kind", "open"}}}}});
    table = std::string(made.json().at("table").as_string());
    bobs = enter(bob);
    bobs->next("logged_in");
    bobs->send(json::object{{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "x"}});
    ASSERT_EQ(bobs->next("claimed").at("seat"), 1);
    anns = enter(ann);
    anns->next("logged_in");
    anns->next("view");
  }
  std::unique_ptr<WebSocket> enter(const TestDevice& device) {
    auto socket = std::make_unique<WebSocket>(port(), "/ws/" + table);
    socket->send(device.login(port(), table));
    socket->send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
    return socket;
  }
  json::object ask(WebSocket& socket, json::object message) {
    message["id"] = ++ids;
    socket.send(message);
    while (true) {
      json::object reply = socket.next();
      if (reply.contains("id") && reply.at("id") == ids) return reply;
    }
  }

  const TemporaryFolder folder;
  const std::string database = GetParam() == ModeratedAt::Postgres ? cluster().fresh_address() : "";
  std::unique_ptr<RunningServer> server = std::make_unique<RunningServer>(config());
  TestDevice ann;
  TestDevice bob;
  std::string bobs_id;
  std::string table;
  std::unique_ptr<WebSocket> anns;
  std::unique_ptr<WebSocket> bobs;
  int ids = 100;
};

INSTANTIATE_TEST_SUITE_P(Every, ModerationWire,
                         testing::Values(ModeratedAt::Sqlite, ModeratedAt::Postgres),
                         [](const auto& kind) {
                           return kind.param == ModeratedAt::Sqlite ? "sqlite" : "postgres";
                         });

TEST_P(ModerationWire, a_report_reaches_the_operators_without_an_address) {
  ASSERT_NO_FATAL_FAILURE(sit_down());
  EXPECT_EQ(ask(*bobs, {{"type", "chat"}, {"text", "Buy!"}}).at("type"), "ok");
  EXPECT_EQ(ask(*anns, {{"type", "report"}, {"seat", 0}, {"reason", "spam"}}).at("code"),
            "not_allowed");
  EXPECT_EQ(
      ask(*anns, {{"type", "report"}, {"seat", 1}, {"reason", "spam"}, {"text", "Look."}}).at("type"),
      "ok");
  const json::object found = overview();
  EXPECT_EQ(found.at("operator"), "Olga");
  const json::object& report = found.at("reports").at(0).as_object();
  EXPECT_EQ(report.at("name"), "Bob");
  EXPECT_EQ(report.at("reporter"), "Ann");
  EXPECT_EQ(report.at("said"), "Buy!\n");
  EXPECT_EQ(report.at("text"), "Look.");
  EXPECT_EQ(report.at("source").as_string().size(), 6U);
  EXPECT_EQ(json::serialize(found).find("127.0.0.1"), std::string::npos);
}

TEST_P(ModerationWire, a_banned_player_is_turned_out_and_told_why_and_until_when) {
  ASSERT_NO_FATAL_FAILURE(sit_down());
  const HttpReply done = operate("/sanction", {{"kind", "ban"},
                                               {"player", "Bob"},
                                               {"reason", "insults"},
                                               {"text", "Please be kind."},
                                               {"minutes", 60}});
  ASSERT_EQ(done.status, 200) << done.body;
  const json::object told = bobs->next("error");
  EXPECT_EQ(told.at("code"), "banned");
  EXPECT_EQ(told.at("sanction").at("reason"), "insults");
  EXPECT_EQ(told.at("sanction").at("text"), "Please be kind.");
  EXPECT_GT(told.at("sanction").at("until").as_int64(), 0);
  EXPECT_FALSE(bobs->next_text());
  // He cannot come back, make tables or change his name; what is his he can take along.
  EXPECT_EQ(enter(bob)->next("error").at("code"), "banned");
  const HttpReply made = bob.post(
      port(), "/api/tables",
      {{"setup", json::object{{"sets", json::array{"base"}}}},
       {"seats", json::array{json::object{{"kind", "open"}}, json::object{{"kind", "open"}}}}});
  EXPECT_EQ(made.json().at("error").at("sanction").at("kind"), "ban");
  EXPECT_EQ(bob.post(port(), "/api/player/profile", {{"name", "Rob"}}).status, 403);
  EXPECT_EQ(bob.get(port(), "/api/player").json().at("sanction").at("reason"), "insults");
  EXPECT_EQ(bob.get(port(), "/api/player/export").status, 200);
  // Ann stays.
  EXPECT_EQ(ask(*anns, {{"type", "chat"}, {"text", "Oh."}}).at("type"), "ok");
  const auto no = done.json().at("no").as_int64();
  EXPECT_EQ(operate("/lift", {{"no", no}}).status, 200);
  EXPECT_EQ(operate("/lift", {{"no", no}}).status, 404);
  EXPECT_EQ(overview().at("log").as_array().size(), 2U);
}

TEST_P(ModerationWire, a_muted_player_plays_on_without_chat) {
  ASSERT_NO_FATAL_FAILURE(sit_down());
  operate("/sanction", {{"kind", "mute"}, {"player", bobs_id}, {"reason", "spam"}});
  json::object reply;
  do {
    reply = ask(*bobs, {{"type", "chat"}, {"text", "x"}});
  } while (reply.at("type") == "ok" || reply.at("code") == "too_fast");  // until the server has read it
  EXPECT_EQ(reply.at("code"), "muted");
  EXPECT_TRUE(reply.at("sanction").at("until").is_null());
  EXPECT_EQ(ask(*anns, {{"type", "start"}}).at("type"), "ok");
}

TEST_P(ModerationWire, what_the_command_line_writes_is_noticed_and_an_address_is_learned) {
  ASSERT_NO_FATAL_FAILURE(sit_down());
  const std::string place = database.empty() ? (test_config(folder.path()).data).string() : database;
  Moderation beside(open_session_beside(place));
  Players players(open_session_beside(place));
  const auto wanted = sanction_for({"ban", "Bob", 0, true, 10, "cheating", ""}, beside, players, 1000);
  Sanction ban = std::get<Sanction>(wanted);
  ban.until = 0;
  beside.add(ban, "root");
  EXPECT_EQ(bobs->next("error").at("code"), "banned");
  // All clients here have the same address: guests and new players are kept out as well.
  while (beside.active(0).at(0).source.empty()) enter(bob)->next("error");
  while (WebSocket(port(), "/ws/" + table).next().at("type") != "error") {
  }
  const TestDevice eve;
  EXPECT_EQ(
      eve.post(port(), "/api/player", {{"name", "Eve"}, {"device", "x"}}).json().at("error").at("code"),
      "banned");
}

TEST_P(ModerationWire, a_single_player_is_shown_with_reports_sanctions_and_what_was_done) {
  ASSERT_NO_FATAL_FAILURE(sit_down());
  EXPECT_EQ(ask(*anns, {{"type", "report"}, {"seat", 1}, {"reason", "spam"}}).at("type"), "ok");
  operate("/sanction", {{"kind", "mute"}, {"player", "Ann"}, {"reason", "other"}});
  const auto no = operate("/sanction", {{"kind", "mute"}, {"player", "Bob"}, {"reason", "spam"}})
                      .json()
                      .at("no")
                      .as_int64();
  operate("/lift", {{"no", no}});
  operate("/close", {{"report", overview().at("reports").at(0).at("no")}});

  const HttpReply reply = operate("/player", {{"player", "bob"}});
  ASSERT_EQ(reply.status, 200) << reply.body;
  const json::object shown = reply.json();
  EXPECT_EQ(shown.at("id"), json::value(bobs_id));
  EXPECT_EQ(shown.at("name"), "Bob");
  EXPECT_EQ(shown.at("devices"), 1);
  ASSERT_EQ(shown.at("reports").as_array().size(), 1U);
  EXPECT_EQ(shown.at("reports").at(0).at("reporter"), "Ann");
  ASSERT_EQ(shown.at("sanctions").as_array().size(), 1U);
  EXPECT_EQ(shown.at("sanctions").at(0).at("no"), no);
  std::string done;
  for (const json::value& each : shown.at("log").as_array())
    done += std::string(each.at("what").as_string()) + " ";
  EXPECT_EQ(done, "close lift mute ") << "the latest first, and nothing about Ann";
  EXPECT_EQ(operate("/player", {{"player", bobs_id}}).json(), shown);
  EXPECT_EQ(operate("/player", {{"player", "Nobody"}}).status, 404);
}

TEST_P(ModerationWire, only_a_token_opens_the_page_and_guessing_is_limited) {
  const auto look = [this](const std::string& authorization) {
    return request(port(), "GET", "/api/moderation", {}, {{"Authorization", authorization}}).status;
  };
  EXPECT_EQ(request(port(), "GET", "/api/moderation").status, 403);
  EXPECT_EQ(look("Operator "), 403);
  EXPECT_EQ(look("Operator x"), 403);
  int status = 403;
  for (int i = 0; i < 10 && status == 403; ++i) status = look("Operator wrong");
  EXPECT_EQ(status, 429);
}

TEST(ModerationNodes, a_ban_at_one_node_turns_the_player_out_at_another) {
  const TemporaryFolder folder;
  ServerConfig at = test_config(folder.path());
  at.store = cluster().fresh_address();
  at.node = "127.0.0.1";
  at.operators = {{"Olga", table::hash_of(kToken)}};
  const RunningServer one(at);
  const RunningServer two(at);
  const TestDevice bob;
  bob.post(one.port(), "/api/player", {{"name", "Bob"}, {"device", "x"}});
  const HttpReply made = bob.post(one.port(), "/api/tables",
                                  {{"setup", json::object{{"sets", json::array{"base"}}}},
                                   {"seats", json::array{json::object{{"kind", "here"}, {"name", "x"}},
                                                         json::object{{"kind", "open"}}}}});
  const std::string table(made.json().at("table").as_string());
  WebSocket socket(one.port(), "/ws/" + table);
  socket.send(bob.login(one.port(), table));
  EXPECT_EQ(socket.next().at("type"), "logged_in");
  const HttpReply done = request(two.port(), "POST", "/api/moderation/sanction",
                                 R"({"kind":"kick","player":"Bob","reason":"other"})",
                                 {{"Authorization", std::string("Operator ") + kToken}});
  EXPECT_EQ(done.status, 200) << done.body;
  EXPECT_EQ(socket.next("error").at("sanction").at("kind"), "kick");
}

}  // namespace
}  // namespace aude::server
