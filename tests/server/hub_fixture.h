// SPDX-License-Identifier: MIT
// A hub without sockets: the test is its thread, its clocks and its disk.
#pragma once

#include <boost/json/object.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <source_location>

#include "server/hub.h"

namespace aude::server {

// Tasks for the hub's thread, run when the test says so.
class Loop {
 public:
  Post post();
  // Runs what comes until `done` holds; throws after the tests' deadline, with the line that waits.
  void run_until(const std::function<bool()>& done,
                 std::source_location where = std::source_location::current());
  // Runs what is there.
  void run_some();

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
};

class MemoryStore final : public Store {
 public:
  std::vector<std::string> load(const std::string& table, int from, int at_most) override;
  void append(std::span<const Append> entries) override;
  std::vector<StoredTable> tables(const std::string& behind, int at_most) override;
  std::optional<std::int64_t> load_clock() override { return {}; }  // the test is the clock
  void store_clock(std::int64_t) override {}
  int remove(std::span<const std::string>) override { return 0; }

  void set_full(bool full);
  std::vector<std::string> log(const std::string& table);
  void put(const std::string& table, std::vector<std::string> entries);
  int longest_load() const { return longest_load_; }

 private:
  std::mutex mutex_;
  std::map<std::string, std::vector<std::string>> logs_;
  bool full_ = false;
  std::atomic<int> longest_load_ = 0;
};

// A client that records all messages.
class Guest final : public MessageSink {
 public:
  void send(Text text) override { heard.push_back(*text); }
  void close(const std::string& why) override { closed = why; }
  void measure() override { ++measured; }
  // The latest message of the type; fails the test when there is none.
  boost::json::object latest(std::string_view type) const;
  int count(std::string_view type) const;
  // The answer to a message with this id, if it has come.
  std::optional<boost::json::object> answer_to(int id) const;

  std::vector<std::string> heard;
  std::string closed;
  int measured = 0;
};

// Blocks a job or a search until it is opened. The destructor waits for all that wait; what could begin
// to wait later must have ended before.
class Latch {
 public:
  ~Latch();
  void wait_or(const std::atomic<bool>& stop);
  void open();
  bool is_waited_for() const { return waiting_ > 0; }
  int waiting() const { return waiting_; }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<int> waiting_ = 0;
  bool open_ = false;
};

// As usual, but for what depends on how fast the machine is.
inline Limits test_limits() {
  Limits limits;
  limits.io_time = {1e9, 1e9};
  return limits;
}

class HubFixture {
 public:
  using MakePlayer = decltype(Hub::Config::make_player);
  explicit HubFixture(Limits limits = test_limits(), MakePlayer make_player = {}, int bot_threads = 2);
  ~HubFixture();

  struct Table {
    std::string id;
    std::string host;
    std::map<int, std::string> tokens;
  };
  // Answers of the hub, waited for.
  Answer<std::string> order(const std::string& address, const boost::json::object& order);
  Table make(const boost::json::object& order, const std::string& address = "1.1.1.1");
  Answer<std::string> view(const std::string& table);
  Answer<std::string> record(const std::string& table);

  struct Seat {
    std::shared_ptr<Guest> guest;
    std::shared_ptr<Hub::ClientSession> session;
  };
  // Enters and says hello.
  Seat come(const std::string& table, const std::vector<std::string>& tokens,
            const std::string& address = "1.1.1.1");
  // Says something with an id, and runs until it is answered.
  boost::json::object ask(Seat& seat, boost::json::object message);
  // Only says it; the id.
  int say(Seat& seat, boost::json::object message);
  boost::json::object act(Seat& seat, const std::string& action);
  void wait_for(const std::function<bool()>& done,
                std::source_location where = std::source_location::current()) {
    loop.run_until(done, where);
  }
  double figure(const std::string& name) const;  // of the metrics
  void restart();  // without clients; stored data is kept, and the clock continues

  Limits limits;
  MemoryStore store;
  Loop loop;
  std::atomic<Millis> wall = 1'700'000'000'000;
  std::atomic<Millis> steady = 1'000'000;
  std::atomic<Millis> clock = 500'000;
  RateLimiter rate_limiter;
  WorkerPool pool;
  std::unique_ptr<Hub> hub;

 private:
  void start();
  MakePlayer make_player_;
  int bot_threads_;
  int ids_ = 0;
};

// Two people and a few tiles; with bots of a level instead of people where it is not "here".
boost::json::object small_order(const std::vector<std::string>& seats = {"here", "here"});

}  // namespace aude::server
