// SPDX-License-Identifier: MIT
// The sets by number. A set with rules declares its number in its header (`Hills::kId`) and is listed
// in sets.h. A set that is only a tile file gets the next number from the catalogue
// (docs/adding-a-set.md).
#pragma once

#include <cstdint>
#include <initializer_list>

#include "rules/types.h"

namespace aude {

enum class SetId : std::uint8_t { Base = 0 };
inline constexpr int kMaxSets = 32;

// A group of sets, one bit each.
class SetGroup {
 public:
  constexpr SetGroup() = default;
  constexpr SetGroup(std::initializer_list<SetId> sets) {
    for (SetId set : sets) add(set);
  }
  constexpr bool has(SetId set) const { return (bits_ >> index(set)) & 1U; }
  constexpr void add(SetId set) { bits_ |= 1U << index(set); }
  friend constexpr bool operator==(SetGroup, SetGroup) = default;

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace aude
