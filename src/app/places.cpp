#include "app/places.h"

#include <filesystem>

#include "app/arguments.h"
#include "server/postgres_session.h"
#include "server/stores.h"

namespace aude::app {

std::string database_from_word(const std::string& option, const std::string& word) {
  if (!server::is_database_address(word))
    throw WrongUsage(option + ": expected postgresql://USER@HOST:PORT/DATABASE");
  if (server::has_password(word)) {
    throw WrongUsage(
        option +
        " must not contain a password: other users can see the command line. Use PGPASSWORD, "
        "PGPASSFILE or AUDE_STORE");
  }
  return word;
}

std::string place_from_word(const std::string& word) {
  if (word.find("://") != std::string::npos) return database_from_word("the address", word);
  const std::filesystem::path path = word;
  const bool is_file = path.extension() == ".sqlite" || std::filesystem::is_regular_file(path);
  return (is_file ? path : path / "aude.sqlite").string();
}

}  // namespace aude::app
