// SPDX-License-Identifier: MIT
// `aude export`: the record or the log of one table.
#include <fstream>
#include <iostream>

#include "app/commands.h"
#include "app/places.h"
#include "notation/words.h"
#include "server/log_reading.h"
#include "server/random.h"
#include "server/stores.h"

namespace aude::app {
namespace {

constexpr std::string_view kExportHelp =
    R"(usage: aude export [OPTIONS] TABLE

Writes the record of a table's game: its setup and all actions so far. TABLE is the last part of the
table's link, or the whole link; if it starts with -, put -- before it. Servers can run meanwhile.

  --log          write the table's log instead, one JSON object per line; it contains names, chat and
                 hashes of seat tokens
  -o FILE        write to FILE (default: standard output)
  --data FOLDER  read the tables in FOLDER (default: the folder that aude serve uses)
  --store URL    read the tables in PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default:
                 $AUDE_STORE)
  --config FILE  take --data or --store from a configuration file of aude serve
)";

// The log as it is stored, also if it does not fit the rules.
std::string log_text(server::StoreReader& store, const std::string& table) {
  constexpr int kPiece = 250;
  std::string text;
  std::vector<std::string> entries;
  int n = 0;
  do {
    entries = store.load(table, n, kPiece);
    n += static_cast<int>(entries.size());
    for (const std::string& entry : entries) text += entry + "\n";
  } while (static_cast<int>(entries.size()) == kPiece);
  return text;
}

std::string record_text(server::StoreReader& store, const std::string& table) {
  server::LogReading reading(table, server::random_below, 0);
  reading.read_all(store);
  if (!reading.damage().empty())
    throw Refused{{"table " + table, reading.damage() + "; --log writes what can be read"}};
  return reading.length() == 0 ? "" : reading.table().record_text() + "\n";
}

// The last part of https://aude.example/t/TABLE#TOKEN.
std::string table_of(const std::string& word) {
  std::string table = word.substr(0, word.find_first_of("#?"));
  while (table.ends_with('/')) table.pop_back();
  return table.substr(table.rfind('/') + 1);
}

int run_export(Arguments& words) {
  const bool log = words.flag("--log");
  const auto output = words.text("-o");
  const std::string place = place_from(words);
  const auto word = words.file();
  words.finish();
  if (!word) throw WrongUsage("no TABLE given");
  expect_store(place);
  const std::string table = table_of(*word);
  const auto store = server::open_reader(place);
  const std::string text = log ? log_text(*store, table) : record_text(*store, table);
  if (text.empty()) throw Refused{{"table " + notation::quoted(table), "there is no such table"}};
  if (!output) {
    std::cout << text;
    return kSuccess;
  }
  std::ofstream out(*output, std::ios::binary);
  out << text;
  out.close();
  if (!out) throw Refused{{notation::quoted(*output), "cannot be written"}};
  return kSuccess;
}

}  // namespace

extern const Command kExport{"export", "write the record or the log of a table", kExportHelp,
                             run_export};

}  // namespace aude::app
