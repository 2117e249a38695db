// SPDX-License-Identifier: MIT
// A loaded table, as the hub keeps it.
#pragma once

#include <map>

#include "server/hub.h"
#include "table/questions.h"

namespace aude::server {

struct Hub::LoadedTable {
  std::unique_ptr<Table> table;
  int ticket;         // tells it apart from the same table loaded at another time
  std::string owner;  // the address that made or loaded it: whose share its bots use
  std::vector<std::shared_ptr<ClientSession>> sessions;
  Presence presence;
  Meter messages;
  int measured = -1;  // the version at which the actor's round trip was measured last

  // What waits for the disk: one list of tasks for each batch that is being stored, oldest first. While
  // there is any, everything that is to be sent goes behind the newest.
  std::deque<std::vector<Task>> unstored;
  bool lost = false;        // storing failed: what is in memory is not what is on disk
  bool fresh = false;       // its creation is not stored yet
  GameNote noted;           // as it was last stored
  bool listed = false;      // or was
  bool has_result = false;  // the game is over, and its result was handed to the store

  // The whole table as people see it who are not to act, and as the actor sees it.
  struct Shown {
    Text text;
    int length = -1;
    Presence presence;
    Millis made = 0;
  };
  Shown for_others, for_actor;

  // Questions about the version `asked`: answered ones, and who waits for an answer.
  struct Question {
    std::optional<AnswerBody> body;
    std::vector<std::pair<std::shared_ptr<ClientSession>, std::optional<int>>>
        waiting;  // with their ids
  };
  int asked = -1;
  std::shared_ptr<const State> position;
  std::map<std::string, std::shared_ptr<Question>> questions;

  struct Search {
    BotTurn turn;
    WorkerPool::Ticket ticket;
  };
  std::optional<Search> thinking;
  bool bots_failed = false;  // a bot has thrown: no bot plays here until the table is loaded again
  std::vector<std::shared_ptr<players::Player>> bots;
  std::vector<std::string> bot_levels;
  Millis used = 0;

  // A rated game ends by its clocks, also if all have left.
  bool is_idle() const {
    return sessions.empty() && unstored.empty() && !thinking &&
           !(table->is_rated() && table->deadline());
  }
};

}  // namespace aude::server
