// SPDX-License-Identifier: MIT
// `aude licences`: the licence of Aude and those of everything that its files contain.
#include "app/licences.h"

#include <iostream>

#include "app/commands.h"

namespace aude::app {
namespace {

constexpr std::string_view kLicencesHelp =
    "usage: aude licences\n\n"
    "Prints the licence of Aude, and those of the components that its programs and its browser client\n"
    "contain.\n";

int run_licences(Arguments& words) {
  words.finish();
  std::string_view between;
  for (const EmbeddedFile& file : licence_files()) {
    std::cout << between << file.bytes;
    between = "\n";
  }
  return kSuccess;
}

}  // namespace

extern const Command kLicences{"licences", "print the licences", kLicencesHelp, run_licences,
                               "licenses"};

}  // namespace aude::app
