// SPDX-License-Identifier: MIT
#include "learn/turning.h"

#include <array>
#include <utility>

#include "learn/planes.h"
#include "rules/types.h"

namespace aude::learn {
namespace {

// A cell of the window, rotated about the centre.
InWindow turned(InWindow at, int window, int quarters) {
  for (int q = 0; q < quarters; ++q) at = {window - 1 - at.y, at.x};
  return at;
}

int turned_cell(const Encoding& encoding, int quarters, int cell) {
  const int window = encoding.window();
  const InWindow at = turned({cell % window, cell / window}, window, quarters);
  return at.y * window + at.x;
}

// Column and row from 1; 0: none.
void turn_place(const Encoding& encoding, int quarters, std::uint8_t* place) {
  if (place[0] == 0) return;
  const InWindow at = turned({place[0] - 1, place[1] - 1}, encoding.window(), quarters);
  place[0] = static_cast<std::uint8_t>(at.x + 1);
  place[1] = static_cast<std::uint8_t>(at.y + 1);
}

// A bit for each edge or rotation.
std::uint8_t turned_bits(std::uint8_t bits, int quarters) {
  return static_cast<std::uint8_t>((bits << quarters | bits >> (4 - quarters)) & 0xF);
}

void turn_sides(int quarters, std::uint8_t* sides) {
  const std::array<std::uint8_t, 4> before{sides[0], sides[1], sides[2], sides[3]};
  for (int side = 0; side < 4; ++side)
    sides[(side + quarters) % 4] = before[static_cast<std::size_t>(side)];
}

}  // namespace

int turned_action(const Encoding& encoding, int quarters, int number) {
  if (number < encoding.first_deployment()) {
    return turned_cell(encoding, quarters, number / 4) * 4 + (number + quarters) % 4;
  }
  if (number >= encoding.first_recall() && number < encoding.elsewhere()) {
    return encoding.first_recall() + turned_cell(encoding, quarters, number - encoding.first_recall());
  }
  return number;
}

int turned_channel(int quarters, int channel) {
  constexpr std::array kBySide{channel::kCity,   channel::kRoad, channel::kField,
                               channel::kRiver,  channel::kBend, channel::kOwn,
                               channel::kOthers, channel::kOpen, channel::kFits};
  for (const int first : kBySide) {
    if (channel >= first && channel < first + 4) return first + (channel - first + quarters) % 4;
  }
  if (channel >= channel::kAcross && channel < channel::kAcross + 2)
    return channel::kAcross + (channel - channel::kAcross + quarters) % 2;
  return channel;
}

void turn_tokens(const Encoding& encoding, int quarters, std::uint8_t* tokens) {
  std::uint8_t* globals = tokens + encoding.globals().begin;
  turn_place(encoding, quarters, globals + 17);
  // The tile in hand is not rotated until it is laid.
  const auto phase = static_cast<Phase>(globals[0]);
  const bool laid = is_tile_laid(phase);
  const Section& hand = encoding.hand();
  for (int row = 0; laid && row < hand.rows; ++row) {
    std::uint8_t& sides = tokens[hand.begin + row * hand.width + 1];
    sides = turned_bits(sides, quarters);
  }
  const Section& features = encoding.features();
  for (int row = 0; row < features.rows; ++row)
    turn_place(encoding, quarters, tokens + features.begin + row * features.width + 8);
  const Section& cells = encoding.cells();
  for (int row = 0; row < cells.rows; ++row) {
    std::uint8_t* cell = tokens + cells.begin + row * cells.width;
    turn_place(encoding, quarters, cell);
    turn_sides(quarters, cell + 2);
    cell[6] = turned_bits(cell[6], quarters);
  }
}

}  // namespace aude::learn
