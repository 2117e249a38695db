// Majorities and points of roads, cities, cloisters and fields, complete and at the end of the game.
#pragma once

#include <array>

#include "rules/events.h"
#include "rules/table.h"

namespace aude {

struct Owners {
  SeatMask seats = 0;
  bool by_hill = false;  // a hill broke the tie
};
// Who has most followers in the feature: all who are tied for it. Somebody must have one there.
Owners owners_of(const Table& table, Node feature);

// What a road, city or cloister pays each owner as it stands: as a complete one, or at the end of the
// game.
int points_for(const Table& table, Node feature, bool complete);

// Different completed cities that a field touches.
int cities_fed(const Table& table, Node field);

// Scores everything the tile just laid has completed, sends the pieces home, gives out goods.
void score_completed(Table& table, Events* events);

// The last scoring: unfinished roads, cities and cloisters, then fields, then goods. Pieces stay.
void score_final(Table& table, Events* events);

// --- for the other files of this room that give points
// ------------------------------------------------

void give(Table& table, SeatMask seats, int points);
void send_home(Table& table, Seat seat, Piece piece, Node node, Events* events);

// What one player gets from something that pays everybody by a calculation of their own.
struct Tally {
  std::array<Term, kFollowersEach + 1> terms;  // one for each follower at most
  int count = 0;

  void add(Term term) { terms[static_cast<std::size_t>(count++)] = term; }
  int points() const;
};
using Tallies = std::array<Tally, kMaxPlayers>;

// Gives every player their sum and reports one event for each different amount above zero.
void score_tallies(Table& table, ScoreFor what, const Tallies& tallies, Reasons reasons, bool final,
                   Events* events);

}  // namespace aude
