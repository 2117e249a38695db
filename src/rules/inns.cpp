#include "rules/inns.h"

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {

void raise_by_inn_or_cathedral(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                               FeatureValue& value) {
  if (!board.is_special(feature)) return;
  const bool road = terrain == Terrain::Road;
  if (complete) {
    value.pay_each(road ? 2 : 3, road ? Because::Inn : Because::Cathedral);
  } else {
    value.pay_each(0, road ? Because::OpenInn : Because::OpenCathedral);
  }
}

}  // namespace aude
