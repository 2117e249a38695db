// SPDX-License-Identifier: MIT
// The lessons, built into the program: the files of the client (web/src/study, web/src/sets).
#pragma once

#include <span>

#include "app/licences.h"

namespace aude::app {

// Those of the base game first. A list of lessons, one lesson of a set, or the English words of lessons
// by their ids.
std::span<const EmbeddedFile> lesson_files();

}  // namespace aude::app
