// SPDX-License-Identifier: MIT
#include "rules/sets/hills.h"

#include <bit>
#include <numeric>

#include "rules/board.h"
#include "rules/scoring.h"

namespace aude {
namespace {

constexpr int kPerVineyard = 3;
constexpr std::size_t kTokenKinds = 5;

Hills::State& hills_of(Board& board) { return board.set_state<Hills>(); }
const Hills::State& hills_of(const Board& board) { return board.set_state<Hills>(); }

bool is_shepherds_field(const Board& board, Seat seat, SegmentId field) {
  const SegmentId segment_id = board.figure(Hills::kShepherd, seat);
  return segment_id != kNoSegmentId && board.feature(segment_id) == field;
}

SeatMask shepherds_in(const Board& board, SegmentId field) {
  SeatMask seats = 0;
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (is_shepherds_field(board, seat, field)) seats = static_cast<SeatMask>(seats | mask_of(seat));
  }
  return seats;
}

// Shepherds and tokens leave the field; printed sheep stay.
void empty_field(Board& board, SegmentId field, Events* events) {
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (!is_shepherds_field(board, seat, field)) continue;
    auto& flock = hills_of(board).flock[static_cast<std::size_t>(s)];
    for (std::size_t sheep = 1; sheep <= flock.size(); ++sheep) {
      auto& face_down = hills_of(board).tokens[sheep];
      face_down = static_cast<std::uint8_t>(face_down + flock[sheep - 1]);
    }
    flock = {};
    send_home(board, seat, Hills::kShepherd, board.figure(Hills::kShepherd, seat), events);
  }
}

// Every shepherd of the field scores all its sheep.
void gather(Board& board, SegmentId field, Reasons reasons, Events* events) {
  const SeatMask shepherds = shepherds_in(board, field);
  const int sheep = sheep_on(board, field);
  give(board, shepherds, sheep);
  if (events != nullptr) {
    std::vector<Spot> spots;
    for (unsigned rest = shepherds; rest != 0; rest &= rest - 1) {
      spots.push_back(
          board.spot(board.figure(Hills::kShepherd, static_cast<Seat>(std::countr_zero(rest)))));
    }
    events->push_back(ScoredEvent{Hills::kFlockScore,
                                  sheep,
                                  shepherds,
                                  false,
                                  {{{Hills::kSheepCounted, sheep, 1}}},
                                  reasons,
                                  std::move(spots)});
  }
  empty_field(board, field, events);
}

SegmentId own_field(const Board& board) {
  return board.feature(board.figure(Hills::kShepherd, board.head->turn));
}

int vineyards_around(const Board& board, Cell cell) {
  int count = 0;
  for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
    for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
      const Cell near{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      const PlacedTile* tile = near == cell ? nullptr : board.tile_at(near);
      count += tile != nullptr && board.kind_of(*tile).tile->vineyard;
    }
  }
  return count;
}

int tokens_left(const Board& board) {
  const auto& tokens = hills_of(board).tokens;
  return std::accumulate(tokens.begin(), tokens.end(), 0);
}

// A token was drawn for the current player's shepherd: sheep, or 0 for the wolf.
void take_token(Board& board, int sheep, Events* events) {
  const Seat seat = board.head->turn;
  const SegmentId shepherd = board.figure(Hills::kShepherd, seat);
  if (events != nullptr) events->push_back(TokenEvent{seat, sheep, board.spot(shepherd)});
  if (sheep == 0) {
    empty_field(board, board.feature(shepherd), events);  // the wolf itself returns to the tokens
    return;
  }
  --hills_of(board).tokens[static_cast<std::size_t>(sheep)];
  ++hills_of(board).flock[static_cast<std::size_t>(seat)][static_cast<std::size_t>(sheep - 1)];
}

}  // namespace

int sheep_on(const Board& board, SegmentId field) {
  int sheep = board.extra_of(field);
  for (int s = 0; s < board.game->players(); ++s) {
    if (!is_shepherds_field(board, static_cast<Seat>(s), field)) continue;
    const auto& flock = hills_of(board).flock[static_cast<std::size_t>(s)];
    for (std::size_t i = 0; i < flock.size(); ++i) sheep += static_cast<int>(i + 1) * flock[i];
  }
  return sheep;
}

void count_printed_sheep(const Tile& tile, KindInfo& kind) {
  for (std::size_t s = 0; s < tile.segments.size(); ++s) {
    if (tile.segments[s].terrain == Terrain::Field) {
      kind.segments[s].extra = static_cast<std::uint16_t>(tile.segments[s].sheep);
    }
  }
}

void set_out_tokens(Board& board) {
  auto& tokens = hills_of(board).tokens;
  for (std::size_t t = 0; t < tokens.size(); ++t) {
    tokens[t] = static_cast<std::uint8_t>(board.game->catalogue().tokens[t]);
  }
}

void bury_and_look_after_flocks(Board& board, Events* events) {
  const PlacedTile& tile = board.last_tile();
  const KindInfo& kind = board.kind_of(tile);
  if (kind.tile->hill && board.head->left > 0) {
    --board.head->left;
    ++board.head->hidden;
    if (events != nullptr) events->push_back(BuriedEvent{tile.cell});
  }
  const SegmentId shepherd = board.figure(Hills::kShepherd, board.head->turn);
  hills_of(board).tend_due =
      shepherd != kNoSegmentId && board.shows(tile, kind.fields, board.feature(shepherd));
}

void break_tie_by_hill(const Board& board, SegmentId feature, Owners& owners) {
  const SeatMask tied = owners.seats;
  if (std::has_single_bit(tied)) return;
  const bool by_number = board.game->options().hill_tiebreak == HillTiebreak::Number;
  std::array<int, kMaxPlayers> on_hills{};
  for (const DeployedFollower& follower : board.followers()) {
    if (board.feature(follower.segment_id) != feature ||
        !board.kind_of(board.tile(follower.segment_id)).tile->hill)
      continue;
    int& count = on_hills[static_cast<std::size_t>(follower.seat)];
    count = by_number ? count + 1 : 1;
  }
  SeatMask favoured = 0;
  int most = 0;
  for (std::size_t s = 0; s < kMaxPlayers; ++s) {
    if (!(tied >> s & 1U) || on_hills[s] < most) continue;
    favoured = static_cast<SeatMask>((on_hills[s] > most ? 0 : favoured) | 1U << s);
    most = on_hills[s];
  }
  if (favoured == tied) return;
  owners.seats = favoured;
  owners.reasons = reason(Hills::kBecauseHillTie);
}

void add_shepherd(const Board& board, const PlacedTile& tile, ActionList& out) {
  if (board.supply(board.head->turn, Hills::kShepherd) == 0 || tokens_left(board) == 0) return;
  ActionWriter writer(out, kMaxSegments);
  for (unsigned rest = board.kind_of(tile).fields; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const bool free = shepherds_in(board, board.feature(board.segment_id(tile, s))) == 0;
    writer.push_if(free, Action::deploy(Hills::kShepherd, s));
  }
}

bool draw_token_or_tend(Board& board, Action action) {
  if (action.verb == Verb::Deploy && action.piece == Hills::kShepherd) {
    board.head->phase = Hills::kTokenPhase;
    return true;
  }
  if (hills_of(board).tend_due == 0) return false;
  board.head->phase = Hills::kTendPhase;
  return true;
}

void add_tokens_or_tending(const Board& board, ActionList& out) {
  if (board.head->phase == Hills::kTokenPhase) {
    std::array<Chance, kTokenKinds> tokens;
    const int kinds = token_chances(board, tokens);
    for (int i = 0; i < kinds; ++i) out.push(tokens[static_cast<std::size_t>(i)].action);
  }
  if (board.head->phase == Hills::kTendPhase) {
    if (tokens_left(board) > 0) out.push(Hills::grow());
    out.push(Hills::gather());
  }
}

int token_chances(const Board& board, std::span<Chance> out) {
  int kinds = 0;
  for (int sheep : {1, 2, 3, 4, 0}) {
    const int tokens = hills_of(board).tokens[static_cast<std::size_t>(sheep)];
    if (tokens > 0) out[static_cast<std::size_t>(kinds++)] = {Hills::token(sheep), tokens};
  }
  return kinds;
}

Next tend(Board& board, Action action, Events* events) {
  if (action.verb == Hills::kTokenVerb) {
    take_token(board, action.number, events);
    return Next::PartFinished;
  }
  if (action.verb == Hills::kGrowVerb) {
    board.head->phase = Hills::kTokenPhase;
    return Next::Waits;
  }
  if (action.verb == Hills::kGatherVerb) {
    gather(board, own_field(board), 0, events);
    return Next::PartFinished;
  }
  return Next::NotMine;
}

void gather_closed_fields(Board& board, Events* events) {
  hills_of(board).tend_due = 0;
  if (!board.game->options().closed_farm_gathers) return;
  const PlacedTile& tile = board.last_tile();
  for (unsigned rest = board.kind_of(tile).fields; rest != 0; rest &= rest - 1) {
    const SegmentId field = board.feature(board.segment_id(tile, std::countr_zero(rest)));
    if (board.is_open(field) || shepherds_in(board, field) == 0) continue;
    gather(board, field, reason(Hills::kBecauseClosedField), events);
  }
}

void add_vineyards(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                   FeatureValue& value) {
  if (terrain != Terrain::Cloister || !complete) return;
  value.second = {Hills::kVineyardCounted, vineyards_around(board, board.tile(feature).cell),
                  kPerVineyard};
}

}  // namespace aude
