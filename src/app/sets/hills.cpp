// SPDX-License-Identifier: MIT
// Hills & Sheep in the terminal game.
#include <numeric>

#include "app/set_text.h"
#include "app/terminal_words.h"

namespace aude::app {
namespace {

constexpr PieceName kHillsNames[] = {{Hills::kShepherd, "shepherd", 's'}};

std::string hills_sentence(const Game& game, const Event& event) {
  if (const auto* buried = std::get_if<BuriedEvent>(&event)) {
    return "A tile goes face down under the hill at " + at_text(buried->cell) + ".";
  }
  const auto* token = std::get_if<TokenEvent>(&event);
  if (token == nullptr) return {};
  if (token->sheep == 0) {
    return with_verb(game, token->seat, "draw", "draws") +
           " the wolf: the flock is gone and its shepherds return to the supply.";
  }
  return with_verb(game, token->seat, "draw ", "draws ") + std::to_string(token->sheep) + " sheep.";
}

std::string describe_tending(const State& state, const Action& action) {
  const Board& board = state.board();
  if (action.verb == Hills::kGrowVerb) {
    const auto& tokens = board.set_state<Hills>().tokens;
    const int all = std::accumulate(tokens.begin(), tokens.end(), 0);
    return "draw another token (" + counted(all, "token", "tokens") + " left, " +
           counted(tokens[0], "wolf", "wolves") + " among them)";
  }
  if (action.verb != Hills::kGatherVerb) return {};
  const SegmentId shepherd = board.figure(Hills::kShepherd, state.actor());
  const int sheep = sheep_on(board, board.feature(shepherd));
  return "bring the flock home (" + counted(sheep, "point", "points") +
         " for each shepherd in the field)";
}

std::string hills_headline(const State& state, const std::string& name, const std::string& turn) {
  if (state.phase() != Hills::kTendPhase) return {};
  return name.empty() ? "Draw another token, or bring the flock home."
                      : turn + "draw another token, or bring the flock home.";
}

std::string_view flock_name(ScoreFor what) {
  return what == Hills::kFlockScore ? std::string_view("a flock") : std::string_view();
}

}  // namespace

extern const SetText kHillsText{.set = Hills::kId,
                                .pieces = kHillsNames,
                                .sentence = hills_sentence,
                                .describe = describe_tending,
                                .headline = hills_headline,
                                .score_name = flock_name};

}  // namespace aude::app
