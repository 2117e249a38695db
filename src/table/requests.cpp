// SPDX-License-Identifier: MIT
#include "table/requests.h"

#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "players/player.h"
#include "table/messages.h"
#include "table/phrases.h"

namespace aude::table {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxTiles = 1000;  // in a custom bag or start

}  // namespace

Problem problem(std::string code, const Refusal& refusal) {
  return {400, std::move(code), refusal.what, refusal.where};
}

namespace {

json::object error_json(const Problem& problem) {
  json::object error{{"code", problem.code}, {"message", problem.message}};
  if (!problem.where.empty()) error["where"] = problem.where;
  for (const auto& member : problem.more) error[member.key()] = member.value();
  return error;
}

}  // namespace

std::string problem_text(const Problem& problem) {
  return json::serialize(json::object{{"error", error_json(problem)}});
}

std::string problem_message(std::optional<int> id, const Problem& problem) {
  json::object out = error_json(problem);
  out["type"] = "error";
  if (id) out["id"] = *id;
  return json::serialize(out);
}

Result<std::shared_ptr<const Game>> game_of(const Setup& setup) {
  if (setup.bag && setup.bag->size() > kMaxTiles) {
    return Refusal{"setup.bag", "expected at most 1000 tiles"};
  }
  if (setup.start && setup.start->size() > kMaxTiles) {
    return Refusal{"setup.start", "expected at most 1000 tiles"};
  }
  return Game::create(notation::catalogue(), setup);
}

Result<Action> next_action(const State& state, const std::vector<std::string>& actions, std::size_t i) {
  auto action = notation::legal_action(state, actions[i]);
  if (!action) return Refusal{"action " + std::to_string(i + 1), action.refusal().what};
  return action;
}

namespace {

// For which games the ratings of bots were measured, how far they go there, and those of the levels.
json::array ladders_json() {
  json::array ladders;
  for (const players::GameKind& kind : players::measured_kinds()) {
    json::object levels;
    for (const players::Level& level : players::levels()) {
      const auto rating = players::rating_of(level.name, kind);
      if (rating) levels[level.name] = *rating;
    }
    const auto [lowest, highest] = players::ratings_in(kind);
    ladders.push_back(json::object{{"players", kind.players},
                                   {"expansions", kind.expansions},
                                   {"ratings", json::array{lowest, highest}},
                                   {"levels", std::move(levels)}});
  }
  return ladders;
}

}  // namespace

std::string catalogue_text() {
  json::object out = notation::catalogue_json(notation::catalogue());
  json::array levels;
  for (const players::Level& level : players::levels()) {
    if (level.for_people)
      levels.push_back(json::object{{"name", level.name}, {"description", level.description}});
  }
  out["levels"] = std::move(levels);
  json::array styles;
  for (const players::StyleInfo& style : players::styles())
    styles.push_back(json::object{{"name", style.name}, {"description", style.description}});
  out["styles"] = std::move(styles);
  out["ratings"] = json::array{players::kLowestRating, players::kHighestRating};
  out["ladders"] = ladders_json();
  json::array phrases;
  for (const Phrase& phrase : kPhrases) phrases.emplace_back(phrase.code);
  out["phrases"] = std::move(phrases);
  out["limits"] = json::object{{"name", kMaxNameLetters}, {"chat", kMaxChatLetters}};
  return json::serialize(out);
}

}  // namespace aude::table
