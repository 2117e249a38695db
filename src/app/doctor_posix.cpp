// SPDX-License-Identifier: MIT
// `aude doctor`: checks what `aude serve` needs, with the same options.
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/timex.h>
#include <unistd.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <vector>

#include "app/commands.h"
#include "app/serve_options.h"
#include "app/system.h"
#include "server/network.h"
#include "server/postgres_session.h"
#include "server/private_file.h"
#include "server/sqlite_store.h"
#include "server/tls.h"

namespace aude::app {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr std::string_view kDoctorHelp =
    R"(usage: aude doctor [--json] [OPTIONS]

Checks what a server with these options needs: port, client, data folder, disk space, database, schema,
certificate, proxy, clock and limits. Reports what is wrong and what to do. Nothing is changed, and a
server can run meanwhile. Run it as the user of the server.

OPTIONS are those of aude serve. The exit status is 0 if nothing is wrong, also
with warnings, and 1 otherwise.

  --config FILE  read options from FILE as well
  --json         print a JSON object: "ok", and "checks" with "check", "status" (ok, warning or wrong),
                 "text" and "advice"
)";

enum class Status { Ok, Warning, Wrong };

struct Finding {
  std::string check;
  Status status = Status::Ok;
  std::string text;
  std::string advice{};
};
using Findings = std::vector<Finding>;

std::string_view word_for(Status status) {
  return status == Status::Ok ? "ok" : status == Status::Warning ? "warning" : "wrong";
}

// --- port ---

class Socket {
 public:
  explicit Socket(int family) : handle_(socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0)) {}
  ~Socket() { close(handle_); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  int handle() const { return handle_; }

 private:
  int handle_;
};

struct AddressClearer {
  void operator()(addrinfo* list) const { freeaddrinfo(list); }
};
using Address = std::unique_ptr<addrinfo, AddressClearer>;

// Empty if `host` is not an IP address.
Address address_of(const std::string& host, int port) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
  addrinfo* found = nullptr;
  const int status = getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  return Address(status == 0 ? found : nullptr);
}

// 0, or why the port cannot be used.
int bind_error(const addrinfo& address) {
  const Socket socket(address.ai_family);
  const int on = 1;
  setsockopt(socket.handle(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  const bool free = bind(socket.handle(), address.ai_addr, address.ai_addrlen) == 0 &&
                    listen(socket.handle(), 1) == 0;
  return free ? 0 : errno;
}

// The inode of the socket that listens on the port, as /proc/net/tcp has it; empty if there is none.
std::string listening_inode(int port) {
  for (const char* table : {"/proc/net/tcp", "/proc/net/tcp6"}) {
    std::ifstream in(table);
    std::string line;
    while (std::getline(in, line)) {
      std::istringstream words(line);
      std::string number, local, remote, state, queues, timer, retries, user, timeout, inode;
      words >> number >> local >> remote >> state >> queues >> timer >> retries >> user >> timeout >>
          inode;
      const std::size_t colon = local.find(':');
      constexpr const char* kListening = "0A";
      if (state == kListening && colon != std::string::npos &&
          std::stoi(local.substr(colon + 1), nullptr, 16) == port)
        return inode;
    }
  }
  return {};
}

// "nginx (process 17)", if this user may see it.
std::string owner_of(int port) {
  const std::string inode = listening_inode(port);
  std::error_code ignored;
  if (inode.empty()) return {};
  const fs::path link = "socket:[" + inode + "]";
  for (const auto& process : fs::directory_iterator("/proc", ignored)) {
    const std::string id = process.path().filename();
    if (id.find_first_not_of("0123456789") != std::string::npos) continue;
    std::error_code hidden;
    for (const auto& handle : fs::directory_iterator(process.path() / "fd", hidden)) {
      if (fs::read_symlink(handle, hidden) != link) continue;
      std::string name;
      std::getline(std::ifstream(process.path() / "comm") >> std::ws, name);
      return name.append(" (process ").append(id).append(")");
    }
  }
  return {};
}

void check_port(const server::ServerConfig& config, Findings& out) {
  const std::string place = config.host + " port " + std::to_string(config.port);
  const Address address = address_of(config.host, config.port);
  if (address == nullptr) {
    out.push_back({"port", Status::Wrong, "\"" + config.host + "\" is not an IP address",
                   "set --host to an address such as 127.0.0.1, or 0.0.0.0 for all interfaces"});
    return;
  }
  const int error = bind_error(*address);
  if (error == 0) return out.push_back({"port", Status::Ok, place + " is free"});
  if (error != EADDRINUSE) {
    const bool rights = error == EACCES;
    return out.push_back(
        {"port", Status::Wrong, place + " cannot be used: " + std::strerror(error),
         rights ? "ports below 1024 need the capability CAP_NET_BIND_SERVICE; use a higher port behind "
                  "a proxy, or AmbientCapabilities=CAP_NET_BIND_SERVICE in the systemd unit"
                : "set --host to an address of this machine"});
  }
  const std::string owner = owner_of(config.port);
  if (owner.starts_with("aude "))
    return out.push_back({"port", Status::Ok, place + " is served by " + owner});
  const Status status = config.more_ports > 0 ? Status::Warning : Status::Wrong;
  out.push_back({"port", status, place + " is in use" + (owner.empty() ? "" : " by " + owner),
                 config.more_ports > 0 ? "the server will take the next free port; --port N sets one"
                                       : "stop that program, or set another --port"});
}

void check_client(const server::ServerConfig& config, Findings& out) {
  if (!config.bundle.empty()) return out.push_back({"client", Status::Ok, "inside the program"});
  if (!config.client.empty()) return out.push_back({"client", Status::Ok, config.client.string()});
  out.push_back({"client", Status::Wrong, "there is no browser client",
                 "build it with scripts/client, or set --client FOLDER"});
}

// --- storage ---

// The nearest folder above that exists.
fs::path existing(fs::path folder) {
  folder = fs::absolute(folder);
  while (!fs::exists(folder) && folder.has_relative_path()) folder = folder.parent_path();
  return folder;
}

void check_rights(const fs::path& folder, Findings& out) {
  const std::string name = folder.string();
  const fs::path nearest = existing(folder);
  if (!may_write_in(nearest)) {
    return out.push_back({"data folder", Status::Wrong,
                          name + ": this user may not write to " + nearest.string(),
                          "give the folder to the user of the server (chown), or set another --data"});
  }
  if (nearest != fs::absolute(folder))
    return out.push_back({"data folder", Status::Ok, name + " will be created at the first start"});
  struct stat facts{};
  if (stat(folder.c_str(), &facts) == 0 && (facts.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
    return out.push_back(
        {"data folder", Status::Warning, name + " can be read by other users", "chmod 700 " + name});
  }
  out.push_back({"data folder", Status::Ok, name});
}

void check_space(const fs::path& folder, Findings& out) {
  constexpr std::uint64_t kMegabyte = 1'000'000;
  struct statvfs facts{};
  if (statvfs(existing(folder).c_str(), &facts) != 0) return;
  const std::uint64_t free = std::uint64_t{facts.f_bavail} * facts.f_frsize / kMegabyte;
  const Status status = free < 50 ? Status::Wrong : free < 500 ? Status::Warning : Status::Ok;
  out.push_back({"disk", status, std::to_string(free) + " MB free",
                 status == Status::Ok ? "" : "free disk space, or remove old tables with aude purge"});
  if (facts.f_favail == 0 && facts.f_files > 0)
    out.push_back({"disk", Status::Wrong, "no free inodes", "remove files from this file system"});
}

// A server holds this lock for as long as it runs.
bool is_in_use(const fs::path& file) {
  server::PrivateFile lock(file.string() + ".lock", server::PrivateFile::Missing::Leave);
  return lock.is_open() && !lock.lock();
}

void add_schema(int found, int known, Findings& out) {
  const std::string text = "version " + std::to_string(found);
  if (found == known) return out.push_back({"schema", Status::Ok, text});
  out.push_back({"schema", Status::Ok,
                 text + "; the next start upgrades it to version " + std::to_string(known)});
}

void check_file(const fs::path& file, Findings& out) {
  check_rights(file.parent_path(), out);
  check_space(file.parent_path(), out);
  if (!fs::exists(file)) return;
  if (access(file.c_str(), R_OK | W_OK) != 0) {
    return out.push_back({"database", Status::Wrong,
                          file.string() + " cannot be read and written by this user",
                          "give the file to the user of the server (chown)"});
  }
  try {
    const server::SqliteReader reader(file);
    out.push_back({"database", Status::Ok,
                   file.string() + (is_in_use(file) ? " is used by a server" : " is not in use")});
    add_schema(server::sqlite_schema_of(file), server::sqlite_schema(), out);
  } catch (const server::StoreError& error) {
    out.push_back({"database", Status::Wrong, error.what(), "restore a backup: aude restore"});
  }
}

std::int64_t now_in_millis() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

void check_database_clock(server::PostgresSession& session, Findings& out) {
  const std::int64_t before = now_in_millis();
  const auto theirs =
      session.ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").whole(0, 0);
  const std::int64_t off = theirs - (before + now_in_millis()) / 2;
  const bool far = std::abs(off) > 2000;
  out.push_back(
      {"database clock", far ? Status::Warning : Status::Ok,
       "differs from ours by " + std::to_string(std::abs(off)) + " ms",
       far ? "synchronise both clocks (NTP); games are not affected, times in logs are" : ""});
}

void check_database(const std::string& address, Findings& out) {
  try {
    server::PostgresSession session(address, {}, server::PostgresSession::Takes::Nothing);
    session.begin();
    const std::string version = session.ask("SHOW server_version").text(0, 0);
    out.push_back({"database", Status::Ok, "PostgreSQL " + version + " answers"});
    for (const std::string& risk : session.risks())
      out.push_back({"database", Status::Warning, risk, "change the setting in postgresql.conf"});
    if (const int step = session.schema_step(); step > 0) {
      add_schema(step, server::postgres_schema(), out);
    } else {
      out.push_back({"schema", Status::Ok, "none yet; the first start creates it"});
    }
    check_database_clock(session, out);
  } catch (const server::StoreError& error) {
    out.push_back({"database", Status::Wrong, error.what(),
                   "check --store, the password (PGPASSFILE) and that PostgreSQL runs"});
  }
}

// --- network ---

void check_certificate(const server::ServerConfig& config, Findings& out) {
  if (config.certificate.empty()) {
    const bool open = server::is_open_to_network(config) && !config.behind_proxy &&
                      config.proxies.empty() && config.node.empty();
    if (open)
      out.push_back({"certificate", Status::Warning, "none; connections are not encrypted",
                     "on the internet set --cert and --key, or use a proxy with TLS"});
    return;
  }
  try {
    server::make_tls(config.certificate, config.key);
    const auto left = server::certificate_days(config.certificate);
    const std::string until = "valid until " + left.last_day;
    if (left.not_yet)
      out.push_back(
          {"certificate", Status::Wrong, "not valid before " + left.first_day, "check the clock"});
    else if (left.days < 0)
      out.push_back({"certificate", Status::Wrong, "expired on " + left.last_day, "renew it"});
    else
      out.push_back({"certificate", left.days < 14 ? Status::Warning : Status::Ok,
                     until + " (" + std::to_string(left.days) + " days), and the key matches",
                     left.days < 14 ? "renew it; a running server reads the new files" : ""});
  } catch (const std::exception& error) {
    out.push_back({"certificate", Status::Wrong, error.what(),
                   "set --cert to the certificate with its chain and --key to its key, both PEM"});
  }
}

void check_proxy(const server::ServerConfig& config, Findings& out) {
  std::string trusted = config.behind_proxy ? "this machine" : "";
  for (const std::string& each : config.proxies) {
    if (address_of(each, 1) == nullptr)
      return out.push_back({"proxy", Status::Wrong, "\"" + each + "\" is not an IP address",
                            "set --proxy-at to the address of the proxy, such as 10.0.0.9"});
    trusted += (trusted.empty() ? "" : " and ") + each;
  }
  if (trusted.empty())
    return out.push_back(
        {"proxy", Status::Ok,
         "none is trusted: limits count the address that a connection comes from. Behind a proxy, use "
         "--proxy, or all clients share the limits of one address"});
  out.push_back({"proxy", Status::Ok,
                 "X-Forwarded-For and Forwarded are trusted from " + trusted +
                     "; other clients cannot set their address"});
}

// --- this machine ---

void check_clock(Findings& out) {
  timex facts{};
  const bool is_synchronised = adjtimex(&facts) != TIME_ERROR;
  out.push_back({"clock", is_synchronised ? Status::Ok : Status::Warning,
                 is_synchronised ? "synchronised" : "not synchronised by this system",
                 is_synchronised ? "" : "enable NTP, unless the host of this machine does it"});
}

void check_limits(const server::ServerConfig& config, Findings& out) {
  constexpr rlim_t kOthers = 100;  // files and connections to databases
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const auto needed = static_cast<rlim_t>(config.limits.connections) + kOthers;
  const bool enough = limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= needed;
  out.push_back({"open files", enough ? Status::Ok : Status::Warning,
                 "at most " + std::to_string(limit.rlim_max) + "; " +
                     std::to_string(config.limits.connections) + " connections need " +
                     std::to_string(needed),
                 enough ? ""
                        : "raise the hard limit (LimitNOFILE= in the systemd unit, ulimit -Hn), or "
                          "lower --connections"});
}

void print_text(const Findings& findings) {
  for (const Finding& each : findings) {
    std::cout << word_for(each.status) << std::string(9 - word_for(each.status).size(), ' ')
              << each.check << ": " << each.text << "\n";
    if (!each.advice.empty()) std::cout << "         -> " << each.advice << "\n";
  }
}

void print_json(const Findings& findings, bool ok) {
  json::array checks;
  for (const Finding& each : findings)
    checks.push_back(json::object{{"check", each.check},
                                  {"status", word_for(each.status)},
                                  {"text", each.text},
                                  {"advice", each.advice}});
  std::cout << json::serialize(json::object{{"ok", ok}, {"checks", std::move(checks)}}) << "\n";
}

int run_doctor(Arguments& words) {
  const bool as_json = words.flag("--json");
  const ServeSettings settings = take_serve_settings(words);
  words.finish();
  const server::ServerConfig& config = settings.config;
  Findings findings;
  check_port(config, findings);
  check_client(config, findings);
  if (config.store.empty()) {
    check_file(config.data, findings);
  } else {
    check_database(config.store, findings);
  }
  check_certificate(config, findings);
  check_proxy(config, findings);
  check_clock(findings);
  check_limits(config, findings);
  bool ok = true;
  for (const Finding& each : findings) ok = ok && each.status != Status::Wrong;
  if (as_json) {
    print_json(findings, ok);
  } else {
    print_text(findings);
  }
  return ok ? kSuccess : kRefused;
}

}  // namespace

extern const Command kDoctor{"doctor", "check what a server needs", kDoctorHelp, run_doctor};

}  // namespace aude::app
