// Bots think here: a few threads behind everything else, so that people never wait for them.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "players/player.h"
#include "rules/state.h"
#include "server/store.h"

namespace aude::server {

class BotPool {
 public:
  using Done = std::function<void(Action)>;

  // `longest`: what a bot may think about one action, whatever its level.
  BotPool(int threads, std::chrono::milliseconds longest, Post post);
  ~BotPool();  // thoughts are cut short and their answers dropped

  // First come, first served. `game` keeps the state's game alive; `done` is posted.
  void think(std::shared_ptr<players::Player> player, std::shared_ptr<const Game> game, State state,
             Done done);

  std::size_t waiting() const;

 private:
  struct Job {
    std::shared_ptr<players::Player> player;
    std::shared_ptr<const Game> game;
    State state;
    Done done;
  };
  void work();

  std::chrono::milliseconds longest_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  std::atomic<bool> stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace aude::server
