// SPDX-License-Identifier: MIT
// All tables of this process with their client sessions. Tables are loaded on demand. The hub stores
// what a table has done before it sends anything, runs bots and checks clocks. The I/O thread owns it;
// slow work runs as jobs on other threads. It does not depend on sockets.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "players/player.h"
#include "server/limits.h"
#include "server/sanctions.h"
#include "server/search_times.h"
#include "server/store.h"
#include "server/worker_pool.h"
#include "table/requests.h"
#include "table/table.h"

namespace aude::server {

// The other end of a connection.
class MessageSink {
 public:
  virtual ~MessageSink() = default;
  virtual void send(Text text) = 0;
  virtual void close(const std::string& why) = 0;
  // Measures the time of a round trip to the client; Hub::measured() gets the result. A client that
  // does not answer is not waited for.
  virtual void measure() = 0;
};

// For a table that another node hosts, or will soon.
inline const Problem kNoTable{404, "no_table", "There is no table at this link.", {}};
inline const Problem kMoving{
    503, "moving", "This table is on its way to another server; please come back.", {}};

// A report of a person at a table, as the hub passes it on.
struct FiledReport {
  std::string table;
  int seat = 0;
  Table::Person about;
  std::string address;   // of the reported person; empty if not connected
  std::string reporter;  // the id of a player; empty: a guest
  std::string reporter_address;
  std::string reason;
  std::string text;
};

class Hub {
 public:
  struct Config {
    Limits limits;
    int bot_threads = 2;
    std::chrono::milliseconds longest_search{2000};
    std::function<Millis()> wall;    // since 1970, for people to read
    std::function<Millis()> steady;  // never jumps
    std::function<Millis()> clock;   // of games: never jumps either, and continues after a restart
    ChanceSource chance;             // from any thread
    // Called for tables that were removed from memory because they were idle.
    std::function<void(const std::vector<std::string>& tables)> closed = [](const auto&) {};
    // For a node of a cluster: whether it may show or change a table now, or create one. Called before
    // each answer.
    std::function<bool(const std::string& table)> holds = [](const auto&) { return true; };
    std::function<bool()> may_create = [] { return true; };
    // Called when a new table is stored, before anything is sent.
    std::function<void(const std::string& table)> created = [](const auto&) {};
    // Players, asked on other threads: who has which seat at a table, and who logs in there. `host` is
    // the server's name as the client sees it.
    std::function<std::vector<SeatTie>(const std::string& table)> seats_of = [](const auto&) {
      return std::vector<SeatTie>();
    };
    std::function<Answer<PlayerName>(const std::string& table, const std::string& host,
                                     const Login& login)>
        log_in = [](const auto&, const auto&, const auto&) {
          return Problem{403, "no_player", "There are no players here.", {}};
        };
    // Called when the result of a rated game is stored, and for one that may not be stored yet.
    std::function<void()> result_stored = [] {};
    std::function<void(const std::string& table, const RatedGame& game)> add_result =
        [](const auto&, const auto&) {};
    // Called when what the list of open tables shows of a table may have changed; an empty object: it
    // is not listed.
    std::function<void(const std::string& table, boost::json::object entry)> list = [](const auto&,
                                                                                       const auto&) {};
    // Whether a sanction keeps a client out, or from the chat, and what it is told.
    std::function<std::optional<Problem>(BarredFrom what, const std::string& player,
                                         const std::string& address)>
        why_barred = [](auto, const auto&, const auto&) { return std::nullopt; };
    // Stores a report, on another thread. False: it could not be stored.
    std::function<bool(const FiledReport& report)> report = [](const auto&) { return false; };
    // Returns nullptr for an unknown level.
    std::function<std::unique_ptr<players::Player>(std::string_view level, std::uint64_t seed)>
        make_player;
  };
  template <typename Value>
  using Done = std::function<void(Answer<Value>)>;

  struct Pools {
    WorkerPool& storage;  // loads logs
    WorkerPool& work;     // creates tables, answers queries
  };
  // `post` brings a task to the hub's own thread. The pools must be stopped before the hub is
  // destroyed.
  Hub(Store& store, Pools pools, RateLimiter& rate_limiter, Config config, Post post);
  ~Hub();

  // --- over HTTP, for a client at `address`; `done` may be called later ---
  // With a player, the first seat of kind "here" and the host's rights are the player's. `invited`: the
  // player whom the order names, if it invites one.
  void create(const std::string& address, std::string order, const Done<std::string>& done,
              const PlayerName& player = {}, const PlayerName& invited = {});
  void view(const std::string& address, const std::string& table, const Done<std::string>& done);
  void record(const std::string& address, const std::string& table, const Done<std::string>& done);
  // For the preview of a link: the text, and what is on the board.
  struct Position {
    std::shared_ptr<const Game> game;
    std::optional<State> state;
    int length = 0;  // entries in the log: changes with the position
  };
  void preview(const std::string& address, const std::string& table,
               const std::shared_ptr<Position>& position, const Done<std::string>& done);

  // Whether a test write succeeds; the result is at most a second old.
  void check_disk(const std::function<void(bool)>& done);

  // --- over WebSocket ---
  class ClientSession;
  // A connection at a table, if there is such a table. Ends with leave().
  void enter(const std::string& address, const std::string& table,
             const std::weak_ptr<MessageSink>& sink, const Done<std::shared_ptr<ClientSession>>& done,
             const std::string& host = {});
  // False: too fast; the next message should not be read for a moment.
  bool hear(ClientSession& session, std::string_view text);
  void leave(ClientSession& session);
  // A message to the client and its answer took this long.
  void measured(ClientSession& session, Millis round_trip);

  // Sanctions have changed: closes the connections of clients that are kept out.
  void enforce_sanctions();

  // Other limits from now on. Those of its threads stay.
  void set_limits(const Limits& limits) { config_.limits = limits; }

  // To be called a few times a second: clocks, silent clients, idle tables.
  void tick();

  // --- for a node of several, see docs/nodes.md ---
  void wake(const std::string& table);  // brings it into memory, so that its bots and clocks go on
  // Closes all client connections and forgets all tables: other nodes may host them.
  void close_all();
  // The same for one table.
  void close(const std::string& table);
  // The same for at most this many tables at which nothing is under way: first those without clients,
  // then those that were not used for the longest time. Returns their names.
  std::vector<std::string> give_away(int at_most);
  // Stops all changes. is_still(): and all earlier ones are stored.
  void freeze() { frozen_ = true; }
  bool is_still() const;

  // For /metrics.
  struct Count {
    std::int64_t tables_made = 0, tables_loaded = 0, sessions = 0, messages = 0, refused = 0,
                 actions = 0, bot_actions = 0, too_fast = 0, questions = 0, questions_worked_out = 0,
                 measured = 0;
    std::array<std::int64_t, 10> acknowledged{};  // by time to acknowledge, see kBounds
    double acknowledge_seconds = 0;
  };
  static constexpr std::array<double, 9> kBounds{.001, .002, .005, .01, .025, .05, .1, .25, 1};
  std::string metrics() const;

 private:
  struct LoadedTable;
  struct Reading;
  using Task = std::function<void()>;
  using Then = std::function<void(Answer<LoadedTable*>)>;

  // Tables: with_table() loads it first if need be.
  void with_table(const std::string& address, const std::string& table, Then then);
  void read_log(const std::string& address, const std::string& table);
  void has_read(Reading& reading, bool finished);
  LoadedTable* add(std::unique_ptr<Table> table, const std::string& address);
  void take_over(std::unique_ptr<Table> table, Outcome outcome, const std::string& address,
                 const TableOrder& order, const Done<std::string>& done);
  // A text about the table as it is stored.
  using MakeText = std::function<std::string(LoadedTable&)>;
  void send_text(const std::string& address, const std::string& table, const MakeText& make_text,
                 const Done<std::string>& done, int tries);

  // Storing.
  void store(LoadedTable& loaded, Outcome& outcome);
  void note_game(LoadedTable& loaded, Append& entry);
  void note_result(LoadedTable& loaded, Append& entry);
  void stored(const std::string& table, int ticket, bool good);
  void guarded(LoadedTable& loaded, const Task& task);
  void give_up(LoadedTable& loaded, const Problem& why);
  void later(LoadedTable& loaded, Task task);

  // MakeText.
  void take(LoadedTable& loaded, ClientSession* sender, Outcome outcome);
  void send(LoadedTable& loaded, ClientSession& session, Text text);
  void broadcast(LoadedTable& loaded, const Outcome& outcome);
  void vacate(LoadedTable& loaded, int seat);
  void measure_actor(LoadedTable& loaded);
  void measure_if_actor(LoadedTable& loaded, ClientSession& session);
  void reseat(LoadedTable& loaded, const std::vector<int>& numbers);
  void welcome(LoadedTable& loaded, ClientSession& session);
  Text view_of(LoadedTable& loaded, const Member& member);
  void update_presence(LoadedTable& loaded, const ClientSession* but);
  void list(LoadedTable& loaded);
  void count_acknowledged(Millis heard);

  // Messages.
  std::string why_too_fast(LoadedTable& loaded, ClientSession& session, Millis now);
  std::string why_not_yet(ClientSession& session, const Request& request, Millis now);
  void handle(LoadedTable& loaded, ClientSession& session, const Request& request);
  void ask(LoadedTable& loaded, ClientSession& session, const Request& request);
  void log_in(LoadedTable& loaded, ClientSession& session, const Request& request);
  void report(LoadedTable& loaded, ClientSession& session, const Request& request);
  static void turn_out(ClientSession& session, const Problem& why);
  void has_logged_in(LoadedTable& loaded, ClientSession& session, std::optional<int> id,
                     const Answer<PlayerName>& found);

  // Bots.
  void wake_bot(LoadedTable& loaded);
  void let_think(LoadedTable& loaded, const BotTurn& turn, int rank);
  void bot_answers(const std::string& table, int ticket, const BotTurn& turn,
                   std::optional<Action> action, double millis);

  Store& store_;
  WorkerPool& storage_pool_;
  WorkerPool& pool_;
  RateLimiter& rate_limiter_;
  Config config_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Post post_;
  Writer writer_;
  std::unordered_map<std::string, std::unique_ptr<LoadedTable>> loaded_tables_;
  struct Loading {
    std::vector<Then> waiting;
    bool dropped = false;  // the lease was lost meanwhile
  };
  void drop(Loading& loading);
  std::unordered_map<std::string, Loading> loading_;
  std::unordered_set<std::shared_ptr<ClientSession>> ungreeted_;  // have not said hello yet
  SearchTimes search_times_{static_cast<double>(config_.longest_search.count())};
  std::unordered_set<std::string> unserved_;  // tables whose bot found no place
  int tickets_ = 0;
  bool frozen_ = false;
  Count count_;
  std::optional<std::pair<Millis, bool>> disk_checked_;
  WorkerPool bots_;
};

// A connection at a table.
class Hub::ClientSession {
 public:
  ClientSession(std::string table, std::string address, std::weak_ptr<MessageSink> sink, Millis now,
                std::string host)
      : table_(std::move(table)),
        address_(std::move(address)),
        host_(std::move(host)),
        sink_(std::move(sink)),
        since_(now) {}

 private:
  friend class Hub;
  std::string table_;  // empty: the table was closed
  std::string address_;
  std::string host_;  // the server's name as the client sees it
  std::weak_ptr<MessageSink> sink_;
  Member member_;
  bool greeted_ = false;
  Millis since_;
  Meter messages_;
  Meter chat_;
  Meter configures_;
  int malformed_ = 0;
};

}  // namespace aude::server
