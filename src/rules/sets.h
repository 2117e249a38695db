// SPDX-License-Identifier: MIT
// The list of sets with rules, in the order of the catalogue. A new set is registered here in one line
// (and its #include); everything else about it is in its own files.
#pragma once

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "rules/set_rules.h"
#include "rules/sets/abbot.h"
#include "rules/sets/base.h"
#include "rules/sets/hills.h"
#include "rules/sets/inns.h"
#include "rules/sets/river.h"
#include "rules/sets/traders.h"
#include "rules/sets/wheel.h"

// Another project brings more sets without a change here: its header is named in AUDE_MORE_SETS_HEADER
// and defines AUDE_MORE_SETS as ", Weather" (docs/adding-a-set.md).
#ifdef AUDE_MORE_SETS_HEADER
#include AUDE_MORE_SETS_HEADER
#else
#define AUDE_MORE_SETS
#endif

namespace aude {

template <typename... Set>
struct SetList;

using Sets = SetList<  //
    Base,              //
    River,             //
    Inns,              //
    Traders,           //
    Hills,             //
    Wheel,             //
    Abbot              //
        AUDE_MORE_SETS>;

// --- what follows from the list
// -----------------------------------------------------------------------

template <typename... Types>
struct JoinedEvents;
template <typename... Types>
struct JoinedEvents<EventTypes<Types...>> {
  using Variant = std::variant<Types...>;
};
template <typename... Types, typename... More, typename... Rest>
struct JoinedEvents<EventTypes<Types...>, EventTypes<More...>, Rest...>
    : JoinedEvents<EventTypes<Types..., More...>, Rest...> {};

// The states of all sets, accessed by set: of<Hills>(). Empty states take no space.
template <typename... Set>
struct StatesOf {};
template <typename Set, typename... Rest>
struct StatesOf<Set, Rest...> {
  [[no_unique_address]] typename Set::State state;
  [[no_unique_address]] StatesOf<Rest...> rest;

  template <typename Wanted>
  constexpr auto& of() {
    if constexpr (std::is_same_v<Wanted, Set>) {
      return state;
    } else {
      return rest.template of<Wanted>();
    }
  }
  template <typename Wanted>
  constexpr const auto& of() const {
    return const_cast<StatesOf*>(this)->template of<Wanted>();
  }
};

template <typename... Set>
struct SetList {
  static constexpr std::array kRules{Set::kRules...};
  using States = StatesOf<Set...>;
  struct Options : Set::Options... {
    friend bool operator==(const Options&, const Options&) = default;
  };
  using Event = typename JoinedEvents<BaseEvents, typename Set::Events...>::Variant;
};

inline constexpr auto kSets = Sets::kRules;
inline constexpr int kSetsWithRules = static_cast<int>(kSets.size());
using SetStates = Sets::States;    // the set states
using SetOptions = Sets::Options;  // the rule options of the sets
using Event = Sets::Event;
struct Events : std::vector<Event> {
  using std::vector<Event>::vector;
};

static_assert(
    [] {
      for (std::size_t i = 0; i < kSets.size(); ++i) {
        if (kSets[i].id != static_cast<SetId>(i)) return false;
      }
      return true;
    }(),
    "the list has the order of the sets' numbers");

namespace declared {

constexpr int number_of(const PieceInfo& info) { return index(info.piece); }
constexpr int number_of(const TerrainInfo& info) { return index(info.terrain); }
constexpr int number_of(const PhaseInfo& info) { return index(info.phase); }
constexpr int number_of(const VerbInfo& info) { return index(info.verb); }
template <typename Enum>
  requires std::is_enum_v<Enum>
constexpr int number_of(Enum value) {
  return index(value);
}

// Called in a constant expression, either stops the compiler and appears in its message.
void two_sets_use_the_same_number();
void a_number_is_left_out();

// How many values of an open enumeration all sets together declare; they must be numbered from 0.
template <auto Values>
consteval int count() {
  std::array<bool, 64> used{};
  int count = 0;
  for (const SetRules& rules : kSets) {
    for (const auto& value : rules.*Values) {
      bool& taken = used[static_cast<std::size_t>(number_of(value))];
      if (taken) two_sets_use_the_same_number();
      taken = true;
      ++count;
    }
  }
  for (int i = 0; i < count; ++i) {
    if (!used[static_cast<std::size_t>(i)]) a_number_is_left_out();
  }
  return count;
}

// All declared values with their properties, by number.
template <auto Values>
consteval auto table() {
  using Info = std::remove_cvref_t<decltype((kSets[0].*Values)[0])>;
  std::array<Info, static_cast<std::size_t>(count<Values>())> all{};
  for (const SetRules& rules : kSets) {
    for (const auto& value : rules.*Values) all[static_cast<std::size_t>(number_of(value))] = value;
  }
  return all;
}

}  // namespace declared

inline constexpr int kTerrains = declared::count<&SetRules::terrains>();
inline constexpr int kPieceKinds = declared::count<&SetRules::pieces>();
inline constexpr int kPhases = declared::count<&SetRules::phases>();
inline constexpr int kVerbs = declared::count<&SetRules::verbs>();
inline constexpr int kScoreKinds = declared::count<&SetRules::scores>();
inline constexpr int kCountedKinds = declared::count<&SetRules::counted>();
inline constexpr int kBecauseKinds = declared::count<&SetRules::reasons>();
inline constexpr int kIllegalKinds = declared::count<&SetRules::refusals>();
static_assert(kBecauseKinds <= 16, "a bit of Reasons for each");
static_assert(kPieceKinds <= 16, "piece_key() in hash.h has four bits for a piece");

inline constexpr auto kTerrainInfo = declared::table<&SetRules::terrains>();
inline constexpr auto kPieceInfo = declared::table<&SetRules::pieces>();
inline constexpr auto kPhaseInfo = declared::table<&SetRules::phases>();
inline constexpr auto kVerbInfo = declared::table<&SetRules::verbs>();

constexpr const TerrainInfo& info_of(Terrain terrain) {
  return kTerrainInfo[static_cast<std::size_t>(terrain)];
}
constexpr const PieceInfo& info_of(Piece piece) { return kPieceInfo[static_cast<std::size_t>(piece)]; }
constexpr const PhaseInfo& info_of(Phase phase) { return kPhaseInfo[static_cast<std::size_t>(phase)]; }
// The verb must be one that a set declares; actions read from outside are checked first.
constexpr const VerbInfo& info_of(Verb verb) { return kVerbInfo[static_cast<std::size_t>(verb)]; }

// A bit for each value whose property holds: a test without a load or a branch.
template <typename Table, typename Property>
consteval unsigned mask_where(const Table& table, Property property) {
  unsigned mask = 0;
  for (std::size_t i = 0; i < table.size(); ++i) mask |= (property(table[i]) ? 1U : 0U) << i;
  return mask;
}
inline constexpr unsigned kFollowerPieces =
    mask_where(kPieceInfo, [](const PieceInfo& info) { return info.weight != 0; });
inline constexpr unsigned kEnclosedTerrains =
    mask_where(kTerrainInfo, [](const TerrainInfo& info) { return info.enclosed; });
inline constexpr unsigned kLineTerrains =
    mask_where(kTerrainInfo, [](const TerrainInfo& info) { return info.line.has_value(); });
inline constexpr unsigned kChancePhases =
    mask_where(kPhaseInfo, [](const PhaseInfo& info) { return info.chance; });
inline constexpr unsigned kPhasesWithTileLaid =
    mask_where(kPhaseInfo, [](const PhaseInfo& info) { return info.tile_laid; });
inline constexpr unsigned kLonePhases =
    mask_where(kPhaseInfo, [](const PhaseInfo& info) { return info.alone; });

constexpr bool is_follower(Piece piece) { return (kFollowerPieces >> index(piece) & 1U) != 0; }
constexpr bool is_enclosed(Terrain terrain) { return (kEnclosedTerrains >> index(terrain) & 1U) != 0; }
constexpr bool is_line(Terrain terrain) { return (kLineTerrains >> index(terrain) & 1U) != 0; }
// Water: nothing can be deployed there, and it scores nothing.
constexpr bool is_river(Terrain terrain) { return info_of(terrain).line == Edge::River; }
constexpr bool is_chance(Phase phase) { return (kChancePhases >> index(phase) & 1U) != 0; }
constexpr bool is_tile_laid(Phase phase) { return (kPhasesWithTileLaid >> index(phase) & 1U) != 0; }
constexpr bool is_alone(Phase phase) { return (kLonePhases >> index(phase) & 1U) != 0; }
constexpr Phase phase_of(Verb verb) { return info_of(verb).phase; }

// The followers that are deployed like ordinary ones, in the order of their numbers.
inline constexpr auto kUsualFollowers = [] {
  std::array<Piece, static_cast<std::size_t>(std::ranges::count_if(
                        kPieceInfo, [](const PieceInfo& info) { return info.usual; }))>
      all{};
  std::size_t count = 0;
  for (const PieceInfo& info : kPieceInfo) {
    if (info.usual) all[count++] = info.piece;
  }
  return all;
}();
// Followers that a player can have on the board, with all sets.
inline constexpr int kMaxFollowersEach = [] {
  int sum = 0;
  for (const PieceInfo& info : kPieceInfo) sum += info.weight != 0 ? info.each : 0;
  return sum;
}();

// --- calling hooks
// ------------------------------------------------------------------------------------

// Whether a set has a hook. Decided by types: under sanitizers g++ 12 does not see that a comparison of
// a function's address is constant.
template <auto hook>
inline constexpr bool kHasHook = !std::is_same_v<std::integral_constant<decltype(hook), hook>,
                                                 std::integral_constant<decltype(hook), nullptr>>;

// Calls visit(hook) for every active set that has this hook. The compiler knows the list: a call is a
// direct one, and a set that is not active costs a test of one bit.
template <auto Hook, typename SomeGame, typename Visit>
constexpr void each_hook(const SomeGame& game, Visit visit) {
  const auto visit_set = [&]<std::size_t i>() {
    constexpr auto kHook = kSets[i].*Hook;
    if constexpr (kHasHook<kHook>) {
      if (game.plays(static_cast<SetId>(i))) visit(std::integral_constant<decltype(kHook), kHook>{});
    }
  };
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (visit_set.template operator()<i>(), ...);
  }(std::make_index_sequence<kSets.size()>{});
}

// Calls the hook on every active set.
template <auto Hook, typename SomeGame, typename... Arguments>
void call_hooks(const SomeGame& game, Arguments&&... arguments) {
  each_hook<Hook>(game, [&](auto hook) { hook(arguments...); });
}

// For hooks that return bool: true as soon as one set returns true; the sets after it are not called.
template <auto Hook, typename SomeGame, typename... Arguments>
bool any_hook(const SomeGame& game, Arguments&&... arguments) {
  bool found = false;
  each_hook<Hook>(game, [&](auto hook) { found = found || hook(arguments...); });
  return found;
}

}  // namespace aude
