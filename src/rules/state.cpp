// SPDX-License-Identifier: MIT
#include "rules/state.h"

#include <cassert>
#include <cstring>

#include "rules/bag.h"
#include "rules/hash.h"
#include "rules/placement.h"
#include "rules/sets.h"
#include "rules/turn.h"

namespace aude {
namespace {

constexpr std::size_t kComparedBytes = offsetof(Header, placed_count);

std::size_t bag_bytes(const Game& game) {
  return static_cast<std::size_t>(game.supply_kinds()) * sizeof(std::uint16_t);
}

// The outcomes of a chance phase that belongs to a set.
class Chances {
 public:
  explicit Chances(const Board& board) {
    each_hook<&SetRules::chances>(*board.game, [&](auto hook) {
      count_ += hook(board, std::span(each_).subspan(static_cast<std::size_t>(count_)));
    });
  }
  const Chance* begin() const { return each_.data(); }
  const Chance* end() const { return each_.data() + count_; }

 private:
  std::array<Chance, 8> each_;
  int count_ = 0;
};

}  // namespace

// The whole block is zeroed, so that padding is equal in equal states.
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

// The two phases with long lists are checked directly; the lists of the others are short and need no
// allocation.
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
  } else if (is_chance()) {
    const Chances outcomes(board_);
    out.assign(outcomes.begin(), outcomes.end());
  }
}

int State::chance_total() const {
  int total = 0;
  if (phase() == Phase::Draw) {
    const Header& head = *board_.head;
    for (const int left : head.early_left) {
      if (left > 0) return left;
    }
    return head.left + head.hidden;
  }
  if (is_chance()) {
    for (const Chance& chance : Chances(board_)) total += chance.weight;
  }
  return total;
}

Action State::chance_at(int pick) const {
  if (phase() == Phase::Draw) return Action::draw(kind_of_pick(board_, pick));
  const Chances outcomes(board_);
  const Chance* chance = outcomes.begin();
  while (pick >= chance->weight) pick -= (chance++)->weight;
  return chance->action;
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

bool State::is_identical(const State& other) const {
  return &game() == &other.game() && std::memcmp(block_.get(), other.block_.get(), bytes()) == 0;
}

Verdict State::try_apply(Action action, Events* events) {
  if (!is_legal(action)) return why_illegal(action);
  apply(action, events);
  return {};
}

Illegal State::why_illegal(Action action) const {
  if (is_over()) return Illegal::GameOver;
  if (index(action.verb) >= kVerbs || phase_of(action.verb) != phase()) return Illegal::WrongPhase;
  if (action.verb == Verb::Place) {
    if (board_.tile_at(action.cell) != nullptr) return Illegal::CellTaken;
    if (board_.frontier_at(action.cell) < 0) return Illegal::NotBesideATile;
  }
  if (action.verb == Verb::Deploy) {
    if (action.number >= board_.kind_of(board_.last_tile()).segment_count)
      return Illegal::NoSuchSegment;
    if (index(action.piece) >= kPieceKinds || board_.supply(actor(), action.piece) == 0) {
      return Illegal::NoPieceLeft;
    }
  }
  return info_of(action.verb).refusal;
}

void State::apply(Action action, Events* events) {
  advance(board_, action, events);
  // Not always, so that searches under a sanitizer remain feasible.
  assert(phase() != Phase::Draw || board_.head->placed_count % 16 != 0 || is_consistent());
}

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
