// SPDX-License-Identifier: MIT
// What a server keeps about the tables of players besides their logs: who has which seat, and a summary
// for lists of games. Seats are named by the hashes of their tokens, which stay the same when seats get
// other numbers.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "compete/ratings.h"

namespace aude::table {

struct SeatTie {
  std::string token;   // the hash of the seat's token; of the host's token, with kHostTie before it
  std::string player;  // the id of the player who has the seat
  bool operator==(const SeatTie&) const = default;
};

inline constexpr char kHostTie[] = "host ";
// The player whom a table invites has a tie of such a word and the time when the table was made. There
// is another one when the player has declined, or the invitation was withdrawn. Hashes have no spaces.
inline constexpr char kInvitedTie[] = "invited ";
inline constexpr char kDeclinedTie[] = "declined ";
inline constexpr char kWithdrawnTie[] = "withdrawn ";
inline constexpr std::int64_t kInvitationMillis = 600'000;

// What a player without rated games has.
inline constexpr int kFirstRating = 1500;

struct PlayerName {
  std::string id;
  std::string name;
  // By the kind of game.
  std::array<int, compete::kKinds> ratings = {kFirstRating, kFirstRating, kFirstRating, kFirstRating};
  int rating(compete::Kind kind) const { return ratings[static_cast<std::size_t>(kind)]; }
};

inline constexpr char kSeeking[] = "seeking";
inline constexpr char kInviting[] = "inviting";
struct GameNote {
  std::string stage;         // "lobby", "seeking" (of a quick table), "inviting", "playing", "over"
  std::string actor;         // the token hash of the person to act; empty if there is none
  std::string about;         // JSON: seats with names and token hashes, sets, scores, winners
  std::int64_t changed = 0;  // the time of day, in milliseconds since 1970
};

// The result of a rated game, or of a duel as a whole.
inline constexpr char kBotEntrant[] = "bot:";
struct RatedSeat {
  std::string player;  // the id of the player; of a bot its level, with kBotEntrant before it
  int place = 1;       // 1 = first; equal places are ties
  int points = 0;
};
struct RatedGame {
  compete::Kind kind = compete::Kind::Base;
  std::vector<RatedSeat> seats{};
  std::int64_t finished = 0;  // the time of day, in milliseconds since 1970
};

}  // namespace aude::table
