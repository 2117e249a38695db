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
struct SetSlices {
  TradersSlice traders;
  HillsSlice hills;
  WheelSlice wheel;
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
template <auto moment>
inline constexpr bool kSpeaks = !std::is_same_v<std::integral_constant<decltype(moment), moment>,
                                                std::integral_constant<decltype(moment), nullptr>>;

// Calls visit(what the set says) for every set of the list that has something to say at a moment and is
// in play. The compiler knows the list: a call is a plain one, and a set that is not in play costs one
// look at a bit.
template <auto Moment, typename SomeGame, typename Visit>
constexpr void each_set(const SomeGame& game, Visit visit) {
  const auto ask = [&]<std::size_t i>() {
    constexpr auto kMoment = kSets[i].*Moment;
    if constexpr (kSpeaks<kMoment>) {
      if (game.plays(static_cast<SetId>(i)))
        visit(std::integral_constant<decltype(kMoment), kMoment>{});
    }
  };
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (ask.template operator()<i>(), ...);
  }(std::make_index_sequence<kSets.size()>{});
}

// All sets in play say what they have to say.
template <auto Moment, typename SomeGame, typename... Arguments>
void all_sets(const SomeGame& game, Arguments&&... arguments) {
  each_set<Moment>(game, [&](auto moment) { moment(arguments...); });
}

// The same, for moments that answer: true as soon as one set says so; those behind it are not asked.
template <auto Moment, typename SomeGame, typename... Arguments>
bool any_set(const SomeGame& game, Arguments&&... arguments) {
  bool said = false;
  each_set<Moment>(game, [&](auto moment) { said = said || moment(arguments...); });
  return said;
}

}  // namespace aude
