// SPDX-License-Identifier: MIT
#include "rules/sets/wheel.h"

#include "rules/scoring.h"
#include "rules/sets.h"

namespace aude {
namespace {

constexpr int kFortune = 3;

Wheel::State& wheel_of(Board& board) { return board.set_state<Wheel>(); }
const Wheel::State& wheel_of(const Board& board) { return board.set_state<Wheel>(); }

Tally& tally_of(Tallies& tallies, Seat seat) { return tallies[static_cast<std::size_t>(seat)]; }

// Calls visit(seat, feature, number) for each player and each feature of this terrain in which the
// player has followers. A large follower counts as one (R18).
template <typename Visit>
void each_group(const Board& board, Terrain terrain, Visit visit) {
  const auto followers = board.followers();
  for (std::size_t i = 0; i < followers.size(); ++i) {
    if (followers[i].terrain != terrain) continue;
    const SegmentId feature = board.feature(followers[i].segment_id);
    int figures = 0;
    bool first = true;
    for (std::size_t j = 0; j < followers.size(); ++j) {
      const bool same = both(followers[j].seat == followers[i].seat,
                             board.feature(followers[j].segment_id) == feature);
      figures += same;
      first = both(first, !both(same, j < i));
    }
    if (first) visit(followers[i].seat, feature, figures);
  }
}

// Each knight scores 1 for each own knight and each pennant in its city.
void collect_taxes(Board& board, Events* events) {
  Tallies tallies;
  each_group(board, Terrain::City, [&](Seat seat, SegmentId city, int knights) {
    tally_of(tallies, seat).add({Wheel::kKnightCounted, knights, knights + board.extra_of(city)});
  });
  score_tallies(board, Wheel::kTaxesScore, tallies, 0, false, events);
}

// Each farmer scores 1 for each completed city that its field touches; no majority is needed.
void suffer_famine(Board& board, Events* events) {
  Tallies tallies;
  const bool pigs_count = board.game->options().pig_in_famine;
  each_group(board, Terrain::Field, [&](Seat seat, SegmentId field, int farmers) {
    const bool pig = pigs_count && (pigs_in(board, field) & mask_of(seat)) != 0;
    const int each = cities_fed(board, field) * (pig ? 2 : 1);
    if (each != 0) tally_of(tallies, seat).add({Wheel::kFarmerCounted, farmers, each});
  });
  score_tallies(board, Wheel::kFamineScore, tallies, 0, false, events);
}

// One point for each follower still in the supply.
void weather_storm(Board& board, Events* events) {
  Tallies tallies;
  for (int s = 0; s < board.game->players(); ++s) {
    const Seat seat = static_cast<Seat>(s);
    const int waiting = followers_in_supply(board, seat);
    if (waiting != 0) tally_of(tallies, seat).add({Wheel::kFollowerCounted, waiting, 1});
  }
  score_tallies(board, Wheel::kStormScore, tallies, 0, false, events);
}

void hold_inquisition(Board& board, Events* events) {
  std::array<int, kMaxPlayers> monks{};
  for (const DeployedFollower& follower : board.followers()) {
    monks[static_cast<std::size_t>(follower.seat)] += follower.terrain == Terrain::Cloister;
  }
  Tallies tallies;
  for (std::size_t s = 0; s < kMaxPlayers; ++s) {
    if (monks[s] != 0) tallies[s].add({Wheel::kMonkCounted, monks[s], kPerMonk});
  }
  score_tallies(board, Wheel::kInquisitionScore, tallies, 0, false, events);
}

void bring_fortune(Board& board, Events* events) {
  Tallies tallies;
  tally_of(tallies, board.head->turn).add({Wheel::kTurnCounted, 1, kFortune});
  score_tallies(board, Wheel::kFortuneScore, tallies, 0, false, events);
}

bool has_follower_on_land(const Board& board, Seat seat) {
  for (const DeployedFollower& follower : board.followers()) {
    if (follower.seat == seat) return true;
  }
  return false;
}

// The plague continues with the next player clockwise who has a follower on the board, starting `steps`
// seats after the player whose turn it is. False if there is none.
bool ask_next_victim(Board& board, int steps) {
  const int players = board.game->players();
  for (; steps < players; ++steps) {
    const Seat seat = static_cast<Seat>((index(board.head->turn) + steps) % players);
    if (!has_follower_on_land(board, seat)) continue;
    board.head->phase = Wheel::kRecallPhase;
    board.head->actor = seat;
    return true;
  }
  board.head->actor = board.head->turn;
  return false;
}

bool has_second_crown(const Board& board, Sector sector) {
  return board.game->catalogue().wheel_board.crowns[static_cast<std::size_t>(sector)] == 2;
}

// Followers on the sector's crown spaces score 3 each, a lone one on a double sector 6.
void score_crowns(Board& board, Events* events) {
  const Sector sector = wheel_of(board).sector;
  auto& spaces = wheel_of(board).crown[static_cast<std::size_t>(sector)];
  const bool alone = has_second_crown(board, sector) && (spaces[0] == 0) != (spaces[1] == 0);
  for (std::uint8_t& holder : spaces) {
    if (holder == 0) continue;
    const Seat seat = crown_seat(holder);
    const Piece piece = crown_piece(holder);
    const int points = alone ? 2 * kCrown : kCrown;
    give(board, mask_of(seat), points);
    ++board.head->supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(piece)];
    holder = 0;
    if (events == nullptr) continue;
    events->push_back(ScoredEvent{Wheel::kCrownScore,
                                  points,
                                  mask_of(seat),
                                  false,
                                  {{{Wheel::kFollowerCounted, 1, points}}},
                                  alone ? reason(Wheel::kBecauseAloneOnTwo) : Reasons{0},
                                  {}});
    events->push_back(LeftCrownEvent{seat, piece, sector});
  }
}

// Applies the effect of the sector. True if it is complete at once.
bool let_sector_act(Board& board, Sector sector, Events* events) {
  switch (sector) {
    case Sector::Fortune:
      bring_fortune(board, events);
      break;
    case Sector::Taxes:
      collect_taxes(board, events);
      break;
    case Sector::Famine:
      suffer_famine(board, events);
      break;
    case Sector::Storm:
      weather_storm(board, events);
      break;
    case Sector::Inquisition:
      hold_inquisition(board, events);
      break;
    case Sector::Plague:
      return !ask_next_victim(board, 0);
  }
  return true;
}

bool has_free_crown(const Board& board, Sector sector) {
  const auto& spaces = wheel_of(board).crown[static_cast<std::size_t>(sector)];
  return either(spaces[0] == 0, both(spaces[1] == 0, has_second_crown(board, sector)));
}

// The actor's choice in the plague. True when all players have chosen.
bool recall_follower(Board& board, Action action, Events* events) {
  const Seat seat = board.head->actor;
  const SegmentId segment_id = board.segment_id(*board.tile_at(action.cell), action.number);
  send_home(board, seat, action.piece, segment_id, events);
  call_hooks<&SetRules::after_recall>(*board.game, board, seat, board.feature(segment_id), events);
  const int players = board.game->players();
  const int answered = (index(seat) - index(board.head->turn) + players) % players;
  if (ask_next_victim(board, answered + 1)) return false;
  score_crowns(board, events);
  return true;
}

void take_crown(Board& board, Sector sector, Piece piece, Events* events) {
  const Seat seat = board.head->turn;
  --board.head->supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(piece)];
  auto& spaces = wheel_of(board).crown[static_cast<std::size_t>(sector)];
  spaces[spaces[0] == 0 ? 0 : 1] = crown_holder(seat, piece);
  if (events != nullptr) events->push_back(CrownedEvent{seat, piece, sector});
}

}  // namespace

std::string_view wheel_edition(SetGroup sets) {
  return sets.has(Base::kId) ? Wheel::kRules.name : Wheel::kRules.second_file;
}

void read_symbol(const Tile&, KindInfo& kind) { kind.speaks = kind.speaks || kind.symbol != 0; }

// The start tile is out of the game; a source stays.
void lay_wheel_board(const Catalogue& catalogue, SetGroup, Start& start) {
  start.board = catalogue.wheel_board.cells;
  start.board_width = WheelBoard::kWidth;
  std::erase_if(start.tiles, [&](const StartTile& laid) {
    const Tile* tile = catalogue.find(laid.id);
    return tile != nullptr && tile->start_copies > 0;
  });
}

bool turn_wheel(Board& board, Events* events) {
  const int steps = board.game->kind(board.head->in_hand).symbol;
  if (steps == 0) return false;
  const Sector from = wheel_of(board).sector;
  const Sector to = static_cast<Sector>((index(from) + steps) % kSectors);
  wheel_of(board).sector = to;
  if (events != nullptr) events->push_back(WheelEvent{board.head->turn, steps, from, to});
  if (!let_sector_act(board, to, events)) return true;
  score_crowns(board, events);
  return false;
}

void add_recalls(const Board& board, ActionList& out) {
  if (board.head->phase != Wheel::kRecallPhase) return;
  for (const DeployedFollower& follower : board.followers()) {
    if (follower.seat != board.head->actor) continue;
    const Spot spot = board.spot(follower.segment_id);
    out.push(Wheel::recall(spot.cell, spot.segment, follower.piece));
  }
}

void add_crowns(const Board& board, const PlacedTile&, ActionList& out) {
  ActionWriter writer(out, static_cast<int>(kUsualFollowers.size()) * kSectors);
  for (int s = 0; s < kSectors; ++s) {
    const Sector sector = static_cast<Sector>(s);
    const bool free = has_free_crown(board, sector);
    for (Piece piece : kUsualFollowers) {
      const bool left = board.supply(board.head->turn, piece) != 0;
      writer.push_if(both(free, left), Wheel::crown(sector, piece));
    }
  }
}

Next recall_or_crown(Board& board, Action action, Events* events) {
  if (action.verb == Wheel::kRecallVerb) {
    return recall_follower(board, action, events) ? Next::Placement : Next::Waits;
  }
  if (action.verb == Wheel::kCrownVerb) {
    take_crown(board, Wheel::sector_of(action), action.piece, events);
    return Next::Deployed;
  }
  return Next::NotMine;
}

int pieces_on_crowns(const Board& board, Seat seat, Piece piece) {
  int count = 0;
  for (const auto& spaces : wheel_of(board).crown) {
    for (const std::uint8_t holder : spaces) {
      if (holder != 0) count += both(crown_seat(holder) == seat, crown_piece(holder) == piece);
    }
  }
  return count;
}

}  // namespace aude
