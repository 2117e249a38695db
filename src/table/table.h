// SPDX-License-Identifier: MIT
// One table: seats, game, clocks, chat. It takes a message and its sender, and returns log entries to
// store and messages to send. It uses no sockets, threads or files. Every change is an entry of its
// log, so the log alone rebuilds it.
//
// table.cpp applies and writes entries, handler.cpp carries out messages, matches.cpp knows which game
// comes next, views.cpp makes JSON.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "notation/view.h"
#include "rules/state.h"
#include "table/clock.h"
#include "table/game_note.h"
#include "table/log.h"
#include "table/messages.h"
#include "table/secure.h"

namespace aude::table {

// What a connection may do, by the tokens that it has sent.
struct Member {
  SeatMask seats = 0;
  bool host = false;
  PlayerName player{};  // empty: a guest
  bool holds(int seat) const { return (seats >> seat & 1U) != 0; }
};

// The same seats by their new numbers (Outcome::reseated).
SeatMask moved(SeatMask seats, const std::vector<int>& numbers);

using Text = std::shared_ptr<const std::string>;

// A message to all connections at the table; those that hold the actor's seat get the legal actions
// too. Most tables need only one of the two texts, so each is serialized when it is first used.
class Broadcast {
 public:
  // `actor`: the seat to act, if a person plays it.
  Broadcast(boost::json::object body, std::optional<int> actor, boost::json::array legal)
      : actor_(actor), body_(std::move(body)), legal_(std::move(legal)) {}

  const Text& to(const Member& member) const {
    return actor_ && member.holds(*actor_) ? for_actor() : for_others();
  }
  const Text& for_actor() const;
  const Text& for_others() const;

 private:
  std::optional<int> actor_;
  // What the texts are made of when they are first used.
  mutable boost::json::object body_;
  mutable boost::json::array legal_;
  mutable Text for_actor_;
  mutable Text for_others_;
};

// A new table, to be stored before its id is sent to any client.
struct NewTable {
  std::string id;
  std::vector<std::string> entries;
  std::vector<SeatTie> ties{};
  std::optional<GameNote> note{};  // if a player has a seat
};

// The result of a message, a bot's action or a clock. Nothing of it may be sent before the entries are
// stored.
struct Outcome {
  std::vector<std::string> entries;    // in order
  std::vector<SeatTie> ties{};         // seats that players have taken, to be stored with the entries
  std::vector<std::string> replies;    // to the sender
  std::optional<Broadcast> broadcast;  // to all, after the replies
  std::optional<std::string> said;     // to all
  std::optional<NewTable> rematch;
  std::optional<int> vacated;  // the tokens of this seat are no longer valid
  // The seats have other numbers now: the new one of each old seat, -1 if it is gone. Every member must
  // be moved (see `moved`).
  std::optional<std::vector<int>> reseated;
  bool refused = false;  // the sender got an error
  bool acted = false;    // a person's action was accepted
  // An internal error: the table contradicts itself. Nothing of the outcome may be stored or sent, and
  // the table must be rebuilt from its log.
  std::string broken;
};

struct BotTurn {
  int seat = 0;
  std::string level;
  int n = 0;  // actions before it; an action chosen for another number is too late
  // At a table with clocks: an even share of a seat's time for one turn part. The clock of a bot does
  // not run, but people should not wait longer for a bot than for a person.
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
std::string ok_text(std::optional<int> id, int version);

// Entries after which a table accepts only what finishes its game. A game with all sets has about
// two thousand.
inline constexpr int kLongLog = 20'000;
// A player who is away for this time from a game with clocks may be claimed against.
inline constexpr Millis kAwayMillis = 60'000;
// A player who does not come to the next game of a match with clocks for this time may be claimed
// against.
inline constexpr Millis kBreakMillis = 180'000;
// Until players have laid this number of tiles, a game can be aborted.
inline constexpr int kTilesToAbort = 3;

class Table {
 public:
  // A new table; the outcome holds its first entries. Starts if `start` is set and no seat is open. The
  // plan's actions must be legal. Refuses a plan with another number of seats than its game has
  // players.
  static Result<std::unique_ptr<Table>> create(std::string id, TablePlan plan, bool start,
                                               ChanceSource chance, Millis now, Outcome& outcome);
  // Rebuilds a table from its log. Refuses a log that does not fit the rules, with the entry's number.
  static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<std::string>& entries,
                                             ChanceSource chance, Millis now);
  // The same entry by entry, starting with an empty table. It can be used once it has its first entry.
  static std::unique_ptr<Table> blank(std::string id, ChanceSource chance, Millis now);
  std::optional<Refusal> read(std::string_view entry);

  // --- questions -----------------------------------------------------------------------------------
  const std::string& id() const { return id_; }
  const Presence& presence() const { return presence_; }
  int version() const { return version_; }
  int length() const { return length_; }  // entries in the log
  bool is_over() const { return started_ && (state_->is_over() || ending_); }
  int seats() const { return static_cast<int>(seats_.size()); }
  bool is_for_bots_only() const;
  const State& state() const { return *state_; }
  std::shared_ptr<const Game> game() const { return plan_.game; }

  // Tokens of seats that players have do not count: they log in.
  Member member(const std::vector<std::string>& tokens) const;
  Member member_of(const PlayerName& player) const;
  bool has_players() const { return !ties_.empty(); }
  // For a report: the person on a seat; nothing if there is none.
  struct Person {
    std::string player;  // empty: a guest
    std::string name;
    std::string said;  // the latest chat messages, one per line
  };
  std::optional<Person> person_at(int seat) const;
  // In a rated game, players use ready phrases until all of them have agreed to more.
  bool has_free_chat() const;
  // Of a table for one other player: who that is, and what has become of it.
  struct Invitation {
    std::string_view word = kWithdrawnTie;  // one of the ties of invitations
    std::string player = {};                // empty: deleted
  };
  Invitation invitation() const;
  bool is_rated() const { return plan_.rated; }
  bool is_listed() const { return plan_.listed; }
  // For the list of open tables: a table with a free seat, or a game in progress, at which a person is.
  // Empty if it is not to be listed now.
  boost::json::object listing() const;
  // The result of a rated game that is over, or of a duel that is decided by it; without the time.
  // Nothing if it does not count: it was aborted, it belongs to a duel, or the player of a seat was
  // deleted.
  std::optional<RatedGame> rated_game() const;
  // The match with this game, if it is over and counts. Nothing if the game belongs to no match.
  std::optional<compete::Match> match() const;
  // For lists of games; without the time.
  GameNote note() const;
  std::string joined_text(std::optional<int> id, const Member& member) const;
  std::string logged_in_text(std::optional<int> id, const PlayerName& player) const;
  std::string view_text(const Member& member, Millis now) const;
  std::string presence_text() const;
  std::string record_text() const;
  // What the preview of a link to this table shows: names, scores, and how far the game is.
  std::string preview_text() const;

  // The error to send if queries are not allowed now. A host that answers queries elsewhere checks this
  // first; handle() does both.
  std::optional<std::string> refusal_of_queries(std::optional<int> id) const;

  std::optional<int> person_to_act() const;  // the seat
  std::optional<BotTurn> bot_turn() const;
  // When the running clock, if any, has nothing left.
  std::optional<Millis> deadline() const;
  // The seat whose player the host should measure the network to: the one to act, if that counts.
  std::optional<int> seat_to_measure() const;

  // --- changes -------------------------------------------------------------------------------------
  // `now` is the host's monotonic clock, here and everywhere else; `wall` is the time of day.
  Outcome handle(Member& sender, const Request& request, Millis now, Millis wall);
  Outcome handle(Member& sender, const Request& request, Millis now) {
    return handle(sender, request, now, now);
  }
  Outcome bot_acts(const BotTurn& turn, Action action, Millis now);
  Outcome tick(Millis now);  // if a clock has run out: hands the seat to a bot, or ends the game
  void set_presence(const Presence& presence, Millis now);
  // Starts a game that begins by itself, if its players are there.
  Outcome start_if_gathered(Millis now);
  // Who has which seat. Not in the log: the host of the table stores it.
  void tie(std::vector<SeatTie> ties) { ties_.insert(ties_.end(), ties.begin(), ties.end()); }
  // The time that a message takes to the seat's player and back, as measured last.
  void set_lag(int seat, Millis round_trip) { clocks_.set_lag(seat, round_trip); }

 private:
  struct Handler;

  // How much there was before a message: what comes after it is new.
  struct Mark {
    std::size_t tiles;
    std::size_t actions;
  };
  // An action carried out on a state of its own.
  struct Step {
    Step(State before, const Action& action);
    // Whether something is drawn or scored after it. A decision by itself (a recall) is answered by
    // other players: it is never pending, though it cannot be taken back either.
    bool ends_part() const { return !is_alone(phase_of(action.verb)) && is_final(); }
    bool is_final() const {
      return is_alone(phase_of(action.verb)) || after.is_chance() || after.is_over();
    }
    Action action;
    Seat actor;
    bool chance;
    State after;
    Events events;
  };
  // A position that can be returned to.
  struct Before {
    State state;
    std::size_t tiles;
  };

  Table(std::string id, ChanceSource chance) : id_(std::move(id)), chance_(std::move(chance)) {}

  // Changes nothing: what is wrong with an entry that was read, if anything.
  std::optional<std::string> why_wrong(const Entry& entry) const;
  // The entry must be right. `step` is that of its action, if it was tried before.
  void apply(const Entry& entry, Step* step = nullptr);
  void set_up(const TablePlan& plan);
  void configure(const Configured& configured);
  void conclude(const Concluded& concluded);
  void return_to(std::size_t actions);
  Step step(const Action& action);
  void carry_out(Step&& step, std::optional<Millis> clock = {});
  void take_back();

  // Applies an entry and appends it to the log.
  void record(Outcome& outcome, Entry entry, Step* step = nullptr);
  void draw_chance(Outcome& outcome);
  // The seats in a random order.
  void draw_order(Outcome& outcome);
  void act(Outcome& outcome, Action action, bool final);
  void take_back_pending(Outcome& outcome);
  // If the running clock has nothing left, hands the seat to a bot or ends the game.
  void run_out(Outcome& outcome);
  // How many actions there were before this player's latest completed turn; nothing if there was none.
  std::optional<std::size_t> before_turn_of(int seat) const;

  // What the actor's clock shows if the turn part ends now.
  std::optional<Millis> clock_after() const;
  std::optional<Millis> clock_left(int seat, Millis now) const;
  std::optional<Millis> bot_time() const;

  // Of a match: the game before it is recorded, its score if it counts, and what comes next.
  compete::Match match_before() const;
  int seat_in_match(int player) const;  // at this table
  std::optional<compete::GameScore> score_in_match() const;
  std::optional<Action> next_of_deck() const;
  std::optional<MatchPlan> next_in_match() const;
  boost::json::object match_json() const;
  boost::json::object invitation_json() const;
  std::vector<RatedSeat> rated_seats() const;
  void put_places(std::vector<RatedSeat>& rated) const;
  // False if the duel is not over.
  bool put_duel(std::vector<RatedSeat>& rated) const;

  bool is_gathering() const { return plan_.gathers && !started_; }
  bool is_inviting() const;  // nobody has come yet
  bool is_playing() const { return started_ && !is_over(); }
  bool played_by_bot(int seat) const { return !seats_[static_cast<std::size_t>(seat)].level.empty(); }
  // A substitute bot plays to the end.
  bool is_out(int seat) const {
    const SeatState& state = seats_[static_cast<std::size_t>(seat)];
    return state.out_of_time || state.resigned;
  }
  // A rated game is lost by it, also where a bot plays on.
  bool has_forfeited(int seat) const {
    const SeatState& state = seats_[static_cast<std::size_t>(seat)];
    return state.kind == SeatKind::Person && (state.out_of_time || !state.level.empty());
  }
  bool can_undo() const { return is_playing() && (pending_ || !open_part_.empty()); }
  std::string seat_name(int seat) const;
  // The player who has the seat with this token hash; empty if none has.
  std::string player_of(std::string_view token_hash) const;
  TablePlan rematch_plan(Millis now) const;

  Mark mark() const { return {laid_by_.size(), actions_.size()}; }
  void broadcast_update(Outcome& outcome, const Mark& before) const;
  // With a notice for the other players: {"code", "seat"}.
  void broadcast_view(Outcome& outcome, std::string_view notice = {}, int seat = 0) const;
  Broadcast broadcast(boost::json::object body, std::size_t steps) const;
  boost::json::object whole(Millis now) const;
  void put_changing(boost::json::object& out, Millis now) const;
  boost::json::array seats_json(Millis now) const;
  boost::json::array latest_steps(std::size_t count) const;
  boost::json::value pending_json() const;
  boost::json::array free_chat_json() const;  // the seats of those who have agreed to it
  Setup named_setup() const;
  bool is_here(int seat) const;
  std::string_view stage() const;  // "lobby", "playing", "over"

  std::string id_;
  ChanceSource chance_;
  TablePlan plan_;
  std::vector<SeatState> seats_;
  std::optional<State> state_;
  bool started_ = false;
  std::vector<Action> actions_;
  notation::LaidBy laid_by_;
  std::deque<boost::json::object> steps_;  // the latest, as sent
  std::deque<boost::json::object> chat_;   // the latest, as sent
  std::vector<Before> open_part_;          // newest last; empty after a random draw
  std::optional<Step> pending_;
  SeatMask winners_ = 0;
  std::optional<Concluded> ending_;    // before the last tile
  std::optional<Offered> offer_;       // which the other player may accept; until the next action
  bool has_offers_ = false;            // there was one: views say whether there is
  std::vector<std::size_t> declined_;  // by seat: how many actions there were at the latest refusal
  std::vector<std::optional<Millis>> away_since_;  // by seat, as the host has seen it
  std::set<std::string> free_chat_;                // token hashes of those who have agreed to free chat
  std::string rematch_;
  std::vector<SeatTie> ties_;
  int version_ = 0;
  int length_ = 0;
  Clocks clocks_;
  Millis now_ = 0;  // the time of the entry or message being applied
  Presence presence_;
};

}  // namespace aude::table
