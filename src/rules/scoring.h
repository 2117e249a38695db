// Majorities and points of roads, cities, cloisters and fields, complete and at the end of the game.
#pragma once

#include <array>

#include "rules/board.h"
#include "rules/events.h"

namespace aude {

struct Owners {
  SeatMask seats = 0;
  Reasons reasons = 0;  // where a set broke a tie
};
// The seats with most followers, all who are tied for it; nobody where there are none.
inline SeatMask strongest(Claims claims, int players) {
  SeatMask seats = 0;
  int most = 1;
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<Seat>(i);
    const int count = claim(claims, seat);
    if (count < most) continue;
    seats = static_cast<SeatMask>((count > most ? 0 : seats) | mask_of(seat));
    most = count;
  }
  return seats;
}
// Who gets the points of a feature: the strongest, unless a set breaks the tie. Somebody must have a
// follower there.
Owners owners_of(const Board& board, SegmentId feature);

// A score worked out: what each owner gets and why.
struct FeatureValue {
  Term first{};
  Term second{};  // left out of the sum when it counts nothing
  Reasons reasons = 0;

  // Both terms pay so much for each, and this is why.
  void pay_each(int each, Because why) {
    first.each = each;
    second.each = each;
    reasons = reason(why);
  }
  int points() const { return first.count * first.each + second.count * second.each; }
  Calculation calculation() const;
};

// What a field pays its owners for each completed city.
struct FieldPay {
  int each = 3;
  SeatMask favoured = 0;  // get favoured_each instead
  int favoured_each = 0;
  Reasons reasons = 0;  // why
};
FieldPay field_pay(const Board& board, SegmentId field);

// What a road, city or cloister pays each owner: as a complete one (a cloister with all its nine
// tiles), or unfinished at the end of the game.
int points_for(const Board& board, SegmentId feature, bool complete);
// A road or city that may still be completed: what it pays if `more` tiles do so, and what if none
// does.
struct Prospect {
  int complete;
  int unfinished;
};
Prospect prospect_of(const Board& board, SegmentId feature, Terrain terrain, int more);

// Different completed cities that a field touches.
int cities_fed(const Board& board, SegmentId field);

// Scores everything the tile just laid has completed, sends the pieces home.
void score_completed(Board& board, Events* events);

// The last scoring: unfinished roads, cities and cloisters, then fields, then what sets add. Pieces
// stay.
void score_final(Board& board, Events* events);

// --- for the other files of this room that give points ---------------------------------------------

void give(Board& board, SeatMask seats, int points);
void send_home(Board& board, Seat seat, Piece piece, SegmentId segment_id, Events* events);

// What one player gets from something that pays everybody by a calculation of their own.
struct Tally {
  std::array<Term, kFollowersEach + 1> terms;  // one for each follower at most
  int count = 0;

  void add(Term term) { terms[static_cast<std::size_t>(count++)] = term; }
  int points() const;
};
using Tallies = std::array<Tally, kMaxPlayers>;

// Gives every player their sum and reports one event for each different amount above zero.
void score_tallies(Board& board, ScoreFor what, const Tallies& tallies, Reasons reasons, bool final,
                   Events* events);

}  // namespace aude
