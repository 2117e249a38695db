// SPDX-License-Identifier: MIT
// Shared by the fuzzers: a check that aborts with a message, and a reader of the input bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

namespace aude::fuzz {

inline void check(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

// A constant source of randomness, where its values do not matter.
inline std::uint32_t no_chance(std::uint32_t) { return 0; }

// The fuzzer's bytes as small numbers; 0 after the end.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}
  bool empty() const { return rest_.empty(); }
  std::uint8_t next() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  unsigned next_pair() { return next() * 256U + next(); }

 private:
  std::span<const std::uint8_t> rest_;
};

}  // namespace aude::fuzz
