// SPDX-License-Identifier: MIT
// `aude purge`: removes old tables.
#include <charconv>
#include <chrono>
#include <iostream>

#include "app/commands.h"
#include "app/places.h"
#include "app/system.h"
#include "notation/words.h"
#include "server/stores.h"

namespace aude::app {
namespace {

constexpr std::string_view kPurgeHelp =
    R"(usage: aude purge --older-than AGE [OPTIONS]

Removes all tables that were created longer ago than AGE, with their logs, whether their games are over
or not. This cannot be undone: make a backup first (aude backup).

Stop a server that uses the store first. The nodes of a cluster can keep running: tables that they have
open are kept. A SQLite file does not become smaller, but its space is used again.

  --older-than AGE  remove tables older than AGE: hours, days or weeks, such as 12h, 30d or 8w
  --finished        keep tables whose games are not over
  --dry-run         only report what would be removed; servers can run meanwhile
  --data FOLDER     remove tables in FOLDER (default: the folder that aude serve uses)
  --store URL       remove tables in PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default:
                    $AUDE_STORE)
  --config FILE     take --data or --store from a configuration file of aude serve
)";

std::int64_t seconds_from(const std::string& word) {
  constexpr std::int64_t kHour = 3600;
  constexpr std::int64_t kMost = 100'000;
  std::int64_t count = 0;
  const char* last = word.data() + word.size();
  const auto [end, wrong] = std::from_chars(word.data(), last, count);
  const char unit = wrong == std::errc() && end + 1 == last ? *end : ' ';
  const std::int64_t hours = unit == 'h' ? 1 : unit == 'd' ? 24 : unit == 'w' ? 168 : 0;
  if (hours == 0 || count < 1 || count > kMost) {
    throw WrongUsage("--older-than: expected a number with h, d or w, such as 30d, found " +
                     notation::quoted(word));
  }
  return count * hours * kHour;
}

std::int64_t now_in_seconds() {
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// A store that nodes may share.
server::Purged purge_at(const std::string& place, const server::OldTables& old) {
  try {
    return server::purge(*server::open_store(place, {}, "purge"), old);
  } catch (const server::StoreInUse& error) {
    throw Refused{{error.what(), "stop the server first, or use --dry-run"}};
  }
}

std::string tables(std::int64_t count) {
  return std::to_string(count) + (count == 1 ? " table" : " tables");
}

int run_purge(Arguments& words) {
  keep_files_private();
  const auto age = words.text("--older-than");
  const bool only_finished = words.flag("--finished");
  const bool dry = words.flag("--dry-run");
  const std::string place = place_from(words);
  words.finish();
  if (!age) throw WrongUsage("no --older-than given; expected an age such as 30d");
  const server::OldTables old{now_in_seconds() - seconds_from(*age), only_finished};
  expect_store(place);
  const server::Purged purged =
      dry ? server::find_old(*server::open_reader(place), old) : purge_at(place, old);
  std::cout << (dry ? "would remove " : "removed ") << tables(purged.removed) << "; "
            << tables(purged.remaining)
            << (dry                     ? " would remain"
                : purged.remaining == 1 ? " remains"
                                        : " remain");
  if (purged.unfinished > 0) std::cout << ", " << purged.unfinished << " of them old but not finished";
  if (purged.open > 0) std::cout << ", " << purged.open << " of them old but open at a node";
  std::cout << "\n";
  return kSuccess;
}

}  // namespace

extern const Command kPurge{"purge", "remove old tables", kPurgeHelp, run_purge};

}  // namespace aude::app
