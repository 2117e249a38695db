// SPDX-License-Identifier: MIT
// `aude player`: lists, shows, exports and deletes players, for the host of a server.
#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>

#include "app/commands.h"
#include "app/places.h"
#include "app/system.h"
#include "notation/words.h"
#include "server/player_requests.h"
#include "server/random.h"
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
       aude player ratings [OPTIONS]

list prints all players: id, day of creation, name. show prints one player with the devices. export
writes everything about a player as JSON. PLAYER is a name or an id. Servers can run meanwhile.

delete removes a player, the keys of the devices, the link and the recovery code. At the player's tables
the seats are called (deleted), also in the logs; what was written in chat stays. This cannot be
undone. Stop a server that uses the store first. The nodes of a cluster can keep running.

ratings computes all ratings again from the log of results and compares them with those that are stored.
If they differ, it prints the differences and fails. Servers can run meanwhile.

  -o FILE        export: write to FILE (default: standard output); ratings: write the results and the
                 ratings to FILE, one per line, for other programs to compute
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
    const auto tables =
        players.remove(player.id, table::random_word(server::random_below, table::kTableLetters));
    std::cout << "deleted " << player.name << "; renamed at " << tables.size()
              << (tables.size() == 1 ? " table\n" : " tables\n");
  } catch (const server::StoreInUse& error) {
    throw Refused{{error.what(), "stop the server first"}};
  }
}

// "result KIND TIME PLAYER PLACE ..." and "rating KIND PLAYER" with the numbers of its standing.
std::string rating_lines(server::RatingLog& ratings) {
  constexpr int kTogether = 500;
  std::ostringstream out;
  std::int64_t behind = 0;
  for (auto some = ratings.results(0, kTogether); !some.empty();
       some = ratings.results(behind, kTogether)) {
    for (const auto& [no, result] : some) {
      out << "result " << compete::name_of(result.kind) << " " << result.at;
      for (const auto& player : result.players) out << " " << player.id << " " << player.place;
      out << "\n";
      behind = no;
    }
  }
  for (const auto& [player, of] : ratings.standings()) {
    const compete::Standing& standing = of.standing;
    out << "rating " << compete::name_of(of.kind) << " " << player << " " << standing.rating << " "
        << standing.deviation << " " << standing.volatility << " " << standing.games << " "
        << standing.played << "\n";
  }
  return out.str();
}

int check_ratings(std::unique_ptr<server::SqlSession> session,
                  const std::optional<std::string>& output) {
  if (!session->has_relation("aude_results")) return kSuccess;  // written by an older version
  server::RatingLog ratings(std::move(session));
  const auto found = ratings.check();
  if (output) write_player(rating_lines(ratings), output);
  for (const std::string& difference : found.differences) std::cout << difference << "\n";
  std::cout << found.results << (found.results == 1 ? " result, " : " results, ") << found.standings
            << (found.standings == 1 ? " rating" : " ratings")
            << (found.differences.empty() ? ": equal\n" : ": different\n");
  return found.differences.empty() ? kSuccess : kRefused;
}

int run_player(Arguments& words) {
  keep_files_private();
  const auto output = words.text("-o");
  const std::string place = place_from(words);
  const auto what = words.file();
  const auto word = words.file();
  words.finish();
  constexpr std::array<std::string_view, 5> kWhats{"list", "show", "export", "delete", "ratings"};
  if (!what || std::find(kWhats.begin(), kWhats.end(), *what) == kWhats.end())
    throw WrongUsage("expected list, show, export, delete or ratings");
  const bool for_all = *what == "list" || *what == "ratings";
  if (for_all == word.has_value())
    throw WrongUsage(for_all ? *what + " takes no PLAYER" : "no PLAYER given");
  if (output && *what != "export" && *what != "ratings")
    throw WrongUsage("-o is for export and ratings only");
  expect_store(place);
  if (*what == "delete") return delete_player(place, *word), kSuccess;
  const auto store = server::open_reader(place);
  auto session = store->open_session();
  if (session == nullptr) {  // written by an older version
    if (for_all) return kSuccess;
    throw Refused{{"player " + notation::quoted(*word), "there is no such player"}};
  }
  if (*what == "ratings") return check_ratings(std::move(session), output);
  Players players(std::move(session));
  if (*what == "list") return list_players(players), kSuccess;
  const Profile player = find_player(players, *word);
  if (*what == "show") return show_player(players, player), kSuccess;
  server::RatingLog ratings(store->open_session());
  write_player(server::export_text(players, ratings, player), output);
  return kSuccess;
}

}  // namespace

extern const Command kPlayer{"player", "list, export or delete players of a server", kPlayerHelp,
                             run_player};

}  // namespace aude::app
