// The tiles that this program was built with, and how they are printed.
#pragma once

#include <boost/json/object.hpp>

#include "rules/catalogue.h"

namespace aude::notation {

using aude::catalogue;

// Sets with their tiles, the wheel board's cells and crown spaces: what a client draws from.
boost::json::object catalogue_json(const Catalogue& all);

}  // namespace aude::notation
