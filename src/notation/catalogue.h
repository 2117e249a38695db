// The tiles that this program was built with.
#pragma once

#include "rules/catalogue.h"

namespace aude::notation {

using aude::catalogue;

}  // namespace aude::notation
