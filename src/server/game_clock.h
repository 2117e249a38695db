// The clock that games are timed by. It runs while the server runs: setting the machine's clock does
// not move it, and after a restart it goes on where it stood.
#pragma once

#include <atomic>
#include <functional>

#include "server/store.h"
#include "table/log.h"

namespace aude::server {

table::Millis system_millis();  // the machine's clock, since 1970
table::Millis steady_millis();  // never jumps

class GameClock {
 public:
  using Source = std::function<table::Millis()>;

  // Goes on from what the store has kept; from now, where that is nothing. `steady` never jumps.
  explicit GameClock(Store& store);
  GameClock(Store& store, Source steady);

  table::Millis now() const { return base_ + steady_() - started_; }
  // Goes on from there, if it is behind: with several nodes the database has the time. From any thread.
  void follow(table::Millis cluster_time);
  // Has the store keep the time, once a second or so. From any thread. False when that is no longer
  // ours to do: another server has the cluster_time.
  bool keep() const;

 private:
  Store& store_;
  Source steady_;
  table::Millis started_;
  std::atomic<table::Millis> base_;
};

}  // namespace aude::server
