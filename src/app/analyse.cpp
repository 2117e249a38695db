// SPDX-License-Identifier: MIT
// aude analyse: the quality of the decisions and the luck in a game.
#include <unistd.h>

#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "study/analysis.h"
#include "study/json.h"
#include "study/text.h"

namespace aude::app {
namespace {

constexpr std::string_view kAnalyseHelp =
    R"(usage: aude analyse [--deep] [--nodes N] [--seed N] [--json] RECORD|-

Compares every decision in a game with the best move found by search, and every draw with the average over
all possible draws. docs/analysis.md explains the results.

  --deep       search for minutes: the same as --nodes 300000
  --nodes N    search about N positions per decision; more is slower and more accurate (default: 16000)
  --seed N     seed the rollouts (default: 1)
  --json       print one JSON object per record; the same nodes and seed give the same bytes everywhere
  -            read standard input
)";

std::vector<Action> actions_of(const RecordFile& file, const notation::Record& record,
                               std::shared_ptr<const Game>& game) {
  auto replay = begin_replay(record);
  if (!replay) file.refuse(replay.refusal());
  std::vector<Action> actions;
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    auto done = step(*replay, record);
    if (!done) file.refuse(done.refusal());
    actions.push_back(*done);
  }
  game = replay->game;
  return actions;
}

// On a terminal, one line that counts; otherwise one line per 10%.
class AnalyseProgress {
 public:
  void at(int done, int total) {
    const int tenth = total == 0 ? 10 : done * 10 / total;
    if (watched_) {
      std::cerr << "\r" << done << " of " << total << " actions analysed" << (done == total ? "\n" : "")
                << std::flush;
    } else if (tenth != tenth_) {
      std::cerr << done << " of " << total << " actions analysed\n" << std::flush;
    }
    tenth_ = tenth;
  }

 private:
  bool watched_ = isatty(STDERR_FILENO) != 0;
  int tenth_ = 0;
};

int run_analyse(Arguments& words) {
  const std::uint64_t usual = words.flag("--deep") ? study::kDeepNodes : study::Effort{}.nodes;
  const auto nodes = static_cast<std::uint64_t>(
      words.whole("--nodes", static_cast<std::int64_t>(usual), 0, 1'000'000'000'000));
  const auto seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  const study::Effort effort = study::effort_of(nodes, seed);
  const bool as_json = words.flag("--json");
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("no input file; pass a file name, or - for standard input");
  RecordFile file(*name);
  while (const auto record = file.next()) {
    std::shared_ptr<const Game> game;
    std::vector<Action> actions = actions_of(file, *record, game);
    study::Analyst analyst(*game, std::move(actions), effort);
    AnalyseProgress progress;
    while (analyst.step()) progress.at(analyst.done(), analyst.total());
    std::cout << (as_json ? study::to_json(*game, analyst.analysis()) + "\n"
                          : study::to_words(*game, analyst.analysis()))
              << std::flush;
  }
  return kSuccess;
}

}  // namespace

extern const Command kAnalyse{"analyse", "analyse decisions and luck in a game", kAnalyseHelp,
                              run_analyse};

}  // namespace aude::app
