// SPDX-License-Identifier: MIT
#include "study/text.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "notation/actions.h"
#include "notation/words.h"
#include "study/skill.h"

namespace aude::study {
namespace {

std::string with_sign(double value) { return (value >= 0.05 ? "+" : "") + decimal(value, 1); }

std::string name_of(const Game& game, Seat seat) {
  return game.setup().players[static_cast<std::size_t>(seat)];
}

std::string in_sentence(const std::string& name) { return notation::is_you(name) ? "you" : name; }

std::string padded(std::string text, std::size_t width) {
  text.insert(0, width - std::min(width, text.size()), ' ');
  return text;
}

std::string percent(float chance) { return decimal(static_cast<double>(chance) * 100, 0) + "%"; }
std::string points_text(float points) { return decimal(static_cast<double>(points), 1); }

std::string turn_text(int turn) { return "  turn " + padded(std::to_string(turn), 3) + "  "; }

std::string in_notation(const Game& game, std::span<const Action> actions) {
  std::string out;
  for (const Action& action : actions)
    out += (out.empty() ? "" : ", ") + notation::to_text(game, action);
  return out;
}

// What was played, or the best move.
std::string move_text(const Game& game, const Decision& made, bool best, const MoveText& describe) {
  if (made.plans.empty() || made.chosen < 0) {
    const Action only = best ? made.best : made.played;
    return in_notation(game, {&only, 1});
  }
  const Plan& plan = best ? made.plans.front() : made.plans[static_cast<std::size_t>(made.chosen)];
  return describe ? describe(made, plan) : in_notation(game, plan.actions());
}

std::string worst_moves(const Game& game, const Analysis& analysis, const MoveText& describe) {
  constexpr std::size_t kShown = 8;
  const std::vector<Decision> worst = analysis.mistakes();
  if (worst.empty()) return "No move certainly lost 1 point or more.\n";
  std::string out = "Biggest mistakes in " + std::to_string(analysis.turns) + " turns:\n";
  for (std::size_t i = 0; i < std::min(worst.size(), kShown); ++i) {
    const Decision& each = worst[i];
    out += turn_text(each.turn) + name_of(game, each.seat) + ": " +
           decimal(static_cast<double>(each.error), 1) + " points lost" +
           (each.exact ? " (exact)" : " (±" + decimal(static_cast<double>(each.std_error), 1) + ")") +
           "\n        played  " + move_text(game, each, false, describe) + "\n          best  " +
           move_text(game, each, true, describe) + "\n";
    for (const Reason& reason : each.why) out += reason_line(game, reason, 14) + "\n";
  }
  return out;
}

std::string luckiest_draws(const Game& game, const Analysis& analysis) {
  constexpr std::size_t kShown = 5;
  constexpr double kStroke = 0.5;  // points; smaller ones are not listed
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
    out += turn_text(each.turn) + notation::to_text(game, each.outcome) + " for " +
           in_sentence(name_of(game, each.seat)) + ": " + with_sign(own(each)) + "\n";
  }
  return most.empty() ? "" : out;
}

// What a player's rating would be, and where points were lost.
std::string skill_of(const Game& game, const PlayerSummary& player, const std::string& name) {
  std::string out;
  const auto like = has_skill_ladder(game) ? played_like(player.total_error, player.decisions)
                                           : std::optional<PlayedLike>{};
  if (like)
    out += name + " played like " + std::to_string(like->rating) + " ± " +
           std::to_string(like->std_error) + " on the ladder of the bots.\n";
  std::string kinds;
  for (int i = 0; i < kKinds; ++i) {
    const double lost = player.mistakes[static_cast<std::size_t>(i)];
    if (lost > 0)
      kinds += (kinds.empty() ? "" : ", ") + std::string(word(static_cast<MistakeKind>(i))) + " " +
               decimal(lost, 1);
  }
  if (!kinds.empty()) out += name + ", points lost by mistakes: " + kinds + ".\n";
  std::string thirds;
  for (const PlayerSummary::Third& third : player.thirds) {
    if (third.decisions == 0) return out;
    thirds += (thirds.empty() ? "" : ", ") + decimal(third.total_error / third.decisions, 2);
  }
  return out + name + ", points lost per decision by thirds of the game: " + thirds + ".\n";
}

// The chance of winning where the record ends, if the game goes on.
std::string chances_at_end(const Game& game, const Analysis& analysis) {
  std::string out;
  for (std::size_t i = 0; i < analysis.players.size(); ++i) {
    const float chance = analysis.last.win[i];
    if (chance == 0.0F || chance == 1.0F) return "";
    out += (out.empty() ? "" : ", ") + game.setup().players[i] + " " + percent(chance);
  }
  return "Chance of winning where the record ends, " + basis_of_chances(analysis.ratings) + ": " + out +
         ".\n";
}

}  // namespace

std::string basis_of_chances(const Ratings& ratings) {
  if (ratings.empty()) return "if all players are equally strong";
  std::string out;
  for (int rating : ratings) out += (out.empty() ? "" : ", ") + std::to_string(rating);
  return "with the ratings " + out;
}

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

std::string to_words(const Game& game, const Reason& reason) {
  const std::string who = name_of(game, reason.seat);
  const std::string what = reason.on_feature ? std::string(notation::word(reason.terrain)) : "";
  const std::string theirs = notation::is_you(who) ? "your " + what : "the " + what + " of " + who;
  const std::string instead = " instead of ";
  switch (reason.why) {
    case Why::Scores:
      return notation::with_verb(who, "score ", "scores ") +
             decimal(static_cast<double>(reason.with), 0) + instead +
             decimal(static_cast<double>(reason.without), 0) + " at once";
    case Why::Finishes:
    case Why::Blocks: {
      std::string out = notation::with_verb(who, "finish", "finishes") + " the " + what + " with " +
                        percent(reason.with) + instead + percent(reason.without);
      if (reason.tiles_with >= 0 && reason.tiles_without >= 0 &&
          reason.tiles_with != reason.tiles_without)
        out += ": " + std::to_string(reason.tiles_with) +
               (reason.tiles_with == 1 ? " unseen tile fits, not " : " unseen tiles fit, not ") +
               std::to_string(reason.tiles_without);
      return out;
    }
    case Why::Takes:
      return "the owners of the " + what + " change: " + in_sentence(who) + " can expect " +
             points_text(reason.with) + " points" + instead + points_text(reason.without);
    case Why::Promises:
      return who + " can expect " + points_text(reason.with) + " points from the " + what + instead +
             points_text(reason.without);
    case Why::Followers:
      return notation::with_verb(who, "keep ", "keeps ") +
             decimal(static_cast<double>(reason.with), 0) +
             (reason.with == 1.0F ? " follower" : " followers") + instead +
             decimal(static_cast<double>(reason.without), 0);
    case Why::Sets:
      return who + " can expect " + points_text(reason.with) + " points from the expansions" + instead +
             points_text(reason.without);
    case Why::Later:
      return who + " can expect " + points_text(reason.with) + " points from features claimed later" +
             instead + points_text(reason.without);
    case Why::Rest:
      return "many small differences";
    case Why::Threat:
      break;
  }
  return theirs + " can be joined by " + decimal(static_cast<double>(reason.with), 0) +
         (reason.with == 1.0F ? " unseen tile" : " unseen tiles") + instead +
         decimal(static_cast<double>(reason.without), 0);
}

std::string reason_line(const Game& game, const Reason& reason, std::size_t width) {
  return padded(with_sign(static_cast<double>(reason.points)), width) + "  " + to_words(game, reason);
}

std::string to_words(const Game& game, const Analysis& analysis, const MoveText& describe) {
  std::string out;
  std::size_t width = 6;
  for (const std::string& name : game.setup().players) width = std::max(width, name.size());
  out += std::string(width, ' ') +
         "  decisions  loss each  mistakes  blunders    luck  margin  without luck\n";
  for (std::size_t i = 0; i < analysis.players.size(); ++i) {
    const PlayerSummary& each = analysis.players[i];
    out += padded(game.setup().players[i], width) + padded(std::to_string(each.decisions), 11) +
           padded(decimal(each.error(), 2), 11) + padded(std::to_string(each.errors), 10) +
           padded(std::to_string(each.blunders), 10) + padded(with_sign(each.luck), 8) +
           padded(with_sign(each.margin), 8) + padded(with_sign(each.adjusted_margin()), 14) + "\n";
  }
  if (!analysis.decisions.empty()) {
    const Seat better = analysis.better();
    out += name_of(game, better) +
           " played best: " + decimal(analysis.players[static_cast<std::size_t>(better)].error(), 2) +
           " points lost per decision.\n";
  }
  for (std::size_t i = 0; i < analysis.players.size(); ++i)
    out += skill_of(game, analysis.players[i], game.setup().players[i]);
  return out + chances_at_end(game, analysis) + worst_moves(game, analysis, describe) +
         luckiest_draws(game, analysis);
}

}  // namespace aude::study
