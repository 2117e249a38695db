// SPDX-License-Identifier: MIT
// The summary of a match as a table and as JSON.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/statistics.h"

namespace aude::arena {

std::string to_table(const Summary& summary);
std::string to_json(const Summary& summary, const std::optional<SprtState>& test);
std::string to_text(const Sprt& test, const SprtState& state);
// The faults of the bots, each with its number of games.
std::string faults_text(const Match& match, const std::vector<GameResult>& results);

}  // namespace aude::arena
