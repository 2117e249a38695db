// SPDX-License-Identifier: MIT
// Open connections per address, counted from the moment a connection is accepted.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>

#include "server/limits.h"

namespace aude::server {

class ConnectionLimits {
 public:
  explicit ConnectionLimits(const Limits& limits) : limits_(limits) {}

  // One connection of an address, for as long as it lives. `elsewhere`: another node, over which it
  // came, counts it for its address.
  class Place {
   public:
    Place(ConnectionLimits& connection_limits, std::string address, bool elsewhere = false)
        : connection_limits_(&connection_limits),
          address_(std::move(address)),
          elsewhere_(elsewhere),
          headerless_(!elsewhere) {
      ++connection_limits_->open_;
      if (elsewhere_) return;
      Count& count = connection_limits_->counts_[address_];
      ++count.open;
      ++count.headerless;
      if (const std::string wide = wide_key(address_); !wide.empty()) ++connection_limits_->wide_[wide];
    }
    Place(Place&& other) noexcept
        : connection_limits_(std::exchange(other.connection_limits_, nullptr)),
          address_(std::move(other.address_)),
          elsewhere_(other.elsewhere_),
          headerless_(other.headerless_) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    Place& operator=(Place&&) = delete;
    ~Place() {
      if (connection_limits_ == nullptr) return;
      has_sent_header();
      --connection_limits_->open_;
      if (elsewhere_) return;
      const auto count = connection_limits_->counts_.find(address_);
      if (--count->second.open == 0) connection_limits_->counts_.erase(count);
      const auto wide = connection_limits_->wide_.find(wide_key(address_));
      if (wide != connection_limits_->wide_.end() && --wide->second == 0)
        connection_limits_->wide_.erase(wide);
    }
    void has_sent_header() {
      if (headerless_) --connection_limits_->counts_[address_].headerless;
      headerless_ = false;
    }
    // True when the address has too many: the client gets an error, and is disconnected.
    bool is_too_many() const { return !elsewhere_ && connection_limits_->is_over(address_, 0); }
    const std::string& address() const { return address_; }

   private:
    ConnectionLimits* connection_limits_;
    std::string address_;
    bool elsewhere_;
    bool headerless_;
  };

  // Whether another connection is accepted at all. A few too many are, to get an error.
  bool may_enter(const std::string& address) const {
    const auto found = counts_.find(address);
    return open_ < limits_.connections && !is_over(address, kTold - 1) &&
           (found == counts_.end() || found->second.headerless < limits_.headerless_each);
  }
  bool has_capacity() const { return open_ < limits_.connections; }
  int open() const { return open_; }
  // At all nodes.
  int open_from(const std::string& address) const {
    const auto here = counts_.find(address);
    const auto there = elsewhere_.find(address);
    return (here == counts_.end() ? 0 : here->second.open) +
           (there == elsewhere_.end() ? 0 : static_cast<int>(there->second));
  }

  // What other nodes count.
  void set_elsewhere(std::unordered_map<std::string, double> open) { elsewhere_ = std::move(open); }
  // Calls `hear` with the addresses that have more than a few open here, and how many.
  template <typename Hear>
  void send_text(const Hear& hear) const {
    for (const auto& [address, count] : counts_) {
      if (!address.empty() && count.open > limits_.connections_each / 10) hear(address, count.open);
    }
  }

 private:
  static constexpr int kTold = 10;
  // More than the limit by at least `extra + 1` connections.
  bool is_over(const std::string& address, int extra) const {
    const auto wide = wide_.find(wide_key(address));
    return open_from(address) > limits_.connections_each + extra ||
           (wide != wide_.end() && wide->second > limits_.connections_each * kWideFactor + extra);
  }
  struct Count {
    int open = 0;
    int headerless = 0;
  };
  const Limits& limits_;
  int open_ = 0;
  std::unordered_map<std::string, Count> counts_;
  std::unordered_map<std::string, int> wide_;  // open connections per IPv6 /48
  std::unordered_map<std::string, double> elsewhere_;
};

}  // namespace aude::server
