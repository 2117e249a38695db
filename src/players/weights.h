// SPDX-License-Identifier: MIT
// The weights of the evaluation, in points or as plain factors. They were tuned by self-play;
// docs/strength.md names the run. `aude arena --tune` prints a new table.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <type_traits>

#include "players/sets.h"

namespace aude::players {

class Network;
// The network of the levels, and the one of `master` in two-player base games; see network.cpp.
const Network* standard_network();
const Network* network_for_two();

struct BaseWeights {
  // Followers in the supply: value of the first one, ratio of each further one to the one before, turns
  // left at which the value has mostly faded, and the factor for followers that are expected to return.
  float follower = 7.760F;
  float follower_ratio = 0.791F;
  float follower_fade = 4.892F;
  float follower_home = 0.443F;
  // Probability that a feature is completed: share of the owner's draws used for it, value of a tile
  // that fits but opens new ends, and how much several open cells hinder each other.
  float city_pace = 0.442F;
  float city_extend = 0.233F;
  float city_crowd = 0.998F;
  float road_pace = 0.399F;
  float road_extend = 0.250F;
  float road_crowd = 0.832F;
  float cloister_pace = 0.304F;
  float cloister_crowd = 0.473F;
  // How much each further open feature slows down the owner's other ones, what an incomplete feature
  // may still gain, and the share of its expected points that opponents may take by merging.
  float busy = 0.195F;
  float gain = 0.558F;
  float invasion = 0.080F;
  // Fields: how much the draws of opponents complete a city, what a field may still gain per open end,
  // and the share of a field that a sole owner keeps.
  float field_city_pace = 0.195F;
  float field_growth = 0.124F;
  float field_hold = 0.689F;
  // Merges that change majorities.
  float city_join = 0.569F;
  float road_join = 0.496F;
  float field_join = 0.113F;
  // Unclaimed features that the next player could complete.
  float opportunity = 0.401F;
  // Weight of the best opponent's points against one's own.
  float rivalry = 1.019F;
};

template <typename AllTerms>
struct SetWeights;
template <typename... Terms>
struct SetWeights<std::tuple<Terms...>> : Terms::OwnWeights... {};

struct Weights : BaseWeights, SetWeights<SetTerms> {
  // Learned correction; nullptr: handcrafted terms only.
  const Network* network = standard_network();
};

// The handcrafted terms only, for a fifth of the cost.
inline Weights handcrafted(Weights weights) {
  weights.network = nullptr;
  return weights;
}

using WeightInfo = WeightOf<Weights>;

inline constexpr std::array kBaseWeightInfos{
    WeightInfo{"follower", &Weights::follower, 1.0F},
    WeightInfo{"follower_ratio", &Weights::follower_ratio, 0.1F},
    WeightInfo{"follower_fade", &Weights::follower_fade, 1.5F},
    WeightInfo{"follower_home", &Weights::follower_home, 0.15F},
    WeightInfo{"city_pace", &Weights::city_pace, 0.25F},
    WeightInfo{"city_extend", &Weights::city_extend, 0.1F},
    WeightInfo{"city_crowd", &Weights::city_crowd, 0.2F},
    WeightInfo{"road_pace", &Weights::road_pace, 0.25F},
    WeightInfo{"road_extend", &Weights::road_extend, 0.1F},
    WeightInfo{"road_crowd", &Weights::road_crowd, 0.2F},
    WeightInfo{"cloister_pace", &Weights::cloister_pace, 0.3F},
    WeightInfo{"cloister_crowd", &Weights::cloister_crowd, 0.1F},
    WeightInfo{"busy", &Weights::busy, 0.1F},
    WeightInfo{"gain", &Weights::gain, 0.3F},
    WeightInfo{"invasion", &Weights::invasion, 0.05F},
    WeightInfo{"field_city_pace", &Weights::field_city_pace, 0.15F},
    WeightInfo{"field_growth", &Weights::field_growth, 0.05F},
    WeightInfo{"field_hold", &Weights::field_hold, 0.1F},
    WeightInfo{"city_join", &Weights::city_join, 0.2F},
    WeightInfo{"road_join", &Weights::road_join, 0.2F},
    WeightInfo{"field_join", &Weights::field_join, 0.15F},
    WeightInfo{"opportunity", &Weights::opportunity, 0.15F},
    WeightInfo{"rivalry", &Weights::rivalry, 0.1F},
};

// Those of the sets follow the base game's, in the order of sets.h.
template <typename... Terms>
constexpr auto all_weight_infos(const std::tuple<Terms...>*) {
  static_assert(
      sizeof(BaseWeights) == kBaseWeightInfos.size() * sizeof(float) &&
          ((std::is_empty_v<typename Terms::OwnWeights> ||
            sizeof(typename Terms::OwnWeights) == sizeof(float) * std::size(Terms::kWeights)) &&
           ...),
      "a weight is not listed");
  std::array<WeightInfo, (kBaseWeightInfos.size() + ... + std::size(Terms::kWeights))> all{};
  auto* out = std::copy(kBaseWeightInfos.begin(), kBaseWeightInfos.end(), all.data());
  const auto append = [&](const auto& infos) {
    for (const auto& info : infos) *out++ = {info.name, info.value, info.step};
  };
  (append(Terms::kWeights), ...);
  return all;
}
inline constexpr auto kWeightInfos = all_weight_infos(static_cast<const SetTerms*>(nullptr));

}  // namespace aude::players
