// `aude move-house`: all tables from one store into another.
#include <sys/stat.h>

#include <filesystem>
#include <iostream>

#include "app/commands.h"
#include "app/places.h"
#include "server/stores.h"

namespace aude::app {
namespace {

constexpr std::string_view kMigrateHelp =
    R"(usage: aude move-house FROM TO
Copies all tables from one store into another that has none. Each is a data folder (or the SQLite file
in it) or an address postgresql://USER@HOST:PORT/DATABASE. No server may be running with either of them.
FROM is left as it is. If it is broken off, the same command goes on where it stopped.
Passwords come from PGPASSWORD or from the file that PGPASSFILE names, never from the command line.
)";

std::string take_place(Arguments& words, std::string_view name) {
  const auto word = words.file();
  if (!word) throw WrongUsage("expected FROM and TO; " + std::string(name) + " is missing");
  return place_from_word(*word);
}

void make_folder_of(const std::filesystem::path& file) {
  std::error_code error;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) throw Refused{{file.parent_path().string(), "cannot be created: " + error.message()}};
}

int run_migrate(Arguments& words) {
  umask(S_IRWXG | S_IRWXO);  // what is stored is nobody else's business
  const std::string from = take_place(words, "FROM");
  const std::string to = take_place(words, "TO");
  words.finish();
  if (from == to) throw WrongUsage("FROM and TO are the same");
  if (!server::is_database_address(from) && !std::filesystem::exists(from))
    throw Refused{{from, "there is no such file"}};
  const auto old_home = server::open_store(from);
  if (!server::is_database_address(to)) make_folder_of(to);
  const auto new_home = server::open_store(to);
  const server::Moved moved = server::migrate(*old_home, *new_home);
  std::cout << "moved " << moved.tables << " tables with " << moved.entries << " entries";
  if (moved.found > 0) std::cout << ", of which " << moved.found << " were there already";
  std::cout << "\n";
  return kSuccess;
}

}  // namespace

extern const Command kMigrate{"move-house", "copy all tables into another store", kMigrateHelp,
                              run_migrate};

}  // namespace aude::app
