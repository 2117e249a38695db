// What an action caused, in order. Logs, animations, teaching texts and statistics read events; they
// never compute points again. Only written when asked for: search does without.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "rules/types.h"

namespace aude {

using SeatMask = std::uint8_t;  // bit i: seat i
constexpr SeatMask mask_of(Seat seat) { return static_cast<SeatMask>(1U << index(seat)); }

// A spot on the table: a segment of a laid tile.
struct Spot {
  Cell cell;
  int segment = 0;
  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};

// What points are given for.
enum class ScoreFor : std::uint8_t {
  Road,
  City,
  Cloister,
  Field,
  Flock,
  Goods,
  Crown,
  Fortune,
  Taxes,
  Famine,
  Storm,
  Inquisition
};
inline constexpr int kScoreKinds = index(ScoreFor::Inquisition) + 1;

// What the terms of a sum count.
enum class Counted : std::uint8_t {
  Tile,
  Pennant,
  Vineyard,
  City,
  Sheep,
  WineMajority,
  WheatMajority,
  ClothMajority,
  Follower,
  Turn,
  Knight,
  Farmer,
  Monk
};
inline constexpr int kCountedKinds = index(Counted::Monk) + 1;

// One term of a sum: "3 tiles x 2".
struct Term {
  Counted counted;
  int count;
  int each;
  friend constexpr bool operator==(const Term&, const Term&) = default;
};
using Calculation = std::vector<Term>;

// What made a score other than one might expect; a set of bits.
enum class Because : std::uint8_t {
  Inn,            // the road's inn doubles it
  Cathedral,      // the city's cathedral adds to it
  OpenInn,        // an inn voids the unfinished road
  OpenCathedral,  // a cathedral voids the unfinished city
  HillTie,        // a follower on a hill broke the tie
  Pig,            // the pig adds 1 per city
  SmallCity,      // the option: a city of two tiles counts half
  NoCity,         // the field touches no completed city
  ClosedField,    // the field can no longer grow, so its flock was gathered
  AloneOnTwo      // a lone follower in a sector with two crown spaces
};
inline constexpr int kBecauseKinds = index(Because::AloneOnTwo) + 1;
using Reasons = std::uint16_t;
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
struct CrownedEvent {
  Seat seat;
  Piece piece;
  Sector sector;
};
struct DiscardedEvent {
  Seat seat;
  Kind kind;
};
struct BuriedEvent {
  Cell cell;
};
struct WheelEvent {
  Seat seat;
  int steps;
  Sector from;
  Sector to;
};
struct GoodsEvent {
  Seat seat;
  Goods goods;
  int count;
};
struct TokenEvent {
  Seat seat;
  int sheep;
  Spot spot;
};  // sheep 0: the wolf; where the shepherd stands

// A piece goes home: from the table or from a crown space.
struct ReturnedEvent {
  Seat seat;
  Piece piece;
  bool from_crown;
  Spot spot;      // when it stood on the table
  Sector sector;  // when it stood on a crown space
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

using Event = std::variant<PlacedEvent, DeployedEvent, CrownedEvent, DiscardedEvent, BuriedEvent,
                           WheelEvent, GoodsEvent, TokenEvent, ReturnedEvent, ScoredEvent, OverEvent>;
using Events = std::vector<Event>;

}  // namespace aude
