// SPDX-License-Identifier: MIT
#include "rules/game.h"

#include <algorithm>
#include <bit>
#include <map>

#include "rules/board.h"
#include "rules/fitting.h"

namespace aude {
namespace {

// Quotes a text from outside, shortened if it is long.
std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return "'" + std::string(text) + "'";
  return "'" + std::string(text.substr(0, kLongest)) + "...'";
}

std::string element(std::string_view list, std::size_t i) {
  return std::string(list) + "[" + std::to_string(i) + "]";
}

bool completes(Terrain terrain) { return terrain == Terrain::City || terrain == Terrain::Road; }

bool takes_followers(Terrain terrain, const Options& options) {
  return info_of(terrain).takes_followers && (terrain != Terrain::Field || options.farmers);
}

SegmentInfo segment_info(const Tile& tile, std::size_t s) {
  const Segment& segment = tile.segments[s];
  SegmentInfo info;
  info.terrain = segment.terrain;
  for (Side side : kSides) info.open += (segment.ports >> port_index(side, 0) & 7U) != 0;
  if (segment.terrain == Terrain::City) info.extra = static_cast<std::uint16_t>(segment.pennants);
  info.cities = segment.cities;
  if (completes(segment.terrain)) {
    for (std::size_t other = 0; other < tile.segments.size(); ++other) {
      if (other != s && tile.segments[other].terrain == segment.terrain) {
        info.siblings = static_cast<std::uint8_t>(info.siblings | 1U << other);
      }
    }
  }
  return info;
}

// A feature of only this segment, on a tile whose number and first segment_id are 0.
LaidSegment fresh_segment(const SegmentInfo& info, std::size_t s) {
  const auto segment_id = static_cast<SegmentId>(s);
  const unsigned marks = (info.special ? LaidSegment::kSpecial : 0U) |
                         (info.siblings != 0 ? LaidSegment::kSharedTile : 0U);
  return {segment_id, segment_id, 0, info.open, 1, static_cast<std::uint16_t>(info.extra | marks), 0};
}

std::uint8_t port_owner(const Tile& tile, int port) {
  for (std::size_t s = 0; s < tile.segments.size(); ++s) {
    if (tile.segments[s].ports >> port & 1U) return static_cast<std::uint8_t>(s);
  }
  return kNoSegment;
}

TurnedTile turned_tile(const Tile& tile, Rotation rotation) {
  TurnedTile result;
  for (Side side : kSides) {
    const Side to = turned(side, rotation);
    const Edge edge = tile.sides[static_cast<std::size_t>(side)];
    result.sides[static_cast<std::size_t>(to)] = edge;
    result.edges = static_cast<EdgeBits>(result.edges | edge_bits(to, edge));
    result.bars[static_cast<std::size_t>(to)] = edges_barred(opposite(to), edge);
    std::uint8_t* thirds = &result.port_segment[static_cast<std::size_t>(port_index(to, 0))];
    for (int third = 0; third < 3; ++third) thirds[third] = port_owner(tile, port_index(side, third));
    const bool plain = thirds[0] != kNoSegment && thirds[0] == thirds[1] && thirds[1] == thirds[2];
    result.plain = static_cast<std::uint8_t>(result.plain | (plain ? 1U : 0U) << index(to));
  }
  return result;
}

KindInfo kind_info(const Tile& tile, int symbol, const Game& game) {
  KindInfo info;
  info.tile = &tile;
  info.symbol = symbol;
  info.name = symbol == 0 ? tile.id : tile.id + ":" + std::to_string(symbol);
  info.segment_count = static_cast<std::uint8_t>(tile.segments.size());
  for (std::size_t s = 0; s < tile.segments.size(); ++s) info.segments[s] = segment_info(tile, s);
  call_hooks<&SetRules::read_tile>(game, tile, info);
  for (std::size_t s = 0; s < tile.segments.size(); ++s) {
    info.fresh[s] = fresh_segment(info.segments[s], s);
    const Terrain terrain = tile.segments[s].terrain;
    const auto mark = [bit = 1U << s](std::uint8_t& segments, bool wanted) {
      segments = static_cast<std::uint8_t>(segments | (wanted ? bit : 0U));
    };
    mark(info.completing, completes(terrain));
    mark(info.fields, terrain == Terrain::Field);
    mark(info.enclosed, is_enclosed(terrain));
    mark(info.for_followers, takes_followers(terrain, game.options()));
    info.has_cloister = info.has_cloister || terrain == Terrain::Cloister;
  }
  for (Rotation rotation : kRotations) {
    TurnedTile& turned = info.turned[static_cast<std::size_t>(rotation)];
    turned = turned_tile(tile, rotation);
    info.edges[static_cast<std::size_t>(rotation)] = EightNumbers{} + turned.edges;
  }
  return info;
}

// Allocates consecutive parts of a block.
class Space {
 public:
  template <typename Item>
  std::size_t take(int count) {
    constexpr std::size_t kAlign = alignof(Item) < 4 ? 4 : alignof(Item);
    used_ = (used_ + kAlign - 1) / kAlign * kAlign;
    const std::size_t at = used_;
    used_ += sizeof(Item) * static_cast<std::size_t>(count);
    return at;
  }
  std::size_t used() const { return (used_ + 7) / 8 * 8; }

 private:
  std::size_t used_ = 0;
};

}  // namespace

// Builds a game step by step; each step refuses invalid input.
class GameMaker {
 public:
  GameMaker(const Catalogue& catalogue, Setup setup) {
    game_.catalogue_ = &catalogue;
    game_.setup_ = std::move(setup);
  }

  Result<std::shared_ptr<const Game>> make() {
    for (const auto step : {&GameMaker::check_sets, &GameMaker::check_players_and_options,
                            &GameMaker::fill_supply, &GameMaker::lay_start}) {
      if (auto refusal = (this->*step)()) return *refusal;
    }
    lay_board();
    plan_layout();
    return std::shared_ptr<const Game>(new Game(std::move(game_)));
  }

 private:
  using Fault = std::optional<Refusal>;

  const Setup& setup() const { return game_.setup_; }

  Fault check_sets() {
    const auto known = static_cast<int>(game_.catalogue_->sets.size());
    for (int set = known; set < kMaxSets; ++set) {
      if (game_.plays(static_cast<SetId>(set))) {
        return Refusal{"setup.sets", "the catalogue has no set number " + std::to_string(set)};
      }
    }
    bool whole = false;
    std::string whole_games;
    std::string found;
    for (const SetRules& rules : kSets) {
      const bool plays = game_.plays(rules.id);
      if (plays) found += (found.empty() ? "" : ", ") + std::string(rules.name);
      if (rules.symbols_act) symbols_set_ = rules.name;
      symbols_act_ = symbols_act_ || (plays && rules.symbols_act);
      // Every game is played with the base game's followers, also without its tiles.
      if (plays || rules.id == Base::kId) add_pieces(rules);
      if (plays && !rules.needs.empty() && !game_.plays(*game_.catalogue_->set_named(rules.needs))) {
        return Refusal{"setup.sets", quoted(rules.name) + " needs " + quoted(rules.needs)};
      }
      if (!rules.whole_game) continue;
      whole = whole || plays;
      whole_games += (whole_games.empty() ? "" : " or ") + std::string(rules.name);
    }
    if (!whole) {
      return Refusal{"setup.sets", "expected " + whole_games + " among the sets, found " +
                                       (found.empty() ? "none" : found)};
    }
    call_hooks<&SetRules::lay_start>(game_, *game_.catalogue_, setup().sets, usual_start_);
    return std::nullopt;
  }

  void add_pieces(const SetRules& rules) {
    for (const PieceInfo& info : rules.pieces) {
      game_.pieces_each_[static_cast<std::size_t>(info.piece)] = info.each;
      followers_each_ += info.weight != 0 ? info.each : 0;
    }
  }

  Fault check_players_and_options() {
    const auto players = setup().players.size();
    if (players < kMinPlayers || players > kMaxPlayers) {
      return Refusal{"setup.players", "2 to 8 players can play, not " + std::to_string(players)};
    }
    if (setup().options.small_city != 2 && setup().options.small_city != 4) {
      return Refusal{"setup.options.small_city",
                     "4 or 2, not " + std::to_string(setup().options.small_city)};
    }
    return std::nullopt;
  }

  // The catalogue's tiles of the chosen sets, in the catalogue's order.
  std::vector<const Tile*> tiles_in_play() const {
    const Catalogue& all = *game_.catalogue_;
    std::vector<const Tile*> tiles;
    for (std::size_t i = 0; i < all.sets.size(); ++i) {
      const auto set = static_cast<SetId>(i);
      if (!game_.plays(set)) continue;
      for (const Tile& tile : all.tiles_of(set, setup().sets).tiles) tiles.push_back(&tile);
    }
    return tiles;
  }

  const Tile* find_in_play(std::string_view id) const {
    for (const Tile* tile : tiles_in_play()) {
      if (tile->id == id) return tile;
    }
    return nullptr;
  }

  Refusal unknown_tile(std::string where, const std::string& id) const {
    const bool elsewhere = game_.catalogue_->find(id) != nullptr;
    return {std::move(where), elsewhere ? "tile " + quoted(id) + " belongs to a set that is not in play"
                                        : "there is no tile " + quoted(id)};
  }

  // Copies of a tile that are not drawn, because a set lays them first or another tile replaces them.
  Copies copies_set_aside(const Tile& tile) const {
    Copies aside{tile.start_copies};
    for (const StartTile& laid : usual_start_.tiles) {
      aside[0] += tile.start_copies == 0 && laid.id == tile.id;
    }
    for (const Tile* other : tiles_in_play()) {
      if (other->replaces != tile.id) continue;
      for (std::size_t s = 0; s < aside.size(); ++s) aside[s] += other->copies[s];
    }
    return aside;
  }

  Copies drawn_copies(const Tile& tile) const {
    Copies copies = tile.copies;
    const Copies aside = copies_set_aside(tile);
    for (std::size_t s = 0; s < copies.size(); ++s) copies[s] -= aside[s];
    if (!symbols_act_) copies = {copies[0] + copies[1] + copies[2] + copies[3], 0, 0, 0};
    return copies;
  }

  Fault fill_supply() {
    std::map<const Tile*, Copies> wanted;
    if (setup().bag) {
      if (auto refusal = count_bag(wanted)) return refusal;
    } else {
      for (const Tile* tile : tiles_in_play()) wanted[tile] = drawn_copies(*tile);
    }
    std::array<std::vector<std::pair<KindInfo, int>>, kEarlyStages + 1> stages;
    for (const Tile* tile : tiles_in_play()) {
      for (int symbol = 0; symbol < 4; ++symbol) {
        const int count = wanted[tile][static_cast<std::size_t>(symbol)];
        if (count == 0) continue;
        KindInfo kind = kind_info(*tile, symbol, game_);
        stages[static_cast<std::size_t>(kind.stage)].emplace_back(std::move(kind), count);
      }
    }
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
      for (auto& [kind, count] : stages[stage]) {
        game_.kinds_.push_back(std::move(kind));
        game_.supply_.push_back(count);
        game_.supply_size_ += count;
      }
      game_.stage_end_[stage] = game_.supply_kinds();
    }
    return std::nullopt;
  }

  Fault count_bag(std::map<const Tile*, Copies>& wanted) const {
    const auto& bag = *setup().bag;
    if (bag.size() > kMaxSupply) {
      return Refusal{"setup.bag", "at most " + std::to_string(kMaxSupply) + " tiles, not " +
                                      std::to_string(bag.size())};
    }
    std::map<std::string_view, const Tile*> by_id;
    for (const Tile* tile : tiles_in_play()) by_id.emplace(tile->id, tile);
    for (std::size_t i = 0; i < bag.size(); ++i) {
      const auto found = by_id.find(bag[i].id);
      if (found == by_id.end()) return unknown_tile(element("setup.bag", i), bag[i].id);
      if (bag[i].symbol < 0 || bag[i].symbol > 3) {
        return Refusal{element("setup.bag", i), "a symbol is 1, 2 or 3"};
      }
      if (bag[i].symbol != 0 && !symbols_act_) {
        return Refusal{
            element("setup.bag", i),
            "symbols act only with the set " + quoted(symbols_set_) + "; write " + quoted(bag[i].id)};
      }
      ++wanted[found->second][static_cast<std::size_t>(bag[i].symbol)];
    }
    return std::nullopt;
  }

  Kind kind_for(const Tile& tile) {
    for (std::size_t k = 0; k < game_.kinds_.size(); ++k) {
      if (game_.kinds_[k].tile == &tile && game_.kinds_[k].symbol == 0) return static_cast<Kind>(k);
    }
    game_.kinds_.push_back(kind_info(tile, 0, game_));
    return static_cast<Kind>(game_.kinds_.size() - 1);
  }

  Fault lay_start() {
    const std::vector<StartTile> start = setup().start ? *setup().start : usual_start_.tiles;
    if (start.empty() && board().empty()) {
      return Refusal{"setup.start", "at least one tile must lie on the table"};
    }
    if (start.size() > kMaxStartTiles) {
      return Refusal{"setup.start", "at most " + std::to_string(kMaxStartTiles) + " tiles"};
    }
    std::map<Cell, const TurnedTile*> laid = board_rim();
    for (std::size_t i = 0; i < start.size(); ++i) {
      const Tile* tile = find_in_play(start[i].id);
      if (tile == nullptr) return unknown_tile(element("setup.start", i), start[i].id);
      if (std::max(std::abs(start[i].at.x), std::abs(start[i].at.y)) > kMaxStartDistance) {
        return Refusal{element("setup.start", i) + ".at",
                       "at most " + std::to_string(kMaxStartDistance) + " cells from 0,0"};
      }
      const Kind kind = kind_for(*tile);
      const TurnedTile& turned = turned_[{tile, start[i].rotation}] =
          turned_tile(*tile, start[i].rotation);
      if (auto what = misfit(laid, start[i].at, turned))
        return Refusal{element("setup.start", i), *what};
      laid[start[i].at] = &turned;
      game_.laid_first_.push_back({kind, start[i].at, start[i].rotation});
    }
    return std::nullopt;
  }

  std::span<const Tile> board() const { return usual_start_.board; }

  // The cells of the board, with which start tiles are compared.
  std::map<Cell, const TurnedTile*> board_rim() {
    std::map<Cell, const TurnedTile*> laid;
    for (std::size_t i = 0; i < board().size(); ++i) {
      const Tile& cell = board()[i];
      laid[board_cell(i)] = &(turned_[{&cell, Rotation::r0}] = turned_tile(cell, Rotation::r0));
    }
    return laid;
  }

  Cell board_cell(std::size_t i) const {
    const auto width = static_cast<std::size_t>(usual_start_.board_width);
    return {static_cast<std::int16_t>(i % width), static_cast<std::int16_t>(i / width)};
  }

  static std::optional<std::string> misfit(const std::map<Cell, const TurnedTile*>& laid, Cell at,
                                           const TurnedTile& tile) {
    if (laid.contains(at)) return "its cell is already taken";
    for (Side side : kSides) {
      const auto beside = laid.find(neighbour(at, side));
      if (beside == laid.end()) continue;
      if (beside->second->sides[static_cast<std::size_t>(opposite(side))] !=
          tile.sides[static_cast<std::size_t>(side)]) {
        return "it does not match the tile beside it";
      }
    }
    return std::nullopt;
  }

  void lay_board() {
    game_.first_board_kind_ = static_cast<int>(game_.kinds_.size());
    std::vector<Game::Laid> cells;
    for (std::size_t i = 0; i < board().size(); ++i) {
      cells.push_back({static_cast<Kind>(game_.kinds_.size()), board_cell(i), Rotation::r0});
      game_.kinds_.push_back(kind_info(board()[i], 0, game_));
    }
    game_.laid_first_.insert(game_.laid_first_.begin(), cells.begin(), cells.end());
  }

  void plan_layout() {
    Layout& plan = game_.layout_;
    for (const Game::Laid& laid : game_.laid_first_) plan.nodes += game_.kind(laid.kind).segment_count;
    for (int k = 0; k < game_.supply_kinds(); ++k) {
      const Kind kind = static_cast<Kind>(k);
      plan.nodes += game_.supply_of(kind) * game_.kind(kind).segment_count;
    }
    plan.tiles = static_cast<int>(game_.laid_first_.size()) + game_.supply_size_;
    // A separate tile has four empty neighbours, a board as many as its perimeter; a tile that is laid
    // takes one empty cell and opens at most three. Rounded up so that a block of cells can be compared
    // at once.
    const int on_board = static_cast<int>(board().size());
    const int alone = static_cast<int>(game_.laid_first_.size()) - on_board;
    const int width = usual_start_.board_width;
    const int around_board = on_board == 0 ? 0 : 2 * (width + on_board / width) + 4;
    plan.frontier = blocks_for(alone * 4 + around_board + game_.supply_size_ * 2) * kFittingBlock;
    plan.slots =
        static_cast<int>(std::bit_ceil(static_cast<unsigned>((plan.tiles + plan.frontier) * 5 / 4)));
    plan.stride = (1 << ((std::bit_width(static_cast<unsigned>(plan.slots)) - 1) / 2)) | 1;
    plan.followers = game_.players() * followers_each_;

    Space space;
    space.take<Header>(1);
    plan.bag_blocks = blocks_for(game_.supply_kinds());
    plan.bag = space.take<std::uint16_t>(plan.bag_blocks * kPerBlock);
    plan.picks_before = space.take<std::uint16_t>(blocks_for(plan.bag_blocks) * kPerBlock);
    plan.deployed = space.take<DeployedFollower>(plan.followers);
    plan.frontier_barred = space.take<EdgeBits>(plan.frontier);
    plan.frontier_cell = space.take<Cell>(plan.frontier);
    plan.placements_before = space.take<std::uint16_t>(plan.frontier / kFittingBlock + kPerBlock);
    plan.slot = space.take<std::uint16_t>(plan.slots);
    plan.placed = space.take<PlacedTile>(plan.tiles);
    plan.segments = space.take<LaidSegment>(plan.nodes);
    plan.bytes = space.used();
  }

  Game game_;
  bool symbols_act_ = false;
  std::string_view symbols_set_;  // the set that makes them act
  int followers_each_ = 0;
  Start usual_start_;
  std::map<std::pair<const Tile*, Rotation>, TurnedTile> turned_;  // while the start is checked
};

Result<std::shared_ptr<const Game>> Game::create(const Catalogue& catalogue, Setup setup) {
  return GameMaker(catalogue, std::move(setup)).make();
}

Kind Game::find_kind(std::string_view name) const {
  for (int k = 0; k < supply_kinds(); ++k) {
    if (kinds_[static_cast<std::size_t>(k)].name == name) return static_cast<Kind>(k);
  }
  return kNoKind;
}

}  // namespace aude
