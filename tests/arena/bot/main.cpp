// SPDX-License-Identifier: MIT
// `aude bot greedy` without the rest of aude, so that the arena's tests do not depend on all modules.
#include <iostream>

#include "arena/protocol.h"

int main() { return aude::arena::serve_bot(std::cin, std::cout, "greedy") ? 0 : 1; }
