// SPDX-License-Identifier: MIT
// The program that converts SVG to PNG, rsvg-convert. One implementation for POSIX systems, one for
// Windows.
#pragma once

#include <string>

namespace aude::app {

inline constexpr int kConverterNotFound = 127;

// Runs the converter, which writes the file `name`; returns its exit status. Throws Refused.
int convert(const std::string& svg, const std::string& name);

}  // namespace aude::app
