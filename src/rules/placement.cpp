#include "rules/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/fitting.h"
#include "rules/river.h"

// Where the processor of the day has wider vectors than the least one we compile for, use them; the
// code is the same. (Not under sanitizers, whose start-up cannot resolve such functions.)
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(NDEBUG) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define AUDE_BEST_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define AUDE_BEST_VECTORS
#endif

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

// Bit i tells whether byte i of the masks, of which only the lower halves are used, is not zero.
std::uint64_t bits_of_fitting(const RotationMasks& masks) {
  static_assert(std::endian::native == std::endian::little,
                "byte i of a word must be its bits 8i and up");
  std::uint64_t bits = 0;
  for (std::size_t half = 0; half < kFittingBlock; half += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, masks.data() + half, sizeof word);
    word = (word | word >> 1 | word >> 2 | word >> 3) & 0x0101010101010101U;
    bits |= (word * 0x0102040810204080U >> 56)
            << half;  // gathers the eight lowest bits in the top byte
  }
  return bits;
}

}  // namespace

// In two passes over 64 cells at a time, since nobody can predict which cells fit: the first marks them
// in one word, the second writes four actions for each mark and keeps as many as there are rotations.
// So only the end of a loop depends on the position, and not every step.
AUDE_BEST_VECTORS void add_placements(const Table& table, const KindInfo& kind, ActionList& out) {
  constexpr int kCells = 64;
  std::array<RotationMasks, kCells / kFittingBlock> fits;
  const int cells = table.head->frontier_count;
  for (int begin = 0; begin < cells; begin += kCells) {
    const int end = std::min(cells, begin + kCells);
    std::uint64_t fitting = 0;
    for (int block = begin; block < end; block += kFittingBlock) {
      RotationMasks& masks = fits[static_cast<std::size_t>((block - begin) / kFittingBlock)];
      allowed_rotations(table, kind, block, masks);
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
