// SPDX-License-Identifier: MIT
// The rows of open or claimed features, ordered by when their representative segment was laid. Most
// rows do not change between decisions; only those that do are written again.
#pragma once

#include <cstdint>
#include <vector>

#include "learn/encoding.h"
#include "learn/observation_cache.h"

namespace aude::learn {

// Remembers the contents of a buffer, so that the next write changes only what is different.
class FeatureRows {
 public:
  explicit FeatureRows(const Encoding& encoding);
  void forget();                     // the contents of the buffer are unknown
  void begin_game() { tiles_ = 0; }  // the next position does not follow from the last one

 private:
  friend class FeatureWriter;
  int most_;
  int filled_ = 0;  // rows of the buffer that may be non-empty
  int tiles_ = 0;   // number of tiles when the rows were written; 0 if unknown
  Cell origin_;
  std::vector<std::uint16_t> shown_;   // by row: the feature's representative segment
  std::vector<std::uint16_t> row_of_;  // by such a segment; valid if shown_ agrees
  std::vector<std::uint16_t>
      watched_;  // features with pieces: these may return, and the viewer may change
  std::vector<std::uint16_t> gone_;  // rows to remove, during an update
};

// Writes the section to `begin` and returns its number of rows. `cache` must be up to date with the
// position.
int write_features(const Encoding& encoding, const State& state, Seat viewer,
                   const ObservationCache& cache, FeatureRows& rows, std::uint8_t* begin);

}  // namespace aude::learn
