// The list of sets with rules of their own, in the order of the catalogue, and what they keep in a
// state. A new set with rules has a name in set_id.h, a line in each of the two lists here, and files
// of its own.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "rules/base.h"
#include "rules/hills.h"
#include "rules/inns.h"
#include "rules/river.h"
#include "rules/set_rules.h"
#include "rules/traders.h"
#include "rules/wheel.h"

namespace aude {

inline constexpr std::array kSets{kBase, kRiver, kInns, kTraders, kHills, kWheel};

// The slices of the state, each known to its set alone.
struct SetStates {
  TradersState traders;
  HillsState hills;
  WheelState wheel;
};

static_assert(kSets.size() == kSetsWithRules);
static_assert(
    [] {
      for (std::size_t i = 0; i < kSets.size(); ++i) {
        if (kSets[i].id != static_cast<SetId>(i)) return false;
      }
      return true;
    }(),
    "the list has the order of SetId");

// Whether a set has something to say. Told by types: under sanitizers g++ 12 does not
// see that a comparison of a function's address is constant.
template <auto hook>
inline constexpr bool kHasHook = !std::is_same_v<std::integral_constant<decltype(hook), hook>,
                                                 std::integral_constant<decltype(hook), nullptr>>;

// Calls visit(what the set says) for every set of the list that has something to say at a hook and is
// in play. The compiler knows the list: a call is a plain one, and a set that is not in play costs one
// look at a bit.
template <auto Hook, typename SomeGame, typename Visit>
constexpr void each_hook(const SomeGame& game, Visit visit) {
  const auto ask = [&]<std::size_t i>() {
    constexpr auto kHook = kSets[i].*Hook;
    if constexpr (kHasHook<kHook>) {
      if (game.plays(static_cast<SetId>(i))) visit(std::integral_constant<decltype(kHook), kHook>{});
    }
  };
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (ask.template operator()<i>(), ...);
  }(std::make_index_sequence<kSets.size()>{});
}

// All sets in play say what they have to say.
template <auto Hook, typename SomeGame, typename... Arguments>
void call_hooks(const SomeGame& game, Arguments&&... arguments) {
  each_hook<Hook>(game, [&](auto hook) { hook(arguments...); });
}

// The same, for moments that answer: true as soon as one set says so; those behind it are not asked.
template <auto Hook, typename SomeGame, typename... Arguments>
bool any_hook(const SomeGame& game, Arguments&&... arguments) {
  bool said = false;
  each_hook<Hook>(game, [&](auto hook) { said = said || hook(arguments...); });
  return said;
}

}  // namespace aude
