// `aude bot greedy` without the rest of aude, so that the tests of the arena need not wait for all
// rooms.
#include <iostream>

#include "arena/protocol.h"

int main() { return aude::arena::serve_bot(std::cin, std::cout, "greedy") ? 0 : 1; }
