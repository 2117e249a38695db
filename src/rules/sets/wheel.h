// SPDX-License-Identifier: MIT
// The Wheel of Fortune: a drawn symbol moves the pig, the sector where it stops acts, then the
// followers on that sector's crown spaces score and return; only then is the tile laid.
#pragma once

#include "rules/set_rules.h"

namespace aude {

inline constexpr int kPerMonk = 2;  // points in an inquisition
inline constexpr int kCrown = 3;  // points for a follower on a crown space; twice as many alone on two

struct CrownedEvent {
  Seat seat;
  Piece piece;
  Sector sector;
};
struct WheelEvent {
  Seat seat;
  int steps;
  Sector from;
  Sector to;
};
// A follower returns from a crown space to the supply.
struct LeftCrownEvent {
  Seat seat;
  Piece piece;
  Sector sector;
};

// A crown space's holder: 0 = free, else 1 + seat, and the piece in the upper half.
constexpr std::uint8_t crown_holder(Seat seat, Piece piece) {
  return static_cast<std::uint8_t>((1 + index(seat)) | index(piece) << 4);
}
constexpr Seat crown_seat(std::uint8_t holder) { return static_cast<Seat>((holder & 0x0F) - 1); }
constexpr Piece crown_piece(std::uint8_t holder) { return static_cast<Piece>(holder >> 4); }

// With the base game the twelve tiles that join it, without it the standalone game.
std::string_view wheel_edition(SetGroup sets);
void read_symbol(const Tile& tile, KindInfo& kind);
void lay_wheel_board(const Catalogue& catalogue, SetGroup sets, Start& start);
// The tile in hand shows a symbol: the pig moves and its sector acts. True while players must answer a
// plague.
bool turn_wheel(Board& board, Events* events);
void add_crowns(const Board& board, const PlacedTile& tile, ActionList& out);
void add_recalls(const Board& board, ActionList& out);
Next recall_or_crown(Board& board, Action action, Events* events);
int pieces_on_crowns(const Board& board, Seat seat, Piece piece);

struct Wheel : SetDefaults<Wheel> {
  static constexpr SetId kId{5};
  static constexpr Phase kRecallPhase{1};  // a plague: each player takes one follower back
  static constexpr Verb kRecallVerb{1};    // cell, segment (number) and piece
  static constexpr Verb kCrownVerb{4};     // sector (number) and piece
  static constexpr ScoreFor kCrownScore{6};
  static constexpr ScoreFor kFortuneScore{7};
  static constexpr ScoreFor kTaxesScore{8};
  static constexpr ScoreFor kFamineScore{9};
  static constexpr ScoreFor kStormScore{10};
  static constexpr ScoreFor kInquisitionScore{11};
  static constexpr Counted kFollowerCounted{8};
  static constexpr Counted kTurnCounted{9};
  static constexpr Counted kKnightCounted{10};
  static constexpr Counted kFarmerCounted{11};
  static constexpr Counted kMonkCounted{12};
  static constexpr Because kBecauseAloneOnTwo{9};  // alone in a sector with two crown spaces
  static constexpr Illegal kNoSuchPiece{10};       // the player has no such piece in that place
  static constexpr Illegal kNoFreeCrown{11};       // no space is free there, or no such piece is left

  static constexpr PhaseInfo kPhases[] = {{.phase = kRecallPhase, .alone = true}};
  static constexpr VerbInfo kVerbs[] = {{kRecallVerb, kRecallPhase, kNoSuchPiece},
                                        {kCrownVerb, Phase::Deploy, kNoFreeCrown}};
  static constexpr ScoreFor kScores[] = {kCrownScore,  kFortuneScore, kTaxesScore,
                                         kFamineScore, kStormScore,   kInquisitionScore};
  static constexpr Counted kCounted[] = {kFollowerCounted, kTurnCounted, kKnightCounted, kFarmerCounted,
                                         kMonkCounted};
  static constexpr Because kReasons[] = {kBecauseAloneOnTwo};
  static constexpr Illegal kRefusals[] = {kNoSuchPiece, kNoFreeCrown};

  static constexpr Action recall(Cell cell, int segment, Piece piece) {
    return {kRecallVerb, {}, piece, static_cast<std::uint8_t>(segment), cell};
  }
  static constexpr Action crown(Sector sector, Piece piece) {
    return {kCrownVerb, {}, piece, static_cast<std::uint8_t>(sector), {}};
  }
  static constexpr Sector sector_of(Action crown) { return static_cast<Sector>(crown.number); }

  using Events = EventTypes<CrownedEvent, WheelEvent, LeftCrownEvent>;

  struct Options {
    bool pig_in_famine = false;  // a pig adds 1 per city to its owner's farmers in a famine
    friend bool operator==(const Options&, const Options&) = default;
  };

  struct State {
    std::array<std::array<std::uint8_t, 2>, kSectors> crown{};  // 0 = free, else see crown_holder()
    Sector sector = Sector::Fortune;                            // where the wheel's pig stands
  };

  static constexpr SetRules kRules{
      .id = kId,
      .name = "wheel",
      .second_file = "wheel-standalone",
      .whole_game = true,
      .symbols_act = true,
      .phases = kPhases,
      .verbs = kVerbs,
      .scores = kScores,
      .counted = kCounted,
      .reasons = kReasons,
      .refusals = kRefusals,
      .tile_file = wheel_edition,
      .read_tile = read_symbol,
      .lay_start = lay_wheel_board,
      .after_draw = turn_wheel,
      .legal_deployment = add_crowns,
      .legal_actions = add_recalls,
      .act = recall_or_crown,
      .pieces_elsewhere = pieces_on_crowns,
  };
};

}  // namespace aude
