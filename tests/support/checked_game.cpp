// SPDX-License-Identifier: MIT
#include "support/checked_game.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "rules/scoring.h"
#include "support/event_text.h"
#include "support/words.h"

namespace aude::slow {
namespace {

std::shared_ptr<const Game> made(const Setup& setup) {
  auto game = Game::create(notation::catalogue(), setup);
  if (!game)
    throw std::runtime_error("setup refused: " + game.refusal().where + ": " + game.refusal().what);
  return *game;
}

template <typename Value>
std::optional<std::string> unequal(const std::string& what, const Value& real, const Value& slow) {
  if (real == slow) return std::nullopt;
  std::ostringstream out;
  out << what << ": real " << real << ", slow " << slow;
  return out.str();
}

template <typename Range>
std::string listed(const Range& texts) {
  std::string all;
  for (const auto& text : texts) all += (all.empty() ? "" : "; ") + text;
  return all;
}

// The elements that only one of two sorted lists contains.
std::optional<std::string> unequal_lists(const std::string& what, std::vector<std::string> real,
                                         std::vector<std::string> slow) {
  std::sort(real.begin(), real.end());
  std::sort(slow.begin(), slow.end());
  if (real == slow) return std::nullopt;
  std::vector<std::string> only_real, only_slow;
  std::set_difference(real.begin(), real.end(), slow.begin(), slow.end(),
                      std::back_inserter(only_real));
  std::set_difference(slow.begin(), slow.end(), real.begin(), real.end(),
                      std::back_inserter(only_slow));
  return what + ": only real [" + listed(only_real) + "], only slow [" + listed(only_slow) + "]";
}

}  // namespace

CheckedGame::CheckedGame(const Setup& setup) : game_(made(setup)), slow_(notation::catalogue(), setup) {
  state_ = std::make_unique<State>(*game_, &real_events_);
  events_ = texts_of(*game_, real_events_);
  slow_events_ = slow_.setup_events();
}

const ActionList& CheckedGame::legal() {
  if (!legal_known_) {
    legal_.clear();
    state_->legal_actions(legal_);
    legal_known_ = true;
  }
  return legal_;
}

std::string CheckedGame::text(const Action& action) const { return notation::to_text(*game_, action); }

void CheckedGame::apply(const std::string& action) {
  const auto parsed = notation::parse_action(*game_, action);
  if (!parsed) throw std::runtime_error("'" + action + "' is no action: " + parsed.refusal().what);
  if (!state_->is_legal(*parsed)) {
    std::vector<std::string> texts;
    for (const Action& each : legal()) texts.push_back(text(each));
    throw std::runtime_error("'" + action + "' is not legal; legal: " + listed(texts));
  }
  apply(*parsed);
}

void CheckedGame::apply(const Action& action) {
  const std::string words = text(action);
  real_events_.clear();
  state_->apply(action, &real_events_);
  legal_known_ = false;
  events_ = texts_of(*game_, real_events_);
  actions_.push_back(words);
  slow_events_ = slow_.apply(words);
}

std::string CheckedGame::record() const { return notation::to_json({game_->setup(), actions_}); }

std::optional<std::string> CheckedGame::difference() {
  if (auto d = event_difference()) return d;
  if (auto d = count_difference()) return d;
  if (auto d = legal_difference()) return d;
  if (auto d = chance_difference()) return d;
  return feature_difference();
}

std::optional<std::string> CheckedGame::legal_difference() {
  std::vector<std::string> real;
  for (const Action& action : legal()) real.push_back(text(action));
  const std::set<std::string> slow = slow_.legal();
  return unequal_lists("legal actions", real, {slow.begin(), slow.end()});
}

std::optional<std::string> CheckedGame::event_difference() const {
  return unequal_lists("events", events_, slow_events_);
}

std::optional<std::string> CheckedGame::count_difference() const {
  if (auto d = unequal("phase", word(state_->phase()), word(slow_.phase()))) return d;
  if (auto d = unequal("left", state_->left(), slow_.left())) return d;
  if (auto d = unequal("hidden", state_->hidden(), slow_.hidden())) return d;
  if (!state_->is_over()) {
    if (auto d = unequal("actor", index(state_->actor()), slow_.actor())) return d;
  }
  const Kind hand = state_->tile_in_hand();
  const std::string tile = hand == kNoKind ? "" : game_->kind(hand).name;
  if (auto d = unequal("tile in hand", tile, slow_.tile_in_hand())) return d;
  const aude::Board& board = state_->board();
  for (int i = 0; i < game_->players(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const std::string whose = " of seat " + std::to_string(i);
    if (auto d = unequal("score" + whose, state_->score(seat), slow_.score(i))) return d;
    for (int p = 0; p < kPieceKinds; ++p) {
      const Piece piece = static_cast<Piece>(p);
      if (auto d = unequal(word(piece) + whose, board.supply(seat, piece), slow_.supply(i, piece)))
        return d;
    }
    for (int g = 0; g < kGoodsKinds; ++g) {
      const int real =
          board.set_state<Traders>().goods[static_cast<std::size_t>(i)][static_cast<std::size_t>(g)];
      if (auto d = unequal("goods" + whose, real, slow_.goods(i, static_cast<Goods>(g)))) return d;
    }
  }
  return unequal("pig", word(board.set_state<Wheel>().sector), word(slow_.wheel()));
}

std::optional<std::string> CheckedGame::chance_difference() const {
  if (!state_->is_chance()) return std::nullopt;
  std::vector<Chance> outcomes;
  state_->chances(outcomes);
  std::vector<std::string> real;
  for (const Chance& each : outcomes)
    real.push_back(text(each.action) + " x" + std::to_string(each.weight));
  std::vector<std::string> slow;
  for (const auto& [action, weight] : slow_.chances())
    slow.push_back(action + " x" + std::to_string(weight));
  if (auto d = unequal_lists("chances", real, slow)) return d;
  std::map<std::string, int> picks;
  for (int pick = 0; pick < state_->chance_total(); ++pick) ++picks[text(state_->chance_at(pick))];
  if (picks != slow_.chances()) return "the lots of chance_at() lead elsewhere";
  return std::nullopt;
}

std::optional<std::string> CheckedGame::feature_difference() const {
  const aude::Board& board = state_->board();
  if (auto d = unequal("laid tiles", board.tiles().size(), slow_.board().tiles().size())) return d;
  for (const auto& [cell, laid] : slow_.board().tiles()) {
    const PlacedTile* tile = board.tile_at(cell);
    if (tile == nullptr) return "no tile at " + text_of(cell) + " in the rules";
    if (board.kind_of(*tile).tile != laid.tile || tile->rotation() != laid.rotation) {
      return "another tile at " + text_of(cell) + " in the rules";
    }
  }
  for (const Feature& feature : slow_.survey().features) {
    if (auto d = one_feature_difference(feature)) return d;
  }
  return std::nullopt;
}

std::optional<std::string> CheckedGame::one_feature_difference(const Feature& feature) const {
  const aude::Board& board = state_->board();
  const auto node_at = [&](const Spot& spot) {
    return board.segment_id(*board.tile_at(spot.cell), spot.segment);
  };
  const SegmentId root = board.feature(node_at(*feature.spots.begin()));
  const std::string where = word(feature.terrain) + " at " + text_of(*feature.spots.begin()) + ": ";
  for (const Spot& spot : feature.spots) {
    if (board.feature(node_at(spot)) != root)
      return where + text_of(spot) + " belongs to another feature";
  }
  std::size_t members = 0;
  board.each_member(root, [&](SegmentId) { ++members; });
  if (auto d = unequal(where + "segments", members, feature.spots.size())) return d;
  if (feature.terrain == Terrain::Cloister || feature.terrain == River::kTerrain) return std::nullopt;

  if (auto d = unequal(where + "open sides", board.open_sides(root), feature.open)) return d;
  const bool field = feature.terrain == Terrain::Field;
  const std::size_t size = field ? feature.spots.size() : feature.cells.size();
  if (auto d = unequal(where + "size", board.size_of(root), static_cast<int>(size))) return d;
  const bool hills = slow_.plays(Hills::kId);
  const int extra = field ? (hills ? feature.sheep : 0) : feature.pennants;
  if (auto d = unequal(where + "extra", board.extra_of(root), extra)) return d;
  if (auto d = unequal(where + "special", board.is_special(root), feature.inn || feature.cathedral))
    return d;

  std::vector<int> weight(static_cast<std::size_t>(slow_.players()), 0);
  for (const Deployed& each : slow_.deployed()) {
    if (!feature.spots.contains(each.spot) || !is_follower(each.piece)) continue;
    weight[static_cast<std::size_t>(each.seat)] += each.piece == Inns::kLarge ? 2 : 1;
  }
  for (int seat = 0; seat < slow_.players(); ++seat) {
    const int real = claim(board.claims_on(root), static_cast<Seat>(seat));
    if (auto d = unequal(where + "claims", real, weight[static_cast<std::size_t>(seat)])) return d;
  }
  return field ? unequal(where + "sheep", sheep_on(board, root) - board.extra_of(root),
                         slow_.tokens_in(feature))
               : std::nullopt;
}

}  // namespace aude::slow
