#include "server/leases.h"

namespace aude::server {
namespace {

constexpr int kMaxTakenOver =
    50;  // tables of dead nodes that a heartbeat takes over, so that all get some

constexpr const char* kHeartbeat = "SELECT clock, dead FROM aude_beat($1, $2, $3, $4)";
constexpr const char* kPlaces = "SELECT place FROM aude_living";
constexpr const char* kTakeOver = "SELECT * FROM aude_adopt($1, $2)";
constexpr const char* kFind = "SELECT carrier, place FROM aude_find($1, $2) WHERE carrier IS NOT NULL";
constexpr const char* kClose =
    "UPDATE aude_leases SET open = false WHERE node = $1 AND table_id = ANY ($2)";

constexpr const char* kTell =
    "INSERT INTO aude_usage AS u SELECT $1, address, what, amount, pulse"
    " FROM aude_house, unnest($2::text[], $3::text[], $4::float8[])"
    " AS here (address, what, amount)"
    " ON CONFLICT (node, address, what) DO UPDATE SET told = excluded.told,"
    " amount = excluded.amount + CASE WHEN u.what = 'connections' THEN 0 ELSE u.amount END";
// How many connections there were a while ago says nothing.
constexpr const char* kOthers =
    "SELECT node, address, what, amount FROM aude_usage, aude_house"
    " WHERE node <> $1 AND (what <> 'connections' OR told > pulse - 3000)";

std::vector<std::string> first_column(const Rows& rows) {
  std::vector<std::string> texts;
  for (int row = 0; row < rows.size(); ++row) texts.push_back(rows.text(row, 0));
  return texts;
}

// A heartbeat that takes longer is of no use any more.
DatabaseWaits for_heartbeats(DatabaseWaits waits, table::Millis lease_timeout) {
  waits.for_answer = std::chrono::milliseconds(lease_timeout * 2 / 3);
  return waits;
}

}  // namespace

Leases::Leases(const std::string& address, NodeName self, std::string version, DatabaseWaits waits)
    : self_(std::move(self)),
      version_(std::move(version)),
      query_session_(address, waits, PostgresSession::Takes::Nothing),
      settings_(learn(query_session_)),
      heartbeat_session_(address, for_heartbeats(waits, settings_.lease_timeout),
                         PostgresSession::Takes::Nothing) {
  heartbeat_session_.begin();
}

Leases::ClusterSettings Leases::learn(PostgresSession& session) {
  session.begin();
  const Rows row = session.ask("SELECT secret, patience FROM aude_house");
  return {row.text(0, 0), row.whole(0, 1)};
}

Leases::Heartbeat Leases::heartbeat(table::Millis clock) {
  const Rows confirmed_row =
      heartbeat_session_.ask(kHeartbeat, {self_.node, self_.place, version_, std::to_string(clock)});
  Heartbeat heartbeat{confirmed_row.whole(0, 0), confirmed_row.text(0, 1) == "t", {}, {}};
  for (const std::string& place : first_column(heartbeat_session_.ask(kPlaces)))
    heartbeat.hosts.push_back(place.substr(0, place.rfind(':')));
  heartbeat.taken_over =
      first_column(heartbeat_session_.ask(kTakeOver, {self_.node, std::to_string(kMaxTakenOver)}));
  return heartbeat;
}

void Leases::leave() { heartbeat_session_.ask("DELETE FROM aude_nodes WHERE node = $1", {self_.node}); }

Leases::Host Leases::find(const std::string& table) {
  const Rows found = query_session_.ask(kFind, {table, self_.node});
  if (found.size() == 0) return {};
  if (found.text(0, 0) == self_.node) return {true, {}};
  return {false, found.text(0, 1)};
}

void Leases::close(const std::vector<std::string>& tables) {
  ArrayText names;
  for (const std::string& table : tables) names.add(table);
  query_session_.ask(kClose, {self_.node, names.finish()});
}

std::vector<Usage> Leases::share(const std::vector<Usage>& here) {
  if (!here.empty()) {
    ArrayText addresses;
    ArrayText whats;
    ArrayText amounts;
    for (const Usage& usage : here) {
      addresses.add(usage.address);
      whats.add(usage.what);
      amounts.add(std::to_string(usage.amount));
    }
    query_session_.ask(kTell, {self_.node, addresses.finish(), whats.finish(), amounts.finish()});
  }
  std::vector<Usage> others;
  const Rows told = query_session_.ask(kOthers, {self_.node});
  for (int row = 0; row < told.size(); ++row)
    others.push_back({told.text(row, 0), told.text(row, 1), told.text(row, 2), told.number(row, 3)});
  return others;
}

}  // namespace aude::server
