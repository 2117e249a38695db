// The board turned by quarters clockwise: the same game, seen from another side. For more examples from
// one.
#pragma once

#include <cstdint>

#include "learn/encoding.h"

namespace aude::learn {

int turned_action(const Encoding& encoding, int quarters, int number);
int turned_channel(int quarters, int channel);  // where a channel goes
void turn_tokens(const Encoding& encoding, int quarters, std::uint8_t* tokens);

}  // namespace aude::learn
