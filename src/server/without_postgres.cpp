// SPDX-License-Identifier: MIT
// Instead of postgres_session.cpp, in a program that is built without PostgreSQL (AUDE_POSTGRES=OFF).
#include "server/postgres_session.h"

namespace aude::server {
namespace {

[[noreturn]] void refuse() {
  throw StoreError(
      "this program was built without PostgreSQL (see aude --version); use the Debian package, build "
      "it "
      "from source, or store the tables in a folder (--data)");
}

}  // namespace

void Rows::Clearer::operator()(pg_result* /*result*/) const {}
bool Rows::is_good() const { return false; }
std::string Rows::code() const { return {}; }
std::string Rows::message() const { return {}; }
int Rows::size() const { return 0; }
int Rows::columns() const { return 0; }
std::string Rows::text(int /*row*/, int /*column*/) const { return {}; }
std::int64_t Rows::whole(int /*row*/, int /*column*/) const { return 0; }
double Rows::number(int /*row*/, int /*column*/) const { return 0; }

void PostgresSession::Clearer::operator()(pg_conn* /*connection*/) const {}
PostgresSession::PostgresSession(std::string address, DatabaseWaits waits, Takes takes)
    : address_(std::move(address)), waits_(waits), takes_(takes) {
  refuse();
}
PostgresSession::~PostgresSession() = default;
void PostgresSession::begin() { refuse(); }
Rows PostgresSession::ask(const char* /*sql*/, const std::vector<std::string>& /*values*/) { refuse(); }
Rows PostgresSession::ask_together(const std::string& /*sql*/) { refuse(); }
int PostgresSession::schema_step() { refuse(); }
std::vector<std::string> PostgresSession::risks() { return {}; }

bool has_postgres() { return false; }
int postgres_schema() { return 0; }
bool has_password(const std::string& /*address*/) { refuse(); }

}  // namespace aude::server
