// SPDX-License-Identifier: MIT
#include "app/commands.h"
#include "app/converter.h"

namespace aude::app {

int convert(const std::string&, const std::string& name) {
  throw Refused{{name, "PNG is not available on Windows; use a name that ends in .svg"}};
}

}  // namespace aude::app
