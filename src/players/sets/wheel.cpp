// SPDX-License-Identifier: MIT
#include "players/sets/wheel.h"

#include <algorithm>

#include "players/evaluate.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

using Steps = std::array<float, 4>;  // by symbol: probability that the next tile has it

Steps steps_of(const Board& board) {
  std::array<int, 4> count{};
  int all = 0;
  for (int i = 0; i < board.game->supply_kinds(); ++i) {
    count[static_cast<std::size_t>(board.game->kind(static_cast<Kind>(i)).symbol)] += board.bag[i];
    all += board.bag[i];
  }
  Steps steps{};
  for (std::size_t s = 0; s < 4; ++s) {
    steps[s] = all == 0 ? 0.0F : static_cast<float>(count[s]) / static_cast<float>(all);
  }
  return steps;
}

}  // namespace

// Propagates the probabilities of the pig's position through the remaining draws.
void WheelTerms::update_odds(const Board& board) {
  constexpr int kFarEnough = 48;  // draws; by then every sector has almost certainly been reached
  const Steps steps = steps_of(board);
  const int draws = std::min<int>(board.head->left, kFarEnough);
  visits_ = {};
  for (int target = 0; target < kSectors; ++target) {
    std::array<float, kSectors> at{};  // probability of each position without having reached the target
    at[static_cast<std::size_t>(board.set_state<Wheel>().sector)] = 1.0F;
    float reached = 0;
    for (int draw = 0; draw < draws; ++draw) {
      std::array<float, kSectors> then{};
      for (int s = 0; s < kSectors; ++s) {
        const float here = at[static_cast<std::size_t>(s)];
        then[static_cast<std::size_t>(s)] += here * steps[0];
        for (int step = 1; step <= 3; ++step) {
          then[static_cast<std::size_t>((s + step) % kSectors)] +=
              here * steps[static_cast<std::size_t>(step)];
        }
        const int before = (target + kSectors - s) % kSectors;
        if (before >= 1 && before <= 3) {
          reached += here * steps[static_cast<std::size_t>(before)];
          then[static_cast<std::size_t>(target)] -= here * steps[static_cast<std::size_t>(before)];
        }
      }
      at = then;
    }
    reached_[static_cast<std::size_t>(target)] = reached;
    const float moves = static_cast<float>(board.head->left) * (1.0F - steps[0]);
    visits_[static_cast<std::size_t>(target)] = moves / static_cast<float>(kSectors);
  }
}

void WheelTerms::add(const Evaluator& evaluator, Expectation& sum) {
  const Board& board = evaluator.board();
  const Weights& weights = evaluator.weights();
  const std::uint64_t key = (static_cast<std::uint64_t>(evaluator.prospects().bag_number()) << 3) + 1 +
                            static_cast<std::uint64_t>(index(board.set_state<Wheel>().sector));
  if (key_ != key) {
    update_odds(board);
    key_ = key;
  }
  for (std::size_t s = 0; s < kSectors; ++s) {
    const auto& spaces = board.set_state<Wheel>().crown[s];
    const bool two = board.game->catalogue().wheel_board.crowns[s] == 2;
    const bool alone = two && (spaces[0] == 0 || spaces[1] == 0);
    for (std::uint8_t holder : spaces) {
      if (holder == 0) continue;
      const auto seat = static_cast<std::size_t>(crown_seat(holder));
      sum.points[seat] += reached_[s] * (alone ? weights.crown_alone : static_cast<float>(kCrown));
      sum.returning[seat] += reached_[s];
    }
  }
  const auto coming = [&](Sector sector) {
    return weights.wheel_event * std::min(1.0F, visits_[static_cast<std::size_t>(sector)]);
  };
  for (const DeployedFollower& each : board.followers()) {
    const SegmentId feature = board.feature(each.segment_id);
    float& points = sum.points[static_cast<std::size_t>(each.seat)];
    switch (board.info(each.segment_id).terrain) {
      case Terrain::City:
        points +=
            coming(Sector::Taxes) *
            static_cast<float>(claim(board.claims_on(feature), each.seat) + board.extra_of(feature));
        break;
      case Terrain::Cloister:
        points += coming(Sector::Inquisition) * static_cast<float>(kPerMonk);
        break;
      case Terrain::Field:
        points += coming(Sector::Famine);
        break;
      default:
        break;
    }
  }
  for (int i = 0; i < board.game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    sum.points[static_cast<std::size_t>(i)] +=
        coming(Sector::Storm) * static_cast<float>(followers_in_supply(board, seat));
  }
}

void WheelTerms::write_inputs(const Board& board, Seat seat, SeatInputs& inputs) {
  int crowns = 0;
  for (const auto& spaces : board.set_state<Wheel>().crown) {
    for (std::uint8_t holder : spaces) crowns += holder != 0 && crown_seat(holder) == seat ? 1 : 0;
  }
  inputs[22] = 0.25F * static_cast<float>(crowns);
  inputs[27] = 1.0F;
}

}  // namespace aude::players
