// SPDX-License-Identifier: MIT
// `aude player`: lists, shows, exports and deletes players, for the host of a server.
#include <array>
#include <ctime>
#include <fstream>
#include <iostream>

#include "app/commands.h"
#include "app/places.h"
#include "app/system.h"
#include "notation/words.h"
#include "server/player_requests.h"
#include "server/stores.h"

namespace aude::app {
namespace {

using server::Players;
using server::Profile;

constexpr std::string_view kPlayerHelp =
    R"(usage: aude player list [OPTIONS]
       aude player show [OPTIONS] PLAYER
       aude player export [OPTIONS] PLAYER
       aude player delete [OPTIONS] PLAYER

list prints all players: id, day of creation, name. show prints one player with the devices. export
writes everything about a player as JSON. PLAYER is a name or an id. Servers can run meanwhile.

delete removes a player, the keys of the devices, the link and the recovery code. At the player's tables
the seats are called (deleted), also in the logs; what was written in chat stays. This cannot be
undone. Stop a server that uses the store first. The nodes of a cluster can keep running.

  -o FILE        export: write to FILE (default: standard output)
  --data FOLDER  use the players in FOLDER (default: the folder that aude serve uses)
  --store URL    use the players in PostgreSQL: postgresql://USER@HOST:PORT/DATABASE (default:
                 $AUDE_STORE)
  --config FILE  take --data or --store from a configuration file of aude serve
)";

std::string day_of(std::int64_t millis) {
  const std::time_t seconds = millis / 1000;
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", std::gmtime(&seconds));
  return text.data();
}

Profile find_player(Players& players, const std::string& word) {
  auto found = players.find(word);
  if (!found) found = players.find_by_name(word);
  if (!found) throw Refused{{"player " + notation::quoted(word), "there is no such player"}};
  return *found;
}

void list_players(Players& players) {
  constexpr int kTogether = 500;
  std::vector<Profile> some;
  do {
    some = players.list(some.empty() ? "" : some.back().id, kTogether);
    for (const Profile& each : some)
      std::cout << each.id << "  " << day_of(each.created) << "  " << each.name << "\n";
  } while (static_cast<int>(some.size()) == kTogether);
}

void show_player(Players& players, const Profile& player) {
  std::cout << "id:        " << player.id << "\nname:      " << player.name
            << "\ncreated:   " << day_of(player.created) << "\nlanguage:  " << player.language
            << "\nrecovery:  " << (players.has_code(player.id) ? "has a code" : "no code") << "\n";
  for (const server::Device& each : players.devices(player.id))
    std::cout << "device:    " << each.name << ", last used " << day_of(each.seen) << "\n";
}

void write_player(const std::string& text, const std::optional<std::string>& file) {
  if (!file) {
    std::cout << text << "\n";
    return;
  }
  std::ofstream out(*file, std::ios::binary);
  out << text << "\n";
  out.close();
  if (!out) throw Refused{{notation::quoted(*file), "cannot be written"}};
}

// A store that nodes may share.
void delete_player(const std::string& place, const std::string& word) {
  try {
    const auto store = server::open_store(place, {}, "player");
    Players players(store->open_session());
    const Profile player = find_player(players, word);
    const auto tables = players.remove(player.id);
    std::cout << "deleted " << player.name << "; renamed at " << tables.size()
              << (tables.size() == 1 ? " table\n" : " tables\n");
  } catch (const server::StoreInUse& error) {
    throw Refused{{error.what(), "stop the server first"}};
  }
}

int run_player(Arguments& words) {
  keep_files_private();
  const auto output = words.text("-o");
  const std::string place = place_from(words);
  const auto what = words.file();
  const auto word = words.file();
  words.finish();
  if (!what || (*what != "list" && *what != "show" && *what != "export" && *what != "delete"))
    throw WrongUsage("expected list, show, export or delete");
  if (*what == "list" ? word.has_value() : !word.has_value())
    throw WrongUsage(*what == "list" ? "list takes no PLAYER" : "no PLAYER given");
  if (output && *what != "export") throw WrongUsage("-o is for export only");
  expect_store(place);
  if (*what == "delete") return delete_player(place, *word), kSuccess;
  const auto store = server::open_reader(place);
  auto session = store->open_session();
  if (session == nullptr) {  // written by an older version
    if (*what == "list") return kSuccess;
    throw Refused{{"player " + notation::quoted(*word), "there is no such player"}};
  }
  Players players(std::move(session));
  if (*what == "list") return list_players(players), kSuccess;
  const Profile player = find_player(players, *word);
  if (*what == "show") return show_player(players, player), kSuccess;
  write_player(server::export_text(players, player), output);
  return kSuccess;
}

}  // namespace

extern const Command kPlayer{"player", "list, export or delete players of a server", kPlayerHelp,
                             run_player};

}  // namespace aude::app
