// Traders & Builders: the builder's second turn part, the pig on a field, goods from cities.
#pragma once

#include "rules/action.h"
#include "rules/board.h"
#include "rules/events.h"

namespace aude {

// These two only with the set in play.
void add_builder_and_pig(const Board& board, const PlacedTile& tile, ActionList& out);

// The tile just laid continues the road or city in which the builder of the player in turn stands.
bool earns_second_part(const Board& board);

void send_builders_home(Board& board, Node feature, Events* events);
// After a follower of `seat` left the feature: builder and pig cannot stay there alone.
void send_lonely_figures_home(Board& board, Seat seat, Node feature, Events* events);

SeatMask pigs_in(const Board& board, Node field);

// The player in turn takes a token for each goods symbol in the city he has completed.
void take_goods(Board& board, Node city, Events* events);
// At the end: 10 points for most tokens of a kind.
void score_goods(Board& board, Events* events);

}  // namespace aude
