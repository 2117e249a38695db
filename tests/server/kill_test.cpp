// SPDX-License-Identifier: MIT
// The server is killed at random moments and started again: nothing that was acknowledged is lost,
// every table goes on, every client finds its seat again.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/time.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

#include "players/random.h"
#include "server/cluster.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kAtOnce = 10;

volatile pid_t server_pid = 0;
void kill_server(int) { kill(server_pid, SIGKILL); }

// Kills the server after a while; the test goes on meanwhile.
void kill_in(std::chrono::microseconds time) {
  struct sigaction action{};
  action.sa_handler = kill_server;
  action.sa_flags = SA_RESTART;
  sigaction(SIGALRM, &action, nullptr);
  const itimerval timer{{0, 0}, {time.count() / 1000000, time.count() % 1000000}};
  setitimer(ITIMER_REAL, &timer, nullptr);
}

// A player who remembers what was acknowledged.
struct Player {
  MadeTable table;
  std::unique_ptr<Client> client;
  std::vector<std::pair<std::size_t, std::string>> acknowledged;  // number in the record, action
  std::optional<std::pair<std::size_t, std::string>> said;
  int id = 0;

  // Says what to do, and does not wait for the answer.
  void begin(unsigned short port, players::Random& random) {
    if (client == nullptr)
      client = std::make_unique<Client>(port, table.id, std::vector{table.tokens.at(0)});
    said.reset();
    const auto legal = client->legal();
    if (legal.empty()) return;
    const std::string action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    said = {static_cast<std::size_t>(client->view().at("n").to_number<int>()), action};
    id = client->say(
        {{"type", "act"}, {"version", client->version()}, {"action", action}, {"confirm", true}});
  }

  void finish() {
    if (said) {
      const json::object answer = client->answer_to(id);
      if (answer.at("type") != "ok") throw std::logic_error(json::serialize(answer));
      acknowledged.push_back(*said);
    }
    if (!client->is_over() && !client->follow()) throw std::runtime_error("closed");
  }
};

std::size_t acknowledged_by(const std::vector<Player>& players) {
  std::size_t count = 0;
  for (const Player& player : players) count += player.acknowledged.size();
  return count;
}

// Some play at the same time, so that what they do is stored together.
void play_some(std::vector<Player>& players, unsigned short port, players::Random& random) {
  std::vector<Player*> some;
  const auto first = random.below(static_cast<std::uint32_t>(players.size()));
  for (std::size_t i = 0; i < kAtOnce; ++i) some.push_back(&players[(first + i) % players.size()]);
  for (Player* player : some) player->begin(port, random);
  for (Player* player : some) player->finish();
}

// They play for a while, and then until the server has gone.
void play_until_killed(std::vector<Player>& players, unsigned short port, players::Random& random) {
  const std::size_t enough = acknowledged_by(players) + kAtOnce + random.below(4 * kAtOnce);
  wait_until(
      std::to_string(enough) + " actions are acknowledged",
      [&] { return acknowledged_by(players) >= enough; }, [&] { play_some(players, port, random); });
  try {
    kill_in(std::chrono::microseconds(1 + random.below(50'000)));
    const Deadline deadline("the server is killed");
    while (std::chrono::steady_clock::now() < deadline.end()) play_some(players, port, random);
    ADD_FAILURE() << "the server still answers after its kill";
  } catch (const std::runtime_error&) {
    for (Player& player : players) player.client.reset();
  }
}

struct FaultTest {
  const char* store;
  std::size_t tables;
  int kills;
};

class Kill : public testing::TestWithParam<FaultTest> {};

INSTANTIATE_TEST_SUITE_P(Every, Kill,
                         testing::Values(FaultTest{"sqlite", 200, 20}, FaultTest{"postgres", 20, 5}),
                         [](const auto& test) { return test.param.store; });

TEST_P(Kill, acknowledged_actions_survive_kills_of_the_server) {
  const TemporaryFolder folder;
  ServerConfig config = test_config(folder.path());
  if (GetParam().store == std::string("postgres")) config.store = cluster().fresh_address();
  players::Random random(20);
  std::vector<Player> players(GetParam().tables);
  {
    const ServerProcess server(config);
    config.port = server.port();
    const json::object order{
        {"setup", {{"sets", {"base", "inns"}}}},
        {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "bot"}, {"level", "random"}}}}};
    for (Player& player : players) player.table = make_table(config.port, order);
  }
  for (int round = 0; round < GetParam().kills; ++round) {
    const ServerProcess server(config);
    server_pid = server.pid();
    play_until_killed(players, config.port, random);
  }
  EXPECT_GT(acknowledged_by(players), players.size());
  RecordProperty("acknowledged", static_cast<int>(acknowledged_by(players)));
  const ServerProcess server(config);
  for (Player& player : players) {
    const json::object record =
        request(config.port, "GET", "/api/tables/" + player.table.id + "/record").json();
    const json::array& actions = record.at("actions").as_array();
    for (const auto& [n, action] : player.acknowledged) {
      ASSERT_LT(n, actions.size());
      EXPECT_EQ(actions[n], json::value(action));
    }
    // It goes on: another action is accepted, unless the game is over.
    const std::size_t before = player.acknowledged.size();
    const Deadline deadline("another action is accepted");
    do {
      deadline.check();
      player.begin(config.port, random);
      player.finish();
    } while (player.acknowledged.size() == before && !player.client->is_over());
    player.client.reset();
  }
}

}  // namespace
}  // namespace aude::server
