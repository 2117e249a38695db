// Where a house is kept, in words of the command line.
#pragma once

#include <string>

namespace aude::app {

// A PostgreSQL address as somebody wrote it. Throws WrongUsage when it is none, or holds a password,
// which everybody on the machine could read in the list of processes.
std::string database_from_word(const std::string& option, const std::string& word);

// A PostgreSQL address, a file of SQLite's, or the one in this folder.
std::string place_from_word(const std::string& word);

}  // namespace aude::app
