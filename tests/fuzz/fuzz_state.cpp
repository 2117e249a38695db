// SPDX-License-Identifier: MIT
// Bytes select a setup and then legal actions of any phase. In between, arbitrary actions are passed to
// try_apply. Invariants are checked after every action.
#include <cstring>

#include "fuzz.h"
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "rules/state.h"

using namespace aude;

namespace {

Setup setup_from(fuzz::Bytes& bytes) {
  Setup setup;
  const unsigned sets = bytes.next();
  setup.sets = {};
  for (int i = 0; i < kSetsWithRules; ++i) {
    if ((sets >> i & 1U) != 0) setup.sets.add(static_cast<SetId>(i));
  }
  if (!setup.sets.has(Wheel::kId) || setup.sets.has(Abbot::kId)) setup.sets.add(SetId::Base);
  const unsigned options = bytes.next();
  setup.options.farmers = (options & 1U) == 0;
  setup.options.small_city = (options & 2U) == 0 ? 4 : 2;
  setup.options.hill_tiebreak = (options & 4U) == 0 ? HillTiebreak::Presence : HillTiebreak::Number;
  setup.options.closed_farm_gathers = (options & 8U) == 0;
  setup.options.pig_in_famine = (options & 16U) != 0;
  const int players = kMinPlayers + bytes.next() % (kMaxPlayers - kMinPlayers + 1);
  for (int i = 0; i < players; ++i) setup.players.push_back("P" + std::to_string(i + 1));
  return setup;
}

Action junk_from(fuzz::Bytes& bytes) {
  Action action;
  action.verb = static_cast<Verb>(bytes.next() % 9);
  action.rotation = static_cast<Rotation>(bytes.next());
  action.piece = static_cast<Piece>(bytes.next());
  action.number = bytes.next();
  action.cell.x = static_cast<std::int16_t>(bytes.next_pair());
  action.cell.y = static_cast<std::int16_t>(bytes.next_pair());
  return action;
}

void knock(State& state, const Action& junk) {
  if (state.is_legal(junk)) return;
  const State before = state;
  Events events;
  fuzz::check(!state.try_apply(junk, &events), "junk is refused");
  fuzz::check(state == before && state.hash() == before.hash() && events.empty(),
              "junk changes nothing");
}

int pieces_out(const Board& board, Seat seat, Piece piece) {
  int out = 0;
  for (const DeployedFollower& each : board.followers())
    out += each.seat == seat && each.piece == piece;
  for (const auto& sector : board.set_state<Wheel>().crown) {
    for (const std::uint8_t holder : sector) {
      out += holder != 0 && crown_seat(holder) == seat && crown_piece(holder) == piece;
    }
  }
  if (!is_follower(piece)) out += board.figure(piece, seat) != kNoSegmentId;
  return out;
}

void check_position(const State& state, const std::array<int, kMaxPlayers>& earned) {
  const Game& game = state.game();
  const auto each = game.pieces_each();
  for (int i = 0; i < game.players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    fuzz::check(state.score(seat) == earned[static_cast<std::size_t>(i)],
                "scores are the sum of the events");
    for (int p = 0; p < kPieceKinds; ++p) {
      const auto piece = static_cast<Piece>(p);
      fuzz::check(state.board().supply(seat, piece) + pieces_out(state.board(), seat, piece) ==
                      each[static_cast<std::size_t>(p)],
                  "pieces are conserved");
    }
  }
  const State copy = state;
  fuzz::check(copy == state && copy.hash() == state.hash(), "a copy is equal");
}

void add_scores(const Events& events, std::array<int, kMaxPlayers>& earned) {
  for (const Event& event : events) {
    const auto* scored = std::get_if<ScoredEvent>(&event);
    if (scored == nullptr) continue;
    for (int i = 0; i < kMaxPlayers; ++i) {
      if ((scored->players >> i & 1U) != 0) earned[static_cast<std::size_t>(i)] += scored->points;
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes({data, size});
  const auto game = Game::create(notation::catalogue(), setup_from(bytes));
  fuzz::check(static_cast<bool>(game),
              "every combination with base can be played, and with wheel without the abbot");
  Events events;
  State state(**game, &events);
  std::array<int, kMaxPlayers> earned{};
  ActionList legal;
  while (!state.is_over() && !bytes.empty()) {
    const unsigned choice = bytes.next();
    if (choice == 255) {
      knock(state, junk_from(bytes));
      continue;
    }
    state.legal_actions(legal);
    fuzz::check(!legal.empty(), "a game that is not over goes on");
    const Action action = legal[choice % legal.size()];
    fuzz::check(state.is_legal(action), "what is listed is legal");
    const auto again = notation::parse_action(**game, notation::to_text(**game, action));
    fuzz::check(again && *again == action, "a legal action prints and parses back");
    events.clear();
    state.apply(action, &events);
    add_scores(events, earned);
    check_position(state, earned);
  }
  return 0;
}
