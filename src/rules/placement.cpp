#include "rules/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/fitting.h"
#include "rules/lanes.h"
#include "rules/river.h"

namespace aude {
namespace {

// Four actions, each seen as the one machine word it fills. Compilers for every machine know this
// extension and use what vector registers there are.
using FourActions __attribute__((vector_size(32))) = std::uint64_t;

// What a mask of rotations writes: four actions' worth of rotation bits, lowest rotation first, of
// which only the first `count` mean something.
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

// The rotations in which the tile may lie in frontier cell number `at`, a bit each.
unsigned rotations_at(const Table& table, const KindInfo& kind, int at) {
  const EdgeBits barred = table.frontier_barred[at];
  const bool river = kind.stage != Stage::Land;
  if (river && !awaits_river(barred)) return 0;
  unsigned mask = 0;
  for (Rotation rotation : kRotations) {
    mask |= ((barred & kind.at(rotation).edges) == 0 ? 1U : 0U) << index(rotation);
  }
  return river ? river_rotations(table, kind, at, mask) : mask;
}

// The same for each of eight cells from `block` on.
RotationMasks rotations_in(const Table& table, const KindInfo& kind, int block) {
  if (kind.stage == Stage::Land) return fitting_rotations(table.frontier_barred + block, kind);
  RotationMasks masks;
  for (int i = 0; i < kFittingBlock; ++i) {
    masks[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(rotations_at(table, kind, block + i));
  }
  return masks;
}

// Bit i tells whether byte i of the masks, of which only the lower halves are used, is not zero.
std::uint64_t bits_of_fitting(const RotationMasks& masks) {
  static_assert(std::endian::native == std::endian::little,
                "byte i of a word must be its bits 8i and up");
  std::uint64_t word = 0;
  std::memcpy(&word, masks.data(), sizeof word);
  word = (word | word >> 1 | word >> 2 | word >> 3) & 0x0101010101010101U;
  return word * 0x0102040810204080U >> 56;  // gathers the eight lowest bits in the top byte
}

// Placement number n of the tile in frontier cell number `at`.
Action placement_in(const Table& table, const KindInfo& kind, int at, int n) {
  const Turns& turns = kTurnsOf[rotations_at(table, kind, at)];
  const auto unturned =
      std::bit_cast<std::uint64_t>(Action::place(table.frontier_cell[at], Rotation::r0));
  return std::bit_cast<Action>(unturned ^ turns.bits[static_cast<std::size_t>(n)]);
}

// River tiles fit few cells, and each of these must be looked at.
int river_placements_in(const Table& table, const KindInfo& kind, int at) {
  return static_cast<int>(kTurnsOf[rotations_at(table, kind, at)].count);
}
int count_river_placements(const Table& table, const KindInfo& kind) {
  int count = 0;
  for (int at = 0; at < table.head->frontier_count; ++at) count += river_placements_in(table, kind, at);
  return count;
}
Action river_placement_at(const Table& table, const KindInfo& kind, int n) {
  for (int at = 0;; ++at) {
    const int here = river_placements_in(table, kind, at);
    if (n < here) return placement_in(table, kind, at, n);
    n -= here;
  }
}

// Behind the last block: more than any number of placements.
constexpr std::uint16_t kNoPlacement = 0xFFFF;
static_assert((kMaxSupply * 2 + kMaxStartTiles * 4 + 20) * 4 < kNoPlacement);

}  // namespace

// In two passes over 64 cells at a time, since nobody can predict which cells fit: the first marks them
// in one word, the second writes four actions for each mark and keeps as many as there are rotations.
// So only the end of a loop depends on the position, and not every step.
void add_placements(const Table& table, const KindInfo& kind, ActionList& out) {
  constexpr int kCells = 64;
  std::array<RotationMasks, kCells / kFittingBlock> fits;
  const int cells = table.head->frontier_count;
  for (int begin = 0; begin < cells; begin += kCells) {
    const int end = std::min(cells, begin + kCells);
    std::uint64_t fitting = 0;
    for (int block = begin; block < end; block += kFittingBlock) {
      RotationMasks& masks = fits[static_cast<std::size_t>((block - begin) / kFittingBlock)];
      masks = rotations_in(table, kind, block);
      fitting |= bits_of_fitting(masks) << (block - begin);
    }
    Action* room = out.room_for(kCells * 4);
    std::size_t added = 0;
    for (; fitting != 0; fitting &= fitting - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(fitting));
      const Turns& turns = kTurnsOf[fits[i / kFittingBlock][i % kFittingBlock]];
      FourActions four;
      std::memcpy(&four, turns.bits.data(), sizeof four);
      four ^= std::bit_cast<std::uint64_t>(
          Action::place(table.frontier_cell[static_cast<std::size_t>(begin) + i], Rotation::r0));
      std::memcpy(static_cast<void*>(room + added), &four, sizeof four);
      added += turns.count;
    }
    out.added(added);
  }
}

// Notes for placement_at() how many placements there are before each block of cells.
int count_placements(Table& table, const KindInfo& kind) {
  if (kind.stage != Stage::Land) return count_river_placements(table, kind);
  int count = 0;
  std::uint16_t* before = table.placements_before;
  const EdgeBits* barred = table.frontier_barred;
  for (const EdgeBits* end = barred + table.head->frontier_count; barred < end;
       barred += kFittingBlock) {
    *before++ = static_cast<std::uint16_t>(count);
    count += sum_of(count_fits(barred, kind));
  }
  std::fill_n(before, kFittingBlock, kNoPlacement);
  return count;
}

// The block is found by comparing eight numbers at once, the cell in it likewise, so that n decides no
// branch.
Action placement_at(const Table& table, const KindInfo& kind, int n) {
  if (kind.stage != Stage::Land) return river_placement_at(table, kind, n);
  const int blocks = blocks_for(table.head->frontier_count);
  const int block = count_up_to(table.placements_before, blocks, n) - 1;
  const int at = block * kFittingBlock;
  const int in_block = n - table.placements_before[block];
  const LotHolder cell = holder_of_lot(count_fits(table.frontier_barred + at, kind), in_block);
  return placement_in(table, kind, at + cell.holder, in_block - cell.lots_before);
}

bool may_place(const Table& table, const KindInfo& kind, Cell cell, Rotation rotation) {
  const int at = table.frontier_at(cell);
  return at >= 0 && (rotations_at(table, kind, at) >> index(rotation) & 1U);
}

}  // namespace aude
