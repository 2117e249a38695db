// SPDX-License-Identifier: MIT
// Counts the heap allocations of the whole program.
#pragma once

#include <cstddef>

namespace aude::slow {

std::size_t allocations_so_far();

}  // namespace aude::slow
