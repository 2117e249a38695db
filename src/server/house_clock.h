// The clock that games are timed by. It runs while the server runs: setting the machine's clock does
// not move it, and after a restart it goes on where it stood.
#pragma once

#include <filesystem>
#include <functional>

#include "table/log.h"

namespace aude::server {

class HouseClock {
 public:
  using Source = std::function<table::Millis()>;

  // Goes on from what the file says; from now, where there is none. `steady` never jumps.
  explicit HouseClock(std::filesystem::path file);
  HouseClock(std::filesystem::path file, Source steady);

  table::Millis now() const { return base_ + steady_() - started_; }
  // Writes the time down, once a second or so. From any thread.
  void keep() const;

 private:
  std::filesystem::path file_;
  Source steady_;
  table::Millis started_;
  table::Millis base_;
};

}  // namespace aude::server
