// SPDX-License-Identifier: MIT
// The colours of the map, in one place.
#pragma once

#include <array>
#include <string_view>

namespace aude::art {

namespace colour {
inline constexpr std::string_view kMeadow = "#adc16f";
inline constexpr std::string_view kMeadowLight = "#bccd84";
inline constexpr std::string_view kMeadowDark = "#9db45f";
inline constexpr std::string_view kRoad = "#ecdfbd";
inline constexpr std::string_view kRoadEdge = "#a98c58";
inline constexpr std::string_view kWall = "#8c6b4a";
inline constexpr std::string_view kWallTop = "#d6b886";
inline constexpr std::string_view kCity = "#dcbd8f";
inline constexpr std::string_view kWater = "#86aebd";
inline constexpr std::string_view kBank = "#5f8797";
inline constexpr std::string_view kInk = "#4a3a2a";
inline constexpr std::string_view kParchment = "#f4ecd8";
}  // namespace colour

struct PlayerColour {
  std::string_view name;
  std::string_view fill;
  std::string_view mark;  // colour of the mark on the piece; contrasts with `fill`
};

// In the order of seats.
inline constexpr std::array<PlayerColour, 8> kPlayerColours{{
    {"red", "#c8372d", "#ffe9e0"},
    {"blue", "#2f79c2", "#e3f0ff"},
    {"green", "#3b8c4a", "#e6f7e4"},
    {"yellow", "#e9bb3f", "#5a3f00"},
    {"black", "#2e2e33", "#f1f1f1"},
    {"pink", "#dc7bab", "#5b1238"},
    {"orange", "#e07b2e", "#fff0df"},
    {"violet", "#62348f", "#f2e8ff"},
}};

}  // namespace aude::art
