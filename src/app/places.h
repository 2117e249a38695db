// Store addresses given on the command line.
#pragma once

#include <string>

namespace aude::app {

// Returns a PostgreSQL URL. Throws WrongUsage if it is not one, or if it contains a password, which
// other users could see in the list of processes.
std::string database_from_word(const std::string& option, const std::string& word);

// Returns a PostgreSQL URL, a SQLite file, or the SQLite file in this folder.
std::string place_from_word(const std::string& word);

}  // namespace aude::app
