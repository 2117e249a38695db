#include "rules/inns.h"

namespace aude {

Rate road_rate(const Board& board, Node road, bool complete) {
  if (!board.is_special(road)) return {1, 0};
  return complete ? Rate{2, reason(Because::Inn)} : Rate{0, reason(Because::OpenInn)};
}

Rate city_rate(const Board& board, Node city, bool complete) {
  if (!board.is_special(city)) return {complete ? 2 : 1, 0};
  return complete ? Rate{3, reason(Because::Cathedral)} : Rate{0, reason(Because::OpenCathedral)};
}

}  // namespace aude
