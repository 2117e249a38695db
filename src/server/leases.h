// Several nodes over one database: who lives, and who carries which table (docs/nodes.md).
#pragma once

#include <string>
#include <vector>

#include "server/postgres_session.h"
#include "table/log.h"

namespace aude::server {

// A node of the services. Each start of a program is a node of its own.
struct NodeName {
  std::string node;
  std::string place;  // HOST:PORT, where the others reach it
};

// What an address has used of a limit at a node: all in all, or how many connections it has now.
struct Usage {
  static constexpr const char* kConnections = "connections";
  std::string node;
  std::string address;
  std::string what;
  double amount = 0;
};

class Leases {
 public:
  // The services must have been opened before, by a store. Throws StoreError, as everything here.
  Leases(const std::string& address, NodeName self, std::string version, DatabaseWaits waits = {});

  // Says that this node lives, moves the clock of the services on and reads it.
  struct Heartbeat {
    table::Millis clock = 0;
    bool was_dead = false;                // for the others; or it is new to them
    std::vector<std::string> hosts;       // of all nodes that live
    std::vector<std::string> taken_over;  // open tables of dead nodes, which are this node's now
  };
  Heartbeat heartbeat(table::Millis clock);
  // The last: all its tables are free from now on.
  void leave();

  // Where the table is io_time: at this node, which takes it if nobody living has it; at a place; or it
  // is no table at all.
  struct Host {
    bool here = false;
    std::string place;
  };
  Host find(const std::string& table);
  // Nobody needs these for now: they need not go on when the node dies.
  void close(const std::vector<std::string>& tables);

  // Tells the others what addresses have used here (whose node need not be said), and gives back what
  // they have told so far.
  std::vector<Usage> share(const std::vector<Usage>& here);

  // What nodes know each other by.
  const std::string& secret() const { return settings_.secret; }
  // A node that was not heard of for so long is dead for the others. The same for all nodes.
  table::Millis lease_timeout() const { return settings_.lease_timeout; }
  const NodeName& self() const { return self_; }

 private:
  struct ClusterSettings {
    std::string secret;
    table::Millis lease_timeout = 0;
  };
  static ClusterSettings learn(PostgresSession& session);

  NodeName self_;
  std::string version_;
  PostgresSession query_session_;
  ClusterSettings settings_;
  PostgresSession heartbeat_session_;
};

}  // namespace aude::server
