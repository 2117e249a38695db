// SPDX-License-Identifier: MIT
// The slow game's abbot: where he stands, and taking him back (R56 to R58).
#include <algorithm>

#include "support/slow_game.h"

namespace aude::slow {

bool SlowGame::is_cloister_or_garden(const Spot& spot) const {
  const Terrain terrain = board_.segment(spot).terrain;
  return terrain == Terrain::Cloister || terrain == Abbot::kGarden;
}

const Deployed* SlowGame::own_abbot() const {
  for (const Deployed& each : deployed_) {
    if (each.seat == turn_ && each.piece == Abbot::kAbbot) return &each;
  }
  return nullptr;
}

bool SlowGame::may_retrieve() const {
  const Deployed* abbot = own_abbot();
  return abbot != nullptr && board_.neighbours(abbot->spot.cell) < 8;
}

void SlowGame::retrieve() {
  const Deployed abbot = *own_abbot();
  const bool garden = board_.segment(abbot.spot).terrain == Abbot::kGarden;
  score(garden ? Abbot::kGardenScore : ScoreFor::Cloister, 1 + board_.neighbours(abbot.spot.cell),
        mask_of(static_cast<Seat>(turn_)), false, {}, {abbot.spot});
  send_home({abbot});
}

}  // namespace aude::slow
