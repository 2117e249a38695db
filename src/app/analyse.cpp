// SPDX-License-Identifier: MIT
// aude analyse: the quality of the decisions and the luck in a game.
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <span>
#include <thread>

#include "app/commands.h"
#include "app/parallel_analysis.h"
#include "app/records.h"
#include "app/terminal_hint.h"
#include "app/terminal_words.h"
#include "study/analysis.h"
#include "study/json.h"
#include "study/text.h"

namespace aude::app {
namespace {

constexpr std::string_view kAnalyseHelp =
    R"(usage: aude analyse [--deep] [--nodes N] [--boards N] [--ratings R,R] [--seed N] [--threads N]
                    [--json] RECORD|-

Compares every decision in a game with the best move found by search, and every draw with the average over
all possible draws. docs/analysis.md explains the results.

  --deep       search for minutes: the same as --nodes 300000
  --nodes N    search about N positions per decision; more is slower and more accurate (default: 12000)
  --boards N   draw the board of the N biggest mistakes, 0 to 8 (default: 3)
  --ratings R  base the chance of winning on these ratings or levels of bots, one per player: 1650,hard
               (default: all players are equally strong)
  --seed N     seed the rollouts (default: 1)
  --threads N  analyse N turns at the same time (default: one per core); the result is the same
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
  explicit AnalyseProgress(int turns) : turns_(turns) {}
  void show(int done) {
    const int tenth = done * 10 / std::max(1, turns_);
    if (!watched_ && tenth == tenth_) return;
    tenth_ = tenth;
    std::cerr << (watched_ ? "\r" : "") << done << " of " << turns_ << " turns analysed"
              << (watched_ && done < turns_ ? "" : "\n") << std::flush;
  }

 private:
  int turns_;
  bool watched_ = isatty(STDERR_FILENO) != 0;
  int tenth_ = 0;
};

// The board where a mistake was made, with the best move (1) and the one played (2).
void print_board(const State& state, const study::Decision& made, int turns) {
  const Look look = look_of_terminal();
  const Hint moves{
      {made.plans.front(), made.plans[static_cast<std::size_t>(made.chosen)]}, {}, {}, made.exact};
  const Canvas board = draw_board(state, hint_notes(state, moves), look, look.columns, look.rows);
  const std::string who = names_of(state.game(), static_cast<SeatMask>(1U << index(made.seat)));
  std::cout << "\nTurn " << made.turn << " of " << turns << ": 1 is the best move, 2 is what "
            << printable(who == "You" ? "you" : who, look) << " played.\n"
            << board.to_text(look) << "\n";
  for (const std::string& line : hint_lines(state, moves)) std::cout << printable(line, look) << "\n";
}

State state_before(const Game& game, std::span<const Action> actions, int n) {
  State state(game);
  for (const Action& action : actions.first(static_cast<std::size_t>(n))) state.apply(action);
  return state;
}

void print_boards(const Game& game, std::span<const Action> actions, const study::Analysis& analysis,
                  std::size_t most) {
  const std::vector<study::Decision> worst = analysis.mistakes();
  for (const study::Decision& made : std::span(worst).first(std::min(most, worst.size())))
    print_board(state_before(game, actions, made.n), made, analysis.turns);
}

int run_analyse(Arguments& words) {
  const std::uint64_t usual = words.flag("--deep") ? study::kDeepNodes : study::Effort{}.nodes;
  const auto nodes = static_cast<std::uint64_t>(
      words.whole("--nodes", static_cast<std::int64_t>(usual), 0, 1'000'000'000'000));
  const auto seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  const study::Effort effort = study::effort_of(nodes, seed);
  const auto boards = static_cast<std::size_t>(words.whole("--boards", 3, 0, 8));
  const std::vector<std::string> given = take_ratings(words);
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto threads = static_cast<int>(words.whole("--threads", cores, 1, 1024));
  const bool as_json = words.flag("--json");
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("no input file; pass a file name, or - for standard input");
  RecordFile file(*name);
  while (const auto record = file.next()) {
    std::shared_ptr<const Game> game;
    const std::vector<Action> actions = actions_of(file, *record, game);
    AnalyseProgress progress(study::turns_in(actions));
    const study::Analysis analysis = analyse(*game, actions, effort, ratings_in(*game, given), threads,
                                             [&](int done) { progress.show(done); });
    if (as_json) {
      std::cout << study::to_json(*game, analysis) << "\n";
    } else {
      const auto describe = [&](const study::Decision& made, const study::Plan& plan) {
        return plan_text(state_before(*game, actions, made.n), plan);
      };
      std::cout << study::to_words(*game, analysis, describe);
      print_boards(*game, actions, analysis, boards);
    }
    std::cout << std::flush;
  }
  return kSuccess;
}

}  // namespace

extern const Command kAnalyse{"analyse", "analyse decisions and luck in a game", kAnalyseHelp,
                              run_analyse};

}  // namespace aude::app
