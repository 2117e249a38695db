// This server as one of several over one database (docs/nodes.md): it heartbeats, notices when it is
// cut off, and takes over tables of nodes that are dead. Owned by the hub's thread; only the beating
// has a thread of its own.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/game_clock.h"
#include "server/leases.h"

namespace aude::server {

class Node {
 public:
  struct Hooks {
    Post post;                   // to the hub's thread
    std::function<void()> lost;  // others may carry its tables now
    std::function<void(const std::string& table)> take_over;
    GameClock::Source steady;  // never jumps; from any thread
  };

  // Is known to the others when it returns. Throws StoreError.
  Node(std::unique_ptr<Leases> leases, GameClock& clock, Hooks hooks);
  ~Node();
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  Leases& leases() { return *leases_; }
  const Leases& leases() const { return *leases_; }
  // Nobody has heard its heartbeat for a while: it carries nothing.
  bool is_isolated() const { return isolated_; }
  bool is_host(const std::string& host) const;  // of a node that lives
  void tick();                                  // to be called a few times a second

  // Beats no more. leave(): and tells the others, who take its tables at once.
  void stop();
  void leave();

  struct Count {
    std::int64_t heartbeats = 0, adopted = 0, isolations = 0;
    table::Millis silent = 0;  // since the last heartbeat that was heard
    std::size_t hosts = 0;
  };
  Count count() const;

 private:
  void work();
  void heard(const Leases::Heartbeat& heartbeat, table::Millis sent);

  std::unique_ptr<Leases> leases_;
  GameClock& clock_;
  Hooks hooks_;
  std::vector<std::string> hosts_;
  table::Millis confirmed_ = 0;
  bool isolated_ = false;
  Count count_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace aude::server
