// SPDX-License-Identifier: MIT
#include "rules/turn.h"

#include "rules/bag.h"
#include "rules/placement.h"
#include "rules/scoring.h"
#include "rules/sets.h"

namespace aude {
namespace {

void finish_game(Board& board, Events* events) {
  score_final(board, events);
  board.head->phase = Phase::Over;
  if (events == nullptr) return;
  int best = board.head->score[0];
  SeatMask winners = 0;
  for (int s = 0; s < board.game->players(); ++s) {
    const int score = board.head->score[static_cast<std::size_t>(s)];
    if (score > best) winners = 0;
    best = std::max(best, score);
    if (score == best) winners = static_cast<SeatMask>(winners | 1U << s);
  }
  events->push_back(OverEvent{winners});
}

void await_draw_or_finish(Board& board, Events* events) {
  board.head->in_hand = kNoKind;
  board.head->last_cell = {};
  board.head->phase = Phase::Draw;
  board.head->actor = board.head->turn;
  if (board.head->left == 0) finish_game(board, events);
}

void begin_turn(Board& board, Events* events) {
  await_draw_or_finish(board, events);
  if (board.head->phase == Phase::Draw) {
    any_hook<&SetRules::start_turn>(*board.game, board, events);
  }
}

// The tile is laid next, or discarded if it fits nowhere.
void await_placement(Board& board, Events* events) {
  const int placements = count_placements(board, board.game->kind(board.head->in_hand));
  board.head->placement_count = static_cast<std::uint16_t>(placements);
  if (placements != 0) {
    board.head->phase = Phase::Place;
    return;
  }
  if (events != nullptr) events->push_back(DiscardedEvent{board.head->turn, board.head->in_hand});
  await_draw_or_finish(board, events);
}

void draw(Board& board, Kind drawn, Events* events) {
  const KindInfo& kind = board.game->kind(drawn);
  take_from_bag(board, drawn);
  --board.head->left;
  if (kind.stage != Stage::Land) --board.head->early_left[static_cast<std::size_t>(kind.stage)];
  board.head->in_hand = drawn;
  if (kind.speaks && any_hook<&SetRules::after_draw>(*board.game, board, events)) return;
  await_placement(board, events);
}

void place(Board& board, Cell cell, Rotation rotation, Events* events) {
  const Kind kind = board.head->in_hand;
  board.lay(kind, cell, rotation);
  board.head->last_cell = cell;
  if (events != nullptr) events->push_back(PlacedEvent{board.head->turn, kind, cell, rotation});
  call_hooks<&SetRules::after_placement>(*board.game, board, events);
  board.head->phase = Phase::Deploy;
}

// The same player's second part, or the next player's turn. When no tile is left the game ends instead.
void pass_turn(Board& board, Events* events) {
  const bool again = board.head->left == 0 || any_hook<&SetRules::plays_again>(*board.game, board);
  if (again) return await_draw_or_finish(board, events);
  board.head->turn = static_cast<Seat>((index(board.head->turn) + 1) % board.game->players());
  begin_turn(board, events);
}

void finish_part(Board& board, Events* events) {
  call_hooks<&SetRules::before_scoring>(*board.game, board, events);
  score_completed(board, events);
  if (any_hook<&SetRules::after_scoring>(*board.game, board, events)) return;
  pass_turn(board, events);
}

void finish_deployment(Board& board, Action action, Events* events) {
  if (!any_hook<&SetRules::after_deployment>(*board.game, board, action)) finish_part(board, events);
}

void deploy(Board& board, Action action, Events* events) {
  if (!any_hook<&SetRules::deploy>(*board.game, board, action, events)) {
    deploy_piece(board, board.head->turn, action.piece,
                 board.segment_id(board.last_tile(), action.number), events);
  }
  finish_deployment(board, action, events);
}

// An action with a set's own verb.
void act(Board& board, Action action, Events* events) {
  Next next = Next::NotMine;
  each_hook<&SetRules::act>(*board.game, [&](auto hook) {
    if (next == Next::NotMine) next = hook(board, action, events);
  });
  switch (next) {
    case Next::NotMine:
    case Next::Waits:
      break;
    case Next::Draw:
      await_draw_or_finish(board, events);
      break;
    case Next::Placement:
      await_placement(board, events);
      break;
    case Next::Deployed:
      finish_deployment(board, action, events);
      break;
    case Next::PartFinished:
      finish_part(board, events);
      break;
    case Next::PartScored:
      pass_turn(board, events);
      break;
  }
}

void add_draws(const Board& board, ActionList& out) {
  const Stage stage = stage_of_draw(board);
  for (int k = board.game->stage_begin(stage); k < board.game->stage_end(stage); ++k) {
    if (board.bag[k] > 0) out.push(Action::draw(static_cast<Kind>(k)));
  }
}

// A follower may be deployed if the joined feature has no follower of any colour (R8).
void add_followers(const Board& board, const PlacedTile& tile, ActionList& out) {
  const KindInfo& kind = board.kind_of(tile);
  ActionWriter writer(out, static_cast<int>(kUsualFollowers.size()) * kMaxSegments);
  for (Piece piece : kUsualFollowers) {
    if (board.supply(board.head->turn, piece) == 0) continue;
    unsigned allowed = kind.for_followers;
    each_hook<&SetRules::allowed_segments>(
        *board.game, [&](auto hook) { allowed = hook(board, tile, piece, allowed); });
    for (int s = 0; s < kind.segment_count; ++s) {
      const bool free = board.claims_on(board.feature(board.segment_id(tile, s))) == 0;
      writer.push_if(free & (allowed >> s), Action::deploy(piece, s));
    }
  }
}

void add_deployments(const Board& board, ActionList& out) {
  const PlacedTile& tile = board.last_tile();
  add_followers(board, tile, out);
  call_hooks<&SetRules::legal_deployment>(*board.game, board, tile, out);
  out.push(Action::pass());
}

}  // namespace

Stage stage_of_draw(const Board& board) {
  if (board.head->early_left[0] > 0) return Stage::First;
  return board.head->early_left[1] > 0 ? Stage::Second : Stage::Land;
}

void set_up(Board& board, Events* events) {
  const Game& game = *board.game;
  Header& head = *board.head;
  for (int f = 0; f < game.layout().frontier; ++f) board.frontier_barred[f] = 0xFFFF;
  for (auto& seats : head.figures) seats.fill(kNoSegmentId);
  for (const Game::Laid& laid : game.laid_first()) board.lay(laid.kind, laid.cell, laid.rotation);
  fill_bag(board);
  for (int k = 0; k < game.stage_end(Stage::Second); ++k) {
    auto& left = head.early_left[static_cast<std::size_t>(game.kind(static_cast<Kind>(k)).stage)];
    left = static_cast<std::uint16_t>(left + board.bag[k]);
  }
  head.left = static_cast<std::uint16_t>(game.supply_size());
  const auto pieces = game.pieces_each();
  for (std::size_t s = 0; s < static_cast<std::size_t>(game.players()); ++s) {
    for (std::size_t p = 0; p < kPieceKinds; ++p)
      head.supply[s][p] = static_cast<std::uint8_t>(pieces[p]);
  }
  call_hooks<&SetRules::set_up>(game, board);
  begin_turn(board, events);
}

void advance(Board& board, Action action, Events* events) {
  switch (action.verb) {
    case Verb::Draw:
      draw(board, action.kind(), events);
      break;
    case Verb::Place:
      place(board, action.cell, action.rotation, events);
      break;
    case Verb::Deploy:
      deploy(board, action, events);
      break;
    case Verb::Pass:
      finish_deployment(board, action, events);
      break;
    default:
      act(board, action, events);
      break;
  }
}

void add_legal_actions(const Board& board, ActionList& out) {
  switch (board.head->phase) {
    case Phase::Draw:
      add_draws(board, out);
      break;
    case Phase::Place:
      add_placements(board, board.game->kind(board.head->in_hand), out);
      break;
    case Phase::Deploy:
      add_deployments(board, out);
      break;
    case Phase::Over:
      break;
    default:
      call_hooks<&SetRules::legal_actions>(*board.game, board, out);
      break;
  }
}

}  // namespace aude
