// How much is allowed, and a meter for "so many at once, so many a second".
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "table/log.h"

namespace aude::server {

using namespace aude::table;  // the server carries tables: their words are its own

struct Rate {
  double at_once;
  double per_second;
};

struct Limits {
  Rate messages{60, 20};       // of one connection
  Rate chat{5, 0.5};           // of one connection
  Rate requests{300, 50};      // of one address
  Rate tables{30, 0.1};        // made by one address
  int connections_each = 100;  // of one address
  int connections = 20000;     // in all
  int tables_loaded = 20000;
  int malformed_in_a_row = 5;
  std::size_t unsent_bytes = std::size_t{4} << 20U;  // to one slow reader
  Millis header_within = 15'000;                     // of an HTTP request
  Millis body_within = 30'000;
  Millis hello_within = 15'000;
  Millis message_within = 15'000;  // from its first byte to its last
  Millis keep_idle_tables = 60'000;
};

// A bucket that fills by itself: take() says whether there was something left.
class Meter {
 public:
  bool take(const Rate& rate, Millis now) {
    const double filled =
        static_cast<double>(std::max<Millis>(0, now - seen_)) / 1000 * rate.per_second;
    used_ = std::max(0.0, used_ - filled);
    seen_ = now;
    if (used_ + 1 > rate.at_once) return false;
    used_ += 1;
    return true;
  }
  bool is_idle(const Rate& rate, Millis now) const {
    return static_cast<double>(now - seen_) / 1000 * rate.per_second >= used_;
  }

 private:
  double used_ = 0;
  Millis seen_ = 0;
};

// One meter per address; those that are idle are forgotten.
class Meters {
 public:
  explicit Meters(Rate rate) : rate_(rate) {}
  bool take(const std::string& address, Millis now) { return meters_[address].take(rate_, now); }
  void forget_idle(Millis now) {
    std::erase_if(meters_, [&](const auto& each) { return each.second.is_idle(rate_, now); });
  }

 private:
  Rate rate_;
  std::unordered_map<std::string, Meter> meters_;
};

}  // namespace aude::server
