// SPDX-License-Identifier: MIT
// A PostgreSQL of the tests' own: a cluster in a temporary folder that listens on a socket in there and
// ends with the program.
#pragma once

#include <libpq-fe.h>
#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "server/running.h"

namespace aude::server {

// A connection to the database past the server's own code.
class RawSession {
 public:
  explicit RawSession(const std::string& address);
  // Returns the first value of the answer. Throws when it fails.
  std::string run(const std::string& sql);

 private:
  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
};

class Cluster {
 public:
  Cluster();
  ~Cluster();
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  void start();   // returns when it answers
  void stop();    // sessions are ended
  void kill();    // as if its machine had failed
  void freeze();  // all its processes are stopped, and keep their connections
  void thaw();

  // The address of a fresh schema, for a user who may do everything there.
  std::string fresh_address();
  // The same for another user or database; the schema is the one of `address`.
  std::string address(const std::string& schema, const std::string& user,
                      const std::string& database = "postgres") const;
  static std::string schema_of(const std::string& address);

  // As the owner of everything, with the schema of `address` before all others.
  std::string run(const std::string& address, const std::string& sql) const;
  // One of PostgreSQL's own programs, "pg_dump" for example. Throws when it fails.
  void use(const std::string& program, std::vector<std::string> words) const;
  // A file that these programs may write.
  std::string file(const std::string& name) const { return (folder_.path() / name).string(); }

 private:
  TemporaryFolder folder_;
  pid_t process_ = 0;
  int schemas_ = 0;
};

// The one of this process, begun when it is first asked for.
Cluster& cluster();

}  // namespace aude::server
