// SPDX-License-Identifier: MIT
// Players in a store: who they are, their devices, and the games that they take part in. One
// implementation for all databases. All functions block, and throw StoreError as a store does. From any
// thread.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "rules/result.h"
#include "server/sql_session.h"

namespace aude::server {

// Times are milliseconds since 1970.
struct Profile {
  std::string id;
  std::string name;
  int colour = 0;
  std::string face;      // a word that clients choose
  std::string language;  // such as "en"
  std::int64_t created = 0;
  bool operator==(const Profile&) const = default;
};

struct Device {
  std::string fingerprint;  // of the key (device_key.h): names the device
  std::string key;
  std::string name;
  std::int64_t added = 0;
  std::int64_t seen = 0;  // to the hour
  bool operator==(const Device&) const = default;
};

// A game that a player takes part in.
struct PlayedGame {
  std::string table;
  std::string token;  // the hash of the player's seat token
  table::GameNote note;
};

// One player has challenged another to a game: a table that only the other one may join.
struct Challenge {
  std::string table;
  std::string from;  // ids of players
  std::string to;
  std::int64_t made = 0;
  bool declined = false;
  std::string about{};  // as in a GameNote
};

inline constexpr int kMostDevices = 20;
inline constexpr std::int64_t kLinkMillis = 10 * 60 * 1000;
inline constexpr std::string_view kDeletedName = "(deleted)";

// A name as it is stored. Refuses what tables refuse, and names of which nothing counts when they are
// compared.
Result<std::string> clean_player_name(std::string_view text);

class Players {
 public:
  explicit Players(std::unique_ptr<SqlSession> session) : session_(std::move(session)) {}

  enum class Added { Yes, NameTaken, KeyTaken, TooMany, NoSuch };

  // A new player with a first device.
  Added create(const Profile& profile, const Device& device);
  std::optional<Profile> find(const std::string& id);
  std::optional<Profile> find_by_name(const std::string& name);  // also one that only looks alike
  // At most that many in the order of their ids, after this one; all come after "".
  std::vector<Profile> list(const std::string& behind, int at_most);
  Added change(const Profile& profile);  // all but the time of creation

  // A challenge can be spent once. False: it was spent before. Expired ones are forgotten.
  bool spend(const std::string& challenge, std::int64_t until, std::int64_t now);
  // Known to all nodes of a cluster, and to nobody else.
  std::string secret();
  // The player whose device has the key.
  std::optional<Profile> log_in(const std::string& fingerprint, std::int64_t now);

  std::vector<Device> devices(const std::string& player);
  // Not the last one. Returns the tables at which the player has games: a hub that has them in memory
  // must read them again, so that the device has to log in again. Nothing: it was not removed.
  std::optional<std::vector<std::string>> remove_device(const std::string& player,
                                                        const std::string& fingerprint);

  // A link adds one device until it expires; a new one replaces the one before. Only hashes are stored,
  // of links and codes.
  void set_link(const std::string& player, const std::string& hash, std::int64_t expires);
  struct Joined {
    Added added = Added::NoSuch;
    std::string player{};
  };
  Joined use_link(const std::string& hash, const Device& device, std::int64_t now);
  // A recovery code adds one device, and is replaced by `next` then.
  void set_code(const std::string& player, const std::string& hash);
  bool has_code(const std::string& player);
  Joined use_code(const std::string& hash, const Device& device, const std::string& next);

  // Running games, those in which it is the player's turn first; finished games, the latest first, that
  // ended before this time.
  std::vector<PlayedGame> running(const std::string& player, int at_most);
  std::vector<PlayedGame> finished(const std::string& player, std::int64_t before, int at_most);
  // Tables with rated games that are not over, those that have not changed for the longest time first.
  std::vector<std::string> unfinished_rated(int at_most);
  // Challenges by and to a player that were made after this time: open ones, and those by the player
  // that were declined. The latest first.
  std::vector<Challenge> challenges(const std::string& player, std::int64_t after, int at_most);
  // Declines a challenge to the player, or withdraws one by the player. False: there is none.
  bool close_challenge(const std::string& table, const std::string& player);
  // Who has which seat at a table.
  std::vector<table::SeatTie> seats(const std::string& table);

  // Removes the player and everything of theirs. At their tables the seats get another name, in the
  // logs too, and the seats remain seats of guests. Returns these tables: a hub that has them in memory
  // must read them again. `pseudonym`: a random word; results of rated games remain under it.
  std::vector<std::string> remove(const std::string& player, const std::string& pseudonym);

  // Copies all players with their devices, and their seats and games at tables that the other store
  // has. What is there already stays.
  static void copy(SqlSession& from, SqlSession& to);

 private:
  Added add_device(const std::string& player, const Device& device);

  std::mutex mutex_;
  std::unique_ptr<SqlSession> session_;
  std::int64_t forgotten_ = 0;  // when expired challenges were last forgotten
};

// The entry of a log, or the summary of a game, with another name for the seat that has this token.
std::string with_other_name(const std::string& text, const std::string& token, std::string_view name);

}  // namespace aude::server
