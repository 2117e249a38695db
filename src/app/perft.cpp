// aude perft: counts action paths, to compare rules with rules.
#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "notation/actions.h"
#include "notation/catalogue.h"

namespace aude::app {
namespace {

constexpr std::string_view kPerftHelp =
    R"(usage: aude perft --depth N [--divide] [--sets S] [--players N] [--options O]
       aude perft --depth N [--divide] FILE|-     (a record brings its own setup)

Prints the number of action paths of length N from the start of a game or from the position that a
record reaches; each outcome of chance counts once.

  --depth N      length of the paths
  --divide       begin with one line per first action: the action, a tab, its number of paths
  --sets S       base,river,inns,traders,hills,wheel (default: base)
  --players N    2 to 8 (default: 2)
  --options O    such as farmers=false,small_city=2
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
  if (depth < 0) throw WrongUsage("--depth N is missing");
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

extern const Command kPerft{"perft", "count action paths", kPerftHelp, run_perft};

}  // namespace aude::app
