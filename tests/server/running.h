// SPDX-License-Identifier: MIT
// A server for tests: on a free port of this machine, with a database of its own.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/server.h"
#include "server/wire.h"

namespace aude::server {

// A folder that goes with the test.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// Generous limits: a test's clients are all one address.
ServerConfig test_config(const std::filesystem::path& folder);

class RunningServer {
 public:
  explicit RunningServer(ServerConfig config)
      : server_(std::move(config)), thread_([this] { server_.run(); }) {}
  ~RunningServer() {
    server_.stop();
    thread_.join();
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  unsigned short port() const { return server_.port(); }

 private:
  Server server_;
  std::thread thread_;
};

// A server in a process of its own, which is killed in the end.
class ServerProcess {
 public:
  explicit ServerProcess(const ServerConfig& config);
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  unsigned short port() const { return port_; }
  pid_t pid() const { return pid_; }
  void kill();

 private:
  pid_t pid_ = 0;
  unsigned short port_ = 0;
};

// A table as its maker knows it.
struct MadeTable {
  std::string id;
  std::string host;
  std::map<int, std::string> tokens;  // by seat
};
MadeTable make_table(unsigned short port, const boost::json::value& order);

// A client that keeps the latest view, as a browser would.
class Client {
 public:
  Client(unsigned short port, std::string table, std::vector<std::string> tokens);

  void connect();  // again, with the same tokens
  // Waits for the next change and takes it in; false when the connection is closed.
  bool follow();
  // Sends a message with an id and waits for its direct answer; changes on the way are taken in.
  boost::json::object ask(boost::json::object message);
  // The two halves of that: the first gives the id that the answer will have.
  int say(boost::json::object message);
  boost::json::object answer_to(int id);
  boost::json::object act(std::string_view action, bool confirm = true);
  void keep(std::string token) { tokens_.push_back(std::move(token)); }

  const boost::json::object& view() const { return view_; }
  std::string text(std::string_view member) const;
  std::int64_t version() const { return view_.at("version").to_number<std::int64_t>(); }
  std::vector<std::string> legal() const;
  bool is_over() const { return text("stage") == "over"; }
  WebSocket& socket() { return *socket_; }

 private:
  void take_in(boost::json::object message);

  unsigned short port_;
  std::string table_;
  std::vector<std::string> tokens_;
  std::unique_ptr<WebSocket> socket_;
  boost::json::object view_;
  int ids_ = 0;
};

}  // namespace aude::server
