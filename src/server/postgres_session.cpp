// SPDX-License-Identifier: MIT
#include "server/postgres_session.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>

#include "server/postgres_schema.h"

namespace aude::server {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{100};  // before trying to connect again
constexpr milliseconds kLongestPause{500};

constexpr const char* kSchemaExists =
    "SELECT to_regclass(quote_ident(current_schema()) || '.aude_house') IS NOT NULL";
constexpr const char* kTakeLock =
    "SELECT pg_advisory_lock(hashtext('aude'), hashtext(current_schema()))";
constexpr const char* kShareLock =
    "SELECT pg_advisory_lock_shared(hashtext('aude'), hashtext(current_schema()))";
constexpr const char* kTakeSchemaLock =
    "SELECT pg_advisory_lock(hashtext('aude schema'), hashtext(current_schema()))";
constexpr const char* kReleaseSchemaLock =
    "SELECT pg_advisory_unlock(hashtext('aude schema'), hashtext(current_schema()))";
constexpr const char* kNotAvailable = "55P03";
// Settings of a session are one statement each: on a slow connection every round trip counts. `was` is
// the server's default.
constexpr const char* kConfigure =
    "SELECT was, set_config('synchronous_commit', CASE was WHEN 'off' THEN 'on' ELSE was END, false),"
    " set_config('default_transaction_isolation', 'read committed', false),"
    " set_config('statement_timeout', $1, false)"
    " FROM current_setting('synchronous_commit') AS was";
// With a lock. The session of a machine that has lost its network ends after three seconds.
constexpr const char* kConfigureLock =
    "SELECT current_schema() IS NULL, set_config('tcp_keepalives_idle', '1', false),"
    " set_config('tcp_keepalives_interval', '1', false),"
    " set_config('tcp_keepalives_count', '2', false),"
    " set_config('tcp_user_timeout', '3000', false), set_config('lock_timeout', $1, false)";
constexpr const char* kUnlimitLock = "SELECT set_config('lock_timeout', '0', false)";
constexpr const char* kUnlimitLockAndReadVersion =
    "SELECT set_config('lock_timeout', '0', false), version FROM aude_house";
constexpr const char* kMayDoAll =
    "SELECT has_table_privilege('aude_house', 'UPDATE')"
    " AND has_table_privilege('aude_tables', 'INSERT')"
    " AND has_table_privilege('aude_tables', 'SELECT')"
    " AND has_table_privilege('aude_log', 'INSERT')"
    " AND has_table_privilege('aude_log', 'SELECT')";
constexpr const char* kMayBeNode =
    "SELECT bool_and(has_table_privilege(name, may)) FROM (VALUES"
    " ('aude_nodes', 'SELECT'), ('aude_nodes', 'INSERT'), ('aude_nodes', 'UPDATE'),"
    " ('aude_nodes', 'DELETE'), ('aude_leases', 'SELECT'), ('aude_leases', 'INSERT'),"
    " ('aude_leases', 'UPDATE'), ('aude_living', 'SELECT'), ('aude_shares', 'SELECT'), ('aude_usage', "
    "'SELECT'),"
    " ('aude_usage', 'INSERT'), ('aude_usage', 'UPDATE'), ('aude_usage', 'DELETE'))"
    " AS needed (name, may)";

// What an error code of PostgreSQL means for the configuration.
struct Meaning {
  std::string_view code;
  const char* words;
};
constexpr std::array kMeanings{
    Meaning{"28P01",
            "the password is missing or wrong; it is taken from PGPASSWORD, from the file that "
            "PGPASSFILE names, or from AUDE_STORE"},
    Meaning{"28000",
            "this user may not connect: there is none of this name, or pg_hba.conf forbids it"},
    Meaning{"3D000", "there is no such database"},
    Meaning{"42501",
            "this user has not the rights: it needs CREATE in the schema for the first start, "
            "SELECT, INSERT, UPDATE and DELETE on aude_* afterwards"},
    Meaning{"53300", "all its connections are taken (max_connections); a server needs six, a node ten"},
    Meaning{"57P03", "it is starting or stopping"},
};

const char* meaning_of(std::string_view code) {
  for (const Meaning& each : kMeanings) {
    if (each.code == code) return each.words;
  }
  return nullptr;
}

std::string first_line(std::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

struct OptionsClearer {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

using Options = std::unique_ptr<PQconninfoOption, OptionsClearer>;

std::string option(const Options& options, std::string_view keyword) {
  for (const PQconninfoOption* each = options.get(); each->keyword != nullptr; ++each) {
    if (each->keyword == keyword && each->val != nullptr) return each->val;
  }
  return {};
}

// What PostgreSQL would say of a bad address repeats parts of it, and there may be a password in it.
Options parsed(const std::string& address) {
  Options options(PQconninfoParse(address.c_str(), nullptr));
  if (options == nullptr)
    throw StoreError("this is no address of a database: expected postgresql://USER@HOST:PORT/DATABASE");
  return options;
}

// For messages: where it is, without secrets.
std::string name_of(const std::string& address) {
  const Options options = parsed(address);
  std::string name = "database";
  if (const std::string database = option(options, "dbname"); !database.empty()) name += " " + database;
  if (const std::string host = option(options, "host"); !host.empty()) name += " at " + host;
  return name;
}

}  // namespace

// --- rows ---

void Rows::Clearer::operator()(pg_result* result) const { PQclear(result); }

bool Rows::is_good() const {
  const auto status = PQresultStatus(result_.get());
  return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
}

std::string Rows::code() const {
  const char* code = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
  return code == nullptr ? "" : code;
}

std::string Rows::message() const {
  const char* text = PQresultErrorField(result_.get(), PG_DIAG_MESSAGE_PRIMARY);
  return first_line(text == nullptr ? PQresultErrorMessage(result_.get()) : text);
}

int Rows::size() const { return PQntuples(result_.get()); }
int Rows::columns() const { return PQnfields(result_.get()); }

std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::whole(int row, int column) const {
  const std::string digits = text(row, column);
  std::int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

double Rows::number(int row, int column) const {
  const std::string digits = text(row, column);
  double number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// --- sessions ---

void PostgresSession::Clearer::operator()(pg_conn* connection) const { PQfinish(connection); }

PostgresSession::PostgresSession(std::string address, DatabaseWaits waits, Takes takes)
    : address_(std::move(address)), name_(name_of(address_)), waits_(waits), takes_(takes) {}

PostgresSession::~PostgresSession() = default;

void PostgresSession::begin() {
  const std::lock_guard lock(mutex_);
  open();
  if (takes_ != Takes::Nothing) prepare_schema();
}

Rows PostgresSession::ask(const char* sql, const std::vector<std::string>& values) {
  const std::lock_guard lock(mutex_);
  make_ready();
  return checked(exchange(sql, values));
}

Rows PostgresSession::ask_together(const std::string& sql) {
  const std::lock_guard lock(mutex_);
  make_ready();
  return exchange_together(sql);
}

int PostgresSession::schema_step() {
  const std::lock_guard lock(mutex_);
  make_ready();
  const Schema found = schema();
  check_schema(found);
  return found.step;
}

// What of the server's set-up may lose something.
std::vector<std::string> PostgresSession::risks() {
  std::vector<std::string> found;
  if (was_asynchronous_) {
    found.push_back(name_ +
                    ": synchronous_commit is off; it is switched on for this server's own sessions");
  }
  for (const char* setting : {"fsync", "full_page_writes"}) {
    if (ask("SELECT current_setting($1)", {setting}).text(0, 0) == "off") {
      found.push_back(name_ + ": " + setting + " is off: acknowledged actions can be lost in a crash");
    }
  }
  return found;
}

void PostgresSession::make_ready() {
  if (session_ != nullptr && has_broken()) session_.reset();
  if (session_ != nullptr) return;
  if (Clock::now() < next_try_) throw StoreGone(name_ + " cannot be reached");
  pause_ = std::clamp(pause_ * 2, kFirstPause, kLongestPause);
  try {
    open();
  } catch (const StoreError& error) {
    session_.reset();
    next_try_ = Clock::now() + pause_;
    if (dynamic_cast<const StoreInUse*>(&error) != nullptr) throw;
    throw StoreGone(error.what());
  }
  pause_ = milliseconds(0);
}

void PostgresSession::open() {
  connect();
  const Rows was = checked(exchange(kConfigure, {std::to_string(waits_.for_answer.count())}));
  was_asynchronous_ = was.text(0, 0) == "off";
  if (takes_ != Takes::Nothing) take_lock();
}

PostgresSession::Schema PostgresSession::schema() {
  if (!checked(exchange(kSchemaExists, {})).is_true()) return {};
  // The column `step` came with the third step; until then the version counted the steps.
  const Rows found = checked(exchange(
      "SELECT version, coalesce((to_jsonb(h)->>'step')::integer, version) FROM aude_house h", {}));
  if (found.size() != 1) throw StoreError(name_ + ": aude_house should have one row");
  return {static_cast<int>(found.whole(0, 0)), static_cast<int>(found.whole(0, 1))};
}

void PostgresSession::check_schema(const Schema& found) {
  if (found.version <= kPostgresSchema) return;
  throw StoreError(name_ + " was written by a newer version: its schema is " +
                   std::to_string(found.version) + ", this program knows " +
                   std::to_string(kPostgresSchema));
}

void PostgresSession::connect() {
  const std::string timeout = std::to_string(waits_.for_answer.count());
  // What comes later wins: the address over our own wishes, but for the encoding.
  const char* keywords[] = {
      "fallback_application_name", "keepalives_idle", "keepalives_interval", "keepalives_count",
      "tcp_user_timeout",          "dbname",          "client_encoding",     nullptr};
  const char* values[] = {"aude", "5", "1", "3", timeout.c_str(), address_.c_str(), "UTF8", nullptr};
  session_.reset(PQconnectStartParams(keywords, values, 1));
  if (session_ == nullptr) throw StoreError(name_ + ": out of memory");
  // With the codes, which are the same in all languages.
  PQsetErrorVerbosity(session_.get(), PQERRORS_VERBOSE);
  PQsetNoticeProcessor(session_.get(), [](void*, const char*) {}, nullptr);
  const auto end = Clock::now() + waits_.to_connect;
  for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;
       state = PQconnectPoll(session_.get())) {
    if (state == PGRES_POLLING_FAILED || PQstatus(session_.get()) == CONNECTION_BAD)
      refuse_connection();
    if (!wait(state == PGRES_POLLING_READING ? POLLIN : POLLOUT, end))
      throw StoreGone(name_ + " does not answer");
  }
  PQsetnonblocking(session_.get(), 1);
}

void PostgresSession::refuse_connection() {
  const std::string all = PQerrorMessage(session_.get());
  for (const Meaning& each : kMeanings) {
    if (all.find(std::string(each.code) + ":") == std::string::npos) continue;
    // Full, or on its way up or down: it will pass.
    if (each.code.starts_with('5')) throw StoreGone(name_ + ": " + each.words);
    throw StoreError(name_ + ": " + each.words);
  }
  if (PQconnectionNeedsPassword(session_.get()) != 0)
    throw StoreError(name_ + ": " + meaning_of("28P01"));
  throw StoreGone(name_ + ": " + first_line(all));
}

// The other end has hung up since the last answer.
bool PostgresSession::has_broken() {
  pollfd socket{PQsocket(session_.get()), POLLIN | POLLRDHUP, 0};
  return poll(&socket, 1, 0) > 0 && (socket.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

Rows PostgresSession::exchange(const char* sql, const std::vector<std::string>& values) {
  std::vector<const char*> texts;
  for (const std::string& value : values) texts.push_back(value.c_str());
  send(PQsendQueryParams(session_.get(), sql, static_cast<int>(texts.size()), nullptr, texts.data(),
                         nullptr, nullptr, 0));
  return receive();
}

void PostgresSession::send(int accepted) {
  if (accepted == 0) lose();
  const auto end = Clock::now() + waits_.for_answer;
  int left = 1;
  while ((left = PQflush(session_.get())) == 1) {
    // The server may want to be rid of an answer before it reads on.
    if (!wait(POLLIN | POLLOUT, end) || PQconsumeInput(session_.get()) == 0) lose();
  }
  if (left < 0) lose();
}

// Of several answers the last, or the first that is none.
Rows PostgresSession::receive() {
  const auto end = Clock::now() + waits_.for_answer;
  Rows latest(nullptr);
  bool good = true;
  while (true) {
    while (PQisBusy(session_.get()) != 0) {
      if (!wait(POLLIN, end) || PQconsumeInput(session_.get()) == 0) lose();
    }
    PGresult* result = PQgetResult(session_.get());
    if (result == nullptr) return latest;
    Rows next(result);
    if (good) latest = std::move(next);
    good = latest.is_good();
  }
}

Rows PostgresSession::checked(Rows answer) {
  if (answer.is_good()) return answer;
  const std::string code = answer.code();
  // Shut down, crashed, took too long, or became one that only reads.
  const bool gone = PQstatus(session_.get()) == CONNECTION_BAD || code.empty() ||
                    code.starts_with("57") || code.starts_with("08") || code == "25006";
  const char* meaning = meaning_of(code);
  const std::string text = name_ + ": " + (meaning != nullptr ? meaning : answer.message());
  if (code == "23505") throw StoreConflict(text);
  if (!gone) throw StoreError(text);
  session_.reset();
  throw StoreGone(text);
}

void PostgresSession::lose() {
  session_.reset();
  throw StoreGone(name_ + ": the connection is lost");
}

bool PostgresSession::wait(int what, Clock::time_point end) {
  pollfd socket{PQsocket(session_.get()), static_cast<short>(what), 0};
  while (true) {
    const auto left = std::chrono::ceil<milliseconds>(end - Clock::now()).count();
    if (left <= 0) return false;
    const int ready = poll(&socket, 1, static_cast<int>(left));
    if (ready >= 0 || errno != EINTR) return ready > 0;
  }
}

void PostgresSession::take_lock() {
  // A first session waits a moment for the session of a server that has just stopped; a restored one
  // waits longer: its own old session may not have been noticed to be dead.
  const milliseconds most = waits_.for_answer * 9 / 10;
  const auto wait = prepared_ ? most : std::min(most, waits_.for_lock);
  if (checked(exchange(kConfigureLock, {std::to_string(wait.count())})).text(0, 0) == "t")
    throw StoreError(name_ + ": its search path names no schema that is there");
  lock_store(takes_ == Takes::Share);
  if (!prepared_) {
    checked(exchange(kUnlimitLock, {}));
  } else if (checked(exchange(kUnlimitLockAndReadVersion, {})).whole(0, 1) > kPostgresSchema) {
    throw StoreInUse(name_ + ": a server of a newer version has changed the schema meanwhile");
  }
}

// The database releases the lock when the session ends, however it ends.
void PostgresSession::lock_store(bool shared) {
  Rows taken = exchange(shared ? kShareLock : kTakeLock, {});
  if (taken.code() == kNotAvailable) {
    throw StoreInUse(name_ + (shared ? ": a server without --node uses this schema"
                                     : ": another server uses this schema; for an independent "
                                       "installation use another schema"));
  }
  checked(std::move(taken));
}

// Creates the schema where there is none, and applies the steps that are missing.
void PostgresSession::prepare_schema() {
  if (checked(exchange("SHOW server_encoding", {})).text(0, 0) != "UTF8")
    throw StoreError(name_ + ": its encoding should be UTF8");
  const Schema found = schema();
  check_schema(found);
  if (found.step < kPostgresSchema) {
    // Several nodes may start at once: one applies the steps, the others wait for it.
    const std::string most = "SET lock_timeout = " + std::to_string(waits_.for_answer.count() * 9 / 10);
    checked(exchange(most.c_str(), {}));
    checked(exchange(kTakeSchemaLock, {}));
    apply_steps();
    checked(exchange(kReleaseSchemaLock, {}));
    checked(exchange("SET lock_timeout = 0", {}));
  }
  const bool may = checked(exchange(kMayDoAll, {})).is_true() &&
                   (takes_ == Takes::Store || checked(exchange(kMayBeNode, {})).is_true());
  if (!may) throw StoreError(name_ + ": " + meaning_of("42501"));
  prepared_ = true;
}

void PostgresSession::apply_steps() {
  const Schema found = schema();
  check_schema(found);
  for (int step = found.step; step < kPostgresSchema; ++step) {
    const std::string number = std::to_string(step + 1);
    const std::string count =
        step < kPostgresFirstExpansion ? "version = " + number : "step = " + number;
    exchange_together(std::string(kPostgresMigrations[step]) + "UPDATE aude_house SET " + count);
  }
}

Rows PostgresSession::exchange_together(const std::string& sql) {
  send(PQsendQuery(session_.get(), sql.c_str()));
  return checked(receive());
}

bool has_postgres() { return true; }

int postgres_schema() { return kPostgresSchema; }

bool has_password(const std::string& address) {
  const Options options = parsed(address);
  return !option(options, "password").empty() || !option(options, "sslpassword").empty();
}

}  // namespace aude::server
