// SPDX-License-Identifier: MIT
// What a server keeps about the tables of players besides their logs: who has which seat, and a summary
// for lists of games. Seats are named by the hashes of their tokens, which stay the same when seats get
// other numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace aude::table {

struct SeatTie {
  std::string token;   // the hash of the seat's token; of the host's token, with kHostTie before it
  std::string player;  // the id of the player who has the seat
  bool operator==(const SeatTie&) const = default;
};

inline constexpr char kHostTie[] = "host ";

// What a player without rated games has.
inline constexpr int kFirstRating = 1500;

struct PlayerName {
  std::string id;
  std::string name;
  // Ratings by the kind of game: the base game of two, two with expansions, three and more.
  int base = kFirstRating;
  int sets = kFirstRating;
  int several = kFirstRating;
};

inline constexpr char kSeeking[] = "seeking";
struct GameNote {
  std::string stage;         // "lobby", "seeking" (of a quick table), "playing", "over"
  std::string actor;         // the token hash of the person to act; empty if there is none
  std::string about;         // JSON: seats with names and token hashes, sets, scores, winners
  std::int64_t changed = 0;  // the time of day, in milliseconds since 1970
};

// The result of a rated game.
inline constexpr char kBotEntrant[] = "bot:";
struct RatedSeat {
  std::string player;  // the id of the player; of a bot its level, with kBotEntrant before it
  int place = 1;       // 1 = first; equal places are ties
  int points = 0;
};
struct RatedGame {
  bool base_only = true;
  std::vector<RatedSeat> seats{};
  std::int64_t finished = 0;  // the time of day, in milliseconds since 1970
};

}  // namespace aude::table
