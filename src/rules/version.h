// SPDX-License-Identifier: MIT
// The version of the rules. It changes when the same setup and actions give another result than before:
// a changed ruling or a changed score. A new set or a faster board does not change it.
#pragma once

namespace aude {

inline constexpr int kRulesVersion = 1;

}  // namespace aude
