// SPDX-License-Identifier: MIT
// `aude backup` and `aude restore`.
#include "app/backup.h"

#include <filesystem>
#include <iostream>

#include "app/commands.h"
#include "app/places.h"
#include "app/system.h"

namespace aude::app {
namespace {

constexpr std::string_view kBackupHelp =
    R"(usage: aude backup [OPTIONS] FILE

Writes all tables and the game clock to FILE, a SQLite file that only its owner can read. Servers can
run meanwhile; FILE contains the tables as they were at one moment. FILE appears once it is complete. If
the command is interrupted, run it again. FILE must not exist.

The log of every table is replayed by the rules. If a table is damaged, the command names it, backs up
the other tables, and exits with status 1.

  --data FOLDER  back up the tables in FOLDER (default: the folder that aude serve uses)
  --store URL    back up the tables in PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default:
                 $AUDE_STORE)
  --config FILE  take --data or --store from a configuration file of aude serve
)";

constexpr std::string_view kRestoreHelp =
    R"(usage: aude restore [OPTIONS] FILE
       aude restore --check FILE

Copies the tables and the game clock of a backup to a store without tables. Stop the servers that use
the store first. FILE is a backup or any other SQLite file of Aude. It is not modified. If the command
is interrupted, run it again to continue.

The log of every table is replayed by the rules before it is copied. If a table is damaged, the command
names it, restores the other tables, and exits with status 1.

  --data FOLDER  restore to FOLDER (default: the folder that aude serve uses)
  --store URL    restore to PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default: $AUDE_STORE)
  --config FILE  take --data or --store from a configuration file of aude serve
  --check        only check the tables of FILE
)";

std::string take_file(Arguments& words) {
  const auto file = words.file();
  if (!file) throw WrongUsage("no FILE given");
  return *file;
}

int run_backup(Arguments& words) {
  const std::string store = place_from(words);
  const std::string file = take_file(words);
  words.finish();
  return back_up(store, file);
}

int run_restore(Arguments& words) {
  keep_files_private();
  const bool only_check = words.flag("--check");
  const std::string store = place_from(words);
  const std::string file = take_file(words);
  words.finish();
  if (!std::filesystem::is_regular_file(file)) throw Refused{{file, "there is no such file"}};
  const auto backup = server::open_reader(file);
  if (only_check) return report_copied("restore", "checked", server::check_tables(*backup));
  if (!server::is_database_address(store)) make_data_folder(std::filesystem::path(store).parent_path());
  const auto to = server::open_store(store);
  return report_copied("restore", "restored",
                       server::migrate(*backup, *to, server::OnDamage::LeaveOut));
}

}  // namespace

int back_up(const std::string& store, const std::string& file) {
  keep_files_private();
  expect_store(store);
  return report_copied("backup", "backed up", server::write_backup(*server::open_reader(store), file));
}

int report_copied(std::string_view command, std::string_view done, const server::Moved& moved) {
  for (const server::DamagedTable& each : moved.damaged)
    std::cerr << "aude " << command << ": table " << each.table << " is damaged: " << each.reason
              << "\n";
  std::cout << done << " " << moved.tables << (moved.tables == 1 ? " table (" : " tables (")
            << moved.entries << (moved.entries == 1 ? " log entry" : " log entries");
  if (moved.found > 0) std::cout << ", " << moved.found << " of them already there";
  std::cout << ")";
  if (!moved.damaged.empty()) std::cout << "; damaged: " << moved.damaged.size();
  std::cout << "\n";
  return moved.damaged.empty() ? kSuccess : kRefused;
}

extern const Command kBackup{"backup", "write all tables to a file", kBackupHelp, run_backup};
extern const Command kRestore{"restore", "copy the tables of a backup to a store", kRestoreHelp,
                              run_restore};

}  // namespace aude::app
