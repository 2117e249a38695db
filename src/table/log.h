// A table's log: all that ever happened at it, in order. The log is what is stored; a table is rebuilt
// by reading it again, by any process.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/result.h"
#include "rules/setup.h"

namespace aude::table {

using Millis = std::int64_t;

enum class SeatKind : std::uint8_t { Open, Person, Bot };

struct SeatState {
  SeatKind kind = SeatKind::Open;
  std::string name;
  std::string level;  // the bot's, or that of the stand-in who plays for a person; empty = none
  int colour = 0;
  std::string token_hash;    // of a person
  bool out_of_time = false;  // the stand-in stays
};

struct ClockRule {
  Millis total = 0;
  Millis increment = 0;  // for each turn part
};

// What can happen. At tables with clocks, `clock` is what the acting seat has left afterwards, and `at`
// when it happened by the carrier's own clock, which never jumps: so deadlines outlive the process.
struct TablePlan {
  Setup setup;
  std::vector<SeatState> seats;
  bool aids = true;
  std::optional<ClockRule> clock;
  std::string host_hash;
  Millis created = 0;
  std::vector<std::string> actions;  // played before: "play on from here"
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
struct Played {  // carried out, chance included
  std::string action;
  std::optional<Millis> clock;
  std::optional<Millis> at = {};
};
struct Held {  // chosen, to be confirmed
  std::string action;
};
struct Settled {  // the held action is carried out
  std::optional<Millis> clock;
  std::optional<Millis> at = {};
};
struct TakenBack {};  // the held action, else the latest one carried out
struct Rematched {
  std::string table;
};
struct Said {
  int seat;
  std::string text;
  Millis time;
};

using Entry = std::variant<TablePlan, Seated, Filled, StoodIn, Resumed, Opened, Started, Played, Held,
                           Settled, TakenBack, Rematched, Said>;

std::string to_text(const Entry& entry);  // one line of JSON
Result<Entry> entry_from_text(std::string_view text);

}  // namespace aude::table
