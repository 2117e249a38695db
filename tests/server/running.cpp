// SPDX-License-Identifier: MIT
#include "server/running.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

#include "support/waiting.h"

namespace aude::server {

namespace json = boost::json;

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "aude-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

ServerConfig test_config(const std::filesystem::path& folder) {
  ServerConfig config;
  config.port = 0;
  config.data = folder / "aude.sqlite";
  config.limits.messages = {1e6, 1e6};
  config.limits.chat = {1e6, 1e6};
  config.limits.requests = {1e6, 1e6};
  config.limits.tables = {1e6, 1e6};
  config.limits.allow_each(10000);
  config.limits.all_messages = {1e6, 1e6};
  config.limits.table_messages = {1e6, 1e6};
  config.limits.questions = {1e6, 1e6};
  config.limits.io_time = {1e6, 1e6};
  config.limits.connects = {1e6, 1e6};
  config.limits.sockets = {1e6, 1e6};
  return config;
}

namespace {

[[noreturn]] void serve_in_child(const ServerConfig& config, int ready) {
  // The clients' sockets are not the server's business.
  dup2(ready, 3);
  close_range(4, ~0U, 0);
  try {
    Server server(config);
    const unsigned short found = server.port();
    if (write(3, &found, sizeof found) == sizeof found) server.run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
  }
  _exit(1);
}

}  // namespace

ServerProcess::ServerProcess(const ServerConfig& config) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  pid_ = fork();
  if (pid_ == 0) serve_in_child(config, ends[1]);
  close(ends[1]);
  const bool told = read(ends[0], &port_, sizeof port_) == sizeof port_;
  close(ends[0]);
  if (!told) throw std::runtime_error("the server did not start");
}

void ServerProcess::kill() {
  if (pid_ == 0) return;
  ::kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = 0;
}

MadeTable make_table(unsigned short port, const json::value& order) {
  const HttpReply reply = request(port, "POST", "/api/tables", json::serialize(order));
  if (reply.status != 201) throw std::runtime_error("no table: " + reply.body);
  const json::object made = reply.json();
  MadeTable table{
      std::string(made.at("table").as_string()), std::string(made.at("host").as_string()), {}};
  for (const json::value& seat : made.at("seats").as_array()) {
    table.tokens[static_cast<int>(seat.at("seat").as_int64())] =
        std::string(seat.at("token").as_string());
  }
  return table;
}

Client::Client(unsigned short port, std::string table, std::vector<std::string> tokens)
    : port_(port), table_(std::move(table)), tokens_(std::move(tokens)) {
  connect();
}

void Client::connect() {
  socket_ = std::make_unique<WebSocket>(port_, "/ws/" + table_);
  socket_->send(
      json::object{{"type", "hello"}, {"tokens", json::array(tokens_.begin(), tokens_.end())}});
  view_ = socket_->next("view");
}

void Client::take_in(json::object message) {
  const std::string type(message.at("type").as_string());
  if (type == "view") {
    view_ = std::move(message);
  } else if (type == "update") {
    json::array tiles = std::move(view_.at("tiles").as_array());
    for (json::value& tile : message.at("new_tiles").as_array()) tiles.push_back(std::move(tile));
    json::array finished = std::move(view_.at("finished").as_array());
    if (const json::value* more = message.if_contains("new_finished"))
      finished.insert(finished.end(), more->as_array().begin(), more->as_array().end());
    json::array steps = std::move(view_.at("steps").as_array());
    for (json::value& step : message.at("steps").as_array()) steps.push_back(std::move(step));
    json::value remaining = std::move(view_.at("remaining"));
    if (const json::value* changes = message.if_contains("remaining")) {
      for (const auto& [kind, count] : changes->as_object()) {
        if (count.as_int64() == 0) {
          remaining.as_object().erase(kind);
        } else {
          remaining.as_object()[kind] = count;
        }
      }
    }
    for (auto& [key, value] : message) {
      if (!key.starts_with("new_") && key != "type") view_[key] = std::move(value);
    }
    view_["tiles"] = std::move(tiles);
    view_["finished"] = std::move(finished);
    view_["steps"] = std::move(steps);
    view_["remaining"] = std::move(remaining);
  }
}

bool Client::follow() {
  const Deadline deadline("a change of the table comes");
  while (true) {
    deadline.check();
    const auto before = version();
    const auto text = socket_->next_text();
    if (!text) return false;
    json::value message = json::parse(*text);
    const bool change = message.at("type") == "view" || message.at("type") == "update";
    take_in(std::move(message.as_object()));
    if (change || version() != before) return true;
  }
}

json::object Client::ask(json::object message) { return answer_to(say(std::move(message))); }

int Client::say(json::object message) {
  message["id"] = ++ids_;
  socket_->send(message);
  return ids_;
}

json::object Client::answer_to(int id) {
  const Deadline deadline("request " + std::to_string(id) + " is answered");
  while (true) {
    deadline.check();
    json::object answer = socket_->next();
    const json::value* answered = answer.if_contains("id");
    if (answered != nullptr && *answered == id) return answer;
    take_in(std::move(answer));
  }
}

json::object Client::act(std::string_view action, bool confirm) {
  return ask({{"type", "act"}, {"version", version()}, {"action", action}, {"confirm", confirm}});
}

std::string Client::text(std::string_view member) const {
  const json::value& value = view_.at(member);
  return value.is_string() ? std::string(value.as_string()) : json::serialize(value);
}

std::vector<std::string> Client::legal() const {
  std::vector<std::string> actions;
  for (const json::value& action : view_.at("legal").as_array())
    actions.emplace_back(action.as_string());
  return actions;
}

}  // namespace aude::server
