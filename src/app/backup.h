// SPDX-License-Identifier: MIT
// Backups, and reports on copied tables.
#pragma once

#include <string>
#include <string_view>

#include "server/stores.h"

namespace aude::app {

// `aude backup`: writes the tables of a store to a file. Returns the exit status.
int back_up(const std::string& store, const std::string& file);

// Prints what was copied, and names the damaged tables on standard error. Returns the exit status.
int report_copied(std::string_view command, std::string_view done, const server::Moved& moved);

}  // namespace aude::app
