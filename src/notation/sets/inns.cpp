// SPDX-License-Identifier: MIT
// The notation of Inns & Cathedrals.
#include "notation/set_notation.h"

namespace aude::notation {
namespace {

constexpr Word<Piece> kInnsPieces[] = {{Inns::kLarge, "large"}};
constexpr Explanation kInnsReasons[] = {
    {Inns::kBecauseInn, "inn", "An inn by the road makes each of its tiles worth 2."},
    {Inns::kBecauseCathedral, "cathedral", "The cathedral makes each tile and each pennant worth 3."},
    {Inns::kBecauseOpenInn, "open_inn",
     "The road has an inn and was not finished, so it is worth nothing."},
    {Inns::kBecauseOpenCathedral, "open_cathedral",
     "The city has a cathedral and was not finished, so it is worth nothing."}};

}  // namespace

extern const SetNotation kInnsNotation{.pieces = kInnsPieces, .reasons = kInnsReasons};

}  // namespace aude::notation
