// SPDX-License-Identifier: MIT
// Boost.JSON, compiled into the extension: a wheel has to bring everything along.
#include <boost/json/src.hpp>
