// Counts what the whole program takes from the heap.
#pragma once

#include <cstddef>

namespace aude::slow {

std::size_t allocations_so_far();

}  // namespace aude::slow
