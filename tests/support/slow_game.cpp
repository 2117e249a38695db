// SPDX-License-Identifier: MIT
// Reference implementation: the turn. Draw, place, deploy, tend, score, and so on.
#include "support/slow_game.h"

#include <algorithm>
#include <sstream>

#include "support/words.h"

namespace aude::slow {

// --- queries ---------------------------------------------------------------------------------------

int SlowGame::supply(int seat, Piece piece) const {
  const auto one_with = [&](SetId set) { return plays(set) ? 1 : 0; };
  int count = piece == Piece::Follower ? 7 : 0;
  if (piece == Inns::kLarge) count = one_with(Inns::kId);
  if (piece == Traders::kBuilder || piece == Traders::kPig) count = one_with(Traders::kId);
  if (piece == Hills::kShepherd) count = one_with(Hills::kId);
  if (piece == Abbot::kAbbot) count = one_with(Abbot::kId);
  for (const Deployed& each : deployed_) count -= each.seat == seat && each.piece == piece ? 1 : 0;
  for (const Crowned& each : crowned_) count -= each.seat == seat && each.piece == piece ? 1 : 0;
  return count;
}

int SlowGame::goods(int seat, Goods goods) const {
  return goods_.at(static_cast<std::size_t>(seat))[static_cast<std::size_t>(goods)];
}

std::vector<std::pair<Cell, Rotation>> SlowGame::places_for(const Tile& tile) const {
  std::vector<std::pair<Cell, Rotation>> places;
  for (Cell cell : board_.rim()) {
    for (Rotation rotation : kRotations) {
      if (board_.fits(tile, cell, rotation)) places.emplace_back(cell, rotation);
    }
  }
  return places;
}

std::map<std::string, int> SlowGame::chances() const {
  std::map<std::string, int> outcomes;
  if (phase_ == Hills::kTokenPhase) {
    const std::array<int, 5> tokens = tokens_in_supply();
    for (int sheep = 0; sheep <= 4; ++sheep) {
      const int count = tokens[static_cast<std::size_t>(sheep)];
      if (count > 0) outcomes["token " + (sheep == 0 ? "wolf" : std::to_string(sheep))] = count;
    }
  }
  if (phase_ == Phase::Draw) {
    // River tiles are drawn first, mouths last among them.
    const auto stage = [this](const std::string& name) {
      const RiverRole role = tile_named(name).river;
      return role == RiverRole::None ? 2 : role == RiverRole::Mouth ? 1 : 0;
    };
    int now = 2;
    for (const auto& [name, count] : unseen_) {
      if (count > 0) now = std::min(now, stage(name));
    }
    for (const auto& [name, count] : unseen_) {
      if (count > 0 && stage(name) == now) outcomes["draw " + name] = count;
    }
  }
  return outcomes;
}

std::set<std::string> SlowGame::legal() const {
  std::set<std::string> actions;
  if (phase_ == Phase::Deploy) return legal_deployments();
  for (const auto& [outcome, weight] : chances()) actions.insert(outcome);
  if (phase_ == Wheel::kRecallPhase) {
    for (const Deployed& each : recallable(actor())) {
      actions.insert("recall " + text_of(each.spot) + " " + word(each.piece));
    }
  }
  if (phase_ == Phase::Place) {
    for (const auto& [cell, rotation] : places_for(tile_named(in_hand_))) {
      actions.insert("place " + text_of(cell) + " " + text_of(rotation));
    }
  }
  if (phase_ == Hills::kTendPhase) {
    const std::array<int, 5> tokens = tokens_in_supply();
    actions.insert("gather");
    if (std::any_of(tokens.begin(), tokens.end(), [](int n) { return n > 0; })) actions.insert("grow");
  }
  return actions;
}

std::set<std::string> SlowGame::legal_deployments() const {
  std::set<std::string> actions{"pass"};
  const int segments = static_cast<int>(board_.tiles().at(last_cell_).tile->segments.size());
  for (int segment = 0; segment < segments; ++segment) {
    for (Piece piece : {Piece::Follower, Inns::kLarge, Traders::kBuilder, Traders::kPig,
                        Hills::kShepherd, Abbot::kAbbot}) {
      if (may_deploy(piece, segment)) actions.insert(word(piece) + " " + std::to_string(segment));
    }
  }
  if (may_retrieve()) actions.insert("retrieve");
  if (!plays(Wheel::kId)) return actions;
  for (int i = 0; i < kSectors; ++i) {
    const Sector sector = static_cast<Sector>(i);
    const auto taken = std::count_if(crowned_.begin(), crowned_.end(),
                                     [&](const Crowned& each) { return each.sector == sector; });
    if (taken >= catalogue_.wheel_board.crowns[static_cast<std::size_t>(i)]) continue;
    if (supply(turn_, Piece::Follower) > 0) actions.insert("crown " + word(sector));
    if (supply(turn_, Inns::kLarge) > 0) actions.insert("crown " + word(sector) + " large");
  }
  return actions;
}

bool SlowGame::may_deploy(Piece piece, int segment) const {
  if (supply(turn_, piece) == 0) return false;
  const Feature& feature = survey_.of({last_cell_, segment});
  const Terrain terrain = feature.terrain;
  const bool is_way = terrain == Terrain::Road || terrain == Terrain::City;
  const std::vector<int> followers = followers_in(feature);
  const bool own_follower_there = followers[static_cast<std::size_t>(turn_)] > 0;
  if (piece == Piece::Follower || piece == Inns::kLarge) {
    if (terrain == River::kTerrain || terrain == Abbot::kGarden) return false;
    if (terrain == Terrain::Field && !setup_.options.farmers) return false;
    return std::all_of(followers.begin(), followers.end(), [](int count) { return count == 0; });
  }
  if (piece == Traders::kBuilder) {
    return is_way && own_follower_there && !feature.closed();  // R20, R21
  }
  if (piece == Abbot::kAbbot) {  // R56
    const bool nobody =
        std::all_of(followers.begin(), followers.end(), [](int count) { return count == 0; });
    return nobody && is_cloister_or_garden({last_cell_, segment});
  }
  if (piece == Traders::kPig) return terrain == Terrain::Field && own_follower_there;
  if (piece != Hills::kShepherd || terrain != Terrain::Field) return false;
  for (const Deployed& each : deployed_in(feature)) {
    if (each.piece == Hills::kShepherd) return false;
  }
  const std::array<int, 5> tokens = tokens_in_supply();
  return std::any_of(tokens.begin(), tokens.end(), [](int count) { return count > 0; });
}

// --- changes ---------------------------------------------------------------------------------------

std::vector<std::string> SlowGame::apply(const std::string& action) {
  events_.clear();
  std::istringstream in(action);
  std::string verb, first, second, third;
  in >> verb >> first >> second >> third;
  if (verb == "draw") {
    draw(first);
  } else if (verb == "recall") {
    recall({cell_from(first), std::stoi(second)}, piece_from(third));
  } else if (verb == "place") {
    place(cell_from(first), static_cast<Rotation>(second.at(1) - '0'));
  } else if (verb == "pass") {
    after_deploying(false);
  } else if (verb == "retrieve") {
    retrieve();
    after_deploying(false);
  } else if (verb == "crown") {
    const Piece piece = second.empty() ? Piece::Follower : piece_from(second);
    crowned_.push_back({turn_, piece, sector_from(first)});
    happened("crowned " + std::to_string(turn_) + " " + word(piece) + " " + first);
    after_deploying(false);
  } else if (verb == "token") {
    token(first == "wolf" ? 0 : std::stoi(first));
    finish_part();
  } else if (verb == "grow") {
    phase_ = Hills::kTokenPhase;
  } else if (verb == "gather") {
    gather(*own_shepherds_field(), false);
    finish_part();
  } else {
    deploy(piece_from(verb), std::stoi(first));
  }
  return events_;
}

void SlowGame::draw(const std::string& name) {
  --unseen_.at(name);
  --left_;
  in_hand_ = name;
  const std::size_t colon = name.find(':');
  if (colon != std::string::npos) {
    turn_wheel(std::stoi(name.substr(colon + 1)));
  } else {
    tile_is_ready();
  }
}

// The wheel, if any, has acted. The tile is laid next, or discarded if it fits nowhere (R6, R41).
void SlowGame::tile_is_ready() {
  if (!places_for(tile_named(in_hand_)).empty()) {
    phase_ = Phase::Place;
    return;
  }
  happened("discarded " + std::to_string(turn_) + " " + in_hand_);
  next_draw_or_end();
}

void SlowGame::place(Cell cell, Rotation rotation) {
  const Tile& tile = tile_named(in_hand_);
  board_.lay(tile, cell, rotation);
  survey_ = board_.survey();
  last_cell_ = cell;
  happened("placed " + std::to_string(turn_) + " " + in_hand_ + " " + text_of(cell) + " " +
           text_of(rotation));
  if (tile.hill && left_ > 0) {  // R28 to R30
    --left_;
    ++hidden_;
    happened("buried " + text_of(cell));
  }
  second_part_earned_ = false;
  for (Terrain terrain : {Terrain::Road, Terrain::City}) {
    for (std::size_t i : features_of_last_tile(terrain)) {
      if (!second_part_ && has_piece(turn_, Traders::kBuilder, survey_.features[i]))
        second_part_earned_ = true;
    }
  }
  const Feature* field = own_shepherds_field();
  must_tend_ = field != nullptr && field->cells.contains(cell);
  phase_ = Phase::Deploy;
}

void SlowGame::deploy(Piece piece, int segment) {
  const Spot spot{last_cell_, segment};
  deployed_.push_back({turn_, piece, spot});
  happened("deployed " + std::to_string(turn_) + " " + word(piece) + " " + text_of(spot) + " " +
           word(board_.segment(spot).terrain));
  after_deploying(piece == Hills::kShepherd);
}

void SlowGame::after_deploying(bool shepherd_came) {
  if (shepherd_came) {
    phase_ = Hills::kTokenPhase;
  } else if (must_tend_) {
    phase_ = Hills::kTendPhase;
  } else {
    finish_part();
  }
}

void SlowGame::finish_part() {
  gather_closed_fields();
  score_completed_features();
  score_completed_cloisters();
  second_part_ = second_part_earned_ && left_ > 0;
  if (!second_part_) turn_ = (turn_ + 1) % players();
  second_part_earned_ = false;
  next_draw_or_end();
}

void SlowGame::next_draw_or_end() {
  in_hand_.clear();
  phase_ = Phase::Draw;
  if (left_ > 0) return;
  phase_ = Phase::Over;
  final_scoring();
  const int best = *std::max_element(scores_.begin(), scores_.end());
  SeatMask winners = 0;
  for (int seat = 0; seat < players(); ++seat) {
    if (score(seat) == best) winners |= mask_of(static_cast<Seat>(seat));
  }
  happened("over " + text_of(winners));
}

}  // namespace aude::slow
