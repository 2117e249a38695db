// The pictures of the art room as the browser fetches them.
#pragma once

#include <string>

namespace aude::table {

std::string art_sheet();   // one SVG document of symbols
std::string art_stands();  // JSON: where pieces stand on each segment of each tile

}  // namespace aude::table
