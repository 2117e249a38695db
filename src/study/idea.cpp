// SPDX-License-Identifier: MIT
#include "study/idea.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <variant>

#include "rules/scoring.h"
#include "study/rollouts.h"

namespace aude::study {
namespace {

using Claimed = players::Evaluator::Claimed;

constexpr float kLikely = 0.5F;  // a feature that is completed more often counts as completed

class IdeaReader {
 public:
  IdeaReader(const State& state, std::span<const Action> plan)
      : mover_(state.actor()), after_(state), rollouts_(state.game()) {
    for (const Action& action : plan) {
      if (action.verb == Verb::Deploy) deployed_ = action;
      laid_ |= action.verb == Verb::Place;
      after_.apply(action, &events_);
    }
  }

  std::vector<Idea> read() {
    std::vector<Idea> ideas;
    if (auto idea = scored()) ideas.push_back(*idea);
    if (!after_.is_over()) {
      players::Evaluator& evaluator = rollouts_.chooser().evaluator();
      evaluator.points(after_);
      claims_ = evaluator.claimed();
    }
    if (auto idea = claimed())
      ideas.push_back(*idea);
    else if (auto larger = extended(); larger && ideas.empty())
      ideas.push_back(*larger);
    if (ideas.empty() && (laid_ || deployed_)) ideas.push_back({.kind = IdeaKind::Keeps});
    return ideas;
  }

 private:
  const Board& board() const { return after_.board(); }

  std::vector<Cell> cells_of(SegmentId feature) const {
    std::vector<Cell> cells;
    board().each_member(feature, [&](SegmentId each) {
      const Cell cell = board().spot(each).cell;
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
    });
    return cells;
  }

  // The feature that scores most for the mover.
  std::optional<Idea> scored() const {
    std::optional<Idea> best;
    for (const Event& event : events_) {
      const auto* each = std::get_if<ScoredEvent>(&event);
      if (each == nullptr || each->spots.empty() || (each->players & mask_of(mover_)) == 0) continue;
      if (best && best->sure >= each->points) continue;
      const Spot spot = each->spots.front();
      const SegmentId segment = board().segment_id(*board().tile_at(spot.cell), spot.segment);
      best = Idea{.kind = IdeaKind::Scores,
                  .terrain = board().info(segment).terrain,
                  .spot = spot,
                  .cells = cells_of(board().feature(segment)),
                  .sure = each->points,
                  .likely = each->points,
                  .chance = 1};
    }
    return best;
  }

  Idea of_claim(IdeaKind kind, const Claimed& claim) const {
    const bool field = claim.terrain == Terrain::Field;
    Idea idea{.kind = kind,
              .terrain = claim.terrain,
              .spot = board().spot(claim.feature),
              .cells = cells_of(claim.feature),
              .chance = field ? 0 : claim.finish};
    idea.sure = field ? field_pay(board(), claim.feature).each * cities_fed(board(), claim.feature)
                      : points_for(board(), claim.feature, false);
    const int expected = static_cast<int>(std::lround(claim.points));
    const bool completed = !field && claim.finish >= kLikely;
    idea.likely =
        std::max({idea.sure, expected, completed ? points_for(board(), claim.feature, true) : 0});
    return idea;
  }

  // The feature onto which the plan puts a piece, unless it has been scored already.
  std::optional<Idea> claimed() const {
    if (!deployed_) return {};
    const SegmentId segment = board().segment_id(board().last_tile(), deployed_->number);
    const SegmentId feature = board().feature(segment);
    const auto claim = std::find_if(claims_.begin(), claims_.end(), [&](const Claimed& each) {
      return board().feature(each.feature) == feature;
    });
    if (claim == claims_.end()) return {};
    Idea idea = of_claim(IdeaKind::Claims, *claim);
    idea.spot = board().spot(segment);
    idea.piece = deployed_->piece;
    return idea;
  }

  // The most valuable feature of the mover that the tile belongs to, or next to which it lies.
  std::optional<Idea> extended() const {
    if (!laid_) return {};
    const Cell cell = board().last_tile().cell;
    std::optional<Idea> best;
    for (const Claimed& claim : claims_) {
      if ((claim.owners & mask_of(mover_)) == 0) continue;
      Idea idea = of_claim(IdeaKind::Extends, claim);
      const bool touches = std::any_of(idea.cells.begin(), idea.cells.end(), [&](Cell each) {
        if (!is_enclosed(claim.terrain)) return each == cell;
        return std::abs(each.x - cell.x) <= 1 && std::abs(each.y - cell.y) <= 1;
      });
      if (touches && (!best || idea.likely > best->likely)) best = std::move(idea);
    }
    return best;
  }

  Seat mover_;
  State after_;
  Events events_;
  Rollouts rollouts_;
  std::optional<Action> deployed_;
  bool laid_ = false;
  std::vector<Claimed> claims_;
};

}  // namespace

std::string_view word(IdeaKind kind) {
  constexpr std::array<std::string_view, kIdeaKinds> kWords{"scores", "claims", "extends", "keeps"};
  return kWords[static_cast<std::size_t>(kind)];
}

std::vector<Idea> ideas_of(const State& state, std::span<const Action> plan) {
  return IdeaReader(state, plan).read();
}

}  // namespace aude::study
