// All tables of this process: loaded when asked for, with who sits and watches there. It stores what a
// table answers before anybody hears it, lets bots think, and minds clocks. One thread owns it; it
// knows no sockets.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/bots.h"
#include "server/limits.h"
#include "server/store.h"
#include "table/match.h"
#include "table/requests.h"

namespace aude::server {

// The other end of a connection.
class Peer {
 public:
  virtual ~Peer() = default;
  virtual void send(Text text) = 0;
  virtual void close(const std::string& why) = 0;
};

class Hub {
 public:
  struct Config {
    Limits limits;
    int bot_threads = 1;
    std::chrono::milliseconds longest_thought{2000};
    std::function<Millis()> now;  // since 1970
    ChanceSource chance;
  };

  Hub(Store& store, Config config, Post post);
  ~Hub();

  // --- over HTTP; `done` comes later when something has to be stored first
  // -------------------------------
  void create(TableOrder order, std::function<void(Answer<std::string>)> done);
  void view(const std::string& table, std::function<void(Answer<std::string>)> done);
  void record(const std::string& table, std::function<void(Answer<std::string>)> done);

  // --- over WebSocket
  // ------------------------------------------------------------------------------------
  class Visit;
  // A connection at a table, if there is such a table. Ends with leave().
  Answer<std::shared_ptr<Visit>> enter(const std::string& table, std::weak_ptr<Peer> peer);
  void hear(Visit& visit, std::string_view text);
  void leave(Visit& visit);

  // To be called a few times a second: clocks, silent visitors, tables that nobody needs any more.
  void tick();

  // For /metrics.
  struct Count {
    std::int64_t tables_made = 0, tables_loaded = 0, visits = 0, messages = 0, refused = 0, actions = 0,
                 bot_actions = 0;
    std::array<std::int64_t, 10> acknowledged{};  // by time to acknowledge, see kBounds
    double acknowledge_seconds = 0;
  };
  static constexpr std::array<double, 9> kBounds{.001, .002, .005, .01, .025, .05, .1, .25, 1};
  std::string metrics() const;

 private:
  struct Room;
  using Task = std::function<void()>;

  Room* find(const std::string& table, Problem& why_not);
  Room* add(std::unique_ptr<Match> match);
  void take(Room& room, Visit* sender, Outcome outcome);
  void store(Room& room, Outcome& outcome);
  void stored(const std::string& table, int ticket, bool good);
  void guarded(Room& room, const Task& task);
  void give_up(Room& room);
  void later(Room& room, Task task);
  void send(Room& room, Visit& visit, Text text);
  void tell_all(Room& room, const Outcome& outcome);
  void vacate(Room& room, int seat);
  void welcome(Room& room, Visit& visit);
  void note_presence(Room& room, const Visit* but);
  void wake_bot(Room& room);
  void bot_answers(const std::string& table, int ticket, const BotTurn& turn, Action action);
  void note_acknowledged(Millis heard);

  Store& store_;
  Config config_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Post post_;
  Writer writer_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::unordered_set<std::shared_ptr<Visit>> strangers_;  // have not said hello yet
  int tickets_ = 0;
  Count count_;
  BotPool bots_;
};

// A connection at a table.
class Hub::Visit {
 public:
  Visit(std::string table, std::weak_ptr<Peer> peer, Millis now)
      : table_(std::move(table)), peer_(std::move(peer)), since_(now) {}

 private:
  friend class Hub;
  std::string table_;
  std::weak_ptr<Peer> peer_;
  Member member_;
  bool greeted_ = false;
  Millis since_;
  Meter messages_;
  Meter chat_;
  int malformed_ = 0;
};

}  // namespace aude::server
