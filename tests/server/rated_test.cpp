// SPDX-License-Identifier: MIT
// Rated games in both kinds of stores: a result is there exactly once, whatever stops, and the ratings
// are those that its log gives.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <random>
#include <thread>

#include "app/process.h"
#include "server/cluster.h"
#include "server/players.h"
#include "server/rating_log.h"
#include "server/running.h"
#include "server/stores.h"
#include "server/test_device.h"
#include "support/data_files.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t kRatedDay = 86'400'000;

enum class RatedAt { Sqlite, Postgres };

class RatedIn : public testing::TestWithParam<RatedAt> {
 protected:
  void add_player(const std::string& id) {
    players->create({id, "Player " + id, 2, "owl", "fr", 1700},
                    {"print of " + id, "key of " + id, "phone", 1000, 1000});
  }
  // A table whose only entry ends its game with this result.
  void finish(const std::string& table, table::RatedGame game) {
    store->append(std::vector<Append>{{table, 0, "{}", 0, {}, {}, std::move(game)}});
  }
  static table::RatedGame game_of(const std::vector<std::string>& in_order, std::int64_t finished,
                                  bool base_only = true) {
    table::RatedGame game{
        compete::kind_of(static_cast<int>(in_order.size()), base_only, false), {}, finished};
    for (const std::string& id : in_order)
      game.seats.push_back({id, static_cast<int>(game.seats.size()) + 1, 50});
    return game;
  }
  int rating_of(const std::string& player, compete::Kind kind = compete::Kind::Base) {
    for (const auto& of : ratings->of(player))
      if (of.kind == kind) return static_cast<int>(of.standing.rating / 1000);
    return 0;
  }
  std::string differences() {
    std::string all;
    for (const std::string& each : ratings->check().differences) all += each + "\n";
    return all;
  }
  // Many results of all kinds, with ties, bots, and pairs that meet often.
  void play_many(int games, unsigned seed) {
    std::mt19937 random(seed);
    const std::vector<std::string> who{"a", "b", "c", "d", "bot:easy", "bot:elo:1250", "bot:hard"};
    for (const char* id : {"a", "b", "c", "d"}) add_player(id);
    std::int64_t now = 1'700'000'000'000;
    for (int n = 0; n < games; ++n) {
      std::vector<std::string> seats = who;
      std::shuffle(seats.begin(), seats.end(), random);
      seats.resize(random() % 4 == 0 ? 3 + random() % 3 : 2);
      now += static_cast<std::int64_t>(random() % static_cast<unsigned>(kRatedDay / 4));
      table::RatedGame game = game_of(seats, now, random() % 2 == 0);
      if (random() % 8 == 0) game.seats[1].place = 1;
      finish("game" + std::to_string(n), game);
      if (random() % 3 == 0) ratings->rate_new();
    }
    ratings->rate_new();
  }

  const TemporaryFolder folder;
  const std::string place = GetParam() == RatedAt::Sqlite ? (folder.path() / "aude.sqlite").string()
                                                          : cluster().fresh_address();
  std::unique_ptr<Store> store = open_store(place);
  std::unique_ptr<Players> players = std::make_unique<Players>(store->open_session());
  std::unique_ptr<RatingLog> ratings = std::make_unique<RatingLog>(store->open_session());
};

const auto kRatedName = [](const auto& kind) {
  return kind.param == RatedAt::Sqlite ? "sqlite" : "postgres";
};
INSTANTIATE_TEST_SUITE_P(Every, RatedIn, testing::Values(RatedAt::Sqlite, RatedAt::Postgres),
                         kRatedName);

TEST_P(RatedIn, a_result_changes_ratings_once) {
  add_player("a");
  add_player("b");
  finish("one", game_of({"a", "b"}, 5000));
  EXPECT_FALSE(ratings->result("one")->is_rated);
  EXPECT_EQ(rating_of("a"), 0);
  EXPECT_EQ(ratings->rate_new(), 1);
  EXPECT_EQ(ratings->rate_new(), 0);
  EXPECT_EQ(rating_of("a"), 1662);
  EXPECT_EQ(rating_of("b"), 1337);
  const auto result = ratings->result("one");
  ASSERT_TRUE(result && result->is_rated);
  EXPECT_EQ(result->seats.at(0).before, 1'500'000);
  EXPECT_EQ(result->seats.at(0).rating / 1000, 1662);
  // A second result of the same table, from a node that read the log again, changes nothing.
  ratings->add("one", game_of({"b", "a"}, 6000));
  EXPECT_EQ(ratings->rate_new(), 0);
  EXPECT_EQ(rating_of("a"), 1662);
  // One that was never stored is added.
  ratings->add("two", game_of({"b", "a"}, 7000));
  EXPECT_EQ(ratings->rate_new(), 1);
  EXPECT_LT(rating_of("a"), 1662);
  EXPECT_EQ(differences(), "");
}

TEST_P(RatedIn, an_entry_that_is_refused_leaves_no_result) {
  add_player("a");
  add_player("b");
  finish("one", game_of({"a", "b"}, 5000));
  EXPECT_THROW(
      store->append(std::vector<Append>{{"two", 7, "{}", 0, {}, {}, game_of({"a", "b"}, 6000)}}),
      StoreConflict);
  EXPECT_FALSE(ratings->result("two"));
}

TEST_P(RatedIn, ratings_computed_again_are_equal_also_by_another_program) {
  play_many(300, 7);
  const auto found = ratings->check();
  EXPECT_EQ(found.results, 300);
  EXPECT_GT(found.standings, 15);
  EXPECT_EQ(differences(), "");
  // The bots of the base game stay where they are, in other kinds they are rated.
  EXPECT_EQ(rating_of("bot:elo:1250"), 1250);
  EXPECT_NE(rating_of("bot:elo:1250", compete::Kind::Several), 1250);
  ratings.reset();
  players.reset();
  store.reset();
  const std::string file = (folder.path() / "ratings.txt").string();
  const std::string option = GetParam() == RatedAt::Sqlite ? "--data" : "--store";
  const std::string where = GetParam() == RatedAt::Sqlite ? folder.path().string() : place;
  const auto said = app::run_aude({"player", "ratings", "-o", file, option, where});
  EXPECT_EQ(said.status, 0) << said.out << said.err;
  EXPECT_NE(said.out.find("300 results"), std::string::npos);
  const std::string program = (slow::data_folder().parent_path() / "compete/recompute.py").string();
  EXPECT_EQ(std::system(("python3 " + program + " " + file + " > /dev/null").c_str()), 0);
}

TEST_P(RatedIn, a_rating_that_was_changed_by_hand_is_reported) {
  play_many(20, 3);
  const auto session = store->open_session();
  session->ask("UPDATE aude_standings SET rating = rating + 1 WHERE player = 'a'");
  EXPECT_NE(differences(), "");
}

TEST_P(RatedIn, two_nodes_that_rate_at_the_same_time_rate_each_result_once) {
  add_player("a");
  add_player("b");
  add_player("c");
  std::mt19937 random(5);
  for (int n = 0; n < 60; ++n) {
    std::vector<std::string> seats{"a", "b", "c"};
    std::shuffle(seats.begin(), seats.end(), random);
    seats.resize(2);
    finish("game" + std::to_string(n), game_of(seats, 5000 + n));
  }
  RatingLog other(store->open_session());
  int here = 0;
  int there = 0;
  const auto patiently = [](RatingLog& log, int& count) {
    // SQLite refuses a second writer after some time; a server tries again.
    for (int tries = 0; tries < 100 && !log.result("game59")->is_rated; ++tries) {
      try {
        count += log.rate_new();
      } catch (const StoreError&) {
      }
    }
  };
  std::thread thread([&] { patiently(other, there); });
  patiently(*ratings, here);
  thread.join();
  EXPECT_EQ(here + there, 60);
  EXPECT_EQ(ratings->check().results, 60);
  EXPECT_EQ(differences(), "");
}

TEST_P(RatedIn, a_deleted_player_leaves_results_that_lead_to_nobody) {
  play_many(40, 11);
  players->remove("a", "pseudonym");
  EXPECT_TRUE(ratings->of("a").empty());
  EXPECT_TRUE(ratings->history("a", compete::Kind::Base, 100).empty());
  EXPECT_EQ(differences(), "");
  // A game that ends after that has no result.
  finish("late", game_of({"a", "b"}, 1'900'000'000'000));
  EXPECT_FALSE(ratings->result("late"));
  ratings->add("late", game_of({"a", "b"}, 1'900'000'000'000));
  EXPECT_FALSE(ratings->result("late"));
}

TEST_P(RatedIn, the_table_of_the_best_needs_twenty_games_and_a_certain_rating) {
  for (const char* id : {"a", "b", "c"}) add_player(id);
  std::int64_t now = 1'700'000'000'000;
  for (int n = 0; n < 20; ++n) {
    // 20 games of a, half of them won; b has 19.
    const std::string bot = "bot:elo:" + std::to_string(1400 + 10 * n);
    const auto result = [&](const std::string& who) {
      return n % 2 == 0 ? game_of({who, bot}, now += 1000) : game_of({bot, who}, now += 1000);
    };
    finish("a" + std::to_string(n), result("a"));
    if (n > 0) finish("b" + std::to_string(n), result("b"));
  }
  ratings->rate_new();
  const auto best = ratings->best(compete::Kind::Base, now, 10);
  ASSERT_EQ(best.size(), 1U);
  EXPECT_EQ(best[0].player, "a");
  EXPECT_EQ(best[0].name, "Player a");
  EXPECT_TRUE(ratings->best(compete::Kind::Sets, now, 10).empty());
  EXPECT_TRUE(
      ratings->best(compete::Kind::Base, now + 3000 * kRatedDay, 10).empty());  // no longer certain
  EXPECT_EQ(ratings->history("a", compete::Kind::Base, 5).size(), 5U);
  EXPECT_EQ(ratings->history("a", compete::Kind::Base, 5).back().rating / 1000, rating_of("a"));
}

TEST_P(RatedIn, a_player_has_a_record_against_each_other) {
  for (const char* id : {"a", "b", "c"}) add_player(id);
  std::int64_t now = 5000;
  int tables = 0;
  const auto play = [&](const std::vector<std::string>& in_order, bool tie = false) {
    table::RatedGame game = game_of(in_order, now += 1000);
    if (tie) game.seats[1].place = 1;
    finish("r" + std::to_string(++tables), game);
  };
  play({"a", "b"});
  play({"a", "b"});
  play({"b", "a"});
  play({"a", "b"}, true);
  play({"c", "a"});
  play({"a", "bot:easy"});
  play({"a", "bot:easy"});
  play({"a", "b", "c"});  // of several: not counted
  const auto record = ratings->record("a", 10);
  ASSERT_EQ(record.size(), 3U);
  EXPECT_EQ(record[0].opponent, "b");
  EXPECT_EQ(record[0].name, "Player b");
  EXPECT_EQ(record[0].won, 2);
  EXPECT_EQ(record[0].tied, 1);
  EXPECT_EQ(record[0].lost, 1);
  EXPECT_EQ(record[1].opponent, "bot:easy");
  EXPECT_EQ(record[1].won, 2);
  EXPECT_EQ(record[2].lost, 1);
  EXPECT_EQ(ratings->record("b", 10).at(0).lost, 2);
  players->remove("b", "word");
  ASSERT_EQ(ratings->record("a", 10).size(), 2U);
  EXPECT_EQ(ratings->record("a", 1).size(), 1U);
}

TEST_P(RatedIn, copies_have_the_same_ratings) {
  play_many(30, 13);
  const std::string copy = (folder.path() / "copy.sqlite").string();
  write_backup(*open_reader(place), copy);
  const auto reader = open_reader(copy);
  RatingLog copied(reader->open_session());
  EXPECT_EQ(copied.check().results, 30);
  EXPECT_TRUE(copied.check().differences.empty());
}

// --- over real sockets ---

json::object rated_player(std::string_view name) { return {{"name", name}, {"device", "phone"}}; }

class RatedWire : public testing::TestWithParam<RatedAt> {
 protected:
  ServerConfig config() {
    ServerConfig out = test_config(folder.path());
    if (GetParam() == RatedAt::Postgres) out.store = database;
    return out;
  }
  void create_players(unsigned short port) {
    for (const auto& [device, name] : {std::pair(&ann, "Ann"), std::pair(&bob, "Bob")})
      ids.emplace_back(
          device->post(port, "/api/player", rated_player(name)).json().at("id").as_string());
  }
  static std::unique_ptr<WebSocket> enter(unsigned short port, const TestDevice& device,
                                          const std::string& table) {
    auto socket = std::make_unique<WebSocket>(port, "/ws/" + table);
    socket->send(device.login(port, table));
    socket->next("logged_in");
    socket->send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
    return socket;
  }
  static json::object order() {
    return {{"setup", {{"sets", json::array{"base"}}}},
            {"aids", false},
            {"rated", true},
            {"clock", {{"total", 600'000}, {"increment", 0}}},
            {"seats", {{{"kind", "here"}, {"name", "any"}}, {{"kind", "open"}}}}};
  }
  // A rated game of Ann (through one port) and Bob (through another) that has started.
  struct Playing {
    std::string table;
    std::unique_ptr<WebSocket> ann, bob;
    int bobs_seat = 1;
  };
  Playing start_game(unsigned short port, unsigned short other) {
    Playing out;
    out.table = ann.post(port, "/api/tables", order()).json().at("table").as_string().c_str();
    out.ann = enter(port, ann, out.table);
    out.ann->next("view");
    out.bob = enter(other, bob, out.table);
    out.bob->next("view");
    out.bob->send(json::object{{"type", "claim"}, {"id", 1}, {"seat", 1}, {"name", "any"}});
    out.bob->next("claimed");
    out.ann->next("update");
    out.ann->send(json::object{{"type", "start"}, {"id", 2}});
    out.ann->next("ok");
    for (bool playing = false; !playing;) {  // with the seat that was drawn
      const auto message = out.bob->next();
      if (message.at("type") == "joined") out.bobs_seat = message.at("seats").at(0).to_number<int>();
      playing = message.contains("stage") && message.at("stage") == "playing";
    }
    return out;
  }
  static void resign(Playing& game) {
    game.bob->send(json::object{{"type", "resign"}, {"id", 3}, {"seat", game.bobs_seat}});
  }
  static json::object rated_result(unsigned short port, const std::string& table) {
    json::object result;
    wait_until(
        "the result is rated", [&] { return result.contains("rated") && result.at("rated").as_bool(); },
        [&] {
          const HttpReply reply = request(port, "GET", "/api/results/" + table);
          if (reply.status == 200) result = reply.json();
        });
    return result;
  }
  int rating(unsigned short port, int n) {
    const auto reply = request(port, "GET", "/api/players/" + ids.at(static_cast<std::size_t>(n)));
    return reply.json().at("ratings").at("base").at("rating").to_number<int>();
  }

  const TemporaryFolder folder;
  const std::string database = GetParam() == RatedAt::Postgres ? cluster().fresh_address() : "";
  TestDevice ann;
  TestDevice bob;
  std::vector<std::string> ids;
};

INSTANTIATE_TEST_SUITE_P(Every, RatedWire, testing::Values(RatedAt::Sqlite, RatedAt::Postgres),
                         kRatedName);

TEST_P(RatedWire, two_players_play_a_rated_game) {
  const RunningServer server(config());
  const unsigned short port = server.port();
  EXPECT_EQ(request(port, "POST", "/api/tables", json::serialize(order())).status, 403);  // a guest
  create_players(port);
  EXPECT_TRUE(request(port, "GET", "/api/players/" + ids[0]).json().at("ratings").as_object().empty());
  Playing game = start_game(port, port);
  EXPECT_EQ(request(port, "GET", "/api/results/" + game.table).status, 404);
  resign(game);
  const json::object result = rated_result(port, game.table);
  EXPECT_EQ(result.at("kind"), "base");
  const auto bobs = static_cast<std::size_t>(game.bobs_seat);
  EXPECT_EQ(result.at("seats").at(1 - bobs).at("place"), 1);
  EXPECT_EQ(result.at("seats").at(1 - bobs).at("before"), 1500);
  EXPECT_EQ(result.at("seats").at(1 - bobs).at("rating"), 1662);
  EXPECT_EQ(result.at("seats").at(bobs).at("rating"), 1338);
  EXPECT_EQ(rating(port, 0), 1662);
  const json::object shown =
      request(port, "GET", "/api/players/" + ids[0]).json().at("ratings").at("base").as_object();
  EXPECT_EQ(shown.at("games"), 1);
  EXPECT_EQ(shown.at("provisional"), true);
  EXPECT_EQ(shown.at("margin"), 569);
  const auto history = request(port, "GET", "/api/players/" + ids[0] + "/ratings/base").json();
  ASSERT_EQ(history.at("points").as_array().size(), 1U);
  EXPECT_EQ(history.at("points").at(0).at(1), 1662);
  EXPECT_EQ(request(port, "GET", "/api/players/" + ids[0] + "/ratings/chess").status, 404);
  const auto record = request(port, "GET", "/api/players/" + ids[0] + "/record").json();
  EXPECT_EQ(json::serialize(record.at("against").at(0).at("won")), "1");
  EXPECT_EQ(record.at("against").at(0).at("name"), "Bob");
  EXPECT_EQ(request(port, "GET", "/api/players/nobody/record").status, 404);
  EXPECT_EQ(request(port, "GET", "/api/ratings/base").json().at("best").as_array().size(), 0U);
  EXPECT_EQ(request(port, "GET", "/api/ratings/chess").status, 404);
}

// What was acknowledged is rated, and nothing is rated twice.
TEST_P(RatedWire, a_server_that_is_killed_when_a_game_ends_rates_it_once) {
  ServerConfig at = config();
  auto server = std::make_unique<ServerProcess>(at);
  create_players(server->port());
  constexpr int kGames = 6;
  std::vector<std::string> tables;
  for (int n = 0; n < kGames; ++n) {
    Playing game = start_game(server->port(), server->port());
    tables.push_back(game.table);
    resign(game);
    // Every other time the answer was seen; otherwise the resignation may be stored or not.
    if (n % 2 == 0) game.bob->next("ok");
    server->kill();
    server = std::make_unique<ServerProcess>(at);
    if (n % 2 == 0) rated_result(server->port(), game.table);
  }
  int finished = 0;
  for (const std::string& table : tables) {
    const auto view = request(server->port(), "GET", "/api/tables/" + table).json();
    if (view.at("stage") != "over") continue;
    ++finished;
    rated_result(server->port(), table);
  }
  EXPECT_GE(finished, kGames / 2);
  server.reset();
  const auto store = open_store(at.store.empty() ? at.data.string() : at.store);
  RatingLog log(store->open_session());
  EXPECT_EQ(log.check().results, finished);
  EXPECT_TRUE(log.check().differences.empty());
}

// Its clocks run on, though no player opens it again.
TEST_P(RatedWire, a_game_that_all_have_left_is_in_memory_again_after_a_restart) {
  for (const char* node : {"", "127.0.0.1"}) {
    ServerConfig at = config();
    at.node = at.store.empty() ? "" : node;
    auto server = std::make_unique<RunningServer>(at);
    if (ids.empty()) create_players(server->port());
    start_game(server->port(), server->port());
    server = nullptr;
    server = std::make_unique<RunningServer>(at);
    std::string metrics;
    wait_until(
        "the game is loaded",
        [&] { return metrics.find("\naude_tables_open ") != metrics.find("\naude_tables_open 0"); },
        [&] { metrics = request(server->port(), "GET", "/metrics").body; });
  }
}

TEST(RatedNodes, a_game_that_ends_on_another_node_is_rated_once) {
  const TemporaryFolder folder;
  ServerConfig at = test_config(folder.path());
  at.store = cluster().fresh_address();
  at.node = "127.0.0.1";
  const RunningServer one(at);
  const RunningServer two(at);
  TestDevice ann;
  TestDevice bob;
  for (const auto& [device, name] : {std::pair(&ann, "Ann"), std::pair(&bob, "Bob")})
    ASSERT_EQ(device->post(one.port(), "/api/player", rated_player(name)).status, 201);
  json::object order{
      {"setup", {{"sets", json::array{"base"}}}},
      {"aids", false},
      {"rated", true},
      {"clock", {{"total", 600'000}, {"increment", 0}}},
      {"seats", {{{"kind", "here"}, {"name", "any"}}, {{"kind", "bot"}, {"level", "elo:1500"}}}}};
  const std::string table(ann.post(one.port(), "/api/tables", order).json().at("table").as_string());
  // Through the other node, which forwards it.
  WebSocket socket(two.port(), "/ws/" + table);
  socket.send(ann.login(two.port(), table));
  socket.next("logged_in");
  socket.send(json::object{{"type", "hello"}, {"tokens", json::array{}}});
  socket.next("view");
  socket.send(json::object{{"type", "start"}, {"id", 1}});
  int seat = 0;
  for (bool playing = false; !playing;) {  // with the seat that was drawn
    const auto message = socket.next();
    if (message.at("type") == "joined") seat = message.at("seats").at(0).to_number<int>();
    playing = message.contains("stage") && message.at("stage") == "playing";
  }
  socket.send(json::object{{"type", "resign"}, {"id", 2}, {"seat", seat}});
  ASSERT_EQ(socket.next("ok").at("id"), 2);
  for (const unsigned short port : {one.port(), two.port()}) {
    json::object result;
    wait_until(
        "the result is rated", [&] { return result.contains("rated") && result.at("rated").as_bool(); },
        [&] {
          const HttpReply reply = request(port, "GET", "/api/results/" + table);
          if (reply.status == 200) result = reply.json();
        });
    // The bot is an anchor: it stays.
    bool bot_stays = false;
    for (const json::value& each : result.at("seats").as_array())
      bot_stays = bot_stays || (each.at("rating") == 1500 && each.at("place") == 1);
    EXPECT_TRUE(bot_stays) << json::serialize(result);
  }
  const auto store = open_reader(at.store);
  RatingLog log(store->open_session());
  EXPECT_EQ(log.check().results, 1);
  EXPECT_TRUE(log.check().differences.empty());
}

}  // namespace
}  // namespace aude::server
