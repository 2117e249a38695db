// SPDX-License-Identifier: MIT
// What a set adds to the rules: values of the open enumerations (types.h), and functions that the base
// rules call at fixed points of a game, its hooks. The base rules call hooks and name no set. Hooks are
// listed in the order of a game; a set leaves out those that it does not need. They are called for the
// active sets only, in the order of the list in sets.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rules/action.h"
#include "rules/catalogue.h"
#include "rules/events.h"
#include "rules/set_id.h"
#include "rules/types.h"
#include "rules/verdict.h"

namespace aude {

class Board;
struct FieldPay;
struct KindInfo;
struct Owners;
struct PlacedTile;
struct Start;
struct FeatureValue;

// --- values of the open enumerations, with their properties
// -------------------------------------------

struct PieceInfo {
  Piece piece;
  std::uint8_t each = 1;    // how many every player has
  std::uint8_t weight = 0;  // followers: what one counts in a majority; 0 for other pieces
  bool usual = false;       // may be deployed wherever an ordinary follower may
};

struct TerrainInfo {
  Terrain terrain;
  std::string_view word;             // in tile files and in the notation
  ScoreFor score = ScoreFor::Field;  // what its features are scored as
  bool takes_followers = false;      // ordinary followers may be deployed there
  bool enclosed = false;             // owns no port, and is completed by the eight tiles around
  std::optional<Edge> line = {};     // owns one or two middle ports, on sides with this edge
};

struct PhaseInfo {
  Phase phase;
  bool chance = false;     // chance chooses the action, not a player
  bool tile_laid = false;  // the tile of this turn part lies on the board
  bool alone = false;      // each action is a decision by itself, before the tile in hand is laid
};

struct VerbInfo {
  Verb verb;
  Phase phase;                        // in which it can be legal
  Illegal refusal = Illegal::NotNow;  // why an action of this verb was refused in its own phase
};

// What follows an action with a set's own verb.
enum class Next : std::uint8_t {
  NotMine,       // the action belongs to another set
  Waits,         // the set has chosen the next phase itself
  Draw,          // the next tile is drawn
  Placement,     // the tile in hand is laid
  Deployed,      // as after any deployment
  PartFinished,  // completed features are scored, then the turn continues
  PartScored     // completed features have been scored already; the turn continues
};

// How many copies of a tile are drawn, by symbol.
using Copies = std::array<int, 4>;

struct SetRules {
  // --- what it adds --------------------------------------------------------------------------------
  SetId id;
  std::string_view name;  // in setups and on the command line; tiles/NAME.json has its tiles
  std::string_view second_file = {};  // tiles of another edition, without ".json", see tile_file
  bool whole_game = false;            // can be played without any other set
  std::string_view needs = {};        // the set without which it cannot be played
  bool symbols_act = false;           // the symbols printed on tiles of all sets
  std::span<const TerrainInfo> terrains = {};
  std::span<const PieceInfo> pieces = {};
  std::span<const PhaseInfo> phases = {};
  std::span<const VerbInfo> verbs = {};
  std::span<const ScoreFor> scores = {};
  std::span<const Counted> counted = {};
  std::span<const Because> reasons = {};
  std::span<const Illegal> refusals = {};

  // --- before the game -----------------------------------------------------------------------------
  // Which of the two files is played together with these sets; without this hook, the one called NAME.
  std::string_view (*tile_file)(SetGroup sets) = nullptr;
  // The meaning of a printed tile of any set when this set is active.
  void (*read_tile)(const Tile& tile, KindInfo& kind) = nullptr;
  // Lays tiles before the first draw. Called after the sets before it; may change what they laid.
  void (*lay_start)(const Catalogue& catalogue, SetGroup sets, Start& start) = nullptr;
  void (*set_up)(Board& board) = nullptr;

  // --- a turn --------------------------------------------------------------------------------------
  // A turn starts, before its first draw (not before a second part). True: the set has chosen the next
  // phase; it continues with Next::Draw.
  bool (*start_turn)(Board& board, Events* events) = nullptr;
  // A tile with a set's mark `speaks` was drawn. True: the set has chosen the next phase, in which
  // players must act before the tile is laid; it continues with Next::Placement.
  bool (*after_draw)(Board& board, Events* events) = nullptr;
  // A tile of a kind with a set's mark `guided` cannot lie in frontier cell number `at` in any
  // rotation. Called for every cell, so it should be cheap.
  bool (*shuns_cell)(const Board& board, const KindInfo& kind, int at) = nullptr;
  // Which of these rotations (a bit each, all matching the neighbours) remain there.
  unsigned (*legal_placement)(const Board& board, const KindInfo& kind, int at,
                              unsigned rotations) = nullptr;
  void (*after_placement)(Board& board, Events* events) = nullptr;
  // Forbids base deployments: which of these segments of the tile just laid (a bit each) remain for a
  // follower of this kind.
  unsigned (*allowed_segments)(const Board& board, const PlacedTile& tile, Piece piece,
                               unsigned segments) = nullptr;
  // Adds deployments, and actions that can be taken instead of one. A piece may go to any cell: an
  // action of the set's own verb has room for it.
  void (*legal_deployment)(const Board& board, const PlacedTile& tile, ActionList& out) = nullptr;
  // Replaces a deployment. True: the set has carried it out; false: the piece goes to its segment.
  bool (*deploy)(Board& board, Action action, Events* events) = nullptr;
  // A player deployed or passed. True: the set has chosen the next phase before anything is scored.
  bool (*after_deployment)(Board& board, Action action) = nullptr;
  void (*before_scoring)(Board& board, Events* events) = nullptr;
  // Completed features have been scored. True: the set has chosen the next phase; it continues with
  // Next::PartScored.
  bool (*after_scoring)(Board& board, Events* events) = nullptr;
  // The turn would pass to the next player. True: the same player has another part.
  bool (*plays_again)(Board& board) = nullptr;

  // --- phases of its own ---------------------------------------------------------------------------
  void (*legal_actions)(const Board& board, ActionList& out) = nullptr;
  // Writes the outcomes of a chance phase of its own to `out`, which has room for eight, and returns
  // their number.
  int (*chances)(const Board& board, std::span<Chance> out) = nullptr;
  Next (*act)(Board& board, Action action, Events* events) = nullptr;

  // --- scoring -------------------------------------------------------------------------------------
  void (*break_tie)(const Board& board, SegmentId feature, Owners& owners) = nullptr;
  // Changes what a feature (not a field) scores in the base game.
  void (*feature_value)(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                        FeatureValue& value) = nullptr;
  // The followers of a scored feature have returned; the set's pieces there follow.
  void (*after_feature)(Board& board, SegmentId feature, Events* events) = nullptr;
  // A road or city was completed, whether or not it scored.
  void (*after_completion)(Board& board, SegmentId feature, Terrain terrain, Events* events) = nullptr;
  // A follower of `seat` has left a feature that was not scored.
  void (*after_recall)(Board& board, Seat seat, SegmentId feature, Events* events) = nullptr;
  // What a field scores for each city, and which owners score more than others.
  void (*field_value)(const Board& board, SegmentId field, FieldPay& pay) = nullptr;
  void (*final_scoring)(Board& board, Events* events) = nullptr;

  // --- consistency checks --------------------------------------------------------------------------
  // Pieces of a seat that are neither in the supply nor on a laid tile.
  int (*pieces_elsewhere)(const Board& board, Seat seat, Piece piece) = nullptr;
};

// Defaults for a set that keeps no state, has no options and no events. A set derives from it and
// declares the types that it needs itself.
template <typename Set>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): sets are never constructed
struct SetDefaults {
  struct State {};
  struct Options {
    friend bool operator==(const Options&, const Options&) = default;
  };
  using Events = EventTypes<>;
};

}  // namespace aude
