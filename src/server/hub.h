// All tables of this process: loaded when asked for, with who sits and watches there. It stores what a
// table answers before anybody hears it, lets bots think, and minds clocks. One thread owns it; what
// would hold that thread up is sent to others as jobs. It knows no sockets.
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
};

// Of a table that another node carries, or will soon.
inline const Problem kMoving{
    503, "moving", "This table is on its way to another server; please come back.", {}};

class Hub {
 public:
  struct Config {
    Limits limits;
    int bot_threads = 2;
    std::chrono::milliseconds longest_search{2000};
    std::function<Millis()> wall;    // since 1970, for people to read
    std::function<Millis()> steady;  // never jumps
    std::function<Millis()> clock;   // of games: never jumps either, and goes on after a restart
    ChanceSource chance;             // from any thread
    // Tables that are no longer in memory, because nobody needed them.
    std::function<void(const std::vector<std::string>& tables)> closed = [](const auto&) {};
    // nullptr for a level that there is none of.
    std::function<std::unique_ptr<players::Player>(std::string_view level, std::uint64_t seed)>
        make_player;
  };
  template <typename Value>
  using Done = std::function<void(Answer<Value>)>;

  // `post` brings a task to the hub's own thread. The pool must be stopped before the hub goes.
  Hub(Store& store, WorkerPool& pool, RateLimiter& rate_limiter, Config config, Post post);
  ~Hub();

  // --- over HTTP, for somebody at `address`; `done` may come later ---
  void create(const std::string& address, std::string order, const Done<std::string>& done);
  void view(const std::string& address, const std::string& table, const Done<std::string>& done);
  void record(const std::string& address, const std::string& table, const Done<std::string>& done);

  // Whether the disk takes what is written to it, proved at most a second ago.
  void check_disk(const std::function<void(bool)>& done);

  // --- over WebSocket ---
  class ClientSession;
  // A connection at a table, if there is such a table. Ends with leave().
  void enter(const std::string& address, const std::string& table,
             const std::weak_ptr<MessageSink>& sink, const Done<std::shared_ptr<ClientSession>>& done);
  // False: too fast; the next message should not be read for a moment.
  bool hear(ClientSession& session, std::string_view text);
  void leave(ClientSession& session);

  // To be called a few times a second: clocks, silent visitors, tables that nobody needs any more.
  void tick();

  // --- for a node of several, see docs/nodes.md ---
  bool has(const std::string& table) const {
    return loaded_tables_.contains(table) || loading_.contains(table);
  }
  void wake(const std::string& table);  // brings it into memory, so that its bots and clocks go on
  // Everybody is sent away and all tables forgotten: somebody else may carry them.
  void close_all();
  // Nothing is done any more. is_still(): and all that was done is stored.
  void freeze() { frozen_ = true; }
  bool is_still() const;

  // For /metrics.
  struct Count {
    std::int64_t tables_made = 0, tables_loaded = 0, sessions = 0, messages = 0, refused = 0,
                 actions = 0, bot_actions = 0, too_fast = 0, questions = 0, questions_worked_out = 0;
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
  void stored(const std::string& table, int ticket, bool good);
  void guarded(LoadedTable& loaded, const Task& task);
  void give_up(LoadedTable& loaded, const Problem& why);
  void later(LoadedTable& loaded, Task task);

  // MakeText.
  void take(LoadedTable& loaded, ClientSession* sender, Outcome outcome);
  void send(LoadedTable& loaded, ClientSession& session, Text text);
  void broadcast(LoadedTable& loaded, const Outcome& outcome);
  void vacate(LoadedTable& loaded, int seat);
  void welcome(LoadedTable& loaded, ClientSession& session);
  Text view_of(LoadedTable& loaded, const Member& member);
  void update_presence(LoadedTable& loaded, const ClientSession* but);
  void count_acknowledged(Millis heard);

  // Messages.
  std::string why_too_fast(LoadedTable& loaded, ClientSession& session, Millis now);
  std::string why_not_yet(ClientSession& session, const Request& request, Millis now);
  void handle(LoadedTable& loaded, ClientSession& session, const Request& request);
  void ask(LoadedTable& loaded, ClientSession& session, const Request& request);

  // Bots.
  void wake_bot(LoadedTable& loaded);
  void let_think(LoadedTable& loaded, const BotTurn& turn, int rank);
  void bot_answers(const std::string& table, int ticket, const BotTurn& turn,
                   std::optional<Action> action, double millis);

  Store& store_;
  WorkerPool& pool_;
  RateLimiter& rate_limiter_;
  Config config_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Post post_;
  Writer writer_;
  std::unordered_map<std::string, std::unique_ptr<LoadedTable>> loaded_tables_;
  std::unordered_map<std::string, std::vector<Then>> loading_;    // who waits for tables to be loaded
  std::unordered_set<std::shared_ptr<ClientSession>> ungreeted_;  // have not said hello yet
  SearchTimes search_times_{static_cast<double>(config_.longest_search.count())};
  std::unordered_set<std::string> unserved_;  // tables whose bot found no place
  int tickets_ = 0;
  bool frozen_ = false;
  int closings_ = 0;  // how often all were sent away
  Count count_;
  std::optional<std::pair<Millis, bool>> disk_checked_;
  WorkerPool bots_;
};

// A connection at a table.
class Hub::ClientSession {
 public:
  ClientSession(std::string table, std::string address, std::weak_ptr<MessageSink> sink, Millis now)
      : table_(std::move(table)), address_(std::move(address)), sink_(std::move(sink)), since_(now) {}

 private:
  friend class Hub;
  std::string table_;  // empty: the table has sent everybody away
  std::string address_;
  std::weak_ptr<MessageSink> sink_;
  Member member_;
  bool greeted_ = false;
  Millis since_;
  Meter messages_;
  Meter chat_;
  int malformed_ = 0;
};

}  // namespace aude::server
