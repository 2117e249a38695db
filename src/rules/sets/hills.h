// SPDX-License-Identifier: MIT
// Hills & Sheep: the tile under a hill, the tie a hill breaks, shepherds and their flocks, vineyards.
#pragma once

#include "rules/set_rules.h"

namespace aude {

enum class HillTiebreak : std::uint8_t { Presence, Number };

struct BuriedEvent {
  Cell cell;
};
struct TokenEvent {
  Seat seat;
  int sheep;  // 0: the wolf
  Spot spot;  // where the shepherd stands
};

void count_printed_sheep(const Tile& tile, KindInfo& kind);
void set_out_tokens(Board& board);
// A hill just laid takes one unseen tile out of the supply: which one stays unknown, only their number
// decreases. A farm that has grown must be tended.
void bury_and_look_after_flocks(Board& board, Events* events);
void add_shepherd(const Board& board, const PlacedTile& tile, ActionList& out);
bool draw_token_or_tend(Board& board, Action action);
// Gathers the flocks of fields of the tile just laid that can no longer grow (option).
void gather_closed_fields(Board& board, Events* events);
void add_tokens_or_tending(const Board& board, ActionList& out);
int token_chances(const Board& board, std::span<Chance> out);
Next tend(Board& board, Action action, Events* events);
// Of the seats tied for a feature, those with a follower on a hill remain; all of them when none has.
void break_tie_by_hill(const Board& board, SegmentId feature, Owners& owners);
void add_vineyards(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                   FeatureValue& value);

int sheep_on(const Board& board, SegmentId field);  // printed, and on tokens beside all its shepherds

struct Hills : SetDefaults<Hills> {
  static constexpr SetId kId{4};
  static constexpr Piece kShepherd{4};
  static constexpr Phase kTokenPhase{4};  // chance draws a token
  static constexpr Phase kTendPhase{5};   // the player lets the flock grow or gathers it
  static constexpr Verb kTokenVerb{6};    // number: sheep, 0 = wolf
  static constexpr Verb kGrowVerb{7};
  static constexpr Verb kGatherVerb{8};
  static constexpr ScoreFor kFlockScore{4};
  static constexpr Counted kVineyardCounted{2};
  static constexpr Counted kSheepCounted{4};
  static constexpr Because kBecauseHillTie{4};      // a follower on a hill broke the tie
  static constexpr Because kBecauseClosedField{8};  // the field can no longer grow
  static constexpr Illegal kNoSuchToken{12};

  static constexpr PieceInfo kPieces[] = {{.piece = kShepherd}};
  static constexpr PhaseInfo kPhases[] = {{.phase = kTokenPhase, .chance = true, .tile_laid = true},
                                          {.phase = kTendPhase, .tile_laid = true}};
  static constexpr VerbInfo kVerbs[] = {
      {kTokenVerb, kTokenPhase, kNoSuchToken}, {kGrowVerb, kTendPhase}, {kGatherVerb, kTendPhase}};
  static constexpr ScoreFor kScores[] = {kFlockScore};
  static constexpr Counted kCounted[] = {kVineyardCounted, kSheepCounted};
  static constexpr Because kReasons[] = {kBecauseHillTie, kBecauseClosedField};
  static constexpr Illegal kRefusals[] = {kNoSuchToken};

  static constexpr Action token(int sheep) {
    return {kTokenVerb, {}, {}, static_cast<std::uint8_t>(sheep), {}};
  }
  static constexpr Action grow() { return Action::plain(kGrowVerb); }
  static constexpr Action gather() { return Action::plain(kGatherVerb); }

  using Events = EventTypes<BuriedEvent, TokenEvent>;

  struct Options {
    HillTiebreak hill_tiebreak = HillTiebreak::Presence;
    bool closed_farm_gathers = true;  // the flock of a field that can no longer grow is gathered
    friend bool operator==(const Options&, const Options&) = default;
  };

  struct State {
    std::array<std::array<std::uint8_t, 4>, kMaxPlayers> flock{};  // beside a shepherd, by sheep - 1
    std::array<std::uint8_t, 5> tokens{};  // face down: wolves, then 1, 2, 3, 4 sheep
    std::uint8_t tend_due = 0;  // the tile extended the farm of the current player's shepherd
  };

  static constexpr SetRules kRules{
      .id = kId,
      .name = "hills",
      .pieces = kPieces,
      .phases = kPhases,
      .verbs = kVerbs,
      .scores = kScores,
      .counted = kCounted,
      .reasons = kReasons,
      .refusals = kRefusals,
      .read_tile = count_printed_sheep,
      .set_up = set_out_tokens,
      .after_placement = bury_and_look_after_flocks,
      .legal_deployment = add_shepherd,
      .after_deployment = draw_token_or_tend,
      .before_scoring = gather_closed_fields,
      .legal_actions = add_tokens_or_tending,
      .chances = token_chances,
      .act = tend,
      .break_tie = break_tie_by_hill,
      .feature_value = add_vineyards,
  };
};

}  // namespace aude
