#include "rules/turn.h"

#include "rules/bag.h"
#include "rules/hills.h"
#include "rules/placement.h"
#include "rules/scoring.h"
#include "rules/traders.h"
#include "rules/wheel.h"

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
  board.head->tend_due = 0;
  board.head->phase = Phase::Draw;
  board.head->actor = board.head->turn;
  if (board.head->left == 0) finish_game(board, events);
}

// The wheel has acted, if there was need: now the tile is laid, or discarded where it fits nowhere.
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
  if (kind.stage == Stage::River) --board.head->river_left;
  if (kind.stage == Stage::Mouth) --board.head->mouths_left;
  board.head->in_hand = drawn;
  if (kind.symbol == 0 || turn_wheel(board, events)) await_placement(board, events);
}

void place(Board& board, Cell cell, Rotation rotation, Events* events) {
  const Kind kind = board.head->in_hand;
  board.lay(kind, cell, rotation);
  board.head->last_cell = cell;
  if (events != nullptr) events->push_back(PlacedEvent{board.head->turn, kind, cell, rotation});
  const Game& game = *board.game;
  if (game.kind(kind).hill) bury_under_hill(board, events);
  if (game.plays(SetName::Traders)) board.head->second_part_earned = earns_second_part(board);
  if (game.plays(SetName::Hills)) board.head->tend_due = must_tend(board);
  board.head->phase = Phase::Deploy;
}

void pass_turn(Board& board) {
  if (board.head->second_part_earned) {
    board.head->second_part_earned = 0;
    board.head->second_part = 1;
    return;
  }
  board.head->second_part = 0;
  board.head->turn = static_cast<Seat>((index(board.head->turn) + 1) % board.game->players());
}

void finish_part(Board& board, Events* events) {
  if (board.game->plays(SetName::Hills)) gather_closed_fields(board, events);
  score_completed(board, events);
  if (board.head->left > 0) pass_turn(board);
  await_draw_or_finish(board, events);
}

void finish_deployment(Board& board, Events* events) {
  if (board.head->tend_due) {
    board.head->phase = Phase::Tend;
  } else {
    finish_part(board, events);
  }
}

void deploy(Board& board, Piece piece, int segment, Events* events) {
  const Seat seat = board.head->turn;
  const Node node = board.node(board.last_tile(), segment);
  board.deploy(seat, piece, node);
  if (events != nullptr) {
    events->push_back(DeployedEvent{seat, piece, board.spot(node), board.info(node).terrain});
  }
  if (piece == Piece::Shepherd) {
    board.head->phase = Phase::Token;
  } else {
    finish_deployment(board, events);
  }
}

void add_draws(const Board& board, ActionList& out) {
  const Stage stage = stage_of_draw(board);
  for (int k = board.game->stage_begin(stage); k < board.game->stage_end(stage); ++k) {
    if (board.bag[k] > 0) out.push(Action::draw(static_cast<Kind>(k)));
  }
}

// A follower may go where no follower stands yet, of any colour, in the joined feature (R8).
void add_followers(const Board& board, const PlacedTile& tile, ActionList& out) {
  const KindInfo& kind = board.kind_of(tile);
  ActionWriter writer(out, 2 * kMaxSegments);
  for (Piece piece : {Piece::Follower, Piece::Large}) {
    if (board.supply(board.head->turn, piece) == 0) continue;
    for (int s = 0; s < kind.segment_count; ++s) {
      const bool free = board.claims_on(board.feature(board.node(tile, s))) == 0;
      writer.push_if(free & (kind.for_followers >> s), Action::deploy(piece, s));
    }
  }
}

void add_deployments(const Board& board, ActionList& out) {
  const PlacedTile& tile = board.last_tile();
  const Game& game = *board.game;
  add_followers(board, tile, out);
  if (game.plays(SetName::Traders)) add_builder_and_pig(board, tile, out);
  if (game.plays(SetName::Hills)) add_shepherd(board, tile, out);
  if (game.plays(SetName::Wheel)) add_crowns(board, out);
  out.push(Action::pass());
}

void add_tokens(const Board& board, ActionList& out) {
  for (int sheep = 1; sheep <= 4; ++sheep) {
    if (board.head->tokens[static_cast<std::size_t>(sheep)] > 0) out.push(Action::token(sheep));
  }
  if (board.head->tokens[0] > 0) out.push(Action::token(0));
}

}  // namespace

Stage stage_of_draw(const Board& board) {
  if (board.head->river_left > 0) return Stage::River;
  return board.head->mouths_left > 0 ? Stage::Mouth : Stage::Land;
}

void set_up(Board& board, Events* events) {
  const Game& game = *board.game;
  Header& head = *board.head;
  for (int f = 0; f < game.layout().frontier; ++f) board.frontier_barred[f] = 0xFFFF;
  for (auto& seats : head.figures) seats.fill(kNoNode);
  for (const Game::Laid& laid : game.laid_first()) board.lay(laid.kind, laid.cell, laid.rotation);
  fill_bag(board);
  for (int k = 0; k < game.stage_end(Stage::Mouth); ++k) {
    std::uint16_t& left =
        game.kind(static_cast<Kind>(k)).stage == Stage::River ? head.river_left : head.mouths_left;
    left = static_cast<std::uint16_t>(left + board.bag[k]);
  }
  head.left = static_cast<std::uint16_t>(game.supply_size());
  const auto pieces = game.pieces_each();
  for (std::size_t s = 0; s < static_cast<std::size_t>(game.players()); ++s) {
    for (std::size_t p = 0; p < kPieceKinds; ++p)
      head.supply[s][p] = static_cast<std::uint8_t>(pieces[p]);
  }
  if (game.plays(SetName::Hills)) {
    for (std::size_t t = 0; t < head.tokens.size(); ++t) {
      head.tokens[t] = static_cast<std::uint8_t>(game.catalogue().tokens[t]);
    }
  }
  await_draw_or_finish(board, events);
}

void advance(Board& board, Action action, Events* events) {
  switch (action.verb) {
    case Verb::Draw:
      draw(board, action.kind(), events);
      break;
    case Verb::Recall:
      if (recall_follower(board, action, events)) await_placement(board, events);
      break;
    case Verb::Place:
      place(board, action.cell, action.rotation, events);
      break;
    case Verb::Deploy:
      deploy(board, action.piece, action.number, events);
      break;
    case Verb::Crown:
      take_crown(board, action.sector(), action.piece, events);
      finish_deployment(board, events);
      break;
    case Verb::Pass:
      finish_deployment(board, events);
      break;
    case Verb::Token:
      take_token(board, action.number, events);
      finish_part(board, events);
      break;
    case Verb::Grow:
      board.head->phase = Phase::Token;
      break;
    case Verb::Gather:
      gather_own_flock(board, events);
      finish_part(board, events);
      break;
  }
}

void add_legal_actions(const Board& board, ActionList& out) {
  switch (board.head->phase) {
    case Phase::Draw:
      add_draws(board, out);
      break;
    case Phase::Recall:
      add_recalls(board, out);
      break;
    case Phase::Place:
      add_placements(board, board.game->kind(board.head->in_hand), out);
      break;
    case Phase::Deploy:
      add_deployments(board, out);
      break;
    case Phase::Token:
      add_tokens(board, out);
      break;
    case Phase::Tend:
      if (tokens_left(board) > 0) out.push(Action::grow());
      out.push(Action::gather());
      break;
    case Phase::Over:
      break;
  }
}

}  // namespace aude
