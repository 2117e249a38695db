// The server is killed at random moments and started again: nothing that was acknowledged is lost,
// every table goes on, every client finds its seat again.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

#include "players/random.h"
#include "server/running.h"

namespace aude::server {
namespace {

namespace json = boost::json;

constexpr int kTables = 200;
constexpr int kKills = 20;

volatile pid_t server_pid = 0;
void kill_server(int) { kill(server_pid, SIGKILL); }

// A server in a process of its own.
class ServerProcess {
 public:
  ServerProcess(const std::filesystem::path& folder, unsigned short port) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    pid_ = fork();
    if (pid_ == 0) serve(folder, port, ends[1]);
    server_pid = pid_;
    close(ends[1]);
    if (read(ends[0], &port_, sizeof port_) != sizeof port_)
      throw std::runtime_error("the server did not start");
    close(ends[0]);
  }
  ~ServerProcess() {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  unsigned short port() const { return port_; }

 private:
  [[noreturn]] static void serve(const std::filesystem::path& folder, unsigned short port, int ready) {
    // The clients' sockets are not the server's business.
    dup2(ready, 3);
    close_range(4, ~0U, 0);
    try {
      ServerConfig config = test_config(folder);
      config.port = port;
      Server server(config);
      const unsigned short found = server.port();
      if (write(3, &found, sizeof found) == sizeof found) server.run();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
    }
    _exit(1);
  }

  pid_t pid_ = 0;
  unsigned short port_ = 0;
};

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

  void step(unsigned short port, players::Random& random) {
    if (client == nullptr)
      client = std::make_unique<Client>(port, table.id, std::vector{table.tokens.at(0)});
    const auto legal = client->legal();
    if (legal.empty()) {
      if (!client->is_over() && !client->follow()) throw std::runtime_error("closed");
      return;
    }
    const std::string action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const auto n = static_cast<std::size_t>(client->view().at("n").to_number<int>());
    const json::object answer = client->act(action);
    if (answer.at("type") != "ok") throw std::logic_error(json::serialize(answer));
    acknowledged.emplace_back(n, action);
    if (!client->follow()) throw std::runtime_error("closed");
  }
};

// Everybody plays until the server has gone.
void play_until_killed(std::vector<Player>& players, unsigned short port, players::Random& random) {
  while (true) {
    try {
      players[random.below(kTables)].step(port, random);
    } catch (const std::runtime_error&) {
      for (Player& player : players) player.client.reset();
      return;
    }
  }
}

TEST(Kill, acknowledged_actions_survive_twenty_kills_at_two_hundred_tables) {
  const TemporaryFolder folder;
  players::Random random(20);
  std::vector<Player> players(kTables);
  unsigned short port = 0;
  {
    const ServerProcess server(folder.path(), port);
    port = server.port();
    const json::object order{
        {"setup", {{"sets", {"base", "inns"}}}},
        {"seats", {{{"kind", "here"}, {"name", "Ann"}}, {{"kind", "bot"}, {"level", "random"}}}}};
    for (Player& player : players) player.table = make_table(port, order);
  }
  for (int round = 0; round < kKills; ++round) {
    const ServerProcess server(folder.path(), port);
    kill_in(std::chrono::microseconds(20'000 + random.below(300'000)));
    play_until_killed(players, port, random);
  }
  const ServerProcess server(folder.path(), port);
  std::size_t acknowledged = 0;
  for (Player& player : players) {
    const json::object record =
        request(port, "GET", "/api/tables/" + player.table.id + "/record").json();
    const json::array& actions = record.at("actions").as_array();
    for (const auto& [n, action] : player.acknowledged) {
      ASSERT_LT(n, actions.size());
      EXPECT_EQ(actions[n], json::value(action));
    }
    acknowledged += player.acknowledged.size();
    // It goes on: another action is accepted, unless the game is over.
    const std::size_t before = player.acknowledged.size();
    do {
      player.step(port, random);
    } while (player.acknowledged.size() == before && !player.client->is_over());
    player.client.reset();
  }
  EXPECT_GT(acknowledged, static_cast<std::size_t>(kTables));
  RecordProperty("acknowledged", static_cast<int>(acknowledged));
}

}  // namespace
}  // namespace aude::server
