#include "study/text.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "notation/actions.h"
#include "notation/words.h"

namespace aude::study {
namespace {

constexpr std::size_t kPlansShown = 5;
constexpr int kPointDigits = 2;
constexpr int kChanceDigits = 3;

// Tile names, players' seats and numbers only: nothing here needs escaping.
std::string quoted(const std::string& text) { return '"' + text + '"'; }

std::string list(std::span<const float> values, int digits) {
  std::string out = "[";
  for (float each : values) {
    if (out.size() > 1) out += ',';
    out += decimal(static_cast<double>(each), digits);
  }
  return out + "]";
}

std::string value_json(const PositionValue& expected, int players) {
  const auto count = static_cast<std::size_t>(players);
  return "\"points\":" + list(std::span(expected.points).first(count), kPointDigits) +
         ",\"win\":" + list(std::span(expected.win).first(count), kChanceDigits);
}

std::string actions_json(const Game& game, std::span<const Action> actions) {
  std::string out = "[";
  for (const Action& action : actions) {
    if (out.size() > 1) out += ',';
    out += quoted(notation::to_text(game, action));
  }
  return out + "]";
}

std::string plan_json(const Game& game, const Plan& plan) {
  std::string out = "{\"actions\":" + actions_json(game, plan.actions());
  out += "," + value_json(plan.expected, game.players());
  out += ",\"loss\":" + decimal(static_cast<double>(plan.error), kPointDigits);
  out += ",\"error\":" + decimal(static_cast<double>(plan.std_error), kPointDigits);
  out += ",\"courses\":" + std::to_string(plan.rollouts);
  if (plan.played) out += ",\"played\":true";
  return out + "}";
}

std::string plans_json(const Game& game, const std::vector<Plan>& plans) {
  std::string out = "[";
  for (std::size_t i = 0; i < plans.size(); ++i) {
    if (i >= kPlansShown && !plans[i].played) continue;
    if (out.size() > 1) out += ',';
    out += plan_json(game, plans[i]);
  }
  return out + "]";
}

std::string decision_json(const Game& game, const Decision& made) {
  std::string out = "{\"n\":" + std::to_string(made.n);
  out += ",\"seat\":" + std::to_string(index(made.seat));
  out += ",\"played\":" + quoted(notation::to_text(game, made.played));
  out += ",\"best\":" + quoted(notation::to_text(game, made.best));
  out += ",\"loss\":" + decimal(static_cast<double>(made.error), kPointDigits);
  out += "," + value_json(made.expected, game.players());
  out += ",\"error\":" + decimal(static_cast<double>(made.std_error), kPointDigits);
  if (!made.why.empty()) out += ",\"why\":" + to_json(made.why);
  if (made.forced) out += ",\"forced\":true";
  if (made.exact) out += ",\"exact\":true";
  return out + ",\"plans\":" + plans_json(game, made.plans) + "}";
}

std::string reason_json(const Reason& reason) {
  const bool chance = reason.why == Why::Finishes || reason.why == Why::Blocks;
  const int digits = chance ? kChanceDigits : 1;
  std::string out = "{\"code\":" + quoted(std::string(word(reason.why)));
  out += ",\"seat\":" + std::to_string(index(reason.seat));
  out += ",\"points\":" + decimal(static_cast<double>(reason.points), kPointDigits);
  out += ",\"with\":" + decimal(static_cast<double>(reason.with), digits);
  out += ",\"without\":" + decimal(static_cast<double>(reason.without), digits);
  if (reason.on_feature) {
    out += ",\"terrain\":" + quoted(std::string(notation::word(reason.terrain)));
    out += ",\"at\":[" + std::to_string(reason.cell.x) + "," + std::to_string(reason.cell.y) + "," +
           std::to_string(reason.segment) + "]";
  }
  if (reason.tiles_with >= 0 && reason.tiles_without >= 0)
    out += ",\"tiles\":[" + std::to_string(reason.tiles_with) + "," +
           std::to_string(reason.tiles_without) + "]";
  return out + "}";
}

std::string player_json(const PlayerSummary& player) {
  return "{\"loss\":" + decimal(player.error(), kChanceDigits) +
         ",\"luck\":" + decimal(player.luck, kPointDigits) +
         ",\"errors\":" + std::to_string(player.errors) +
         ",\"blunders\":" + std::to_string(player.blunders) +
         ",\"adjusted_margin\":" + decimal(player.adjusted_margin(), kPointDigits) +
         ",\"margin\":" + decimal(player.margin, kPointDigits) +
         ",\"total_loss\":" + decimal(player.total_error, kPointDigits) +
         ",\"decisions\":" + std::to_string(player.decisions) + "}";
}

std::string chance_json(const Game& game, const ChanceEvent& event) {
  const auto players = static_cast<std::size_t>(game.players());
  return "{\"n\":" + std::to_string(event.n) + ",\"seat\":" + std::to_string(index(event.seat)) +
         ",\"outcome\":" + quoted(notation::to_text(game, event.outcome)) +
         ",\"luck\":" + list(std::span(event.luck).first(players), kPointDigits) + "}";
}

template <typename Item, typename Write>
std::string json_list(const std::vector<Item>& items, Write write) {
  std::string out = "[";
  for (const Item& item : items) {
    if (out.size() > 1) out += ',';
    out += write(item);
  }
  return out + "]";
}

std::string with_sign(double value) { return (value >= 0.05 ? "+" : "") + decimal(value, 1); }

std::string name_of(const Game& game, Seat seat) {
  return game.setup().players[static_cast<std::size_t>(seat)];
}

std::string padded(std::string text, std::size_t width) {
  text.insert(0, width - std::min(width, text.size()), ' ');
  return text;
}

std::string percent(float chance) { return decimal(static_cast<double>(chance) * 100, 0) + "%"; }
std::string points_text(float points) { return decimal(static_cast<double>(points), 1); }

std::string worst_decisions(const Game& game, const Analysis& analysis) {
  constexpr std::size_t kShown = 8;
  std::vector<const Decision*> worst;
  for (const Decision& each : analysis.decisions) {
    if (each.error >= kError) worst.push_back(&each);
  }
  std::stable_sort(worst.begin(), worst.end(),
                   [](const Decision* a, const Decision* b) { return a->error > b->error; });
  if (worst.empty()) return "No decision lost 1 point or more.\n";
  std::string out = "Biggest mistakes:\n";
  for (std::size_t i = 0; i < std::min(worst.size(), kShown); ++i) {
    const Decision& each = *worst[i];
    out += padded(std::to_string(each.n), 6) + "  " + name_of(game, each.seat) + " played " +
           notation::to_text(game, each.played) + ", best " + notation::to_text(game, each.best) +
           ": " + decimal(static_cast<double>(each.error), 1) + " points lost" +
           (each.exact ? " (exact)" : " (±" + decimal(static_cast<double>(each.std_error), 1) + ")") +
           "\n";
    for (const Reason& reason : each.why) out += "          " + to_words(game, reason) + "\n";
  }
  return out;
}

std::string luckiest_draws(const Game& game, const Analysis& analysis) {
  constexpr std::size_t kShown = 5;
  constexpr double kStroke = 0.5;  // points; less is nothing to speak of
  const auto own = [](const ChanceEvent& event) {
    return static_cast<double>(event.luck[static_cast<std::size_t>(event.seat)]);
  };
  std::vector<const ChanceEvent*> most;
  for (const ChanceEvent& each : analysis.chances) {
    if (std::abs(own(each)) >= kStroke) most.push_back(&each);
  }
  std::stable_sort(most.begin(), most.end(), [&](const ChanceEvent* a, const ChanceEvent* b) {
    return std::abs(own(*a)) > std::abs(own(*b));
  });
  std::string out = "Luckiest and unluckiest draws:\n";
  for (std::size_t i = 0; i < std::min(most.size(), kShown); ++i) {
    const ChanceEvent& each = *most[i];
    out += padded(std::to_string(each.n), 6) + "  " + notation::to_text(game, each.outcome) + " for " +
           name_of(game, each.seat) + ": " + with_sign(own(each)) + "\n";
  }
  return most.empty() ? "" : out;
}

}  // namespace

std::string decimal(double value, int digits) {
  long long unit = 1;
  for (int i = 0; i < digits; ++i) unit *= 10;
  const long long scaled = std::llround(value * static_cast<double>(unit));
  const long long size = scaled < 0 ? -scaled : scaled;
  std::string out = (scaled < 0 ? "-" : "") + std::to_string(size / unit);
  if (digits == 0) return out;
  const std::string rest = std::to_string(size % unit);
  return out + "." + std::string(static_cast<std::size_t>(digits) - rest.size(), '0') + rest;
}

std::string to_json(const Game& game, const DecisionEvaluation& evaluation) {
  return plans_json(game, evaluation.plans);
}

std::string to_json(const std::vector<Reason>& reasons) { return json_list(reasons, reason_json); }

std::string to_words(const Game& game, const Reason& reason) {
  const std::string who = name_of(game, reason.seat);
  const std::string what = reason.on_feature ? std::string(notation::word(reason.terrain)) : "";
  const std::string instead = " instead of ";
  switch (reason.why) {
    case Why::Scores:
      return who + " scores " + decimal(static_cast<double>(reason.with), 0) + instead +
             decimal(static_cast<double>(reason.without), 0) + " at once";
    case Why::Finishes:
    case Why::Blocks: {
      std::string out = who + " finishes the " + what + " with " + percent(reason.with) + instead +
                        percent(reason.without);
      if (reason.tiles_with >= 0 && reason.tiles_without >= 0 &&
          reason.tiles_with != reason.tiles_without)
        out += ": " + std::to_string(reason.tiles_with) +
               (reason.tiles_with == 1 ? " unseen tile fits, not " : " unseen tiles fit, not ") +
               std::to_string(reason.tiles_without);
      return out;
    }
    case Why::Takes:
      return "the owners of a " + what + " change: " + points_text(reason.with) + " points to expect" +
             instead + points_text(reason.without);
    case Why::Promises:
      return "the " + what + " of " + who + " promises " + points_text(reason.with) + " points" +
             instead + points_text(reason.without);
    case Why::Followers:
      return who + " keeps " + decimal(static_cast<double>(reason.with), 0) +
             (reason.with == 1.0F ? " follower" : " followers") + instead +
             decimal(static_cast<double>(reason.without), 0);
    case Why::Threat:
      break;
  }
  return "the " + what + " of " + who + " can be joined by " +
         decimal(static_cast<double>(reason.with), 0) +
         (reason.with == 1.0F ? " unseen tile" : " unseen tiles") + instead +
         decimal(static_cast<double>(reason.without), 0);
}

std::string to_json(const Game& game, const Analysis& analysis) {
  return "{\"players\":" + json_list(analysis.players, player_json) + ",\"decisions\":" +
         json_list(analysis.decisions,
                   [&](const Decision& each) { return decision_json(game, each); }) +
         ",\"chances\":" +
         json_list(analysis.chances, [&](const ChanceEvent& each) { return chance_json(game, each); }) +
         ",\"better\":" + std::to_string(index(analysis.better())) + ",\"end\":{" +
         value_json(analysis.last, game.players()) + "}}";
}

std::string to_json(const Game& game, const Puzzle& puzzle, std::string_view id,
                    std::string_view record) {
  return "{\"id\":" + quoted(std::string(id)) + ",\"grade\":" + std::to_string(puzzle.grade) +
         ",\"themes\":" +
         json_list(puzzle.themes, [](Theme theme) { return quoted(std::string(word(theme))); }) +
         ",\"lead\":" + decimal(static_cast<double>(puzzle.second.error), kPointDigits) +
         ",\"surely\":" + decimal(static_cast<double>(puzzle.surely()), kPointDigits) +
         ",\"courses\":" + std::to_string(puzzle.second.rollouts) +
         (puzzle.exact ? ",\"exact\":true" : "") + ",\"ways\":" + std::to_string(puzzle.ways) +
         ",\"answers\":" +
         json_list(puzzle.answers, [&](const auto& answer) { return actions_json(game, answer); }) +
         ",\"second\":" + actions_json(game, puzzle.second.actions()) +
         ",\"why\":" + to_json(puzzle.why) + ",\"record\":" + std::string(record) + "}";
}

std::string to_words(const Game& game, const Analysis& analysis) {
  std::string out;
  std::size_t width = 6;
  for (const std::string& name : game.setup().players) width = std::max(width, name.size());
  out += std::string(width, ' ') +
         "  decisions  loss each  errors  blunders    luck  margin  without luck\n";
  for (std::size_t i = 0; i < analysis.players.size(); ++i) {
    const PlayerSummary& each = analysis.players[i];
    out += padded(game.setup().players[i], width) + padded(std::to_string(each.decisions), 11) +
           padded(decimal(each.error(), 2), 11) + padded(std::to_string(each.errors), 8) +
           padded(std::to_string(each.blunders), 10) + padded(with_sign(each.luck), 8) +
           padded(with_sign(each.margin), 8) + padded(with_sign(each.adjusted_margin()), 14) + "\n";
  }
  if (!analysis.decisions.empty()) {
    const Seat better = analysis.better();
    out += name_of(game, better) +
           " played best: " + decimal(analysis.players[static_cast<std::size_t>(better)].error(), 2) +
           " points lost per decision.\n";
  }
  return out + worst_decisions(game, analysis) + luckiest_draws(game, analysis);
}

}  // namespace aude::study
