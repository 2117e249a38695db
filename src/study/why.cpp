// SPDX-License-Identifier: MIT
#include "study/why.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "rules/scoring.h"

namespace aude::study {
namespace {

using Claimed = players::Evaluator::Claimed;

constexpr std::array<std::string_view, kWhys> kWords{"scores",   "finishes",  "blocks", "takes",
                                                     "promises", "followers", "threat", "sets",
                                                     "later",    "rest"};

constexpr float kMinReason = 0.3F;   // points; smaller reasons are part of the rest
constexpr float kMinChance = 0.03F;  // a smaller change of a probability is not the reason

int unseen(const State& state) {
  int count = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) count += state.board().bag[k];
  return count;
}

void add(Points& sum, const Points& more) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}

// What a plan leads to for one feature, or for several that one of the plans joins.
struct FeatureOutcome {
  Points scored{};               // at once
  Points expected{};             // at once or later
  std::vector<SeatMask> owners;  // of each claimed feature that is not scored yet, sorted
  float finish = 0;
  int fitting = -1;       // unseen tiles that fit its only open cell
  Points threatened{};    // what possible merges cost the seat to act, and give to others
  int threat = 0;         // unseen tiles that would do so
  bool is_there = false;  // the seats have, score or expect something here
  Terrain terrain{};
  Spot spot;
};

// Features are compared between the two results by groups: those of the position before that are one
// feature after either plan. Features of the new tile alone are further groups, one for each terrain.
class Groups {
 public:
  Groups(const Board& before, const Board& one, const Board& other)
      : old_(before.head->segment_count), parent_(static_cast<std::size_t>(old_)) {
    std::iota(parent_.begin(), parent_.end(), 0);
    for (int s = 0; s < old_; ++s) {
      for (const Board* board : {&one, &other}) {
        const int first = index(first_segment(*board, board->feature(static_cast<SegmentId>(s))));
        if (first < s) join(s, first);
      }
    }
    touched_.resize(count());
    for (const Board* board : {&one, &other}) touch(*board);
  }
  std::size_t count() const { return parent_.size() + kTerrains; }
  // By the first segment of a feature.
  std::size_t of(SegmentId first, Terrain terrain) const {
    const bool is_old = index(first) < old_;
    return is_old ? static_cast<std::size_t>(root(index(first)))
                  : parent_.size() + static_cast<std::size_t>(terrain);
  }
  // Whether the last tile belongs to it, after either plan.
  bool is_touched(std::size_t group) const { return touched_[group]; }

 private:
  void touch(const Board& board) {
    const PlacedTile& tile = board.last_tile();
    for (int s = index(tile.first); s < board.head->segment_count; ++s) {
      const auto segment_id = static_cast<SegmentId>(s);
      touched_[of(first_segment(board, segment_id), board.info(segment_id).terrain)] = true;
    }
  }
  int root(int s) const {
    while (parent_[static_cast<std::size_t>(s)] != s) s = parent_[static_cast<std::size_t>(s)];
    return s;
  }
  void join(int a, int b) { parent_[static_cast<std::size_t>(root(a))] = root(b); }

  int old_;
  std::vector<int> parent_;
  std::vector<bool> touched_;
};

// A plan, carried out.
struct Played {
  State after;
  Events events;
  const Breakdown& breakdown;

  Played(const State& state, const Explained& plan) : after(state), breakdown(plan.breakdown) {
    for (const Action& action : plan.actions) after.apply(action, &events);
  }
};

// The result of a plan.
struct Outcome {
  std::vector<FeatureOutcome> features;  // by group
  Points later{};                        // features that come later, and followers for them
  Points sets{};
  Points named{};  // by seat: the score before, and the sum of all of these
};

class OutcomeReader {
 public:
  OutcomeReader(Rollouts& rollouts, const State& before, const Played& played, const Groups& groups)
      : evaluator_(rollouts.chooser().evaluator()),
        before_(before),
        played_(played),
        board_(played.after.board()),
        groups_(groups),
        mover_(before.actor()) {
    out_.features.resize(groups.count());
  }

  Outcome read() {
    read_scores();
    if (!played_.after.is_over()) {
      evaluator_.points(played_.after);
      claims_ = evaluator_.claimed();
      for (const Claimed& claim : claims_) read_claim(claim);
      for (const auto& term : evaluator_.merge_terms()) read_merge(term);
    }
    for (const Breakdown::Share& share : played_.breakdown.shares()) read_share(share);
    for (const FeatureOutcome& each : out_.features) add(out_.named, each.expected);
    add(out_.named, out_.later);
    add(out_.named, out_.sets);
    for (int i = 0; i < before_.game().players(); ++i)
      out_.named[static_cast<std::size_t>(i)] +=
          static_cast<float>(before_.score(static_cast<Seat>(i)));
    return std::move(out_);
  }

 private:
  FeatureOutcome& feature(SegmentId segment_id, Terrain terrain) {
    const SegmentId first = first_segment(board_, segment_id);
    FeatureOutcome& out = out_.features[groups_.of(first, terrain)];
    if (!out.is_there) out.spot = board_.spot(segment_id);
    out.is_there = true;
    out.terrain = terrain;
    return out;
  }

  // Points scored by the plan: those of features, and all others, which belong to the sets.
  void read_scores() {
    for (int i = 0; i < before_.game().players(); ++i) {
      const auto seat = static_cast<Seat>(i);
      out_.sets[static_cast<std::size_t>(i)] =
          static_cast<float>(played_.after.score(seat) - before_.score(seat));
    }
    for (const ScoredFeature& scored : scored_features(board_, played_.events)) {
      FeatureOutcome& out = feature(scored.feature, scored.terrain);
      add(out.scored, scored.points);
      add(out.expected, scored.points);
      for (std::size_t i = 0; i < out_.sets.size(); ++i) out_.sets[i] -= scored.points[i];
    }
  }

  void read_share(const Breakdown::Share& share) {
    if (share.source == Breakdown::kLater) {
      add(out_.later, share.points);
    } else if (share.source == Breakdown::kSets) {
      add(out_.sets, share.points);
    } else {
      const auto segment_id = static_cast<SegmentId>(share.source);
      add(feature(segment_id, board_.info(segment_id).terrain).expected, share.points);
    }
  }

  void read_claim(const Claimed& claim) {
    FeatureOutcome& out = feature(claim.feature, claim.terrain);
    out.owners.insert(std::upper_bound(out.owners.begin(), out.owners.end(), claim.owners),
                      claim.owners);
    out.finish = std::max(out.finish, claim.finish);
    const players::Prospects& prospects = evaluator_.prospects();
    const bool line = claim.terrain == Terrain::City || claim.terrain == Terrain::Road;
    if (line && prospects.open_cells(claim.feature) == 1)
      out.fitting = tiles(prospects.extend_share(claim.feature));
  }

  // A merge that costs the seat to act something is a threat to its feature.
  void read_merge(const players::Evaluator::MergeTerm& term) {
    if (term.points[static_cast<std::size_t>(mover_)] >= 0) return;
    const Claimed* a = claim_at(term.pair.a);
    const bool is_mine = (a->owners & mask_of(mover_)) != 0;
    const Claimed* about = is_mine ? a : claim_at(term.pair.b);
    FeatureOutcome& out = feature(about->feature, about->terrain);
    add(out.threatened, term.points);
    out.threat = std::max(out.threat, tiles(term.pair.share));
  }

  const Claimed* claim_at(SegmentId feature) const {
    return &*std::find_if(claims_.begin(), claims_.end(),
                          [&](const Claimed& each) { return each.feature == feature; });
  }
  int tiles(float share) const {
    return static_cast<int>(std::lround(share * static_cast<float>(unseen(played_.after))));
  }

  players::Evaluator& evaluator_;
  const State& before_;
  const Played& played_;
  const Board& board_;
  const Groups& groups_;
  Seat mover_;
  std::vector<Claimed> claims_;
  Outcome out_;
};

// How much a point of each seat counts in the difference of the margins: 1 for the seat to act; for an
// opponent minus the share of the way from one result to the other on which it is the best opponent.
Points weights_of(const Points& from, const Points& to, Seat mover, int players) {
  const auto count = static_cast<std::size_t>(players);
  const auto own = static_cast<std::size_t>(mover);
  Points weights{};
  weights[own] = 1.0F;
  for (std::size_t i = 0; i < count; ++i) {
    if (i == own) continue;
    // The part of the way on which i is ahead of every other opponent j.
    float first = 0;
    float last = 1;
    for (std::size_t j = 0; j < count; ++j) {
      if (j == own || j == i) continue;
      const float lead = from[i] - from[j];
      const float growth = (to[i] - to[j]) - lead;
      if (growth > 0) {
        first = std::max(first, -lead / growth);
      } else if (growth < 0) {
        last = std::min(last, -lead / growth);
      } else if (lead < 0 || (lead == 0 && j < i)) {
        last = first;  // never, or always equal: the first of them counts
      }
    }
    weights[i] = -std::max(0.0F, last - first);
  }
  return weights;
}

class Comparison {
 public:
  Comparison(const State& state, const Played& better, const Played& worse, const Groups& groups,
             const Outcome& with, const Outcome& without)
      : better_(better),
        worse_(worse),
        groups_(groups),
        with_(with),
        without_(without),
        mover_(state.actor()),
        players_(state.game().players()),
        weights_(weights_of(without.named, with.named, mover_, players_)) {}

  std::vector<Reason> reasons(float difference) {
    for (std::size_t i = 0; i < with_.features.size(); ++i) {
      if (!is_for_later(i)) add_feature(with_.features[i], without_.features[i]);
    }
    add_later();
    add_sets();
    std::stable_sort(out_.begin(), out_.end(),
                     [](const Reason& a, const Reason& b) { return a.points > b.points; });
    Reason rest;
    rest.why = Why::Rest;
    rest.seat = mover_;
    rest.points = difference;
    for (const Reason& each : out_) rest.points -= each.points;
    out_.push_back(rest);
    return std::move(out_);
  }

 private:
  // The share of the difference, and the seat whose points make most of it.
  Reason compared(const Points& with, const Points& without) const {
    Points shares{};
    Reason reason;
    for (std::size_t i = 0; i < shares.size(); ++i) {
      shares[i] = weights_[i] * (with[i] - without[i]);
      reason.points += shares[i];
    }
    const float sign = reason.points < 0 ? -1.0F : 1.0F;
    reason.seat = mover_;
    for (int i = 0; i < players_; ++i) {
      const auto s = static_cast<std::size_t>(i);
      if (sign * shares[s] > sign * shares[static_cast<std::size_t>(reason.seat)])
        reason.seat = static_cast<Seat>(i);
    }
    // Means that were made larger because differences grow may be a little below 0.
    const auto seat = static_cast<std::size_t>(reason.seat);
    reason.with = std::max(0.0F, with[seat]);
    reason.without = std::max(0.0F, without[seat]);
    return reason;
  }

  void add_feature(const FeatureOutcome& with, const FeatureOutcome& without) {
    if (!with.is_there && !without.is_there) return;
    Reason reason = compared(with.expected, without.expected);
    if (reason.points == 0) return;
    explain(reason, with, without);
    const FeatureOutcome& at = with.is_there ? with : without;
    reason.on_feature = true;
    reason.terrain = at.terrain;
    reason.cell = at.spot.cell;
    reason.segment = at.spot.segment;
    out_.push_back(reason);
  }

  void explain(Reason& reason, const FeatureOutcome& with, const FeatureOutcome& without) const {
    reason.why = Why::Promises;
    if (explain_by_scores(reason, with, without)) return;
    if (with.owners != without.owners && (has_others(with) || has_others(without))) {
      reason.why = Why::Takes;
    } else if (!explain_by_threat(reason, with, without)) {
      explain_by_completion(reason, with, without);
    }
  }

  bool is_mine(const Reason& reason) const { return reason.seat == mover_; }

  // What is said must speak for the plan that the points speak for.
  bool explain_by_scores(Reason& reason, const FeatureOutcome& with,
                         const FeatureOutcome& without) const {
    const auto seat = static_cast<std::size_t>(reason.seat);
    const float more = with.scored[seat] - without.scored[seat];
    if (more == 0 || (reason.points > 0) != (is_mine(reason) == (more > 0))) return false;
    reason.why = Why::Scores;
    reason.with = with.scored[seat];
    reason.without = without.scored[seat];
    return true;
  }

  // By the terms of the evaluation, the threat must make most of the difference.
  bool explain_by_threat(Reason& reason, const FeatureOutcome& with,
                         const FeatureOutcome& without) const {
    const float share = compared(with.threatened, without.threatened).points;
    const bool is_said = with.threat != without.threat && (share > 0) == (with.threat < without.threat);
    if (!is_said || (reason.points > 0) != (share > 0)) return false;
    if (2 * std::abs(share) < std::abs(reason.points)) return false;
    reason.why = Why::Threat;
    reason.seat = mover_;
    reason.with = static_cast<float>(with.threat);
    reason.without = static_cast<float>(without.threat);
    return true;
  }

  void explain_by_completion(Reason& reason, const FeatureOutcome& with,
                             const FeatureOutcome& without) const {
    const float likelier = with.finish - without.finish;
    const bool mine = is_mine(reason);
    if (with.owners != without.owners || with.terrain == Terrain::Field ||
        std::abs(likelier) < kMinChance || (reason.points > 0) != (mine == (likelier > 0)))
      return;
    reason.why = mine || likelier > 0 ? Why::Finishes : Why::Blocks;
    reason.with = with.finish;
    reason.without = without.finish;
    reason.tiles_with = with.fitting;
    reason.tiles_without = without.fitting;
  }

  bool has_others(const FeatureOutcome& at) const {
    return std::any_of(at.owners.begin(), at.owners.end(),
                       [&](SeatMask owners) { return (owners & ~mask_of(mover_)) != 0; });
  }

  // A feature that the plans have nothing to do with, and nobody has claimed: who claims it later is a
  // matter of followers, as for features that come later.
  bool is_for_later(std::size_t group) const {
    const auto is_free = [&](const FeatureOutcome& at) {
      return at.owners.empty() && at.scored == Points{};
    };
    return !groups_.is_touched(group) && is_free(with_.features[group]) &&
           is_free(without_.features[group]);
  }

  void add_later() {
    Points with = with_.later;
    Points without = without_.later;
    for (std::size_t i = 0; i < with_.features.size(); ++i) {
      if (!is_for_later(i)) continue;
      add(with, with_.features[i].expected);
      add(without, without_.features[i].expected);
    }
    Reason reason = compared(with, without);
    if (reason.points == 0) return;
    reason.why = Why::Later;
    const int more = followers_in_supply(better_.after.board(), reason.seat);
    const int fewer = followers_in_supply(worse_.after.board(), reason.seat);
    // The number of followers must speak for the plan that the points speak for.
    if (more != fewer && (more > fewer) == ((reason.points > 0) == is_mine(reason))) {
      reason.why = Why::Followers;
      reason.with = static_cast<float>(more);
      reason.without = static_cast<float>(fewer);
    }
    out_.push_back(reason);
  }

  void add_sets() {
    Reason reason = compared(with_.sets, without_.sets);
    if (reason.points == 0) return;
    reason.why = Why::Sets;
    out_.push_back(reason);
  }

  const Played& better_;
  const Played& worse_;
  const Groups& groups_;
  const Outcome& with_;
  const Outcome& without_;
  Seat mover_;
  int players_;
  Points weights_;
  std::vector<Reason> out_;
};

// Whether the sentence names two different numbers. Means below 0 are shown as 0.
bool is_sayable(const Reason& reason) {
  if (reason.why != Why::Promises && reason.why != Why::Sets && reason.why != Why::Later) return true;
  return std::round(reason.with * 10) != std::round(reason.without * 10);
}

}  // namespace

std::string_view word(Why why) { return kWords[static_cast<std::size_t>(why)]; }

std::vector<Reason> all_reasons(Rollouts& rollouts, const State& state, const Explained& better,
                                const Explained& worse, float difference) {
  const Played with(state, better);
  const Played without(state, worse);
  const Groups groups(state.board(), with.after.board(), without.after.board());
  const Outcome by_better = OutcomeReader(rollouts, state, with, groups).read();
  const Outcome by_worse = OutcomeReader(rollouts, state, without, groups).read();
  return Comparison(state, with, without, groups, by_better, by_worse).reasons(difference);
}

std::vector<Reason> shown(const std::vector<Reason>& all) {
  constexpr std::size_t kMost = 3;
  std::vector<Reason> out;
  Reason rest = all.back();
  Reason against;
  for (const Reason& each : std::span(all).first(all.size() - 1)) {
    rest.points += each.points;
    if (!is_sayable(each)) continue;
    if (each.points >= kMinReason && out.size() < kMost) out.push_back(each);
    if (each.points < against.points) against = each;
  }
  if (against.points <= -kMinReason) out.push_back(against);
  for (const Reason& each : out) rest.points -= each.points;
  if (out.empty() || std::abs(rest.points) >= kMinReason) out.push_back(rest);
  return out;
}

}  // namespace aude::study
