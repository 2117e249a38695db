// The tiles that this program was built with.
#pragma once

#include "rules/catalogue.h"

namespace aude::notation {

// Read and checked at the first call; a wrong file of tiles/ ends the program with the reason.
const Catalogue& catalogue();

}  // namespace aude::notation
