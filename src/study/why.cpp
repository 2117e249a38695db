// SPDX-License-Identifier: MIT
#include "study/why.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <variant>

#include "rules/scoring.h"

namespace aude::study {
namespace {

using Claimed = players::Evaluator::Claimed;

constexpr std::array<std::string_view, kWhys> kWords{
    "scores", "finishes", "blocks", "takes", "promises", "followers", "threat", "sets", "rest"};

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
  bool is_there = false;  // the seats have or score something here
  Terrain terrain{};
  Spot spot;
};

// Features are compared between the two results by groups: those of the position before that are one
// feature after either plan. Features of the new tile alone are the last group.
class Groups {
 public:
  Groups(const Board& before, const Board& one, const Board& other)
      : old_(before.head->segment_count), parent_(static_cast<std::size_t>(old_)) {
    std::iota(parent_.begin(), parent_.end(), 0);
    for (int s = 0; s < old_; ++s) {
      for (const Board* board : {&one, &other}) {
        const SegmentId feature = board->feature(static_cast<SegmentId>(s));
        if (first_of(*board, feature) < s) join(s, first_of(*board, feature));
      }
    }
  }
  std::size_t count() const { return parent_.size() + 1; }
  std::size_t of(const Board& board, SegmentId feature) const {
    const int first = first_of(board, feature);
    return first < old_ ? static_cast<std::size_t>(root(first)) : parent_.size();
  }

 private:
  // The first of its segments; those of the new tile are the last.
  static int first_of(const Board& board, SegmentId feature) {
    int first = index(feature);
    board.each_member(feature, [&](SegmentId each) { first = std::min(first, index(each)); });
    return first;
  }
  int root(int s) const {
    while (parent_[static_cast<std::size_t>(s)] != s) s = parent_[static_cast<std::size_t>(s)];
    return s;
  }
  void join(int a, int b) { parent_[static_cast<std::size_t>(root(a))] = root(b); }

  int old_;
  std::vector<int> parent_;
};

// A plan, carried out.
struct Played {
  State after;
  Events events;

  Played(const State& state, std::span<const Action> plan) : after(state) {
    for (const Action& action : plan) after.apply(action, &events);
  }
};

// The result of a plan by the terms of the evaluation.
struct Outcome {
  std::vector<FeatureOutcome> features;  // by group
  Points sets{};
  Points followers{};
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
      out_.followers = evaluator_.follower_terms();
      add(out_.sets, evaluator_.set_terms());
    }
    for (const FeatureOutcome& each : out_.features) {
      add(out_.named, each.expected);
      add(out_.named, each.threatened);
    }
    add(out_.named, out_.sets);
    add(out_.named, out_.followers);
    for (int i = 0; i < before_.game().players(); ++i)
      out_.named[static_cast<std::size_t>(i)] +=
          static_cast<float>(before_.score(static_cast<Seat>(i)));
    return std::move(out_);
  }

 private:
  FeatureOutcome& feature(SegmentId segment_id, Terrain terrain) {
    FeatureOutcome& out = out_.features[groups_.of(board_, board_.feature(segment_id))];
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
    for (const Event& event : played_.events) {
      const auto* scored = std::get_if<ScoredEvent>(&event);
      if (scored == nullptr || scored->spots.empty()) continue;
      const Spot spot = scored->spots.front();
      const SegmentId segment_id = board_.segment_id(*board_.tile_at(spot.cell), spot.segment);
      const Terrain terrain = board_.info(segment_id).terrain;
      if (info_of(terrain).score != scored->what) continue;
      FeatureOutcome& out = feature(segment_id, terrain);
      for (std::size_t i = 0; i < out.scored.size(); ++i) {
        if ((scored->players >> i & 1) == 0) continue;
        const auto points = static_cast<float>(scored->points);
        out.scored[i] += points;
        out.expected[i] += points;
        out_.sets[i] -= points;
      }
    }
  }

  void read_claim(const Claimed& claim) {
    FeatureOutcome& out = feature(claim.feature, claim.terrain);
    out.owners.insert(std::upper_bound(out.owners.begin(), out.owners.end(), claim.owners),
                      claim.owners);
    out.finish = std::max(out.finish, claim.finish);
    const bool field = claim.terrain == Terrain::Field;
    const FieldPay pay = field ? field_pay(board_, claim.feature) : FieldPay{};
    for (std::size_t i = 0; i < out.expected.size(); ++i) {
      if ((claim.owners >> i & 1) == 0) continue;
      const bool favoured = (pay.favoured >> i & 1) != 0;
      const float factor =
          favoured ? static_cast<float>(pay.favoured_each) / static_cast<float>(pay.each) : 1.0F;
      out.expected[i] += factor * claim.points;
    }
    const players::Prospects& prospects = evaluator_.prospects();
    const bool line = claim.terrain == Terrain::City || claim.terrain == Terrain::Road;
    if (line && prospects.open_cells(claim.feature) == 1)
      out.fitting = tiles(prospects.extend_share(claim.feature));
  }

  // A merge that costs the seat to act something is a threat to its feature. Every other one belongs to
  // the feature that gets new owners.
  void read_merge(const players::Evaluator::MergeTerm& term) {
    const Claimed* a = claim_at(term.pair.a);
    const Claimed* b = claim_at(term.pair.b);
    const bool costs = term.points[static_cast<std::size_t>(mover_)] < 0;
    const auto is_mine = [&](const Claimed* claim) { return (claim->owners & mask_of(mover_)) != 0; };
    const Claimed* about = is_mine(a) == costs ? a : b;
    FeatureOutcome& out = feature(about->feature, about->terrain);
    add(costs ? out.threatened : out.expected, term.points);
    if (costs) out.threat = std::max(out.threat, tiles(term.pair.share));
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
  Comparison(const State& state, const Played& better, const Played& worse, const Outcome& with,
             const Outcome& without)
      : better_(better),
        worse_(worse),
        with_(with),
        without_(without),
        mover_(state.actor()),
        players_(state.game().players()),
        weights_(weights_of(without.named, with.named, mover_, players_)) {}

  std::vector<Reason> reasons(float difference) {
    for (std::size_t i = 0; i < with_.features.size(); ++i)
      add_feature(with_.features[i], without_.features[i]);
    add_followers();
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
    Reason reason;
    reason.seat = mover_;
    float most = 0;
    for (int k = 0; k < players_; ++k) {
      // The seat to act comes first, so that it is named where another one has as much.
      const int i = (index(mover_) + k) % players_;
      const auto s = static_cast<std::size_t>(i);
      const float share = weights_[s] * (with[s] - without[s]);
      reason.points += share;
      if (std::abs(share) > most) {
        most = std::abs(share);
        reason.seat = static_cast<Seat>(i);
      }
    }
    const auto seat = static_cast<std::size_t>(reason.seat);
    reason.with = with[seat];
    reason.without = without[seat];
    return reason;
  }

  void add_feature(const FeatureOutcome& with, const FeatureOutcome& without) {
    if (!with.is_there && !without.is_there) return;
    const FeatureOutcome& shown = with.is_there ? with : without;
    Points threat_with{};
    Points threat_without{};
    Reason threat = compared(with.threatened, without.threatened);
    // Fewer tiles that threaten the feature must be an advantage, or they are not the reason.
    const bool is_threat =
        with.threat != without.threat && (threat.points > 0) == (with.threat < without.threat);
    if (!is_threat) {
      threat_with = with.threatened;
      threat_without = without.threatened;
    }
    Points all_with = with.expected;
    Points all_without = without.expected;
    add(all_with, threat_with);
    add(all_without, threat_without);
    Reason reason = compared(all_with, all_without);
    explain(reason, with, without);
    put(reason, shown);
    if (!is_threat) return;
    threat.why = Why::Threat;
    threat.seat = mover_;
    threat.with = static_cast<float>(with.threat);
    threat.without = static_cast<float>(without.threat);
    put(threat, shown);
  }

  void explain(Reason& reason, const FeatureOutcome& with, const FeatureOutcome& without) const {
    const auto seat = static_cast<std::size_t>(reason.seat);
    const bool mine = reason.seat == mover_;
    const float likelier = with.finish - without.finish;
    if (with.scored[seat] != without.scored[seat]) {
      reason.why = Why::Scores;
      reason.with = with.scored[seat];
      reason.without = without.scored[seat];
    } else if (with.owners != without.owners && (has_others(with) || has_others(without))) {
      reason.why = Why::Takes;
    } else if (with.owners == without.owners && with.terrain != Terrain::Field &&
               std::abs(likelier) >= kMinChance && (reason.points > 0) == (mine == (likelier > 0))) {
      reason.why = mine || likelier > 0 ? Why::Finishes : Why::Blocks;
      reason.with = with.finish;
      reason.without = without.finish;
      reason.tiles_with = with.fitting;
      reason.tiles_without = without.fitting;
    } else {
      reason.why = Why::Promises;
    }
  }

  bool has_others(const FeatureOutcome& at) const {
    return std::any_of(at.owners.begin(), at.owners.end(),
                       [&](SeatMask owners) { return (owners & ~mask_of(mover_)) != 0; });
  }

  void put(Reason& reason, const FeatureOutcome& at) {
    if (reason.points == 0) return;
    reason.on_feature = true;
    reason.terrain = at.terrain;
    reason.cell = at.spot.cell;
    reason.segment = at.spot.segment;
    out_.push_back(reason);
  }

  void add_followers() {
    Reason reason = compared(with_.followers, without_.followers);
    if (reason.points == 0) return;
    reason.why = Why::Followers;
    reason.with = static_cast<float>(followers_in_supply(better_.after.board(), reason.seat));
    reason.without = static_cast<float>(followers_in_supply(worse_.after.board(), reason.seat));
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
  const Outcome& with_;
  const Outcome& without_;
  Seat mover_;
  int players_;
  Points weights_;
  std::vector<Reason> out_;
};

// Followers whose number is the same, or whose number speaks against the points, cannot be explained in
// a sentence: their value changed because others will return sooner or later.
bool can_be_said(const Reason& reason, Seat mover) {
  if (reason.why != Why::Followers) return true;
  const bool more = reason.with > reason.without;
  return reason.with != reason.without && more == ((reason.points > 0) == (reason.seat == mover));
}

}  // namespace

std::string_view word(Why why) { return kWords[static_cast<std::size_t>(why)]; }

std::vector<Reason> all_reasons(Rollouts& rollouts, const State& state, std::span<const Action> better,
                                std::span<const Action> worse, float difference) {
  const Played with(state, better);
  const Played without(state, worse);
  const Groups groups(state.board(), with.after.board(), without.after.board());
  const Outcome by_better = OutcomeReader(rollouts, state, with, groups).read();
  const Outcome by_worse = OutcomeReader(rollouts, state, without, groups).read();
  return Comparison(state, with, without, by_better, by_worse).reasons(difference);
}

std::vector<Reason> shown(const std::vector<Reason>& all) {
  constexpr std::size_t kMost = 3;
  std::vector<Reason> out;
  Reason rest = all.back();
  Reason against;
  for (const Reason& each : std::span(all).first(all.size() - 1)) {
    rest.points += each.points;
    if (!can_be_said(each, rest.seat)) continue;
    if (each.points >= kMinReason && out.size() < kMost) out.push_back(each);
    if (each.points < against.points) against = each;
  }
  if (against.points <= -kMinReason) out.push_back(against);
  for (const Reason& each : out) rest.points -= each.points;
  if (out.empty() || std::abs(rest.points) >= kMinReason) out.push_back(rest);
  return out;
}

}  // namespace aude::study
