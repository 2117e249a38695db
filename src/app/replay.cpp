// aude replay: reads records and prints the positions they reach.
#include <boost/json/serialize.hpp>
#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "notation/position.h"

namespace aude::app {
namespace {

constexpr std::string_view kReplayHelp =
    R"(usage: aude replay [--every] FILE|-

Reads records, one JSON document or one per line, checks everything in them and prints, for each,
one JSON line of the position it reaches. A refused record ends with exit status 1 and a message that says
where, what was wrong and what would have been legal.

  --every    one line after the setup and after each action
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
  if (!name) throw WrongUsage("which file? Give a name, or - for standard input");
  RecordFile file(*name);
  while (auto record = file.next()) {
    auto replay = begin_replay(*record);
    if (!replay) file.refuse(replay.refusal());
    every ? replay_every(file, *record, *replay) : replay_to_end(file, *record, *replay);
  }
  return kSuccess;
}

}  // namespace

extern const Command kReplay{"replay", "read records and print the positions they reach", kReplayHelp,
                             run_replay};

}  // namespace aude::app
