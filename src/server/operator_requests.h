// SPDX-License-Identifier: MIT
// Requests of operators over HTTP (docs/protocol.md), after their token was checked. Blocks: called
// from other threads than the I/O thread. No sockets.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/moderation.h"
#include "server/operators.h"
#include "server/players.h"
#include "table/requests.h"

namespace aude::server {

inline constexpr std::string_view kModerationPath = "/api/moderation";  // and below

struct OperatorRequest {
  std::string method;
  std::string path;
  std::string by;  // the name of the operator
  std::string body;
};

// The sanction that an operator wants, on the page or on the command line.
struct SanctionWish {
  std::string kind;
  std::string player;       // a name or an id; empty: the one of the report
  std::int64_t report = 0;  // 0: none
  bool with_address = false;
  std::int64_t minutes = 0;  // 0: without an end; a kick lasts a minute then
  std::string reason;
  std::string text;
};
// Whom it is for; a Problem if there is no such person.
table::Answer<Sanction> sanction_for(const SanctionWish& wish, Moderation& moderation, Players& players,
                                     std::int64_t now);

class OperatorRequests {
 public:
  struct Services {
    Moderation& moderation;
    Players& players;
    std::function<std::int64_t()> wall;  // since 1970
  };
  explicit OperatorRequests(Services services) : services_(std::move(services)) {}

  table::Answer<std::string> answer(const OperatorRequest& request);

 private:
  using Reply = table::Answer<std::string>;
  Reply overview(const OperatorRequest& request);
  Reply show_player(const OperatorRequest& request);
  Reply sanction(const OperatorRequest& request);
  Reply lift(const OperatorRequest& request);
  Reply close(const OperatorRequest& request);

  Services services_;
};

}  // namespace aude::server
