// Who is connected, by address, counted from the moment a connection is accepted.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>

#include "server/limits.h"

namespace aude::server {

class Gate {
 public:
  explicit Gate(const Limits& limits) : limits_(limits) {}

  // One connection of an address, for as long as it lives.
  class Place {
   public:
    Place(Gate& gate, std::string address) : gate_(&gate), address_(std::move(address)) {
      ++gate_->open_;
      Count& count = gate_->counts_[address_];
      ++count.open;
      ++count.headerless;
    }
    Place(Place&& other) noexcept
        : gate_(std::exchange(other.gate_, nullptr)),
          address_(std::move(other.address_)),
          headerless_(other.headerless_) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    Place& operator=(Place&&) = delete;
    ~Place() {
      if (gate_ == nullptr) return;
      has_sent_header();
      --gate_->open_;
      const auto count = gate_->counts_.find(address_);
      if (--count->second.open == 0) gate_->counts_.erase(count);
    }
    void has_sent_header() {
      if (headerless_) --gate_->counts_[address_].headerless;
      headerless_ = false;
    }
    // True when it is more than one address may have: to be told so, and closed.
    bool is_too_many() const { return gate_->open_from(address_) > gate_->limits_.connections_each; }
    const std::string& address() const { return address_; }

   private:
    Gate* gate_;
    std::string address_;
    bool headerless_ = true;
  };

  // Whether another connection may come in at all. A few too many are let in, to be told.
  bool may_enter(const std::string& address) const {
    const auto found = counts_.find(address);
    return open_ < limits_.connections &&
           (found == counts_.end() || (found->second.headerless < limits_.headerless_each &&
                                       found->second.open < limits_.connections_each + kTold));
  }
  bool has_room() const { return open_ < limits_.connections; }
  int open() const { return open_; }
  int open_from(const std::string& address) const {
    const auto found = counts_.find(address);
    return found == counts_.end() ? 0 : found->second.open;
  }

 private:
  static constexpr int kTold = 10;
  struct Count {
    int open = 0;
    int headerless = 0;
  };
  const Limits& limits_;
  int open_ = 0;
  std::unordered_map<std::string, Count> counts_;
};

}  // namespace aude::server
