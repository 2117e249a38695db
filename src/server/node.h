// SPDX-License-Identifier: MIT
// This server as a node of a cluster (docs/nodes.md): it sends heartbeats, knows which leases it holds
// and for how long, and takes over tables of dead nodes. Owned by the I/O thread; heartbeats have their
// own thread.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/game_clock.h"
#include "server/leases.h"

namespace aude::server {

class Node {
 public:
  struct Hooks {
    Post post;                                             // to the I/O thread
    std::function<void()> lost;                            // all leases are lost
    std::function<void(const std::string& table)> revoke;  // this lease is lost
    std::function<void(const std::string& table)> take_over;
    // The places (HOST:PORT) of all living nodes, after each heartbeat.
    std::function<void(const std::vector<std::string>& places)> living;
    std::function<void(int tables)> give_away;  // this many tables to nodes that have fewer
    // Removes these from memory, if they are there, and gives them to other nodes.
    std::function<void(const std::vector<std::string>& tables)> pass_on;
    GameClock::Source steady;  // monotonic, and counts while the machine is suspended; from any thread
  };

  // Registers the node. Throws StoreError.
  Node(std::unique_ptr<Leases> leases, GameClock& clock, Hooks hooks);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  Leases& leases() { return *leases_; }
  const Leases& leases() const { return *leases_; }

  // No heartbeat was confirmed for so long that other nodes may soon consider this one dead.
  bool is_isolated() const { return isolated_ || silence() >= safe_time(); }
  // Whether this node may show or change the table now: it holds a lease that cannot have expired.
  bool holds(const std::string& table) const { return held_.contains(table) && !is_isolated(); }
  // The connection to the database is slow, and other nodes' are not: they should get the requests.
  bool is_yielding() const { return others_are_fast_ && is_slow(); }
  // Counts how often all leases were lost.
  int generation() const { return generation_; }
  // The database has assigned the table to this node. `generation` is that from before it was asked.
  // Returns false if the lease may have been lost since.
  bool acquire(const std::string& table, std::int64_t epoch, int generation);
  // The tables are no longer in memory: their leases are given up from begin_close() on, and are
  // free for other nodes when the database knows, which is_closing() waits for. begin_close() returns
  // the logical time until which the database may be told. `answered` is false if it may be told late,
  // or never was: then this node takes the tables back after that time.
  std::int64_t begin_close(const std::vector<std::string>& tables);
  void end_close(const std::vector<std::string>& tables, bool answered);
  void count_moved(int tables) { count_.moved += tables; }
  bool is_closing(const std::string& table) const;

  bool is_host(const std::string& host) const;  // the address of a living node
  void tick();                                  // to be called a few times per second

  // Ends the heartbeats. leave() also removes the node, so that others take its tables at once.
  void stop();
  void leave();

  struct Count {
    std::int64_t heartbeats = 0, failed = 0, adopted = 0, isolations = 0, revoked = 0, moved = 0;
    table::Millis silent = 0;   // since the last confirmed heartbeat was sent
    table::Millis timeout = 0;  // lease timeout that this node has asked for
    std::size_t hosts = 0;
    std::size_t leases = 0;
  };
  Count count() const;

 private:
  struct Held {
    std::int64_t epoch;
    table::Millis since;  // when this node learned of it
  };

  void work();
  struct Sent {
    table::Millis at = 0;
    table::Millis timeout = 0;
    bool dropped = false;
  };
  void heard(const Leases::Heartbeat& heartbeat, const Sent& sent);
  bool ends_isolation(const Sent& sent);
  void hand_over_requested(const std::vector<std::string>& tables);
  void spread(const Leases::Heartbeat& heartbeat);
  void compare_leases(const Leases::Heartbeat& heartbeat, table::Millis sent);
  void forget_closed(std::int64_t logical_time, table::Millis sent);
  void lose_all();
  bool is_slow() const { return timeout_ > 2 * leases_->lease_timeout(); }
  table::Millis silence() const { return hooks_.steady() - confirmed_; }
  // Shorter than the lease timeout of the last confirmed heartbeat, and of one that may be under way.
  table::Millis safe_time() const { return std::min(timeout_, timeout_under_way_.load()) * 3 / 4; }

  std::unique_ptr<Leases> leases_;
  GameClock& clock_;
  Hooks hooks_;
  std::vector<std::string> places_;
  table::Millis confirmed_ = 0;  // when the last confirmed heartbeat was sent
  table::Millis timeout_ = 0;
  std::atomic<table::Millis> timeout_under_way_ = 0;
  std::atomic<std::int64_t> failed_ = 0;  // heartbeats
  bool isolated_ = false;
  // What the node had when it became isolated is returned with the next heartbeat. The I/O thread says
  // Wanted, the heartbeat thread UnderWay. From then on only the answer to that heartbeat ends the
  // isolation: answers to earlier ones list leases that are being returned.
  enum class Return { None, Wanted, UnderWay };
  std::atomic<Return> return_ = Return::None;
  bool spreading_ = false;  // gives tables away until it has its share
  bool others_are_fast_ = false;
  int generation_ = 0;
  std::unordered_map<std::string, Held> held_;
  struct Closed {
    enum class State { UnderWay, Answered, Unanswered } state = State::UnderWay;
    std::int64_t deadline = 0;  // logical time
    table::Millis answered = 0;
  };
  std::unordered_map<std::string, Closed> closed_;
  std::int64_t heard_time_ = 0;  // logical time of the last heartbeat
  Count count_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::int64_t logical_time_ = 0;  // of the heartbeat thread
  std::thread thread_;
};

}  // namespace aude::server
