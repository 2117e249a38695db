// SPDX-License-Identifier: MIT
#include "app/commands.h"

namespace aude::app {
namespace {

constexpr std::string_view kDoctorHelp =
    "usage: aude doctor\n\n"
    "Not available on Windows. aude serve reports what it lacks when it starts.\n";

int run_doctor(Arguments&) {
  throw Refused{
      {"doctor", "not available on Windows; aude serve reports what it lacks when it starts"}};
}

}  // namespace

extern const Command kDoctor{"doctor", "check what a server needs", kDoctorHelp, run_doctor};

}  // namespace aude::app
