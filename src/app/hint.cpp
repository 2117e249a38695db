// SPDX-License-Identifier: MIT
// aude hint: the best plans in the last position of a record.
#include <boost/json/serialize.hpp>
#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "app/terminal_hint.h"
#include "app/terminal_words.h"
#include "study/ask.h"

namespace aude::app {
namespace {

constexpr std::string_view kHintHelp =
    R"(usage: aude hint [--step N] [--at N] [--plans N] [--nodes N] [--ratings R,R] [--seed N] [--json] RECORD|-

Shows the best moves for the player to act at the end of a record: what the best is about, the places on the
board, the points that each loses against the best, and why the best is better than the second.
docs/analysis.md explains the numbers.

  --step N     reveal only a part: 1 where to look, 2 what it is about, 3 the moves (default: 3)
  --at N       stop after the first N actions of the record (default: all)
  --plans N    show at most N moves, 1 to 8 (default: 3)
  --nodes N    search about N positions; more is slower and more accurate (default: 12000)
  --ratings R  base the chance of winning on these ratings or levels of bots, one per player: 1650,hard
               (default: all players are equally strong)
  --seed N     seed the rollouts (default: 1)
  --json       print one JSON object per record, as the answer to the query "hint" in docs/protocol.md
  -            read standard input
)";

// Replays the record until action `at` (-1: all of it), where a player must have to act.
Replay position_of(const RecordFile& file, const notation::Record& record, std::int64_t at) {
  auto replay = begin_replay(record);
  if (!replay) file.refuse(replay.refusal());
  const auto total = static_cast<std::int64_t>(record.actions.size());
  if (at > total)
    file.refuse(
        {"--at", "the record has only " + counted(static_cast<int>(total), "action", "actions")});
  for (std::int64_t i = 0; i < (at < 0 ? total : at); ++i) {
    if (auto done = step(*replay, record); !done) file.refuse(done.refusal());
  }
  if (replay->state.is_over()) file.refuse({"position", "the game is over"});
  if (replay->state.is_chance())
    file.refuse({"position", "chance decides next, not a player; use --at for an earlier position"});
  return std::move(*replay);
}

// What this step of a hint reveals.
BoardNotes notes_of(const State& state, const Hint& hint, std::int64_t step) {
  if (step == 1) return where_notes(state, hint);
  return step == 2 ? feature_notes(hint) : hint_notes(state, hint);
}
std::vector<std::string> lines_of(const State& state, const Hint& hint, std::int64_t step) {
  if (step == 1) return {where_line(hint)};
  return step == 2 ? idea_lines(state, hint) : hint_lines(state, hint);
}

void print_hint(const State& state, const study::Effort& effort, const study::Ratings& ratings,
                std::size_t most, std::int64_t step) {
  const Look look = look_of_terminal();
  const Hint hint = find_hint(state, effort, most, ratings);
  const Canvas board = draw_board(state, notes_of(state, hint, step), look, look.columns, look.rows);
  std::cout << board.to_text(look) << "\n";
  const Game& game = state.game();
  std::string headline = with_verb(game, state.actor(), "are", "is") + " to act";
  if (state.phase() == Phase::Place) headline += " with tile " + game.kind(state.tile_in_hand()).name;
  std::cout << printable(headline, look) << ".\n";
  for (const std::string& line : lines_of(state, hint, step))
    std::cout << printable(line, look) << "\n";
  if (step == 3) std::cout << chance_line(state, hint, ratings) << "\n";
  std::cout << std::flush;
}

int run_hint(Arguments& words) {
  study::Effort effort;
  effort.nodes = static_cast<std::uint64_t>(
      words.whole("--nodes", static_cast<std::int64_t>(effort.nodes), 0, 1'000'000'000'000));
  effort.seed = static_cast<std::uint64_t>(words.whole("--seed", 1, 0, INT64_MAX));
  const std::int64_t at = words.whole("--at", -1, 0, INT32_MAX);
  const auto most = static_cast<std::size_t>(words.whole("--plans", 3, 1, 8));
  const std::int64_t step = words.whole("--step", 3, 1, 3);
  const std::vector<std::string> given = take_ratings(words);
  const bool as_json = words.flag("--json");
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("no input file; pass a file name, or - for standard input");
  RecordFile file(*name);
  while (const auto record = file.next()) {
    const Replay replay = position_of(file, *record, at);
    const study::Ratings ratings = ratings_in(*replay.game, given);
    if (as_json)
      std::cout << boost::json::serialize(*study::hint(replay.state, effort, {}, ratings)) << "\n";
    else
      print_hint(replay.state, effort, ratings, most, step);
  }
  return kSuccess;
}

}  // namespace

extern const Command kHint{"hint", "show the best moves in a position", kHintHelp, run_hint};

}  // namespace aude::app
