// A match's summary for people and for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/statistics.h"

namespace aude::arena {

std::string to_table(const Summary& summary);
std::string to_json(const Summary& summary, const std::optional<SprtState>& test);
std::string to_text(const Sprt& test, const SprtState& state);
// What bots did wrong, each fault once with its number of games.
std::string faults_text(const Match& match, const std::vector<GameResult>& results);

}  // namespace aude::arena
