// SPDX-License-Identifier: MIT
#include "rules/sets/inns.h"

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {

void mark_inns_and_cathedrals(const Tile& tile, KindInfo& kind) {
  for (std::size_t s = 0; s < tile.segments.size(); ++s) {
    kind.segments[s].special = tile.segments[s].inn || tile.segments[s].cathedral;
  }
}

void raise_by_inn_or_cathedral(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                               FeatureValue& value) {
  if (!board.is_special(feature)) return;
  const bool road = terrain == Terrain::Road;
  if (complete) {
    value.pay_each(road ? 2 : 3, road ? Inns::kBecauseInn : Inns::kBecauseCathedral);
  } else {
    value.pay_each(0, road ? Inns::kBecauseOpenInn : Inns::kBecauseOpenCathedral);
  }
}

}  // namespace aude
