// SPDX-License-Identifier: MIT
// The guarantees of the library: a const board, moves, verdicts, equality.
#include <gtest/gtest.h>

#include <set>
#include <type_traits>

#include "rules/state.h"
#include "support/random_play.h"
#include "support/random_setup.h"

namespace aude::slow {
namespace {

// --- the board is const outside the rules
// ------------------------------------------------------

template <typename SomeState>
concept writes_scores = requires(SomeState& state) { state.board().head->score[0] = 99; };
template <typename SomeState>
concept writes_segments = requires(SomeState& state) { state.board().at(SegmentId{0}).size = 99; };
template <typename SomeState>
concept writes_bag = requires(SomeState& state) { state.board().bag[0] = 99; };
template <typename SomeState>
concept lays_tiles = requires(SomeState& state) { state.board().lay(Kind{0}, Cell{}, Rotation::r0); };
template <typename SomeState>
concept reads_scores = requires(SomeState& state) { state.board().head->score[0] == 99; };
static_assert(reads_scores<State>);
static_assert(!writes_scores<State> && !writes_segments<State> && !writes_bag<State>);
static_assert(!lays_tiles<State>);
// A copy would not be const.
static_assert(!std::is_copy_constructible_v<aude::Board> &&
              !std::is_copy_constructible_v<Part<Header>>);

// --- moves
// ---------------------------------------------------------------------------------------------

TEST(Library, a_state_that_was_moved_from_can_be_assigned_to) {
  const auto game = game_of(plain_setup({SetId::Base}, 2));
  State first(*game);
  first.apply(Action::draw(Kind{0}));
  State second(std::move(first));
  first = second;  // NOLINT(bugprone-use-after-move): that is the point
  EXPECT_TRUE(first == second);
  EXPECT_TRUE(first.is_identical(second));
  State third(*game);
  third = std::move(first);
  first = State(*game);
  EXPECT_EQ(first.phase(), Phase::Draw);
  EXPECT_EQ(third.phase(), Phase::Place);
}

// --- verdicts
// ------------------------------------------------------------------------------------------

TEST(Library, try_apply_returns_the_reason) {
  aude::Setup setup = plain_setup({SetId::Base, Hills::kId, Wheel::kId}, 2);
  setup.bag = {{{"V", 0}, {"V", 0}}};
  const auto game = game_of(setup);
  State state(*game);
  const auto why_not = [&](Action action) {
    const State before = state;
    const Verdict verdict = state.try_apply(action);
    EXPECT_FALSE(verdict);
    EXPECT_TRUE(state.is_identical(before));
    return verdict.why_not();
  };
  EXPECT_EQ(why_not(Action::draw(Kind{9})), Illegal::NoSuchTile);
  EXPECT_EQ(why_not(Action::pass()), Illegal::WrongPhase);
  EXPECT_TRUE(state.try_apply(Action::draw(Kind{0})));
  EXPECT_EQ(why_not(Action::place({0, 0}, Rotation::r0)), Illegal::CellTaken);
  EXPECT_EQ(why_not(Action::place({50, 50}, Rotation::r0)), Illegal::NotBesideATile);
  ActionList legal;
  state.legal_actions(legal);
  const Cell cell = legal[0].cell;
  for (Rotation rotation : kRotations) {
    const Action place = Action::place(cell, rotation);
    if (!legal.contains(place)) {
      EXPECT_EQ(why_not(place), Illegal::DoesNotFit);
    }
  }
  EXPECT_TRUE(state.try_apply(legal[0]));
  EXPECT_EQ(why_not(Action::deploy(Piece::Follower, 7)), Illegal::NoSuchSegment);
  EXPECT_EQ(why_not(Action::deploy(Inns::kLarge, 0)), Illegal::NoPieceLeft);
  EXPECT_EQ(why_not(Action::deploy(Hills::kShepherd, 0)), Illegal::NotThere)
      << "segment 0 of V is a road";
  EXPECT_EQ(why_not(Wheel::crown(Sector::Taxes, Inns::kLarge)), Wheel::kNoFreeCrown);
  EXPECT_EQ(why_not(Hills::token(1)), Illegal::WrongPhase);
  EXPECT_TRUE(state.try_apply(Action::pass()));
  EXPECT_TRUE(state.try_apply(Action::draw(Kind{0})));
  state.legal_actions(legal);
  EXPECT_TRUE(state.try_apply(legal[0]));
  EXPECT_TRUE(state.try_apply(Action::pass()));
  EXPECT_EQ(why_not(Action::pass()), Illegal::GameOver);
}

// The plague takes followers home before the tile in hand is laid; all else belongs to the turn part.
TEST(Library, only_the_answers_to_a_plague_are_decisions_by_themselves) {
  for (int phase = 0; phase <= index(Phase::Over); ++phase) {
    EXPECT_EQ(is_alone(static_cast<Phase>(phase)), static_cast<Phase>(phase) == Wheel::kRecallPhase)
        << phase;
  }
}

// --- bookkeeping
// -----------------------------------------------------------------------------------------

State in_the_middle(const Game& game, int actions) {
  Dice dice(7);
  ActionList legal;
  std::vector<Chance> outcomes;
  State state(game);
  for (int i = 0; i < actions; ++i) state.apply(random_choice(state, dice, legal, outcomes));
  return state;
}

template <typename Item>
Item& writable(const Item& item) {
  return const_cast<Item&>(item);
}

TEST(Library, is_consistent_notices_every_book_that_is_wrong) {
  const auto game = game_of(plain_setup(playable_set_groups().back(), 3));
  const State state = in_the_middle(*game, 90);
  ASSERT_TRUE(state.is_consistent());
  ASSERT_FALSE(state.board().followers().empty());
  const auto broken = [&](auto change) {
    const State wrong = state;
    change(wrong.board());
    return !wrong.is_consistent();
  };
  EXPECT_TRUE(broken([](const aude::Board& board) { ++writable(board.head->board_hash); }));
  EXPECT_TRUE(broken([](const aude::Board& board) { ++writable(board.head->left); }));
  EXPECT_TRUE(broken([](const aude::Board& board) { --writable(board.head->frontier_count); }));
  EXPECT_TRUE(broken([](const aude::Board& board) {
    auto& bits = writable(board.head->enclosed);
    bits.put(0, !bits.has(0));
  }));
  EXPECT_TRUE(broken([](const aude::Board& board) { ++writable(board.head->supply[0][0]); }));
  EXPECT_TRUE(broken([](const aude::Board& board) { writable(board.frontier_barred[0]) ^= 1; }));
  EXPECT_TRUE(broken([](const aude::Board& board) { ++writable(board.picks_before[1]); }));
  const SegmentId feature = state.board().feature(state.board().followers()[0].segment_id);
  EXPECT_TRUE(broken([&](const aude::Board& board) { ++writable(board.at(feature).open); }));
  EXPECT_TRUE(broken([&](const aude::Board& board) { ++writable(board.at(feature).size); }));
  EXPECT_TRUE(broken([&](const aude::Board& board) { ++writable(board.at(feature).extra); }));
  EXPECT_TRUE(broken([&](const aude::Board& board) { ++writable(board.at(feature).claims); }));
}

TEST(Library, the_books_are_right_after_every_action) {
  for (std::size_t i = 0; i < playable_set_groups().size(); ++i) {
    Dice dice(100 + i);
    const auto game = game_of(plain_setup(playable_set_groups()[i], 2 + static_cast<int>(i % 7)));
    ActionList legal;
    std::vector<Chance> outcomes;
    State state(*game);
    while (!state.is_over()) {
      ASSERT_TRUE(state.is_consistent()) << "group " << i;
      state.apply(random_choice(state, dice, legal, outcomes));
    }
    ASSERT_TRUE(state.is_consistent()) << "group " << i;
  }
}

// --- equality
// ------------------------------------------------------------------------------------------

// Two ways to one position: equal, with the same actions, perhaps in another order.
TEST(Library, equal_states_have_the_same_actions) {
  aude::Setup setup = plain_setup({SetId::Base}, 2);
  setup.bag = {{{"B", 0}, {"B", 0}, {"B", 0}}};
  setup.start = {{{"B", {0, 0}, Rotation::r0}}};
  const auto game = game_of(setup);
  State one(*game);
  State other(*game);
  const auto lay = [](State& state, Cell cell) {
    state.apply(Action::draw(Kind{0}));
    state.apply(Action::place(cell, Rotation::r0));
    state.apply(Action::pass());
  };
  lay(one, {1, 0});
  lay(one, {-1, 0});
  lay(other, {-1, 0});
  lay(other, {1, 0});
  EXPECT_TRUE(one == other);
  EXPECT_EQ(one.hash(), other.hash());
  EXPECT_FALSE(one.is_identical(other));
  one.apply(Action::draw(Kind{0}));
  other.apply(Action::draw(Kind{0}));
  ActionList first;
  ActionList second;
  one.legal_actions(first);
  other.legal_actions(second);
  ASSERT_EQ(first.size(), second.size());
  for (const Action& action : first) EXPECT_TRUE(second.contains(action));
}

}  // namespace
}  // namespace aude::slow
