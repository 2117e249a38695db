#include "rules/inns.h"

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {

void raise_by_inn_or_cathedral(const Board& board, Node feature, Terrain terrain, bool complete,
                               Worth& worth) {
  if (!board.is_special(feature)) return;
  const bool road = terrain == Terrain::Road;
  if (complete) {
    worth.pay_each(road ? 2 : 3, road ? Because::Inn : Because::Cathedral);
  } else {
    worth.pay_each(0, road ? Because::OpenInn : Because::OpenCathedral);
  }
}

}  // namespace aude
