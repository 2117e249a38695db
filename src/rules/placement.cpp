// SPDX-License-Identifier: MIT
#include "rules/placement.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "rules/eight.h"
#include "rules/fitting.h"
#include "rules/sets.h"

namespace aude {
namespace {

// Four actions, each as one machine word. g++ and clang support this extension on every machine and use
// the vector registers that exist.
using FourActions __attribute__((vector_size(32))) = std::uint64_t;

// The rotation bits of four actions for a mask of rotations, lowest rotation first. Only the first
// `count` are valid.
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

// The rotations in which the tile matches all neighbours of a cell, a bit each.
inline unsigned matching_rotations(const KindInfo& kind, EdgeBits barred) {
  unsigned mask = 0;
  for (Rotation rotation : kRotations) {
    mask |= ((barred & kind.at(rotation).edges) == 0 ? 1U : 0U) << index(rotation);
  }
  return mask;
}

// The same if sets restrict the placement.
inline unsigned guided_rotations(const Board& board, const KindInfo& kind, int at) {
  if (any_hook<&SetRules::shuns_cell>(*board.game, board, kind, at)) return 0;
  unsigned mask = matching_rotations(kind, board.frontier_barred[at]);
  each_hook<&SetRules::legal_placement>(*board.game,
                                        [&](auto hook) { mask = hook(board, kind, at, mask); });
  return mask;
}

// The rotations in which the tile may be laid in frontier cell number `at`, a bit each.
inline unsigned rotations_at(const Board& board, const KindInfo& kind, int at) {
  return kind.guided ? guided_rotations(board, kind, at)
                     : matching_rotations(kind, board.frontier_barred[at]);
}

// The same for each of the eight cells of a block.
RotationMasks rotations_in(const Board& board, const KindInfo& kind, int block) {
  if (!kind.guided) return fitting_rotations(board.frontier_barred.begin() + block, kind);
  RotationMasks masks;
  for (int i = 0; i < kFittingBlock; ++i) {
    masks[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(rotations_at(board, kind, block + i));
  }
  return masks;
}

// Bit i is set if byte i of the masks is not 0. Only the lower halves of the bytes are used.
std::uint64_t bits_of_fitting(const RotationMasks& masks) {
  static_assert(std::endian::native == std::endian::little,
                "byte i of a word must be its bits 8i and up");
  std::uint64_t word = 0;
  std::memcpy(&word, masks.data(), sizeof word);
  word = (word | word >> 1 | word >> 2 | word >> 3) & 0x0101010101010101U;
  return word * 0x0102040810204080U >> 56;  // gathers the eight lowest bits in the top byte
}

// Placement number n in frontier cell number `at`, where the tile may lie in these rotations.
Action placement_in(const Board& board, int at, unsigned rotations, int n) {
  const Turns& turns = kTurnsOf[rotations];
  const auto unturned =
      std::bit_cast<std::uint64_t>(Action::place(board.frontier_cell[at], Rotation::r0));
  return std::bit_cast<Action>(unturned ^ turns.bits[static_cast<std::size_t>(n)]);
}

// If a set restricts the placement, each cell must be checked.
int guided_placements_in(const Board& board, const KindInfo& kind, int at) {
  return std::popcount(guided_rotations(board, kind, at));
}
int count_guided_placements(const Board& board, const KindInfo& kind) {
  int count = 0;
  for (int at = 0; at < board.head->frontier_count; ++at)
    count += guided_placements_in(board, kind, at);
  return count;
}
Action guided_placement_at(const Board& board, const KindInfo& kind, int n) {
  for (int at = 0;; ++at) {
    const unsigned rotations = guided_rotations(board, kind, at);
    const int here = std::popcount(rotations);
    if (n < here) return placement_in(board, at, rotations, n);
    n -= here;
  }
}

// After the last block: more than any number of placements.
constexpr std::uint16_t kNoPlacement = 0xFFFF;
static_assert((kMaxSupply * 2 + kMaxStartTiles * 4 + 20) * 4 < kNoPlacement);

}  // namespace

// Two passes over 64 cells at a time, because it is unpredictable which cells fit: the first marks them
// in one word, the second writes four actions for each mark and keeps one per rotation. Only the end of
// a loop, and not every step, depends on the position.
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
    Action* space = out.room_for(kCells * 4);
    std::size_t added = 0;
    for (; fitting != 0; fitting &= fitting - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(fitting));
      const Turns& turns = kTurnsOf[fits[i / kFittingBlock][i % kFittingBlock]];
      FourActions four;
      std::memcpy(&four, turns.bits.data(), sizeof four);
      four ^= std::bit_cast<std::uint64_t>(
          Action::place(board.frontier_cell[static_cast<std::size_t>(begin) + i], Rotation::r0));
      std::memcpy(static_cast<void*>(space + added), &four, sizeof four);
      added += turns.count;
    }
    out.added(added);
  }
}

// Stores the number of placements before each block of cells, for placement_at().
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

// The block is found by comparing eight numbers at once, and so is the cell in it, so that no branch
// depends on n.
Action placement_at(const Board& board, const KindInfo& kind, int n) {
  if (kind.guided) return guided_placement_at(board, kind, n);
  const int blocks = blocks_for(board.head->frontier_count);
  const int block = count_up_to(board.placements_before.begin(), blocks, n) - 1;
  const int at = block * kFittingBlock;
  const int in_block = n - board.placements_before[block];
  const PickPosition cell = find_pick(count_fits(board.frontier_barred.begin() + at, kind), in_block);
  return placement_in(board, at + cell.holder,
                      matching_rotations(kind, board.frontier_barred[at + cell.holder]),
                      in_block - cell.picks_before);
}

bool may_place(const Board& board, const KindInfo& kind, Cell cell, Rotation rotation) {
  const int at = board.frontier_at(cell);
  return at >= 0 && (rotations_at(board, kind, at) >> index(rotation) & 1U);
}

}  // namespace aude
