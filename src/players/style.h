// SPDX-License-Identifier: MIT
// Styles: what a bot prefers among plans that are almost equally good. Preferences are bounded, in
// points, so that they cost next to nothing (docs/strength.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "players/budget.h"
#include "players/turn.h"

namespace aude::players {

// In the order of styles() in player.h.
enum class Style : std::uint8_t { Builder, Farmer, Thief, Gambler };

std::optional<Style> style_of(std::string_view name);

// The bound of a style in points, for a bot that overlooks this share of the cells: such a bot has
// fewer plans to choose among.
float bound_of(Style style, float overlook);

// What one plan of a turn part does.
struct PlanFacts {
  bool lays_tile = false;           // false for choices without a tile, such as those in a plague
  std::optional<Terrain> piece_on;  // of a piece that is placed
  int own_city = 0;                 // tiles of the largest own city that the tile extends
  bool completes_city = false;
  bool extends_field = false;  // an own field gets another city beside it
  int shared = 0;              // followers of the seat in features that an opponent shares
  float raids = 0;             // joins with features of opponents that a draw may bring
  float opponents = 0;         // points that the best opponent can expect
  float stake = 0;             // tiles of own open features, times the chance to stay open
};

class Preference {
 public:
  // `state` must outlive this object. `bound` is the most points that the style adds or takes.
  Preference(Style style, float bound, const State& state, TurnChooser& chooser, Budget& budget);

  // Adds the style's points to the values of all plans that can become the best by that. The best plan
  // keeps its value. Precondition: `plans` is not empty.
  void add_to(std::vector<TurnPlan>& plans);
  // What was added to this plan.
  float of(const TurnPlan& plan) const;

 private:
  float liking(const PlanFacts& facts) const;
  PlanFacts facts_of(const TurnPlan& plan);
  void read_tile(const Board& board, PlanFacts& facts) const;
  void evaluate(PlanFacts& facts);
  float raids_of(const Evaluator& evaluator) const;
  float stake_of(const Evaluator& evaluator) const;
  bool needs_evaluation() const { return style_ == Style::Thief || style_ == Style::Gambler; }

  Style style_;
  float bound_;
  const State& root_;
  Seat seat_;
  TurnChooser& chooser_;
  Budget& budget_;
  State after_;
  std::vector<std::pair<TurnPlan, float>> added_;
};

}  // namespace aude::players
