// SPDX-License-Identifier: MIT
// The database side of a cluster: heartbeats, and which node hosts which table (docs/nodes.md).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/postgres_session.h"
#include "table/log.h"

namespace aude::server {

// A node of the cluster. Each start of a program is a new node.
struct NodeName {
  std::string node;
  std::string place;  // HOST:PORT, where the other nodes reach it
};

// What an address has used of a limit at a node: the sum, or the number of open connections.
struct Usage {
  static constexpr const char* kConnections = "connections";
  std::string node;
  std::string address;
  std::string what;
  double amount = 0;
};

// A lease on a table. The epoch grows each time the table changes hands.
struct Lease {
  std::string table;
  std::int64_t epoch = 0;
};

class Leases {
 public:
  // A store must have prepared the schema before. Everything here throws StoreError.
  Leases(const std::string& address, NodeName self, std::string version, DatabaseWaits waits = {});

  // Renews this node's leases, and advances and reads the clocks of the cluster.
  struct Beat {
    table::Millis clock = 0;     // of the games, at this node
    std::int64_t confirmed = 0;  // logical time of the last heartbeat whose answer was received
    table::Millis timeout = 0;   // lease timeout that this node asks for
    bool compare = false;        // also find out Heartbeat::surplus
    // The node has dropped all tables that it had at the confirmed time: others may take them at once.
    bool dropped = false;
  };
  struct Heartbeat {
    table::Millis clock = 0;
    std::int64_t logical_time = 0;
    bool was_dead = false;            // considered dead, or unknown, since the confirmed time
    std::vector<std::string> places;  // of all living nodes
    std::vector<Lease> held;          // all open leases of this node
    int taken_over = 0;               // of these, taken from dead nodes now
    // Tables of this node that are asked for by nodes that cannot reach it.
    std::vector<std::string> requested;
    // With Beat::compare only.
    bool compared = false;
    bool others_are_fast = false;
    int share = 0;  // the average number of open tables per node, rounded up
    // Tables that this node has above that; all, if its connection is slow and other nodes' are not.
    int surplus = 0;
  };
  Heartbeat heartbeat(const Beat& beat);
  // Removes the node: all its tables are free from now on.
  void leave();

  // The host of a table: this node, which takes the table if no living node has it open; a place; or
  // neither if there is no such table.
  struct Host {
    bool here = false;
    std::string place;  // empty for an unknown table
    std::int64_t epoch = 0;
    // With Wanted::unreached: the host was asked to hand the table over to this node, or has done so.
    // False if that was tried in vain, or the table has moved for that reason seconds ago.
    bool moving = true;
  };
  struct Wanted {
    std::string table;
    std::int64_t unreached = 0;  // the epoch of a lease whose node cannot be reached from here; 0: none
  };
  Host find(const std::string& table, std::int64_t unreached = 0) {
    return find(std::vector{Wanted{table, unreached}}).front();
  }
  // Several with one query, in order. They must be sorted, so that nodes do not wait for each other.
  std::vector<Host> find(const std::vector<Wanted>& tables);
  // Gives up the leases of tables that are no longer in memory. No effect after the logical time
  // `deadline`.
  void close(const std::vector<std::string>& tables, std::int64_t deadline);
  // Gives each of these tables to the node that has asked for it, or else to the one that has the
  // fewest. Returns how many went: a row that another query holds is left alone. The same deadline.
  int hand_over(const std::vector<std::string>& tables, std::int64_t deadline);

  // Reports what addresses have used here (whose `node` is ignored), and returns what the other nodes
  // have reported.
  std::vector<Usage> share(const std::vector<Usage>& here);

  // Authenticates nodes to each other.
  const std::string& secret() const { return settings_.secret; }
  // A node whose last heartbeat is older is considered dead. A node may ask for more (Beat::timeout).
  table::Millis lease_timeout() const { return settings_.lease_timeout; }
  const NodeName& self() const { return self_; }

 private:
  struct ClusterSettings {
    std::string secret;
    table::Millis lease_timeout = 0;
  };
  ClusterSettings learn();
  Rows release(const char* query, const std::vector<std::string>& tables, std::int64_t deadline);

  NodeName self_;
  std::string version_;
  PostgresSessions<2> query_sessions_;
  ClusterSettings settings_;
  PostgresSession heartbeat_session_;
};

}  // namespace aude::server
