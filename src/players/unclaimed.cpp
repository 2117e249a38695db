// SPDX-License-Identifier: MIT
// Network inputs of unclaimed features: open cities and roads, those that a claimed feature may merge
// with, and what the unseen tiles and empty cells allow.
//
// Features are listed in an order that depends only on the board, and otherwise only maxima and counts
// are taken, so that inputs do not depend on how the board was analysed.
#include <algorithm>
#include <tuple>

#include "players/evaluate.h"
#include "players/inputs.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

// Training samples have space for this many (training/samples.py).
constexpr std::size_t kMaxUnclaimedLines = 12;

}  // namespace

void Evaluator::prepare_unclaimed_inputs() {
  gather_unclaimed_lines();
  look_beside_claims();
  count_unseen_cloisters();
  spots_ = prospects_.spots();
}

// The largest first.
void Evaluator::gather_unclaimed_lines() {
  const Board& board = prospects_.board();
  prospects_.each_open_line([&](SegmentId line, Terrain terrain) {
    if (board.claims_on(line) == 0) unclaimed_lines_.push_back({line, terrain, board.size_of(line)});
  });
  std::sort(unclaimed_lines_.begin(), unclaimed_lines_.end(),
            [](const UnclaimedLine& a, const UnclaimedLine& b) {
              return std::tuple(-a.size, index(a.feature)) < std::tuple(-b.size, index(b.feature));
            });
  unclaimed_lines_.resize(std::min(unclaimed_lines_.size(), kMaxUnclaimedLines));
}

// What a claimed feature would gain from it, in points.
float Evaluator::worth_of_unclaimed(SegmentId feature, Terrain terrain) {
  const Board& board = prospects_.board();
  if (terrain == Terrain::Field) return 3.0F * cities_beside(feature).expected;
  return static_cast<float>(prospect_of(board, feature, terrain, 0).complete);
}

// The share of tiles that merge a claimed feature with an unclaimed one at some cell, what that adds,
// and the number of such places: its owner may grow there, and others may enter.
void Evaluator::look_beside_claims() {
  const Board& board = prospects_.board();
  for (const DeployedFollower& each : board.followers())
    claim_value(board.feature(each.segment_id)).beside = {};
  const auto look = [&](const MergePair& pair, SegmentId claimed, SegmentId other) {
    if (!has_claim_value(claimed) || board.claims_on(other) != 0) return;
    std::array<float, 3>& beside = claim_value(claimed).beside;
    beside[0] = std::max(beside[0], pair.share);
    beside[1] = std::max(beside[1], pair.share * worth_of_unclaimed(other, pair.terrain));
    beside[2] += 1;
  };
  prospects_.each_pair([&](const MergePair& pair) {
    look(pair, pair.a, pair.b);
    look(pair, pair.b, pair.a);
  });
}

void Evaluator::count_unseen_cloisters() {
  const Board& board = prospects_.board();
  const Game& game = *board.game;
  int cloisters = 0;
  int unseen = 0;
  for (int i = 0; i < game.supply_kinds(); ++i) {
    const int count = board.bag[i];
    unseen += count;
    if (game.kind(static_cast<Kind>(i)).enclosed != 0) cloisters += count;
  }
  unseen_cloisters_ = unseen == 0 ? 0.0F : static_cast<float>(cloisters) / static_cast<float>(unseen);
}

PartInputs Evaluator::unclaimed_inputs(const UnclaimedLine& line) const {
  const Board& board = prospects_.board();
  const std::array<float, 5> openness = prospects_.openness(line.feature);
  const Prospect pays =
      prospect_of(board, line.feature, line.terrain, prospects_.open_cells(line.feature));
  const float draws = turns(prospects_.next());
  PartInputs inputs{
      1.0F,
      0.125F * static_cast<float>(line.size),
      0.5F * static_cast<float>(board.extra_of(line.feature)),
      flag(board.is_special(line.feature)),
      0.1F * static_cast<float>(pays.complete),
      0.25F * openness[0],
      3.0F * openness[1],
      3.0F * openness[2],
      2.0F * openness[3],
      openness[4],
      prospects_.finish_chance(line.feature, line.terrain, 1.0F),
      prospects_.finish_chance(line.feature, line.terrain, draws / 3.0F),
      draws / 36.0F,
  };
  for (float& each : inputs) each = std::min(each, 4.0F);
  return inputs;
}

}  // namespace aude::players
