#include "app/terminal_words.h"

#include <numeric>
#include <utility>

#include "notation/actions.h"
#include "notation/events.h"
#include "notation/words.h"

namespace aude::app {
namespace {

std::string at_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::string counted(int count, std::string_view one, std::string_view many) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string_view as_whom(Terrain terrain) {
  switch (terrain) {
    case Terrain::City:
      return "knight";
    case Terrain::Road:
      return "thief";
    case Terrain::Cloister:
      return "monk";
    default:
      return "farmer";
  }
}

std::string_view name_of_piece(Piece piece) {
  return piece == Piece::Large ? "large follower" : notation::word(piece);
}

class Teller {
 public:
  explicit Teller(const Game& game) : game_(game) {}

  std::string operator()(const PlacedEvent& event) const {
    return name_of(game_, event.seat) + " lays " + game_.kind(event.kind).tile->id + " at " +
           at_text(event.cell) + ".";
  }
  std::string operator()(const DeployedEvent& event) const {
    std::string text =
        name_of(game_, event.seat) + " deploys a " + std::string(name_of_piece(event.piece));
    if (is_follower(event.piece)) text += " as " + std::string(as_whom(event.terrain));
    return text + " at " + at_text(event.spot.cell) + ".";
  }
  std::string operator()(const CrownedEvent& event) const {
    return name_of(game_, event.seat) + " puts a " + std::string(name_of_piece(event.piece)) +
           " on the crown of " + std::string(notation::word(event.sector)) + ".";
  }
  std::string operator()(const DiscardedEvent& event) const {
    return "Tile " + game_.kind(event.kind).name +
           " fits nowhere and leaves the game; another is drawn.";
  }
  std::string operator()(const BuriedEvent& event) const {
    return "A tile nobody has seen goes under the hill at " + at_text(event.cell) + ".";
  }
  std::string operator()(const WheelEvent& event) const {
    return "The pig walks " + counted(event.steps, "sector", "sectors") + " to " +
           std::string(notation::word(event.to)) + ": " + std::string(sector_meaning(event.to)) + ".";
  }
  std::string operator()(const GoodsEvent& event) const {
    return name_of(game_, event.seat) + " takes " + std::to_string(event.count) + " " +
           std::string(notation::word(event.goods)) + ".";
  }
  std::string operator()(const TokenEvent& event) const {
    if (event.sheep == 0) return "The token is the wolf: the flock scatters and its shepherds go home.";
    return "The token shows " + std::to_string(event.sheep) + " sheep for " +
           name_of(game_, event.seat) + ".";
  }
  std::string operator()(const ReturnedEvent& event) const {
    const std::string from = event.from_crown
                                 ? "the crown of " + std::string(notation::word(event.sector))
                                 : at_text(event.spot.cell);
    return name_of(game_, event.seat) + "'s " + std::string(name_of_piece(event.piece)) + " from " +
           from;
  }
  std::string operator()(const ScoredEvent& event) const {
    std::string what(notation::word(event.what));
    if (event.what <= ScoreFor::Flock) what = "a " + what;
    if (!event.spots.empty()) what += " at " + at_text(event.spots.front().cell);
    const bool several = (event.players & (event.players - 1)) != 0;
    std::string text = event.final ? "At the end " : "";
    text += event.players == 0 ? "nobody" : names_of(game_, event.players);
    text += several ? " score " : " scores ";
    text += event.points == 0
                ? "nothing for " + what
                : counted(event.points, "point", "points") + (several ? " each for " : " for ") + what;
    if (event.points != 0)
      text += ": " + notation::sum_text(event) + " = " + std::to_string(event.points);
    text += ".";
    for (const std::string& why : notation::reason_texts(event)) text += " " + why;
    return text;
  }
  std::string operator()(const OverEvent& event) const {
    const bool several = (event.winners & (event.winners - 1)) != 0;
    return "The game is over. " + names_of(game_, event.winners) +
           (several ? " share the victory!" : " wins!");
  }

 private:
  const Game& game_;
};

// "to the north and west", from the sides of the laid tile that the segment touches.
std::string where_on_tile(const Board& board, SegmentId segment_id) {
  const PlacedTile& tile = board.tile(segment_id);
  const auto& ports = board.kind_of(tile).at(tile.rotation()).port_segment;
  constexpr std::string_view kNames[] = {"north", "east", "south", "west"};
  std::string text;
  int sides = 0;
  for (Side side : kSides) {
    bool touches = false;
    for (int third = 0; third < 3; ++third) {
      touches = touches ||
                ports[static_cast<std::size_t>(port_index(side, third))] == board.segment(segment_id);
    }
    if (!touches) continue;
    text += (sides++ == 0 ? " to the " : ", ") + std::string(kNames[static_cast<std::size_t>(side)]);
  }
  return sides == 0 || sides == 4 ? "" : text;
}

std::string feature_text(const Board& board, SegmentId segment_id) {
  const Terrain terrain = board.info(segment_id).terrain;
  const SegmentId feature = board.feature(segment_id);
  std::string text = std::string(notation::word(terrain)) + where_on_tile(board, segment_id);
  if (terrain == Terrain::Cloister) {
    return text + " (" + std::to_string(board.tiles_around(board.tile(segment_id).cell)) +
           " of 8 around it laid)";
  }
  if (terrain == Terrain::Field)
    return text + " (farm of " + counted(board.size_of(feature), "part", "parts") + ")";
  text += " (" + counted(board.size_of(feature), "tile", "tiles");
  if (terrain == Terrain::City && board.extra_of(feature) > 0) {
    text += ", " + counted(board.extra_of(feature), "pennant", "pennants");
  }
  if (board.is_special(feature)) text += terrain == Terrain::City ? ", cathedral" : ", inn";
  return text + (board.is_open(feature) ? ", open)" : ", complete)");
}

std::string deploy_text(const Board& board, const Action& action) {
  const SegmentId segment_id = board.segment_id(board.last_tile(), action.number);
  std::string text(name_of_piece(action.piece));
  if (is_follower(action.piece)) text += " as " + std::string(as_whom(board.info(segment_id).terrain));
  return text +
         (board.info(segment_id).terrain == Terrain::Road ||
                  board.info(segment_id).terrain == Terrain::Field
              ? " on the "
              : " in the ") +
         feature_text(board, segment_id);
}

std::string recall_text(const Board& board, const Action& action) {
  const PlacedTile* tile = board.tile_at(action.cell);
  if (tile == nullptr) return "nothing";
  const SegmentId segment_id = board.segment_id(*tile, action.number);
  return std::string(name_of_piece(action.piece)) + " (" +
         std::string(as_whom(board.info(segment_id).terrain)) + ") at " + at_text(action.cell) +
         " from the " + feature_text(board, segment_id);
}

}  // namespace

std::vector<std::string> tell(const Game& game, const Events& events) {
  std::vector<std::string> sentences;
  std::string home;  // all who come home together
  const auto tell_home = [&] {
    if (!home.empty()) sentences.push_back("Home: " + std::exchange(home, "") + ".");
  };
  for (const Event& event : events) {
    std::string text = std::visit(Teller(game), event);
    if (std::holds_alternative<ReturnedEvent>(event)) {
      home += (home.empty() ? "" : ", ") + text;
    } else {
      tell_home();
      sentences.push_back(std::move(text));
    }
  }
  tell_home();
  return sentences;
}

std::string describe(const State& state, const Action& action) {
  const Board& board = state.board();
  switch (action.verb) {
    case Verb::Deploy:
      return deploy_text(board, action);
    case Verb::Recall:
      return recall_text(board, action);
    case Verb::Crown:
      return std::string(name_of_piece(action.piece)) + " on the crown of " +
             std::string(notation::word(action.sector())) + " (" +
             std::string(sector_meaning(action.sector())) + ")";
    case Verb::Pass:
      return "deploy nothing";
    case Verb::Grow: {
      const auto& tokens = board.head->sets.hills.tokens;
      const int all = std::accumulate(tokens.begin(), tokens.end(), 0);
      return "let the flock grow: draw one of " + counted(all, "token", "tokens") + ", " +
             counted(tokens[0], "wolf", "wolves") + " among them";
    }
    case Verb::Gather: {
      const SegmentId shepherd = board.figure(Piece::Shepherd, state.actor());
      const int sheep = sheep_on(board, board.feature(shepherd));
      return "gather the flock: " + counted(sheep, "point", "points") + " for every shepherd there";
    }
    default:
      return notation::to_text(state.game(), action);
  }
}

std::string_view sector_meaning(Sector sector) {
  switch (sector) {
    case Sector::Fortune:
      return "3 points to the player whose turn it is";
    case Sector::Taxes:
      return "each knight earns 1 per pennant and own knight in its city";
    case Sector::Famine:
      return "each farmer earns 1 per completed city of the farm";
    case Sector::Storm:
      return "1 point for each follower at home";
    case Sector::Inquisition:
      return "2 points for each monk";
    case Sector::Plague:
      return "everybody takes one follower home";
  }
  return "";
}

std::string name_of(const Game& game, Seat seat) {
  return game.setup().players[static_cast<std::size_t>(seat)];
}

std::string names_of(const Game& game, SeatMask seats) {
  std::vector<std::string> names;
  for (int i = 0; i < game.players(); ++i) {
    if ((seats >> i & 1U) != 0) names.push_back(name_of(game, static_cast<Seat>(i)));
  }
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  }
  return text;
}

}  // namespace aude::app
