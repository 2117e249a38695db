// SPDX-License-Identifier: MIT
// The analysis as JSON (docs/analysis.md). The same analysis gives the same bytes on every machine.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "study/analysis.h"

namespace aude::study {

boost::json::object analysis_json(const Game& game, const Analysis& analysis);
std::string to_json(const Game& game, const Analysis& analysis);  // one line

// The best plans first, and the one that was played.
boost::json::array plans_json(const Game& game, const std::vector<Plan>& plans);
// Adds "ratings", if the chances of winning are based on them.
void put_ratings(boost::json::object& out, const Ratings& ratings);
// Adds "reasons", and "why" for clients of Aude 1.x: only the reasons for the better plan with codes
// that they know.
void put_reasons(boost::json::object& out, const std::vector<Reason>& reasons);

// Rounded to this many decimals, so that the bytes do not depend on the last bits; never minus zero.
double rounded(double value, int digits);
inline constexpr int kChanceDigits = 3;  // of a probability

}  // namespace aude::study
