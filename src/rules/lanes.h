// Four small numbers in one machine word, the first lowest, or eight in two: sums and choices among
// them without a branch for each. The sum of four must stay below 2^15.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace aude {

using FourLanes = std::uint64_t;
inline constexpr FourLanes kOneEach = 0x0001'0001'0001'0001U;

// Each lane becomes the sum of itself and all lower ones.
constexpr FourLanes running_sums(FourLanes lanes) { return lanes * kOneEach; }
constexpr int sum_of(FourLanes lanes) { return static_cast<int>(running_sums(lanes) >> 48); }

using EightLanes = std::array<FourLanes, 2>;
constexpr int sum_of(const EightLanes& lanes) { return sum_of(lanes[0] + lanes[1]); }

inline EightLanes eight_lanes(const std::uint16_t* numbers) {
  EightLanes lanes;
  std::memcpy(lanes.data(), numbers, sizeof lanes);
  return lanes;
}

// Lots are dealt to the lanes in order, to each as many as its number says. Who holds lot n?
struct LotHolder {
  int lane;
  int lots_before;  // dealt to lower lanes
};
constexpr LotHolder holder_of_lot(FourLanes lanes, int n) {
  const FourLanes sums = running_sums(lanes);
  // In a lane whose sum is at most n, and so was passed, the highest bit survives the subtraction.
  const FourLanes passed = ((0x8000U + static_cast<FourLanes>(n)) * kOneEach - sums) >> 15 & kOneEach;
  const int lane = sum_of(passed);
  return {lane, static_cast<int>(sums << 16 >> lane * 16 & 0xFFFFU)};
}
constexpr LotHolder holder_of_lot(const EightLanes& lanes, int n) {
  const int in_first = sum_of(lanes[0]);
  const bool second = n >= in_first;
  const int passed = second ? in_first : 0;
  const LotHolder holder = holder_of_lot(second ? lanes[1] : lanes[0], n - passed);
  return {holder.lane + (second ? 4 : 0), holder.lots_before + passed};
}

}  // namespace aude
