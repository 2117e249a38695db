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
inline constexpr std::string_view kNight = "#23241f";
}  // namespace colour

struct PlayerColour {
  std::string_view name;
  std::string_view fill;
  std::string_view dark;  // outlines and shade
  std::string_view mark;  // of the mark on the piece: stands out from `fill`
};

// In the order of seats.
inline constexpr std::array<PlayerColour, 8> kPlayerColours{{
    {"red", "#c8372d", "#6e1712", "#ffe9e0"},
    {"blue", "#2f79c2", "#15365f", "#e3f0ff"},
    {"green", "#3b8c4a", "#17441f", "#e6f7e4"},
    {"yellow", "#e9bb3f", "#7a5a0c", "#5a3f00"},
    {"black", "#2e2e33", "#0c0c0f", "#f1f1f1"},
    {"pink", "#dc7bab", "#7c2d54", "#5b1238"},
    {"orange", "#e07b2e", "#7b3a08", "#fff0df"},
    {"violet", "#62348f", "#2c1446", "#f2e8ff"},
}};

}  // namespace aude::art
