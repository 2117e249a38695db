// One step of a game, chance included: what people, bots, files and the network agree to have done.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/types.h"

namespace aude {

enum class Verb : std::uint8_t { Draw, Recall, Place, Deploy, Crown, Pass, Token, Grow, Gather };

// The phase in which an action of this verb can be legal.
constexpr Phase phase_of(Verb verb) {
  switch (verb) {
    case Verb::Draw:
      return Phase::Draw;
    case Verb::Recall:
      return Phase::Recall;
    case Verb::Place:
      return Phase::Place;
    case Verb::Deploy:
    case Verb::Crown:
    case Verb::Pass:
      return Phase::Deploy;
    case Verb::Token:
      return Phase::Token;
    case Verb::Grow:
    case Verb::Gather:
      return Phase::Tend;
  }
  return Phase::Over;
}

// Eight bytes without padding, so that a list of actions is written as fast as memory allows. Which
// members mean something depends on the verb; the makers below leave the others at zero, so that
// equality is plain.
struct Action {
  Verb verb = Verb::Pass;
  Rotation rotation = Rotation::r0;  // Place
  Piece piece = Piece::Follower;     // Recall, Deploy, Crown (follower or large)
  std::uint8_t number = 0;           // Recall, Deploy: segment; Crown: sector; Token: sheep, 0 = wolf
  Cell cell;                         // Recall, Place; Draw keeps its kind in x

  static constexpr Action draw(Kind kind) {
    return {Verb::Draw, {}, {}, 0, {static_cast<std::int16_t>(index(kind)), 0}};
  }
  static constexpr Action recall(Cell cell, int segment, Piece piece) {
    return {Verb::Recall, {}, piece, static_cast<std::uint8_t>(segment), cell};
  }
  static constexpr Action place(Cell cell, Rotation rotation) {
    return {Verb::Place, rotation, {}, 0, cell};
  }
  static constexpr Action deploy(Piece piece, int segment) {
    return {Verb::Deploy, {}, piece, static_cast<std::uint8_t>(segment), {}};
  }
  static constexpr Action crown(Sector sector, Piece piece) {
    return {Verb::Crown, {}, piece, static_cast<std::uint8_t>(sector), {}};
  }
  static constexpr Action pass() { return {Verb::Pass, {}, {}, 0, {}}; }
  static constexpr Action token(int sheep) {
    return {Verb::Token, {}, {}, static_cast<std::uint8_t>(sheep), {}};
  }
  static constexpr Action grow() { return {Verb::Grow, {}, {}, 0, {}}; }
  static constexpr Action gather() { return {Verb::Gather, {}, {}, 0, {}}; }

  constexpr Kind kind() const { return static_cast<Kind>(cell.x); }        // Draw
  constexpr Sector sector() const { return static_cast<Sector>(number); }  // Crown

  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// The caller's buffer for legal actions. A few have room inside; for more it grows once and keeps what
// it has grown to, so a list that is used again does not allocate.
class ActionList {
 public:
  ActionList() = default;
  ActionList(const ActionList&) = delete;  // it points into itself
  ActionList& operator=(const ActionList&) = delete;

  void clear() { end_ = begin_; }
  void push(Action action) {
    *room_for(1) = action;
    ++end_;
  }

  // For writers of many actions: room for `count` more behind the end, then the number really used.
  Action* room_for(std::size_t count) {
    if (static_cast<std::size_t>(limit_ - end_) < count) grow(size() + count);
    return end_;
  }
  void added(std::size_t count) { end_ += count; }

  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }
  bool empty() const { return end_ == begin_; }
  const Action& operator[](std::size_t i) const { return begin_[i]; }
  const Action* begin() const { return begin_; }
  const Action* end() const { return end_; }
  bool contains(const Action& action) const {
    for (const Action& each : *this) {
      if (each == action) return true;
    }
    return false;
  }

 private:
  static constexpr std::size_t kInside = 64;

  [[gnu::noinline]] void grow(std::size_t wanted) {  // so that its callers, which are hot, stay small
    std::vector<Action> larger(wanted * 2 + kInside);
    Action* end = std::copy(begin_, end_, larger.data());
    grown_ = std::move(larger);
    begin_ = grown_.data();
    end_ = end;
    limit_ = begin_ + grown_.size();
  }

  std::array<Action, kInside> inside_;
  std::vector<Action> grown_;
  Action* begin_ = inside_.data();
  Action* end_ = begin_;
  Action* limit_ = begin_ + kInside;
};

// Writes at most so many actions behind those of a list, which learns of them when the writer goes.
class ActionWriter {
 public:
  ActionWriter(ActionList& list, int most)
      : list_(list), begin_(list.room_for(static_cast<std::size_t>(most))), end_(begin_) {}
  ActionWriter(const ActionWriter&) = delete;
  ActionWriter& operator=(const ActionWriter&) = delete;
  ~ActionWriter() { list_.added(static_cast<std::size_t>(end_ - begin_)); }

  // Writes in any case and counts only if wanted: no branch where chance decides.
  void push_if(bool wanted, Action action) {
    *end_ = action;
    end_ += wanted;
  }

 private:
  ActionList& list_;
  Action* begin_;
  Action* end_;
};

// A chance outcome and how many of the equally likely tiles or tokens lead to it.
struct Chance {
  Action action;
  int weight = 0;
};

}  // namespace aude
