// SPDX-License-Identifier: MIT
// Times in milliseconds. This module has no clock: callers pass the time.
#pragma once

#include <cstdint>

namespace aude::compete {

using Millis = std::int64_t;

}  // namespace aude::compete
