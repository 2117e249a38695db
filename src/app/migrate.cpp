// SPDX-License-Identifier: MIT
// `aude migrate`: copies all tables from one store to another.
#include <filesystem>

#include "app/backup.h"
#include "app/commands.h"
#include "app/places.h"
#include "app/system.h"

namespace aude::app {
namespace {

constexpr std::string_view kMigrateHelp =
    R"(usage: aude migrate FROM TO

Copies all tables to an empty store. FROM and TO are data folders, SQLite files or postgresql:// URLs.
Stop all servers that use them first. FROM is not modified. If the copy is interrupted, run the same
command again to continue. Set passwords in PGPASSWORD or PGPASSFILE, not on the command line.

Deprecated: aude move-house.
)";

std::string take_place(Arguments& words, std::string_view name) {
  const auto word = words.file();
  if (!word) throw WrongUsage("no " + std::string(name) + " given; expected FROM and TO");
  return place_from_word(*word);
}

void make_folder_of(const std::filesystem::path& file) {
  std::error_code error;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
  if (error) throw Refused{{file.parent_path().string(), "cannot be created: " + error.message()}};
}

int run_migrate(Arguments& words) {
  keep_files_private();
  const std::string from = take_place(words, "FROM");
  const std::string to = take_place(words, "TO");
  words.finish();
  if (from == to) throw WrongUsage("FROM and TO are the same");
  if (!server::is_database_address(from) && !std::filesystem::exists(from))
    throw Refused{{from, "there is no such file"}};
  const auto old_home = server::open_store(from);  // no server may use it
  if (!server::is_database_address(to)) make_folder_of(to);
  const auto new_home = server::open_store(to);
  return report_copied("migrate", "copied", server::migrate(*old_home, *new_home));
}

}  // namespace

extern const Command kMigrate{"migrate", "copy all tables to another store", kMigrateHelp, run_migrate,
                              "move-house"};

}  // namespace aude::app
