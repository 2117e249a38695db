// SPDX-License-Identifier: MIT
// Limits per address over all nodes of a cluster: each node reports to the others, through the
// database, what an address has used there.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "server/connection_limits.h"
#include "server/leases.h"
#include "server/limits.h"
#include "server/worker_pool.h"

namespace aude::server {

class SharedLimits {
 public:
  SharedLimits(Leases& leases, WorkerPool& pool, RateLimiter& rate_limiter,
               ConnectionLimits& connection_limits)
      : leases_(leases),
        pool_(pool),
        rate_limiter_(rate_limiter),
        connection_limits_(connection_limits) {}

  // To be called about once a second.
  void exchange(Millis now);
  std::int64_t exchanges() const { return exchanges_; }

 private:
  std::vector<Usage> untold(Millis now);
  void hear(const std::vector<Usage>& others, Millis now);

  Leases& leases_;
  WorkerPool& pool_;
  RateLimiter& rate_limiter_;
  ConnectionLimits& connection_limits_;
  bool under_way_ = false;
  std::int64_t exchanges_ = 0;
  // By node, address and meter: how much was counted in already.
  using Key = std::tuple<std::string, std::string, std::string>;
  std::map<Key, double> counted_;
};

}  // namespace aude::server
