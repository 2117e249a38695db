// SPDX-License-Identifier: MIT
#include "learn/actions.h"

#include <algorithm>

#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

int cell_number(const Encoding& encoding, Cell origin, Cell cell) {
  const InWindow at = in_window(cell, origin);
  return at.inside(encoding.window()) ? at.y * encoding.window() + at.x : -1;
}

}  // namespace

int number_of(const Encoding& encoding, Cell origin, Action action) {
  if (action.verb == Verb::Place) {
    const int cell = cell_number(encoding, origin, action.cell);
    return cell < 0 ? encoding.elsewhere() : cell * 4 + index(action.rotation);
  }
  if (action.verb == Verb::Deploy && index(action.piece) < kFirstPieces) {
    return encoding.first_deployment() + index(action.piece) * kMaxSegments + action.number;
  }
  if (action.verb == Verb::Pass) return encoding.pass();
  const auto cell = [&] { return cell_number(encoding, origin, action.cell); };
  for (const SetEncoding* set : all_sets()) {
    if (set->action_number == nullptr) continue;
    const int number = set->action_number(encoding, action, cell);
    if (number >= 0) return number;
  }
  return encoding.elsewhere();
}

int chance_number_of(const Encoding& encoding, Action action) {
  return action.verb == Verb::Draw ? index(action.kind())
                                   : encoding.game().supply_kinds() + action.number;
}

void Choices::clear() {
  actions_.clear();
  numbers_.clear();
  beyond_ = 0;
}

void Choices::read(const Encoding& encoding, const State& state, Cell origin) {
  state.legal_actions(actions_);
  numbers_.resize(actions_.size());
  beyond_ = 0;
  const int elsewhere = encoding.elsewhere();
  const std::size_t count = actions_.size();
  const Action* const actions = actions_.begin();
  std::int32_t* const numbers = numbers_.data();
  int outside = 0;
  if (state.phase() == Phase::Place) {  // the long lists
    const int window = encoding.window();
    for (std::size_t i = 0; i < count; ++i) {
      const InWindow at = in_window(actions[i].cell, origin);
      const int number = (at.y * window + at.x) * 4 + index(actions[i].rotation);
      const bool inside = at.inside(window);
      numbers[i] = inside ? number : elsewhere;
      outside += !inside;
    }
  } else {
    for (std::size_t i = 0; i < count; ++i) {
      numbers[i] = number_of(encoding, origin, actions[i]);
      outside += numbers[i] == elsewhere;
    }
  }
  for (std::size_t i = 0; outside > 0 && i < count; ++i) {
    if (numbers[i] == elsewhere && beyond_++ > 0) numbers[i] = kUnreachable;
  }
}

const Action* Choices::find(std::int32_t number) const {
  if (number < 0) return nullptr;
  const auto at = std::find(numbers_.begin(), numbers_.end(), number);
  return at == numbers_.end() ? nullptr : &actions_[static_cast<std::size_t>(at - numbers_.begin())];
}

void mark(const Choices& choices, std::uint8_t* mask, std::uint8_t value) {
  const std::int32_t* const numbers = choices.numbers().data();
  const std::size_t count = choices.numbers().size();
  if (choices.beyond() <= 1) {  // nearly always: each has a number
    for (std::size_t i = 0; i < count; ++i) mask[numbers[i]] = value;
    return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (numbers[i] >= 0) mask[numbers[i]] = value;
  }
}

}  // namespace aude::learn
