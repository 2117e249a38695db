// SPDX-License-Identifier: MIT
// The tiles that this program was built with, as JSON.
#pragma once

#include <boost/json/object.hpp>

#include "rules/catalogue.h"

namespace aude::notation {

using aude::catalogue;

// Sets with their tiles, the wheel board's cells and crown spaces, for clients.
boost::json::object catalogue_json(const Catalogue& all);

}  // namespace aude::notation
