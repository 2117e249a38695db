// SPDX-License-Identifier: MIT
// Players over real sockets, on both kinds of stores: what their devices can do, and what nobody else
// can.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/value_to.hpp>

#include "server/cluster.h"
#include "server/running.h"
#include "server/test_device.h"

namespace aude::server {
namespace {

namespace json = boost::json;

enum class PlayersAt { Sqlite, Postgres };

json::object new_player(std::string_view name) {
  return {{"name", name}, {"colour", 3}, {"face", "owl"}, {"language", "fr"}, {"device", "phone"}};
}

std::string code_of(const HttpReply& reply) {
  return std::to_string(reply.status) + " " +
         std::string(reply.json().at("error").at("code").as_string());
}

std::string word(const json::object& object, std::string_view member) {
  return std::string(object.at(member).as_string());
}

class PlayerWire : public testing::TestWithParam<PlayersAt> {
 protected:
  ServerConfig config() {
    ServerConfig out = test_config(folder.path());
    if (GetParam() == PlayersAt::Postgres) out.store = database;
    return out;
  }
  // Returns the id.
  std::string create(const TestDevice& device, std::string_view name) {
    const HttpReply reply = device.post(port(), "/api/player", new_player(name));
    EXPECT_EQ(reply.status, 201) << reply.body;
    return reply.status == 201 ? word(reply.json(), "id") : "";
  }
  unsigned short port() const { return server->port(); }
  void join_by_link(const TestDevice& old, const TestDevice& added) {
    const std::string link = word(old.post(port(), "/api/player/link").json(), "link");
    ASSERT_EQ(added.post(port(), "/api/player/join", {{"link", link}, {"device", "tablet"}}).status,
              201);
  }
  // A table of one tile, at which the device's player has seat 0 and seat 1 is open.
  json::object make_small_table(const TestDevice& device) {
    const HttpReply reply =
        device.post(port(), "/api/tables",
                    {{"setup", json::object{{"sets", json::array{"base"}}, {"bag", json::array{"E"}}}},
                     {"seats", json::array{json::object{{"kind", "here"}, {"name", "any"}},
                                           json::object{{"kind", "open"}}}}});
    EXPECT_EQ(reply.status, 201) << reply.body;
    return reply.json();
  }
  // A socket that has logged in and said hello.
  std::unique_ptr<WebSocket> enter(const TestDevice& device, const std::string& table) {
    auto socket = std::make_unique<WebSocket>(port(), "/ws/" + table);
    socket->send(device.login(port(), table));
    EXPECT_EQ(socket->next().at("type"), "logged_in");
    socket->send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
    return socket;
  }
  json::object games(const TestDevice& device) {
    return device.get(port(), "/api/player/games").json();
  }

  const TemporaryFolder folder;
  const std::string database = GetParam() == PlayersAt::Postgres ? cluster().fresh_address() : "";
  std::unique_ptr<RunningServer> server = std::make_unique<RunningServer>(config());
  TestDevice phone;
  TestDevice tablet;
};

INSTANTIATE_TEST_SUITE_P(Every, PlayerWire, testing::Values(PlayersAt::Sqlite, PlayersAt::Postgres),
                         [](const auto& kind) {
                           return kind.param == PlayersAt::Sqlite ? "sqlite" : "postgres";
                         });

TEST_P(PlayerWire, a_device_becomes_a_player) {
  EXPECT_EQ(code_of(phone.get(port(), "/api/player")), "403 no_player");
  const std::string ann = create(phone, "Ann");
  const json::object mine = phone.get(port(), "/api/player").json();
  EXPECT_EQ(mine.at("id"), ann.c_str());
  EXPECT_EQ(mine.at("name"), "Ann");
  EXPECT_EQ(mine.at("colour"), 3);
  EXPECT_EQ(mine.at("face"), "owl");
  EXPECT_EQ(mine.at("language"), "fr");
  EXPECT_EQ(mine.at("has_code"), false);
  ASSERT_EQ(mine.at("devices").as_array().size(), 1U);
  EXPECT_EQ(mine.at("devices").at(0).at("name"), "phone");
  EXPECT_EQ(mine.at("devices").at(0).at("this"), true);
  // The public data has no device in it.
  const HttpReply open = request(port(), "GET", "/api/players/" + ann);
  EXPECT_EQ(json::serialize(open.json().at("games")), R"({"won":0,"tied":0,"lost":0})");
  EXPECT_EQ(open.json().at("name"), "Ann");
  for (const char* member : {"devices", "language", "has_code"})
    EXPECT_FALSE(open.json().contains(member));
  EXPECT_EQ(open.body.find(phone.key()), std::string::npos);
  EXPECT_EQ(code_of(request(port(), "GET", "/api/players/nobody")), "404 not_found");
}

TEST_P(PlayerWire, names_are_unique_and_sensible) {
  create(phone, "Paul");
  for (const char* name : {"Paul", "P\xD0\xB0ul", "paul"})
    EXPECT_EQ(code_of(tablet.post(port(), "/api/player", new_player(name))), "409 taken") << name;
  for (const char* name : {"", "...", "(deleted)", "a name that is much too long for this"})
    EXPECT_EQ(code_of(tablet.post(port(), "/api/player", new_player(name))), "400 bad_name") << name;
  EXPECT_EQ(code_of(phone.post(port(), "/api/player", new_player("Eve"))), "409 key_taken");
  create(tablet, "Bob");
  EXPECT_EQ(code_of(tablet.post(port(), "/api/player/profile", {{"name", "PAUL"}})), "409 taken");
  const HttpReply changed =
      tablet.post(port(), "/api/player/profile", {{"name", "Rob"}, {"colour", 0}, {"language", "de"}});
  EXPECT_EQ(changed.json().at("name"), "Rob");
  EXPECT_EQ(changed.json().at("colour"), 0);
  EXPECT_EQ(changed.json().at("face"), "owl");
  for (const json::object& wrong :
       {json::object{{"colour", 8}}, json::object{{"face", "<script>"}}, json::object{{"age", 7}}})
    EXPECT_EQ(code_of(tablet.post(port(), "/api/player/profile", wrong)), "400 malformed");
}

TEST_P(PlayerWire, a_proof_holds_for_one_request_only) {
  create(phone, "Ann");
  const std::string at = "/api/player";
  const Headers proof = phone.proof(port(), "GET", at);
  EXPECT_EQ(request(port(), "GET", at, {}, proof).status, 200);
  EXPECT_EQ(code_of(request(port(), "GET", at, {}, proof)), "403 old_challenge");
  // Of another request.
  const Headers link = phone.proof(port(), "POST", "/api/player/link", "{}");
  EXPECT_EQ(code_of(request(port(), "POST", "/api/player/code", "{}", link)), "403 bad_proof");
  EXPECT_EQ(code_of(request(port(), "POST", "/api/player/link", "{ }", link)), "403 bad_proof");
  EXPECT_EQ(code_of(request(port(), "GET", "/api/player/link", {}, link)), "404 not_found");
  // For another server, by another device, without a challenge of this server, without a proof.
  Headers elsewhere = phone.proof(port(), "GET", at);
  elsewhere["Host"] = "evil.example";
  EXPECT_EQ(code_of(request(port(), "GET", at, {}, elsewhere)), "403 bad_proof");
  std::string stolen = phone.proof(port(), "GET", at).at("Authorization");
  stolen.replace(5, phone.key().size(), tablet.key());
  EXPECT_EQ(code_of(request(port(), "GET", at, {}, {{"Authorization", stolen}})), "403 bad_proof");
  const std::string own(54, 'A');
  const Headers forged{{"Authorization", "Aude " + phone.key() + "." + own + "." +
                                             phone.sign("GET " + at + " ", "localhost", own)}};
  EXPECT_EQ(code_of(request(port(), "GET", at, {}, forged)), "403 old_challenge");
  for (const char* text : {"", "Aude", "Aude ", "Aude ..", "Aude a.b", "Bearer abc", "Aude a.b.c.d"})
    EXPECT_EQ(request(port(), "GET", at, {}, {{"Authorization", text}}).status, 403) << text;
}

TEST_P(PlayerWire, another_device_joins_by_a_link_and_can_be_removed) {
  const std::string ann = create(phone, "Ann");
  join_by_link(phone, tablet);
  const json::object mine = tablet.get(port(), "/api/player").json();
  EXPECT_EQ(mine.at("id"), ann.c_str());
  ASSERT_EQ(mine.at("devices").as_array().size(), 2U);
  const std::string first = word(mine.at("devices").at(0).as_object(), "device");
  EXPECT_EQ(mine.at("devices").at(1).at("this"), true);
  EXPECT_EQ(tablet.post(port(), "/api/player/remove-device", {{"device", first}}).status, 200);
  EXPECT_EQ(code_of(phone.get(port(), "/api/player")), "403 no_player");
  const std::string last = word(mine.at("devices").at(1).as_object(), "device");
  EXPECT_EQ(code_of(tablet.post(port(), "/api/player/remove-device", {{"device", last}})),
            "409 not_removed");
}

TEST_P(PlayerWire, a_link_works_once) {
  create(phone, "Ann");
  const std::string link = word(phone.post(port(), "/api/player/link").json(), "link");
  const TestDevice thief;
  const auto join = [&](const TestDevice& device, const json::object& by) {
    json::object body = by;
    body["device"] = "new";
    return device.post(port(), "/api/player/join", body);
  };
  EXPECT_EQ(code_of(join(tablet, {{"link", "wrong"}})), "403 no_such");
  EXPECT_EQ(code_of(join(tablet, {})), "400 malformed");
  EXPECT_EQ(join(tablet, {{"link", link}}).status, 201);
  EXPECT_EQ(code_of(join(thief, {{"link", link}})), "403 no_such");
  EXPECT_EQ(code_of(join(tablet, {{"link", link}})), "403 no_such");
}

TEST_P(PlayerWire, a_recovery_code_brings_a_lost_player_back) {
  const std::string ann = create(phone, "Ann");
  const std::string code = word(phone.post(port(), "/api/player/code").json(), "code");
  EXPECT_EQ(phone.get(port(), "/api/player").json().at("has_code"), true);
  std::string typed = code;
  std::replace(typed.begin(), typed.end(), '-', ' ');
  const HttpReply back =
      tablet.post(port(), "/api/player/join", {{"code", typed}, {"device", "new phone"}});
  ASSERT_EQ(back.status, 201) << back.body;
  EXPECT_EQ(back.json().at("player").at("id"), ann.c_str());
  const std::string next = word(back.json(), "code");
  EXPECT_NE(next, code);
  const TestDevice other;
  EXPECT_EQ(code_of(other.post(port(), "/api/player/join", {{"code", code}, {"device", "x"}})),
            "403 no_such");
  EXPECT_EQ(code_of(other.post(port(), "/api/player/join", {{"code", "bad"}, {"device", "x"}})),
            "400 bad_code");
  EXPECT_EQ(other.post(port(), "/api/player/join", {{"code", next}, {"device", "x"}}).status, 201);
}

TEST_P(PlayerWire, a_seat_is_the_players_on_all_devices) {
  const std::string ann = create(phone, "Ann");
  join_by_link(phone, tablet);
  const TestDevice of_bob;
  const std::string bob = create(of_bob, "Bob");
  const json::object made = make_small_table(phone);
  const std::string table = word(made, "table");

  const auto at_tablet = enter(tablet, table);
  const json::object joined = at_tablet->next("joined");
  EXPECT_EQ(json::serialize(joined.at("seats")), "[0]");
  EXPECT_EQ(joined.at("host"), true);
  const json::object view = at_tablet->next("view");
  EXPECT_EQ(view.at("seats").at(0).at("name"), "Ann");  // not what the request said
  EXPECT_EQ(view.at("seats").at(0).at("player"), ann.c_str());
  // The tokens alone are those of a guest.
  WebSocket guest(port(), "/ws/" + table);
  guest.send(json::object{
      {"type", "hello"}, {"tokens", json::array{made.at("host"), made.at("seats").at(0).at("token")}}});
  const json::object as_guest = guest.next("joined");
  EXPECT_EQ(json::serialize(as_guest.at("seats")), "[]");
  EXPECT_EQ(as_guest.at("host"), false);

  const auto at_bob = enter(of_bob, table);
  at_bob->next("view");
  at_bob->send(json::object{{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "Carol"}});
  at_bob->next("claimed");
  const json::object claimed = at_tablet->next("update");
  EXPECT_EQ(claimed.at("seats").at(1).at("name"), "Bob");
  EXPECT_EQ(claimed.at("seats").at(1).at("player"), bob.c_str());
  // Also after a restart.
  server.reset();
  server = std::make_unique<RunningServer>(config());
  EXPECT_EQ(json::serialize(enter(of_bob, table)->next("joined").at("seats")), "[1]");
}

TEST_P(PlayerWire, games_are_listed_until_and_after_their_end) {
  const std::string ann = create(phone, "Ann");
  const TestDevice of_bob;
  const std::string bob = create(of_bob, "Bob");
  const std::string table = word(make_small_table(phone), "table");
  EXPECT_EQ(games(phone).at("running").at(0).at("stage"), "lobby");
  const auto at_ann = enter(phone, table);
  at_ann->next("view");
  const auto at_bob = enter(of_bob, table);
  at_bob->next("view");
  at_bob->send(json::object{{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "Bob"}});
  at_bob->next("claimed");
  at_ann->send(json::object{{"type", "start"}, {"id", 2}});
  const auto version = at_ann->next("ok").at("version");
  const json::object running = games(phone).at("running").at(0).as_object();
  EXPECT_EQ(running.at("table"), table.c_str());
  EXPECT_EQ(running.at("my_turn"), true);
  EXPECT_EQ(running.at("seat"), 0);
  EXPECT_EQ(running.at("seats").at(1).at("name"), "Bob");
  EXPECT_EQ(running.at("seats").at(1).at("player"), bob.c_str());
  EXPECT_EQ(json::serialize(running).find("token"), std::string::npos);
  EXPECT_EQ(games(of_bob).at("running").at(0).at("my_turn"), false);
  at_ann->send(
      json::object{{"type", "act"}, {"id", 3}, {"version", version}, {"action", "place 0,-1 r2"}});
  const auto laid = at_ann->next("ok").at("version");
  at_ann->send(json::object{
      {"type", "act"}, {"id", 4}, {"version", laid}, {"action", "follower 0"}, {"confirm", true}});
  at_ann->next("ok");
  const json::object after = games(of_bob);
  EXPECT_TRUE(after.at("running").as_array().empty());
  EXPECT_EQ(after.at("more"), false);
  const json::object& finished = after.at("finished").at(0).as_object();
  EXPECT_EQ(json::serialize(finished.at("scores")), "[4,0]");
  EXPECT_EQ(json::serialize(finished.at("winners")), "[0]");
  EXPECT_EQ(finished.at("seat"), 1);
  const auto record = [&](const std::string& id) {
    return json::serialize(request(port(), "GET", "/api/players/" + id).json().at("games"));
  };
  EXPECT_EQ(record(ann), R"({"won":1,"tied":0,"lost":0})");
  EXPECT_EQ(record(bob), R"({"won":0,"tied":0,"lost":1})");
  // A rematch is the players' too.
  at_ann->send(json::object{{"type", "rematch"}, {"id", 5}});
  at_ann->next("ok");
  EXPECT_EQ(games(of_bob).at("running").as_array().size(), 1U);
  const HttpReply exported = phone.get(port(), "/api/player/export");
  EXPECT_EQ(exported.json().at("player").at("name"), "Ann");
  EXPECT_EQ(exported.json().at("games").as_array().size(), 2U);
  EXPECT_NE(exported.headers.at("content-disposition").find("aude-player.json"), std::string::npos);
}

TEST_P(PlayerWire, an_aborted_game_is_listed_and_does_not_count) {
  const std::string ann = create(phone, "Ann");
  const TestDevice of_bob;
  create(of_bob, "Bob");
  const std::string table = word(make_small_table(phone), "table");
  const auto at_ann = enter(phone, table);
  at_ann->next("view");
  const auto at_bob = enter(of_bob, table);
  at_bob->next("view");
  at_bob->send(json::object{{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "Bob"}});
  at_bob->next("claimed");
  at_ann->send(json::object{{"type", "start"}, {"id", 2}});
  at_ann->next("ok");
  at_ann->send(json::object{{"type", "abort"}, {"id", 3}});
  at_ann->next("ok");
  const json::object finished = games(of_bob).at("finished").at(0).as_object();
  EXPECT_EQ(json::serialize(finished.at("winners")), "[]");
  EXPECT_EQ(finished.at("ended").at("reason"), "aborted");
  EXPECT_EQ(json::serialize(request(port(), "GET", "/api/players/" + ann).json().at("games")),
            R"({"won":0,"tied":0,"lost":0})");
}

TEST_P(PlayerWire, a_removed_device_is_no_longer_at_the_table) {
  create(phone, "Ann");
  join_by_link(phone, tablet);
  const std::string table = word(make_small_table(phone), "table");
  const auto socket = enter(tablet, table);
  socket->next("view");
  const json::object mine = tablet.get(port(), "/api/player").json();
  const std::string device = word(mine.at("devices").at(1).as_object(), "device");
  ASSERT_EQ(phone.post(port(), "/api/player/remove-device", {{"device", device}}).status, 200);
  while (socket->next_text()) {
  }
  WebSocket again(port(), "/ws/" + table);
  again.send(tablet.login(port(), table));
  EXPECT_EQ(again.next("error").at("code"), "no_player");
  again.send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
  EXPECT_EQ(json::serialize(again.next("joined").at("seats")), "[]");
}

TEST_P(PlayerWire, a_deleted_player_leaves_no_name) {
  const std::string ann = create(phone, "Ann");
  const json::object made = make_small_table(phone);
  const std::string table = word(made, "table");
  EXPECT_EQ(code_of(phone.post(port(), "/api/player/delete", {{"name", "Bob"}})), "400 bad_name");
  const auto socket = enter(phone, table);
  socket->next("view");
  socket->send(json::object{{"type", "chat"}, {"id", 1}, {"text", "Hello"}});
  EXPECT_EQ(socket->next("chat").at("name"), "Ann");
  ASSERT_EQ(phone.post(port(), "/api/player/delete", {{"name", "Ann"}}).status, 200);
  EXPECT_EQ(request(port(), "GET", "/api/players/" + ann).status, 404);
  EXPECT_EQ(code_of(phone.get(port(), "/api/player")), "403 no_player");
  const HttpReply view = request(port(), "GET", "/api/tables/" + table);
  EXPECT_EQ(view.json().at("seats").at(0).at("name"), "(deleted)");
  EXPECT_EQ(view.json().at("chat").at(0).at("name"), "(deleted)");
  EXPECT_EQ(view.body.find("Ann"), std::string::npos);
  EXPECT_EQ(view.body.find(ann), std::string::npos);
  EXPECT_EQ(request(port(), "GET", "/api/tables/" + table + "/record").body.find("Ann"),
            std::string::npos);
  // The seat is now a guest's.
  WebSocket guest(port(), "/ws/" + table);
  guest.send(
      json::object{{"type", "hello"}, {"tokens", json::array{made.at("seats").at(0).at("token")}}});
  EXPECT_EQ(json::serialize(guest.next("joined").at("seats")), "[0]");
}

TEST_P(PlayerWire, guests_are_not_affected) {
  const MadeTable made = make_table(
      port(), json::object{{"setup", json::object{{"sets", json::array{"base"}}}},
                           {"seats", json::array{json::object{{"kind", "here"}, {"name", "Ann"}},
                                                 json::object{{"kind", "open"}}}}});
  const Client guest(port(), made.id, {made.host, made.tokens.at(0)});
  EXPECT_FALSE(guest.view().at("seats").at(0).as_object().contains("player"));
  // A login that fails leaves a guest.
  WebSocket socket(port(), "/ws/" + made.id);
  socket.send(phone.login(port(), made.id));
  EXPECT_EQ(socket.next("error").at("code"), "no_player");
  json::object elsewhere = phone.login(port(), made.id);
  elsewhere["signature"] = phone.sign("WS /ws/another", "localhost", word(elsewhere, "challenge"));
  socket.send(elsewhere);
  EXPECT_EQ(socket.next("error").at("code"), "bad_proof");
  socket.send(json::object{{"type", "hello"}, {"tokens", json::array{made.tokens.at(0)}}});
  EXPECT_EQ(json::serialize(socket.next("joined").at("seats")), "[0]");
  const HttpReply wrong =
      request(port(), "POST", "/api/tables", "{}", {{"Authorization", "Aude x.y.z"}});
  EXPECT_EQ(wrong.status, 403);
}

TEST(PlayerLimits, hold_for_each_address) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  config.limits.players = {4, 0};
  config.limits.new_players = {1, 0};
  const RunningServer server(config);
  const TestDevice ann;
  const TestDevice bob;
  EXPECT_EQ(ann.post(server.port(), "/api/player", new_player("Ann")).status, 201);
  EXPECT_EQ(code_of(bob.post(server.port(), "/api/player", new_player("Bob"))), "429 too_fast");
  EXPECT_EQ(ann.get(server.port(), "/api/player").status, 200);
  // Log-ins over a WebSocket count, too.
  const MadeTable made =
      make_table(server.port(), json::object{{"setup", json::object{{"sets", json::array{"base"}}}},
                                             {"seats", json::array{json::object{{"kind", "open"}},
                                                                   json::object{{"kind", "open"}}}}});
  WebSocket socket(server.port(), "/ws/" + made.id);
  socket.send(ann.login(server.port(), made.id));
  EXPECT_EQ(socket.next().at("type"), "logged_in");
  socket.send(ann.login(server.port(), made.id));
  EXPECT_EQ(socket.next("error").at("code"), "too_fast");
  EXPECT_EQ(code_of(ann.get(server.port(), "/api/player")), "429 too_fast");
  EXPECT_EQ(code_of(request(server.port(), "GET", "/api/players/x")), "429 too_fast");
  const std::string body(5000, ' ');
  EXPECT_EQ(request(server.port(), "POST", "/api/player", body).status, 413);
}

}  // namespace
}  // namespace aude::server
