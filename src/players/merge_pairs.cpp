// SPDX-License-Identifier: MIT
// Network inputs of features that one tile may merge, and of unclaimed fields.
#include <algorithm>
#include <bit>

#include "players/evaluate.h"
#include "players/inputs.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

constexpr std::size_t kCityMerge = kClaimTypes;
constexpr std::size_t kRoadMerge = kClaimTypes + 1;
constexpr std::size_t kFieldMerge = kClaimTypes + 2;
static_assert(kFieldMerge + 1 == kFirstUnclaimedType);

// Maximum number of merge pairs given to the network; training samples have space for this many
// (training/samples.py).
constexpr std::size_t kMaxMergePairs = 11;

}  // namespace

void Evaluator::gather_merge_pairs() {
  claimed_merge_pairs_.clear();
  for (const MergePair& each : prospects_.merge_pairs()) {
    const std::size_t line = each.terrain == Terrain::City ? kCityMerge : kRoadMerge;
    add_claimed_merge_pair(each, each.terrain == Terrain::Field ? kFieldMerge : line);
  }
}

void Evaluator::add_claimed_merge_pair(const MergePair& pair, std::size_t type) {
  if (!has_claim_value(pair.a) || !has_claim_value(pair.b)) return;
  for (ClaimedMergePair& known : claimed_merge_pairs_) {
    const MergePair& has = known.pair;
    if ((has.a == pair.a && has.b == pair.b) || (has.a == pair.b && has.b == pair.a)) {
      known.pair.share += pair.share;
      return;
    }
  }
  if (claimed_merge_pairs_.size() == kMaxMergePairs) return;
  const Board& board = prospects_.board();
  const SeatMask owners =
      strongest(board.claims_on(pair.a) + board.claims_on(pair.b), board.game->players());
  if (owners == claim_value(pair.a).owners && owners == claim_value(pair.b).owners) return;
  claimed_merge_pairs_.push_back({pair, type, owners});
}

PartInputs Evaluator::merge_pair_inputs(const ClaimedMergePair& each, Seat seat,
                                        const SeatFacts& facts) {
  const Board& board = prospects_.board();
  const int players = board.game->players();
  Hold first = hold_of(board.claims_on(each.pair.a), seat, players);
  Hold second = hold_of(board.claims_on(each.pair.b), seat, players);
  const ClaimValue* a = &claim_value(each.pair.a);
  const ClaimValue* b = &claim_value(each.pair.b);
  if (second.mine > first.mine) {  // the seat's own comes first
    std::swap(first, second);
    std::swap(a, b);
  }
  const Hold both = hold_of(board.claims_on(each.pair.a) + board.claims_on(each.pair.b), seat, players);
  const SeatMask me = mask_of(seat);
  const bool gets = (each.owners & me) != 0;
  const float before =
      ((a->owners & me) != 0 ? a->points : 0.0F) + ((b->owners & me) != 0 ? b->points : 0.0F);
  const float change = (gets ? a->points + b->points : 0.0F) - before;
  const float share = std::min(each.pair.share, 1.0F);
  PartInputs inputs{
      1.0F,
      flag((a->owners & me) != 0),
      flag((b->owners & me) != 0),
      flag(gets),
      flag(gets && std::popcount(each.owners) > 1),
      0.5F * static_cast<float>(first.lead),
      0.5F * static_cast<float>(second.lead),
      0.5F * static_cast<float>(both.lead),
      0.1F * a->points,
      0.1F * b->points,
      a->finish,
      b->finish,
      0.25F * a->openness[0],
      0.25F * b->openness[0],
      3.0F * share,
      saturate(3.0F * share),
      0.1F * change,
      0.1F * change * saturate(share * turns(seat)),
      facts.turns,
      facts.fade,
      facts.next,
      facts.followers,
      facts.followers_of_others,
      0.25F * static_cast<float>(players - 2),
  };
  for (float& each_input : inputs) each_input = std::clamp(each_input, -4.0F, 4.0F);
  return inputs;
}

// By the chance that each of its cities is completed, as for fields with farmers.
float Evaluator::best_free_field() {
  const Board& board = prospects_.board();
  float best = 0;
  prospects_.each_open_field([&](SegmentId field) {
    if (board.claims_on(field) != 0) return;
    best = std::max(best, 3.0F * cities_beside(field).expected);
  });
  return best;
}

}  // namespace aude::players
