// SPDX-License-Identifier: MIT
#include "server/cluster.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "support/waiting.h"

namespace aude::server {
namespace {

namespace fs = std::filesystem;

// PostgreSQL refuses to be run by root: then it is run by its own user, or by nobody.
const passwd* ordinary_user() {
  if (geteuid() != 0) return nullptr;
  const passwd* user = getpwnam("postgres");
  return user != nullptr ? user : getpwnam("nobody");
}

// Debian keeps the server's programs off the path, one folder for each version.
fs::path programs() {
  std::vector<fs::path> found;
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none)) {
    if (fs::exists(version.path() / "bin/postgres")) found.push_back(version.path() / "bin");
  }
  if (found.empty())
    throw std::runtime_error("PostgreSQL is not installed (scripts/packages database)");
  return *std::max_element(found.begin(), found.end());
}

pid_t run_program(const std::vector<std::string>& words, const fs::path& log) {
  const passwd* user = ordinary_user();
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const std::string log_name = log.string();
  const pid_t process = fork();
  if (process != 0) return process;
  const int out = open(log_name.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  if (user != nullptr &&
      (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
    _exit(126);
  if (chdir("/") != 0) _exit(126);
  prctl(PR_SET_PDEATHSIG, SIGQUIT);  // it does not outlive the test
  execv(arguments[0], arguments.data());
  _exit(127);
}

std::string contents(const fs::path& file) {
  std::string text;
  if (FILE* in = fopen(file.c_str(), "r"); in != nullptr) {
    char piece[4096];
    while (const std::size_t got = fread(piece, 1, sizeof piece, in)) text.append(piece, got);
    fclose(in);
  }
  return text;
}

std::string values_of(const std::string& schema, const std::string& user, const std::string& host,
                      const std::string& database) {
  return "postgresql:///" + database + "?host=" + host + "&user=" + user + "&options=-csearch_path%3D" +
         schema;
}

}  // namespace

Cluster::Cluster() {
  if (const passwd* user = ordinary_user()) {
    if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
      throw std::runtime_error("the folder cannot be given to " + std::string(user->pw_name));
  }
  use("initdb", {"-D", file("data"), "-U", "owner", "-A", "trust", "-E", "UTF8", "--locale=C",
                 "--no-sync", "--wal-segsize=1"});
  // The user "guarded" needs a password.
  const fs::path rules = file("data/pg_hba.conf");
  const std::string usual = contents(rules);
  FILE* out = fopen(rules.c_str(), "w");
  fprintf(out, "local all guarded scram-sha-256\n%s", usual.c_str());
  fclose(out);
  start();
}

Cluster::~Cluster() {
  if (process_ != 0) stop();
}

void Cluster::use(const std::string& program, std::vector<std::string> words) const {
  words.insert(words.begin(), (programs() / program).string());
  const pid_t process = run_program(words, file("log"));
  int status = 0;
  if (waitpid(process, &status, 0) != process || status != 0)
    throw std::runtime_error(program + " has failed: " + contents(file("log")));
}

void Cluster::start() {
  const fs::path log = file("log");
  const std::string socket = folder_.path().string();
  const std::string probe = values_of("public", "owner", socket, "postgres");
  const Deadline deadline("PostgreSQL starts");
  while (true) {
    deadline.check();
    if (process_ == 0) {
      process_ =
          run_program({(programs() / "postgres").string(), "-D", socket + "/data", "-k", socket, "-c",
                       "listen_addresses=", "-c", "shared_buffers=16MB", "-c", "max_connections=40"},
                      log);
    }
    if (PQping(probe.c_str()) == PQPING_OK) return;
    // After a kill its last children may still be going: then the first try ends at once.
    int status = 0;
    if (waitpid(process_, &status, WNOHANG) == process_) {
      process_ = 0;
      if (contents(log).find("still in use") == std::string::npos)
        throw std::runtime_error("PostgreSQL did not start: " + contents(log));
    }
    usleep(5000);
  }
}

void Cluster::stop() {
  ::kill(process_, SIGINT);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

void Cluster::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

namespace {

// A signal to the server and all its children.
void signal_all(pid_t server, int signal) {
  ::kill(server, signal);
  const std::string children =
      contents("/proc/" + std::to_string(server) + "/task/" + std::to_string(server) + "/children");
  std::istringstream in(children);
  for (pid_t child = 0; in >> child;) ::kill(child, signal);
}

}  // namespace

void Cluster::freeze() { signal_all(process_, SIGSTOP); }
void Cluster::thaw() { signal_all(process_, SIGCONT); }

std::string Cluster::address(const std::string& schema, const std::string& user,
                             const std::string& database) const {
  return values_of(schema, user, folder_.path().string(), database);
}

std::string Cluster::schema_of(const std::string& address) {
  return address.substr(address.rfind("%3D") + 3);
}

std::string Cluster::fresh_address() {
  const std::string schema = "schema" + std::to_string(++schemas_);
  const std::string made = address(schema, "owner");
  run(made, "CREATE SCHEMA " + schema);
  return made;
}

std::string Cluster::run(const std::string& address, const std::string& sql) const {
  return RawSession(this->address(schema_of(address), "owner")).run(sql);
}

RawSession::RawSession(const std::string& address)
    : connection_(PQconnectdb(address.c_str()), &PQfinish) {}

std::string RawSession::run(const std::string& sql) {
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection_.get(), sql.c_str()),
                                                             &PQclear);
  const ExecStatusType status = PQresultStatus(result.get());
  if (status == PGRES_COMMAND_OK) return "";
  if (status != PGRES_TUPLES_OK) throw std::runtime_error(PQerrorMessage(connection_.get()));
  return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

Cluster& cluster() {
  static Cluster only;
  return only;
}

}  // namespace aude::server
