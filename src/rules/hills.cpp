#include "rules/hills.h"

#include <bit>
#include <numeric>

#include "rules/scoring.h"

namespace aude {
namespace {

bool is_shepherds_field(const Table& table, Seat seat, Node field) {
  const Node node = table.figure(Piece::Shepherd, seat);
  return node != kNoNode && table.feature(node) == field;
}

SeatMask shepherds_in(const Table& table, Node field) {
  SeatMask seats = 0;
  for (int s = 0; s < table.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (is_shepherds_field(table, seat, field)) seats = static_cast<SeatMask>(seats | mask_of(seat));
  }
  return seats;
}

// Shepherds and tokens leave the field; printed sheep stay for ever.
void empty_field(Table& table, Node field, Events* events) {
  for (int s = 0; s < table.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (!is_shepherds_field(table, seat, field)) continue;
    auto& flock = table.head->flock[static_cast<std::size_t>(s)];
    for (std::size_t sheep = 1; sheep <= flock.size(); ++sheep) {
      auto& face_down = table.head->tokens[sheep];
      face_down = static_cast<std::uint8_t>(face_down + flock[sheep - 1]);
    }
    flock = {};
    send_home(table, seat, Piece::Shepherd, table.figure(Piece::Shepherd, seat), events);
  }
}

// Every shepherd of the field scores all its sheep.
void gather(Table& table, Node field, Reasons reasons, Events* events) {
  const SeatMask shepherds = shepherds_in(table, field);
  const int sheep = table.flock_on(field) + table.extra_of(field);
  give(table, shepherds, sheep);
  if (events != nullptr) {
    std::vector<Spot> spots;
    for (unsigned rest = shepherds; rest != 0; rest &= rest - 1) {
      spots.push_back(
          table.spot(table.figure(Piece::Shepherd, static_cast<Seat>(std::countr_zero(rest)))));
    }
    events->push_back(ScoredEvent{ScoreFor::Flock,
                                  sheep,
                                  shepherds,
                                  false,
                                  {{{Counted::Sheep, sheep, 1}}},
                                  reasons,
                                  std::move(spots)});
  }
  empty_field(table, field, events);
}

Node own_field(const Table& table) {
  return table.feature(table.figure(Piece::Shepherd, table.head->turn));
}

}  // namespace

int Table::flock_on(Node field) const {
  int sheep = 0;
  for (int s = 0; s < game->players(); ++s) {
    if (!is_shepherds_field(*this, static_cast<Seat>(s), field)) continue;
    const auto& flock = head->flock[static_cast<std::size_t>(s)];
    for (std::size_t i = 0; i < flock.size(); ++i) sheep += static_cast<int>(i + 1) * flock[i];
  }
  return sheep;
}

void bury_under_hill(Table& table, Events* events) {
  if (table.head->left == 0) return;
  --table.head->left;
  ++table.head->hidden;
  if (events != nullptr) events->push_back(BuriedEvent{table.last_tile().cell});
}

SeatMask break_tie_by_hill(const Table& table, Node feature, SeatMask tied) {
  if (std::has_single_bit(tied) || !table.game->plays(SetName::Hills)) return tied;
  const bool by_number = table.game->options().hill_tiebreak == HillTiebreak::Number;
  std::array<int, kMaxPlayers> on_hills{};
  for (const DeployedFollower& follower : table.followers()) {
    if (table.feature(follower.node) != feature || !table.kind_of(table.tile(follower.node)).hill)
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
  return favoured;
}

int tokens_left(const Table& table) {
  const auto& tokens = table.head->tokens;
  return std::accumulate(tokens.begin(), tokens.end(), 0);
}

void add_shepherd(const Table& table, const PlacedTile& tile, ActionList& out) {
  if (table.supply(table.head->turn, Piece::Shepherd) == 0 || tokens_left(table) == 0) return;
  ActionWriter writer(out, kMaxSegments);
  for (unsigned rest = table.kind_of(tile).fields; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const bool free = shepherds_in(table, table.feature(table.node(tile, s))) == 0;
    writer.push_if(free, Action::deploy(Piece::Shepherd, s));
  }
}

bool must_tend(const Table& table) {
  if (table.figure(Piece::Shepherd, table.head->turn) == kNoNode) return false;
  const PlacedTile& tile = table.last_tile();
  return table.shows(tile, table.kind_of(tile).fields, own_field(table));
}

void take_token(Table& table, int sheep, Events* events) {
  const Seat seat = table.head->turn;
  const Node shepherd = table.figure(Piece::Shepherd, seat);
  if (events != nullptr) events->push_back(TokenEvent{seat, sheep, table.spot(shepherd)});
  if (sheep == 0) {
    empty_field(table, table.feature(shepherd), events);  // the wolf itself goes back among the tokens
    return;
  }
  --table.head->tokens[static_cast<std::size_t>(sheep)];
  ++table.head->flock[static_cast<std::size_t>(seat)][static_cast<std::size_t>(sheep - 1)];
}

void gather_own_flock(Table& table, Events* events) { gather(table, own_field(table), 0, events); }

void gather_closed_fields(Table& table, Events* events) {
  if (!table.game->options().closed_farm_gathers) return;
  const PlacedTile& tile = table.last_tile();
  for (unsigned rest = table.kind_of(tile).fields; rest != 0; rest &= rest - 1) {
    const Node field = table.feature(table.node(tile, std::countr_zero(rest)));
    if (table.is_open(field) || shepherds_in(table, field) == 0) continue;
    gather(table, field, reason(Because::ClosedField), events);
  }
}

int vineyards_around(const Table& table, Cell cell) {
  if (!table.game->plays(SetName::Hills)) return 0;
  int count = 0;
  for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
    for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
      const Cell near{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      const PlacedTile* tile = near == cell ? nullptr : table.tile_at(near);
      count += tile != nullptr && table.kind_of(*tile).vineyard;
    }
  }
  return count;
}

}  // namespace aude
