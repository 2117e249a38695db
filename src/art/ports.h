// SPDX-License-Identifier: MIT
// The segment that owns each of a tile's twelve ports.
#pragma once

#include <array>

#include "rules/catalogue.h"

namespace aude::art {

constexpr bool has_port(PortMask ports, int port) { return (ports >> port & 1) != 0; }
constexpr Side side_of(int port) { return static_cast<Side>(port / 3); }
constexpr int third_of(int port) { return port % 3; }

class PortOwners {
 public:
  explicit PortOwners(const Tile& tile) {
    owners_.fill(-1);
    for (std::size_t segment = 0; segment < tile.segments.size(); ++segment) {
      for (int port = 0; port < kPorts; ++port) {
        if (has_port(tile.segments[segment].ports, port)) {
          owners_[static_cast<std::size_t>(port)] = static_cast<int>(segment);
        }
      }
    }
  }

  int owner(int port) const { return owners_[static_cast<std::size_t>(port)]; }  // -1: none
  int owner(Side side, int third) const { return owner(port_index(side, third)); }

  // The next port clockwise that has an owner.
  int next_owned(int port) const {
    int next = (port + 1) % kPorts;
    while (owner(next) < 0 && next != port) next = (next + 1) % kPorts;
    return next;
  }

 private:
  std::array<int, kPorts> owners_{};
};

}  // namespace aude::art
