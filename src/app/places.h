// SPDX-License-Identifier: MIT
// Store addresses given on the command line.
#pragma once

#include <filesystem>
#include <string>

#include "app/arguments.h"

namespace aude::app {

// Returns a PostgreSQL URL. Throws WrongUsage if it is not one, or if it contains a password, which
// other users could see in the list of processes.
std::string database_from_word(const std::string& option, const std::string& word);

// Returns a PostgreSQL URL, a SQLite file, or the SQLite file in this folder.
std::string place_from_word(const std::string& word);

// --data, or the usual folder of this user.
std::filesystem::path data_folder_from(Arguments& words);
// --store, or the variable AUDE_STORE, which may contain a password; empty if neither is given.
std::string database_from(Arguments& words);
// The store that `aude serve` uses with the same options, or with the same --config: a PostgreSQL URL
// or a SQLite file.
std::string place_from(Arguments& words);
// Throws Refused if the place is a file and there is none.
void expect_store(const std::string& place);
// Creates it if it is not there, for this user only. Throws Refused.
void make_data_folder(const std::filesystem::path& folder);

}  // namespace aude::app
