// SPDX-License-Identifier: MIT
// A set for tests, as another project would add it. It uses the hooks that no set of Aude uses:
//   - every turn starts with the weather: chance, two parts fine and one part storm;
//   - in a storm no meeple goes to a field, and a meeple sent to a cloister shelters there instead: it
//     stays in the supply and its player scores 1 point;
//   - instead of a deployment a meeple may visit the start tile, wherever the tile was laid;
//   - after scoring in fine weather a player chooses whether to have a picnic, for 1 point;
//   - the wanderer, a neutral piece, is on the tile laid last.
#pragma once

#include "rules/set_rules.h"

namespace aude {

bool ask_weather(Board& board, Events* events);
void move_wanderer(Board& board, Events* events);
unsigned keep_off_fields(const Board& board, const PlacedTile& tile, Piece piece, unsigned segments);
void add_visits(const Board& board, const PlacedTile& tile, ActionList& out);
bool shelter(Board& board, Action action, Events* events);
bool offer_picnic(Board& board, Events* events);
void add_weather_actions(const Board& board, ActionList& out);
int weather_chances(const Board& board, std::span<Chance> out);
Next act_in_weather(Board& board, Action action, Events* events);

struct Weather : SetDefaults<Weather> {
  static constexpr SetId kId{7};
  static constexpr Phase kWeatherPhase{7};
  static constexpr Phase kPicnicPhase{8};
  static constexpr Verb kWeatherVerb{10};
  static constexpr Verb kPicnicVerb{11};
  static constexpr Verb kVisitVerb{12};

  struct State {
    bool storm = false;
    Cell wanderer;
  };

  static constexpr PhaseInfo kPhases[] = {{.phase = kWeatherPhase, .chance = true},
                                          {.phase = kPicnicPhase, .tile_laid = true}};
  static constexpr VerbInfo kVerbs[] = {
      {kWeatherVerb, kWeatherPhase}, {kPicnicVerb, kPicnicPhase}, {kVisitVerb, Phase::Deploy}};

  static constexpr Action weather(bool storm) {
    return {kWeatherVerb, {}, {}, static_cast<std::uint8_t>(storm ? 1 : 0), {}};
  }
  static constexpr Action picnic(bool wanted) {
    return {kPicnicVerb, {}, {}, static_cast<std::uint8_t>(wanted ? 1 : 0), {}};
  }
  static constexpr Action visit(int segment) {
    return {kVisitVerb, {}, {}, static_cast<std::uint8_t>(segment), {}};
  }

  static constexpr SetRules kRules{
      .id = kId,
      .name = "weather",
      .needs = "base",
      .phases = kPhases,
      .verbs = kVerbs,
      .start_turn = ask_weather,
      .after_placement = move_wanderer,
      .allowed_segments = keep_off_fields,
      .legal_deployment = add_visits,
      .deploy = shelter,
      .after_scoring = offer_picnic,
      .legal_actions = add_weather_actions,
      .chances = weather_chances,
      .act = act_in_weather,
  };
};

}  // namespace aude

#define AUDE_MORE_SETS , Weather
