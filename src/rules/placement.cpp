#include "rules/placement.h"

#include <bit>

#include "rules/fitting.h"
#include "rules/river.h"

namespace aude {
namespace {

// The rotations of a mask, lowest first; a mask names only as many as it has bits.
constexpr std::array<std::array<Rotation, 4>, 16> rotations_of_masks() {
  std::array<std::array<Rotation, 4>, 16> table{};
  for (unsigned mask = 0; mask < 16; ++mask) {
    std::size_t count = 0;
    for (Rotation rotation : kRotations) {
      if (mask >> index(rotation) & 1U) table[mask][count++] = rotation;
    }
  }
  return table;
}
constexpr auto kRotationsOf = rotations_of_masks();

}  // namespace

void add_placements(const Table& table, const KindInfo& kind, ActionList& out) {
  const int cells = table.head->frontier_count;
  const bool river = kind.stage != Stage::Land;
  RotationMasks fits;
  for (int block = 0; block < cells; block += kFittingBlock) {
    fitting_rotations(table.frontier_barred + block, kind, fits);
    const int end = std::min(kFittingBlock, cells - block);
    Action* room = out.room_for(static_cast<std::size_t>(kFittingBlock) * 4);
    std::size_t added = 0;
    for (int i = 0; i < end; ++i) {
      const Cell cell = table.frontier_cell[block + i];
      unsigned mask = fits[static_cast<std::size_t>(i)];
      if (river) mask = river_rotations(table, kind, cell, mask);
      // Always write four and count those that fit: cheaper than asking for each.
      for (std::size_t r = 0; r < 4; ++r) room[added + r] = Action::place(cell, kRotationsOf[mask][r]);
      added += static_cast<std::size_t>(std::popcount(mask));
    }
    out.added(added);
  }
}

bool may_place(const Table& table, const KindInfo& kind, Cell cell, Rotation rotation) {
  const int at = table.frontier_at(cell);
  if (at < 0 || (table.frontier_barred[at] & kind.at(rotation).edges) != 0) return false;
  const unsigned mask = 1U << index(rotation);
  return kind.stage == Stage::Land || river_rotations(table, kind, cell, mask) != 0;
}

bool fits_somewhere(const Table& table, const KindInfo& kind) {
  const int cells = table.head->frontier_count;
  RotationMasks fits;
  for (int block = 0; block < cells; block += kFittingBlock) {
    fitting_rotations(table.frontier_barred + block, kind, fits);
    for (std::size_t i = 0; i < kFittingBlock; ++i) {
      if (fits[i] == 0) continue;
      if (kind.stage == Stage::Land) return true;
      if (river_rotations(table, kind, table.frontier_cell[static_cast<std::size_t>(block) + i], fits[i])) return true;
    }
  }
  return false;
}

}  // namespace aude
