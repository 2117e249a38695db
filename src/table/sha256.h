// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4), the only hash that logs need, the same on every host.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace aude::table {

std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace aude::table
