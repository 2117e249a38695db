#include "rules/state.h"

#include <cstring>

#include "rules/bag.h"
#include "rules/hash.h"
#include "rules/placement.h"
#include "rules/turn.h"

namespace aude {
namespace {

constexpr std::size_t kComparedBytes = offsetof(Header, placed_count);

std::size_t bag_bytes(const Game& game) {
  return static_cast<std::size_t>(game.supply_kinds()) * sizeof(std::uint16_t);
}

}  // namespace

// The block is zeroed as a whole so that padding, too, is equal in equal states.
State::State(const Game& game, Events* events)
    : block_(new std::byte[game.layout().bytes]()), board_(game, block_.get()) {
  set_up(board_, events);
}

State::State(const State& other)
    : block_(new std::byte[other.bytes()]), board_(other.game(), block_.get()) {
  std::memcpy(block_.get(), other.block_.get(), bytes());
}

State& State::operator=(const State& other) {
  if (this == &other) return *this;
  if (block_ == nullptr || &game() != &other.game()) return *this = State(other);
  std::memcpy(block_.get(), other.block_.get(), bytes());
  return *this;
}

void State::legal_actions(ActionList& out) const {
  out.clear();
  add_legal_actions(board_, out);
}

// The two phases with long lists are asked directly; the others' lists are short enough to need no
// heap.
bool State::is_legal(Action action) const {
  if (phase() == Phase::Place) {
    return action == Action::place(action.cell, action.rotation) && index(action.rotation) < 4 &&
           may_place(board_, game().kind(tile_in_hand()), action.cell, action.rotation);
  }
  if (phase() == Phase::Draw) {
    const Stage stage = stage_of_draw(board_);
    const int kind = index(action.kind());
    return action == Action::draw(action.kind()) && kind >= game().stage_begin(stage) &&
           kind < game().stage_end(stage) && board_.bag[kind] > 0;
  }
  ActionList legal;
  legal_actions(legal);
  return legal.contains(action);
}

Action State::placement_at(int n) const {
  return aude::placement_at(board_, game().kind(tile_in_hand()), n);
}

void State::chances(std::vector<Chance>& out) const {
  out.clear();
  if (phase() == Phase::Draw) {
    const Stage stage = stage_of_draw(board_);
    for (int k = game().stage_begin(stage); k < game().stage_end(stage); ++k) {
      if (board_.bag[k] > 0) out.push_back({Action::draw(static_cast<Kind>(k)), board_.bag[k]});
    }
  }
  if (phase() == Phase::Token) {
    for (int sheep : {1, 2, 3, 4, 0}) {
      const int tokens = board_.head->tokens[static_cast<std::size_t>(sheep)];
      if (tokens > 0) out.push_back({Action::token(sheep), tokens});
    }
  }
}

int State::chance_total() const {
  int total = 0;
  if (phase() == Phase::Draw) {
    const Header& head = *board_.head;
    if (head.river_left > 0) return head.river_left;
    return head.mouths_left > 0 ? head.mouths_left : head.left + head.hidden;
  }
  if (phase() == Phase::Token) {
    for (int tokens : board_.head->tokens) total += tokens;
  }
  return total;
}

Action State::chance_at(int lot) const {
  if (phase() == Phase::Token) {
    for (int sheep = 1; sheep <= 4; ++sheep) {
      lot -= board_.head->tokens[static_cast<std::size_t>(sheep)];
      if (lot < 0) return Action::token(sheep);
    }
    return Action::token(0);
  }
  return Action::draw(kind_of_lot(board_, lot));
}

std::uint64_t State::hash() const {
  std::uint64_t sum = 0;
  const auto add = [&](const std::byte* bytes, std::size_t count) {
    for (std::size_t i = 0; i < count; i += sizeof(std::uint64_t)) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes + i, std::min(sizeof word, count - i));
      sum = scramble(sum ^ word) + 0x9E3779B97F4A7C15U;
    }
  };
  add(block_.get(), kComparedBytes);
  add(reinterpret_cast<const std::byte*>(board_.bag.begin()), bag_bytes(game()));
  return sum;
}

bool operator==(const State& a, const State& b) {
  return &a.game() == &b.game() && std::memcmp(a.block_.get(), b.block_.get(), kComparedBytes) == 0 &&
         std::memcmp(a.board_.bag.begin(), b.board_.bag.begin(), bag_bytes(a.game())) == 0;
}

bool State::try_apply(Action action, Events* events) {
  if (!is_legal(action)) return false;
  apply(action, events);
  return true;
}

void State::apply(Action action, Events* events) { advance(board_, action, events); }

std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  ActionList legal;
  state.legal_actions(legal);
  if (depth == 1) return legal.size();
  std::uint64_t paths = 0;
  State next = state;
  for (const Action& action : legal) {
    next = state;
    next.apply(action);
    paths += perft(next, depth - 1);
  }
  return paths;
}

}  // namespace aude
