// SPDX-License-Identifier: MIT
// A line of a file of puzzles: JSON (docs/analysis.md).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "notation/record.h"
#include "study/puzzle.h"

namespace aude::study {

// A puzzle with where it comes from.
struct KeptPuzzle {
  std::string id;
  std::string made;     // day, such as 2026-11-18
  std::string network;  // by whose evaluation; see players::network_name()
  notation::Record record;
  std::shared_ptr<const Game> game;
  State state;  // the position, after the record
  Puzzle puzzle;
};

std::string to_json(const KeptPuzzle& kept);

// Reads what describe() and rating_of() do not find out again. A line written by Aude 1.x is read as
// well: its day and network are empty. The error names the field.
Result<KeptPuzzle> parse_puzzle(std::string_view line);

}  // namespace aude::study
