// A set as the rest of the rules sees it: what it brings, and what it has to say at each hook of a
// game. The base rules know these moments and no set; sets.h has the list. Moments are named in the
// order of a game; a set leaves out those where it has nothing to say. They are called in the order of
// the list, for the sets in play only.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "rules/action.h"
#include "rules/events.h"
#include "rules/set_id.h"
#include "rules/types.h"

namespace aude {

class Board;
struct Catalogue;
struct FieldPay;
struct KindInfo;
struct Owners;
struct PlacedTile;
struct Start;
struct Tile;
struct FeatureValue;

// What follows upon an action that only a set understands.
enum class Next : std::uint8_t {
  NotMine,      // the action belongs to another set
  Waits,        // the set has chosen the next phase itself
  Placement,    // the tile in hand is laid
  Deployed,     // as after any deployment
  PartFinished  // completed features are scored, then the turn goes on
};

// One of each of these pieces for every player, by Piece.
constexpr std::array<std::uint8_t, kPieceKinds> pieces_of(std::initializer_list<Piece> pieces) {
  std::array<std::uint8_t, kPieceKinds> each{};
  for (Piece piece : pieces) ++each[static_cast<std::size_t>(piece)];
  return each;
}

struct SetRules {
  // --- what it brings ------------------------------------------------------------------------------
  SetId id;
  std::string_view name;  // in setups and on the command line; tiles/NAME.json has its tiles
  std::string_view second_file = {};  // tiles of another edition, without ".json", see tile_file
  bool whole_game = false;            // can be played without any other set
  bool symbols_act = false;           // the wheel symbols printed on tiles of all sets
  std::array<std::uint8_t, kPieceKinds> pieces = {};  // for each player, by Piece

  // --- before the game -----------------------------------------------------------------------------
  // Which of the two files is played beside these sets; without it the one called NAME.
  std::string_view (*tile_file)(SetGroup sets) = nullptr;
  // What a tile of any set, printed so, means with this set in play.
  void (*read_tile)(const Tile& tile, KindInfo& kind) = nullptr;
  // What lies before the first draw. Comes after the sets before it, and may change what they laid.
  void (*lay_start)(const Catalogue& catalogue, SetGroup sets, Start& start) = nullptr;
  void (*set_up)(Board& board) = nullptr;

  // --- a turn --------------------------------------------------------------------------------------
  // A tile with a set's mark `speaks` was drawn. True: the set has chosen the next phase, somebody must
  // answer before the tile is laid.
  bool (*after_draw)(Board& board, Events* events) = nullptr;
  // A tile of a kind with a set's mark `guided` cannot lie in frontier cell number `at`, however it is
  // turned. Asked for every cell, so it should be cheap.
  bool (*shuns_cell)(const Board& board, const KindInfo& kind, int at) = nullptr;
  // Which of these rotations (a bit each, all matching the neighbours) remain there.
  unsigned (*legal_placement)(const Board& board, const KindInfo& kind, int at,
                              unsigned rotations) = nullptr;
  void (*after_placement)(Board& board, Events* events) = nullptr;
  void (*legal_deployment)(const Board& board, const PlacedTile& tile, ActionList& out) = nullptr;
  // Somebody deployed or passed. True: the set has chosen the next phase before anything is scored.
  bool (*after_deployment)(Board& board, Action action) = nullptr;
  void (*before_scoring)(Board& board, Events* events) = nullptr;
  // The turn would pass on. True: the same player has another part.
  bool (*plays_again)(Board& board) = nullptr;

  // --- phases of its own ---------------------------------------------------------------------------
  void (*legal_actions)(const Board& board, ActionList& out) = nullptr;
  // The outcomes of a chance phase, written to `out`, which has room; returns how many.
  int (*chances)(const Board& board, std::span<Chance> out) = nullptr;
  Next (*act)(Board& board, Action action, Events* events) = nullptr;

  // --- scoring -------------------------------------------------------------------------------------
  void (*break_tie)(const Board& board, SegmentId feature, Owners& owners) = nullptr;
  // What a road, city or cloister pays: changes what the base game would.
  void (*feature_value)(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                        FeatureValue& value) = nullptr;
  // Followers of a scored feature have gone home: what else stands there?
  void (*after_feature)(Board& board, SegmentId feature, Events* events) = nullptr;
  // A road or city was completed, whether or not it scored.
  void (*after_completion)(Board& board, SegmentId feature, Terrain terrain, Events* events) = nullptr;
  // A follower of `seat` has left a feature that is not scored.
  void (*after_recall)(Board& board, Seat seat, SegmentId feature, Events* events) = nullptr;
  // What a field pays for each city, and to whom more than others.
  void (*field_value)(const Board& board, SegmentId field, FieldPay& pay) = nullptr;
  void (*final_scoring)(Board& board, Events* events) = nullptr;

  // --- looking after the books ---------------------------------------------------------------------
  // Pieces of a seat that are neither in the supply nor on a laid tile.
  int (*pieces_elsewhere)(const Board& board, Seat seat, Piece piece) = nullptr;
};

}  // namespace aude
