// The rows of the features that are open or claimed, in the order in which the segments that name them
// were laid. From one decision to the next most of them stay as they are, and so do their bytes.
#pragma once

#include <cstdint>
#include <vector>

#include "learn/encoding.h"
#include "learn/observation_cache.h"

namespace aude::learn {

// What a buffer holds, so that writing it again touches only what it must.
class FeatureRows {
 public:
  explicit FeatureRows(const Encoding& encoding);
  void forget();                     // the buffer holds anything
  void begin_game() { tiles_ = 0; }  // another game, or a position that does not follow from the last

 private:
  friend class FeatureWriter;
  int most_;
  int filled_ = 0;  // rows of the buffer that may not be empty
  int tiles_ = 0;   // laid when the rows were written; 0 when nothing is known of them
  Cell origin_;
  std::vector<std::uint16_t> shown_;   // by row: the segment that names the feature
  std::vector<std::uint16_t> row_of_;  // by such a segment; shown_ tells whether it is true
  std::vector<std::uint16_t>
      watched_;                      // shown with pieces, which may leave or be seen by another player
  std::vector<std::uint16_t> gone_;  // rows to be left out, while that is done
};

// Writes the section, which begins at `begin`, and returns the number of its rows. `cache` are those of
// the position.
int write_features(const Encoding& encoding, const State& state, Seat viewer,
                   const ObservationCache& cache, FeatureRows& rows, std::uint8_t* begin);

}  // namespace aude::learn
