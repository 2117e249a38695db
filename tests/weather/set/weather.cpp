// SPDX-License-Identifier: MIT
#include "weather.h"

#include <bit>

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {
namespace {

bool is_storm(const Board& board) { return board.set_state<Weather>().storm; }

Terrain terrain_of(const Board& board, const PlacedTile& tile, int segment) {
  return board.kind_of(tile).segments[static_cast<std::size_t>(segment)].terrain;
}

}  // namespace

bool ask_weather(Board& board, Events*) {
  board.head->phase = Weather::kWeatherPhase;
  return true;
}

void move_wanderer(Board& board, Events*) {
  board.set_state<Weather>().wanderer = board.head->last_cell;
}

unsigned keep_off_fields(const Board& board, const PlacedTile& tile, Piece, unsigned segments) {
  if (!is_storm(board)) return segments;
  for (int s = 0; s < board.kind_of(tile).segment_count; ++s) {
    if (terrain_of(board, tile, s) == Terrain::Field) segments &= ~(1U << s);
  }
  return segments;
}

void add_visits(const Board& board, const PlacedTile&, ActionList& out) {
  if (board.supply(board.head->turn, Piece::Follower) == 0) return;
  const PlacedTile& start = board.tiles().front();
  for (int s = 0; s < board.kind_of(start).segment_count; ++s) {
    if (board.claims_on(board.feature(board.segment_id(start, s))) == 0) out.push(Weather::visit(s));
  }
}

bool shelter(Board& board, Action action, Events*) {
  const bool cloister = terrain_of(board, board.last_tile(), action.number) == Terrain::Cloister;
  if (!is_storm(board) || !cloister) return false;
  give(board, mask_of(board.head->turn), 1);
  return true;
}

bool offer_picnic(Board& board, Events*) {
  if (is_storm(board)) return false;
  board.head->phase = Weather::kPicnicPhase;
  return true;
}

void add_weather_actions(const Board& board, ActionList& out) {
  const bool chance = board.head->phase == Weather::kWeatherPhase;
  const bool picnic = board.head->phase == Weather::kPicnicPhase;
  for (const bool yes : {false, true}) {
    if (chance) out.push(Weather::weather(yes));
    if (picnic) out.push(Weather::picnic(yes));
  }
}

int weather_chances(const Board& board, std::span<Chance> out) {
  if (board.head->phase != Weather::kWeatherPhase) return 0;
  out[0] = {Weather::weather(false), 2};
  out[1] = {Weather::weather(true), 1};
  return 2;
}

Next act_in_weather(Board& board, Action action, Events* events) {
  if (action.verb == Weather::kWeatherVerb) {
    board.set_state<Weather>().storm = action.number != 0;
    return Next::Draw;
  }
  if (action.verb == Weather::kPicnicVerb) {
    if (action.number != 0) give(board, mask_of(board.head->turn), 1);
    return Next::PartScored;
  }
  if (action.verb != Weather::kVisitVerb) return Next::NotMine;
  deploy_piece(board, board.head->turn, Piece::Follower,
               board.segment_id(board.tiles().front(), action.number), events);
  return Next::Deployed;
}

}  // namespace aude
