#include "rules/hills.h"

#include <bit>
#include <numeric>

#include "rules/scoring.h"

namespace aude {
namespace {

bool is_shepherds_field(const Board& board, Seat seat, Node field) {
  const Node node = board.figure(Piece::Shepherd, seat);
  return node != kNoNode && board.feature(node) == field;
}

SeatMask shepherds_in(const Board& board, Node field) {
  SeatMask seats = 0;
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (is_shepherds_field(board, seat, field)) seats = static_cast<SeatMask>(seats | mask_of(seat));
  }
  return seats;
}

// Shepherds and tokens leave the field; printed sheep stay for ever.
void empty_field(Board& board, Node field, Events* events) {
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    if (!is_shepherds_field(board, seat, field)) continue;
    auto& flock = board.head->flock[static_cast<std::size_t>(s)];
    for (std::size_t sheep = 1; sheep <= flock.size(); ++sheep) {
      auto& face_down = board.head->tokens[sheep];
      face_down = static_cast<std::uint8_t>(face_down + flock[sheep - 1]);
    }
    flock = {};
    send_home(board, seat, Piece::Shepherd, board.figure(Piece::Shepherd, seat), events);
  }
}

// Every shepherd of the field scores all its sheep.
void gather(Board& board, Node field, Reasons reasons, Events* events) {
  const SeatMask shepherds = shepherds_in(board, field);
  const int sheep = board.flock_on(field) + board.extra_of(field);
  give(board, shepherds, sheep);
  if (events != nullptr) {
    std::vector<Spot> spots;
    for (unsigned rest = shepherds; rest != 0; rest &= rest - 1) {
      spots.push_back(
          board.spot(board.figure(Piece::Shepherd, static_cast<Seat>(std::countr_zero(rest)))));
    }
    events->push_back(ScoredEvent{ScoreFor::Flock,
                                  sheep,
                                  shepherds,
                                  false,
                                  {{{Counted::Sheep, sheep, 1}}},
                                  reasons,
                                  std::move(spots)});
  }
  empty_field(board, field, events);
}

Node own_field(const Board& board) {
  return board.feature(board.figure(Piece::Shepherd, board.head->turn));
}

}  // namespace

int Board::flock_on(Node field) const {
  int sheep = 0;
  for (int s = 0; s < game->players(); ++s) {
    if (!is_shepherds_field(*this, static_cast<Seat>(s), field)) continue;
    const auto& flock = head->flock[static_cast<std::size_t>(s)];
    for (std::size_t i = 0; i < flock.size(); ++i) sheep += static_cast<int>(i + 1) * flock[i];
  }
  return sheep;
}

void bury_under_hill(Board& board, Events* events) {
  if (board.head->left == 0) return;
  --board.head->left;
  ++board.head->hidden;
  if (events != nullptr) events->push_back(BuriedEvent{board.last_tile().cell});
}

SeatMask break_tie_by_hill(const Board& board, Node feature, SeatMask tied) {
  if (std::has_single_bit(tied) || !board.game->plays(SetName::Hills)) return tied;
  const bool by_number = board.game->options().hill_tiebreak == HillTiebreak::Number;
  std::array<int, kMaxPlayers> on_hills{};
  for (const DeployedFollower& follower : board.followers()) {
    if (board.feature(follower.node) != feature || !board.kind_of(board.tile(follower.node)).hill)
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

int tokens_left(const Board& board) {
  const auto& tokens = board.head->tokens;
  return std::accumulate(tokens.begin(), tokens.end(), 0);
}

void add_shepherd(const Board& board, const PlacedTile& tile, ActionList& out) {
  if (board.supply(board.head->turn, Piece::Shepherd) == 0 || tokens_left(board) == 0) return;
  ActionWriter writer(out, kMaxSegments);
  for (unsigned rest = board.kind_of(tile).fields; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    const bool free = shepherds_in(board, board.feature(board.node(tile, s))) == 0;
    writer.push_if(free, Action::deploy(Piece::Shepherd, s));
  }
}

bool must_tend(const Board& board) {
  if (board.figure(Piece::Shepherd, board.head->turn) == kNoNode) return false;
  const PlacedTile& tile = board.last_tile();
  return board.shows(tile, board.kind_of(tile).fields, own_field(board));
}

void take_token(Board& board, int sheep, Events* events) {
  const Seat seat = board.head->turn;
  const Node shepherd = board.figure(Piece::Shepherd, seat);
  if (events != nullptr) events->push_back(TokenEvent{seat, sheep, board.spot(shepherd)});
  if (sheep == 0) {
    empty_field(board, board.feature(shepherd), events);  // the wolf itself goes back among the tokens
    return;
  }
  --board.head->tokens[static_cast<std::size_t>(sheep)];
  ++board.head->flock[static_cast<std::size_t>(seat)][static_cast<std::size_t>(sheep - 1)];
}

void gather_own_flock(Board& board, Events* events) { gather(board, own_field(board), 0, events); }

void gather_closed_fields(Board& board, Events* events) {
  if (!board.game->options().closed_farm_gathers) return;
  const PlacedTile& tile = board.last_tile();
  for (unsigned rest = board.kind_of(tile).fields; rest != 0; rest &= rest - 1) {
    const Node field = board.feature(board.node(tile, std::countr_zero(rest)));
    if (board.is_open(field) || shepherds_in(board, field) == 0) continue;
    gather(board, field, reason(Because::ClosedField), events);
  }
}

int vineyards_around(const Board& board, Cell cell) {
  if (!board.game->plays(SetName::Hills)) return 0;
  int count = 0;
  for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
    for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
      const Cell near{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      const PlacedTile* tile = near == cell ? nullptr : board.tile_at(near);
      count += tile != nullptr && board.kind_of(*tile).vineyard;
    }
  }
  return count;
}

}  // namespace aude
