// SPDX-License-Identifier: MIT
#include "app/places.h"

#include <cstdlib>

#include "app/commands.h"
#include "app/system.h"
#include "server/postgres_session.h"
#include "server/stores.h"

namespace aude::app {
namespace {

namespace fs = std::filesystem;

fs::path usual_data() {
  const fs::path home = data_home();
  return home.empty() ? "aude-data" : home / "aude";
}

}  // namespace

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

fs::path data_folder_from(Arguments& words) {
  const auto given = words.text("--data");
  return given ? fs::path(*given) : usual_data();
}

std::string database_from(Arguments& words) {
  if (const auto word = words.text("--store")) return database_from_word("--store", *word);
  const char* set = std::getenv("AUDE_STORE");
  if (set == nullptr || *set == '\0') return {};
  if (!server::is_database_address(set))
    throw WrongUsage("AUDE_STORE expects postgresql://USER@HOST:PORT/DATABASE");
  return set;
}

std::string place_from(Arguments& words) {
  if (const auto file = words.text("--config")) words.add_file(*file);
  const fs::path folder = data_folder_from(words);
  std::string database = database_from(words);
  words.ignore_rest_of_file();
  return database.empty() ? (folder / "aude.sqlite").string() : database;
}

void expect_store(const std::string& place) {
  if (!server::is_database_address(place) && !fs::exists(place))
    throw Refused{{place, "there is no such file; --data FOLDER says where the tables are"}};
}

void make_data_folder(const fs::path& folder) {
  std::error_code error;
  const bool made = fs::create_directories(folder, error);
  if (!error && made) fs::permissions(folder, fs::perms::owner_all, error);
  if (error) throw Refused{{"--data " + folder.string(), "cannot be created: " + error.message()}};
  if (!may_write_in(folder))
    throw Refused{{"--data " + folder.string(), "this user may not write there"}};
}

}  // namespace aude::app
