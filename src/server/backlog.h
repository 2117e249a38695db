// SPDX-License-Identifier: MIT
// Bytes that wait to be sent, over all connections. Clients that read too slowly are disconnected
// before the memory is used up, those with the most bytes waiting first.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/limits.h"

namespace aude::server {

class Backlog {
 public:
  explicit Backlog(const Limits& limits) : limits_(limits) {}

  // What waits for one reader.
  class Account {
   public:
    // `cut` ends the connection at once; its bytes count as gone from then on.
    Account(Backlog& backlog, std::string address, std::function<void()> cut)
        : backlog_(backlog), address_(std::move(address)), cut_(std::move(cut)) {}
    Account(const Account&) = delete;
    Account& operator=(const Account&) = delete;
    ~Account() { backlog_.close(*this); }

    std::size_t bytes() const { return bytes_; }
    // Others may be cut off, or this one.
    void add(std::size_t bytes) { backlog_.add(*this, bytes); }
    void sent(std::size_t bytes) { backlog_.take(*this, bytes); }

   private:
    friend class Backlog;
    Backlog& backlog_;
    std::string address_;
    std::function<void()> cut_;
    std::size_t bytes_ = 0;
    bool closed_ = false;
  };

  std::size_t bytes() const { return all_; }
  std::int64_t cuts() const { return cuts_; }

 private:
  void add(Account& account, std::size_t bytes) {
    if (account.closed_) return;
    account.bytes_ += bytes;
    all_ += bytes;
    from_[account.address_] += bytes;
    waiting_.insert(&account);
    if (from_[account.address_] > limits_.unsent_each) cut_largest(&account.address_);
    if (all_ > limits_.unsent_all) cut_largest(nullptr);
  }
  void take(Account& account, std::size_t bytes) {
    bytes = std::min(bytes, account.bytes_);
    account.bytes_ -= bytes;
    all_ -= bytes;
    std::size_t& of_address = from_[account.address_];
    of_address -= bytes;
    if (of_address == 0) from_.erase(account.address_);
    if (account.bytes_ == 0) waiting_.erase(&account);
  }
  void close(Account& account) {
    account.closed_ = true;
    if (account.bytes_ > 0) take(account, account.bytes_);
  }
  // The reader with the most waiting, of one address or of all.
  void cut_largest(const std::string* address) {
    Account* largest = nullptr;
    for (Account* each : waiting_) {
      if (address != nullptr && each->address_ != *address) continue;
      if (largest == nullptr || each->bytes_ > largest->bytes_) largest = each;
    }
    if (largest == nullptr) return;
    ++cuts_;
    close(*largest);
    largest->cut_();
  }

  const Limits& limits_;
  std::size_t all_ = 0;
  std::int64_t cuts_ = 0;
  std::unordered_map<std::string, std::size_t> from_;
  std::unordered_set<Account*> waiting_;
};

}  // namespace aude::server
