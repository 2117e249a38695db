// SPDX-License-Identifier: MIT
// Pictures as PNG files.
#pragma once

#include <string>

#include "art/painter.h"

namespace aude::server {

std::string png_of(const art::Bitmap& bitmap);

}  // namespace aude::server
