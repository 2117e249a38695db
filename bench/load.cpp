// SPDX-License-Identifier: MIT
// load: opens many connections at many tables of one `aude serve` on this machine, or of several nodes,
// plays actions at a steady rate and measures the time until an action is acknowledged, that is, stored
// on disk.
//
//   load --port 8080[,8081...] [--tables 1000] [--each 5] [--rate 1000] [--seconds 60] [--pid SERVER]
//
// Four players sit at each table; the other connections are spectators. Tables are created and
// connections opened at all ports in turn, so that with three nodes two of three connections are
// forwarded. The servers must allow this many connections, tables and requests from one address (see
// docs/hosting.md).
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "loopback.h"

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kPeople = 4;

struct Settings {
  std::vector<unsigned short> ports{8080};
  int tables = 1000;
  int each = 5;
  int rate = 1000;
  int seconds = 60;
  int pid = 0;
};

// The text between two markers in a message.
std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
  const std::size_t begin = text.find(from);
  if (begin == std::string_view::npos) return {};
  const std::size_t start = begin + from.size();
  return text.substr(start, text.find(to, start) - start);
}

std::string frame(std::string_view payload) {
  std::string out("\x81");
  if (payload.size() < 126) {
    out += static_cast<char>(0x80 | payload.size());
  } else {
    out += static_cast<char>(0x80 | 126);
    out += static_cast<char>(payload.size() >> 8U);
    out += static_cast<char>(payload.size() & 0xFFU);
  }
  return out.append(4, '\0').append(payload);
}

struct Table {
  std::string id;
  std::vector<std::string> tokens;
  long version = 0;
  int actor = -1;     // the connection that has legal actions
  std::string legal;  // of that connection, as received
  bool busy = false;  // an action has been sent
  bool over = false;
};

struct Connection {
  int handle = -1;
  int table = 0;
  bool upgraded = false;
  bool joined = false;
  std::string hello;
  std::string in;
  Clock::time_point sent;
};

class Load {
 public:
  explicit Load(const Settings& settings) : settings_(settings), epoll_(epoll_create1(0)) {}

  void prepare() {
    make_tables();
    connections_.resize(static_cast<std::size_t>(settings_.tables * settings_.each));
    for (std::size_t i = 0; i < connections_.size(); ++i) {
      open(i);
      // No more at a time than the queue accepts jobs of one address.
      if (i % 20 == 19) listen_until([&] { return waiting_ < 10; });
    }
    listen_until([&] { return waiting_ == 0; });
    std::printf("%zu connections at %d tables\n", connections_.size(), settings_.tables);
  }

  void run() {
    const auto begin = Clock::now();
    const auto end = begin + std::chrono::seconds(settings_.seconds);
    const auto gap = std::chrono::nanoseconds(1'000'000'000L / settings_.rate);
    long sent = 0;
    while (Clock::now() < end) {
      while (begin + gap * sent <= Clock::now()) {
        if (!act()) break;
        ++sent;
      }
      listen(1);
    }
    listen_until([&] { return unanswered_ == 0; });
    report(std::chrono::duration<double>(Clock::now() - begin).count());
  }

 private:
  void make_tables() {
    std::vector<int> handles;
    for (const unsigned short port : settings_.ports) handles.push_back(connect_to(port));
    std::string seats;
    for (int i = 0; i < kPeople; ++i) {
      seats +=
          std::string(i == 0 ? "" : ",") + R"({"kind":"here","name":"P)" + std::to_string(i) + "\"}";
    }
    const std::string body = R"({"setup":{"sets":["base","inns","traders"]},"seats":[)" + seats + "]}";
    const std::string request = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                                std::to_string(body.size()) + "\r\n\r\n" + body;
    std::string in;
    for (int i = 0; i < settings_.tables; ++i) {
      const int handle = handles[static_cast<std::size_t>(i) % handles.size()];
      send_all(handle, request);
      while (in.find("]}", in.find("\r\n\r\n")) == std::string::npos) {
        char some[4096];
        const ssize_t got = recv(handle, some, sizeof some, 0);
        if (got <= 0) throw std::runtime_error("no answer to a new table");
        in.append(some, static_cast<std::size_t>(got));
        if (in.find("\"error\"") != std::string::npos) throw std::runtime_error(in);
      }
      Table table;
      table.id = between(in, "\"table\":\"", "\"");
      for (std::string_view rest = in;;) {
        const std::size_t at = rest.find("\"token\":\"");
        if (at == std::string_view::npos) break;
        rest.remove_prefix(at + 9);
        table.tokens.emplace_back(rest.substr(0, rest.find('"')));
      }
      tables_.push_back(std::move(table));
      in.clear();
    }
    for (const int handle : handles) close(handle);
  }

  void open(std::size_t i) {
    Connection& connection = connections_[i];
    connection.table = static_cast<int>(i) % settings_.tables;
    const Table& table = tables_[static_cast<std::size_t>(connection.table)];
    const std::size_t number = i / static_cast<std::size_t>(settings_.tables);
    // The first connection of a table is at the node that created it, the next one at the next node.
    connection.handle = connect_to(
        settings_
            .ports[(static_cast<std::size_t>(connection.table) + number) % settings_.ports.size()]);
    const std::string tokens = number < kPeople ? "\"" + table.tokens[number] + "\"" : "";
    send_all(connection.handle,
             "GET /ws/" + table.id +
                 " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    connection.hello = frame(R"({"type":"hello","tokens":[)" + tokens + "]}");
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = i;
    epoll_ctl(epoll_, EPOLL_CTL_ADD, connection.handle, &event);
    ++waiting_;
  }

  // Plays one action; false if no player can act.
  bool act() {
    for (int tried = 0; tried < settings_.tables; ++tried) {
      next_ = (next_ + 1) % tables_.size();
      Table& table = tables_[next_];
      if (table.busy || table.over || table.actor < 0) continue;
      Connection& connection = connections_[static_cast<std::size_t>(table.actor)];
      send_all(connection.handle,
               frame(R"({"type":"act","id":1,"version":)" + std::to_string(table.version) +
                     R"(,"confirm":true,"action":")" + choose(table.legal) + "\"}"));
      connection.sent = Clock::now();
      table.busy = true;
      table.actor = -1;
      ++unanswered_;
      return true;
    }
    return false;
  }

  // One of the texts of "a","b","c".
  std::string choose(std::string_view legal) {
    constexpr std::string_view kBetween = "\",\"";
    std::vector<std::size_t> begins{1};
    for (std::size_t at = 0; (at = legal.find(kBetween, at)) != std::string_view::npos;) {
      at += kBetween.size();
      begins.push_back(at);
    }
    const std::size_t begin = begins[random_() % begins.size()];
    return std::string(legal.substr(begin, legal.find('"', begin) - begin));
  }

  template <typename Done>
  void listen_until(Done done) {
    while (!done()) listen(100);
  }

  void listen(int timeout) {
    epoll_event events[256];
    const int count = epoll_wait(epoll_, events, 256, timeout);
    for (int i = 0; i < count; ++i) hear(events[i].data.u64);
  }

  void hear(std::size_t i) {
    Connection& connection = connections_[i];
    static char some[1 << 16];
    const ssize_t got = recv(connection.handle, some, sizeof some, MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) throw std::runtime_error("the server has closed a connection");
    std::string& in = connection.in;
    in.append(some, static_cast<std::size_t>(got));
    std::size_t at = 0;
    if (!connection.upgraded) {
      const std::size_t head = in.find("\r\n\r\n");
      if (head == std::string::npos) return;
      if (!in.starts_with("HTTP/1.1 101")) throw std::runtime_error("refused: " + in);
      connection.upgraded = true;
      send_all(connection.handle, connection.hello);
      at = head + 4;
    }
    while (true) {
      if (in.size() - at < 2) break;
      const int kind = in[at] & 0x0F;
      std::size_t length = static_cast<unsigned char>(in[at + 1]);
      std::size_t header = 2;
      if (length >= 126) {
        const std::size_t more = length == 126 ? 2 : 8;
        header += more;
        if (in.size() - at < header) break;
        length = 0;
        for (std::size_t k = 0; k < more; ++k)
          length = length << 8U | static_cast<unsigned char>(in[at + 2 + k]);
      }
      if (in.size() - at < header + length) break;
      const std::string_view payload = std::string_view(in).substr(at + header, length);
      if (kind == 1) understand(i, payload);
      if (kind == 9) send_all(connection.handle, std::string("\x8A\x80\0\0\0\0", 6));
      at += header + length;
    }
    in.erase(0, at);
  }

  void understand(std::size_t i, std::string_view message) {
    Connection& connection = connections_[i];
    Table& table = tables_[static_cast<std::size_t>(connection.table)];
    ++messages_;
    bytes_ += static_cast<long>(message.size());
    const std::string_view type = between(message, "\"type\":\"", "\"");
    if (type == "ok") {
      times_.push_back(
          std::chrono::duration<double, std::milli>(Clock::now() - connection.sent).count());
      --unanswered_;
      table.busy = false;
    } else if (type == "view" || type == "update") {
      if (!connection.joined) --waiting_;
      connection.joined = true;
      const std::size_t list = message.rfind("\"legal\":[");
      const long version = std::atol(std::string(between(message, "\"version\":", ",")).c_str());
      if (message[list + 9] == '"') {
        table.actor = static_cast<int>(i);
        table.version = version;
        table.legal = message.substr(list + 9, message.size() - list - 11);
      }
      if (message.find("\"stage\":\"over\"") != std::string_view::npos) table.over = true;
    } else if (type == "error") {
      throw std::runtime_error("refused: " + std::string(message));
    }
  }

  void report(double seconds) {
    std::sort(times_.begin(), times_.end());
    const auto at = [&](double part) {
      return times_[static_cast<std::size_t>(part * static_cast<double>(times_.size() - 1))];
    };
    const auto count = static_cast<double>(times_.size());
    std::printf(
        "%.0f actions in %.1f s: %.0f/s; acknowledged in ms: median %.2f, 95 %% %.2f, 99 %% %.2f, 99.9 "
        "%% %.2f, most %.2f\n",
        count, seconds, count / seconds, at(.5), at(.95), at(.99), at(.999), times_.back());
    std::printf("%.0f messages/s and %.1f MB/s came back\n", static_cast<double>(messages_) / seconds,
                static_cast<double>(bytes_) / seconds / 1e6);
    if (settings_.pid == 0) return;
    std::ifstream status("/proc/" + std::to_string(settings_.pid) + "/status");
    for (std::string line; std::getline(status, line);) {
      if (line.starts_with("VmHWM") || line.starts_with("VmRSS"))
        std::printf("server %s\n", line.c_str());
    }
  }

  Settings settings_;
  int epoll_;
  std::vector<Table> tables_;
  std::vector<Connection> connections_;
  std::vector<double> times_;
  std::mt19937 random_{1};
  std::size_t next_ = 0;
  int waiting_ = 0;
  int unanswered_ = 0;
  long messages_ = 0;
  long bytes_ = 0;
};

std::vector<unsigned short> ports_of(const std::string& words) {
  std::vector<unsigned short> ports;
  std::istringstream all(words);
  for (std::string word; std::getline(all, word, ',');)
    ports.push_back(static_cast<unsigned short>(std::atoi(word.c_str())));
  return ports;
}

}  // namespace

int main(int count, char** words) {
  Settings settings;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string_view name = words[i];
    const int value = std::atoi(words[i + 1]);
    if (name == "--port")
      settings.ports = ports_of(words[i + 1]);
    else if (name == "--tables")
      settings.tables = value;
    else if (name == "--each")
      settings.each = value;
    else if (name == "--rate")
      settings.rate = value;
    else if (name == "--seconds")
      settings.seconds = value;
    else if (name == "--pid")
      settings.pid = value;
    else
      return std::fprintf(stderr, "load: unknown option %s\n", words[i]), 2;
  }
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  try {
    Load load(settings);
    load.prepare();
    load.run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "load: %s\n", error.what());
    return 1;
  }
  return 0;
}
