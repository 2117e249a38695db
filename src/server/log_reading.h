// SPDX-License-Identifier: MIT
// A table being rebuilt from its stored log, a piece at a time.
#pragma once

#include <memory>
#include <string>

#include "server/store.h"
#include "table/table.h"

namespace aude::server {

class LogReading {
 public:
  // For chance and time see Table::blank().
  LogReading(const std::string& id, table::ChanceSource chance, table::Millis now)
      : table_(table::Table::blank(id, std::move(chance), now)) {}

  // Returns whether there is more. Throws StoreError for everything except damage.
  bool read_piece(StoreReader& store) {
    constexpr int kPiece = 250;  // entries
    std::vector<std::string> entries;
    try {
      entries = store.load(table_->id(), next_, kPiece);
    } catch (const StoreDamaged& error) {
      damage_ = error.what();
      is_readable_ = false;
      return false;
    }
    for (const std::string& entry : entries) {
      if (const auto wrong = table_->read(entry)) {
        damage_ = wrong->where + ": " + wrong->what;
        return false;
      }
    }
    next_ += static_cast<int>(entries.size());
    return static_cast<int>(entries.size()) == kPiece;
  }

  void read_all(StoreReader& store) {
    while (read_piece(store)) {
    }
  }

  int length() const { return next_; }  // entries read; 0: there is no such table
  // What is wrong with the log; empty if nothing is.
  const std::string& damage() const { return damage_; }
  // False if a stored entry was changed. Otherwise a damaged log does not fit the rules.
  bool is_readable() const { return is_readable_; }
  const table::Table& table() const { return *table_; }
  std::unique_ptr<table::Table> take_table() { return std::move(table_); }

 private:
  std::unique_ptr<table::Table> table_;
  int next_ = 0;
  std::string damage_;
  bool is_readable_ = true;
};

}  // namespace aude::server
