// SPDX-License-Identifier: MIT
// Draws cities: ground, walls, towers, gates and houses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "art/city.h"
#include "art/detail.h"
#include "art/roads.h"
#include "art/scatter.h"

namespace aude::art {

// A drawing that stands upright in every rotation of its tile.
struct Standing {
  std::string_view drawing;  // of shared_drawings()
  Point at;
  double scale = 1;
};

std::string draw_city_ground(const std::vector<CityPlan>& cities, const Style& style);

// The walls as path data. wall_shadow() names them "wall-ID"; the other two refer to that name.
std::string wall_data(const std::vector<CityPlan>& cities);
std::string wall_shadow(std::string_view id, std::string_view walls, const Style& style);
std::string wall_sides(std::string_view id, std::string_view walls, const Style& style);
std::string wall_tops(std::string_view id, std::string_view walls, const Style& style);
std::string house_shadows(const std::vector<House>& houses, const Style& style);

// Houses, towers and gates, from north to south.
std::vector<Standing> city_buildings(const std::vector<CityPlan>& cities,
                                     const std::vector<RoadPoint>& gates,
                                     const std::vector<House>& houses, const Style& style);

// Where high towers rise on the walls of a completed city. Each list belongs to a city.
std::vector<std::vector<Point>> high_towers(const std::vector<CityPlan>& cities,
                                            const std::vector<Circle>& reserved,
                                            const std::vector<RoadPoint>& gates);

// Draws what stands on a tile with this rotation, in the coordinates of the unrotated tile.
std::string draw_standing(const std::vector<Standing>& standing, Rotation rotation = Rotation::r0);

}  // namespace aude::art
