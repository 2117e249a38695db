// SPDX-License-Identifier: MIT
#include "players/evaluate.h"

#include <algorithm>

#include "rules/scoring.h"

namespace aude::players {

Evaluator::Evaluator(const Game& game, const Weights& weights)
    : weights_(weights), prospects_(game, weights_) {
  float next = weights_.follower;
  for (std::size_t n = 1; n < follower_value_.size(); ++n) {
    follower_value_[n] = follower_value_[n - 1] + next;
    next *= weights_.follower_ratio;
  }
  claim_values_.resize(static_cast<std::size_t>(game.layout().nodes));
  city_seen_.resize(claim_values_.size());
  for (std::vector<Memo>& each : memos_) each.resize(claim_values_.size());
}

void Evaluator::set_board(const State& state) {
  prospects_.set_board(state.board());
  opportunities_.clear();
  changed_opportunities_.clear();
  sorted_ = false;
  prospects_.each_open_line([&](SegmentId line, Terrain terrain) {
    opportunities_.push_back(opportunity_at(line, terrain));
  });
}

void Evaluator::lay_tile(const State& state) {
  prospects_.lay_tile(state.board());
  if (!sorted_) {
    std::sort(opportunities_.begin(), opportunities_.end(),
              [](const Opportunity& a, const Opportunity& b) { return a.points > b.points; });
    sorted_ = true;
  }
  changed_opportunities_.clear();
  prospects_.each_changed_line([&](SegmentId line, Terrain terrain) {
    changed_opportunities_.push_back(opportunity_at(line, terrain));
  });
}

Evaluator::Memo& Evaluator::memo_of(SegmentId feature, Prospects::Version version) {
  Memo& memo = memos_[version.layer][static_cast<std::size_t>(feature)];
  if (memo.stamp != version.stamp) memo = {.stamp = version.stamp};
  return memo;
}

// Of the active sets.
void Evaluator::add_sets(Expectation& sum) {
  const Game& game = *prospects_.board().game;
  const auto add = [&]<typename Terms>(Terms& terms) {
    if constexpr (requires { terms.add(*this, sum); }) {
      if (game.plays(Terms::Set::kId)) terms.add(*this, sum);
    }
  };
  std::apply([&](auto&... terms) { (add(terms), ...); }, set_terms_);
}

Points Evaluator::points(const State& state) {
  if (!state.is_over()) set_board(state);
  return points_on_board(state);
}

float Evaluator::standing(const State& state, Seat seat) {
  if (!state.is_over()) set_board(state);
  return standing_on_board(state, seat);
}

Points Evaluator::points_on_board(const State& state) {
  Expectation sum;
  const int players = state.game().players();
  for (int i = 0; i < players; ++i) {
    sum.points[static_cast<std::size_t>(i)] = static_cast<float>(state.score(static_cast<Seat>(i)));
  }
  if (state.is_over()) return sum.points;
  prospects_.update_pieces(state.board());
  ++stamp_;
  add_claims(sum);
  add_merge_pairs(sum);
  add_opportunities(sum);
  add_sets(sum);
  add_followers(sum);
  returning_ = sum.returning;
  if (weights_.network != nullptr) add_correction(sum);
  return sum.points;
}

float Evaluator::standing_on_board(const State& state, Seat seat) {
  const Points all = points_on_board(state);
  float best = -1e9F;
  for (int i = 0; i < state.game().players(); ++i) {
    if (i != index(seat)) best = std::max(best, all[static_cast<std::size_t>(i)]);
  }
  return all[static_cast<std::size_t>(seat)] - weights_.rivalry * best;
}

std::vector<Evaluator::Claimed> Evaluator::claimed() const {
  const Board& board = prospects_.board();
  std::vector<Claimed> out;
  for (const DeployedFollower& each : board.followers()) {
    const SegmentId feature = board.feature(each.segment_id);
    const ClaimValue& value = claim_values_[static_cast<std::size_t>(feature)];
    const bool known = std::any_of(out.begin(), out.end(),
                                   [&](const Claimed& other) { return other.feature == feature; });
    if (!known) out.push_back({feature, each.terrain, value.owners, value.points, value.finish});
  }
  return out;
}

Points Evaluator::follower_terms() const {
  Expectation sum;
  sum.returning = returning_;
  add_followers(sum);
  return sum.points;
}

Points Evaluator::set_terms() {
  Expectation sum;
  add_sets(sum);
  return sum.points;
}

// Each further follower is worth less than the one before, and all lose value as the turns run out.
void Evaluator::add_followers(Expectation& sum) const {
  const Board& board = prospects_.board();
  for (int i = 0; i < board.game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const auto s = static_cast<std::size_t>(i);
    const int in_supply = usual_followers_in_supply(board, seat);
    const float count = static_cast<float>(in_supply) + weights_.follower_home * sum.returning[s];
    const auto whole = std::min(static_cast<std::size_t>(count), follower_value_.size() - 2);
    const float part = std::min(count - static_cast<float>(whole), 1.0F);
    const float value =
        follower_value_[whole] + part * (follower_value_[whole + 1] - follower_value_[whole]);
    sum.points[s] += value * fade(seat);
  }
}

}  // namespace aude::players
