// SPDX-License-Identifier: MIT
// How long the latest heartbeats of a node took, and the lease timeout that follows from it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "table/log.h"

namespace aude::server {

class RoundTrips {
 public:
  void add(table::Millis round_trip) { latest_[count_++ % latest_.size()] = round_trip; }

  // On a slow connection to the database a node asks for a longer lease: several round trips fit into
  // it. A node that dies is noticed that much later, so a single late answer is soon forgotten.
  table::Millis lease_timeout(table::Millis usual) const {
    const table::Millis longest = *std::max_element(latest_.begin(), latest_.end());
    return std::clamp(4 * longest, usual, std::max(usual, kLongest));
  }

 private:
  static constexpr table::Millis kLongest = 8000;

  std::array<table::Millis, 8> latest_{};  // two seconds, if they are answered at once
  std::size_t count_ = 0;
};

}  // namespace aude::server
