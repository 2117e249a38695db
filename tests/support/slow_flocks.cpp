// SPDX-License-Identifier: MIT
// Reference implementation: shepherds, sheep and wolves (Hills & Sheep).
#include <algorithm>

#include "support/slow_game.h"
#include "support/words.h"

namespace aude::slow {

const Feature* SlowGame::own_shepherds_field() const {
  for (const Deployed& each : deployed_) {
    if (each.seat == turn_ && each.piece == Hills::kShepherd) return &survey_.of(each.spot);
  }
  return nullptr;
}

std::array<int, 5> SlowGame::tokens_in_supply() const {
  std::array<int, 5> counts = catalogue_.tokens;
  for (const TokenLaid& each : tokens_) --counts[static_cast<std::size_t>(each.sheep)];
  return counts;
}

int SlowGame::tokens_in(const Feature& field) const {
  int sheep = 0;
  for (const TokenLaid& each : tokens_) sheep += field.spots.contains(each.spot) ? each.sheep : 0;
  return sheep;
}

void SlowGame::token(int sheep) {
  const auto shepherd = std::find_if(deployed_.begin(), deployed_.end(), [this](const Deployed& each) {
    return each.seat == turn_ && each.piece == Hills::kShepherd;
  });
  const Spot spot = shepherd->spot;
  happened("token " + std::to_string(turn_) + " " + (sheep == 0 ? "wolf" : std::to_string(sheep)) +
           " " + text_of(spot));
  if (sheep > 0) {
    tokens_.push_back({spot, sheep});
  } else {
    scatter(survey_.of(spot));
  }
}

// All shepherds of a field and all its tokens return to the supply.
void SlowGame::scatter(const Feature& field) {
  std::erase_if(tokens_, [&](const TokenLaid& each) { return field.spots.contains(each.spot); });
  std::vector<Deployed> shepherds = deployed_in(field);
  std::erase_if(shepherds, [](const Deployed& each) { return each.piece != Hills::kShepherd; });
  send_home(shepherds);
}

void SlowGame::gather(const Feature& field, bool because_closed) {
  SeatMask seats = 0;
  std::set<Spot> spots;
  for (const Deployed& each : deployed_in(field)) {
    if (each.piece != Hills::kShepherd) continue;
    seats |= mask_of(static_cast<Seat>(each.seat));
    spots.insert(each.spot);
  }
  std::set<Because> reasons;
  if (because_closed) reasons.insert(Hills::kBecauseClosedField);
  score(Hills::kFlockScore, tokens_in(field) + field.sheep, seats, false, reasons, spots);
  scatter(field);
}

// The flock of a field that can no longer grow is gathered (R36).
void SlowGame::gather_closed_fields() {
  if (!setup_.options.closed_farm_gathers) return;
  for (std::size_t i : features_of_last_tile(Terrain::Field)) {
    const Feature& field = survey_.features[i];
    const std::vector<Deployed> pieces = deployed_in(field);
    const bool tended = std::any_of(pieces.begin(), pieces.end(), [](const Deployed& each) {
      return each.piece == Hills::kShepherd;
    });
    if (field.closed() && tended) gather(field, true);
  }
}

}  // namespace aude::slow
