// What the network is shown of features that may still become one, and of fields that are nobody's.
#include <algorithm>
#include <bit>

#include "players/evaluate.h"
#include "players/inputs.h"
#include "rules/scoring.h"

namespace aude::players {
namespace {

constexpr std::size_t kCityJoint = kHoldingSorts;
constexpr std::size_t kRoadJoint = kHoldingSorts + 1;
constexpr std::size_t kFieldJoint = kHoldingSorts + 2;
static_assert(kFieldJoint + 1 == kPartSorts);

// The network is shown so many at most; the lessons have room for them (training/lessons.py).
constexpr std::size_t kMostJoints = 11;

}  // namespace

void Evaluator::gather_joints() {
  claimed_joints_.clear();
  const Board& board = prospects_.board();
  for (const Joint& each : prospects_.joints()) {
    const bool city = board.info(each.a).terrain == Terrain::City;
    add_claimed_joint(each, city ? kCityJoint : kRoadJoint);
  }
  for (const Joint& each : prospects_.field_joints()) add_claimed_joint(each, kFieldJoint);
}

void Evaluator::add_claimed_joint(const Joint& joint, std::size_t sort) {
  if (!is_promised(joint.a) || !is_promised(joint.b)) return;
  for (ClaimedJoint& known : claimed_joints_) {
    const Joint& has = known.joint;
    if ((has.a == joint.a && has.b == joint.b) || (has.a == joint.b && has.b == joint.a)) {
      known.joint.share += joint.share;
      return;
    }
  }
  if (claimed_joints_.size() == kMostJoints) return;
  const Board& board = prospects_.board();
  const SeatMask owners =
      strongest(board.claims_on(joint.a) + board.claims_on(joint.b), board.game->players());
  if (owners == promise(joint.a).owners && owners == promise(joint.b).owners) return;
  claimed_joints_.push_back({joint, sort, owners});
}

PartInputs Evaluator::joint_inputs(const ClaimedJoint& each, Seat seat, const SeatFacts& facts) {
  const Board& board = prospects_.board();
  const int players = board.game->players();
  Hold first = hold_of(board.claims_on(each.joint.a), seat, players);
  Hold second = hold_of(board.claims_on(each.joint.b), seat, players);
  const Promise* a = &promise(each.joint.a);
  const Promise* b = &promise(each.joint.b);
  if (second.mine > first.mine) {  // the seat's own comes first
    std::swap(first, second);
    std::swap(a, b);
  }
  const Hold both =
      hold_of(board.claims_on(each.joint.a) + board.claims_on(each.joint.b), seat, players);
  const SeatMask me = mask_of(seat);
  const bool gets = (each.owners & me) != 0;
  const float before =
      ((a->owners & me) != 0 ? a->points : 0.0F) + ((b->owners & me) != 0 ? b->points : 0.0F);
  const float change = (gets ? a->points + b->points : 0.0F) - before;
  const float share = std::min(each.joint.share, 1.0F);
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
  for (Node field : prospects_.open_fields()) {
    if (board.claims_on(field) != 0) continue;
    best = std::max(best, 3.0F * cities_beside(field).expected);
  }
  return best;
}

}  // namespace aude::players
