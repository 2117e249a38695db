// SPDX-License-Identifier: MIT
#include "study/ask.h"

#include <algorithm>

#include "notation/actions.h"
#include "notation/values.h"
#include "notation/words.h"
#include "rules/placement.h"
#include "study/analysis.h"
#include "study/idea.h"
#include "study/json.h"

namespace aude::study {

namespace json = boost::json;

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

json::array ideas_json(const std::vector<Idea>& ideas) {
  json::array out;
  for (const Idea& idea : ideas) {
    json::object each{{"code", word(idea.kind)}};
    if (idea.kind != IdeaKind::Keeps) {
      json::array cells;
      for (Cell cell : idea.cells) cells.push_back(notation::cell_json(cell));
      each["terrain"] = notation::word(idea.terrain);
      each["at"] = notation::spot_json(idea.spot);
      each["cells"] = std::move(cells);
      each["sure"] = idea.sure;
      each["likely"] = idea.likely;
      each["chance"] = rounded(static_cast<double>(idea.chance), kChanceDigits);
    }
    if (idea.kind == IdeaKind::Claims) each["piece"] = notation::word(idea.piece);
    out.push_back(std::move(each));
  }
  return out;
}

// What may be drawn: how likely it is, and how lucky for the player who draws.
std::optional<json::object> draws(const State& state, const players::Limits& limits) {
  DecisionEvaluator evaluator(state.game());
  evaluator.set_limits(limits);
  const int players = state.game().players();
  const auto total = static_cast<double>(state.chance_total());
  std::vector<Chance> chances;
  state.chances(chances);
  std::vector<double> values;
  double mean = 0;
  for (const Chance& chance : chances) {
    if (limits.stop != nullptr && *limits.stop) return {};
    State after = state;
    after.apply(chance.action);
    values.push_back(static_cast<double>(margin(evaluator.glance(after), state.actor(), players)));
    mean += static_cast<double>(chance.weight) / total * values.back();
  }
  json::array out;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const double odds = static_cast<double>(chances[i].weight) / total;
    out.push_back(json::object{{"action", notation::to_text(state.game(), chances[i].action)},
                               {"chance", rounded(odds, kChanceDigits)},
                               {"luck", rounded(values[i] - mean, 2)}});
  }
  return json::object{{"what", "hint"}, {"seat", index(state.actor())}, {"draws", std::move(out)}};
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

std::optional<json::object> evaluate_step(const Game& game, std::span<const Action> actions, int n,
                                          const Effort& effort, const players::Limits& limits,
                                          const Ratings& ratings) {
  Analyst analyst(game, {actions.begin(), actions.end()}, effort, n, limits, ratings);
  analyst.step();
  if (!analyst.has_result()) return {};
  json::object out{{"what", "judge"}, {"next", analyst.done()}, {"total", analyst.total()}};
  for (auto& [key, value] : analysis_json(game, analyst.analysis())) out[key] = std::move(value);
  return out;
}

std::optional<json::object> hint(const State& state, const Effort& effort,
                                 const players::Limits& limits, const Ratings& ratings) {
  if (state.is_chance()) return draws(state, limits);
  DecisionEvaluator evaluator(state.game());
  evaluator.set_limits(limits);
  evaluator.set_ratings(ratings);
  const DecisionEvaluation evaluation = evaluator.evaluate(state, {}, effort);
  if (!evaluator.has_result()) return {};
  std::vector<Reason> why;
  if (evaluation.plans.size() > 1) why = evaluator.why(state, evaluation.plans[0], evaluation.plans[1]);
  json::object out{{"what", "hint"},
                   {"exact", evaluation.exact},
                   {"plans", plans_json(state.game(), evaluation.plans)}};
  put_ratings(out, ratings);
  put_reasons(out, why);
  out["ideas"] = ideas_json(ideas_of(state, evaluation.best().actions()));
  return out;
}

json::object odds(const State& state, Cell cell) {
  const int players = state.game().players();
  int unseen = 0;
  for (int k = 0; k < state.game().supply_kinds(); ++k) unseen += state.board().bag[k];
  const int tiles = fitting_tiles(state, cell);
  // If no draw is due now, the next seat draws next.
  const int next =
      state.phase() == Phase::Draw ? index(state.actor()) : (index(state.turn()) + 1) % players;
  json::array seats;
  for (int seat = 0; seat < players; ++seat) {
    const int before = (seat - next + players) % players;
    const int draws = std::max(0, state.left() - before + players - 1) / players;
    seats.emplace_back(rounded(chance_of_any(tiles, unseen, draws), kChanceDigits));
  }
  const double at_once = state.left() == 0 ? 0.0 : chance_of_any(tiles, unseen, 1);
  return {{"what", "odds"},   {"at", notation::cell_json(cell)},         {"tiles", tiles},
          {"unseen", unseen}, {"next", rounded(at_once, kChanceDigits)}, {"seats", std::move(seats)}};
}

}  // namespace aude::study
