// SPDX-License-Identifier: MIT
// The Abbot in the terminal game.
#include "app/set_text.h"
#include "app/terminal_words.h"
#include "rules/scoring.h"

namespace aude::app {
namespace {

constexpr PieceName kAbbotNames[] = {{Abbot::kAbbot, "abbot", 'a'}};

constexpr TerrainMark kAbbotTerrains[] = {{Abbot::kGarden, U'✿', 'G'}};

std::string describe_retrieve(const State& state, const Action& action) {
  if (action.verb != Abbot::kRetrieveVerb) return {};
  const Board& board = state.board();
  const SegmentId abbot = abbot_of(board, state.actor());
  const int points = points_for(board, board.feature(abbot), false);
  return "take back your abbot at " + at_text(board.tile(abbot).cell) + " (" +
         counted(points, "point", "points") + ")";
}

std::string_view garden_name(ScoreFor what) {
  return what == Abbot::kGardenScore ? std::string_view("a garden") : std::string_view();
}

std::string_view garden_role(Terrain terrain) {
  return terrain == Abbot::kGarden ? std::string_view("gardener") : std::string_view();
}

}  // namespace

extern const SetText kAbbotText{.set = Abbot::kId,
                                .pieces = kAbbotNames,
                                .terrains = kAbbotTerrains,
                                .describe = describe_retrieve,
                                .score_name = garden_name,
                                .role = garden_role};

}  // namespace aude::app
