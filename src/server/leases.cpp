// SPDX-License-Identifier: MIT
#include "server/leases.h"

#include <algorithm>
#include <iterator>
#include <sstream>

#include "server/array_text.h"

namespace aude::server {
namespace {

constexpr const char* kHeartbeat =
    "SELECT clock, pulse, dead, places, held, adopted, requested"
    " FROM aude_heartbeat($1, $2, $3, $4, $5, $6, $7)";
constexpr const char* kHeartbeatAndCompare =
    "SELECT clock, pulse, dead, places, held, adopted, requested, fair, surplus, others"
    " FROM aude_heartbeat($1, $2, $3, $4, $5, $6, $7), aude_surplus($1)";
constexpr const char* kFind =
    "SELECT carrier, place, epoch, moving"
    " FROM unnest($1::text[], $3::bigint[]) WITH ORDINALITY AS asked (id, unreached, number),"
    " LATERAL aude_claim(asked.id, $2, asked.unreached) ORDER BY number";
constexpr const char* kClose = "SELECT aude_close($1, $2, $3)";
constexpr const char* kHandOver = "SELECT aude_hand_over($1, $2, $3)";

// Old numbers of connections mean nothing.
constexpr const char* kShare =
    "WITH own AS (INSERT INTO aude_usage AS u SELECT $1, address, what, amount, pulse"
    " FROM aude_house, unnest($2::text[], $3::text[], $4::float8[])"
    " AS here (address, what, amount)"
    " ON CONFLICT (node, address, what) DO UPDATE SET told = excluded.told,"
    " amount = excluded.amount + CASE WHEN u.what = 'connections' THEN 0 ELSE u.amount END)"
    " SELECT node, address, what, amount FROM aude_usage, aude_house"
    " WHERE node <> $1 AND (what <> 'connections' OR told > pulse - 3000)";

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

// A heartbeat that takes longer is of no use: the connection may be broken.
DatabaseWaits for_heartbeats(DatabaseWaits waits, table::Millis lease_timeout) {
  waits.for_answer = std::max(std::chrono::milliseconds(lease_timeout * 2), waits.for_answer / 2);
  return waits;
}

// A session that does not answer is replaced before clients give up.
DatabaseWaits for_queries(DatabaseWaits waits) {
  waits.for_answer /= 2;
  return waits;
}

}  // namespace

Leases::Leases(const std::string& address, NodeName self, std::string version, DatabaseWaits waits)
    : self_(std::move(self)),
      version_(std::move(version)),
      query_sessions_(address, for_queries(waits)),
      settings_(learn()),
      heartbeat_session_(address, for_heartbeats(waits, settings_.lease_timeout),
                         PostgresSession::Takes::Nothing) {
  heartbeat_session_.begin();
}

Leases::ClusterSettings Leases::learn() {
  query_sessions_.begin();
  const Rows row = query_sessions_.ask("SELECT secret, patience FROM aude_house");
  return {row.text(0, 0), row.whole(0, 1)};
}

// One round trip: on a slow connection a lease lasts longer than that.
Leases::Heartbeat Leases::heartbeat(const Beat& beat) {
  const Rows row = heartbeat_session_.ask(
      beat.compare ? kHeartbeatAndCompare : kHeartbeat,
      {self_.node, self_.place, version_, std::to_string(beat.clock), std::to_string(beat.confirmed),
       std::to_string(beat.timeout), beat.dropped ? "t" : "f"});
  Heartbeat heartbeat{row.whole(0, 0),
                      row.whole(0, 1),
                      row.text(0, 2) == "t",
                      words_of(row.text(0, 3)),
                      {},
                      static_cast<int>(row.whole(0, 5)),
                      words_of(row.text(0, 6))};
  if (beat.compare) {
    heartbeat.compared = true;
    heartbeat.share = static_cast<int>(row.whole(0, 7));
    heartbeat.surplus = static_cast<int>(row.whole(0, 8));
    heartbeat.others_are_fast = row.text(0, 9) == "t";
  }
  const std::vector<std::string> held = words_of(row.text(0, 4));
  for (std::size_t i = 0; i + 1 < held.size(); i += 2)
    heartbeat.held.push_back({held[i], std::stoll(held[i + 1])});
  return heartbeat;
}

void Leases::leave() { heartbeat_session_.ask("DELETE FROM aude_nodes WHERE node = $1", {self_.node}); }

std::vector<Leases::Host> Leases::find(const std::vector<Wanted>& tables) {
  ArrayText names;
  ArrayText unreached;
  for (const Wanted& each : tables) {
    names.add(each.table);
    unreached.add(std::to_string(each.unreached));
  }
  const Rows found = query_sessions_.ask(kFind, {names.finish(), self_.node, unreached.finish()});
  std::vector<Host> hosts;
  for (int row = 0; row < found.size(); ++row) {
    if (found.text(row, 0) == self_.node) {
      hosts.push_back({true, {}, found.whole(row, 2)});
    } else {
      hosts.push_back({false, found.text(row, 1), found.whole(row, 2), found.text(row, 3) == "t"});
    }
  }
  if (hosts.size() != tables.size()) throw StoreError("aude_claim should return one row per table");
  return hosts;
}

void Leases::close(const std::vector<std::string>& tables, std::int64_t deadline) {
  release(kClose, tables, deadline);
}

int Leases::hand_over(const std::vector<std::string>& tables, std::int64_t deadline) {
  return static_cast<int>(release(kHandOver, tables, deadline).whole(0, 0));
}

Rows Leases::release(const char* query, const std::vector<std::string>& tables, std::int64_t deadline) {
  ArrayText names;
  for (const std::string& table : tables) names.add(table);
  return query_sessions_.ask(query, {names.finish(), self_.node, std::to_string(deadline)});
}

std::vector<Usage> Leases::share(const std::vector<Usage>& here) {
  ArrayText addresses;
  ArrayText whats;
  ArrayText amounts;
  for (const Usage& usage : here) {
    addresses.add(usage.address);
    whats.add(usage.what);
    amounts.add(std::to_string(usage.amount));
  }
  std::vector<Usage> others;
  const Rows told =
      query_sessions_.ask(kShare, {self_.node, addresses.finish(), whats.finish(), amounts.finish()});
  for (int row = 0; row < told.size(); ++row)
    others.push_back({told.text(row, 0), told.text(row, 1), told.text(row, 2), told.number(row, 3)});
  return others;
}

}  // namespace aude::server
