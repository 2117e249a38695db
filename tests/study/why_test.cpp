// SPDX-License-Identifier: MIT
// Reasons add up to the difference, and go away when their cause is taken from the position.
#include "study/why.h"

#include <array>
#include <cmath>

#include "games.h"
#include "study/decision_evaluator.h"

namespace aude::study {
namespace {

// The evaluation that the named reasons take apart: no learned correction, nothing for free features.
players::Weights named_terms() {
  players::Weights weights = players::handcrafted({});
  weights.opportunity = 0;
  return weights;
}

std::vector<Action> random_plan(State state, players::Random& random) {
  std::vector<Action> plan;
  ActionList scratch;
  const bool one_action = is_alone(state.phase());
  do {
    plan.push_back(players::random_action(state, random, scratch));
    state.apply(plan.back());
  } while (!one_action && !state.is_chance() && !state.is_over());
  return plan;
}

State after(State state, std::span<const Action> plan) {
  for (const Action& each : plan) state.apply(each);
  return state;
}

// What the sentence says is an advantage for the better plan if and only if its points are positive.
void expect_consistent(const Reason& reason, const State& state) {
  const bool mine = reason.seat == state.actor();
  const bool more = reason.with > reason.without;
  EXPECT_TRUE(reason.points != 0 || reason.why == Why::Rest);
  switch (reason.why) {
    case Why::Finishes:
      EXPECT_EQ(reason.points > 0, more == mine);
      EXPECT_GE(std::abs(reason.with - reason.without), 0.03F);
      EXPECT_NE(reason.terrain, Terrain::Field);
      break;
    case Why::Blocks:
      EXPECT_TRUE(!mine && !more && reason.points > 0);
      break;
    case Why::Threat:
      EXPECT_TRUE(mine);
      EXPECT_EQ(reason.points > 0, !more);
      EXPECT_NE(reason.with, reason.without);
      break;
    case Why::Scores:
    case Why::Followers:
      EXPECT_NE(reason.with, reason.without);
      EXPECT_EQ(reason.points > 0, more == mine);
      break;
    case Why::Promises:
    case Why::Takes:
      EXPECT_TRUE(reason.on_feature);
      break;
    default:
      EXPECT_FALSE(reason.on_feature);
  }
}

bool is_quiet(const State& state) { return state.phase() == Phase::Draw || state.is_over(); }

// The terms of the evaluation directly after the plan, as a rollout of no turns. It must end its turn
// part.
Breakdown terms_after(Rollouts& rollouts, const State& state, std::span<const Action> plan) {
  return rollouts.play(after(state, plan), RandomDraws(0, 1), 0).breakdown;
}

std::vector<Reason> reasons_by_terms(Rollouts& rollouts, const State& state,
                                     std::span<const Action> better, std::span<const Action> worse,
                                     float difference) {
  const Breakdown with = terms_after(rollouts, state, better);
  const Breakdown without = terms_after(rollouts, state, worse);
  return all_reasons(rollouts, state, {better, with}, {worse, without}, difference);
}

using Seen = std::array<int, kWhys>;

// The reasons of the terms explain the difference of these terms, for any number of players; with the
// rest they explain any difference.
void expect_reasons_add_up(Rollouts& rollouts, players::Evaluator& named, const State& state,
                           std::span<const Action> better, std::span<const Action> worse, Seen& seen) {
  constexpr float kDifference = 7.25F;
  const int players = state.game().players();
  const auto reasons = reasons_by_terms(rollouts, state, better, worse, kDifference);
  ASSERT_EQ(reasons.back().why, Why::Rest);
  double sum = 0;
  for (const Reason& each : reasons) sum += static_cast<double>(each.points);
  EXPECT_NEAR(sum, kDifference, 1e-3);
  const auto standing = [&](std::span<const Action> plan) {
    return players::margin(named.points(after(state, plan)), state.actor(), players);
  };
  EXPECT_NEAR(sum - static_cast<double>(reasons.back().points), standing(better) - standing(worse),
              2e-3)
      << players << " players, " << state.left() << " tiles left";
  for (const Reason& each : reasons) {
    ++seen[static_cast<std::size_t>(each.why)];
    expect_consistent(each, state);
  }
}

TEST(Why, reasons_add_up_in_random_positions_of_all_sets) {
  int positions = 0;
  Seen seen{};
  for (const int players : {2, 3, 4, 5}) {
    for (const SetGroup sets : {kAllSets, SetGroup{SetId::Base, Abbot::kId}, SetGroup{SetId::Base}}) {
      const auto game = make_game(sets, players);
      Rollouts rollouts(*game);
      players::Evaluator named(*game, named_terms());
      ActionList scratch;
      players::Random random(static_cast<std::uint64_t>(players));
      State state(*game);
      while (!state.is_over()) {
        if (!state.is_chance() && (random.below(3) == 0 || state.left() == 0)) {
          const auto better = random_plan(state, random);
          const auto worse = random_plan(state, random);
          if (is_quiet(after(state, better)) && is_quiet(after(state, worse))) {
            ++positions;
            expect_reasons_add_up(rollouts, named, state, better, worse, seen);
          }
        }
        state.apply(players::random_action(state, random, scratch));
      }
    }
  }
  EXPECT_GT(positions, 400);
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_GT(seen[i], 0) << word(static_cast<Why>(i));
}

std::vector<Action> plan_of(const State& state, const std::vector<std::string>& texts) {
  State at = state;
  std::vector<Action> out;
  for (const std::string& text : texts) {
    out.push_back(action(at, text));
    at.apply(out.back());
  }
  return out;
}

struct Compared {
  std::vector<Reason> reasons;
  float named = 0;  // the difference of all terms but the rest

  const Reason* find(Why why) const {
    const auto found = std::find_if(reasons.begin(), reasons.end(),
                                    [&](const Reason& each) { return each.why == why; });
    return found == reasons.end() ? nullptr : &*found;
  }
};

Compared compare(const State& state, const std::vector<std::string>& better,
                 const std::vector<std::string>& worse) {
  Rollouts rollouts(state.game());
  Compared out;
  out.reasons = reasons_by_terms(rollouts, state, plan_of(state, better), plan_of(state, worse), 0);
  out.named = -out.reasons.back().points;
  return out;
}

// What the only claimed feature promises its owner.
float promise(const State& state, const std::vector<std::string>& plan) {
  players::Evaluator evaluator(state.game(), named_terms());
  const State end = after(state, plan_of(state, plan));  // the evaluator keeps a reference to its board
  evaluator.points(end);
  EXPECT_EQ(evaluator.claimed().size(), 1U);
  return evaluator.claimed()[0].points;
}

const std::vector<std::string> kRest{"V", "E", "E", "V", "U", "U", "E", "R"};

// A city of P0 is open to the east, at 1,1. The same without the knight.
State own_city(const Game& game, bool knight) {
  State state(game);
  play(state, {"draw E", "place 0,1 r1", knight ? "follower 0" : "pass", "draw V", "place 0,2 r0",
               "pass", "draw E"});
  return state;
}

// Completing the own city scores 4 points, of which a part was to be expected anyway.
TEST(Why, points_scored_count_less_what_the_feature_promised) {
  const auto game = make_game({SetId::Base}, 2, kRest);
  const std::vector<std::string> completes{"place 1,1 r3", "pass"};
  const std::vector<std::string> elsewhere{"place 0,-1 r2", "pass"};
  const State state = own_city(*game, true);
  const Compared compared = compare(state, completes, elsewhere);
  const Reason* scores = compared.find(Why::Scores);
  ASSERT_NE(scores, nullptr);
  EXPECT_EQ(scores->seat, Seat{0});
  EXPECT_EQ(scores->with, 4.0F);
  EXPECT_EQ(scores->without, 0.0F);
  EXPECT_TRUE(scores->on_feature);
  EXPECT_EQ(scores->terrain, Terrain::City);
  const float promised = promise(state, elsewhere);
  EXPECT_GT(promised, 1.0F);
  EXPECT_NEAR(scores->points, 4.0F - promised, 1e-4);
  EXPECT_EQ(compared.find(Why::Promises), nullptr);  // that would count it twice
  // The knight comes home.
  const Reason* followers = compared.find(Why::Followers);
  ASSERT_NE(followers, nullptr);
  EXPECT_EQ(followers->with, 7.0F);
  EXPECT_EQ(followers->without, 6.0F);
  EXPECT_NEAR(scores->points + followers->points, compared.named, 1e-4);
  // Without the knight nothing of this is left.
  EXPECT_EQ(compare(own_city(*game, false), completes, elsewhere).named, 0.0F);
  // The other way round it is an argument against the plan.
  const Compared reversed = compare(state, elsewhere, completes);
  EXPECT_NEAR(reversed.find(Why::Scores)->points, promised - 4.0F, 1e-4);
}

// The same city belongs to P1: who completes it gives P1 what the city did not promise yet.
TEST(Why, the_gain_may_be_what_an_opponent_does_not_get) {
  const auto game = make_game({SetId::Base}, 2, kRest);
  const auto position = [&](const char* knight) {
    State state(*game);
    play(state, {"draw V", "place -1,0 r2", "pass", "draw E", "place 0,1 r1", knight, "draw E"});
    return state;
  };
  const std::vector<std::string> elsewhere{"place 0,-1 r2", "pass"};
  const std::vector<std::string> completes{"place 1,1 r3", "pass"};
  const State state = position("follower 0");
  const Compared compared = compare(state, elsewhere, completes);
  const Reason* scores = compared.find(Why::Scores);
  ASSERT_NE(scores, nullptr);
  EXPECT_EQ(scores->seat, Seat{1});
  EXPECT_EQ(scores->with, 0.0F);
  EXPECT_EQ(scores->without, 4.0F);
  EXPECT_NEAR(scores->points, 4.0F - promise(state, elsewhere), 1e-4);
  EXPECT_EQ(compare(position("pass"), elsewhere, completes).named, 0.0F);
}

// P1 has the road to the west of the start tile, P0 the one below. A curve between them makes both
// roads one, which both own.
TEST(Why, a_road_that_gets_new_owners_is_one_reason) {
  const auto game = make_game({SetId::Base}, 2, {"V", "U", "V", "V", "V", "V", "U"});
  const auto position = [&](const char* thief) {
    State state(*game);
    play(state, {"draw U", "place 0,1 r0", "follower 0", "draw V", "place -1,0 r3", thief, "draw V"});
    return state;
  };
  const std::vector<std::string> joins{"place -1,1 r2", "pass"};
  const std::vector<std::string> elsewhere{"place 1,0 r0", "pass"};
  const State state = position("follower 0");
  const Compared compared = compare(state, joins, elsewhere);
  const Reason* takes = compared.find(Why::Takes);
  ASSERT_NE(takes, nullptr);
  EXPECT_EQ(takes->seat, Seat{0});
  EXPECT_EQ(takes->terrain, Terrain::Road);
  EXPECT_GT(takes->points, 0);
  EXPECT_GT(takes->with, takes->without);
  int roads = 0;
  for (const Reason& each : compared.reasons) roads += each.on_feature;
  EXPECT_EQ(roads, 1);  // not one for each of the two roads
  EXPECT_EQ(compare(position("pass"), joins, elsewhere).find(Why::Takes), nullptr);
}

TEST(Why, a_new_follower_promises_points_and_leaves_the_supply) {
  const auto game = make_game({SetId::Base}, 2, kRest);
  const State state = own_city(*game, false);
  const Compared compared = compare(state, {"place 1,1 r3", "follower 1"}, {"place 1,1 r3", "pass"});
  const Reason* promises = compared.find(Why::Promises);
  const Reason* followers = compared.find(Why::Followers);
  ASSERT_TRUE(promises != nullptr && followers != nullptr);
  EXPECT_EQ(promises->terrain, Terrain::Field);
  EXPECT_EQ(promises->without, 0.0F);
  EXPECT_NEAR(promises->points, promises->with, 1e-5);
  EXPECT_LT(followers->points, 0);
  EXPECT_EQ(followers->with, 6.0F);
  EXPECT_EQ(followers->without, 7.0F);
}

// The only tile that fits is taken away or not: the same city is finished more or less likely.
TEST(Why, a_city_that_is_harder_to_finish) {
  const auto game = make_game({SetId::Base}, 2, {"E", "V", "V", "V", "U", "E", "U", "E"});
  for (const int owner : {0, 1}) {
    State state(*game);
    if (owner == 1) play(state, {"draw U", "place -1,0 r0", "pass"});
    play(state, {"draw E", "place 0,1 r1", "follower 0"});
    if (owner == 0) play(state, {"draw U", "place -1,0 r0", "pass"});
    play(state, {"draw V"});
    ASSERT_EQ(index(state.actor()), 0);
    // East of the open side lies a road, so that the tile between needs a city and a road.
    const Compared compared =
        compare(state, {"place 1,0 r1", "pass"}, {"place 1,0 r0", "pass"});  // road to the north, south
    const Reason* finishes = compared.find(Why::Finishes);
    ASSERT_TRUE(owner == 1 || finishes != nullptr);
    if (owner == 0) {
      EXPECT_EQ(finishes->seat, Seat{0});
      EXPECT_GT(finishes->points, 0);
      EXPECT_GT(finishes->with, finishes->without);
      EXPECT_EQ(finishes->tiles_with, 2);
      EXPECT_EQ(finishes->tiles_without, 0);
    } else {
      ASSERT_NE(finishes, nullptr);
      EXPECT_EQ(finishes->seat, Seat{1});  // what helps P1 is against the plan
      EXPECT_LT(finishes->points, 0);
      const Compared reversed = compare(state, {"place 1,0 r0", "pass"}, {"place 1,0 r1", "pass"});
      const Reason* blocks = reversed.find(Why::Blocks);
      ASSERT_NE(blocks, nullptr);
      EXPECT_EQ(blocks->seat, Seat{1});
      EXPECT_GT(blocks->points, 0);
      EXPECT_LT(blocks->with, blocks->without);
    }
  }
}

// With the last tile everything is scored at once, and nothing is left for the rest.
TEST(Why, at_the_end_of_the_game_reasons_are_points) {
  const auto game = make_game({SetId::Base}, 2, {"E"});
  State state(*game);
  play(state, {"draw E"});
  const Compared compared =
      compare(state, {"place 0,-1 r2", "follower 0"}, {"place 0,-1 r2", "follower 1"});
  ASSERT_EQ(compared.reasons.size(), 3U);
  EXPECT_EQ(compared.reasons[0].why, Why::Scores);
  EXPECT_EQ(compared.reasons[0].terrain, Terrain::City);
  EXPECT_EQ(compared.reasons[0].points, 4.0F);
  EXPECT_EQ(compared.reasons[1].why, Why::Scores);
  EXPECT_EQ(compared.reasons[1].terrain, Terrain::Field);
  EXPECT_EQ(compared.reasons[1].points, -3.0F);
  EXPECT_EQ(compared.named, 1.0F);
}

Reason reason_of(Why why, float points) {
  Reason reason;
  reason.why = why;
  reason.points = points;
  reason.with = 1;
  return reason;
}

std::vector<float> points_shown(const std::vector<Reason>& all) {
  std::vector<float> out;
  for (const Reason& each : shown(all)) out.push_back(each.points);
  return out;
}

// "0.0 points instead of 0.0" would explain nothing: such a reason belongs to the rest.
TEST(Why, a_reason_that_names_the_same_number_twice_is_not_shown) {
  Reason same = reason_of(Why::Promises, -1.3F);
  same.with = 0.04F;
  const auto out = shown({reason_of(Why::Scores, 4), same, reason_of(Why::Rest, 0)});
  ASSERT_EQ(out.size(), 2U);
  EXPECT_EQ(out[1].why, Why::Rest);
  EXPECT_FLOAT_EQ(out[1].points, -1.3F);
}

TEST(Why, three_reasons_and_the_strongest_against_are_shown_and_add_up) {
  const std::vector<Reason> all{reason_of(Why::Scores, 4),  reason_of(Why::Promises, 3),
                                reason_of(Why::Takes, 2),   reason_of(Why::Sets, 1),
                                reason_of(Why::Threat, -1), reason_of(Why::Promises, -2),
                                reason_of(Why::Rest, 0.25F)};
  // 4 + 3 + 2 - 2, and the rest: 0.25 + 1 - 1, which is too small to be shown.
  EXPECT_EQ(points_shown(all), (std::vector<float>{4, 3, 2, -2}));
  std::vector<Reason> more = all;
  more.back().points = 0.3F;
  EXPECT_EQ(shown(more).size(), 5U);
  EXPECT_EQ(shown(more).back().why, Why::Rest);
  EXPECT_NEAR(shown(more).back().points, 0.3F, 1e-5);
  more.back().points = -1.5F;
  EXPECT_NEAR(shown(more).back().points, -1.5F, 1e-5);
}

TEST(Why, small_reasons_are_part_of_the_rest) {
  EXPECT_EQ(points_shown({reason_of(Why::Scores, 0.3F), reason_of(Why::Rest, 0)}),
            (std::vector<float>{0.3F}));
  const auto rest = shown(
      {reason_of(Why::Scores, 0.29F), reason_of(Why::Threat, -0.29F), reason_of(Why::Rest, 0.1F)});
  ASSERT_EQ(rest.size(), 1U);  // never without a reason
  EXPECT_EQ(rest[0].why, Why::Rest);
  EXPECT_NEAR(rest[0].points, 0.1F, 1e-6);
  EXPECT_EQ(
      points_shown({reason_of(Why::Scores, 2), reason_of(Why::Threat, -0.3F), reason_of(Why::Rest, 0)}),
      (std::vector<float>{2, -0.3F}));
}

// The only reason if the better plan brings these points to P0 and the other one nothing.
Reason only_reason(const State& state, const std::vector<std::string>& better,
                   const std::vector<std::string>& worse, Breakdown::Source source, float points) {
  Breakdown breakdown;
  breakdown.add(source, Seat{0}, points);
  const auto with = plan_of(state, better);
  const auto without = plan_of(state, worse);
  Rollouts rollouts(state.game());
  const auto reasons = all_reasons(rollouts, state, {with, breakdown}, {without, Breakdown{}}, points);
  EXPECT_EQ(reasons.size(), 2U);
  EXPECT_NEAR(reasons[0].points, points, 1e-5);
  EXPECT_NEAR(reasons.back().points, 0, 1e-5);
  return reasons[0];
}

// The city to the north of the start tile is free. Points for it are a matter of the plan if the plan
// lays the tile there, otherwise of what is claimed later.
TEST(Why, free_features_that_no_plan_changes_are_claimed_later) {
  const auto game = make_game({SetId::Base}, 2, kRest);
  State state(*game);
  play(state, {"draw E"});
  const Board& board = state.board();
  const auto city = index(board.segment_id(*board.tile_at({0, 0}), 0));
  const std::vector<std::string> south{"place 0,1 r2", "pass"};
  const std::vector<std::string> turned{"place 0,1 r1", "pass"};
  const Reason later = only_reason(state, south, turned, city, 2);
  EXPECT_EQ(later.why, Why::Later);
  EXPECT_FALSE(later.on_feature);
  EXPECT_EQ(later.with, 2.0F);
  const Reason changed = only_reason(state, {"place 0,-1 r2", "pass"}, south, city, 2);
  EXPECT_EQ(changed.why, Why::Promises);
  EXPECT_TRUE(changed.on_feature);
  EXPECT_EQ(changed.terrain, Terrain::City);
}

// "6 followers instead of 6" explains nothing, and fewer followers are no advantage.
TEST(Why, followers_are_named_only_if_their_number_is_the_reason) {
  const auto game = make_game({SetId::Base}, 2, kRest);
  State state(*game);
  play(state, {"draw E"});
  const std::vector<std::string> keeps{"place 0,1 r2", "pass"};
  const std::vector<std::string> deploys{"place 0,1 r2", "follower 0"};
  const Reason followers = only_reason(state, keeps, deploys, Breakdown::kLater, 2);
  EXPECT_EQ(followers.why, Why::Followers);
  EXPECT_EQ(followers.with, 7.0F);
  EXPECT_EQ(followers.without, 6.0F);
  EXPECT_EQ(only_reason(state, deploys, keeps, Breakdown::kLater, -2).why, Why::Followers);
  EXPECT_EQ(only_reason(state, deploys, keeps, Breakdown::kLater, 2).why, Why::Later);
  EXPECT_EQ(only_reason(state, keeps, keeps, Breakdown::kLater, 2).why, Why::Later);
}

// Two plans of an exact evaluation, and why the first is better.
struct Explanation {
  float difference = 0;
  std::vector<Reason> reasons;

  // The reason about the feature of this segment.
  const Reason* at(const State& state, Cell cell, int segment) const {
    const Board& board = state.board();
    const auto feature_at = [&](Cell tile, int number) {
      const PlacedTile* laid = board.tile_at(tile);
      return laid == nullptr ? kNoSegmentId : board.feature(board.segment_id(*laid, number));
    };
    const auto found = std::find_if(reasons.begin(), reasons.end(), [&](const Reason& each) {
      return each.on_feature && feature_at(each.cell, each.segment) == feature_at(cell, segment);
    });
    return found == reasons.end() ? nullptr : &*found;
  }
  float sum() const {
    float all = 0;
    for (const Reason& each : reasons) all += each.points;
    return all;
  }
};

Explanation explain(const State& state, const std::vector<std::string>& better,
                    const std::vector<std::string>& worse) {
  DecisionEvaluator evaluator(state.game());
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, {});
  EXPECT_TRUE(evaluation.exact);
  const auto plan = [&](const std::vector<std::string>& texts) {
    const Plan* found = evaluation.best_from(evaluator.as_planned(state, plan_of(state, texts)));
    EXPECT_NE(found, nullptr);
    return found == nullptr ? Plan{} : *found;
  };
  const Plan with = plan(better);
  const Plan without = plan(worse);
  return {without.error - with.error, evaluator.why(state, with, without)};
}

std::shared_ptr<const Game> game_without_farmers(const std::vector<std::string>& bag) {
  Setup setup;
  setup.players = {"P0", "P1"};
  setup.options.farmers = false;
  setup.bag.emplace();
  for (const std::string& id : bag) setup.bag->push_back({id, 0});
  return *Game::create(notation::catalogue(), std::move(setup));
}

// P0's city of three tiles with two pennants lies beside a city of P1. The last tile, which P1 draws,
// joins them unless P0 puts a city on the third side of the space between them. Then P1 gets 7 points
// for that city instead of 1, and P0 as many instead of 5.
TEST(Why, a_city_that_an_opponent_will_join) {
  const auto game = game_without_farmers({"Q", "D", "C", "U", "E", "N"});
  const auto position = [&](const char* knight) {
    State state(*game);
    play(state, {"draw Q", "place 0,-1 r2", "follower 0", "draw D", "place 1,0 r0", knight, "draw C",
                 "place -1,-1 r0", "pass", "draw U", "place 2,0 r0", "pass", "draw E"});
    return state;
  };
  const std::vector<std::string> closes{"place 2,-1 r3", "follower 0"};
  const std::vector<std::string> elsewhere{"place 2,1 r2", "follower 0"};
  const State state = position("follower 0");
  const Explanation explained = explain(state, closes, elsewhere);
  EXPECT_NEAR(explained.difference, 3, 1e-4);
  EXPECT_NEAR(explained.sum(), 3, 0.3);
  const Reason* theirs = explained.at(state, {1, 0}, 0);
  ASSERT_NE(theirs, nullptr);
  EXPECT_EQ(theirs, explained.reasons.data());  // the first one
  EXPECT_EQ(theirs->seat, Seat{1});
  EXPECT_NEAR(theirs->points, 6, 1e-3);
  const Reason* own = explained.at(state, {0, 0}, 0);  // the larger city speaks against it
  ASSERT_NE(own, nullptr);
  EXPECT_EQ(own->seat, Seat{0});
  EXPECT_NEAR(own->points, -2, 1e-3);
  // Without the knight of P1 there is nothing to prevent.
  const State without = position("pass");
  const Explanation nothing = explain(without, closes, elsewhere);
  EXPECT_NEAR(nothing.difference, 0, 1e-4);
  EXPECT_EQ(nothing.at(without, {1, 0}, 0), nullptr);
}

// The last tile would complete P1's city of two tiles: 4 points instead of 1. A road on the other side
// of the space prevents it. The tile then goes elsewhere, for a point.
TEST(Why, a_city_that_an_opponent_would_complete) {
  const auto game = game_without_farmers({"E", "E", "V", "E"});
  const auto position = [&](const char* city) {
    State state(*game);
    play(state, {"draw E", "place 0,-1 r2", "pass", "draw E", city, "follower 0", "draw V"});
    return state;
  };
  const std::vector<std::string> blocks{"place 1,0 r0", "pass"};
  const std::vector<std::string> does_not{"place 1,0 r1", "pass"};
  const State state = position("place 0,1 r1");
  const Explanation explained = explain(state, blocks, does_not);
  EXPECT_NEAR(explained.difference, 2, 1e-4);
  const Reason* city = explained.at(state, {0, 1}, 0);
  ASSERT_NE(city, nullptr);
  EXPECT_EQ(city, explained.reasons.data());
  EXPECT_EQ(city->why, Why::Blocks);
  EXPECT_EQ(city->seat, Seat{1});
  EXPECT_NEAR(city->points, 3, 1e-3);
  ASSERT_EQ(explained.reasons.size(), 2U);
  EXPECT_EQ(explained.reasons[1].why, Why::Later);
  EXPECT_EQ(explained.reasons[1].seat, Seat{1});
  EXPECT_NEAR(explained.reasons[1].points, -1, 1e-3);
  // A city that is open to another side is completed in any case.
  const State open = position("place 0,1 r2");
  const Explanation nothing = explain(open, blocks, does_not);
  EXPECT_NEAR(nothing.difference, 0, 1e-4);
  EXPECT_EQ(nothing.at(open, {0, 1}, 0), nullptr);
}

// The field beside the completed city is worth 3 points, and P1 cannot use the last tile.
TEST(Why, a_late_farmer) {
  const auto explained_with = [](const char* tile) {
    const auto game = make_game({SetId::Base}, 2, {tile, "U", "U", "C"});
    State state(*game);
    play(state, {"draw " + std::string(tile), "place 0,-1 r2", "pass", "draw U", "place 1,0 r0", "pass",
                 "draw U"});
    return explain(state, {"place 0,-2 r0", "follower 2"}, {"place 0,-2 r0", "pass"});
  };
  const Explanation explained = explained_with("E");
  EXPECT_NEAR(explained.difference, 3, 1e-4);
  ASSERT_EQ(explained.reasons.size(), 1U);
  EXPECT_EQ(explained.reasons[0].why, Why::Promises);
  EXPECT_EQ(explained.reasons[0].terrain, Terrain::Field);
  EXPECT_EQ(explained.reasons[0].seat, Seat{0});
  EXPECT_NEAR(explained.reasons[0].points, 3, 1e-3);
  EXPECT_NEAR(explained.reasons[0].with, 3, 1e-3);
  EXPECT_EQ(explained.reasons[0].without, 0);
  EXPECT_NEAR(explained_with("R").difference, 0, 1e-4);  // the same with a city that stays open
}

TEST(Why, every_reason_has_a_word) {
  const std::array<const char*, kWhys> words{"scores",    "finishes", "blocks", "takes", "promises",
                                             "followers", "threat",   "sets",   "later", "rest"};
  for (std::size_t i = 0; i < words.size(); ++i) EXPECT_EQ(word(static_cast<Why>(i)), words[i]);
}

}  // namespace
}  // namespace aude::study
