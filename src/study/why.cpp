#include "study/why.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "rules/scoring.h"

namespace aude::study {
namespace {

using Claimed = players::Evaluator::Claimed;

constexpr std::array<std::string_view, kWhys> kWords{"scores",   "finishes",  "blocks", "takes",
                                                     "promises", "followers", "threat"};

// The result of a plan, by the evaluation.
struct Outcome {
  State after;
  std::vector<Claimed> claims;
  std::vector<int> fitting;  // by claim: unseen tiles that fit its only open cell, or -1
  int threat = 0;            // unseen tiles by which opponents could join the seat's features
  const Claimed* threatened = nullptr;

  const Claimed* claim_at(SegmentId segment_id) const {
    if (after.is_over()) return nullptr;
    const SegmentId feature = after.board().feature(segment_id);
    const auto found = std::find_if(claims.begin(), claims.end(),
                                    [&](const Claimed& each) { return each.feature == feature; });
    return found == claims.end() ? nullptr : &*found;
  }
  int fits(const Claimed* claim) const {
    return claim == nullptr ? -1 : fitting[static_cast<std::size_t>(claim - claims.data())];
  }
};

int unseen(const State& state) {
  int count = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) count += state.board().bag[k];
  return count;
}

// Whether the seat would no longer be the only owner if the two features were joined.
bool would_lose(const Board& board, const Claimed& held, SegmentId other, Seat seat) {
  if (held.owners != mask_of(seat)) return false;
  const Claims together = board.claims_on(held.feature) + board.claims_on(other);
  for (int i = 0; i < board.game->players(); ++i) {
    const auto rival = static_cast<Seat>(i);
    if (rival != seat && claim(together, rival) >= claim(together, seat)) return true;
  }
  return false;
}

void see_threats(Outcome& outcome, const players::Prospects& prospects, Seat seat) {
  const Board& board = outcome.after.board();
  const auto tiles = static_cast<float>(unseen(outcome.after));
  const auto check = [&](const players::MergePair& pair) {
    for (const auto& [mine, other] : {std::pair(pair.a, pair.b), std::pair(pair.b, pair.a)}) {
      const Claimed* held = outcome.claim_at(mine);
      if (held == nullptr || !would_lose(board, *held, other, seat)) continue;
      const int count = static_cast<int>(std::lround(pair.share * tiles));
      if (count > outcome.threat) {
        outcome.threat = count;
        outcome.threatened = held;
      }
    }
  };
  for (const players::MergePair& pair : prospects.merge_pairs()) check(pair);
  for (const players::MergePair& pair : prospects.field_merge_pairs()) check(pair);
}

Outcome outcome_of(Rollouts& rollouts, const State& state, std::span<const Action> plan, Seat seat) {
  Outcome outcome{state, {}, {}, 0, nullptr};
  for (const Action& action : plan) outcome.after.apply(action);
  if (outcome.after.is_over()) return outcome;
  players::Evaluator& evaluator = rollouts.chooser().evaluator();
  evaluator.points(outcome.after);
  outcome.claims = evaluator.claimed();
  const players::Prospects& prospects = evaluator.prospects();
  const auto tiles = static_cast<float>(unseen(outcome.after));
  for (const Claimed& each : outcome.claims) {
    const bool way = each.terrain == Terrain::City || each.terrain == Terrain::Road;
    const bool one_end = way && prospects.open_cells(each.feature) == 1;
    outcome.fitting.push_back(
        one_end ? static_cast<int>(std::lround(prospects.extend_share(each.feature) * tiles)) : -1);
  }
  see_threats(outcome, prospects, seat);
  return outcome;
}

float promised(const Claimed* claim, Seat seat) {
  return claim != nullptr && (claim->owners & mask_of(seat)) != 0 ? claim->points : 0.0F;
}

void put_place(Reason& reason, const Board& board, SegmentId segment_id, Terrain terrain) {
  reason.on_feature = true;
  reason.terrain = terrain;
  reason.cell = board.tile(segment_id).cell;
  reason.segment = board.segment(segment_id);
}

// The reason for a feature that has followers in both positions, if any.
std::optional<Reason> compare_claims(const Outcome& with, const Outcome& without, SegmentId segment_id,
                                     Seat mover, int players) {
  const Claimed* a = with.claim_at(segment_id);
  const Claimed* b = without.claim_at(segment_id);
  if (a == nullptr || b == nullptr) return std::nullopt;
  Reason reason;
  float largest = 0;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const float change = promised(a, seat) - promised(b, seat);
    reason.points += seat == mover ? change : -change;
    if (std::abs(change) > largest) {
      largest = std::abs(change);
      reason.seat = seat;
    }
  }
  if (largest == 0) return std::nullopt;
  put_place(reason, with.after.board(), segment_id, a->terrain);
  const bool owned = (a->owners & mask_of(reason.seat)) != 0;
  const bool owned_before = (b->owners & mask_of(reason.seat)) != 0;
  if (owned != owned_before) {
    reason.why = Why::Takes;
    reason.with = promised(a, mover);
    reason.without = promised(b, mover);
  } else if (const float likelier =
                 reason.seat == mover ? a->finish - b->finish : b->finish - a->finish;
             a->terrain != Terrain::Field && likelier >= 0.03F) {
    reason.why = reason.seat == mover ? Why::Finishes : Why::Blocks;
    reason.with = a->finish;
    reason.without = b->finish;
    reason.tiles_with = with.fits(a);
    reason.tiles_without = without.fits(b);
  } else {
    reason.why = Why::Promises;
    reason.with = promised(a, reason.seat);
    reason.without = promised(b, reason.seat);
  }
  return reason;
}

// The expected points of a follower on the new tile.
void add_new_claim(const Outcome& with, const Outcome& without, const State& state, Seat mover,
                   std::vector<Reason>& out) {
  const auto newest = [&](const Outcome& outcome) -> const Claimed* {
    if (outcome.after.is_over()) return nullptr;
    const Board& board = outcome.after.board();
    for (const DeployedFollower& each : board.followers()) {
      if (each.seat == mover && index(each.segment_id) >= state.board().head->segment_count)
        return outcome.claim_at(each.segment_id);
    }
    return nullptr;
  };
  const Claimed* a = newest(with);
  const Claimed* b = newest(without);
  if (a == nullptr) return;
  Reason reason;
  reason.why = Why::Promises;
  reason.seat = mover;
  reason.with = promised(a, mover);
  reason.without = promised(b, mover);
  reason.points = reason.with - reason.without;
  put_place(reason, with.after.board(), a->feature, a->terrain);
  out.push_back(reason);
}

void add_claims(const Outcome& with, const Outcome& without, const State& state, Seat mover,
                std::vector<Reason>& out) {
  std::vector<SegmentId> seen;
  for (const DeployedFollower& each : state.board().followers()) {
    const Claimed* claim = with.claim_at(each.segment_id);
    if (claim == nullptr || std::find(seen.begin(), seen.end(), claim->feature) != seen.end()) continue;
    seen.push_back(claim->feature);
    if (const auto reason =
            compare_claims(with, without, each.segment_id, mover, state.game().players()))
      out.push_back(*reason);
  }
}

void add_scores(const Outcome& with, const Outcome& without, const State& state, Seat mover,
                std::vector<Reason>& out) {
  for (int i = 0; i < state.game().players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const int before = state.score(seat);
    Reason reason;
    reason.why = Why::Scores;
    reason.seat = seat;
    reason.with = static_cast<float>(with.after.score(seat) - before);
    reason.without = static_cast<float>(without.after.score(seat) - before);
    const float change = reason.with - reason.without;
    reason.points = seat == mover ? change : -change;
    if (change != 0) out.push_back(reason);
  }
}

}  // namespace

std::string_view word(Why why) { return kWords[static_cast<std::size_t>(why)]; }

std::vector<Reason> reasons(Rollouts& rollouts, const State& state, std::span<const Action> better,
                            std::span<const Action> worse) {
  constexpr float kMinReason = 0.3F;
  constexpr std::size_t kMost = 3;
  const Seat mover = state.actor();
  const Outcome with = outcome_of(rollouts, state, better, mover);
  const Outcome without = outcome_of(rollouts, state, worse, mover);
  std::vector<Reason> out;
  add_scores(with, without, state, mover, out);
  add_claims(with, without, state, mover, out);
  add_new_claim(with, without, state, mover, out);
  if (without.threat > with.threat && without.threatened != nullptr) {
    Reason reason;
    reason.why = Why::Threat;
    reason.seat = mover;
    reason.with = static_cast<float>(with.threat);
    reason.without = static_cast<float>(without.threat);
    reason.points = without.threatened->points * (reason.without - reason.with) /
                    static_cast<float>(std::max(1, unseen(without.after)));
    put_place(reason, without.after.board(), without.threatened->feature, without.threatened->terrain);
    out.push_back(reason);
  }
  const int home = followers_in_supply(with.after.board(), mover) -
                   followers_in_supply(without.after.board(), mover);
  if (home > 0 && !with.after.is_over()) {
    // The part of the difference that no other reason explains.
    float rest = margin(rollouts.glance(with.after), mover, state.game().players()) -
                 margin(rollouts.glance(without.after), mover, state.game().players());
    for (const Reason& each : out) rest -= each.points;
    Reason reason;
    reason.why = Why::Followers;
    reason.seat = mover;
    reason.points = std::max(rest, 1.0F);
    reason.with = static_cast<float>(followers_in_supply(with.after.board(), mover));
    reason.without = static_cast<float>(followers_in_supply(without.after.board(), mover));
    out.push_back(reason);
  }
  std::erase_if(out, [](const Reason& each) { return each.points < kMinReason; });
  std::stable_sort(out.begin(), out.end(),
                   [](const Reason& a, const Reason& b) { return a.points > b.points; });
  if (out.size() > kMost) out.resize(kMost);
  return out;
}

}  // namespace aude::study
