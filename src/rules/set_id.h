// The sets by number. A set with rules of its own has a name here and a line in sets.h. A set that is a
// file of tiles and nothing more has neither: the catalogue gives it the next number behind these
// (docs/adding-a-set.md), so values without a name are as good as those with one.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "rules/types.h"

namespace aude {

enum class SetId : std::uint8_t { Base, River, Inns, Traders, Hills, Wheel };
inline constexpr int kSetsWithRules = 6;
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
