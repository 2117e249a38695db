// SPDX-License-Identifier: MIT
#include "study/json.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <iterator>
#include <span>

#include "notation/actions.h"
#include "notation/values.h"
#include "notation/words.h"
#include "study/puzzle_line.h"
#include "study/skill.h"

namespace aude::study {

namespace json = boost::json;

namespace {

constexpr std::size_t kPlansShown = 5;
constexpr int kPointDigits = 2;

json::value number(float value, int digits) { return rounded(static_cast<double>(value), digits); }
json::value number(double value, int digits) { return rounded(value, digits); }

json::array numbers(std::span<const float> values, int digits) {
  json::array out;
  for (float each : values) out.push_back(number(each, digits));
  return out;
}

// Appends what each seat can expect.
void put_value(json::object& out, const PositionValue& expected, int players) {
  const auto count = static_cast<std::size_t>(players);
  out["points"] = numbers(std::span(expected.points).first(count), kPointDigits);
  out["win"] = numbers(std::span(expected.win).first(count), kChanceDigits);
}

template <typename Items, typename Write>
json::array list(const Items& items, Write write) {
  json::array out;
  for (const auto& item : items) out.push_back(write(item));
  return out;
}

json::array actions_json(const Game& game, std::span<const Action> actions) {
  return list(actions, [&](const Action& action) -> json::value {
    return json::string(notation::to_text(game, action));
  });
}

json::object plan_json(const Game& game, const Plan& plan) {
  json::object out{{"actions", actions_json(game, plan.actions())}};
  put_value(out, plan.expected, game.players());
  out["loss"] = number(plan.error, kPointDigits);
  out["error"] = number(plan.std_error, kPointDigits);
  out["courses"] = plan.rollouts;
  if (plan.played) out["played"] = true;
  return out;
}

json::object reason_json(const Reason& reason) {
  const bool chance = reason.why == Why::Finishes || reason.why == Why::Blocks;
  const int digits = chance ? kChanceDigits : 1;
  json::object out{{"code", word(reason.why)},
                   {"seat", index(reason.seat)},
                   {"points", number(reason.points, kPointDigits)},
                   {"with", number(reason.with, digits)},
                   {"without", number(reason.without, digits)}};
  if (reason.on_feature) {
    out["terrain"] = notation::word(reason.terrain);
    out["at"] = notation::spot_json({reason.cell, reason.segment});
  }
  if (reason.tiles_with >= 0 && reason.tiles_without >= 0)
    out["tiles"] = json::array{reason.tiles_with, reason.tiles_without};
  return out;
}

json::object decision_json(const Game& game, const Decision& made) {
  json::object out{{"n", made.n},
                   {"seat", index(made.seat)},
                   {"played", notation::to_text(game, made.played)},
                   {"best", notation::to_text(game, made.best)},
                   {"loss", number(made.error, kPointDigits)}};
  put_value(out, made.expected, game.players());
  out["error"] = number(made.std_error, kPointDigits);
  if (!made.why.empty()) put_reasons(out, made.why);
  if (!made.why_lead.empty()) out["lead_reasons"] = list(made.why_lead, reason_json);
  if (!made.why_move.empty()) out["move_reasons"] = list(made.why_move, reason_json);
  if (made.forced) out["forced"] = true;
  if (made.exact) out["exact"] = true;
  out["plans"] = plans_json(game, made.plans);
  return out;
}

json::object mistakes_json(const PlayerSummary& player) {
  json::object out;
  for (int i = 0; i < kKinds; ++i) {
    const double lost = player.mistakes[static_cast<std::size_t>(i)];
    if (lost > 0) out[word(static_cast<MistakeKind>(i))] = number(lost, kPointDigits);
  }
  return out;
}

json::object third_json(const PlayerSummary::Third& third) {
  return {{"decisions", third.decisions}, {"total_loss", number(third.total_error, kPointDigits)}};
}

// The ladder itself is there for clients that add up the steps of an analysis.
void put_skill(json::object& out, const Game& game, const Analysis& analysis) {
  if (!has_skill_ladder(game)) return;
  json::array& players = out["players"].as_array();
  for (std::size_t i = 0; i < players.size(); ++i) {
    const PlayerSummary& player = analysis.players[i];
    const auto like = played_like(player.total_error, player.decisions);
    if (!like) continue;
    players[i].as_object()["rating"] = like->rating;
    players[i].as_object()["rating_error"] = like->std_error;
  }
  const auto rung = [](const Rung& each) { return json::array{each.loss, each.rating}; };
  out["skill"] = json::object{{"ladder", list(skill_ladder(), rung)},
                              {"error", kSkillError},
                              {"decisions", kDecisionsOfGame},
                              {"fewest", kFewestDecisions}};
}

json::object player_json(const PlayerSummary& player) {
  return {{"loss", number(player.error(), kChanceDigits)},
          {"luck", number(player.luck, kPointDigits)},
          {"errors", player.errors},
          {"blunders", player.blunders},
          {"adjusted_margin", number(player.adjusted_margin(), kPointDigits)},
          {"margin", number(player.margin, kPointDigits)},
          {"total_loss", number(player.total_error, kPointDigits)},
          {"decisions", player.decisions},
          {"thirds", list(player.thirds, third_json)},
          {"mistakes", mistakes_json(player)}};
}

json::object chance_json(const Game& game, const ChanceEvent& event) {
  const auto players = static_cast<std::size_t>(game.players());
  return {{"n", event.n},
          {"seat", index(event.seat)},
          {"outcome", notation::to_text(game, event.outcome)},
          {"luck", numbers(std::span(event.luck).first(players), kPointDigits)}};
}

}  // namespace

double rounded(double value, int digits) {
  double unit = 1;
  for (int i = 0; i < digits; ++i) unit *= 10;
  const double scaled = std::round(value * unit);
  return scaled == 0 ? 0.0 : scaled / unit;  // never minus zero
}

json::array plans_json(const Game& game, const std::vector<Plan>& plans) {
  json::array out;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    if (i < kPlansShown || plans[i].played) out.push_back(plan_json(game, plans[i]));
  }
  return out;
}

void put_ratings(json::object& out, const Ratings& ratings) {
  if (!ratings.empty()) out["ratings"] = json::array(ratings.begin(), ratings.end());
}

void put_reasons(json::object& out, const std::vector<Reason>& reasons) {
  std::vector<Reason> known;
  std::copy_if(reasons.begin(), reasons.end(), std::back_inserter(known),
               [](const Reason& each) { return each.points > 0 && each.why < Why::Sets; });
  out["why"] = list(known, reason_json);
  out["reasons"] = list(reasons, reason_json);
}

json::object analysis_json(const Game& game, const Analysis& analysis) {
  json::object end;
  put_value(end, analysis.last, game.players());
  json::object out{{"players", list(analysis.players, player_json)},
                   {"decisions", list(analysis.decisions,
                                      [&](const Decision& each) { return decision_json(game, each); })},
                   {"chances", list(analysis.chances,
                                    [&](const ChanceEvent& each) { return chance_json(game, each); })},
                   {"better", index(analysis.better())},
                   {"end", std::move(end)}};
  put_ratings(out, analysis.ratings);
  put_skill(out, game, analysis);
  return out;
}

std::string to_json(const Game& game, const Analysis& analysis) {
  return json::serialize(analysis_json(game, analysis));
}

std::string to_json(const KeptPuzzle& kept) {
  const Puzzle& puzzle = kept.puzzle;
  const Game& game = *kept.game;
  json::object out{
      {"id", kept.id},
      {"made", kept.made},
      {"network", kept.network},
      {"rating", puzzle.rating},
      {"grade", grade_of(puzzle.rating)},
      {"themes", list(puzzle.themes, [](Theme theme) { return json::value(word(theme)); })},
      {"lead", number(puzzle.second.error, kPointDigits)},
      {"surely", number(puzzle.surely(), kPointDigits)},
      {"courses", puzzle.second.rollouts}};
  if (puzzle.exact) out["exact"] = true;
  out["ways"] = puzzle.ways;
  out["answers"] = list(puzzle.answers, [&](const auto& answer) { return actions_json(game, answer); });
  out["second"] = actions_json(game, puzzle.second.actions());
  put_reasons(out, puzzle.why);
  out["record"] = notation::record_json(kept.record);
  return json::serialize(out);
}

}  // namespace aude::study
