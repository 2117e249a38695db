// The weights of the evaluation, in points or as plain factors. They were tuned by self-play;
// docs/strength.md names the run. `aude arena --tune` prints a new table.
#pragma once

#include <array>
#include <string_view>

namespace aude::players {

class Network;
const Network* standard_network();  // the network of the levels; see network.cpp

struct Weights {
  // Learned correction; nullptr: handcrafted terms only.
  const Network* network = standard_network();
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
  // Traders & Builders: how much unseen goods reduce the value of a lead; a builder on the board; a
  // builder in the supply; a pig in the supply; a second turn part already earned.
  float goods_doubt = 0.500F;
  float builder = 4.000F;
  float builder_home = 2.000F;
  float pig_home = 1.500F;
  float extra_turn = 3.000F;
  // Hills & Sheep: how soon a flock can be gathered, what it may still gain, a shepherd in the supply.
  float flock_pace = 0.400F;
  float flock_growth = 1.500F;
  float shepherd_home = 1.500F;
  // Wheel of Fortune: a follower alone in a sector with two crown spaces, and the discount for events
  // that may come after the followers have left.
  float crown_alone = 4.500F;
  float wheel_event = 0.500F;
  // The Abbot: one in the supply who may still find a cloister or a garden.
  float abbot_home = 4.000F;
};

// The handcrafted terms only: half the cost, and good enough to play rollouts.
inline Weights handcrafted(Weights weights) {
  weights.network = nullptr;
  return weights;
}

struct WeightInfo {
  std::string_view name;
  float Weights::* value;
  float step;  // a noticeable change; the tuner's unit
};

inline constexpr std::array kWeightInfos{
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
    WeightInfo{"goods_doubt", &Weights::goods_doubt, 0.15F},
    WeightInfo{"builder", &Weights::builder, 1.0F},
    WeightInfo{"builder_home", &Weights::builder_home, 0.7F},
    WeightInfo{"pig_home", &Weights::pig_home, 0.5F},
    WeightInfo{"extra_turn", &Weights::extra_turn, 1.0F},
    WeightInfo{"flock_pace", &Weights::flock_pace, 0.15F},
    WeightInfo{"flock_growth", &Weights::flock_growth, 0.5F},
    WeightInfo{"shepherd_home", &Weights::shepherd_home, 0.5F},
    WeightInfo{"crown_alone", &Weights::crown_alone, 0.5F},
    WeightInfo{"wheel_event", &Weights::wheel_event, 0.2F},
    WeightInfo{"abbot_home", &Weights::abbot_home, 1.0F},
};

}  // namespace aude::players
