// SPDX-License-Identifier: MIT
// Players in each kind of store.
#include "server/players.h"

#include <gtest/gtest.h>

#include "app/process.h"
#include "server/cluster.h"
#include "server/running.h"
#include "server/stores.h"

namespace aude::server {
namespace {

using Added = Players::Added;

enum class PlaceKind { Sqlite, Postgres };

Device device_called(const std::string& name) {
  return {"print of " + name, "key of " + name, name, 1000, 1000};
}

class PlayersIn : public testing::TestWithParam<PlaceKind> {
 protected:
  std::string fresh_place() {
    return GetParam() == PlaceKind::Sqlite
               ? (folder.path() / ("store" + std::to_string(++places) + ".sqlite")).string()
               : cluster().fresh_address();
  }
  void reopen() {
    players.reset();
    store.reset();
    store = open_store(place);
    players = std::make_unique<Players>(store->open_session());
  }
  // A player with a device called "phone of NAME".
  std::string add(const std::string& name) {
    const std::string id = "id-" + std::to_string(++ids);
    EXPECT_EQ(players->create({id, name, 2, "owl", "fr", 1700}, device_called("phone of " + name)),
              Added::Yes);
    return id;
  }
  std::vector<std::string> names_of_devices(const std::string& player) {
    std::vector<std::string> out;
    for (const Device& each : players->devices(player)) out.push_back(each.name);
    return out;
  }
  // A table at which the player has a seat.
  void seat(const std::string& table, const std::string& player, const table::GameNote& note) {
    store->append(std::vector<Append>{
        {table,
         0,
         R"({"made":{},"seats":[{"name":"Ann","token":"t1"},{"name":"Bob","token":"t2"}]})",
         0,
         {{"t1", player}},
         note}});
  }

  const TemporaryFolder folder;
  int places = 0;
  int ids = 0;
  const std::string place = fresh_place();
  std::unique_ptr<Store> store = open_store(place);
  std::unique_ptr<Players> players = std::make_unique<Players>(store->open_session());
};

INSTANTIATE_TEST_SUITE_P(Every, PlayersIn, testing::Values(PlaceKind::Sqlite, PlaceKind::Postgres),
                         [](const auto& kind) {
                           return kind.param == PlaceKind::Sqlite ? "sqlite" : "postgres";
                         });

TEST_P(PlayersIn, are_there_after_opening_again) {
  const std::string ann = add("Änn");
  reopen();
  const Profile expected{ann, "Änn", 2, "owl", "fr", 1700};
  EXPECT_EQ(players->find(ann), expected);
  EXPECT_EQ(players->find_by_name("ANN"), expected);
  EXPECT_EQ(players->find("nobody"), std::nullopt);
  EXPECT_EQ(players->find_by_name("Bob"), std::nullopt);
  EXPECT_EQ(players->devices(ann), std::vector<Device>{device_called("phone of Änn")});
  EXPECT_EQ(players->list("", 10), std::vector<Profile>{expected});
  EXPECT_TRUE(players->list(ann, 10).empty());
}

TEST_P(PlayersIn, have_names_that_cannot_be_mistaken) {
  const std::string paul = add("Paul");
  for (const char* name : {"Paul", "paul", "P\xD0\xB0ul", "PauI", "P.a.u.l"})
    EXPECT_EQ(players->create({"x", name, 0, "", "", 0}, device_called("x")), Added::NameTaken) << name;
  const std::string bob = add("Bob");
  EXPECT_EQ(players->change({bob, "pauL", 0, "", "", 0}), Added::NameTaken);
  EXPECT_EQ(players->find(bob)->name, "Bob");
  EXPECT_EQ(players->change({paul, "PAUL", 5, "fox", "de", 0}), Added::Yes);
  EXPECT_EQ(players->find(paul), (Profile{paul, "PAUL", 5, "fox", "de", 1700}));
  EXPECT_EQ(players->change({"nobody", "Eve", 0, "", "", 0}), Added::NoSuch);
}

TEST_P(PlayersIn, are_not_created_with_a_key_of_another) {
  add("Ann");
  EXPECT_EQ(players->create({"eve", "Eve", 0, "", "", 0}, device_called("phone of Ann")),
            Added::KeyTaken);
  EXPECT_EQ(players->find("eve"), std::nullopt);
}

TEST_P(PlayersIn, log_in_by_their_keys) {
  const std::string ann = add("Ann");
  EXPECT_EQ(players->log_in("print of phone of Ann", 2000)->id, ann);
  EXPECT_EQ(players->devices(ann)[0].seen, 1000);  // to the hour
  EXPECT_EQ(players->log_in("print of phone of Ann", 10'000'000)->id, ann);
  EXPECT_EQ(players->devices(ann)[0].seen, 10'000'000);
  EXPECT_EQ(players->log_in("another", 2000), std::nullopt);
}

TEST_P(PlayersIn, spend_a_challenge_once) {
  EXPECT_TRUE(players->spend("a", 5000, 1000));
  EXPECT_FALSE(players->spend("a", 5000, 1000));
  EXPECT_TRUE(players->spend("b", 5000, 1000));
  Players elsewhere(store->open_session());
  EXPECT_FALSE(elsewhere.spend("b", 5000, 1000));
  EXPECT_EQ(elsewhere.secret(), players->secret());
  EXPECT_GE(players->secret().size(), 32U);
  // Forgotten when it has expired, and not before.
  EXPECT_FALSE(players->spend("b", 5000, 4999));
  EXPECT_TRUE(players->spend("c", 500'000, 100'000));
  EXPECT_TRUE(players->spend("b", 5000, 100'000));
}

TEST_P(PlayersIn, add_a_device_by_a_link_once_and_in_time) {
  const std::string ann = add("Ann");
  players->set_link(ann, "hash", 5000);
  EXPECT_EQ(players->use_link("other", device_called("tablet"), 4000).added, Added::NoSuch);
  EXPECT_EQ(players->use_link("hash", device_called("tablet"), 5000).added, Added::NoSuch);
  EXPECT_EQ(players->use_link("hash", device_called("phone of Ann"), 4999).added, Added::KeyTaken);
  const auto joined = players->use_link("hash", device_called("tablet"), 4999);
  EXPECT_EQ(joined.added, Added::Yes);
  EXPECT_EQ(joined.player, ann);
  EXPECT_EQ(players->use_link("hash", device_called("thief"), 4999).added, Added::NoSuch);
  EXPECT_EQ(names_of_devices(ann), (std::vector<std::string>{"phone of Ann", "tablet"}));
  // A new link replaces the one before.
  players->set_link(ann, "first", 5000);
  players->set_link(ann, "second", 5000);
  EXPECT_EQ(players->use_link("first", device_called("thief"), 1).added, Added::NoSuch);
  EXPECT_EQ(players->use_link("second", device_called("laptop"), 1).added, Added::Yes);
}

TEST_P(PlayersIn, add_a_device_by_a_recovery_code_once) {
  const std::string ann = add("Ann");
  EXPECT_FALSE(players->has_code(ann));
  EXPECT_EQ(players->use_code("", device_called("thief"), "next").added, Added::NoSuch);
  players->set_code(ann, "words");
  EXPECT_TRUE(players->has_code(ann));
  EXPECT_EQ(players->use_code("words", device_called("new phone"), "next").player, ann);
  EXPECT_EQ(players->use_code("words", device_called("thief"), "other").added, Added::NoSuch);
  EXPECT_EQ(players->use_code("next", device_called("newer phone"), "last").added, Added::Yes);
  EXPECT_EQ(names_of_devices(ann).size(), 3U);
}

TEST_P(PlayersIn, have_a_limit_of_devices_and_keep_one) {
  const std::string ann = add("Ann");
  EXPECT_FALSE(players->remove_device(ann, "print of phone of Ann"));
  for (int i = 1; i < kMostDevices; ++i) {
    players->set_link(ann, "hash", 5000);
    ASSERT_EQ(players->use_link("hash", device_called(std::to_string(i)), 1).added, Added::Yes);
  }
  players->set_link(ann, "hash", 5000);
  EXPECT_EQ(players->use_link("hash", device_called("more"), 1).added, Added::TooMany);
  const std::string bob = add("Bob");
  EXPECT_FALSE(players->remove_device(bob, "print of phone of Ann"));
  EXPECT_TRUE(players->remove_device(ann, "print of phone of Ann"));
  EXPECT_FALSE(players->remove_device(ann, "print of phone of Ann"));
  EXPECT_EQ(players->log_in("print of phone of Ann", 1), std::nullopt);
  EXPECT_EQ(players->use_link("hash", device_called("more"), 1).added, Added::Yes);
}

std::vector<std::string> names_of_tables(const std::vector<PlayedGame>& games) {
  std::vector<std::string> out;
  for (const PlayedGame& game : games) out.push_back(game.table);
  return out;
}

TEST_P(PlayersIn, find_their_games_again) {
  const std::string ann = add("Ann");
  seat("waits", ann, {"playing", "t2", "{}", 300});
  seat("mine", ann, {"playing", "t1", "{}", 100});
  seat("lobby", ann, {"lobby", "", "{}", 200});
  seat("won", ann, {"over", "", "{}", 250});
  seat("lost", ann, {"over", "", "{}", 150});
  seat("another's", add("Bob"), {"playing", "t1", "{}", 400});
  EXPECT_EQ(names_of_tables(players->running(ann, 10)),
            (std::vector<std::string>{"mine", "waits", "lobby"}));
  EXPECT_EQ(names_of_tables(players->running(ann, 1)), (std::vector<std::string>{"mine"}));
  EXPECT_EQ(names_of_tables(players->finished(ann, 1000, 10)),
            (std::vector<std::string>{"won", "lost"}));
  EXPECT_EQ(names_of_tables(players->finished(ann, 250, 10)), (std::vector<std::string>{"lost"}));
  EXPECT_EQ(players->seats("mine"), (std::vector<table::SeatTie>{{"t1", ann}}));
  // Each entry may bring news; purged tables are gone.
  store->append(
      std::vector<Append>{{"mine", 1, "{}", 0, {}, table::GameNote{"over", "", R"({"a":1})", 900}}});
  const auto finished = players->finished(ann, 1000, 1);
  ASSERT_EQ(names_of_tables(finished), (std::vector<std::string>{"mine"}));
  EXPECT_EQ(finished[0].token, "t1");
  EXPECT_EQ(finished[0].note.about, R"({"a":1})");
  EXPECT_EQ(finished[0].note.changed, 900);
  EXPECT_EQ(store->remove(std::vector<std::string>{"mine", "waits"}), 2);
  EXPECT_EQ(names_of_tables(players->running(ann, 10)), (std::vector<std::string>{"lobby"}));
  EXPECT_TRUE(players->seats("mine").empty());
}

TEST_P(PlayersIn, notes_are_stored_with_their_entry_or_not_at_all) {
  const std::string ann = add("Ann");
  EXPECT_THROW(store->append(std::vector<Append>{
                   {"table", 0, "{}", 0, {{"t1", ann}}, table::GameNote{"lobby", "", "{}", 1}},
                   {"table", 2, "behind a gap"}}),
               StoreError);
  EXPECT_TRUE(players->seats("table").empty());
  EXPECT_TRUE(players->running(ann, 10).empty());
  // Of a player who was deleted.
  store->append(std::vector<Append>{{"table", 0, "{}", 0, {{"t1", "nobody"}}, {}}});
  EXPECT_TRUE(players->seats("table").empty());
}

TEST_P(PlayersIn, leave_nothing_behind_when_they_are_deleted) {
  const std::string ann = add("Ann");
  const std::string bob = add("Bob");
  const std::string about =
      R"({"seats":[{"name":"Ann","token":"t1","player":"id-1"},{"name":"Bob","token":"t2"}]})";
  seat("table", ann, {"playing", "t1", about, 100});
  store->append(std::vector<Append>{
      {"table", 1, R"({"seated":"Ann","seat":0,"token":"t1"})", 0, {{"t2", bob}}, {}},
      {"table", 2, R"({"said":"Ann is here","seat":0})"}});
  players->set_link(ann, "link", 5000);
  players->set_code(ann, "code");
  EXPECT_EQ(players->remove(ann, "nobody"), std::vector<std::string>{"table"});
  EXPECT_EQ(players->find(ann), std::nullopt);
  EXPECT_EQ(players->log_in("print of phone of Ann", 1), std::nullopt);
  EXPECT_EQ(players->use_link("link", device_called("thief"), 1).added, Added::NoSuch);
  EXPECT_EQ(players->use_code("code", device_called("thief"), "").added, Added::NoSuch);
  EXPECT_TRUE(players->running(ann, 10).empty());
  EXPECT_EQ(players->seats("table"), (std::vector<table::SeatTie>{{"t2", bob}}));
  // The log is whole, without the name; what was said stays.
  EXPECT_EQ(
      store->load("table", 0, 10),
      (std::vector<std::string>{
          R"#({"made":{},"seats":[{"name":"(deleted)","token":"t1"},{"name":"Bob","token":"t2"}]})#",
          R"#({"seated":"(deleted)","seat":0,"token":"t1"})#",
          R"#({"said":"Ann is here","seat":0})#"}));
  EXPECT_EQ(players->running(bob, 10).at(0).note.about,
            R"#({"seats":[{"name":"(deleted)","token":"t1"},{"name":"Bob","token":"t2"}]})#");
  add("Ann");  // the name is free again
}

TEST_P(PlayersIn, go_with_the_tables_into_a_backup_and_another_store) {
  const std::string ann = add("Ann");
  players->set_code(ann, "words");
  seat("table", ann, {"over", "", "{}", 100});
  const std::string backup = (folder.path() / "backup.sqlite").string();
  write_backup(*open_reader(place), backup);
  const std::string other = fresh_place();
  {
    const auto to = open_store(other);
    for (int again = 0; again < 2; ++again) migrate(*open_reader(backup), *to);
  }
  const auto copied = open_store(other);
  Players there(copied->open_session());
  EXPECT_EQ(there.find_by_name("Ann"), players->find(ann));
  EXPECT_EQ(there.devices(ann), players->devices(ann));
  EXPECT_EQ(names_of_tables(there.finished(ann, 1000, 10)), std::vector<std::string>{"table"});
  EXPECT_EQ(there.use_code("words", device_called("new phone"), "").player, ann);
}

TEST_P(PlayersIn, are_managed_by_the_host_of_the_server) {
  const std::string ann = add("Ann");
  seat("table", ann, {"over", "", R"({"seats":[{"name":"Ann","token":"t1"}]})", 100});
  players.reset();
  store.reset();
  const bool is_file = GetParam() == PlaceKind::Sqlite;
  const std::string folder_or_url = is_file ? (folder.path() / "data").string() : place;
  if (is_file) {
    std::filesystem::create_directories(folder_or_url);
    std::filesystem::rename(place, folder_or_url + "/aude.sqlite");
  }
  const auto run = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "player");
    words.insert(words.end(), {is_file ? "--data" : "--store", folder_or_url});
    return app::run_aude(words);
  };
  EXPECT_EQ(run({"list"}).out, ann + "  1970-01-01  Ann\n");
  EXPECT_NE(run({"show", "ann"}).out.find("device:    phone of Ann"), std::string::npos);
  const std::string text = run({"export", ann}).out;
  EXPECT_NE(text.find(R"("table":"table")"), std::string::npos) << text;
  EXPECT_EQ(text.find("t1"), std::string::npos);
  EXPECT_EQ(run({"delete", "Bob"}).status, 1);
  EXPECT_EQ(run({"delete", "Ann"}).out, "deleted Ann; renamed at 1 table\n");
  EXPECT_EQ(run({"list"}).out, "");
}

TEST(PlayerNames, need_something_that_counts) {
  EXPECT_EQ(*clean_player_name("  Ann  "), "Ann");
  for (const char* name : {"", "...", "(deleted)", "(DELETED)", "an invisible \xE2\x80\x8B letter",
                           "far too long for a name of a player"})
    EXPECT_FALSE(clean_player_name(name)) << name;
}

}  // namespace
}  // namespace aude::server
