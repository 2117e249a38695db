// The server: HTTP, WebSocket and TLS around the hub. One thread carries all connections and tables;
// storage, bots and replays have threads of their own.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/game_clock.h"
#include "server/limits.h"

namespace aude::server {

struct ServerConfig {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;  // 0: any that is free
  int more_ports = 0;          // when it is taken, try so many behind it
  std::filesystem::path data;  // the database file
  std::string store;           // a PostgreSQL address, to be used instead
  std::string node;            // shares it with other nodes, who reach this one at that host
  std::string version;         // of the program, for them to see
  DatabaseWaits database;
  // By which a node notices that it is cut off; from any thread.
  std::function<Millis()> node_time = steady_millis;
  std::filesystem::path client;       // the folder of the browser client
  std::filesystem::path certificate;  // with the key: TLS
  std::filesystem::path key;
  std::vector<std::string> origins;  // "https://aude.example", besides the server's own
  bool behind_proxy = false;         // believe X-Forwarded-For from this machine
  std::vector<std::string> proxies;  // and from these addresses
  int bot_threads = 1;
  int bot_millis = 2000;  // what a bot may think about one action
  Limits limits;
};

class Server {
 public:
  // Listens when it returns. Throws std::exception with the reason when it cannot.
  explicit Server(ServerConfig config);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  unsigned short port() const;
  // Draws and compresses in the background what browsers will ask for first.
  void prepare_assets();
  bool run();  // until stop(); false when it has ended because another server took the services
  // From any thread or a signal handler's thread. A node hands its tables over first.
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace aude::server
