// Terms of the Wheel of Fortune in the evaluation: crown spaces that will score, and events to come.
#include <algorithm>

#include "players/evaluate.h"

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
void Evaluator::update_wheel_odds() {
  constexpr int kFarEnough = 48;  // draws; by then every sector has almost certainly been reached
  const Board& board = prospects_.board();
  const Steps steps = steps_of(board);
  const int draws = std::min<int>(board.head->left, kFarEnough);
  wheel_.visits = {};
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
    wheel_.reached[static_cast<std::size_t>(target)] = reached;
    const float moves = static_cast<float>(board.head->left) * (1.0F - steps[0]);
    wheel_.visits[static_cast<std::size_t>(target)] = moves / static_cast<float>(kSectors);
  }
}

template <>
void Evaluator::add_set<Wheel>(Expectation& sum) {
  const Board& board = prospects_.board();
  const std::uint64_t key = (static_cast<std::uint64_t>(prospects_.bag_number()) << 3) + 1 +
                            static_cast<std::uint64_t>(index(board.set_state<Wheel>().sector));
  if (wheel_.key != key) {
    update_wheel_odds();
    wheel_.key = key;
  }
  for (std::size_t s = 0; s < kSectors; ++s) {
    const auto& spaces = board.set_state<Wheel>().crown[s];
    const bool two = board.game->catalogue().wheel_board.crowns[s] == 2;
    const bool alone = two && (spaces[0] == 0 || spaces[1] == 0);
    for (std::uint8_t holder : spaces) {
      if (holder == 0) continue;
      const auto seat = static_cast<std::size_t>(crown_seat(holder));
      sum.points[seat] +=
          wheel_.reached[s] * (alone ? weights_.crown_alone : static_cast<float>(kCrown));
      sum.returning[seat] += wheel_.reached[s];
    }
  }
  const auto coming = [&](Sector sector) {
    return weights_.wheel_event * std::min(1.0F, wheel_.visits[static_cast<std::size_t>(sector)]);
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
        coming(Sector::Storm) *
        static_cast<float>(board.supply(seat, Piece::Follower) + board.supply(seat, Inns::kLarge));
  }
}

}  // namespace aude::players
