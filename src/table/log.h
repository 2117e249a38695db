// SPDX-License-Identifier: MIT
// A table's log: everything that happened at it, in order. Only the log is stored; any process can
// rebuild the table from it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "compete/match.h"
#include "compete/ratings.h"
#include "rules/action.h"
#include "rules/game.h"
#include "rules/result.h"
#include "rules/setup.h"

namespace aude::table {

using Millis = std::int64_t;

enum class SeatKind : std::uint8_t { Open, Person, Bot };

inline constexpr int kMostRatingWanted = 4000;
// The bot that plays on when a clock has run out, or for a player who has resigned.
inline constexpr std::string_view kSubstitute = "medium";

struct SeatState {
  SeatKind kind = SeatKind::Open;
  std::string name;
  std::string level;  // of the bot, or of the substitute bot that plays for a person; empty = none
  int colour = 0;
  std::string token_hash;    // of a person
  bool out_of_time = false;  // the substitute bot stays
  bool resigned = false;     // the same, in a game of three and more
};

struct ClockRule {
  Millis total = 0;
  Millis increment = 0;  // per turn part, added at its end
  Millis delay = 0;      // per turn part, before the clock runs
  Millis allowance = 0;  // at most this much of the network's delay is given back per turn part
  bool loses = false;    // running out loses a game of two; otherwise a bot plays on

  // Whether version 1.0 had such clocks. Its tables write the same logs as before.
  bool is_classic() const { return delay == 0 && allowance == 0; }
};

// Ratings of those who may join a table.
struct RatingsWanted {
  int least = 0;
  int most = kMostRatingWanted;
  bool include(int rating) const { return least <= rating && rating <= most; }
};

// The match that the game of a table belongs to. Player A has the first seat in the first game. Every
// table of a match knows the games before it, so the log of the latest one is the whole match.
struct MatchPlan {
  struct Game {
    std::string table;
    compete::GameScore score;
  };
  compete::MatchForm form;
  std::string first = {};         // the table of the first game, which names the match; empty: this one
  std::vector<Game> games = {};   // that were played before
  std::vector<Action> deck = {};  // what is drawn, in this order; empty: anything

  bool is_first() const { return first.empty(); }
};

// The kinds of entries. At tables with clocks, `clock` is the time that the acting seat has left
// afterwards, and `at` is the time of the entry on the host's monotonic clock. Deadlines therefore
// survive a restart.
struct TablePlan {
  std::shared_ptr<const Game> game;
  std::vector<SeatState> seats;
  bool aids = true;
  std::optional<ClockRule> clock;
  std::string host_hash;
  Millis created = 0;
  bool rated = false;                        // the result changes the ratings of the players
  bool listed = false;                       // the table is in the list of open tables
  bool quick = false;                        // its player takes any opponent: it starts by itself
  bool gathers = false;                      // it starts by itself once its players are there
  std::optional<RatingsWanted> wanted = {};  // nothing: all ratings
  std::optional<MatchPlan> match = {};
  std::string invited = {};     // the name of the only player who may join; empty: anybody
  std::vector<Action> actions;  // played before the table was created: "play on from here"

  // Games of the base game alone have ratings of their own.
  bool is_base_only() const { return game->setup().sets == SetGroup{SetId::Base}; }
  bool is_duel() const { return match && match->form.duel; }
  compete::Kind kind() const {
    return compete::kind_of(static_cast<int>(seats.size()), is_base_only(), is_duel());
  }
};
struct Configured {  // before the start: replaces these parts of the plan
  std::shared_ptr<const Game> game;
  std::vector<SeatState> seats;
  bool aids;
  std::optional<ClockRule> clock;
  bool rated = false;
  bool listed = false;
  std::optional<RatingsWanted> wanted = {};
  std::optional<compete::MatchForm> match = {};
};
struct Seated {
  int seat;
  std::string name;
  int colour;
  std::string token_hash;
  std::optional<Millis> at = {};
};
struct Filled {
  int seat;
  std::string level;
  std::string name;
};
struct StoodIn {
  int seat;
  std::string level;
  bool out_of_time;
  // When the clock had nothing left, on the host's monotonic clock. Not written for classic clocks.
  std::optional<Millis> ended = {};
  bool resigned = false;
};
struct Resumed {
  int seat;
  std::optional<Millis> at = {};
};
struct Opened {
  int seat;
};
struct Started {
  std::optional<Millis> at = {};
};
struct Played {  // carried out; random draws too
  Action action;
  std::optional<Millis> clock = {};
  std::optional<Millis> at = {};
};
struct Held {  // pending: waits for confirmation
  Action action;
};
struct Settled {  // the pending action is carried out
  std::optional<Millis> clock = {};
  std::optional<Millis> at = {};
};
struct TakenBack {};  // the pending action, or else the latest one carried out

// Why a game ended before its last tile.
enum class EndReason : std::uint8_t { Resigned, OutOfTime, Absent, Agreed, Aborted };
struct Concluded {
  EndReason reason;
  int seat = -1;  // who has lost by it; -1: nobody
  // OutOfTime: when the clock had nothing left, on the host's monotonic clock.
  std::optional<Millis> ended = {};
};
// What two players can agree on.
enum class Proposal : std::uint8_t { Tie, TakeBack };
struct Offered {
  int seat;
  Proposal what;
};
struct Declined {  // the offer, by the other player; or withdrawn
  int seat;
};
struct Returned {  // by agreement: the game goes on after this many actions
  int n;
  std::optional<Millis> at = {};
};
struct Rematched {
  std::string table;
};
struct Said {
  int seat;
  std::string text;
  Millis time;
  std::string phrase = {};  // the code of a ready phrase, whose English is the text
};
struct ChatFreed {  // in a rated game: whether this player agrees to free chat
  int seat;
  bool on;
};

using Entry = std::variant<TablePlan, Configured, Seated, Filled, StoodIn, Resumed, Opened, Started,
                           Played, Held, Settled, TakenBack, Concluded, Offered, Declined, Returned,
                           Rematched, Said, ChatFreed>;

// "resigned", "out_of_time", "absent", "agreed", "aborted".
std::string_view word_of(EndReason reason);
// "tie", "take_back".
std::string_view word_of(Proposal proposal);

// One line of JSON. `game` is the table's game, which names its tiles.
std::string to_text(const Entry& entry, const Game& game);
// Without a game, only the entry that creates a table can be read: its plan holds the game. Whether an
// action is legal is not checked here.
Result<Entry> entry_from_text(std::string_view text, const Game* game);

}  // namespace aude::table
