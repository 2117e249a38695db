// Which rules these are. The number changes when the same setup and actions would lead elsewhere than
// before: a ruling read differently, a score counted anew. A new set or a faster board does not change
// it.
#pragma once

namespace aude {

inline constexpr int kRulesVersion = 1;

}  // namespace aude
