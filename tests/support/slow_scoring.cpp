// SPDX-License-Identifier: MIT
// Reference implementation: scoring. The owners of a feature and its points.
#include <algorithm>

#include "support/slow_game.h"
#include "support/words.h"

namespace aude::slow {
namespace {

SeatMask seat_bit(int seat) { return mask_of(static_cast<Seat>(seat)); }

}  // namespace

std::vector<std::size_t> SlowGame::features_of_last_tile(Terrain terrain) const {
  std::vector<std::size_t> found;
  const int segments = static_cast<int>(board_.tiles().at(last_cell_).tile->segments.size());
  for (int segment = 0; segment < segments; ++segment) {
    const std::size_t feature = survey_.feature_at.at({last_cell_, segment});
    if (survey_.features[feature].terrain != terrain) continue;
    if (std::find(found.begin(), found.end(), feature) == found.end()) found.push_back(feature);
  }
  return found;
}

std::vector<Deployed> SlowGame::deployed_in(const Feature& feature) const {
  std::vector<Deployed> found;
  for (const Deployed& each : deployed_) {
    if (feature.spots.contains(each.spot)) found.push_back(each);
  }
  return found;
}

std::vector<int> SlowGame::followers_in(const Feature& feature) const {
  std::vector<int> counts(at(players()), 0);
  for (const Deployed& each : deployed_in(feature)) {
    if (is_follower(each.piece)) ++counts[at(each.seat)];
  }
  return counts;
}

bool SlowGame::has_piece(int seat, Piece piece, const Feature& feature) const {
  const std::vector<Deployed> pieces = deployed_in(feature);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Deployed& each) { return each.seat == seat && each.piece == piece; });
}

// Most followers, the large one counting two; then hills, if there is a tie (R4, R18, R27).
SlowGame::Owners SlowGame::owners_of(const Feature& feature) const {
  std::vector<int> weight(at(players()), 0);
  std::vector<int> on_hill(at(players()), 0);
  for (const Deployed& each : deployed_in(feature)) {
    if (!is_follower(each.piece)) continue;
    weight[at(each.seat)] += each.piece == Inns::kLarge ? 2 : 1;
    if (board_.tiles().at(each.spot.cell).tile->hill) ++on_hill[at(each.seat)];
  }
  const int most = *std::max_element(weight.begin(), weight.end());
  if (most == 0) return {};
  std::vector<int> tied;
  for (int seat = 0; seat < players(); ++seat) {
    if (weight[at(seat)] == most) tied.push_back(seat);
  }
  if (setup_.options.hill_tiebreak == HillTiebreak::Presence) {
    for (int& count : on_hill) count = std::min(count, 1);
  }
  int highest = 0;
  for (int seat : tied) highest = std::max(highest, on_hill[at(seat)]);
  Owners owners;
  for (int seat : tied) {
    if (on_hill[at(seat)] == highest) {
      owners.seats |= seat_bit(seat);
    } else {
      owners.hill_broke_tie = true;
    }
  }
  return owners;
}

int SlowGame::completed_cities(const Feature& field) const {
  return static_cast<int>(
      std::count_if(field.cities.begin(), field.cities.end(),
                    [&](std::size_t city) { return survey_.features[city].closed(); }));
}

void SlowGame::score(ScoreFor what, int points, SeatMask seats, bool final, std::set<Because> reasons,
                     const std::set<Spot>& spots) {
  for (int seat = 0; seat < players(); ++seat) {
    if (seats & seat_bit(seat)) scores_[at(seat)] += points;
  }
  std::string event = "scored " + word(what) + " " + std::to_string(points) + " to " + text_of(seats);
  if (final) event += " final";
  for (Because why : reasons) event += " " + word(why);
  if (!spots.empty()) event += " at";
  for (const Spot& spot : spots) event += " (" + text_of(spot) + ")";
  happened(event);
}

void SlowGame::send_home(const std::vector<Deployed>& pieces) {
  for (const Deployed& each : pieces) {
    std::erase_if(deployed_, [&](const Deployed& other) {
      return other.seat == each.seat && other.piece == each.piece && other.spot == each.spot;
    });
    happened("returned " + std::to_string(each.seat) + " " + word(each.piece) + " " +
             text_of(each.spot));
  }
}

SlowGame::FeatureValue SlowGame::value_of(const Feature& feature) const {
  const int size = static_cast<int>(feature.cells.size());
  if (!feature.closed()) {
    if (feature.inn) return {0, {Inns::kBecauseOpenInn}};
    if (feature.cathedral) return {0, {Inns::kBecauseOpenCathedral}};
    return {size + feature.pennants, {}};
  }
  if (feature.terrain == Terrain::Road) {
    return feature.inn ? FeatureValue{2 * size, {Inns::kBecauseInn}} : FeatureValue{size, {}};
  }
  if (feature.cathedral) return {3 * (size + feature.pennants), {Inns::kBecauseCathedral}};
  if (size == 2 && setup_.options.small_city == 2)
    return {2 + 2 * feature.pennants, {Because::SmallCity}};
  return {2 * (size + feature.pennants), {}};
}

void SlowGame::score_feature(const Feature& feature, bool final) {
  const Owners owners = owners_of(feature);
  if (owners.seats == 0) return;
  FeatureValue worth = value_of(feature);
  if (owners.hill_broke_tie) worth.reasons.insert(Hills::kBecauseHillTie);
  const ScoreFor what = feature.terrain == Terrain::Road ? ScoreFor::Road : ScoreFor::City;
  score(what, worth.points, owners.seats, final, worth.reasons, feature.spots);
}

// --- during the game -------------------------------------------------------------------------------

void SlowGame::score_completed_features() {
  for (Terrain terrain : {Terrain::Road, Terrain::City}) {
    for (std::size_t i : features_of_last_tile(terrain)) {
      const Feature& feature = survey_.features[i];
      if (!feature.closed()) continue;
      score_feature(feature, false);
      send_home(deployed_in(feature));
      if (terrain == Terrain::City) take_goods(feature);
    }
  }
}

void SlowGame::take_goods(const Feature& city) {
  for (int i = 0; i < kGoodsKinds; ++i) {
    const int count = city.goods[at(i)];
    if (count == 0) continue;
    goods_[at(turn_)][at(i)] += count;
    happened("goods " + std::to_string(turn_) + " " + word(static_cast<Goods>(i)) + " " +
             std::to_string(count));
  }
}

void SlowGame::score_completed_cloisters() {
  const std::vector<Deployed> all = deployed_;
  for (const Deployed& monk : all) {
    if (!is_cloister_or_garden(monk.spot)) continue;
    if (board_.neighbours(monk.spot.cell) < 8) continue;
    const bool garden = board_.segment(monk.spot).terrain == Abbot::kGarden;
    int vineyards = 0;
    for (Cell cell : around(monk.spot.cell)) {
      if (plays(Hills::kId) && !garden && board_.tiles().at(cell).tile->vineyard) ++vineyards;
    }
    score(garden ? Abbot::kGardenScore : ScoreFor::Cloister, 9 + 3 * vineyards, seat_bit(monk.seat),
          false, {}, {monk.spot});
    send_home({monk});
  }
}

// --- at the end ------------------------------------------------------------------------------------

void SlowGame::final_scoring() {
  final_features(Terrain::Road);
  final_features(Terrain::City);
  final_cloisters(Terrain::Cloister, ScoreFor::Cloister);
  final_cloisters(Abbot::kGarden, Abbot::kGardenScore);
  final_fields();
  final_goods();
}

void SlowGame::final_features(Terrain terrain) {
  for (const Feature& feature : survey_.features) {
    if (feature.terrain == terrain) score_feature(feature, true);
  }
}

void SlowGame::final_cloisters(Terrain terrain, ScoreFor what) {
  for (const Deployed& monk : deployed_) {
    if (board_.segment(monk.spot).terrain != terrain) continue;
    score(what, 1 + board_.neighbours(monk.spot.cell), seat_bit(monk.seat), true, {}, {monk.spot});
  }
}

void SlowGame::final_fields() {
  for (const Feature& field : survey_.features) {
    if (field.terrain != Terrain::Field) continue;
    const Owners owners = owners_of(field);
    if (owners.seats == 0) continue;
    std::set<Because> reasons;
    if (owners.hill_broke_tie) reasons.insert(Hills::kBecauseHillTie);
    const int cities = completed_cities(field);
    if (cities == 0) {
      reasons.insert(Because::NoCity);
      score(ScoreFor::Field, 0, owners.seats, true, reasons, field.spots);
      continue;
    }
    SeatMask with_pig = 0;
    for (int seat = 0; seat < players(); ++seat) {
      if ((owners.seats & seat_bit(seat)) && has_piece(seat, Traders::kPig, field))
        with_pig |= seat_bit(seat);
    }
    const SeatMask without = static_cast<SeatMask>(owners.seats & ~with_pig);
    if (without != 0) score(ScoreFor::Field, 3 * cities, without, true, reasons, field.spots);
    reasons.insert(Traders::kBecausePig);
    if (with_pig != 0) score(ScoreFor::Field, 4 * cities, with_pig, true, reasons, field.spots);
  }
}

void SlowGame::final_goods() {
  for (int i = 0; i < kGoodsKinds; ++i) {
    int most = 0;
    for (const auto& owned : goods_) most = std::max(most, owned[at(i)]);
    if (most == 0) continue;
    SeatMask seats = 0;
    for (int seat = 0; seat < players(); ++seat) {
      if (goods_[at(seat)][at(i)] == most) seats |= seat_bit(seat);
    }
    score(Traders::kGoodsScore, 10, seats, true);
  }
}

}  // namespace aude::slow
