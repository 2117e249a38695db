// Four small numbers in one machine word, the first lowest: sums and choices among them without a
// branch for each. Their sum must stay below 2^15.
#pragma once

#include <cstdint>
#include <cstring>

namespace aude {

using FourLanes = std::uint64_t;

// Each lane becomes the sum of itself and all lower ones.
constexpr FourLanes running_sums(FourLanes lanes) { return lanes * 0x0001'0001'0001'0001U; }
constexpr int sum_of(FourLanes lanes) { return static_cast<int>(running_sums(lanes) >> 48); }

inline FourLanes four_lanes(const std::uint16_t* numbers) {
  FourLanes lanes = 0;
  std::memcpy(&lanes, numbers, sizeof lanes);
  return lanes;
}

// Lots are dealt to the lanes in order, to each as many as its number says. Who holds lot n?
struct LotHolder {
  int lane;
  int lots_before;  // dealt to lower lanes
};
constexpr LotHolder holder_of_lot(FourLanes lanes, int n) {
  constexpr FourLanes kEach = 0x0001'0001'0001'0001U;
  const FourLanes sums = running_sums(lanes);
  // In a lane whose sum is at most n, and so was passed, the highest bit survives the subtraction.
  const FourLanes passed = ((0x8000U + static_cast<FourLanes>(n)) * kEach - sums) >> 15 & kEach;
  const int lane = sum_of(passed);
  return {lane, static_cast<int>(sums << 16 >> lane * 16 & 0xFFFFU)};
}

}  // namespace aude
