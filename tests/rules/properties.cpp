// SPDX-License-Identifier: MIT
// Properties of every game, checked in random games.
#include <gtest/gtest.h>

#include <map>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "support/allocations.h"
#include "support/event_text.h"
#include "support/random_play.h"
#include "support/random_setup.h"
#include "support/slow_game.h"

namespace aude::slow {
namespace {

constexpr int kRounds = 4;  // games for each of the 48 groups of sets

// Plays random games of every kind of setup and calls a function for each step.
template <typename See>
void in_random_games(int first_seed, See see) {
  int seed = first_seed;
  for (int round = 0; round < kRounds; ++round) {
    for (const SetGroup sets : playable_set_groups()) {
      Dice dice(static_cast<std::uint64_t>(++seed));
      const int players = kMinPlayers + seed % (kMaxPlayers - kMinPlayers + 1);
      const auto game = game_of(round == 0 ? plain_setup(sets, players)
                                           : odd_setup(notation::catalogue(), sets, players, dice));
      SCOPED_TRACE("seed " + std::to_string(seed));
      see(*game, dice);
      if (testing::Test::HasFailure()) return;
    }
  }
}

struct Chooser {
  Dice& dice;
  ActionList legal;
  std::vector<Chance> outcomes;
  Action operator()(const State& state) { return random_choice(state, dice, legal, outcomes); }
};

// --- copies, equality, hash ------------------------------------------------------------------------

TEST(Properties, a_copy_brings_back_the_same_position_and_hash) {
  in_random_games(1000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    State kept(game);
    State wandering(game);
    while (!state.is_over()) {
      kept = state;
      const std::uint64_t hash = state.hash();
      wandering = state;
      for (int i = 0; i < 4 && !wandering.is_over(); ++i) wandering.apply(choose(wandering));
      EXPECT_FALSE(wandering == kept);
      wandering = kept;
      ASSERT_TRUE(wandering == state);
      ASSERT_EQ(wandering.hash(), hash);
      const Action action = choose(state);
      state.apply(action);
      wandering.apply(action);
      ASSERT_TRUE(wandering == state);
      ASSERT_EQ(wandering.hash(), state.hash());
      ASSERT_NE(state.hash(), hash);
    }
  });
}

// One turn part of a game without choices in between: draw, place, deploy.
struct Turn {
  Action draw, place, deploy;
};

// The seats of these turns and of the next one, if all actions were legal, caused nothing but placement
// and deployment, and no builder's second part was played.
std::vector<Seat> played_quietly(State& state, std::initializer_list<const Turn*> turns) {
  std::vector<Seat> seats;
  for (const Turn* turn : turns) {
    if (state.board().set_state<Traders>().second_part) return {};
    seats.push_back(state.turn());
    for (const Action& action : {turn->draw, turn->place, turn->deploy}) {
      Events events;
      if (!state.try_apply(action, &events)) return {};
      for (const Event& event : events) {
        if (!std::holds_alternative<PlacedEvent>(event) &&
            !std::holds_alternative<DeployedEvent>(event))
          return {};
      }
    }
  }
  if (state.board().set_state<Traders>().second_part) return {};
  seats.push_back(state.turn());
  return seats;
}

Turn random_turn(State& state, Chooser& choose) {
  Turn turn;
  for (Action* action : {&turn.draw, &turn.place, &turn.deploy}) {
    if (state.is_over()) break;
    *action = choose(state);
    state.apply(*action);
  }
  return turn;
}

TEST(Properties, the_same_position_reached_in_another_order_is_equal_and_has_the_same_hash) {
  const auto game = game_of(plain_setup({SetId::Base, Inns::kId, Traders::kId}, 2));
  int compared = 0;
  for (int seed = 1; seed <= 60; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    Chooser choose{dice, {}, {}};
    State state(*game);
    while (!state.is_over() && state.phase() == Phase::Draw) {
      // One player's turns before and after the other's, exchanged.
      State one = state, other = state, rehearsal = state;
      const Turn a = random_turn(rehearsal, choose), b = random_turn(rehearsal, choose),
                 c = random_turn(rehearsal, choose);
      const std::vector<Seat> in_order = played_quietly(one, {&a, &b, &c});
      const std::vector<Seat> exchanged = played_quietly(other, {&c, &b, &a});
      if (!in_order.empty() && in_order == exchanged) {
        EXPECT_TRUE(one == other);
        EXPECT_EQ(one.hash(), other.hash());
        ++compared;
      }
      random_turn(state, choose);
    }
  }
  EXPECT_GT(compared, 200);
}

TEST(Properties, different_draws_and_placements_lead_to_different_positions) {
  in_random_games(2000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    for (int steps = 0; !state.is_over() && steps < 60; ++steps) {
      ActionList legal;
      state.legal_actions(legal);
      std::map<std::uint64_t, Action> by_hash;
      for (const Action& action : legal) {
        if (action.verb != Verb::Draw && action.verb != Verb::Place) continue;
        State next = state;
        next.apply(action);
        const auto [found, is_new] = by_hash.emplace(next.hash(), action);
        EXPECT_TRUE(is_new) << notation::to_text(game, action) << " and "
                            << notation::to_text(game, found->second);
      }
      state.apply(choose(state));
    }
  });
}

// --- conservation ----------------------------------------------------------------------------------

void expect_all_pieces(const State& state) {
  const aude::Board& board = state.board();
  const auto each = state.game().pieces_each();
  for (int i = 0; i < state.game().players(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    std::array<int, kPieceKinds> found{};
    for (int p = 0; p < kPieceKinds; ++p)
      found[static_cast<std::size_t>(p)] = board.supply(seat, static_cast<Piece>(p));
    for (const DeployedFollower& follower : board.followers()) {
      if (follower.seat == seat) ++found[static_cast<std::size_t>(follower.piece)];
    }
    for (Piece figure : {Traders::kBuilder, Traders::kPig, Hills::kShepherd}) {
      if (board.figure(figure, seat) != kNoSegmentId) ++found[static_cast<std::size_t>(figure)];
    }
    for (const auto& sector : board.set_state<Wheel>().crown) {
      for (const std::uint8_t holder : sector) {
        if (holder != 0 && crown_seat(holder) == seat)
          ++found[static_cast<std::size_t>(crown_piece(holder))];
      }
    }
    EXPECT_EQ(found, each);
  }
}

void expect_all_tokens(const State& state) {
  if (!state.game().plays(Hills::kId)) return;
  std::array<int, 5> found{};
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = state.board().set_state<Hills>().tokens[i];
  for (const auto& flock : state.board().set_state<Hills>().flock) {
    for (std::size_t i = 0; i < flock.size(); ++i) found[i + 1] += flock[i];
  }
  EXPECT_EQ(found, state.game().catalogue().tokens);
}

TEST(Properties, pieces_and_tokens_are_never_lost) {
  in_random_games(3000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    while (!state.is_over()) {
      state.apply(choose(state));
      expect_all_pieces(state);
      expect_all_tokens(state);
    }
  });
}

int worth(const Calculation& calculation) {
  int points = 0;
  for (const Term& term : calculation) points += term.count * term.each;
  return points;
}

TEST(Properties, scores_are_the_sum_of_scored_events_and_each_sum_adds_up) {
  in_random_games(4000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    Events events;
    State state(game, &events);
    while (!state.is_over()) state.apply(choose(state), &events);
    std::vector<int> sums(static_cast<std::size_t>(game.players()), 0);
    for (const Event& event : events) {
      const auto* scored = std::get_if<ScoredEvent>(&event);
      if (scored == nullptr) continue;
      for (std::size_t seat = 0; seat < sums.size(); ++seat) {
        if (scored->players >> seat & 1) sums[seat] += scored->points;
      }
      ASSERT_FALSE(scored->calculations.empty()) << text_of(game, event);
      for (const Calculation& each : scored->calculations)
        EXPECT_EQ(worth(each), scored->points) << text_of(game, event);
    }
    for (std::size_t seat = 0; seat < sums.size(); ++seat) {
      EXPECT_EQ(state.score(static_cast<Seat>(seat)), sums[seat]);
    }
  });
}

// The position of an event among those of one action; -1 if it may be anywhere.
struct Hook {
  int operator()(const PlacedEvent&) const { return 0; }
  int operator()(const DeployedEvent&) const { return 0; }
  int operator()(const CrownedEvent&) const { return 0; }
  int operator()(const WheelEvent&) const { return 0; }
  int operator()(const BuriedEvent&) const { return 1; }
  int operator()(const TokenEvent&) const { return 1; }
  int operator()(const ReturnedEvent&) const { return -1; }
  int operator()(const LeftCrownEvent&) const { return -1; }
  int operator()(const GoodsEvent&) const { return -1; }
  int operator()(const DiscardedEvent&) const { return 6; }
  int operator()(const OverEvent&) const { return 20; }
  int operator()(const ScoredEvent& scored) const {
    if (scored.what == Hills::kFlockScore) return 2;
    if (scored.what == Traders::kGoodsScore) return 14;
    if (scored.what == Wheel::kCrownScore) return 5;
    if (scored.what == Abbot::kGardenScore) return scored.final ? 12 : 4;
    switch (scored.what) {
      case ScoreFor::Road:
        return scored.final ? 10 : 3;
      case ScoreFor::City:
        return scored.final ? 11 : 3;
      case ScoreFor::Cloister:
        return scored.final ? 12 : 4;
      case ScoreFor::Field:
        return 13;
      default:
        return 1;  // the sectors of the wheel
    }
  }
};

TEST(Properties, events_come_in_the_order_of_a_turn) {
  in_random_games(4500, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    while (!state.is_over()) {
      Events events;
      const Action action = choose(state);
      state.apply(action, &events);
      // An abbot who is taken back scores before everything else.
      if (action.verb == Abbot::kRetrieveVerb) events.erase(events.begin(), events.begin() + 2);
      int latest = 0;
      for (const Event& event : events) {
        const int moment = std::visit(Hook{}, event);
        if (moment < 0) continue;
        ASSERT_GE(moment, latest) << text_of(game, event);
        latest = moment;
      }
    }
  });
}

TEST(Properties, left_and_hidden_tiles_account_for_every_unseen_one) {
  in_random_games(5000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    while (!state.is_over()) {
      state.apply(choose(state));
      int unseen = 0;
      for (int kind = 0; kind < game.supply_kinds(); ++kind) unseen += state.board().bag[kind];
      ASSERT_EQ(unseen, state.left() + state.hidden());
    }
  });
}

// --- text ------------------------------------------------------------------------------------------

TEST(Properties, actions_and_records_print_and_parse_back) {
  in_random_games(6000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    notation::Record record{game.setup(), {}};
    ActionList legal;
    while (!state.is_over()) {
      legal.clear();
      state.legal_actions(legal);
      for (const Action& action : legal) {
        const auto parsed = notation::parse_action(game, notation::to_text(game, action));
        ASSERT_TRUE(parsed) << notation::to_text(game, action);
        ASSERT_EQ(*parsed, action) << notation::to_text(game, action);
      }
      const Action action = choose(state);
      record.actions.push_back(notation::to_text(game, action));
      state.apply(action);
    }
    const auto parsed = notation::parse_record(notation::to_json(record));
    ASSERT_TRUE(parsed);
    ASSERT_EQ(*parsed, record);
    const auto again = game_of(parsed->setup);
    State replayed(*again);
    for (const std::string& words : parsed->actions) {
      const auto action = notation::legal_action(replayed, words);
      ASSERT_TRUE(action) << words;
      replayed.apply(*action);
    }
    EXPECT_TRUE(replayed.is_over());
    EXPECT_EQ(replayed.hash(), state.hash());
  });
}

// --- a rotated board -------------------------------------------------------------------------------

Cell turned_cell(Cell cell) { return {static_cast<std::int16_t>(-cell.y), cell.x}; }
Rotation turned_once(Rotation rotation) { return static_cast<Rotation>((index(rotation) + 1) & 3); }

Action turned_action(const Action& action) {
  return action.verb == Verb::Place
             ? Action::place(turned_cell(action.cell), turned_once(action.rotation))
             : action;
}

TEST(Properties, a_table_turned_by_a_quarter_has_as_many_legal_actions_and_the_same_scores) {
  int seed = 7000;
  for (int round = 0; round < kRounds; ++round) {
    for (const SetGroup sets : playable_set_groups()) {
      if (sets.has(Wheel::kId)) continue;  // its board cannot be turned
      Dice dice(static_cast<std::uint64_t>(++seed));
      aude::Setup setup = odd_setup(notation::catalogue(), sets, 2 + seed % 7, dice);
      if (!setup.start) setup.start = {{sets.has(River::kId) ? "BB5F1" : "D", {0, 0}, Rotation::r0}};
      aude::Setup turned = setup;
      for (StartTile& tile : *turned.start) {
        tile.at = turned_cell(tile.at);
        tile.rotation = turned_once(tile.rotation);
      }
      const auto game = game_of(setup);
      const auto turned_game = game_of(turned);
      State one(*game), other(*turned_game);
      Chooser choose{dice, {}, {}};
      ActionList legal, turned_legal;
      while (!one.is_over()) {
        legal.clear();
        turned_legal.clear();
        one.legal_actions(legal);
        other.legal_actions(turned_legal);
        ASSERT_EQ(legal.size(), turned_legal.size());
        const Action action = choose(one);
        one.apply(action);
        ASSERT_TRUE(other.try_apply(turned_action(action)));
        ASSERT_EQ(one.phase(), other.phase());
        for (int seat = 0; seat < game->players(); ++seat) {
          ASSERT_EQ(one.score(static_cast<Seat>(seat)), other.score(static_cast<Seat>(seat)));
        }
      }
    }
  }
}

// --- refusals --------------------------------------------------------------------------------------

Action any_action(const State& state, Dice& dice) {
  const auto tiles = state.board().tiles();
  const Cell near = tiles[static_cast<std::size_t>(dice.below(static_cast<int>(tiles.size())))].cell;
  const Cell cell{static_cast<std::int16_t>(near.x + dice.below(5) - 2),
                  static_cast<std::int16_t>(near.y + dice.below(5) - 2)};
  const Piece piece = static_cast<Piece>(dice.below(kPieceKinds));
  switch (dice.below(9)) {
    case 0:
      return Action::draw(static_cast<Kind>(dice.below(state.game().supply_kinds() + 3)));
    case 1:
      return Wheel::recall(cell, dice.below(10), piece);
    case 2:
      return Action::deploy(piece, dice.below(10));
    case 3:
      return Wheel::crown(static_cast<Sector>(dice.below(kSectors + 1)), piece);
    case 4:
      return Action::pass();
    case 5:
      return Hills::token(dice.below(7));
    case 6:
      return Hills::grow();
    case 7:
      return Hills::gather();
    default:
      return Action::place(cell, kRotations[static_cast<std::size_t>(dice.below(4))]);
  }
}

TEST(Properties, a_refused_action_changes_nothing_and_only_listed_actions_are_legal) {
  int refused = 0;
  in_random_games(8000, [&](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    State state(game);
    ActionList legal;
    while (!state.is_over()) {
      legal.clear();
      state.legal_actions(legal);
      for (int i = 0; i < 12; ++i) {
        const Action action = any_action(state, dice);
        ASSERT_EQ(state.is_legal(action), legal.contains(action));
        if (legal.contains(action)) continue;
        const State before = state;
        Events events;
        ASSERT_FALSE(state.try_apply(action, &events));
        ASSERT_TRUE(events.empty());
        ASSERT_TRUE(state.is_identical(before)) << "not a byte, book-keeping included";
        ++refused;
      }
      state.apply(choose(state));
    }
    ASSERT_FALSE(state.try_apply(Action::pass()));
  });
  EXPECT_GT(refused, 10'000);
}

// --- memory ----------------------------------------------------------------------------------------

// Placements and chance outcomes can also be queried one by one.
TEST(Properties, placements_and_chances_by_number_are_those_of_the_lists) {
  in_random_games(8000, [](const Game& game, Dice& dice) {
    Chooser choose{dice, {}, {}};
    ActionList list;
    std::vector<Chance> chances;
    for (State state(game); !state.is_over(); state.apply(choose(state))) {
      if (state.phase() == Phase::Place) {
        state.legal_actions(list);
        ASSERT_EQ(state.placement_count(), static_cast<int>(list.size()));
        for (int n = 0; n < state.placement_count(); ++n)
          ASSERT_EQ(state.placement_at(n), list[static_cast<std::size_t>(n)]);
      }
      if (!state.is_chance()) continue;
      state.chances(chances);
      int pick = 0;
      for (const Chance& chance : chances) {
        for (int i = 0; i < chance.weight; ++i) ASSERT_EQ(state.chance_at(pick++), chance.action);
      }
      ASSERT_EQ(pick, state.chance_total());
    }
  });
}

#ifdef NDEBUG  // with assertions a state checks its books while it plays, and the check allocates
TEST(Properties, nothing_is_allocated_while_playing) {
  for (const SetGroup sets : {SetGroup{SetId::Base}, playable_set_groups().back()}) {
    const auto game = game_of(plain_setup(sets, 4));
    Dice dice(9000);
    Chooser choose{dice, {}, {}};
    const State start(*game);
    State state = start;
    while (!state.is_over()) state.apply(choose(state));  // the buffers grow to what they need
    for (int i = 0; i < 20; ++i) {
      const std::size_t before = allocations_so_far();
      state = start;
      std::uint64_t hashes = 0;
      while (!state.is_over()) {
        const Action action = choose(state);
        ASSERT_TRUE(state.is_legal(action));
        hashes ^= state.hash();
        state.apply(action);
      }
      // The list of legal actions may be longer than any before, and grow again.
      ASSERT_LE(allocations_so_far() - before, i < 10 ? 1U : 0U) << hashes;
    }
  }
}
#endif

TEST(Properties, a_state_is_small) {
  EXPECT_LE(State(*game_of(plain_setup({SetId::Base}, 8))).bytes(), 8U * 1024);
  EXPECT_LE(State(*game_of(plain_setup(playable_set_groups().back(), 8))).bytes(), 16U * 1024);
}

// --- large tables ----------------------------------------------------------------------------------

TEST(Properties, two_hundred_tiles_in_one_line) {
  for (const bool north : {false, true}) {
    aude::Setup setup = plain_setup({SetId::Base}, 2);
    setup.start = {{"U", {0, 0}, north ? Rotation::r1 : Rotation::r0}};
    setup.bag = std::vector<SupplyTile>(200, {"U", 0});
    const auto game = game_of(setup);
    Events events;
    State state(*game);
    for (int i = 1; i <= 200; ++i) {
      const auto far = static_cast<std::int16_t>(i);
      const Cell cell = north ? Cell{0, static_cast<std::int16_t>(-far)} : Cell{far, 0};
      ASSERT_TRUE(state.try_apply(Action::draw(Kind{0})));
      ASSERT_TRUE(state.try_apply(Action::place(cell, north ? Rotation::r1 : Rotation::r0)));
      ASSERT_TRUE(
          state.try_apply(i == 1 ? Action::deploy(Piece::Follower, 0) : Action::pass(), &events));
    }
    ASSERT_TRUE(state.is_over());
    EXPECT_EQ(state.score(Seat{0}), 201);
  }
}

TEST(Properties, a_bag_of_seven_hundred_and_ten_tiles_plays_to_its_end) {
  aude::Setup setup = plain_setup({SetId::Base}, 3);
  setup.bag.emplace();
  for (const Tile& tile : notation::catalogue().file("base").tiles) {
    for (int i = 0; i < 10 * (tile.count() - tile.start_copies); ++i)
      setup.bag->push_back({tile.id, 0});
  }
  ASSERT_EQ(setup.bag->size(), 710U);
  const auto game = game_of(setup);
  Dice dice(710);
  Chooser choose{dice, {}, {}};
  State state(*game);
  SlowGame slow(notation::catalogue(), setup);
  while (!state.is_over()) {
    const Action action = choose(state);
    state.apply(action);
    slow.apply(notation::to_text(*game, action));
  }
  EXPECT_EQ(slow.phase(), Phase::Over);
  for (int seat = 0; seat < 3; ++seat)
    EXPECT_EQ(state.score(static_cast<Seat>(seat)), slow.score(seat));
}

}  // namespace
}  // namespace aude::slow
