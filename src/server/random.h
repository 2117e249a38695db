// SPDX-License-Identifier: MIT
// The system's secure source of chance: tiles are dealt and secrets are made from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace aude::server {

void fill_random(std::span<std::byte> bytes);

// 0 to bound - 1, all equally likely, drawn from the system at this moment. bound > 0.
std::uint32_t random_below(std::uint32_t bound);

}  // namespace aude::server
