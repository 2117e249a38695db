// A position as compact tokens: rows of bytes for features, open cells, the tile in hand, players and
// the bag, from the view of one player, mostly of whoever must act. docs/python.md says what each byte
// means.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "learn/actions.h"
#include "learn/encoding.h"
#include "learn/notes.h"

namespace aude::learn {

// What is remembered between two observations of a game that go to the same buffer.
class TokenMemory {
 public:
  explicit TokenMemory(const Encoding& encoding);
  void forget();      // the buffer holds anything
  void begin_game();  // another game, or a position that does not follow from the last

 private:
  friend class FeatureWriter;
  friend void write_tokens(const Encoding&, const State&, Seat, Notes&, const Choices&, TokenMemory&,
                           std::uint8_t*);

  // A feature's row as it was written last, and the numbers it was made of.
  struct Key {
    std::uint64_t counts = 0;
    std::uint64_t rest = 0;
    friend bool operator!=(const Key& a, const Key& b) {  // without a branch in between
      return ((a.counts ^ b.counts) | (a.rest ^ b.rest)) != 0;
    }
  };
  struct Row {
    Key key;
    std::array<std::uint8_t, 12> bytes{};
  };

  void next_round();

  int features_ = 0;  // rows of the buffer that may be filled
  int cells_ = 0;
  int most_features_;
  int most_cells_;
  int nodes_;
  std::uint16_t round_ = 1;  // rows of earlier rounds are made again
  Cell origin_;
  std::vector<Row> rows_;                   // by viewer and node
  std::vector<std::uint16_t> row_of_cell_;  // of the open cells, by number in the window
};

// The part that planes need besides: globals, hand, players, crowns, bag. encoding.info_size() bytes.
void write_info(const Encoding& encoding, const State& state, Seat viewer, Cell origin,
                std::uint8_t* out);

// All of it, encoding.token_size() bytes. `notes` and `choices` are those of this position; `memory`
// goes with the buffer.
void write_tokens(const Encoding& encoding, const State& state, Seat viewer, Notes& notes,
                  const Choices& choices, TokenMemory& memory, std::uint8_t* out);

}  // namespace aude::learn
