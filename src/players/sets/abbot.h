// SPDX-License-Identifier: MIT
// Terms of the Abbot in the evaluation: what an abbot may still earn.
#pragma once

#include "players/set_terms.h"
#include "rules/sets/abbot.h"

namespace aude::players {

// What an abbot in the supply earns each time he is deployed, the turns that he stays, and the share of
// his later earnings that an abbot on the board keeps.
struct AbbotWeights {
  float abbot_home = 4.000F;
  float abbot_stay = 6.000F;
  float abbot_back = 0.700F;
};

struct AbbotTerms {
  using Set = Abbot;
  using OwnWeights = AbbotWeights;
  static constexpr WeightOf<AbbotWeights> kWeights[] = {
      {"abbot_home", &AbbotWeights::abbot_home, 1.0F},
      {"abbot_stay", &AbbotWeights::abbot_stay, 1.5F},
      {"abbot_back", &AbbotWeights::abbot_back, 0.1F},
  };
  static void add(const Evaluator& evaluator, Expectation& sum);
};

}  // namespace aude::players
