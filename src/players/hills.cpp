// What Hills & Sheep adds to the evaluation: flocks that may still be gathered.
#include "players/evaluate.h"

namespace aude::players {

void Evaluator::add_hills(Expectation& sum) {
  const Table& table = prospects_.table();
  for (int i = 0; i < table.game->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    float& points = sum.points[static_cast<std::size_t>(i)];
    const Node shepherd = table.figure(Piece::Shepherd, seat);
    if (shepherd != kNoNode) {
      const Node field = table.feature(shepherd);
      const float open = saturate(0.5F * static_cast<float>(table.open_sides(field)));
      const auto sheep = static_cast<float>(table.flock_on(field) + table.extra_of(field));
      // He must extend the farm once more to bring them home.
      const float chance = open * saturate(weights_.flock_pace * turns(seat));
      points += chance * (sheep + weights_.flock_growth * fade(seat));
    } else if (table.supply(seat, Piece::Shepherd) > 0) {
      points += weights_.shepherd_home * fade(seat);
    }
  }
}

}  // namespace aude::players
