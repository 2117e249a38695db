// SPDX-License-Identifier: MIT
// A player's recovery code: nine words that can be spoken in any language. Eight of them are 128 random
// bits, the ninth finds typing errors. Only the hash of a code is stored (table/secure.h).
//
// The words are proquints (Daniel Wilkerson, "A Proposal for Proquints", 2009): 16 bits as consonant,
// vowel, consonant, vowel, consonant.
#pragma once

#include <string>
#include <string_view>

#include "rules/result.h"
#include "table/secure.h"

namespace aude::server {

// "lusab-babad-gutih-..."
std::string make_recovery_code(const table::ChanceSource& chance);

// The code as it was made, from what a person has typed: in capitals, with spaces, or with anything
// else between the words that is not a letter. Refuses a text with other words, another number of them,
// or a last word that does not fit the others.
Result<std::string> read_recovery_code(std::string_view typed);

}  // namespace aude::server
