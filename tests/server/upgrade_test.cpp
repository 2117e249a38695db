// SPDX-License-Identifier: MIT
// Data folders that older versions wrote (tests/data/upgrade): a server of today continues their games,
// and the commands for hosts accept them.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_to.hpp>

#include "app/process.h"
#include "server/running.h"
#include "server/sqlite_store.h"
#include "support/data_files.h"

namespace aude::server {
namespace {

namespace json = boost::json;
namespace fs = std::filesystem;
using app::run_aude;

class Upgrade : public testing::TestWithParam<const char*> {
 protected:
  Upgrade() {
    const fs::path source = slow::data_folder() / "upgrade" / GetParam();
    for (const char* file : {"aude.sqlite", "aude.clock"})
      if (fs::exists(source / file)) fs::copy_file(source / file, folder_.path() / file);
    tables_ = json::parse(slow::read_file(source / "tables.json")).as_array();
  }

  const json::object& table(std::string_view name) const {
    for (const json::value& each : tables_)
      if (each.at("name").as_string() == name) return each.as_object();
    throw std::runtime_error("no table " + std::string(name));
  }
  std::string id(std::string_view name) const {
    return std::string(table(name).at("table").as_string());
  }
  Client people_of(unsigned short port, std::string_view name) const {
    return Client(port, id(name), json::value_to<std::vector<std::string>>(table(name).at("tokens")));
  }
  std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
  std::vector<std::string> here(std::vector<std::string> words) const {
    words.insert(words.end(), {"--data", folder_.path().string()});
    return words;
  }

  TemporaryFolder folder_;
  json::array tables_;
};

INSTANTIATE_TEST_SUITE_P(Versions, Upgrade, testing::Values("0.1", "1.0"), [](const auto& version) {
  return version.param == std::string("0.1") ? "v0_1" : "v1_0";
});

// Newer versions may add members ("rules" since 1.0); those that were there are the same.
void expect_contains(const json::object& now, const json::object& before) {
  for (const auto& [member, value] : before) {
    ASSERT_TRUE(now.contains(member)) << member;
    EXPECT_EQ(now.at(member), value) << member;
  }
}

// `clock` and `here` depend on when the view was served.
void expect_same_seats(const json::array& now, const json::array& before) {
  ASSERT_EQ(now.size(), before.size());
  for (std::size_t seat = 0; seat < now.size(); ++seat)
    for (const char* member : {"seat", "kind", "name", "level", "colour"})
      EXPECT_EQ(now[seat].at(member), before[seat].at(member)) << seat << ' ' << member;
}

void play_to_the_end(Client& people) {
  while (!people.is_over()) {
    const auto actions = people.legal();
    if (actions.empty()) {
      ASSERT_TRUE(people.follow());
    } else {
      ASSERT_EQ(people.act(actions.back()).at("type"), "ok");
      while (!people.is_over() && people.legal() == actions) ASSERT_TRUE(people.follow());
    }
  }
}

TEST_P(Upgrade, tables_are_as_that_version_served_them) {
  const RunningServer server(test_config(folder_.path()));
  EXPECT_EQ(sqlite_schema_of(path("aude.sqlite")), sqlite_schema());
  for (const json::value& each : tables_) {
    const json::object& before = each.as_object();
    SCOPED_TRACE(before.at("name").as_string().c_str());
    const std::string at = "/api/tables/" + std::string(before.at("table").as_string());
    const json::object view = request(server.port(), "GET", at).json();
    EXPECT_EQ(view.at("stage"), before.at("stage"));
    EXPECT_EQ(view.at("scores"), before.at("scores"));
    expect_same_seats(view.at("seats").as_array(), before.at("seats").as_array());
    if (before.at("record").is_null()) continue;
    const HttpReply record = request(server.port(), "GET", at + "/record");
    expect_contains(record.json(), before.at("record").as_object());
    EXPECT_EQ(run_aude({"replay", "-"}, record.body).status, 0);
  }
}

TEST_P(Upgrade, half_played_games_are_played_to_the_end) {
  std::vector<std::string> ended;
  {
    const RunningServer server(test_config(folder_.path()));
    for (const char* name : {"half_played", "strict_with_clock"}) {
      SCOPED_TRACE(name);
      Client people = people_of(server.port(), name);
      ASSERT_FALSE(people.is_over());
      ASSERT_FALSE(people.legal().empty());
      ASSERT_NO_FATAL_FAILURE(play_to_the_end(people));
      ended.push_back(request(server.port(), "GET", "/api/tables/" + id(name) + "/record").body);
      const json::array actions = json::parse(ended.back()).at("actions").as_array();
      const json::array& first = table(name).at("record").at("actions").as_array();
      ASSERT_GT(actions.size(), first.size());
      EXPECT_TRUE(std::equal(first.begin(), first.end(), actions.begin()));
    }
  }
  const RunningServer again(test_config(folder_.path()));
  EXPECT_EQ(request(again.port(), "GET", "/api/tables/" + id("half_played") + "/record").body,
            ended[0]);
  EXPECT_EQ(request(again.port(), "GET", "/api/tables/" + id("strict_with_clock") + "/record").body,
            ended[1]);
}

// Time passed between the versions; it is on no player's clock.
TEST_P(Upgrade, game_clocks_continue_where_they_stood) {
  const RunningServer server(test_config(folder_.path()));
  const Client people = people_of(server.port(), "strict_with_clock");
  const json::array& before = table("strict_with_clock").at("seats").as_array();
  const auto actor = people.view().at("actor").as_int64();
  for (std::int64_t seat = 0; seat < 2; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    const auto now = people.view().at("seats").at(index).at("clock").to_number<std::int64_t>();
    const auto then = before[index].at("clock").to_number<std::int64_t>();
    // ms; the actor's clock ran when that version served the view, and runs while this test does.
    constexpr std::int64_t kRunning = 300'000;
    EXPECT_NEAR(static_cast<double>(now), static_cast<double>(then), seat == actor ? kRunning : 0)
        << seat;
  }
}

TEST_P(Upgrade, a_lobby_still_takes_a_guest_and_starts) {
  const RunningServer server(test_config(folder_.path()));
  Client host = people_of(server.port(), "lobby");
  EXPECT_EQ(host.text("stage"), "lobby");
  Client guest(server.port(), id("lobby"), {});
  EXPECT_EQ(guest.ask({{"type", "claim"}, {"seat", 1}, {"name", "Ben"}}).at("type"), "claimed");
  EXPECT_EQ(host.ask({{"type", "start"}}).at("type"), "ok");
  while (host.text("stage") == "lobby") ASSERT_TRUE(host.follow());
  EXPECT_FALSE(host.legal().empty());
}

TEST_P(Upgrade, a_finished_game_has_a_rematch) {
  const RunningServer server(test_config(folder_.path()));
  Client people = people_of(server.port(), "finished");
  EXPECT_TRUE(people.is_over());
  EXPECT_EQ(people.ask({{"type", "rematch"}}).at("type"), "ok");
}

TEST_P(Upgrade, commands_for_hosts_accept_the_folder) {
  const auto doctor = run_aude(here({"doctor", "--json", "--port", "0"}));
  int checked = 0;
  const json::value report = json::parse(doctor.out);
  for (const json::value& check : report.at("checks").as_array()) {
    const json::value& what = check.at("check");
    if (what != "data folder" && what != "database" && what != "schema") continue;
    EXPECT_NE(check.at("status"), "wrong") << json::serialize(check);
    ++checked;
  }
  EXPECT_EQ(checked, 3);
  const int schema = sqlite_schema_of(path("aude.sqlite"));
  const auto backup = run_aude(here({"backup", path("b.sqlite")}));
  EXPECT_EQ(backup.status, 0) << backup.err;
  EXPECT_NE(backup.out.find("backed up 4 tables ("), std::string::npos) << backup.out;
  const auto check = run_aude({"restore", "--check", path("b.sqlite")});
  EXPECT_EQ(check.status, 0) << check.err;
  const auto restore = run_aude({"restore", "--data", path("new"), path("b.sqlite")});
  EXPECT_EQ(restore.status, 0) << restore.err;
  for (const std::string& folder : {folder_.path().string(), path("new")}) {
    for (const char* name : {"half_played", "strict_with_clock", "finished"}) {
      const auto written = run_aude({"export", "--data", folder, "--", id(name)});
      EXPECT_EQ(written.status, 0) << written.err;
      expect_contains(json::parse(written.out).as_object(), table(name).at("record").as_object());
    }
  }
  EXPECT_EQ(sqlite_schema_of(path("aude.sqlite")), schema);  // none of them changes the folder
}

}  // namespace
}  // namespace aude::server
