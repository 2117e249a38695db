// The analysis as text, at the edge of the room: JSON for programs, plain English for people.
#pragma once

#include <string>
#include <string_view>

#include "study/analysis.h"
#include "study/puzzle.h"

namespace aude::study {

// One line (docs/analysis.md); the same analysis gives the same bytes on every machine.
std::string to_json(const Game& game, const Analysis& analysis);

// A summary with the worst mistakes and the luckiest draws, as `aude analyse` prints it.
std::string to_words(const Game& game, const Analysis& analysis);

// One line of a file of puzzles. `record` leads to the position.
std::string to_json(const Game& game, const Puzzle& puzzle, std::string_view id,
                    std::string_view record);

// The plans that are expected showing, the best first.
std::string to_json(const Game& game, const DecisionEvaluation& evaluation);

// A list of codes and numbers (docs/analysis.md), and one of them as an English sentence.
std::string to_json(const std::vector<Reason>& reasons);
std::string to_words(const Game& game, const Reason& reason);

// A number with so many digits behind the point, rounded; never "-0".
std::string decimal(double value, int digits);

}  // namespace aude::study
