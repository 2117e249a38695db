// SPDX-License-Identifier: MIT
#include "art/detail.h"

namespace aude::art {

std::string_view word_for(Detail detail) {
  constexpr std::array<std::string_view, 3> kWords{"near", "middle", "far"};
  return kWords[static_cast<std::size_t>(detail)];
}

const Style& style_of(Detail detail) {
  static constexpr std::array<Style, 3> kStyles{{
      {.wall = 2.9,
       .wall_ink = 1.3,
       .stones = true,
       .tower_every = 26,
       .tower = 1,
       .road = 8.2,
       .road_edge = 2.4,
       .house = 1,
       .house_gap = 0.2,
       .tree = 1,
       .trees = 7,
       .texture = true,
       .shadow = 1.7,
       .streets = true,
       .city = "url(#a-pc)",
       .meadow = "url(#a-ln)"},
      {.wall = 4.4,
       .wall_ink = 3.2,
       .stones = false,
       .tower_every = 60,
       .tower = 1.7,
       .road = 9.4,
       .road_edge = 4,
       .house = 1.75,
       .house_gap = 0.6,
       .tree = 1.7,
       .trees = 2,
       .texture = false,
       .shadow = 2.6,
       .city = "#e3bf88",
       .meadow = "url(#a-lm)"},
      {.wall = 5,
       .wall_ink = 5,
       .stones = false,
       .tower_every = 0,
       .tower = 0,
       .road = 12,
       .road_edge = 6,
       .house = 0,
       .house_gap = 0,
       .tree = 0,
       .trees = 0,
       .texture = false,
       .shadow = 3.5,
       .city = "#d9945f",
       .meadow = "url(#a-lf)"},
  }};
  return kStyles[static_cast<std::size_t>(detail)];
}

}  // namespace aude::art
