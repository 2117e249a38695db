// SPDX-License-Identifier: MIT
// The clock that games are timed by. It runs while the server runs: setting the machine's clock does
// not change it, and after a restart it continues where it stopped.
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

  // Continues from the time in the store, or from now if there is none. `steady` never jumps.
  explicit GameClock(Store& store);
  GameClock(Store& store, Source steady);

  table::Millis now() const { return base_ + steady_() - started_; }
  // Advances to that time if it is behind: in a cluster the database has the time. From any thread.
  void follow(table::Millis cluster_time);
  // Stores the time, about once per second. From any thread. Returns false when that is no longer
  // the case: another server uses the store.
  bool keep() const;

 private:
  Store& store_;
  Source steady_;
  table::Millis started_;
  std::atomic<table::Millis> base_;
};

}  // namespace aude::server
