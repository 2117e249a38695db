// SPDX-License-Identifier: MIT
#include "server/shared_limits.h"

#include <memory>
#include <unordered_map>
#include <utility>

namespace aude::server {

void SharedLimits::exchange(Millis now) {
  if (std::exchange(under_way_, true)) return;
  const auto told = std::make_shared<std::vector<Usage>>(untold(now));
  const auto heard = std::make_shared<std::vector<Usage>>();
  const auto work = [this, told, heard](const auto&) {
    *heard = leases_.share(*told);
    return false;
  };
  const auto ticket = pool_.submit({{}, 0, 1, work, [this, heard, now](bool finished) {
                                      under_way_ = false;
                                      if (finished) hear(*heard, now);
                                    }});
  if (ticket == nullptr) under_way_ = false;
}

std::vector<Usage> SharedLimits::untold(Millis now) {
  std::vector<Usage> told;
  rate_limiter_.for_each([&](const char* what, Meters& meters) {
    meters.drain(now, [&](const std::string& address, double amount) {
      told.push_back({{}, address, what, amount});
    });
  });
  connection_limits_.send_text([&](const std::string& address, int open) {
    told.push_back({{}, address, Usage::kConnections, static_cast<double>(open)});
  });
  return told;
}

void SharedLimits::hear(const std::vector<Usage>& others, Millis now) {
  std::map<Key, double> counted;
  std::unordered_map<std::string, double> open;
  for (const Usage& usage : others) {
    if (usage.what == Usage::kConnections) {
      open[usage.address] += usage.amount;
      continue;
    }
    const Key key{usage.node, usage.address, usage.what};
    const auto before = counted_.find(key);
    // A smaller sum has started again from 0.
    const double known = before == counted_.end() || before->second > usage.amount ? 0 : before->second;
    counted[key] = usage.amount;
    // Sums from before this node started are ignored: their time is unknown.
    if (exchanges_ > 0)
      rate_limiter_.charge_elsewhere(usage.what, usage.address, now, usage.amount - known);
  }
  counted_ = std::move(counted);
  connection_limits_.set_elsewhere(std::move(open));
  ++exchanges_;
}

}  // namespace aude::server
