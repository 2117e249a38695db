#include "rules/turn.h"

#include "rules/bag.h"
#include "rules/hills.h"
#include "rules/placement.h"
#include "rules/scoring.h"
#include "rules/traders.h"
#include "rules/wheel.h"

namespace aude {
namespace {

void finish_game(Table& table, Events* events) {
  score_final(table, events);
  table.head->phase = Phase::Over;
  if (events == nullptr) return;
  int best = table.head->score[0];
  SeatMask winners = 0;
  for (int s = 0; s < table.game->players(); ++s) {
    const int score = table.head->score[static_cast<std::size_t>(s)];
    if (score > best) winners = 0;
    best = std::max(best, score);
    if (score == best) winners = static_cast<SeatMask>(winners | 1U << s);
  }
  events->push_back(OverEvent{winners});
}

void await_draw_or_finish(Table& table, Events* events) {
  table.head->in_hand = kNoKind;
  table.head->last_cell = {};
  table.head->tend_due = 0;
  table.head->phase = Phase::Draw;
  table.head->actor = table.head->turn;
  if (table.head->left == 0) finish_game(table, events);
}

// The wheel has acted, if there was need: now the tile is laid, or discarded where it fits nowhere.
void await_placement(Table& table, Events* events) {
  const int placements = count_placements(table, table.game->kind(table.head->in_hand));
  table.head->placement_count = static_cast<std::uint16_t>(placements);
  if (placements != 0) {
    table.head->phase = Phase::Place;
    return;
  }
  if (events != nullptr) events->push_back(DiscardedEvent{table.head->turn, table.head->in_hand});
  await_draw_or_finish(table, events);
}

void draw(Table& table, Kind drawn, Events* events) {
  const KindInfo& kind = table.game->kind(drawn);
  take_from_bag(table, drawn);
  --table.head->left;
  if (kind.stage == Stage::River) --table.head->river_left;
  if (kind.stage == Stage::Mouth) --table.head->mouths_left;
  table.head->in_hand = drawn;
  if (kind.symbol == 0 || turn_wheel(table, events)) await_placement(table, events);
}

void place(Table& table, Cell cell, Rotation rotation, Events* events) {
  const Kind kind = table.head->in_hand;
  table.lay(kind, cell, rotation);
  table.head->last_cell = cell;
  if (events != nullptr) events->push_back(PlacedEvent{table.head->turn, kind, cell, rotation});
  const Game& game = *table.game;
  if (game.kind(kind).hill) bury_under_hill(table, events);
  if (game.plays(SetName::Traders)) table.head->second_part_earned = earns_second_part(table);
  if (game.plays(SetName::Hills)) table.head->tend_due = must_tend(table);
  table.head->phase = Phase::Deploy;
}

void pass_turn(Table& table) {
  if (table.head->second_part_earned) {
    table.head->second_part_earned = 0;
    table.head->second_part = 1;
    return;
  }
  table.head->second_part = 0;
  table.head->turn = static_cast<Seat>((index(table.head->turn) + 1) % table.game->players());
}

void finish_part(Table& table, Events* events) {
  if (table.game->plays(SetName::Hills)) gather_closed_fields(table, events);
  score_completed(table, events);
  if (table.head->left > 0) pass_turn(table);
  await_draw_or_finish(table, events);
}

void finish_deployment(Table& table, Events* events) {
  if (table.head->tend_due) {
    table.head->phase = Phase::Tend;
  } else {
    finish_part(table, events);
  }
}

void deploy(Table& table, Piece piece, int segment, Events* events) {
  const Seat seat = table.head->turn;
  const Node node = table.node(table.last_tile(), segment);
  table.deploy(seat, piece, node);
  if (events != nullptr) {
    events->push_back(DeployedEvent{seat, piece, table.spot(node), table.info(node).terrain});
  }
  if (piece == Piece::Shepherd) {
    table.head->phase = Phase::Token;
  } else {
    finish_deployment(table, events);
  }
}

void add_draws(const Table& table, ActionList& out) {
  const Stage stage = stage_of_draw(table);
  for (int k = table.game->stage_begin(stage); k < table.game->stage_end(stage); ++k) {
    if (table.bag[k] > 0) out.push(Action::draw(static_cast<Kind>(k)));
  }
}

// A follower may go where no follower stands yet, of any colour, in the joined feature (R8).
void add_followers(const Table& table, const PlacedTile& tile, ActionList& out) {
  const KindInfo& kind = table.kind_of(tile);
  ActionWriter writer(out, 2 * kMaxSegments);
  for (Piece piece : {Piece::Follower, Piece::Large}) {
    if (table.supply(table.head->turn, piece) == 0) continue;
    for (int s = 0; s < kind.segment_count; ++s) {
      const bool free = table.claims_on(table.feature(table.node(tile, s))) == 0;
      writer.push_if(free & (kind.for_followers >> s), Action::deploy(piece, s));
    }
  }
}

void add_deployments(const Table& table, ActionList& out) {
  const PlacedTile& tile = table.last_tile();
  const Game& game = *table.game;
  add_followers(table, tile, out);
  if (game.plays(SetName::Traders)) add_builder_and_pig(table, tile, out);
  if (game.plays(SetName::Hills)) add_shepherd(table, tile, out);
  if (game.plays(SetName::Wheel)) add_crowns(table, out);
  out.push(Action::pass());
}

void add_tokens(const Table& table, ActionList& out) {
  for (int sheep = 1; sheep <= 4; ++sheep) {
    if (table.head->tokens[static_cast<std::size_t>(sheep)] > 0) out.push(Action::token(sheep));
  }
  if (table.head->tokens[0] > 0) out.push(Action::token(0));
}

}  // namespace

Stage stage_of_draw(const Table& table) {
  if (table.head->river_left > 0) return Stage::River;
  return table.head->mouths_left > 0 ? Stage::Mouth : Stage::Land;
}

void set_up(Table& table, Events* events) {
  const Game& game = *table.game;
  Header& head = *table.head;
  for (int f = 0; f < game.layout().frontier; ++f) table.frontier_barred[f] = 0xFFFF;
  for (auto& seats : head.figures) seats.fill(kNoNode);
  for (const Game::Laid& laid : game.laid_first()) table.lay(laid.kind, laid.cell, laid.rotation);
  fill_bag(table);
  for (int k = 0; k < game.stage_end(Stage::Mouth); ++k) {
    std::uint16_t& left =
        game.kind(static_cast<Kind>(k)).stage == Stage::River ? head.river_left : head.mouths_left;
    left = static_cast<std::uint16_t>(left + table.bag[k]);
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
  await_draw_or_finish(table, events);
}

void advance(Table& table, Action action, Events* events) {
  switch (action.verb) {
    case Verb::Draw:
      draw(table, action.kind(), events);
      break;
    case Verb::Recall:
      if (recall_follower(table, action, events)) await_placement(table, events);
      break;
    case Verb::Place:
      place(table, action.cell, action.rotation, events);
      break;
    case Verb::Deploy:
      deploy(table, action.piece, action.number, events);
      break;
    case Verb::Crown:
      take_crown(table, action.sector(), action.piece, events);
      finish_deployment(table, events);
      break;
    case Verb::Pass:
      finish_deployment(table, events);
      break;
    case Verb::Token:
      take_token(table, action.number, events);
      finish_part(table, events);
      break;
    case Verb::Grow:
      table.head->phase = Phase::Token;
      break;
    case Verb::Gather:
      gather_own_flock(table, events);
      finish_part(table, events);
      break;
  }
}

void add_legal_actions(const Table& table, ActionList& out) {
  switch (table.head->phase) {
    case Phase::Draw:
      add_draws(table, out);
      break;
    case Phase::Recall:
      add_recalls(table, out);
      break;
    case Phase::Place:
      add_placements(table, table.game->kind(table.head->in_hand), out);
      break;
    case Phase::Deploy:
      add_deployments(table, out);
      break;
    case Phase::Token:
      add_tokens(table, out);
      break;
    case Phase::Tend:
      if (tokens_left(table) > 0) out.push(Action::grow());
      out.push(Action::gather());
      break;
    case Phase::Over:
      break;
  }
}

}  // namespace aude
