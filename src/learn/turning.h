// SPDX-License-Identifier: MIT
// Rotates observations and action numbers by quarter turns clockwise, for data augmentation.
#pragma once

#include <cstdint>

#include "learn/encoding.h"

namespace aude::learn {

int turned_action(const Encoding& encoding, int quarters, int number);
int turned_channel(int quarters, int channel);  // the new number of a channel
void turn_tokens(const Encoding& encoding, int quarters, std::uint8_t* tokens);

}  // namespace aude::learn
