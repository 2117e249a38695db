// SPDX-License-Identifier: MIT
// The sums of a network: rows of weights times inputs, four or eight units at a time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "players/network.h"

namespace aude::players {

using Four [[gnu::vector_size(16)]] = float;
using Eight [[gnu::vector_size(32)]] = float;

// Not every processor has instructions for vectors of eight. (On Windows the compiler cannot align them
// on the stack.)
#if defined(__x86_64__) && !defined(_WIN32)
#define AUDE_EIGHTS [[gnu::target("avx2")]]
inline const bool kHasEights = __builtin_cpu_supports("avx2") != 0;
#else
#define AUDE_EIGHTS
inline constexpr bool kHasEights = false;
#endif

// Units that are summed up, a vector of them at a time. Each unit's operations are the same and in the
// same order with any vector, so that results are identical on every machine.
template <typename Vector>
class Sums {
 public:
  [[gnu::always_inline]] explicit Sums(const Units& first) {
    for (std::size_t i = 0; i < kVectors; ++i) load(sums_[i], first, i);
  }
  // Adds each row of weights, times its input, in their order. Many inputs are 0: those that are not
  // are found first, because a branch at each of them would often be predicted wrongly.
  template <std::size_t kCount>
  [[gnu::always_inline]] void add_all(const std::array<Units, kCount>& weights,
                                      const std::array<float, kCount>& inputs, std::size_t from = 0) {
    std::uint64_t any = 0;
    for (std::size_t k = from; k < kCount; ++k) any |= std::uint64_t{inputs[k] != 0} << k;
    for (; any != 0; any &= any - 1) {
      const auto k = static_cast<std::size_t>(std::countr_zero(any));
      add(weights[k], inputs[k]);
    }
  }
  [[gnu::always_inline]] void rectify() {
    for (Vector& each : sums_) each = each > Vector{} ? each : Vector{};
  }
  // By fours, whatever the vector is: the order of a sum decides how it is rounded.
  [[gnu::always_inline]] float product(const Units& weights) const {
    Four sum{};
    for (std::size_t i = 0; i < kVectors; ++i) {
      Vector each;
      load(each, weights, i);
      each *= sums_[i];
      for (std::size_t k = 0; k < kLanes / 4; ++k) {
        Four part;
        std::memcpy(&part, reinterpret_cast<const char*>(&each) + k * sizeof part, sizeof part);
        sum += part;
      }
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
  }
  [[gnu::always_inline]] void add_to(Units& total) const {
    for (std::size_t i = 0; i < kVectors; ++i) {
      Vector each;
      load(each, total, i);
      each += sums_[i];
      std::memcpy(total.data() + i * kLanes, &each, sizeof each);
    }
  }

 private:
  static constexpr std::size_t kLanes = sizeof(Vector) / sizeof(float);
  static constexpr std::size_t kVectors = kHiddenUnits / kLanes;
  [[gnu::always_inline]] void add(const Units& weights, float by) {
    for (std::size_t i = 0; i < kVectors; ++i) {
      Vector each;
      load(each, weights, i);
      sums_[i] += each * by;
    }
  }
  [[gnu::always_inline]] static void load(Vector& to, const Units& from, std::size_t i) {
    std::memcpy(&to, from.data() + i * kLanes, sizeof to);
  }
  std::array<Vector, kVectors> sums_;
};

}  // namespace aude::players
