// SPDX-License-Identifier: MIT
// The lists of open tables of all nodes of a cluster, in their database. Blocks, and throws StoreError.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/sql_session.h"

namespace aude::server {

class SharedLists {
 public:
  SharedLists(std::unique_ptr<SqlSession> session, std::string node)
      : session_(std::move(session)), node_(std::move(node)) {}

  // Writes the list of this node if its version is another one, and returns those of other nodes that
  // have changed, by node. The list of a node that is gone is empty.
  using Lists = std::map<std::string, std::string>;
  Lists exchange(int version, const std::string& own);

 private:
  std::unique_ptr<SqlSession> session_;
  std::string node_;
  int written_ = -1;
  std::map<std::string, std::string> known_;  // versions, by node
};

}  // namespace aude::server
