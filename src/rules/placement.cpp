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

// A frontier cell, by its index, and the rotations that fit there.
struct FittingCell {
  std::uint16_t cell;
  std::uint16_t rotations;
};
constexpr int kCellsPerPass = 256;

std::size_t note_fitting(const Table& table, const KindInfo& kind, int begin, int end,
                         std::array<FittingCell, kCellsPerPass>& noted) {
  std::size_t count = 0;
  RotationMasks fits;
  for (int block = begin; block < end; block += kFittingBlock) {
    allowed_rotations(table, kind, block, fits);
    for (std::size_t i = 0; i < kFittingBlock; ++i) {
      noted[count] = {static_cast<std::uint16_t>(static_cast<std::size_t>(block) + i), fits[i]};
      count += fits[i] != 0;
    }
  }
  return count;
}

}  // namespace

// In two passes, since nobody can predict which cells fit: the first notes every cell and keeps those
// that fit, the second writes four actions for each and keeps as many as there are rotations. So only
// the ends of the loops depend on the position, and not every step.
void add_placements(const Table& table, const KindInfo& kind, ActionList& out) {
  std::array<FittingCell, kCellsPerPass> noted;
  const int cells = table.head->frontier_count;
  for (int begin = 0; begin < cells; begin += kCellsPerPass) {
    const int end = std::min(cells, begin + kCellsPerPass);
    const std::size_t fitting = note_fitting(table, kind, begin, end, noted);
    Action* room = out.room_for(fitting * 4 + 4);
    std::size_t added = 0;
    for (std::size_t i = 0; i < fitting; ++i) {
      const Turns& turns = kTurnsOf[noted[i].rotations];
      FourActions four;
      std::memcpy(&four, turns.bits.data(), sizeof four);
      four ^= std::bit_cast<std::uint64_t>(Action::place(table.frontier_cell[noted[i].cell], Rotation::r0));
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
