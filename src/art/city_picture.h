// SPDX-License-Identifier: MIT
// Draws cities: ground, roofs, walls, towers and gates.
#pragma once

#include <string>
#include <vector>

#include "art/city.h"
#include "art/detail.h"
#include "art/roads.h"
#include "art/scatter.h"

namespace aude::art {

std::string draw_city_ground(const std::vector<CityPlan>& cities, const Style& style);
std::string draw_houses(const std::vector<House>& houses, const Style& style);
std::string draw_walls(const std::vector<CityPlan>& cities, const std::vector<RoadPoint>& gates,
                       const Style& style);
// The shapes of walls and houses that cast shadows, in the current colour.
std::string city_shadows(const std::vector<CityPlan>& cities, const std::vector<House>& houses,
                         const Style& style);

}  // namespace aude::art
