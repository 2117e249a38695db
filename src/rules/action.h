// SPDX-License-Identifier: MIT
// One step of a game, chance included.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/types.h"

namespace aude {

// Open: sets declare verbs of their own (see types.h), with the phase in which each can be legal.
enum class Verb : std::uint8_t { Draw = 0, Place = 2, Deploy = 3, Pass = 5 };

// Eight bytes without padding, so that a list of actions is written as fast as memory allows. Which
// members have a meaning depends on the verb. The factory functions, here and in the headers of sets,
// leave the others at zero, so that equality is plain.
struct Action {
  Verb verb = Verb::Pass;
  Rotation rotation = Rotation::r0;  // Place
  Piece piece = Piece::Follower;     // Deploy, and verbs of sets
  std::uint8_t number = 0;           // Deploy: segment; verbs of sets: any number
  Cell cell;                         // Place, and verbs of sets; Draw stores its kind in x

  static constexpr Action draw(Kind kind) {
    return {Verb::Draw, {}, {}, 0, {static_cast<std::int16_t>(index(kind)), 0}};
  }
  static constexpr Action place(Cell cell, Rotation rotation) {
    return {Verb::Place, rotation, {}, 0, cell};
  }
  static constexpr Action deploy(Piece piece, int segment) {
    return {Verb::Deploy, {}, piece, static_cast<std::uint8_t>(segment), {}};
  }
  static constexpr Action pass() { return {Verb::Pass, {}, {}, 0, {}}; }
  // An action without any choice, of a set's verb.
  static constexpr Action plain(Verb verb) { return {verb, {}, {}, 0, {}}; }

  constexpr Kind kind() const { return static_cast<Kind>(cell.x); }  // Draw

  friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 8);

// The caller's buffer for legal actions. Short lists are stored inside; for a longer one it allocates
// once and keeps the memory, so that reusing a list does not allocate.
class ActionList {
 public:
  ActionList() = default;
  ActionList(const ActionList&) = delete;  // it contains pointers into itself
  ActionList& operator=(const ActionList&) = delete;

  void clear() { end_ = begin_; }
  void push(Action action) {
    *room_for(1) = action;
    ++end_;
  }

  // For writers of many actions: reserves room for `count` more after the end; then call added() with
  // the number written.
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

  [[gnu::noinline]] void grow(std::size_t wanted) {  // keeps its hot callers small
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

// Appends at most `most` actions to a list; the list's size is updated by the destructor.
class ActionWriter {
 public:
  ActionWriter(ActionList& list, int most)
      : list_(list), begin_(list.room_for(static_cast<std::size_t>(most))), end_(begin_) {}
  ActionWriter(const ActionWriter&) = delete;
  ActionWriter& operator=(const ActionWriter&) = delete;
  ~ActionWriter() { list_.added(static_cast<std::size_t>(end_ - begin_)); }

  // Always writes and counts the action only if wanted: no unpredictable branch.
  void push_if(bool wanted, Action action) {
    *end_ = action;
    end_ += wanted;
  }

 private:
  ActionList& list_;
  Action* begin_;
  Action* end_;
};

// A chance outcome and its weight: how many of the equally likely draws lead to it.
struct Chance {
  Action action;
  int weight = 0;
};

}  // namespace aude
