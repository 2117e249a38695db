// SPDX-License-Identifier: MIT
#include "server/moderation.h"

#include "table/secure.h"

namespace aude::server {
namespace {

constexpr std::size_t kSourceLetters = 16;

constexpr const char* kReadReports =
    "SELECT r.no, r.at, r.table_id, r.seat, r.player, coalesce(p.name, r.name), r.source, r.reporter,"
    " r.reason, r.words, r.said, r.closed, coalesce(q.name, '') FROM aude_reports r"
    " LEFT JOIN aude_players p ON p.id = r.player LEFT JOIN aude_players q ON q.id = r.reporter";
constexpr const char* kReadSanctions =
    "SELECT s.no, s.kind, s.player, s.source, s.wants_source, s.made, s.until, s.reason, s.words,"
    " s.lifted, coalesce(p.name, '') FROM aude_sanctions s LEFT JOIN aude_players p ON p.id = s.player";

constexpr const char* kReadOperations =
    "SELECT o.no, o.at, o.operator, o.what, o.subject, o.details, coalesce(p.name, '')"
    " FROM aude_operations o LEFT JOIN aude_players p ON p.id = o.subject";

std::vector<StoredReport> reports_in(const std::vector<SqlSession::Row>& rows) {
  std::vector<StoredReport> out;
  for (const auto& row : rows)
    out.push_back({whole_in(row[0]), whole_in(row[1]), row[2], static_cast<int>(whole_in(row[3])),
                   row[4], row[5], row[6], row[7], row[8], row[9], row[10], whole_in(row[11]),
                   row[12]});
  return out;
}

std::vector<Sanction> sanctions_in(const std::vector<SqlSession::Row>& rows) {
  std::vector<Sanction> out;
  for (const auto& row : rows)
    out.push_back({whole_in(row[0]), row[1], row[2], row[3], whole_in(row[4]) != 0, whole_in(row[5]),
                   whole_in(row[6]), row[7], row[8], whole_in(row[9]), row[10]});
  return out;
}

std::vector<Operation> operations_in(const std::vector<SqlSession::Row>& rows) {
  std::vector<Operation> out;
  for (const auto& row : rows)
    out.push_back({whole_in(row[0]), whole_in(row[1]), row[2], row[3], row[4], row[5], row[6]});
  return out;
}

}  // namespace

std::string source_of(const std::string& key, const std::string& address) {
  return address.empty() ? std::string()
                         : table::hash_of(key + "\nsource\n" + address).substr(0, kSourceLetters);
}

std::int64_t Moderation::version() {
  const std::lock_guard lock(mutex_);
  return whole_in(session_->ask("SELECT no FROM aude_moderated").at(0).at(0));
}

// Within a transaction: others that change something wait until it ends.
std::int64_t Moderation::next_number() {
  return whole_in(session_->ask("UPDATE aude_moderated SET no = no + 1 RETURNING no").at(0).at(0));
}

void Moderation::note(const Operation& operation) {
  session_->ask("INSERT INTO aude_operations VALUES ($1, $2, $3, $4, $5, $6)",
                {std::to_string(next_number()), std::to_string(operation.at), operation.by,
                 operation.what, operation.subject, operation.details});
}

// --- reports ---

void Moderation::add_report(const StoredReport& report) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  session_->ask(
      "INSERT INTO aude_reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0)"
      " ON CONFLICT (table_id, seat, reporter) DO UPDATE SET at = excluded.at,"
      " source = excluded.source, reason = excluded.reason, words = excluded.words,"
      " said = excluded.said, closed = 0",
      {std::to_string(next_number()), std::to_string(report.at), report.table,
       std::to_string(report.seat), report.player, report.player.empty() ? report.name : "",
       report.source, report.reporter, report.reason, report.text, report.said});
  transaction.commit();
}

std::vector<StoredReport> Moderation::reports(bool also_closed, int at_most) {
  const std::lock_guard lock(mutex_);
  return reports_in(session_->ask(std::string(kReadReports) +
                                      (also_closed ? "" : " WHERE r.closed = 0") +
                                      " ORDER BY r.at DESC, r.no DESC LIMIT $1",
                                  {std::to_string(at_most)}));
}

std::vector<StoredReport> Moderation::reports_about(const std::string& player, int at_most) {
  const std::lock_guard lock(mutex_);
  return reports_in(session_->ask(
      std::string(kReadReports) + " WHERE r.player = $1 ORDER BY r.at DESC, r.no DESC LIMIT $2",
      {player, std::to_string(at_most)}));
}

std::optional<StoredReport> Moderation::report(std::int64_t no) {
  const std::lock_guard lock(mutex_);
  auto found =
      reports_in(session_->ask(std::string(kReadReports) + " WHERE r.no = $1", {std::to_string(no)}));
  return found.empty() ? std::nullopt : std::optional(std::move(found[0]));
}

bool Moderation::close_report(std::int64_t no, const std::string& by, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  const std::string number = std::to_string(no);
  if (session_
          ->ask("UPDATE aude_reports SET closed = $2 WHERE no = $1 AND closed = 0 RETURNING no",
                {number, std::to_string(now)})
          .empty())
    return false;
  note({0, now, by, "close", "report " + number, {}});
  transaction.commit();
  return true;
}

// --- sanctions ---

std::int64_t Moderation::add(Sanction sanction, const std::string& by) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  sanction.no = next_number();
  session_->ask("INSERT INTO aude_sanctions VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0)",
                {std::to_string(sanction.no), sanction.kind, sanction.player, sanction.source,
                 sanction.wants_source ? "1" : "0", std::to_string(sanction.made),
                 std::to_string(sanction.until), sanction.reason, sanction.text});
  std::string details = "sanction " + std::to_string(sanction.no) + ", " + sanction.reason;
  if (sanction.until != 0)
    details += ", " + std::to_string((sanction.until - sanction.made) / 60'000) + " min";
  if (!sanction.player.empty() && (sanction.wants_source || !sanction.source.empty()))
    details += ", with address";
  if (!sanction.text.empty()) details += ": " + sanction.text;
  note({0, sanction.made, by, sanction.kind, sanction.player.empty() ? "source" : sanction.player,
        details});
  transaction.commit();
  return sanction.no;
}

bool Moderation::lift(std::int64_t no, const std::string& by, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  const std::string number = std::to_string(no);
  if (session_
          ->ask("UPDATE aude_sanctions SET lifted = $2 WHERE no = $1 AND lifted = 0 RETURNING no",
                {number, std::to_string(now)})
          .empty())
    return false;
  note({0, now, by, "lift", "sanction " + number, {}});
  transaction.commit();
  return true;
}

void Moderation::learn_source(std::int64_t no, const std::string& source, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  SqlSession::Transaction transaction(*session_);
  const std::string number = std::to_string(no);
  if (session_
          ->ask("UPDATE aude_sanctions SET source = $2, wants_source = 0"
                " WHERE no = $1 AND wants_source = 1 RETURNING no",
                {number, source})
          .empty())
    return;
  note({0, now, "server", "address", "sanction " + number, {}});
  transaction.commit();
}

std::vector<Sanction> Moderation::active(std::int64_t now) {
  const std::lock_guard lock(mutex_);
  return sanctions_in(
      session_->ask(std::string(kReadSanctions) +
                        " WHERE s.lifted = 0 AND (s.until = 0 OR s.until > $1) ORDER BY s.no",
                    {std::to_string(now)}));
}

std::vector<Sanction> Moderation::sanctions(int at_most) {
  const std::lock_guard lock(mutex_);
  return sanctions_in(session_->ask(std::string(kReadSanctions) + " ORDER BY s.no DESC LIMIT $1",
                                    {std::to_string(at_most)}));
}

std::vector<Sanction> Moderation::sanctions_of(const std::string& player, int at_most) {
  const std::lock_guard lock(mutex_);
  return sanctions_in(
      session_->ask(std::string(kReadSanctions) + " WHERE s.player = $1 ORDER BY s.no DESC LIMIT $2",
                    {player, std::to_string(at_most)}));
}

std::vector<Operation> Moderation::log(int at_most) {
  const std::lock_guard lock(mutex_);
  return operations_in(session_->ask(std::string(kReadOperations) + " ORDER BY o.no DESC LIMIT $1",
                                     {std::to_string(at_most)}));
}

std::vector<Operation> Moderation::log_about(const std::string& player, int at_most) {
  const std::lock_guard lock(mutex_);
  return operations_in(session_->ask(
      std::string(kReadOperations) +
          " WHERE o.subject = $1 OR o.subject IN (SELECT 'sanction ' || no FROM aude_sanctions"
          " WHERE player = $1 UNION ALL SELECT 'report ' || no FROM aude_reports WHERE player = $1)"
          " ORDER BY o.no DESC LIMIT $2",
      {player, std::to_string(at_most)}));
}

}  // namespace aude::server
