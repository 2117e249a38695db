// The catalogue's files: tiles/*.json, one per set, and how they are read and checked.
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

// The files of tiles/ as they were when the program was built.
std::span<const EmbeddedFile> tile_files();

// Each refuses a wrong file with the file, the tile and the reason.
Result<TileSet> read_tile_set(std::string_view file_name, std::string_view json_text);
Result<WheelBoard> read_wheel_board(std::string_view file_name, std::string_view json_text);
// All sets, the board and the tokens; the files of all sets with rules must be there, and no tile
// twice.
Result<Catalogue> read_catalogue(std::span<const EmbeddedFile> files);

}  // namespace aude::notation
