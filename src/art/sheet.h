// SPDX-License-Identifier: MIT
// Sheets of pictures: the symbols of the browser client, and an overview of all tiles.
#pragma once

#include <string>

#include "art/detail.h"
#include "rules/catalogue.h"

namespace aude::art {

// One SVG document with a <symbol id="tile-U"> for each tile of all sets, "piece-follower-red" for each
// piece and colour, tokens and the wheel board ("wheel"). Tiles have viewBox 0 0 100 100, pieces and
// tokens -14 -14 28 28, the wheel 0 0 400 400. A tile's upright symbols (TilePicture::marks) are not
// part of its symbol; the client draws them over the tile, by their names in the same document. For a
// rotated tile, the client uses its layers "land-U", "shade-U" and "works-U" as lay_parts() does, so
// that the direction of light does not rotate. Each level of detail has a sheet with the same names.
// Pieces and tokens are the same at all levels and only in the near sheet.
std::string symbol_sheet(const Catalogue& catalogue, Detail detail = Detail::Near);

// Every tile with its id, its number of copies, and the numbers of its segments at their piece
// positions.
std::string tile_sheet(const Catalogue& catalogue);

}  // namespace aude::art
