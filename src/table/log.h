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

#include "rules/action.h"
#include "rules/game.h"
#include "rules/result.h"
#include "rules/setup.h"

namespace aude::table {

using Millis = std::int64_t;

enum class SeatKind : std::uint8_t { Open, Person, Bot };

struct SeatState {
  SeatKind kind = SeatKind::Open;
  std::string name;
  std::string level;  // of the bot, or of the substitute bot that plays for a person; empty = none
  int colour = 0;
  std::string token_hash;    // of a person
  bool out_of_time = false;  // the substitute bot stays
};

struct ClockRule {
  Millis total = 0;
  Millis increment = 0;  // per turn part
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
  std::vector<Action> actions;  // played before the table was created: "play on from here"
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

// One line of JSON. `game` is the table's game, which names its tiles.
std::string to_text(const Entry& entry, const Game& game);
// Without a game, only the entry that creates a table can be read: its plan holds the game. Whether an
// action is legal is not checked here.
Result<Entry> entry_from_text(std::string_view text, const Game* game);

}  // namespace aude::table
