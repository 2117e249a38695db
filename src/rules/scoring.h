// SPDX-License-Identifier: MIT
// Majorities and points of roads, cities, cloisters and fields, complete and at the end of the game.
#pragma once

#include <array>

#include "rules/board.h"
#include "rules/events.h"

namespace aude {

struct Owners {
  SeatMask seats = 0;
  Reasons reasons = 0;  // if a set broke a tie
};
// The seats with the most followers, including all that are tied; none if there are no followers.
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
// The owners of a feature: the strongest seats, unless a set breaks the tie. The feature must have a
// follower.
Owners owners_of(const Board& board, SegmentId feature);

// What a feature scores for each owner, and why.
struct FeatureValue {
  Term first{};
  Term second{};  // left out of the sum if its count is 0
  Reasons reasons = 0;

  // Both terms now score `each`, for this reason.
  void pay_each(int each, Because why) {
    first.each = each;
    second.each = each;
    reasons = reason(why);
  }
  int points() const { return first.count * first.each + second.count * second.each; }
  Calculation calculation() const;
};

// The points of a field for its owners, per completed city.
struct FieldPay {
  int each = 3;
  SeatMask favoured = 0;  // get favoured_each instead
  int favoured_each = 0;
  Reasons reasons = 0;  // why
};
FieldPay field_pay(const Board& board, SegmentId field);

// The points of a feature other than a field for each owner: as a completed one (a cloister with all
// nine tiles), or unfinished at the end of the game.
int points_for(const Board& board, SegmentId feature, bool complete);
// A road or city that may still be completed: what it scores if `more` tiles complete it, and what if
// it stays unfinished.
struct Prospect {
  int complete;
  int unfinished;
};
Prospect prospect_of(const Board& board, SegmentId feature, Terrain terrain, int more);

// Followers of all kinds in the supply of a seat.
int followers_in_supply(const Board& board, Seat seat);
// Only those that are deployed like ordinary ones.
inline int usual_followers_in_supply(const Board& board, Seat seat) {
  int count = 0;
  for (Piece piece : kUsualFollowers) count += board.supply(seat, piece);
  return count;
}

// The number of completed cities that a field touches.
int cities_fed(const Board& board, SegmentId field);

// Scores everything that the tile just laid has completed, and returns the pieces.
void score_completed(Board& board, Events* events);

// The final scoring: unfinished roads, cities and cloisters, then fields, then what sets add. Pieces
// stay.
void score_final(Board& board, Events* events);

// --- for the sets ----------------------------------------------------------------------------------

// Puts a piece from the supply on any segment of the board.
void deploy_piece(Board& board, Seat seat, Piece piece, SegmentId segment_id, Events* events);
// An unfinished feature scores during the game; its followers stay.
void score_unfinished(Board& board, SegmentId feature, Events* events);

void give(Board& board, SeatMask seats, int points);
void send_home(Board& board, Seat seat, Piece piece, SegmentId segment_id, Events* events);

// One player's share of a scoring in which every player has a separate calculation.
struct Tally {
  std::array<Term, kMaxFollowersEach> terms;  // one for each follower at most
  int count = 0;

  void add(Term term) { terms[static_cast<std::size_t>(count++)] = term; }
  int points() const;
};
using Tallies = std::array<Tally, kMaxPlayers>;

// Gives every player their sum, with one event for each different amount above zero.
void score_tallies(Board& board, ScoreFor what, const Tallies& tallies, Reasons reasons, bool final,
                   Events* events);

}  // namespace aude
