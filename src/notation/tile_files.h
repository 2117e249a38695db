// SPDX-License-Identifier: MIT
// Reads and checks the tile files: tiles/*.json, one per set.
#pragma once

#include <span>
#include <string_view>

#include "rules/catalogue.h"
#include "rules/result.h"

namespace aude::notation {

struct EmbeddedFile {
  std::string_view name;  // "base.json"
  std::string_view bytes;
};

// The files of tiles/ when the program was built.
std::span<const EmbeddedFile> tile_files();

// A refusal gives the file, the tile and the reason.
Result<TileSet> read_tile_set(std::string_view file_name, std::string_view json_text);
Result<WheelBoard> read_wheel_board(std::string_view file_name, std::string_view json_text);
// Reads all sets, the board and the tokens. The files of all sets with rules must exist, and tile ids
// must be unique.
Result<Catalogue> read_catalogue(std::span<const EmbeddedFile> files);

}  // namespace aude::notation
