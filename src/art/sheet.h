// Sheets of pictures: the symbols that the browser client uses, and a contact sheet for people.
#pragma once

#include <string>

#include "art/detail.h"
#include "rules/catalogue.h"

namespace aude::art {

// One SVG document with a <symbol id="tile-U"> for each tile of all sets, "piece-follower-red" for each
// figure and colour, tokens and the wheel board ("wheel"). Tiles have viewBox 0 0 100 100, figures and
// tokens -14 -14 28 28, the wheel 0 0 400 400. A tile's upright marks (TilePicture::marks) are not in
// its symbol: whoever lays the tile draws them over it, by their names in the same document. Whoever
// lays a tile turned takes its layers "land-U", "shade-U" and "works-U" as lay_parts() does, so that
// the light stays where it is. Each level of detail has a sheet with the same names; the figures and
// tokens, which are alike at all levels, are in the near one only.
std::string symbol_sheet(const Catalogue& catalogue, Detail detail = Detail::Near);

// Every tile with its id, its number of copies and the numbers of its segments where pieces stand.
std::string tile_sheet(const Catalogue& catalogue);

}  // namespace aude::art
