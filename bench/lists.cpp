// SPDX-License-Identifier: MIT
// lists: many visitors look at the list of open tables of one `aude serve` on this machine while tables
// change. Measures the time from a change (a host's `configure`) until each visitor has received it.
//
//   lists --port 8080 [--visitors 2000] [--tables 200] [--rate 20] [--seconds 30] [--pid SERVER]
//
// The server must allow this many connections, tables and requests from one address (docs/hosting.md).
#include <arpa/inet.h>
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
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "loopback.h"

namespace {

using Clock = std::chrono::steady_clock;
constexpr long kFirstTotal = 1'000'000;  // a clock's total is the number of its change above this

struct Settings {
  unsigned short port = 8080;
  int visitors = 2000;
  int tables = 200;
  int rate = 20;
  int seconds = 30;
  int pid = 0;
};

std::string read_until(int handle, std::string_view end) {
  std::string in;
  while (in.find(end) == std::string::npos) {
    char some[4096];
    const ssize_t got = recv(handle, some, sizeof some, 0);
    if (got <= 0) throw std::runtime_error("the server has closed a connection: " + in);
    in.append(some, static_cast<std::size_t>(got));
  }
  return in;
}

std::string member(std::string_view text, const std::string& name, std::size_t from = 0) {
  const std::string marker = "\"" + name + "\":\"";
  const std::size_t at = text.find(marker, from);
  if (at == std::string_view::npos)
    throw std::runtime_error("expected " + name + ": " + std::string(text));
  const std::size_t start = at + marker.size();
  return std::string(text.substr(start, text.find('"', start) - start));
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

class Lists {
 public:
  explicit Lists(const Settings& settings) : settings_(settings), epoll_(epoll_create1(0)) {}

  void prepare() {
    const int handle = connect_to(settings_.port);
    for (int i = 0; i < settings_.tables; ++i) {
      const std::string body =
          R"({"setup":{"sets":["base"]},"listed":true,"seats":[{"kind":"here","name":"Host"},{"kind":"open"}]})";
      send_all(handle, "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                           std::to_string(body.size()) + "\r\n\r\n" + body);
      const std::string made = read_until(handle, "]}");
      const int host = open("/ws/" + member(made, "table"), false);
      send_all(host, frame(R"({"type":"hello","tokens":[")" + member(made, "host") + R"(",")" +
                           member(made, "token") + R"("]})"));
      hosts_.push_back(host);
    }
    for (int i = 0; i < settings_.visitors; ++i) open("/ws/tables", true);
    listen(1000);
    bytes_ = 0;
    std::printf("%d visitors, %d tables\n", settings_.visitors, settings_.tables);
  }

  void run() {
    const double cpu = server_seconds();
    const auto begin = Clock::now();
    const auto gap = std::chrono::nanoseconds(1'000'000'000L / settings_.rate);
    const long changes = static_cast<long>(settings_.rate) * settings_.seconds;
    while (static_cast<long>(sent_.size()) < changes) {
      while (begin + gap * static_cast<long>(sent_.size()) <= Clock::now() &&
             static_cast<long>(sent_.size()) < changes)
        change();
      listen(1);
    }
    const double taken = std::chrono::duration<double>(Clock::now() - begin).count();
    const std::size_t expected = sent_.size() * static_cast<std::size_t>(settings_.visitors);
    for (int i = 0; i < 50 && times_.size() < expected; ++i) listen(100);
    report(taken, server_seconds() - cpu, expected);
  }

 private:
  struct Connection {
    int handle = -1;
    bool is_visitor = false;
    std::string in{};
  };

  int open(const std::string& path, bool is_visitor) {
    const int handle = connect_to(settings_.port);
    send_all(handle,
             "GET " + path +
                 " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    const std::string answer = read_until(handle, "\r\n\r\n");
    if (answer.find(" 101 ") == std::string::npos) throw std::runtime_error(answer);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = connections_.size();
    connections_.push_back({handle, is_visitor, answer.substr(answer.find("\r\n\r\n") + 4)});
    epoll_ctl(epoll_, EPOLL_CTL_ADD, handle, &event);
    if (connections_.size() % 50 == 0) listen(1);
    return handle;
  }

  void change() {
    const long n = static_cast<long>(sent_.size());
    sent_.push_back(Clock::now());
    send_all(hosts_[static_cast<std::size_t>(n) % hosts_.size()],
             frame(R"({"type":"configure","id":1,"clock":{"total":)" + std::to_string(kFirstTotal + n) +
                   R"(,"increment":0}})"));
  }

  void listen(int millis) {
    epoll_event events[256];
    const auto end = Clock::now() + std::chrono::milliseconds(millis);
    do {
      const int ready = epoll_wait(epoll_, events, 256, 1);
      for (int i = 0; i < ready; ++i) hear(connections_[events[i].data.u64]);
    } while (Clock::now() < end);
  }

  void hear(Connection& connection) {
    char some[65536];
    const ssize_t got = recv(connection.handle, some, sizeof some, MSG_DONTWAIT);
    if (got <= 0) throw std::runtime_error("the server has closed a connection");
    bytes_ += got;
    if (!connection.is_visitor) return;
    connection.in.append(some, static_cast<std::size_t>(got));
    const auto now = Clock::now();
    while (take_frame(connection, now)) {
    }
  }

  // Frames of the server: not masked, whole messages.
  bool take_frame(Connection& connection, Clock::time_point now) {
    std::string& in = connection.in;
    if (in.size() < 2) return false;
    const auto byte = [&](std::size_t at) {
      return static_cast<std::size_t>(static_cast<unsigned char>(in[at]));
    };
    std::size_t size = byte(1);
    std::size_t head = 2;
    if (size == 126) {
      if (in.size() < 4) return false;
      size = byte(2) << 8U | byte(3);
      head = 4;
    } else if (size == 127) {
      if (in.size() < 10) return false;
      size = 0;
      for (std::size_t i = 2; i < 10; ++i) size = size << 8U | byte(i);
      head = 10;
    }
    if (in.size() < head + size) return false;
    note(std::string_view(in).substr(head, size), now);
    in.erase(0, head + size);
    return true;
  }

  void note(std::string_view text, Clock::time_point now) {
    constexpr std::string_view kTotal = "\"total\":";
    if (text.find("\"changes\"") == std::string_view::npos) return;
    for (std::size_t at = text.find(kTotal); at != std::string_view::npos;
         at = text.find(kTotal, at + 1)) {
      const long n = std::strtol(text.data() + at + kTotal.size(), nullptr, 10) - kFirstTotal;
      if (n >= 0 && n < static_cast<long>(sent_.size()))
        times_.push_back(
            std::chrono::duration<double, std::milli>(now - sent_[static_cast<std::size_t>(n)])
                .count());
    }
  }

  double server_seconds() const {
    if (settings_.pid == 0) return 0;
    std::ifstream file("/proc/" + std::to_string(settings_.pid) + "/stat");
    std::string line;
    std::getline(file, line);
    std::istringstream rest(line.substr(line.rfind(')') + 2));
    std::string skipped;
    for (int i = 0; i < 11; ++i) rest >> skipped;
    double user = 0;
    double system = 0;
    rest >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }

  void report(double seconds, double cpu, std::size_t expected) {
    std::sort(times_.begin(), times_.end());
    const auto at = [&](double share) {
      return times_.empty()
                 ? 0
                 : times_[static_cast<std::size_t>(share * static_cast<double>(times_.size() - 1))];
    };
    std::printf("%zu changes in %.1f s, received %zu of %zu\n", sent_.size(), seconds, times_.size(),
                expected);
    std::printf("milliseconds until received: 50%% %.1f, 90%% %.1f, 99%% %.1f, most %.1f\n", at(0.5),
                at(0.9), at(0.99), at(1));
    std::printf("%.2f MB/s", static_cast<double>(bytes_) / seconds / 1e6);
    if (settings_.pid != 0) std::printf(", server %.0f%% of one processor", 100 * cpu / seconds);
    std::printf("\n");
  }

  Settings settings_;
  int epoll_;
  std::vector<Connection> connections_;
  std::vector<int> hosts_;
  std::vector<Clock::time_point> sent_;
  std::vector<double> times_;
  long bytes_ = 0;
};

Settings read_settings(int count, char** words) {
  Settings settings;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string_view name = words[i];
    const int value = std::atoi(words[i + 1]);
    if (name == "--port") settings.port = static_cast<unsigned short>(value);
    if (name == "--visitors") settings.visitors = value;
    if (name == "--tables") settings.tables = value;
    if (name == "--rate") settings.rate = value;
    if (name == "--seconds") settings.seconds = value;
    if (name == "--pid") settings.pid = value;
  }
  return settings;
}

}  // namespace

int main(int count, char** words) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  try {
    Lists lists(read_settings(count, words));
    lists.prepare();
    lists.run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
