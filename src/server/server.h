// SPDX-License-Identifier: MIT
// The server: HTTP, WebSocket and TLS around the hub. One I/O thread handles all connections and
// tables; storage, replays, analysis and bots have their own threads.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/game_clock.h"
#include "server/limits.h"
#include "server/operators.h"
#include "server/system.h"

namespace aude::server {

struct ServerConfig {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;  // 0: any that is free
  int more_ports = 0;          // if it is taken, try that many after it
  std::filesystem::path data;  // the database file
  std::string store;           // a PostgreSQL address, to be used instead
  std::string node;            // shares it with other nodes, who reach this one at that host
  std::string version;         // of the program, for them to see
  DatabaseWaits database;
  // By which a node notices that its leases may have expired; from any thread.
  std::function<Millis()> node_time = boot_millis;
  std::filesystem::path client;       // the folder of the browser client
  std::string_view bundle;            // or an archive of it (archive.h)
  std::filesystem::path certificate;  // with the key: TLS
  std::filesystem::path key;
  std::vector<std::string> origins;  // "https://aude.example", besides the server's own
  std::vector<Operator> operators;   // who may use the page of operators; none: it is off
  bool behind_proxy = false;         // believe X-Forwarded-For from this machine
  std::vector<std::string> proxies;  // and from these addresses
  int analysis_threads = 1;          // for hints and evaluations; 0: none
  std::string analysis_at;           // HOST:PORT of a server that answers /api/ask instead
  int bot_threads = 1;
  int bot_millis = 2000;  // what a bot may think about one action
  Limits limits;
};

class Server {
 public:
  // Listens when it returns. Throws std::exception with the reason if it cannot.
  explicit Server(ServerConfig config);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  unsigned short port() const;
  // Draws and compresses in the background what browsers ask for first. `ready` is called on the thread
  // of run() when the first page can be served at once.
  void prepare_assets(std::function<void()> ready);
  bool run();  // until stop(); false if it has ended because another server took over the store
  // From any thread. A node of a cluster releases its tables first.
  void stop();
  // Applies what can change while it runs: limits, origins, operators, trusted proxies, and the files
  // of the certificate and key, which are read again. The rest of the configuration is ignored. From
  // any thread. `done` is called on the thread of run() when it is applied. Throws std::exception with
  // the reason; nothing is changed then.
  void reload(ServerConfig config, std::function<void()> done);

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace aude::server
