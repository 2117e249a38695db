// SPDX-License-Identifier: MIT
// Hosts tables inside a web page: calls from JavaScript take the place of a server's sockets, threads
// and files. Requests and messages are those of docs/protocol.md. Entries to store, messages to send
// and bot searches are returned as output, in order.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "players/player.h"
#include "table/requests.h"
#include "table/table.h"

namespace aude::page {

using table::Millis;

// An HTTP response.
struct Reply {
  int status = 200;
  std::string body;
};

// A task for JavaScript.
struct Output {
  enum class Kind {
    Store,  // `text` is entry `number` of the table's log, to be stored before later output is used
    Send,   // `text` is a message for session `number`
    Think,  // `text` is the record of `n` actions; a bot of `level` in seat `number` is to act next
    Lost,   // an internal error: the table is closed and can be opened again from its log
  };
  Kind kind;
  std::string table;
  int number = 0;
  int n = 0;
  std::string level;
  std::string text;
  std::optional<Millis> most{};  // limit of the bot's thinking time
};

class Page {
 public:
  explicit Page(table::ChanceSource chance) : chance_(std::move(chance)) {}

  // --- as over HTTP -------------------------------------------------------------------------------
  // "POST", "/api/tables" and so on: tables, records, replays, queries, the catalogue, pictures.
  Reply request(std::string_view method, std::string_view path, std::string_view body, Millis now);

  // --- tables from their logs ---------------------------------------------------------------------
  // Returns what is wrong with the log; empty if the table is open now.
  std::string open(const std::string& id, const std::vector<std::string>& entries, Millis now);
  void close(const std::string& table);

  // --- as over a WebSocket ------------------------------------------------------------------------
  int join(const std::string& table);  // the number of the session; 0 if the table is not open
  void hear(int session, std::string_view text, Millis now);
  void leave(int session);

  // --- bots and clocks ----------------------------------------------------------------------------
  // The action that a bot chose in the position after `n` actions. Late actions are ignored.
  void bot_acts(const std::string& table, int n, std::string_view action, Millis now);
  void tick(Millis now);                   // clocks that have run out
  std::optional<Millis> deadline() const;  // when to call tick, if a clock runs

  std::vector<Output> take_output() { return std::exchange(output_, {}); }

 private:
  struct ClientSession {
    std::string table;
    table::Member member;
    bool greeted = false;
  };
  struct HostedTable {
    std::unique_ptr<table::Table> table;
    std::optional<table::BotTurn> thinking;
  };

  Reply make_table(std::string_view body, Millis now);
  Reply about_table(std::string_view rest, Millis now);
  void add(std::unique_ptr<table::Table> table);
  void take(HostedTable& hosted, int sender, table::Outcome outcome, Millis now);
  void update_presence(HostedTable& hosted, int but);
  void wake_bot(HostedTable& hosted);
  void send(int session, std::string text);
  template <typename Do>
  void each_session(const std::string& table, Do act);

  table::ChanceSource chance_;
  std::map<std::string, HostedTable, std::less<>> tables_;
  std::map<int, ClientSession> sessions_;
  int next_session_ = 1;
  std::vector<Output> output_;
};

// Bots, in another worker than the tables, so that no table waits for them.
class Thinkers {
 public:
  // The action of the seat to act after the record, as text; empty if the record or the level is wrong.
  // The bot of a key is kept until its level changes.
  std::string choose(const std::string& key, std::string_view level, std::uint64_t seed,
                     std::string_view record, const players::Limits& limits);

 private:
  struct Bot {
    std::string level;
    std::unique_ptr<players::Player> player;
  };
  std::map<std::string, Bot, std::less<>> bots_;
};

}  // namespace aude::page
