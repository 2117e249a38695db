// SPDX-License-Identifier: MIT
// aude replay: reads records and prints their positions.
#include <boost/json/serialize.hpp>
#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "notation/position.h"

namespace aude::app {
namespace {

constexpr std::string_view kReplayHelp =
    R"(usage: aude replay [--every] FILE|-

Reads records (one JSON document, or one per line), checks them completely and prints the final position of
each as one JSON line. If a record is invalid, exits with status 1 and reports where, what is wrong and
which actions are legal.

  --every    print one line after the setup and after each action
  -          read standard input
)";

void print(const Replay& replay, std::optional<std::string> action, const Events& events) {
  std::cout << boost::json::serialize(
                   notation::position_json(replay.state, replay.n, std::move(action), events))
            << "\n";
}

void replay_every(const RecordFile& file, const notation::Record& record, Replay& replay) {
  print(replay, {}, replay.events);
  for (const std::string& action : record.actions) {
    if (auto done = step(replay, record); !done) file.refuse(done.refusal());
    print(replay, action, replay.events);
  }
}

void replay_to_end(const RecordFile& file, const notation::Record& record, Replay& replay) {
  Events all = replay.events;
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    if (auto done = step(replay, record); !done) file.refuse(done.refusal());
    std::move(replay.events.begin(), replay.events.end(), std::back_inserter(all));
  }
  print(replay, record.actions.empty() ? std::optional<std::string>() : record.actions.back(), all);
}

int run_replay(Arguments& words) {
  const bool every = words.flag("--every");
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("no input file; pass a file name, or - for standard input");
  RecordFile file(*name);
  while (auto record = file.next()) {
    auto replay = begin_replay(*record);
    if (!replay) file.refuse(replay.refusal());
    every ? replay_every(file, *record, *replay) : replay_to_end(file, *record, *replay);
  }
  return kSuccess;
}

}  // namespace

extern const Command kReplay{"replay", "print the positions of records", kReplayHelp, run_replay};

}  // namespace aude::app
