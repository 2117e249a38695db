// SPDX-License-Identifier: MIT
// The licence texts, built into the program.
#pragma once

#include <span>
#include <string_view>

namespace aude::app {

struct EmbeddedFile {
  std::string_view name;  // without its folder
  std::string_view bytes;
};

// Ours first, then those of third parties.
std::span<const EmbeddedFile> licence_files();

}  // namespace aude::app
