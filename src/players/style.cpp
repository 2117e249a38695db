// SPDX-License-Identifier: MIT
#include "players/style.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "players/player.h"

namespace aude::players {
namespace {

constexpr std::array kStyles{
    StyleInfo{"builder", "likes to found, extend and complete cities"},
    StyleInfo{"farmer", "likes to place meeples on fields"},
    StyleInfo{"thief", "likes to join the features of others, and to spoil them"},
    StyleInfo{"gambler", "likes large open features that need the right tile"},
};

// The most that a style adds to a plan or takes from it, in points: of a bot that overlooks nothing,
// and what is added for one that overlooks everything. By matches: docs/strength.md.
struct Bound {
  float sound;
  float overlooking;
};
constexpr std::array<Bound, kStyles.size()> kBounds{
    {{0.4F, 0}, {0.5F, -0.3F}, {0.6F, 1.4F}, {0.35F, -0.2F}}};

// Followers of the seat in features in which an opponent has followers as well.
int shared_followers(const Board& board, Seat seat) {
  int count = 0;
  for (const DeployedFollower& each : board.followers()) {
    const Claims claims = board.claims_on(board.feature(each.segment_id));
    count += each.seat == seat && (claims & ~(Claims{0xF} << (index(seat) * 4))) != 0 ? 1 : 0;
  }
  return count;
}

}  // namespace

std::span<const StyleInfo> styles() { return kStyles; }

std::optional<Style> style_of(std::string_view name) {
  for (std::size_t i = 0; i < kStyles.size(); ++i) {
    if (kStyles[i].name == name) return static_cast<Style>(i);
  }
  return {};
}

float bound_of(Style style, float overlook) {
  const Bound& bound = kBounds[static_cast<std::size_t>(style)];
  return bound.sound + bound.overlooking * overlook;
}

Preference::Preference(Style style, float bound, const State& state, TurnChooser& chooser,
                       Budget& budget)
    : style_(style),
      bound_(bound),
      root_(state),
      seat_(state.actor()),
      chooser_(chooser),
      budget_(budget),
      after_(state) {}

void Preference::add_to(std::vector<TurnPlan>& plans) {
  const TurnPlan best = best_of(plans);
  const float usual = liking(facts_of(best));
  for (TurnPlan& plan : plans) {
    if (plan.value + bound_ < best.value) continue;
    const float points = bound_ * std::clamp(liking(facts_of(plan)) - usual, -1.0F, 1.0F);
    plan.value += points;
    added_.emplace_back(plan, points);
  }
}

float Preference::of(const TurnPlan& plan) const {
  for (const auto& [each, points] : added_) {
    if (each.count == plan.count && each.actions == plan.actions) return points;
  }
  return 0;
}

// In units of the bound. Only differences between plans of the same position matter.
float Preference::liking(const PlanFacts& facts) const {
  if (!facts.lays_tile) return 0;
  switch (style_) {
    case Style::Builder:
      return (facts.piece_on == Terrain::City ? 1.0F : 0.0F) +
             (facts.completes_city ? 0.1F * static_cast<float>(facts.own_city) : 0.0F);
    case Style::Farmer:
      return (facts.piece_on == Terrain::Field ? 1.0F : 0.0F) + (facts.extends_field ? 0.4F : 0.0F);
    case Style::Thief:
      return 1.5F * static_cast<float>(facts.shared) + 0.7F * facts.raids - 0.12F * facts.opponents;
    case Style::Gambler:
      return 0.25F * facts.stake + (facts.piece_on && facts.piece_on != Terrain::Field ? 0.3F : 0.0F);
  }
  return 0;
}

PlanFacts Preference::facts_of(const TurnPlan& plan) {
  PlanFacts facts;
  after_ = root_;
  int next = 0;
  if (plan.actions[0].verb == Verb::Place) after_.apply(plan.actions[static_cast<std::size_t>(next++)]);
  if (after_.phase() != Phase::Deploy) return facts;
  facts.lays_tile = true;
  read_tile(after_.board(), facts);
  if (next < plan.count && plan.actions[static_cast<std::size_t>(next)].verb == Verb::Deploy) {
    const Action& action = plan.actions[static_cast<std::size_t>(next)];
    const KindInfo& kind = after_.board().kind_of(after_.board().last_tile());
    facts.piece_on = kind.segments[action.number].terrain;
  }
  while (next < plan.count) after_.apply(plan.actions[static_cast<std::size_t>(next++)]);
  if (needs_evaluation()) evaluate(facts);
  return facts;
}

// The tile is laid, and nothing is scored yet.
void Preference::read_tile(const Board& board, PlanFacts& facts) const {
  const PlacedTile& tile = board.last_tile();
  const KindInfo& kind = board.kind_of(tile);
  for (int i = 0; i < kind.segment_count; ++i) {
    const SegmentId feature = board.feature(board.segment_id(tile, i));
    if (claim(board.claims_on(feature), seat_) == 0) continue;
    const SegmentInfo& segment = kind.segments[static_cast<std::size_t>(i)];
    if (segment.terrain == Terrain::City) {
      facts.own_city = std::max(facts.own_city, board.size_of(feature));
      facts.completes_city |= !board.is_open(feature);
    }
    if (segment.terrain == Terrain::Field && segment.cities != 0) facts.extends_field = true;
  }
  facts.shared = shared_followers(board, seat_);
}

void Preference::evaluate(PlanFacts& facts) {
  Evaluator& evaluator = chooser_.evaluator();
  const Points points = evaluator.points(after_);
  budget_.spend(1);
  for (int i = 0; i < root_.game().players(); ++i) {
    if (i != index(seat_))
      facts.opponents = std::max(facts.opponents, points[static_cast<std::size_t>(i)]);
  }
  if (after_.is_over()) return;
  facts.raids = raids_of(evaluator);
  facts.stake = stake_of(evaluator);
}

float Preference::raids_of(const Evaluator& evaluator) const {
  const Board& board = evaluator.board();
  float sum = 0;
  for (const MergePair& pair : evaluator.prospects().merge_pairs()) {
    const bool a = claim(board.claims_on(pair.a), seat_) > 0;
    const bool b = claim(board.claims_on(pair.b), seat_) > 0;
    if (a != b) sum += saturate(pair.share * evaluator.turns(seat_));
  }
  return sum;
}

float Preference::stake_of(const Evaluator& evaluator) const {
  float sum = 0;
  for (const Evaluator::Claimed& each : evaluator.claimed()) {
    if (each.terrain == Terrain::Field || (each.owners & mask_of(seat_)) == 0) continue;
    sum += static_cast<float>(evaluator.board().size_of(each.feature)) * (1.0F - 0.5F * each.finish);
  }
  return sum;
}

}  // namespace aude::players
