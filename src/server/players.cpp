// SPDX-License-Identifier: MIT
#include "server/players.h"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "compete/names.h"
#include "table/messages.h"

namespace aude::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t kSeenMillis = 60 * 60 * 1000;
constexpr std::int64_t kForgetMillis = 60 * 1000;

constexpr const char* kReadProfile =
    "SELECT id, name, colour, face, language, created FROM aude_players WHERE ";

Profile profile_of(const SqlSession::Row& row) {
  return {row[0], row[1], static_cast<int>(whole_in(row[2])), row[3], row[4], whole_in(row[5])};
}

std::optional<Profile> first_profile(const std::vector<SqlSession::Row>& rows) {
  return rows.empty() ? std::nullopt : std::optional(profile_of(rows[0]));
}

std::vector<PlayedGame> games_of(const std::vector<SqlSession::Row>& rows) {
  std::vector<PlayedGame> games;
  for (const SqlSession::Row& row : rows)
    games.push_back({row[0], row[1], {row[2], row[3], row[4], whole_in(row[5])}});
  return games;
}

// Copied by whole rows; the first columns are the key. Seats and games only at tables that are there.
struct CopiedTable {
  const char* name;
  std::vector<const char*> columns;
  std::size_t key;
  bool of_tables = false;
  bool is_numbered = false;  // the last column of the key is a number
};
const std::array<CopiedTable, 10>& copied_tables() {
  static const std::array<CopiedTable, 10> kCopied{{
      {"aude_players",
       {"id", "name", "written", "lower_case", "upper_case", "colour", "face", "language", "created",
        "code"},
       1},
      {"aude_keys", {"fingerprint", "key", "player", "name", "added", "seen"}, 1},
      {"aude_games", {"table_id", "stage", "actor", "about", "changed"}, 1, true},
      {"aude_seats", {"table_id", "token", "player"}, 2, true},
      {"aude_results", {"table_id", "kind", "finished", "no", "at"}, 1},
      {"aude_result_seats",
       {"table_id", "seat", "player", "place", "points", "before", "rating", "deviation"},
       2,
       false,
       true},
      {"aude_standings", {"kind", "player", "rating", "deviation", "volatility", "games", "played"}, 2},
      {"aude_reports",
       {"no", "at", "table_id", "seat", "player", "name", "source", "reporter", "reason", "words",
        "said", "closed"},
       1,
       false,
       true},
      {"aude_sanctions",
       {"no", "kind", "player", "source", "wants_source", "made", "until", "reason", "words", "lifted"},
       1,
       false,
       true},
      {"aude_operations", {"no", "at", "operator", "what", "subject", "details"}, 1, false, true},
  }};
  return kCopied;
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
  return out;
}

std::vector<std::string> placeholders(std::size_t count) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < count; ++i) out.push_back("$" + std::to_string(i + 1));
  return out;
}

void copy_table(SqlSession& from, SqlSession& to, const CopiedTable& table) {
  constexpr std::size_t kTogether = 500;
  if (!from.has_relation(table.name)) return;  // written by an older version
  const std::vector<std::string> columns(table.columns.begin(), table.columns.end());
  const std::vector<std::string> key(columns.begin(),
                                     columns.begin() + static_cast<std::ptrdiff_t>(table.key));
  const std::string read = "SELECT " + joined(columns) + " FROM " + table.name + " WHERE (" +
                           joined(key) + ") > (" + joined(placeholders(table.key)) + ") ORDER BY " +
                           joined(key) + " LIMIT " + std::to_string(kTogether);
  const std::string write = "INSERT INTO " + std::string(table.name) + " (" + joined(columns) +
                            ") VALUES (" + joined(placeholders(columns.size())) +
                            ") ON CONFLICT DO NOTHING";
  std::vector<std::string> behind(table.key, "");
  if (table.is_numbered) behind.back() = "-1";
  std::vector<SqlSession::Row> rows;
  do {
    rows = from.ask(read, behind);
    SqlSession::Transaction transaction(to);
    for (const SqlSession::Row& row : rows) {
      behind.assign(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table.key));
      if (!table.of_tables || to.has_table(row[0])) to.ask(write, row);
    }
    transaction.commit();
  } while (rows.size() == kTogether);
}

void rename_in(json::value& value, const std::string& token, std::string_view name) {
  if (auto* list = value.if_array()) {
    for (json::value& each : *list) rename_in(each, token, name);
  }
  auto* object = value.if_object();
  if (object == nullptr) return;
  for (auto& member : *object) rename_in(member.value(), token, name);
  const json::value* found = object->if_contains("token");
  if (found == nullptr || !found->is_string() || found->as_string() != token) return;
  for (const char* member : {"name", "seated"}) {
    if (json::value* named = object->if_contains(member)) *named = name;
  }
  object->erase("player");
}

}  // namespace

Result<std::string> clean_player_name(std::string_view text) {
  auto name = table::clean_name(text);
  if (!name) return name;
  const compete::NameKeys keys = compete::name_keys(*name);
  if (std::any_of(keys.begin(), keys.end(), [](const std::string& key) { return key.empty(); }))
    return Refusal{"name", "it has no letters or digits"};
  if (compete::look_alike(*name, kDeletedName)) return Refusal{"name", "it is not free"};
  return name;
}

std::string with_other_name(const std::string& text, const std::string& token, std::string_view name) {
  boost::system::error_code wrong;
  json::value value = json::parse(text, wrong);
  if (wrong) return text;  // damaged, and it will be reported as such
  rename_in(value, token, name);
  return json::serialize(value);
}

// --- who they are ---

Players::Added Players::create(const Profile& profile, const Device& device) {
  const std::lock_guard lock(mutex_);
  const compete::NameKeys keys = compete::name_keys(profile.name);
  SqlSession::Transaction transaction(*session_);
  const auto added = session_->ask(
      "INSERT INTO aude_players VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '')"
      " ON CONFLICT DO NOTHING RETURNING id",
      {profile.id, profile.name, keys[0], keys[1], keys[2], std::to_string(profile.colour),
       profile.face, profile.language, std::to_string(profile.created)});
  if (added.empty()) return Added::NameTaken;
  const Added device_added = add_device(profile.id, device);
  if (device_added == Added::Yes) transaction.commit();
  return device_added;
}

std::optional<Profile> Players::find(const std::string& id) {
  const std::lock_guard lock(mutex_);
  return first_profile(session_->ask(std::string(kReadProfile) + "id = $1", {id}));
}

std::optional<Profile> Players::find_by_name(const std::string& name) {
  const compete::NameKeys keys = compete::name_keys(name);
  const std::lock_guard lock(mutex_);
  return first_profile(
      session_->ask(std::string(kReadProfile) + "written = $1 OR lower_case = $2 OR upper_case = $3",
                    {keys[0], keys[1], keys[2]}));
}

std::vector<Profile> Players::list(const std::string& behind, int at_most) {
  const std::lock_guard lock(mutex_);
  std::vector<Profile> out;
  for (const auto& row : session_->ask(std::string(kReadProfile) + "id > $1 ORDER BY id LIMIT $2",
                                       {behind, std::to_string(at_most)}))
    out.push_back(profile_of(row));
  return out;
}

Players::Added Players::change(const Profile& profile) {
  const std::lock_guard lock(mutex_);
  const compete::NameKeys keys = compete::name_keys(profile.name);
  try {
    const auto changed = session_->ask(
        "UPDATE aude_players SET name = $2, written = $3, lower_case = $4, upper_case = $5, colour = "
        "$6,"
        " face = $7, language = $8 WHERE id = $1 RETURNING id",
        {profile.id, profile.name, keys[0], keys[1], keys[2], std::to_string(profile.colour),
         profile.face, profile.language});
    return changed.empty() ? Added::NoSuch : Added::Yes;
  } catch (const StoreConflict&) {
    return Added::NameTaken;
  }
}

// --- logging in ---

bool Players::spend(const std::string& challenge, std::int64_t until, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  if (now - forgotten_ > kForgetMillis) {
    session_->ask("DELETE FROM aude_spent WHERE until < $1", {std::to_string(now)});
    forgotten_ = now;
  }
  return !session_
              ->ask("INSERT INTO aude_spent VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING challenge",
                    {challenge, std::to_string(until)})
              .empty();
}

std::string Players::secret() {
  const std::lock_guard lock(mutex_);
  return session_->ask("SELECT secret FROM aude_house").at(0).at(0);
}

std::optional<Profile> Players::log_in(const std::string& fingerprint, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  const auto found = session_->ask(
      "SELECT p.id, p.name, p.colour, p.face, p.language, p.created, k.seen FROM aude_keys k"
      " JOIN aude_players p ON p.id = k.player WHERE k.fingerprint = $1",
      {fingerprint});
  if (found.empty()) return {};
  if (now - whole_in(found[0][6]) > kSeenMillis)
    session_->ask("UPDATE aude_keys SET seen = $2 WHERE fingerprint = $1",
                  {fingerprint, std::to_string(now)});
  return profile_of(found[0]);
}

// --- devices ---

// Within a transaction.
Players::Added Players::add_device(const std::string& player, const Device& device) {
  const auto count = session_->ask("SELECT count(*) FROM aude_keys WHERE player = $1", {player});
  if (whole_in(count[0][0]) >= kMostDevices) return Added::TooMany;
  const auto added = session_->ask(
      "INSERT INTO aude_keys VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
      " RETURNING fingerprint",
      {device.fingerprint, device.key, player, device.name, std::to_string(device.added),
       std::to_string(device.seen)});
  return added.empty() ? Added::KeyTaken : Added::Yes;
}

std::vector<Device> Players::devices(const std::string& player) {
  const std::lock_guard lock(mutex_);
  std::vector<Device> out;
  for (const auto& row : session_->ask("SELECT fingerprint, key, name, added, seen FROM aude_keys"
                                       " WHERE player = $1 ORDER BY added, fingerprint",
                                       {player}))
    out.push_back({row[0], row[1], row[2], whole_in(row[3]), whole_in(row[4])});
  return out;
}

std::optional<std::vector<std::string>> Players::remove_device(const std::string& player,
                                                               const std::string& fingerprint) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  // Two devices that remove each other at the same time wait for one another here.
  session_->ask("UPDATE aude_players SET code = code WHERE id = $1", {player});
  const auto removed = session_->ask(
      "DELETE FROM aude_keys WHERE player = $1 AND fingerprint = $2"
      " AND (SELECT count(*) FROM aude_keys WHERE player = $1) > 1 RETURNING fingerprint",
      {player, fingerprint});
  if (removed.empty()) return {};
  std::vector<std::string> tables;
  for (const auto& row :
       session_->ask("SELECT DISTINCT s.table_id FROM aude_seats s JOIN aude_games g"
                     " ON g.table_id = s.table_id WHERE s.player = $1 AND g.stage <> 'over'",
                     {player})) {
    session_->touch(row[0]);
    tables.push_back(row[0]);
  }
  transaction.commit();
  return tables;
}

void Players::set_link(const std::string& player, const std::string& hash, std::int64_t expires) {
  const std::lock_guard lock(mutex_);
  session_->ask(
      "INSERT INTO aude_links VALUES ($1, $2, $3)"
      " ON CONFLICT (player) DO UPDATE SET hash = excluded.hash, expires = excluded.expires",
      {hash, player, std::to_string(expires)});
}

Players::Joined Players::use_link(const std::string& hash, const Device& device, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  const auto found =
      session_->ask("DELETE FROM aude_links WHERE hash = $1 AND expires > $2 RETURNING player",
                    {hash, std::to_string(now)});
  if (found.empty()) return {};
  const Added added = add_device(found[0][0], device);
  if (added == Added::Yes) transaction.commit();
  return {added, found[0][0]};
}

void Players::set_code(const std::string& player, const std::string& hash) {
  const std::lock_guard lock(mutex_);
  session_->ask("UPDATE aude_players SET code = $2 WHERE id = $1", {player, hash});
}

bool Players::has_code(const std::string& player) {
  const std::lock_guard lock(mutex_);
  return !session_->ask("SELECT id FROM aude_players WHERE id = $1 AND code <> ''", {player}).empty();
}

Players::Joined Players::use_code(const std::string& hash, const Device& device,
                                  const std::string& next) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  const auto found = session_->ask(
      "UPDATE aude_players SET code = $2 WHERE code = $1 AND code <> '' RETURNING id", {hash, next});
  if (found.empty()) return {};
  const Added added = add_device(found[0][0], device);
  if (added == Added::Yes) transaction.commit();
  return {added, found[0][0]};
}

// --- games ---

std::vector<PlayedGame> Players::running(const std::string& player, int at_most) {
  const std::lock_guard lock(mutex_);
  return games_of(session_->ask(
      "SELECT g.table_id, s.token, g.stage, g.actor, g.about, g.changed FROM aude_seats s"
      " JOIN aude_games g ON g.table_id = s.table_id WHERE s.player = $1"
      " AND g.stage NOT IN ('over', 'seeking', 'inviting')"
      " AND s.token NOT LIKE '% %' ORDER BY CASE WHEN g.actor = s.token THEN 0 ELSE 1 END, "
      "g.changed DESC, g.table_id LIMIT $2",
      {player, std::to_string(at_most)}));
}

std::vector<PlayedGame> Players::finished(const std::string& player, std::int64_t before, int at_most) {
  const std::lock_guard lock(mutex_);
  return games_of(session_->ask(
      "SELECT g.table_id, s.token, g.stage, g.actor, g.about, g.changed FROM aude_seats s"
      " JOIN aude_games g ON g.table_id = s.table_id WHERE s.player = $1 AND g.stage = 'over'"
      " AND s.token NOT LIKE '% %'"
      " AND g.changed < $2 ORDER BY g.changed DESC, g.table_id LIMIT $3",
      {player, std::to_string(before), std::to_string(at_most)}));
}

std::vector<std::string> Players::unfinished_rated(int at_most) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> out;
  for (const auto& row : session_->ask(
           "SELECT table_id FROM aude_games WHERE stage = 'playing' AND about LIKE '%\"rated\":true%'"
           " ORDER BY changed, table_id LIMIT $1",
           {std::to_string(at_most)}))
    out.push_back(row[0]);
  return out;
}

std::vector<Challenge> Players::challenges(const std::string& player, std::int64_t after, int at_most) {
  const std::lock_guard lock(mutex_);
  std::vector<Challenge> out;
  // A table changes when it is made, or later.
  for (const auto& row : session_->ask(
           "SELECT g.table_id, h.player, i.player, i.token, g.about, CASE WHEN EXISTS (SELECT 1 FROM"
           " aude_seats c WHERE c.table_id = g.table_id AND c.token LIKE 'declined %')"
           " THEN 1 ELSE 0 END FROM aude_seats s JOIN aude_games g ON g.table_id = s.table_id"
           " JOIN aude_seats h ON h.table_id = s.table_id AND h.token LIKE 'host %'"
           " JOIN aude_seats i ON i.table_id = s.table_id AND i.token LIKE 'invited %'"
           " WHERE s.player = $1 AND s.token LIKE '% %' AND g.stage = 'inviting' AND g.changed > $2"
           " AND (s.token LIKE 'host %' OR s.token LIKE 'invited %')"
           " AND NOT EXISTS (SELECT 1 FROM aude_seats c WHERE c.table_id = g.table_id"
           " AND (c.token LIKE 'withdrawn %' OR c.token LIKE 'declined %' AND c.player = $1))"
           " ORDER BY g.changed DESC, g.table_id LIMIT $3",
           {player, std::to_string(after), std::to_string(at_most)})) {
    const std::int64_t made = whole_in(row[3].substr(sizeof(table::kInvitedTie) - 1));
    if (made > after) out.push_back({row[0], row[1], row[2], made, row[5] == "1", row[4]});
  }
  return out;
}

bool Players::close_challenge(const std::string& table, const std::string& player) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  // First, so that an acceptance which is being stored comes before or after. One that comes after
  // counts: the seat is taken, and nothing asks for the state of the invitation then.
  session_->touch(table);
  const auto closed = session_->ask(
      "INSERT INTO aude_seats SELECT i.table_id, CASE WHEN i.player = $2 THEN 'declined ' ELSE"
      " 'withdrawn ' END || substr(i.token, length('invited ') + 1), i.player"
      " FROM aude_seats i JOIN aude_games g ON g.table_id = i.table_id"
      " WHERE i.table_id = $1 AND i.token LIKE 'invited %' AND g.stage = 'inviting'"
      " AND NOT EXISTS (SELECT 1 FROM aude_seats c WHERE c.table_id = $1"
      " AND (c.token LIKE 'declined %' OR c.token LIKE 'withdrawn %'))"
      " AND (i.player = $2 OR EXISTS (SELECT 1 FROM aude_seats h WHERE h.table_id = $1"
      " AND h.player = $2 AND h.token LIKE 'host %')) ON CONFLICT DO NOTHING RETURNING token",
      {table, player});
  if (closed.empty()) return false;
  transaction.commit();
  return true;
}

std::vector<table::SeatTie> Players::seats(const std::string& table) {
  const std::lock_guard lock(mutex_);
  std::vector<table::SeatTie> out;
  for (const auto& row : session_->ask(
           "SELECT token, player FROM aude_seats WHERE table_id = $1 ORDER BY token", {table}))
    out.push_back({row[0], row[1]});
  return out;
}

// One table at a time, so that no other commit waits for long. If it is interrupted, the player is
// still there and can be removed again.
std::vector<std::string> Players::remove(const std::string& player, const std::string& pseudonym) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> tables;
  const auto next_seat = [&] {
    return session_->ask("SELECT table_id, token FROM aude_seats WHERE player = $1 LIMIT 1", {player});
  };
  for (auto seat = next_seat(); !seat.empty(); seat = next_seat()) {
    const std::string& table = seat[0][0];
    const std::string& token = seat[0][1];
    SqlSession::Transaction transaction(*session_);
    for (const auto& entry : session_->entries_with(table, token))
      session_->replace_entry(table, static_cast<int>(whole_in(entry[0])),
                              with_other_name(entry[1], token, kDeletedName));
    for (const auto& game : session_->ask("SELECT about FROM aude_games WHERE table_id = $1", {table}))
      session_->ask("UPDATE aude_games SET about = $2 WHERE table_id = $1",
                    {table, with_other_name(game[0], token, kDeletedName)});
    session_->ask("DELETE FROM aude_seats WHERE table_id = $1 AND token = $2", {table, token});
    session_->touch(table);
    transaction.commit();
    tables.push_back(table);
  }
  // Results stay, under a name that leads to nobody: the ratings of others follow from them.
  SqlSession::Transaction transaction(*session_);
  session_->ask("DELETE FROM aude_players WHERE id = $1", {player});
  if (session_->has_relation("aude_results")) {
    const std::string nobody = "deleted:" + pseudonym;
    for (const char* table : {"aude_result_seats", "aude_standings"})
      session_->ask("UPDATE " + std::string(table) + " SET player = $2 WHERE player = $1",
                    {player, nobody});
  }
  if (session_->has_relation("aude_reports")) {
    session_->ask("DELETE FROM aude_reports WHERE player = $1", {player});
    session_->ask("UPDATE aude_reports SET reporter = $2 WHERE reporter = $1",
                  {player, "deleted:" + pseudonym});
  }
  transaction.commit();
  return tables;
}

void Players::copy(SqlSession& from, SqlSession& to) {
  for (const CopiedTable& table : copied_tables()) copy_table(from, to, table);
  if (from.has_relation("aude_rated")) {
    const auto latest = from.ask("SELECT no, at FROM aude_rated").at(0);
    to.ask("UPDATE aude_rated SET no = $1, at = $2 WHERE no < $1", latest);
  }
  if (from.has_relation("aude_moderated"))
    to.ask("UPDATE aude_moderated SET no = $1 WHERE no < $1",
           from.ask("SELECT no FROM aude_moderated").at(0));
}

}  // namespace aude::server
