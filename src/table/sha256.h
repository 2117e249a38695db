// SHA-256 as FIPS 180-4 describes it: the one hash that logs need, on every carrier the same.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace aude::table {

std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace aude::table
