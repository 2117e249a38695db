// SPDX-License-Identifier: MIT
// Random numbers for tests: the same for the same seed on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace aude::slow {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}

  // 0 to below - 1. The slight bias of the remainder does not matter here.
  int below(int below) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(below)); }
  bool one_in(int times) { return below(times) == 0; }
  template <typename Value>
  const Value& pick(const std::vector<Value>& values) {
    return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace aude::slow
