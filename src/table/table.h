// One table: seats, game, clocks. It takes who and what, and returns what to store and what to answer;
// it knows no sockets, threads or files. Whatever changes it is an entry of its log first, so the log
// alone rebuilds it.
#pragma once

#include <boost/json/object.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/view.h"
#include "rules/state.h"
#include "table/log.h"
#include "table/messages.h"
#include "table/secure.h"

namespace aude::table {

// What a connection has shown tokens for.
struct Member {
  SeatMask seats = 0;
  bool host = false;
  bool holds(int seat) const { return (seats >> seat & 1U) != 0; }
};

using Text = std::shared_ptr<const std::string>;

// A message to everybody at the table; whoever holds the actor's seat gets the legal actions with it.
struct Broadcast {
  Text for_actor;
  Text for_others;
  std::optional<int> actor;  // a seat that a person plays
  const Text& to(const Member& member) const {
    return actor && member.holds(*actor) ? for_actor : for_others;
  }
};

// A table that is to be stored before anybody hears of it.
struct NewTable {
  std::string id;
  std::vector<std::string> entries;
};

// What came of a message. Nothing of it may be sent before the entries are stored.
struct Outcome {
  std::vector<std::string> entries;    // in order
  std::vector<std::string> replies;    // to the sender
  std::optional<Broadcast> broadcast;  // to all, after the replies
  std::optional<std::string> said;     // to all
  std::optional<NewTable> rematch;
  std::optional<int> vacated;  // whoever held this seat holds it no more
  bool refused = false;        // the sender got an error
  bool acted = false;          // a person's action was accepted
  // A mistake of ours: the table contradicts itself. Nothing of the outcome may be stored or sent, and
  // the table is to be built again from its log.
  std::string broken;
};

struct BotTurn {
  int seat = 0;
  std::string level;
  int n = 0;  // actions before it; an answer for another number is too late
  // At a table with a clock: the share of it that a turn part of this game can have. A bot's own clock
  // does not run, but nobody who plays fast should wait longer for a bot than for a person.
  std::optional<Millis> most{};
};

struct Presence {
  SeatMask seats = 0;
  int spectators = 0;
  bool host = false;
  friend bool operator==(const Presence&, const Presence&) = default;
};

std::string error_text(std::optional<int> id, std::string_view code, std::string_view message,
                       std::string_view where = {});

// Entries after which a table takes nothing more but the rest of its game. A game with everything has
// some two thousand.
inline constexpr int kLongLog = 20'000;

class Table {
 public:
  // A table that has just been made; the outcome holds its first entries. Starts when `start` is set
  // and no seat is open.
  static Result<std::unique_ptr<Table>> create(std::string id, TablePlan plan, bool start,
                                               ChanceSource chance, Millis now, Outcome& outcome);
  // From its log. Refuses a log that does not fit the rules, with the number of the entry.
  static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<std::string>& entries,
                                             ChanceSource chance, Millis now);
  // The same in pieces: begin with nothing and read one entry after the other. It is a table once the
  // first one is in.
  static std::unique_ptr<Table> blank(std::string id, ChanceSource chance, Millis now);
  std::optional<Refusal> read(std::string_view entry);

  // --- questions -----------------------------------------------------------------------------------
  const std::string& id() const { return id_; }
  const Presence& presence() const { return presence_; }
  int version() const { return version_; }
  int length() const { return length_; }  // entries in the log
  bool is_over() const { return started_ && state_->is_over(); }
  int seats() const { return static_cast<int>(seats_.size()); }
  bool is_for_bots_only() const;
  const State& state() const { return *state_; }
  std::shared_ptr<const Game> game() const { return game_; }

  Member member(const std::vector<std::string>& tokens) const;
  std::string joined_text(std::optional<int> id, const Member& member) const;
  std::string view_text(const Member& member, Millis now) const;
  std::string presence_text() const;
  std::string record_text() const;

  // What to answer when nobody may ask now. A carrier that lets others answer questions asks this
  // first; handle() does both.
  std::optional<std::string> refusal_of_queries(std::optional<int> id) const;

  std::optional<int> person_to_act() const;  // the seat
  std::optional<BotTurn> bot_turn() const;
  // When the clock of the seat to act runs out, if one is running.
  std::optional<Millis> deadline() const;

  // --- changes -------------------------------------------------------------------------------------
  // `now` is by a clock that never jumps, also everywhere else; `wall` is what people read.
  Outcome handle(Member& sender, const Request& request, Millis now, Millis wall);
  Outcome handle(Member& sender, const Request& request, Millis now) {
    return handle(sender, request, now, now);
  }
  Outcome bot_acts(const BotTurn& turn, Action action, Millis now);
  Outcome tick(Millis now);  // hands over the seat whose clock has run out
  void set_presence(const Presence& presence) { presence_ = presence; }

 private:
  // How the table was before a message, to tell what is new.
  struct Mark {
    State state;
    std::size_t laid;
    std::size_t actions;
  };
  struct Handler;

  Table(std::string id, ChanceSource chance) : id_(std::move(id)), chance_(std::move(chance)) {}

  // Reading the log.
  std::optional<std::string> apply(const Entry& entry);  // what is wrong with it, if anything
  std::optional<std::string> play(std::string_view text);
  void take_back();

  // Writing it.
  void record(Outcome& outcome, Entry entry);
  void draw_chance(Outcome& outcome);
  void act(Outcome& outcome, Action action, bool final, Millis now);
  std::optional<Millis> clock_after(Millis now) const;
  std::optional<Millis> pace() const;

  Mark mark() const;
  void broadcast_update(Outcome& outcome, const Mark& before, Millis now) const;
  // With a notice of something that others should know of: {"code", "seat"}.
  void broadcast_view(Outcome& outcome, Millis now, std::string_view notice = {}, int seat = 0) const;
  Broadcast broadcast(boost::json::object&& body, std::size_t steps) const;
  boost::json::object whole(Millis now) const;
  void put_changing(boost::json::object& out, Millis now) const;
  boost::json::array seats_json(Millis now) const;
  boost::json::value pending_json() const;

  bool is_playing() const { return started_ && !state_->is_over(); }
  bool played_by_bot(int seat) const { return !seats_[static_cast<std::size_t>(seat)].level.empty(); }
  std::optional<Millis> clock_left(int seat, Millis now) const;
  bool can_undo() const { return is_playing() && (pending_ || !open_part_.empty()); }
  bool ends_part(Action action) const;
  std::string seat_name(int seat) const;
  TablePlan rematch_plan(Millis now) const;

  // A state that an action may be taken back to.
  struct Before {
    State state;
    std::size_t laid;
  };

  std::string id_;
  ChanceSource chance_;
  TablePlan plan_;
  std::shared_ptr<const Game> game_;
  std::vector<SeatState> seats_;
  std::optional<State> state_;
  bool started_ = false;
  std::vector<std::string> actions_;
  notation::LaidBy laid_by_;
  std::deque<std::string> steps_;  // the latest, as JSON
  std::deque<std::string> chat_;   // the latest, as JSON
  std::vector<Before> open_part_;  // newest last; empty after chance
  std::optional<Action> pending_;
  SeatMask winners_ = 0;
  std::string rematch_;
  int version_ = 0;
  int length_ = 0;
  std::vector<Millis> clocks_;
  Millis now_ = 0;    // when what happens at the moment happens
  Millis since_ = 0;  // the running clock runs since then
  Presence presence_;
};

}  // namespace aude::table
