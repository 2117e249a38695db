// SPDX-License-Identifier: MIT
// What operators of a server need for peace: reports of players, sanctions (mute, kick, ban) and a log
// of everything that operators have done. One implementation for all databases. All functions block,
// and throw StoreError as a store does. From any thread.
//
// Client addresses are never stored, only their keyed hashes, which are called sources here.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/sql_session.h"

namespace aude::server {

inline constexpr std::array<std::string_view, 3> kSanctionKinds{"mute", "kick", "ban"};
// A kick is a ban of a minute, unless another time is given.
inline constexpr std::int64_t kKickMillis = 60'000;

// The keyed hash of a client address (client_address.h). The key is known to all nodes of a cluster.
std::string source_of(const std::string& key, const std::string& address);

// Times are milliseconds since 1970; 0: never.
struct Sanction {
  std::int64_t no = 0;
  std::string kind;    // one of kSanctionKinds
  std::string player;  // the id; empty: only the source counts
  std::string source;  // empty: only the player counts
  // The source of the player is to be added when the player next tries to connect.
  bool wants_source = false;
  std::int64_t made = 0;
  std::int64_t until = 0;
  std::string reason;  // one of table::kReportReasons
  std::string text;    // written by the operator, for the player to read
  std::int64_t lifted = 0;
  std::string name{};  // of the player, as it is now; not stored

  bool is_active(std::int64_t now) const { return lifted == 0 && (until == 0 || until > now); }
};

// A player or guest was reported.
struct StoredReport {
  std::int64_t no = 0;
  std::int64_t at = 0;
  std::string table;
  int seat = 0;
  std::string player;    // the id; empty: a guest
  std::string name;      // of the guest, or of the player as it is now
  std::string source;    // of the reported person, if connected then
  std::string reporter;  // the id of a player, or "source:" and a source
  std::string reason;
  std::string text;
  std::string said;  // the latest chat messages of the seat, one per line
  std::int64_t closed = 0;
  std::string reporter_name{};  // of a player, as it is now; not stored
};

// One line of the log of operators.
struct Operation {
  std::int64_t no = 0;
  std::int64_t at = 0;
  std::string by;       // the name of the operator
  std::string what;     // "ban", "lift", "close", ...
  std::string subject;  // the id of a player, "source", "sanction 12", "report 7"
  std::string details;
  std::string name{};  // of the player, as it is now; not stored
};

class Moderation {
 public:
  explicit Moderation(std::unique_ptr<SqlSession> session) : session_(std::move(session)) {}

  // Changes with everything below.
  std::int64_t version();

  // A second report of the same seat by the same reporter replaces the first one.
  void add_report(const StoredReport& report);
  std::vector<StoredReport> reports(bool also_closed, int at_most);  // the latest first
  std::vector<StoredReport> reports_about(const std::string& player, int at_most);
  std::optional<StoredReport> report(std::int64_t no);

  // What operators do; each is written to the log as well, or nothing is. add() returns the number of
  // the sanction. False: there is none, or it was done before.
  std::int64_t add(Sanction sanction, const std::string& by);
  bool lift(std::int64_t no, const std::string& by, std::int64_t now);
  bool close_report(std::int64_t no, const std::string& by, std::int64_t now);
  // Adds the source of the sanctioned player (Sanction::wants_source).
  void learn_source(std::int64_t no, const std::string& source, std::int64_t now);

  std::vector<Sanction> active(std::int64_t now);
  std::vector<Sanction> sanctions(int at_most);  // the latest first
  std::vector<Operation> log(int at_most);       // the latest first
  // Of one player: also what was done with sanctions of the player and reports about the player.
  std::vector<Sanction> sanctions_of(const std::string& player, int at_most);
  std::vector<Operation> log_about(const std::string& player, int at_most);

 private:
  std::int64_t next_number();
  void note(const Operation& operation);

  std::mutex mutex_;
  std::unique_ptr<SqlSession> session_;
};

}  // namespace aude::server
