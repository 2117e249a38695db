// SPDX-License-Identifier: MIT
// Reference implementation: the Wheel of Fortune with the pig, the six sectors and the crown spaces.
#include <algorithm>

#include "support/slow_game.h"
#include "support/words.h"

namespace aude::slow {
// On the draw, before the tile is laid: the pig moves, the sector acts, its crowns score (R39).
void SlowGame::turn_wheel(int steps) {
  const Sector from = wheel_;
  wheel_ = static_cast<Sector>((index(from) + steps) % kSectors);
  happened("wheel " + std::to_string(turn_) + " " + std::to_string(steps) + " " + word(from) + " " +
           word(wheel_));
  switch (wheel_) {
    case Sector::Fortune:
      score(Wheel::kFortuneScore, 3, mask_of(static_cast<Seat>(turn_)), false);
      break;
    case Sector::Taxes:
      pay(Wheel::kTaxesScore, taxes());
      break;
    case Sector::Famine:
      pay(Wheel::kFamineScore, famine());
      break;
    case Sector::Storm:
      pay(Wheel::kStormScore, storm());
      break;
    case Sector::Inquisition:
      pay(Wheel::kInquisitionScore, inquisition());
      break;
    case Sector::Plague:
      begin_plague();
      return;
  }
  score_crowns();
  tile_is_ready();
}

std::vector<int> SlowGame::taxes() const {
  std::vector<int> amounts(at(players()), 0);
  for (const Feature& city : survey_.features) {
    if (city.terrain != Terrain::City) continue;
    const std::vector<int> knights = followers_in(city);
    for (std::size_t seat = 0; seat < knights.size(); ++seat) {
      amounts[seat] += knights[seat] * (knights[seat] + city.pennants);
    }
  }
  return amounts;
}

std::vector<int> SlowGame::famine() const {
  std::vector<int> amounts(at(players()), 0);
  for (const Feature& field : survey_.features) {
    if (field.terrain != Terrain::Field) continue;
    const std::vector<int> farmers = followers_in(field);
    for (int seat = 0; seat < players(); ++seat) {
      const bool pig = setup_.options.pig_in_famine && has_piece(seat, Traders::kPig, field);
      amounts[at(seat)] += farmers[at(seat)] * completed_cities(field) * (pig ? 2 : 1);
    }
  }
  return amounts;
}

std::vector<int> SlowGame::storm() const {
  std::vector<int> amounts;
  for (int seat = 0; seat < players(); ++seat) {
    amounts.push_back(supply(seat, Piece::Follower) + supply(seat, Inns::kLarge) +
                      supply(seat, Abbot::kAbbot));
  }
  return amounts;
}

std::vector<int> SlowGame::inquisition() const {
  std::vector<int> amounts(at(players()), 0);
  for (const Deployed& each : deployed_) {
    if (board_.segment(each.spot).terrain == Terrain::Cloister) amounts[at(each.seat)] += 2;
  }
  return amounts;
}

// One event per number of points; none for 0 points.
void SlowGame::pay(ScoreFor what, const std::vector<int>& amounts) {
  std::map<int, SeatMask> by_amount;
  for (int seat = 0; seat < players(); ++seat) {
    by_amount[amounts[at(seat)]] |= mask_of(static_cast<Seat>(seat));
  }
  for (const auto& [points, seats] : by_amount) {
    if (points > 0) score(what, points, seats, false);
  }
}

// --- the plague ------------------------------------------------------------------------------------

std::vector<Deployed> SlowGame::recallable(int seat) const {
  std::vector<Deployed> own;
  for (const Deployed& each : deployed_) {
    if (each.seat == seat && is_follower(each.piece)) own.push_back(each);
  }
  return own;
}

void SlowGame::begin_plague() {
  must_recall_.clear();
  for (int i = 0; i < players(); ++i) {
    const int seat = (turn_ + i) % players();
    if (!recallable(seat).empty()) must_recall_.push_back(seat);
  }
  if (!must_recall_.empty()) {
    phase_ = Wheel::kRecallPhase;
    return;
  }
  score_crowns();
  tile_is_ready();
}

void SlowGame::recall(const Spot& spot, Piece piece) {
  const int seat = must_recall_.front();
  must_recall_.erase(must_recall_.begin());
  send_home({{seat, piece, spot}});
  // A builder or pig returns as soon as the last follower has left its feature (R24).
  const Feature& feature = survey_.of(spot);
  if (followers_in(feature)[at(seat)] == 0) {
    std::vector<Deployed> lonely = deployed_in(feature);
    std::erase_if(lonely, [&](const Deployed& each) {
      return each.seat != seat || (each.piece != Traders::kBuilder && each.piece != Traders::kPig);
    });
    send_home(lonely);
  }
  if (!must_recall_.empty()) return;
  score_crowns();
  tile_is_ready();
}

// --- crown spaces ----------------------------------------------------------------------------------

void SlowGame::score_crowns() {
  std::vector<Crowned> here = crowned_;
  std::erase_if(here, [this](const Crowned& each) { return each.sector != wheel_; });
  std::erase_if(crowned_, [this](const Crowned& each) { return each.sector == wheel_; });
  const bool alone_on_two = here.size() == 1 && catalogue_.wheel_board.crowns[at(index(wheel_))] == 2;
  std::set<Because> reasons;
  if (alone_on_two) reasons.insert(Wheel::kBecauseAloneOnTwo);
  for (const Crowned& each : here) {
    score(Wheel::kCrownScore, alone_on_two ? 6 : 3, mask_of(static_cast<Seat>(each.seat)), false,
          reasons);
    happened("returned " + std::to_string(each.seat) + " " + word(each.piece) + " crown " +
             word(each.sector));
  }
}

}  // namespace aude::slow
