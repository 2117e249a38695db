// The base game as one of the sets: its start tile. All else that it rules stands in the other files.
#pragma once

#include "rules/set_rules.h"

namespace aude {

void lay_start_tile(const Catalogue& catalogue, SetGroup sets, Start& start);

inline constexpr SetRules kBase{
    .id = SetId::Base, .name = "base", .whole_game = true, .lay_start = lay_start_tile};

}  // namespace aude
