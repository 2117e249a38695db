// SPDX-License-Identifier: MIT
// The analysis in plain English, as `aude analyse` prints it.
#pragma once

#include <functional>
#include <string>

#include "study/analysis.h"

namespace aude::study {

// A plan in words; `made` is the decision that it belongs to.
using MoveText = std::function<std::string(const Decision& made, const Plan& plan)>;

// A summary with the biggest mistakes and the luckiest and unluckiest draws. Without `describe`, moves
// are written in notation.
std::string to_words(const Game& game, const Analysis& analysis, const MoveText& describe = {});
std::string to_words(const Game& game, const Reason& reason);
// The same after its points, which take `width` columns.
std::string reason_line(const Game& game, const Reason& reason, std::size_t width);

// What the chances of winning are based on: the end of a sentence, or a part of one.
std::string basis_of_chances(const Ratings& ratings);

// A number with this many decimals, rounded; never "-0".
std::string decimal(double value, int digits);

}  // namespace aude::study
