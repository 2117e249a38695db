// SPDX-License-Identifier: MIT
// The pictures of the art module, as HTTP responses.
#pragma once

#include <string>

#include "art/detail.h"

namespace aude::table {

std::string art_sheet(art::Detail detail);       // one SVG document of symbols
std::string art_sheet_path(art::Detail detail);  // "/api/art/sheet-far.svg"; near: without a level
std::string art_stands();  // JSON: positions of pieces on each segment of each tile

}  // namespace aude::table
