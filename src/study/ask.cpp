#include "study/ask.h"

#include <algorithm>

#include "rules/placement.h"
#include "study/analysis.h"
#include "study/text.h"

namespace aude::study {
namespace {

int fitting_tiles(const State& state, Cell cell) {
  const Board& board = state.board();
  if (board.frontier_at(cell) < 0) return 0;
  int tiles = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) {
    const KindInfo& kind = state.game().kind(static_cast<Kind>(k));
    const bool fits = std::any_of(kRotations.begin(), kRotations.end(), [&](Rotation rotation) {
      return may_place(board, kind, cell, rotation);
    });
    if (fits) tiles += board.bag[k];
  }
  return tiles;
}

// At least one of `wanted` among `draws` of `unseen` tiles.
double chance_of_any(int wanted, int unseen, int draws) {
  double none = 1.0;
  for (int i = 0; i < draws && none > 0; ++i)
    none *= std::max(0.0, static_cast<double>(unseen - wanted - i)) / (unseen - i);
  return 1.0 - none;
}

}  // namespace

int most_tiles(const Catalogue& catalogue) {
  SetGroup all;
  for (std::size_t i = 0; i < catalogue.sets.size(); ++i) all.add(static_cast<SetId>(i));
  int tiles = WheelBoard::kWidth * WheelBoard::kHeight;
  for (std::size_t i = 0; i < catalogue.sets.size(); ++i)
    tiles += catalogue.tiles_of(static_cast<SetId>(i), all).count();
  return tiles;
}

int tiles_of(const State& state) {
  auto tiles = static_cast<int>(state.board().tiles().size());
  for (int k = 0; k < state.game().supply_kinds(); ++k) tiles += state.board().bag[k];
  return tiles;
}

std::optional<std::string> evaluate_step(const Game& game, std::span<const Action> actions, int n,
                                         const Effort& effort, const players::Limits& limits) {
  Analyst analyst(game, {actions.begin(), actions.end()}, effort, n, limits);
  analyst.step();
  if (!analyst.has_result()) return {};
  return "{\"what\":\"judge\",\"next\":" + std::to_string(analyst.done()) +
         ",\"total\":" + std::to_string(analyst.total()) + "," +
         to_json(game, analyst.analysis()).substr(1);
}

std::optional<std::string> hint(const State& state, const Effort& effort,
                                const players::Limits& limits) {
  DecisionEvaluator evaluator(state.game());
  evaluator.set_limits(limits);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, effort);
  if (!evaluator.has_result()) return {};
  std::vector<Reason> why;
  if (evaluation.plans.size() > 1) why = evaluator.why(state, evaluation.plans[0], evaluation.plans[1]);
  return "{\"what\":\"hint\",\"exact\":" + std::string(evaluation.exact ? "true" : "false") +
         ",\"plans\":" + to_json(state.game(), evaluation) + ",\"why\":" + to_json(why) + "}";
}

std::string odds(const State& state, Cell cell) {
  const int players = state.game().players();
  int unseen = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) unseen += state.board().bag[k];
  const int tiles = fitting_tiles(state, cell);
  // Who draws next: the next seat, unless the draw is being waited for.
  const int next =
      state.phase() == Phase::Draw ? index(state.actor()) : (index(state.turn()) + 1) % players;
  std::string seats;
  for (int seat = 0; seat < players; ++seat) {
    const int before = (seat - next + players) % players;
    const int draws = std::max(0, state.left() - before + players - 1) / players;
    seats += (seat == 0 ? "" : ",") + decimal(chance_of_any(tiles, unseen, draws), 3);
  }
  return "{\"what\":\"odds\",\"at\":[" + std::to_string(cell.x) + "," + std::to_string(cell.y) +
         "],\"tiles\":" + std::to_string(tiles) + ",\"unseen\":" + std::to_string(unseen) +
         ",\"next\":" + decimal(state.left() == 0 ? 0.0 : chance_of_any(tiles, unseen, 1), 3) +
         ",\"seats\":[" + seats + "]}";
}

}  // namespace aude::study
