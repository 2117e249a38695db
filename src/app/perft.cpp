// SPDX-License-Identifier: MIT
// aude perft: counts action sequences, to compare implementations of the rules.
#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "notation/actions.h"
#include "notation/catalogue.h"

namespace aude::app {
namespace {

constexpr std::string_view kPerftHelp =
    R"(usage: aude perft --depth N [--divide] [--sets S] [--players N] [--options O]
       aude perft --depth N [--divide] FILE|-     (with the setup of the record)

Prints the number of action sequences of length N from the start of a game, or from the final position
of a record. Each possible draw counts once.

  --depth N      count sequences of N actions
  --divide       print the count per first action: the action, a tab, the count
  --sets S       play with these sets: base,river,inns,traders,hills,wheel,abbot (default: base)
  --players N    play with N players, 2 to 8 (default: 2)
  --options O    set options, such as farmers=false,small_city=2
)";

std::uint64_t divide(const State& state, int depth) {
  std::uint64_t total = 0;
  ActionList legal;
  if (depth > 0) state.legal_actions(legal);
  for (const Action& action : legal) {
    State after = state;
    after.apply(action);
    const std::uint64_t paths = perft(after, depth - 1);
    std::cout << notation::to_text(state.game(), action) << "\t" << paths << "\n";
    total += paths;
  }
  return depth > 0 ? total : perft(state, depth);
}

Replay replayed(RecordFile& file) {
  const notation::Record record = *file.next();
  auto replay = begin_replay(record);
  if (!replay) file.refuse(replay.refusal());
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    if (auto done = step(*replay, record); !done) file.refuse(done.refusal());
  }
  return std::move(*replay);
}

int run_perft(Arguments& words) {
  constexpr int kDeepest = 100;
  const bool by_first_action = words.flag("--divide");
  const auto depth = static_cast<int>(words.whole("--depth", -1, 0, kDeepest));
  const Setup setup = take_setup(words);
  const auto name = words.file();
  words.finish();
  if (depth < 0) throw WrongUsage("no --depth given");
  const auto from_setup = [&] { return value_or_refuse(begin_replay({setup, {}})); };
  const auto from_file = [&] {
    RecordFile file(*name);
    return replayed(file);
  };
  const Replay replay = name ? from_file() : from_setup();
  std::cout << (by_first_action ? divide(replay.state, depth) : perft(replay.state, depth)) << "\n";
  return kSuccess;
}

}  // namespace

extern const Command kPerft{"perft", "count action sequences (perft)", kPerftHelp, run_perft};

}  // namespace aude::app
