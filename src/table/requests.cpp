#include "table/requests.h"

#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/words.h"
#include "players/player.h"
#include "table/messages.h"

namespace aude::table {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxTiles = 1000;  // of a bag or a start of one's own

json::array ports_json(PortMask ports) {
  json::array out;
  for (int port = 0; port < kPorts; ++port) {
    if ((ports >> port & 1U) == 0) continue;
    out.emplace_back(std::string{"NESW"[port / 3], "lmr"[port % 3]});
  }
  return out;
}

json::object segment_json(const Segment& segment) {
  json::object out{{"terrain", notation::word(segment.terrain)}, {"ports", ports_json(segment.ports)}};
  if (segment.pennants != 0) out["pennants"] = segment.pennants;
  if (segment.cathedral) out["cathedral"] = true;
  if (segment.goods != Goods::None) out["goods"] = notation::word(segment.goods);
  if (segment.inn) out["inn"] = true;
  if (segment.sheep != 0) out["sheep"] = segment.sheep;
  if (segment.cities != 0) {
    json::array cities;
    for (int i = 0; i < kMaxSegments; ++i) {
      if ((segment.cities >> i & 1U) != 0) cities.emplace_back(i);
    }
    out["cities"] = std::move(cities);
  }
  return out;
}

json::object tile_json(const Tile& tile) {
  constexpr std::string_view kEdges[] = {"city", "road", "field", "river"};
  json::array sides;
  for (Edge side : tile.sides) sides.emplace_back(kEdges[static_cast<std::size_t>(side)]);
  json::array segments;
  for (const Segment& segment : tile.segments) segments.push_back(segment_json(segment));
  return {{"id", tile.id},
          {"sides", std::move(sides)},
          {"segments", std::move(segments)},
          {"copies", json::array(tile.copies.begin(), tile.copies.end())},
          {"hill", tile.hill},
          {"vineyard", tile.vineyard}};
}

}  // namespace

Problem problem(std::string code, const Refusal& refusal) {
  return {400, std::move(code), refusal.what, refusal.where};
}

std::string problem_text(const Problem& problem) {
  json::object error{{"code", problem.code}, {"message", problem.message}};
  if (!problem.where.empty()) error["where"] = problem.where;
  return json::serialize(json::object{{"error", std::move(error)}});
}

Result<std::shared_ptr<const Game>> game_of(const Setup& setup) {
  if (setup.bag && setup.bag->size() > kMaxTiles) {
    return Refusal{"setup.bag", "at most 1000 tiles can be sent"};
  }
  if (setup.start && setup.start->size() > kMaxTiles) {
    return Refusal{"setup.start", "at most 1000 tiles can be sent"};
  }
  return Game::create(notation::catalogue(), setup);
}

Result<Action> next_action(const State& state, const std::vector<std::string>& actions, std::size_t i) {
  auto action = notation::legal_action(state, actions[i]);
  if (!action) return Refusal{"action " + std::to_string(i + 1), action.refusal().what};
  return action;
}

std::string catalogue_text() {
  const Catalogue& all = notation::catalogue();
  json::array sets;
  for (const TileSet& set : all.files) {
    json::array tiles;
    for (const Tile& tile : set.tiles) tiles.push_back(tile_json(tile));
    sets.push_back(json::object{{"id", set.id}, {"name", set.name}, {"tiles", std::move(tiles)}});
  }
  json::array board;
  for (const Tile& cell : all.wheel_board.cells) board.push_back(tile_json(cell));
  json::object crowns;
  for (int s = 0; s < kSectors; ++s) {
    crowns[notation::word(static_cast<Sector>(s))] =
        all.wheel_board.crowns[static_cast<std::size_t>(s)];
  }
  json::array levels;
  for (const players::Level& level : players::levels()) {
    if (level.for_people)
      levels.push_back(json::object{{"name", level.name}, {"description", level.description}});
  }
  return json::serialize(
      json::object{{"sets", std::move(sets)},
                   {"board", std::move(board)},
                   {"crowns", std::move(crowns)},
                   {"levels", std::move(levels)},
                   {"limits", {{"name", kMaxNameLetters}, {"chat", kMaxChatLetters}}}});
}

}  // namespace aude::table
