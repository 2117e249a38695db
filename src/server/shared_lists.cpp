// SPDX-License-Identifier: MIT
#include "server/shared_lists.h"

namespace aude::server {

SharedLists::Lists SharedLists::exchange(int version, const std::string& own) {
  if (written_ != version) {
    session_->ask(
        "INSERT INTO aude_lists VALUES ($1, $2, $3)"
        " ON CONFLICT (node) DO UPDATE SET version = excluded.version, list = excluded.list",
        {node_, std::to_string(version), own});
    if (written_ < 0)  // rows of nodes that were gone long ago
      session_->ask(
          "DELETE FROM aude_lists WHERE node <> $1 AND node NOT IN (SELECT node FROM aude_nodes)",
          {node_});
    written_ = version;
  }
  Lists changed;
  std::map<std::string, std::string> now;
  for (const auto& row : session_->ask("SELECT l.node, l.version FROM aude_lists l"
                                       " JOIN aude_living n ON n.node = l.node WHERE l.node <> $1",
                                       {node_}))
    now[row[0]] = row[1];
  for (const auto& [node, its_version] : now) {
    const auto known = known_.find(node);
    if (known != known_.end() && known->second == its_version) continue;
    for (const auto& row : session_->ask("SELECT list FROM aude_lists WHERE node = $1", {node}))
      changed[node] = row[0];
  }
  for (const auto& [node, its_version] : known_) {
    if (!now.contains(node)) changed[node] = "";
  }
  known_ = std::move(now);
  return changed;
}

}  // namespace aude::server
