#include "rules/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/eight.h"
#include "rules/fitting.h"
#include "rules/sets.h"

namespace aude {
namespace {

// Four actions, each seen as the one machine word it fills. Compilers for every machine know this
// extension and use what vector registers there are.
using FourActions __attribute__((vector_size(32))) = std::uint64_t;

// What a mask of rotations writes: four actions' value of rotation bits, lowest rotation first, of
// which only the first `count` mean something.
struct Turns {
  std::array<std::uint64_t, 4> bits{};
  std::size_t count = 0;
};

constexpr std::array<Turns, 16> turns_of_masks() {
  std::array<Turns, 16> all{};
  const auto unturned = std::bit_cast<std::uint64_t>(Action::place({}, Rotation::r0));
  for (unsigned mask = 0; mask < 16; ++mask) {
    for (Rotation rotation : kRotations) {
      if (!(mask >> index(rotation) & 1U)) continue;
      const auto turned = std::bit_cast<std::uint64_t>(Action::place({}, rotation));
      all[mask].bits[all[mask].count++] = turned ^ unturned;
    }
  }
  return all;
}
constexpr auto kTurnsOf = turns_of_masks();

// The rotations in which the tile matches all that lies beside a cell, a bit each.
inline unsigned matching_rotations(const KindInfo& kind, EdgeBits barred) {
  unsigned mask = 0;
  for (Rotation rotation : kRotations) {
    mask |= ((barred & kind.at(rotation).edges) == 0 ? 1U : 0U) << index(rotation);
  }
  return mask;
}

// The same where sets have a say.
inline unsigned guided_rotations(const Board& board, const KindInfo& kind, int at) {
  if (any_hook<&SetRules::shuns_cell>(*board.game, board, kind, at)) return 0;
  unsigned mask = matching_rotations(kind, board.frontier_barred[at]);
  each_hook<&SetRules::legal_placement>(*board.game,
                                        [&](auto hook) { mask = hook(board, kind, at, mask); });
  return mask;
}

// The rotations in which the tile may lie in frontier cell number `at`, a bit each.
inline unsigned rotations_at(const Board& board, const KindInfo& kind, int at) {
  return kind.guided ? guided_rotations(board, kind, at)
                     : matching_rotations(kind, board.frontier_barred[at]);
}

// The same for each of eight cells from `block` on.
RotationMasks rotations_in(const Board& board, const KindInfo& kind, int block) {
  if (!kind.guided) return fitting_rotations(board.frontier_barred.begin() + block, kind);
  RotationMasks masks;
  for (int i = 0; i < kFittingBlock; ++i) {
    masks[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(rotations_at(board, kind, block + i));
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
Action placement_in(const Board& board, const KindInfo& kind, int at, int n) {
  const Turns& turns = kTurnsOf[rotations_at(board, kind, at)];
  const auto unturned =
      std::bit_cast<std::uint64_t>(Action::place(board.frontier_cell[at], Rotation::r0));
  return std::bit_cast<Action>(unturned ^ turns.bits[static_cast<std::size_t>(n)]);
}

// Where a set has a say, each cell must be looked at.
int guided_placements_in(const Board& board, const KindInfo& kind, int at) {
  return static_cast<int>(kTurnsOf[rotations_at(board, kind, at)].count);
}
int count_guided_placements(const Board& board, const KindInfo& kind) {
  int count = 0;
  for (int at = 0; at < board.head->frontier_count; ++at)
    count += guided_placements_in(board, kind, at);
  return count;
}
Action guided_placement_at(const Board& board, const KindInfo& kind, int n) {
  for (int at = 0;; ++at) {
    const int here = guided_placements_in(board, kind, at);
    if (n < here) return placement_in(board, kind, at, n);
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
void add_placements(const Board& board, const KindInfo& kind, ActionList& out) {
  constexpr int kCells = 64;
  std::array<RotationMasks, kCells / kFittingBlock> fits;
  const int cells = board.head->frontier_count;
  for (int begin = 0; begin < cells; begin += kCells) {
    const int end = std::min(cells, begin + kCells);
    std::uint64_t fitting = 0;
    for (int block = begin; block < end; block += kFittingBlock) {
      RotationMasks& masks = fits[static_cast<std::size_t>((block - begin) / kFittingBlock)];
      masks = rotations_in(board, kind, block);
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
          Action::place(board.frontier_cell[static_cast<std::size_t>(begin) + i], Rotation::r0));
      std::memcpy(static_cast<void*>(room + added), &four, sizeof four);
      added += turns.count;
    }
    out.added(added);
  }
}

// Notes for placement_at() how many placements there are before each block of cells.
int count_placements(Board& board, const KindInfo& kind) {
  if (kind.guided) return count_guided_placements(board, kind);
  int count = 0;
  std::uint16_t* before = board.placements_before.begin();
  const EdgeBits* barred = board.frontier_barred.begin();
  for (const EdgeBits* end = barred + board.head->frontier_count; barred < end;
       barred += kFittingBlock) {
    *before++ = static_cast<std::uint16_t>(count);
    count += sum_of(count_fits(barred, kind));
  }
  std::fill_n(before, kFittingBlock, kNoPlacement);
  return count;
}

// The block is found by comparing eight numbers at once, the cell in it likewise, so that n decides no
// branch.
Action placement_at(const Board& board, const KindInfo& kind, int n) {
  if (kind.guided) return guided_placement_at(board, kind, n);
  const int blocks = blocks_for(board.head->frontier_count);
  const int block = count_up_to(board.placements_before.begin(), blocks, n) - 1;
  const int at = block * kFittingBlock;
  const int in_block = n - board.placements_before[block];
  const PickPosition cell = find_pick(count_fits(board.frontier_barred.begin() + at, kind), in_block);
  return placement_in(board, kind, at + cell.holder, in_block - cell.picks_before);
}

bool may_place(const Board& board, const KindInfo& kind, Cell cell, Rotation rotation) {
  const int at = board.frontier_at(cell);
  return at >= 0 && (rotations_at(board, kind, at) >> index(rotation) & 1U);
}

}  // namespace aude
