// SPDX-License-Identifier: MIT
// The weights of the networks, embedded in the program (cmake/embed.cmake).
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace aude::players {

struct EmbeddedFile {
  std::string_view name;
  std::string_view content;
};

std::span<const EmbeddedFile> network_files();  // that of the levels, that of `master` for two players
std::string network_name();                     // a checksum of the first: 8 hexadecimal digits

}  // namespace aude::players
