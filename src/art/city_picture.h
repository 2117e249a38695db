// Cities dressed: ground, roofs, walls, towers and gates.
#pragma once

#include <string>
#include <vector>

#include "art/city.h"
#include "art/lanes.h"
#include "art/scatter.h"

namespace aude::art {

std::string draw_city_ground(const std::vector<CityPlan>& cities);
std::string draw_houses(const std::vector<House>& houses);
std::string draw_walls(const std::vector<CityPlan>& cities, const std::vector<Way>& gates);

}  // namespace aude::art
