// SPDX-License-Identifier: MIT
// Pseudorandom numbers for decoration: the same name gives the same numbers on every machine.
#pragma once

#include <cstdint>
#include <string_view>

namespace aude::art {

class Chance {
 public:
  explicit Chance(std::string_view name) {
    for (char c : name) state_ = (state_ ^ static_cast<unsigned char>(c)) * 0x100000001B3U;  // FNV-1a
  }

  std::uint64_t next() {  // SplitMix64
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
  }
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
  double between(double low, double high) {
    return low + (high - low) * (static_cast<double>(next() >> 11) * 0x1.0p-53);
  }

 private:
  std::uint64_t state_ = 0xCBF29CE484222325U;
};

}  // namespace aude::art
