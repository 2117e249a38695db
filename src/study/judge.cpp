#include "study/judge.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace aude::study {
namespace {

using players::TurnPlan;

constexpr int kRound = 4;  // courses between two looks at who is clearly worse
constexpr int kMostCourses = 4096;
constexpr double kUsualSpread = 4.0;  // of the difference between two plans over courses, in points
constexpr double kUsual = 4.0;        // so many courses it counts as, beside those met
constexpr float kClearly = 2.5F;      // standard errors

bool begins_with(const TurnPlan& plan, std::span<const Action> beginning) {
  const auto count = static_cast<std::size_t>(plan.count);
  return count >= beginning.size() &&
         std::equal(beginning.begin(), beginning.end(), plan.actions.begin());
}

// About what solving to the end would cost, if every turn offered as many plans as this one.
std::uint64_t cost_of_solving(const State& state, std::size_t plans) {
  constexpr int kFewTiles = 4;
  if (state.left() > kFewTiles) return std::numeric_limits<std::uint64_t>::max();
  int kinds = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) kinds += state.board().bag[k] != 0;
  std::uint64_t cost = plans;
  for (int turn = 0; turn < state.left(); ++turn)
    cost *= plans * static_cast<std::uint64_t>(
                        std::max(1, std::min(kinds, state.left() + state.hidden() - turn)));
  return cost;
}

// Of the tile's segments in one feature the first.
Action first_of_feature(const State& placed, Action deploy) {
  if (deploy.verb != Verb::Deploy) return deploy;
  const Board& board = placed.board();
  const PlacedTile& tile = board.last_tile();
  const Node feature = board.feature(board.node(tile, deploy.number));
  for (int s = 0; s < deploy.number; ++s) {
    if (board.feature(board.node(tile, s)) == feature) return Action::deploy(deploy.piece, s);
  }
  return deploy;
}

}  // namespace

struct Judge::Candidate {
  TurnPlan plan;
  State after;
  bool played = false;
  Worth opinion;               // of the evaluation alone
  float opinion_weight;        // in courses
  std::vector<Worth> courses;  // what it led to in each
  Worth solved;

  // The worth by the first courses and the evaluation's opinion.
  Worth worth(std::size_t count) const {
    Worth sum = opinion_weight * opinion;
    for (std::size_t i = 0; i < count; ++i) sum += courses[i];
    return 1.0F / (opinion_weight + static_cast<float>(count)) * sum;
  }
};

namespace {

struct Lead {
  float mean;
  float error;
};

// How much better one candidate is than another, over the courses that both have met.
template <typename Candidate>
Lead lead(const Candidate& one, const Candidate& other, Seat seat, int players) {
  const std::size_t count = std::min(one.courses.size(), other.courses.size());
  const auto difference = [&](const Worth& a, const Worth& b) {
    return static_cast<double>(margin(a, seat, players)) -
           static_cast<double>(margin(b, seat, players));
  };
  const auto opinion = static_cast<double>(one.opinion_weight);
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double each = difference(one.courses[i], other.courses[i]);
    sum += each;
    squares += each * each;
  }
  const auto courses = static_cast<double>(count);
  const double weight = opinion + courses;
  const double around_mean = count == 0 ? 0.0 : squares - sum * sum / courses;
  const double variance = (around_mean + kUsual * kUsualSpread * kUsualSpread) / (courses + kUsual);
  return {static_cast<float>((opinion * difference(one.opinion, other.opinion) + sum) / weight),
          static_cast<float>(std::sqrt(variance / weight))};
}

// The most that may be hoped for from a plan that is so far behind, whatever the errors are like: the
// mean of what exceeds zero, bounded by mean and variance alone.
float hope(const Lead& behind) {
  const float mean = std::max(0.0F, behind.mean);
  return (std::sqrt(mean * mean + behind.error * behind.error) - mean) / 2;
}

}  // namespace

Judge::Judge(const Game& game) : courses_(game), scratch_(game), players_(game.players()) {}

const Plan* Judgement::best_from(std::span<const Action> beginning) const {
  const auto found = std::find_if(plans.begin(), plans.end(),
                                  [&](const Plan& plan) { return begins_with(plan.turn, beginning); });
  return found == plans.end() ? nullptr : &*found;
}

std::vector<Action> Judge::as_planned(const State& state, std::span<const Action> actions) const {
  std::vector<Action> out(actions.begin(), actions.end());
  State placed = state;
  std::size_t at = 0;
  if (state.phase() == Phase::Place && !out.empty()) {
    const KindInfo& kind = state.game().kind(state.tile_in_hand());
    const auto alike = players::first_alike(kind, out[0].rotation);
    out[0].rotation = alike.rotation;
    if (out.size() > 1 && out[1].verb == Verb::Deploy) out[1].number = alike.partner[out[1].number];
    placed.apply(out[0]);
    at = 1;
  }
  if (at < out.size()) out[at] = first_of_feature(placed, out[at]);
  return out;
}

// All plans, the best by evaluation first. Deployments into one feature by several segments are one.
std::vector<TurnPlan> Judge::different_plans(const State& state) {
  std::vector<TurnPlan> plans;
  courses_.chooser().plans(state, courses_.budget(), plans);
  const bool places = state.phase() == Phase::Place;
  const std::size_t at = places ? 1 : 0;
  scratch_ = state;
  Action placed_by;
  std::erase_if(plans, [&](const TurnPlan& plan) {
    if (at >= static_cast<std::size_t>(plan.count) || plan.actions[at].verb != Verb::Deploy)
      return false;
    if (places && !(plan.actions[0] == placed_by)) {
      placed_by = plan.actions[0];
      scratch_ = state;
      scratch_.apply(placed_by);
    }
    return !(first_of_feature(scratch_, plan.actions[at]) == plan.actions[at]);
  });
  std::stable_sort(plans.begin(), plans.end(),
                   [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  return plans;
}

std::vector<Judge::Candidate> Judge::candidates(const State& state, const std::vector<TurnPlan>& plans,
                                                std::span<const Action> played, const Effort& effort,
                                                bool all) {
  // How many are wanted of the plans that begin as the game went on, by how many actions they share.
  std::array<int, 4> wanted{0, 2, 2, 1};
  std::vector<Candidate> chosen;
  std::size_t best = 0;
  bool found = false;  // of several plans that go on from an unfinished turn, one stands for it
  for (const TurnPlan& plan : plans) {
    bool take = all || (best < static_cast<std::size_t>(effort.candidates) &&
                        plan.value >= plans.front().value - effort.window);
    best += take;
    for (std::size_t share = 1; share <= played.size(); ++share) {
      if (!begins_with(plan, played.first(share))) break;
      if (wanted[share]-- > 0) take = true;
    }
    if (!take) continue;
    chosen.push_back({plan, state, false, {}, effort.opinion, {}, {}});
    Candidate& added = chosen.back();
    for (const Action& action : std::span(plan.actions).first(static_cast<std::size_t>(plan.count)))
      added.after.apply(action);
    added.played = !found && !played.empty() && begins_with(plan, played);
    found |= added.played;
    added.opinion = courses_.glance(added.after);
  }
  return chosen;
}

bool Judge::solve(std::vector<Candidate>& all, std::uint64_t nodes) {
  const std::uint64_t most = courses_.nodes() + nodes;
  for (Candidate& each : all) {
    const std::uint64_t spent = courses_.nodes();
    const auto solved = courses_.solve(each.after, most > spent ? most - spent : 0);
    if (!solved) return false;
    each.solved = *solved;
  }
  return true;
}

void Judge::compare(std::vector<Candidate>& all, const Effort& effort) {
  const std::uint64_t most = courses_.nodes() + effort.nodes;
  std::vector<Candidate*> alive;
  for (Candidate& each : all) alive.push_back(&each);
  for (std::uint32_t course = 0; course < kMostCourses && alive.size() > 1; ++course) {
    for (Candidate* each : alive)
      each->courses.push_back(courses_.play(each->after, Lots(course, effort.seed), effort.turns));
    if (courses_.nodes() >= most) return;
    const int met = static_cast<int>(course) + 1;
    if (met % kRound != 0) continue;
    const Candidate* best = alive.front();
    for (const Candidate* each : alive) {
      if (lead(*each, *best, seat_, players_).mean > 0) best = each;
    }
    const bool hopeless = std::any_of(alive.begin(), alive.end(), [&](const Candidate* each) {
      const Lead behind = lead(*best, *each, seat_, players_);
      return each != best && behind.mean + kClearly * behind.error < effort.lead;
    });
    if (hopeless) return;
    if (met < effort.fewest) continue;
    std::erase_if(alive, [&](const Candidate* each) {
      if (each == best) return false;
      const Lead behind = lead(*best, *each, seat_, players_);
      const bool is_clear = behind.mean - kClearly * behind.error >= effort.lead;
      if (!is_clear && hope(behind) > effort.doubt) return false;
      // What was played is looked at until its loss is known well.
      return !each->played || behind.error < std::max(0.4F, behind.mean / 6.0F);
    });
  }
}

Judgement Judge::judgement_of(const std::vector<Candidate>& all, bool exact) const {
  Judgement judgement;
  judgement.exact = exact;
  std::size_t most_courses = 0;
  for (const Candidate& each : all) most_courses = std::max(most_courses, each.courses.size());
  const Candidate* best = nullptr;
  for (const Candidate& each : all) {
    if (each.courses.size() < most_courses) continue;
    const bool better = best == nullptr || (exact ? margin(each.solved, seat_, players_) >
                                                        margin(best->solved, seat_, players_)
                                                  : lead(each, *best, seat_, players_).mean > 0);
    if (better) best = &each;
  }
  for (const Candidate& each : all) {
    Plan plan{each.plan, each.solved, 0, 0, static_cast<int>(each.courses.size()), each.played};
    if (exact) {
      plan.loss = margin(best->solved, seat_, players_) - margin(each.solved, seat_, players_);
    } else {
      // Compared on the courses that both have met, so that the luck of the others does not count.
      plan.worth = best->worth(most_courses);
      plan.worth += each.worth(each.courses.size());
      plan.worth += -1.0F * best->worth(each.courses.size());
      const Lead behind = lead(*best, each, seat_, players_);
      plan.loss = &each == best ? 0.0F : std::max(0.0F, behind.mean);
      plan.error = &each == best ? 0.0F : behind.error;
    }
    const auto place = std::find_if(judgement.plans.begin(), judgement.plans.end(),
                                    [&](const Plan& other) { return other.loss > plan.loss; });
    judgement.plans.insert(&each == best ? judgement.plans.begin() : place, plan);
  }
  return judgement;
}

Judgement Judge::judge(const State& state, std::span<const Action> played, const Effort& effort) {
  seat_ = state.actor();
  const std::vector<TurnPlan> plans = different_plans(state);
  const std::vector<Action> canonical = as_planned(state, played);
  const bool exact = cost_of_solving(state, plans.size()) <= effort.nodes;
  std::vector<Candidate> all = candidates(state, plans, canonical, effort, exact);
  const bool solved = exact && solve(all, effort.nodes * 4);
  if (!solved) compare(all, effort);
  Judgement judgement = judgement_of(all, solved);
  judgement.ways = static_cast<int>(plans.size());
  return judgement;
}

Luck Judge::luck(const State& before, const Action& outcome) {
  std::vector<Chance> chances;
  before.chances(chances);
  Luck luck;
  const auto total = static_cast<float>(before.chance_total());
  for (const Chance& chance : chances) {
    scratch_ = before;
    scratch_.apply(chance.action);
    const Worth worth = courses_.glance(scratch_);
    for (int i = 0; i < players_; ++i) {
      const float value = margin(worth, static_cast<Seat>(i), players_);
      float& sum = luck.margins[static_cast<std::size_t>(i)];
      sum -= static_cast<float>(chance.weight) / total * value;
      if (chance.action == outcome) sum += value;
    }
  }
  return luck;
}

}  // namespace aude::study
