#include "server/carriers.h"

namespace aude::server {
namespace {

constexpr int kAdopted = 50;  // tables of dead nodes that a beat takes over, so that all get some

constexpr const char* kBeat = "SELECT clock, dead FROM aude_beat($1, $2, $3, $4)";
constexpr const char* kPlaces = "SELECT place FROM aude_living";
constexpr const char* kAdopt = "SELECT * FROM aude_adopt($1, $2)";
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

// A beat that takes longer is of no use any more.
DatabaseWaits for_beats(DatabaseWaits waits, table::Millis patience) {
  waits.for_answer = std::chrono::milliseconds(patience * 2 / 3);
  return waits;
}

}  // namespace

Carriers::Carriers(const std::string& address, NodeName self, std::string version, DatabaseWaits waits)
    : self_(std::move(self)),
      version_(std::move(version)),
      asking_(address, waits, PostgresSession::Takes::Nothing),
      customs_(learn(asking_)),
      beating_(address, for_beats(waits, customs_.patience), PostgresSession::Takes::Nothing) {
  beating_.begin();
}

Carriers::Customs Carriers::learn(PostgresSession& session) {
  session.begin();
  const Rows house = session.ask("SELECT secret, patience FROM aude_house");
  return {house.text(0, 0), house.whole(0, 1)};
}

Carriers::Beat Carriers::beat(table::Millis clock) {
  const Rows beaten = beating_.ask(kBeat, {self_.node, self_.place, version_, std::to_string(clock)});
  Beat beat{beaten.whole(0, 0), beaten.text(0, 1) == "t", {}, {}};
  for (const std::string& place : first_column(beating_.ask(kPlaces)))
    beat.hosts.push_back(place.substr(0, place.rfind(':')));
  beat.orphans = first_column(beating_.ask(kAdopt, {self_.node, std::to_string(kAdopted)}));
  return beat;
}

void Carriers::leave() { beating_.ask("DELETE FROM aude_nodes WHERE node = $1", {self_.node}); }

Carriers::Carrier Carriers::find(const std::string& table) {
  const Rows found = asking_.ask(kFind, {table, self_.node});
  if (found.size() == 0) return {};
  if (found.text(0, 0) == self_.node) return {true, {}};
  return {false, found.text(0, 1)};
}

void Carriers::close(const std::vector<std::string>& tables) {
  ArrayText names;
  for (const std::string& table : tables) names.add(table);
  asking_.ask(kClose, {self_.node, names.finish()});
}

std::vector<Usage> Carriers::share(const std::vector<Usage>& here) {
  if (!here.empty()) {
    ArrayText addresses;
    ArrayText whats;
    ArrayText amounts;
    for (const Usage& usage : here) {
      addresses.add(usage.address);
      whats.add(usage.what);
      amounts.add(std::to_string(usage.amount));
    }
    asking_.ask(kTell, {self_.node, addresses.finish(), whats.finish(), amounts.finish()});
  }
  std::vector<Usage> others;
  const Rows told = asking_.ask(kOthers, {self_.node});
  for (int row = 0; row < told.size(); ++row)
    others.push_back({told.text(row, 0), told.text(row, 1), told.text(row, 2), told.number(row, 3)});
  return others;
}

}  // namespace aude::server
