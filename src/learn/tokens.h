// SPDX-License-Identifier: MIT
// A position as compact tokens: rows of bytes for features, open cells, the tile in hand, players and
// the bag, relative to one player, usually the player to act. docs/python.md defines each byte.
#pragma once

#include <cstdint>
#include <vector>

#include "learn/actions.h"
#include "learn/encoding.h"
#include "learn/feature_rows.h"
#include "learn/observation_cache.h"

namespace aude::learn {

// Remembers the contents of a buffer, so that the next write changes only what is different.
class TokenMemory {
 public:
  explicit TokenMemory(const Encoding& encoding);
  void forget();      // the contents of the buffer are unknown
  void begin_game();  // the next position does not follow from the last one

 private:
  friend class CellWriter;
  friend void write_tokens(const Encoding&, const State&, Seat, const ObservationCache&, const Choices&,
                           TokenMemory&, std::uint8_t*);

  struct OpenCell {
    Cell cell;
    EdgeBits barred = 0;
    friend bool operator==(const OpenCell& a, const OpenCell& b) {  // without a branch in between
      return both(a.cell == b.cell, a.barred == b.barred);
    }
  };

  FeatureRows features_;
  int most_cells_;
  int cells_ = 0;  // rows of the buffer that may be non-empty
  int tiles_ = 0;  // number of tiles when the cells were written; 0 if unknown
  Cell origin_;
  std::vector<OpenCell> open_cells_;        // by row
  std::vector<std::uint16_t> row_of_cell_;  // of the open cells, by number in the window
  std::vector<std::uint16_t> fitting_;      // rows of cells with a rotation that fits
};

// Writes the sections that accompany planes: globals, hand, players, crowns, bag. encoding.info_size()
// bytes.
void write_info(const Encoding& encoding, const State& state, Seat viewer, Cell origin,
                std::uint8_t* out);

// Writes all sections, encoding.token_size() bytes. `cache` and `choices` must belong to this position,
// `memory` to the buffer.
void write_tokens(const Encoding& encoding, const State& state, Seat viewer,
                  const ObservationCache& cache, const Choices& choices, TokenMemory& memory,
                  std::uint8_t* out);

}  // namespace aude::learn
