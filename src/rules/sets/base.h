// SPDX-License-Identifier: MIT
// The base game as one of the sets: its values of the open enumerations and its start tile. Its rules
// are in the files of src/rules.
#pragma once

#include "rules/set_rules.h"

namespace aude {

void lay_start_tile(const Catalogue& catalogue, SetGroup sets, Start& start);

struct Base : SetDefaults<Base> {
  static constexpr SetId kId = SetId::Base;

  static constexpr TerrainInfo kTerrains[] = {
      {Terrain::City, "city", ScoreFor::City, true},
      {Terrain::Road, "road", ScoreFor::Road, true, false, Edge::Road},
      {Terrain::Field, "field", ScoreFor::Field, true},
      {Terrain::Cloister, "cloister", ScoreFor::Cloister, true, true},
  };
  static constexpr PieceInfo kPieces[] = {
      {.piece = Piece::Follower, .each = kFollowersEach, .weight = 1, .usual = true}};
  static constexpr PhaseInfo kPhases[] = {{.phase = Phase::Draw, .chance = true},
                                          {.phase = Phase::Place},
                                          {.phase = Phase::Deploy, .tile_laid = true},
                                          {.phase = Phase::Over}};
  static constexpr VerbInfo kVerbs[] = {{Verb::Draw, Phase::Draw, Illegal::NoSuchTile},
                                        {Verb::Place, Phase::Place, Illegal::DoesNotFit},
                                        {Verb::Deploy, Phase::Deploy, Illegal::NotThere},
                                        {Verb::Pass, Phase::Deploy, Illegal::NotNow}};
  static constexpr ScoreFor kScores[] = {ScoreFor::Road, ScoreFor::City, ScoreFor::Cloister,
                                         ScoreFor::Field};
  static constexpr Counted kCounted[] = {Counted::Tile, Counted::Pennant, Counted::City};
  static constexpr Because kReasons[] = {Because::SmallCity, Because::NoCity};
  static constexpr Illegal kRefusals[] = {
      Illegal::GameOver,       Illegal::WrongPhase, Illegal::NoSuchTile,    Illegal::CellTaken,
      Illegal::NotBesideATile, Illegal::DoesNotFit, Illegal::NoSuchSegment, Illegal::NoPieceLeft,
      Illegal::NotThere,       Illegal::NotNow};

  static constexpr SetRules kRules{
      .id = kId,
      .name = "base",
      .whole_game = true,
      .terrains = kTerrains,
      .pieces = kPieces,
      .phases = kPhases,
      .verbs = kVerbs,
      .scores = kScores,
      .counted = kCounted,
      .reasons = kReasons,
      .refusals = kRefusals,
      .lay_start = lay_start_tile,
  };
};

}  // namespace aude
