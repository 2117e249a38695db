// SPDX-License-Identifier: MIT
// Messages from clients over a table's WebSocket (docs/protocol.md), parsed strictly.
#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/document.h"
#include "rules/events.h"
#include "rules/result.h"
#include "table/log.h"

namespace aude::table {

inline constexpr std::size_t kMaxWordBytes = 100;  // of an action, a level or the like
inline constexpr std::size_t kMaxMessageBytes = 4096;
inline constexpr std::size_t kMaxNameLetters = 24;
inline constexpr std::size_t kMaxChatLetters = 300;
// Why a player can be reported.
inline constexpr std::string_view kReportReasons[] = {"insults", "cheating", "spam",
                                                      "leaving", "name",     "other"};
bool is_report_reason(std::string_view word);

struct Hello {
  std::vector<std::string> tokens;
};
// Shows which player this is, by a signed challenge (docs/protocol.md). For the host of the table.
struct Login {
  std::string key;
  std::string challenge;
  std::string signature;
};
struct Claim {
  int seat;
  std::string name;
  std::optional<int> colour;
};
struct Act {
  int version;
  std::string action;
  bool confirm;
};
struct Confirm {
  int version;
};
struct Undo {
  int version;
};
struct Resume {
  int seat;
};
struct Start {};
struct Fill {
  int seat;
  std::string level;
  std::optional<std::string> name;  // of the bot
};
struct HandOver {
  int seat;
  std::string level;
};
struct Open {
  int seat;
};
// The wish for one seat of a table that has not started: a seat that stays as it is, or a new one.
struct SeatWish {
  std::optional<int> keep;  // its number until now; the other members are empty then
  std::string level;        // of a bot; empty: the seat is open
  std::optional<std::string> name;
};
// Changes a table before its game starts. What is missing stays as it is.
struct Configure {
  std::optional<boost::json::value> setup;
  std::optional<std::vector<SeatWish>> seats;
  std::optional<bool> aids;
  std::optional<std::optional<ClockRule>> clock;
  std::optional<bool> rated;
  std::optional<bool> listed;
  std::optional<std::optional<RatingsWanted>> wanted;
  std::optional<std::optional<compete::MatchForm>> match;
};
// Ways to end a game of two, or to change it by agreement.
struct Resign {
  int seat;
};
struct Abort {};   // before the third tile: the game does not count
struct ClaimWin {  // the other player has been away for kAwayMillis
  int seat;        // who claims
};
struct Offer {
  int seat;
  Proposal what;
};
struct Accept {
  int seat;
};
struct Decline {  // or withdraw
  int seat;
};
struct Rematch {};
struct Chat {
  std::string text;
  std::string phrase{};  // instead: the code of a ready phrase (phrases.h)
};
// In a rated game: whether this player agrees to chat with more than ready phrases.
struct FreeChat {
  int seat;
  bool on;
};
// Reports the person on a seat to the operators of the server. For the host of the table.
struct Report {
  int seat;
  std::string reason;  // one of kReportReasons
  std::string text;    // may be empty
};

// A query about a position.
struct Ask {
  enum class What { Feature, Fields, Cells, Fits, Odds, Hint, Judge, Position };
  What what = What::Fields;
  Spot spot;  // Feature: all of it; Fits, Odds: the cell
};

using Body = std::variant<Hello, Login, Claim, Act, Confirm, Undo, Resume, Start, Fill, HandOver, Open,
                          Configure, Resign, Abort, ClaimWin, Offer, Accept, Decline, Rematch, Chat,
                          FreeChat, Report, Ask>;

struct Request {
  std::optional<int> id;
  Body body;
};

Result<Request> parse_request(std::string_view text);

// Reads the members of a query; other members of the object are ignored.
Ask read_question(const notation::JsonCursor& field);

// The "clock" of a new or changed table.
ClockRule read_clock_rule(const notation::JsonCursor& field);

// The "wanted" of a new or changed table: {"least"?: 1400, "most"?: 1700}.
RatingsWanted read_ratings_wanted(const notation::JsonCursor& field);

// The form of a match: {"games": 3} or {"duel": true}, with "decides" if it goes on until it is
// decided. Other members are ignored.
compete::MatchForm read_match_form(const notation::JsonCursor& field);
// The "match" of a new or changed table, which has no other members.
compete::MatchForm read_new_match(const notation::JsonCursor& field);

// Why a table cannot have a bot of this level; empty if it can. Tables accept levels without a budget
// only, because clients must not choose how much the host computes.
std::string why_no_bot(std::string_view level);

// A name without spaces at its ends. Refuses an empty or too long name, and one with invisible
// characters or characters that change the direction of writing.
Result<std::string> clean_name(std::string_view text);
Result<std::string> clean_chat(std::string_view text);
// Whether people could mistake one name for the other: case, accents, and letters of other alphabets or
// digits that look the same are ignored.
bool look_alike(std::string_view a, std::string_view b);

}  // namespace aude::table
