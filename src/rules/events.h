// SPDX-License-Identifier: MIT
// The events of an action, in order. Logs, animations, lessons and statistics read events and never
// compute points themselves. Events are recorded only on request; search does not need them.
//
// These are the events of the base game. A set declares its own in its header, and rules/sets.h defines
// `Event`, which is any of them.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/types.h"

namespace aude {

using SeatMask = std::uint8_t;  // bit i: seat i
constexpr SeatMask mask_of(Seat seat) { return static_cast<SeatMask>(1U << index(seat)); }

// A segment of a laid tile, by the cell of the tile.
struct Spot {
  Cell cell;
  int segment = 0;
  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

// The three enumerations below are open (see types.h).

// What points are scored for.
enum class ScoreFor : std::uint8_t { Road = 0, City = 1, Cloister = 2, Field = 3 };

// What the terms of a sum count.
enum class Counted : std::uint8_t { Tile = 0, Pennant = 1, City = 3 };

// One term of a sum: "3 tiles x 2".
struct Term {
  Counted counted;
  int count;
  int each;
  friend constexpr bool operator==(const Term&, const Term&) = default;
};
using Calculation = std::vector<Term>;

// The reasons for an unusual score.
enum class Because : std::uint8_t {
  SmallCity = 6,  // the option: a city of two tiles counts half
  NoCity = 7      // the field touches no completed city
};
using Reasons = std::uint16_t;  // one bit for each Because
constexpr Reasons reason(Because why) { return static_cast<Reasons>(1U << index(why)); }

struct PlacedEvent {
  Seat seat;
  Kind kind;
  Cell cell;
  Rotation rotation;
};
struct DeployedEvent {
  Seat seat;
  Piece piece;
  Spot spot;
  Terrain terrain;
};
struct DiscardedEvent {
  Seat seat;
  Kind kind;
};
// A piece returns from the board to its owner's supply.
struct ReturnedEvent {
  Seat seat;
  Piece piece;
  Spot spot;  // where it stood
};

struct ScoredEvent {
  ScoreFor what;
  int points;  // to each of `players`
  SeatMask players;
  bool final;
  std::vector<Calculation> calculations;  // one, unless players reached the same points differently
  Reasons reasons;
  std::vector<Spot> spots;  // the segments that scored, where there are any
};

struct OverEvent {
  SeatMask winners;
};

// The events of one set, for the list of all (rules/sets.h).
template <typename... Types>
struct EventTypes {};
using BaseEvents =
    EventTypes<PlacedEvent, DeployedEvent, DiscardedEvent, ReturnedEvent, ScoredEvent, OverEvent>;

struct Events;  // std::vector<Event>

}  // namespace aude
