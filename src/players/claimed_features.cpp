// SPDX-License-Identifier: MIT
// Network inputs of claimed features and of seats, scaled to about 0 to 1.
#include <algorithm>
#include <bit>

#include "players/evaluate.h"
#include "players/inputs.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

std::size_t type_of(Terrain terrain) {
  switch (terrain) {
    case Terrain::City:
      return 0;
    case Terrain::Road:
      return 1;
    case Terrain::Field:
      return 3;
    default:  // cloisters and what is completed as they are
      return 2;
  }
}

// Scales of `openness` by type. Cities and roads: open cells and shares; cloisters: tiles expected and
// present; fields: cities and open ends.
constexpr std::array<std::array<float, 5>, kClaimTypes> kOpennessScale{{
    {0.25F, 3.0F, 3.0F, 2.0F, 1.0F},
    {0.5F, 3.0F, 3.0F, 2.0F, 1.0F},
    {0.25F, 0.125F, 1.0F, 1.0F, 1.0F},
    {0.25F, 0.25F, 1.0F, 1.0F, 1.0F},
}};

}  // namespace

Evaluator::SeatFacts Evaluator::facts_of(Seat seat) const {
  const Board& board = prospects_.board();
  int most = 0;
  for (int i = 0; i < board.game->players(); ++i) {
    const auto other = static_cast<Seat>(i);
    if (other == seat) continue;
    most = std::max(most, usual_followers_in_supply(board, other));
  }
  return {
      turns(seat) / 36.0F,
      saturate(0.25F * turns(seat)),
      flag(prospects_.next() == seat),
      static_cast<float>(board.supply(seat, Piece::Follower)) / 7.0F,
      static_cast<float>(most) / 7.0F,
      0.25F * static_cast<float>(open_claims_[static_cast<std::size_t>(seat)]),
  };
}

// A piece of an active set makes the feature worth more to the seat.
bool Evaluator::has_figure_on(SegmentId feature, Terrain terrain, Seat seat) const {
  const Board& board = prospects_.board();
  const auto has = [&]<typename Terms>(const Terms&) {
    if constexpr (requires { Terms::has_figure_on(board, feature, terrain, seat); }) {
      return board.game->plays(Terms::Set::kId) && Terms::has_figure_on(board, feature, terrain, seat);
    }
    return false;
  };
  return std::apply([&](const auto&... terms) { return (has(terms) || ...); }, set_terms_);
}

// The inputs about sets, which are 0 if a set is not active.
void Evaluator::write_set_inputs(Seat seat, SeatInputs& inputs) const {
  const Board& board = prospects_.board();
  const auto write = [&]<typename Terms>(const Terms&) {
    if constexpr (requires { Terms::write_inputs(board, seat, inputs); }) {
      if (board.game->plays(Terms::Set::kId)) Terms::write_inputs(board, seat, inputs);
    }
  };
  std::apply([&](const auto&... terms) { (write(terms), ...); }, set_terms_);
}

PartInputs Evaluator::claim_inputs(SegmentId feature, Terrain terrain, Seat seat,
                                   const SeatFacts& facts) {
  const Board& board = prospects_.board();
  const ClaimValue& value = claim_value(feature);
  const std::size_t type = type_of(terrain);
  const Hold hold = hold_of(board.claims_on(feature), seat, board.game->players());
  const bool owner = (value.owners & mask_of(seat)) != 0;
  const bool cloister = is_enclosed(terrain);
  PartInputs inputs{
      1.0F,
      flag(owner),
      flag(owner && std::popcount(value.owners) == 1),
      0.5F * static_cast<float>(hold.lead),
      0.5F * static_cast<float>(std::min(hold.mine, 4)),
      0.1F * value.points,
      value.finish,
      cloister ? 0.0F : 0.125F * static_cast<float>(board.size_of(feature)),
      cloister ? 0.0F : 0.5F * static_cast<float>(board.extra_of(feature)),
      flag(!cloister && board.is_special(feature)),
      value.openness[0] * kOpennessScale[type][0],
      value.openness[1] * kOpennessScale[type][1],
      value.openness[2] * kOpennessScale[type][2],
      value.openness[3] * kOpennessScale[type][3],
      value.openness[4] * kOpennessScale[type][4],
      facts.turns,
      facts.fade,
      facts.next,
      facts.followers,
      facts.followers_of_others,
      0.1F * value.threat,
      0.1F * value.gain,
      flag(has_figure_on(feature, terrain, seat)),
      facts.open_claims,
      3.0F * value.beside[0],
      value.beside[1],
      0.25F * value.beside[2],
  };
  for (float& each : inputs) each = std::min(each, 4.0F);
  return inputs;
}

SeatInputs Evaluator::seat_inputs(Seat seat, const SeatFacts& facts) const {
  const Board& board = prospects_.board();
  const Game& game = *board.game;
  const int in_supply = usual_followers_in_supply(board, seat);
  const bool next = prospects_.next() == seat;
  const int wait = (index(seat) - index(prospects_.next()) + game.players()) % game.players();
  std::array<int, kClaimTypes> out{};
  for (const DeployedFollower& each : board.followers()) {
    if (each.seat == seat) ++out[type_of(each.terrain)];
  }
  const auto count = [](int number) { return 0.25F * static_cast<float>(number); };
  SeatInputs inputs{
      1.0F,
      flag(in_supply == 0),
      flag(in_supply == 1),
      flag(in_supply == 2),
      static_cast<float>(in_supply) / 7.0F,
      0.25F * returning_[static_cast<std::size_t>(seat)],
      facts.turns,
      facts.fade,
      flag(next),
      static_cast<float>(wait) / static_cast<float>(game.players()),
      next ? 0.1F * opportunity_ : 0.0F,
      0.1F * opportunity_,
      count(out[0]),
      count(out[1]),
      count(out[2]),
      count(out[3]),
      facts.followers_of_others,
      count(game.players() - 2),
  };
  inputs[28] = next ? 0.1F * free_field_ : 0.0F;
  inputs[29] = 0.1F * free_field_;
  inputs[30] = 0.1F * second_opportunity_;
  inputs[31] = 0.125F * static_cast<float>(unclaimed_);
  write_set_inputs(seat, inputs);  // 18 to 27
  inputs[32] = 6.0F * unseen_cloisters_;
  inputs[33] = 0.125F * static_cast<float>(spots_.most_around);
  inputs[34] = 0.125F * static_cast<float>(spots_.second_around);
  inputs[35] = count(spots_.holes);
  for (float& each : inputs) each = std::min(each, 4.0F);
  return inputs;
}

template <typename Visit>
void Evaluator::each_part(Seat seat, const SeatFacts& facts, Visit visit) {
  const Board& board = prospects_.board();
  for (const DeployedFollower& each : board.followers()) {
    if (each.seat != seat) continue;
    const SegmentId feature = board.feature(each.segment_id);
    ClaimValue& value = claim_value(feature);
    if ((value.shown & mask_of(seat)) != 0) continue;
    value.shown |= mask_of(seat);
    visit(type_of(each.terrain), claim_inputs(feature, each.terrain, seat, facts));
  }
  for (const ClaimedMergePair& each : claimed_merge_pairs_) {
    const Claims together = board.claims_on(each.pair.a) + board.claims_on(each.pair.b);
    if (claim(together, seat) > 0) visit(each.type, merge_pair_inputs(each, seat, facts));
  }
}

// With the inputs about unclaimed features, or with zeros there.
void Evaluator::prepare_network_inputs(bool unclaimed) {
  const Board& board = prospects_.board();
  for (const DeployedFollower& each : board.followers()) {
    if (each.terrain != Terrain::City && each.terrain != Terrain::Road) continue;
    const SegmentId feature = board.feature(each.segment_id);
    claim_value(feature).openness = prospects_.openness(feature);
  }
  gather_merge_pairs();
  free_field_ = best_free_field();
  unclaimed_ = 0;
  prospects_.each_open_line(
      [&](SegmentId line, Terrain) { unclaimed_ += board.claims_on(line) == 0 ? 1 : 0; });
  unclaimed_lines_.clear();
  unseen_cloisters_ = 0;
  spots_ = {};
  if (unclaimed) prepare_unclaimed_inputs();
}

void Evaluator::add_correction(Expectation& sum) {
  const Network& network = *weights_.network;
  prepare_network_inputs(network.sees_unclaimed());
  Network::Seat common;
  each_unclaimed_part(
      [&](std::size_t type, const PartInputs& inputs) { network.add_part(type, inputs, common); });
  for (int i = 0; i < prospects_.board().game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const SeatFacts facts = facts_of(seat);
    Network::Seat all = common;
    each_part(seat, facts,
              [&](std::size_t type, const PartInputs& inputs) { network.add_part(type, inputs, all); });
    sum.points[static_cast<std::size_t>(i)] += network.correction(seat_inputs(seat, facts), all);
  }
}

Evaluator::SeatView Evaluator::view_of(Seat seat) {
  prepare_network_inputs(true);
  const SeatFacts facts = facts_of(seat);
  SeatView view;
  view.inputs = seat_inputs(seat, facts);
  const Board& board = prospects_.board();
  for (const DeployedFollower& each : board.followers()) {
    ClaimValue& value = claim_value(board.feature(each.segment_id));
    value.shown &= static_cast<SeatMask>(~mask_of(seat));
  }
  const auto add = [&](std::size_t type, const PartInputs& inputs) {
    view.parts.push_back({type, inputs});
  };
  each_unclaimed_part(add);
  each_part(seat, facts, add);
  return view;
}

}  // namespace aude::players
