// What the network is shown: numbers of about 0 to 1 for each holding and each seat.
#include <algorithm>
#include <bit>

#include "players/evaluate.h"
#include "players/inputs.h"

namespace aude::players {
namespace {

std::size_t sort_of(Terrain terrain) {
  switch (terrain) {
    case Terrain::City:
      return 0;
    case Terrain::Road:
      return 1;
    case Terrain::Cloister:
      return 2;
    default:
      return 3;
  }
}

// Scales of `openness` by sort: cells and shares, cells to come and there, cities and ends.
constexpr std::array<std::array<float, 5>, kClaimSorts> kOpennessScale{{
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
    most = std::max(most, board.supply(other, Piece::Follower) + board.supply(other, Piece::Large));
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

PartInputs Evaluator::claim_inputs(SegmentId feature, Terrain terrain, Seat seat,
                                   const SeatFacts& facts) {
  const Board& board = prospects_.board();
  const Promise& made = promise(feature);
  const std::size_t sort = sort_of(terrain);
  const Hold hold = hold_of(board.claims_on(feature), seat, board.game->players());
  const bool owner = (made.owners & mask_of(seat)) != 0;
  const bool traders = board.game->plays(SetId::Traders);
  const SegmentId figure =
      traders ? board.figure(terrain == Terrain::Field ? Piece::Pig : Piece::Builder, seat)
              : kNoSegmentId;
  const bool cloister = terrain == Terrain::Cloister;
  PartInputs inputs{
      1.0F,
      flag(owner),
      flag(owner && std::popcount(made.owners) == 1),
      0.5F * static_cast<float>(hold.lead),
      0.5F * static_cast<float>(std::min(hold.mine, 4)),
      0.1F * made.points,
      made.finish,
      cloister ? 0.0F : 0.125F * static_cast<float>(board.size_of(feature)),
      cloister ? 0.0F : 0.5F * static_cast<float>(board.extra_of(feature)),
      flag(!cloister && board.is_special(feature)),
      made.openness[0] * kOpennessScale[sort][0],
      made.openness[1] * kOpennessScale[sort][1],
      made.openness[2] * kOpennessScale[sort][2],
      made.openness[3] * kOpennessScale[sort][3],
      made.openness[4] * kOpennessScale[sort][4],
      facts.turns,
      facts.fade,
      facts.next,
      facts.followers,
      facts.followers_of_others,
      0.1F * made.threat,
      0.1F * made.hope,
      flag(figure != kNoSegmentId && board.feature(figure) == feature),
      facts.open_claims,
  };
  for (float& each : inputs) each = std::min(each, 4.0F);
  return inputs;
}

SeatInputs Evaluator::seat_inputs(Seat seat, const SeatFacts& facts) const {
  const Board& board = prospects_.board();
  const Game& game = *board.game;
  const int large = board.supply(seat, Piece::Large);
  const int home = board.supply(seat, Piece::Follower) + large;
  const bool next = prospects_.next() == seat;
  const int wait = (index(seat) - index(prospects_.next()) + game.players()) % game.players();
  std::array<int, kClaimSorts> out{};
  int crowns = 0;
  for (const DeployedFollower& each : board.followers()) {
    if (each.seat == seat) ++out[sort_of(each.terrain)];
  }
  for (const auto& spaces : board.head->sets.wheel.crown) {
    for (std::uint8_t holder : spaces) crowns += holder != 0 && crown_seat(holder) == seat ? 1 : 0;
  }
  const bool second = board.head->turn == seat && (board.head->sets.traders.second_part_earned != 0 ||
                                                   board.head->sets.traders.second_part != 0);
  const auto count = [](int number) { return 0.25F * static_cast<float>(number); };
  SeatInputs inputs{
      1.0F,
      flag(home == 0),
      flag(home == 1),
      flag(home == 2),
      static_cast<float>(home) / 7.0F,
      0.25F * homecoming_[static_cast<std::size_t>(seat)],
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
      static_cast<float>(large),
      static_cast<float>(board.supply(seat, Piece::Builder)),
      static_cast<float>(board.supply(seat, Piece::Pig)),
      static_cast<float>(board.supply(seat, Piece::Shepherd)),
      count(crowns),
      flag(second),
      flag(game.plays(SetId::Inns)),
      flag(game.plays(SetId::Traders)),
      flag(game.plays(SetId::Hills)),
      flag(game.plays(SetId::Wheel)),
      next ? 0.1F * free_field_ : 0.0F,
      0.1F * free_field_,
      0.1F * second_opportunity_,
      0.125F * static_cast<float>(unclaimed_),
  };
  for (float& each : inputs) each = std::min(each, 4.0F);
  return inputs;
}

template <typename Visit>
void Evaluator::each_part(Seat seat, const SeatFacts& facts, Visit visit) {
  const Board& board = prospects_.board();
  for (const DeployedFollower& each : board.followers()) {
    if (each.seat != seat) continue;
    const SegmentId feature = board.feature(each.segment_id);
    Promise& made = promise(feature);
    if ((made.shown & mask_of(seat)) != 0) continue;
    made.shown |= mask_of(seat);
    visit(sort_of(each.terrain), claim_inputs(feature, each.terrain, seat, facts));
  }
  for (const ClaimedMergePair& each : claimed_merge_pairs_) {
    const Claims together = board.claims_on(each.pair.a) + board.claims_on(each.pair.b);
    if (claim(together, seat) > 0) visit(each.sort, merge_pair_inputs(each, seat, facts));
  }
}

void Evaluator::look_closer() {
  gather_merge_pairs();
  free_field_ = best_free_field();
}

void Evaluator::add_correction(Expectation& sum) {
  const Network& network = *weights_.network;
  look_closer();
  for (int i = 0; i < prospects_.board().game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const SeatFacts facts = facts_of(seat);
    Network::Seat all;
    each_part(seat, facts,
              [&](std::size_t sort, const PartInputs& inputs) { network.add_part(sort, inputs, all); });
    sum.points[static_cast<std::size_t>(i)] += network.correction(seat_inputs(seat, facts), all);
  }
}

Evaluator::SeatView Evaluator::view_of(Seat seat) {
  look_closer();
  const SeatFacts facts = facts_of(seat);
  SeatView view;
  view.inputs = seat_inputs(seat, facts);
  const Board& board = prospects_.board();
  for (const DeployedFollower& each : board.followers()) {
    Promise& made = promise(board.feature(each.segment_id));
    made.shown &= static_cast<SeatMask>(~mask_of(seat));
  }
  each_part(seat, facts,
            [&](std::size_t sort, const PartInputs& inputs) { view.parts.push_back({sort, inputs}); });
  return view;
}

}  // namespace aude::players
