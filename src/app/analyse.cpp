// aude analyse: how well a game was played, and how lucky everybody was.
#include <unistd.h>

#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "study/analysis.h"
#include "study/text.h"

namespace aude::app {
namespace {

constexpr std::string_view kAnalyseHelp =
    R"(usage: aude analyse [--nodes N] [--seed N] [--json] RECORD|-

Judges every decision of a record against the best plan that search can find, and the luck of every draw
and token against the mean over what might have come. docs/analysis.md explains the figures.

  --nodes N    about how many positions to look at for one decision (default: 8000); more is slower
               and more certain
  --seed N     chooses the courses of chance that plans are tried on (default: 1)
  --json       one JSON object per record; the same nodes and seed give the same bytes everywhere
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

// A person sees one line that counts; a program that reads along gets a line at every tenth.
class AnalyseProgress {
 public:
  void at(int done, int total) {
    const int tenth = total == 0 ? 10 : done * 10 / total;
    if (watched_) {
      std::cerr << "\r" << done << " of " << total << " actions judged" << (done == total ? "\n" : "")
                << std::flush;
    } else if (tenth != tenth_) {
      std::cerr << done << " of " << total << " actions judged\n" << std::flush;
    }
    tenth_ = tenth;
  }

 private:
  bool watched_ = isatty(STDERR_FILENO) != 0;
  int tenth_ = 0;
};

int run_analyse(Arguments& words) {
  study::Effort effort;
  effort.nodes = static_cast<std::uint64_t>(
      words.whole("--nodes", static_cast<std::int64_t>(effort.nodes), 0, 1'000'000'000'000));
  effort.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  const bool as_json = words.flag("--json");
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("which record? Give a file, or - for standard input");
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

extern const Command kAnalyse{"analyse", "judge the decisions and the luck of a game", kAnalyseHelp,
                              run_analyse};

}  // namespace aude::app
