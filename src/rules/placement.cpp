#include "rules/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/fitting.h"
#include "rules/river.h"

namespace aude {
namespace {

// Four actions, each seen as the one machine word it fills. Compilers for every machine know this
// extension and use what vector registers there are.
using FourActions __attribute__((vector_size(32))) = std::uint64_t;

// What a mask of rotations writes: four actions' worth of rotation bits, lowest rotation first, of which
// only the first `count` mean something.
struct Turns {
  std::array<std::uint64_t, 4> bits{};
  std::size_t count = 0;
};

constexpr std::array<Turns, 16> turns_of_masks() {
  std::array<Turns, 16> table{};
  const auto unturned = std::bit_cast<std::uint64_t>(Action::place({}, Rotation::r0));
  for (unsigned mask = 0; mask < 16; ++mask) {
    for (Rotation rotation : kRotations) {
      if (!(mask >> index(rotation) & 1U)) continue;
      const auto turned = std::bit_cast<std::uint64_t>(Action::place({}, rotation));
      table[mask].bits[table[mask].count++] = turned ^ unturned;
    }
  }
  return table;
}
constexpr auto kTurnsOf = turns_of_masks();

// The rotations in which the tile may lie in each of sixteen frontier cells from `block` on.
inline void allowed_rotations(const Table& table, const KindInfo& kind, int block, RotationMasks& out) {
  fitting_rotations(table.frontier_barred + block, kind, out);
  if (kind.stage == Stage::Land) return;
  for (std::size_t i = 0; i < kFittingBlock; ++i) {
    if (out[i] == 0) continue;
    const Cell cell = table.frontier_cell[static_cast<std::size_t>(block) + i];
    out[i] = static_cast<std::uint8_t>(river_rotations(table, kind, cell, out[i]));
  }
}

}  // namespace

void add_placements(const Table& table, const KindInfo& kind, ActionList& out) {
  const int cells = table.head->frontier_count;
  RotationMasks fits;
  for (int block = 0; block < cells; block += kFittingBlock) {
    allowed_rotations(table, kind, block, fits);
    const Cell* cell = table.frontier_cell + block;
    Action* room = out.room_for(kFittingBlock * 4);
    std::size_t added = 0;
    // Whatever fits, four actions are written and only those that fit are counted: without a branch
    // that nobody could predict, this is cheaper than asking.
    for (int i = 0; i < std::min(kFittingBlock, cells - block); ++i) {
      const Turns& turns = kTurnsOf[fits[static_cast<std::size_t>(i)]];
      const auto unturned = std::bit_cast<std::uint64_t>(Action::place(cell[i], Rotation::r0));
      FourActions four;
      std::memcpy(&four, turns.bits.data(), sizeof four);
      four ^= unturned;
      std::memcpy(static_cast<void*>(room + added), &four, sizeof four);
      added += turns.count;
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
  RotationMasks fits;
  for (int block = 0; block < table.head->frontier_count; block += kFittingBlock) {
    allowed_rotations(table, kind, block, fits);
    if (fits != RotationMasks{}) return true;
  }
  return false;
}

}  // namespace aude
