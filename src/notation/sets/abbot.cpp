// SPDX-License-Identifier: MIT
// The notation of the Abbot.
#include "notation/set_notation.h"

namespace aude::notation {
namespace {

constexpr Word<Piece> kAbbotPieces[] = {{Abbot::kAbbot, "abbot"}};
constexpr Word<ScoreFor> kAbbotScores[] = {{Abbot::kGardenScore, "garden"}};
constexpr VerbForm kAbbotVerbs[] = {{Abbot::kRetrieveVerb, "retrieve", "retrieve",
                                     print_plain<Abbot::kRetrieveVerb>,
                                     parse_plain<Abbot::kRetrieveVerb>}};

}  // namespace

extern const SetNotation kAbbotNotation{
    .pieces = kAbbotPieces, .scores = kAbbotScores, .verbs = kAbbotVerbs};

}  // namespace aude::notation
