// Limits by address that hold over all nodes of a house: what an address uses here is told to the
// others through the database, and what it uses there counts here.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "server/carriers.h"
#include "server/gate.h"
#include "server/limits.h"
#include "server/work.h"

namespace aude::server {

class SharedLimits {
 public:
  SharedLimits(Carriers& carriers, Crew& crew, Ledger& ledger, Gate& gate)
      : carriers_(carriers), crew_(crew), ledger_(ledger), gate_(gate) {}

  // To be called about once a second.
  void exchange(Millis now);
  std::int64_t exchanges() const { return exchanges_; }

 private:
  std::vector<Usage> untold(Millis now);
  void hear(const std::vector<Usage>& others, Millis now);

  Carriers& carriers_;
  Crew& crew_;
  Ledger& ledger_;
  Gate& gate_;
  bool under_way_ = false;
  std::int64_t exchanges_ = 0;
  // By node, address and meter: how much was counted in already.
  using Key = std::tuple<std::string, std::string, std::string>;
  std::map<Key, double> counted_;
};

}  // namespace aude::server
