// Traders & Builders: the builder's second turn part, the pig on a field, goods from cities.
#pragma once

#include "rules/action.h"
#include "rules/events.h"
#include "rules/table.h"

namespace aude {

// These two only with the set in play.
void add_builder_and_pig(const Table& table, const PlacedTile& tile, ActionList& out);

// The tile just laid continues the road or city in which the builder of the player in turn stands.
bool earns_second_part(const Table& table);

void send_builders_home(Table& table, Node feature, Events* events);
// After a follower of `seat` left the feature: builder and pig cannot stay there alone.
void send_lonely_figures_home(Table& table, Seat seat, Node feature, Events* events);

SeatMask pigs_in(const Table& table, Node field);

// The player in turn takes a token for each goods symbol in the city he has completed.
void take_goods(Table& table, Node city, Events* events);
// At the end: 10 points for most tokens of a kind.
void score_goods(Table& table, Events* events);

}  // namespace aude
