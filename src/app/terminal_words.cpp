#include "app/terminal_words.h"

#include <cctype>
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

// "north", "north and east", "north, east and south".
std::string enumerated(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  }
  return text;
}

// The role of a meeple that stands here.
std::string_view role_on(Terrain terrain) {
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
  if (piece == Piece::Follower) return "meeple";
  return piece == Piece::Large ? "large meeple" : notation::word(piece);
}

std::string sector_name(Sector sector) {
  std::string name(notation::word(sector));
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return name;
}

std::string crown_space(Sector sector) { return "the " + sector_name(sector) + " crown space"; }

// "knight", "large meeple as a knight", "builder".
std::string piece_on(Piece piece, Terrain terrain) {
  if (piece == Piece::Follower) return std::string(role_on(terrain));
  std::string text(name_of_piece(piece));
  if (is_follower(piece)) text += " as a " + std::string(role_on(terrain));
  return text;
}

bool is_several(SeatMask seats) { return (seats & (seats - 1)) != 0; }

// "You lay", "You and Anna lay", "Anna lays": `plain` and `third` are the two forms of the verb.
std::string with_verb(const Game& game, SeatMask seats, std::string_view plain,
                      std::string_view third) {
  const std::string names = names_of(game, seats);
  return names + " " + std::string(is_several(seats) || is_you(names) ? plain : third);
}
std::string with_verb(const Game& game, Seat seat, std::string_view plain, std::string_view third) {
  return with_verb(game, static_cast<SeatMask>(1U << index(seat)), plain, third);
}

// One sentence per event; a ReturnedEvent gives only a part of one, since pieces return together.
class EventText {
 public:
  explicit EventText(const Game& game) : game_(game) {}

  std::string operator()(const PlacedEvent& event) const {
    return with_verb(game_, event.seat, "lay ", "lays ") + game_.kind(event.kind).tile->id + " at " +
           at_text(event.cell) + ".";
  }
  std::string operator()(const DeployedEvent& event) const {
    return with_verb(game_, event.seat, "place a ", "places a ") +
           piece_on(event.piece, event.terrain) + " at " + at_text(event.spot.cell) + ".";
  }
  std::string operator()(const CrownedEvent& event) const {
    return with_verb(game_, event.seat, "place a ", "places a ") +
           std::string(name_of_piece(event.piece)) + " on " + crown_space(event.sector) + ".";
  }
  std::string operator()(const DiscardedEvent& event) const {
    return "Tile " + game_.kind(event.kind).name +
           " fits nowhere and leaves the game; another is drawn.";
  }
  std::string operator()(const BuriedEvent& event) const {
    return "A tile goes face down under the hill at " + at_text(event.cell) + ".";
  }
  std::string operator()(const WheelEvent& event) const {
    return "The pig walks " + counted(event.steps, "sector", "sectors") + " to " +
           sector_name(event.to) + ": " + std::string(sector_meaning(event.to)) + ".";
  }
  std::string operator()(const GoodsEvent& event) const {
    return with_verb(game_, event.seat, "take ", "takes ") + std::to_string(event.count) + " " +
           std::string(notation::word(event.goods)) + ".";
  }
  std::string operator()(const TokenEvent& event) const {
    if (event.sheep == 0)
      return with_verb(game_, event.seat, "draw", "draws") +
             " the wolf: the flock is gone and its shepherds return to the supply.";
    return with_verb(game_, event.seat, "draw ", "draws ") + std::to_string(event.sheep) + " sheep.";
  }
  std::string operator()(const ReturnedEvent& event) const {
    return possessive(game_, event.seat) + " " + std::string(name_of_piece(event.piece)) + " from " +
           (event.from_crown ? crown_space(event.sector) : at_text(event.spot.cell));
  }
  std::string operator()(const ScoredEvent& event) const {
    std::string text = score_text(event);
    if (event.final) {
      if (text.starts_with("You ")) text[0] = 'y';
      text = "At the end, " + text;
    }
    if (event.points != 0)
      text += ": " + notation::sum_text(event) + " = " + std::to_string(event.points);
    text += ".";
    for (const std::string& why : notation::reason_texts(event)) text += " " + why;
    return text;
  }
  std::string operator()(const OverEvent& event) const {
    const bool several = is_several(event.winners);
    return "The game is over. " + (several ? names_of(game_, event.winners) + " share the victory!"
                                           : with_verb(game_, event.winners, "win!", "wins!"));
  }

 private:
  // "You score 3 points for a road at 0,-1", without the calculation.
  std::string score_text(const ScoredEvent& event) const {
    std::string what = event.what <= ScoreFor::Flock ? "a " : "";
    what += event.what == ScoreFor::Crown ? "a crown space" : notation::word(event.what);
    if (!event.spots.empty()) what += " at " + at_text(event.spots.front().cell);
    if (event.players == 0) return "Nobody scores for " + what;
    const std::string points =
        event.points == 0 ? "no points" : counted(event.points, "point", "points");
    return with_verb(game_, event.players, "score ", "scores ") + points +
           (is_several(event.players) ? " each for " : " for ") + what;
  }

  const Game& game_;
};

// "to the north and west", from the sides of the laid tile that the segment touches.
std::string where_on_tile(const Board& board, SegmentId segment_id) {
  const PlacedTile& tile = board.tile(segment_id);
  const auto& ports = board.kind_of(tile).at(tile.rotation()).port_segment;
  constexpr std::string_view kNames[] = {"north", "east", "south", "west"};
  std::vector<std::string> sides;
  for (Side side : kSides) {
    bool touches = false;
    for (int third = 0; third < 3; ++third) {
      touches = touches ||
                ports[static_cast<std::size_t>(port_index(side, third))] == board.segment(segment_id);
    }
    if (touches) sides.emplace_back(kNames[static_cast<std::size_t>(side)]);
  }
  return sides.empty() || sides.size() == 4 ? "" : " to the " + enumerated(sides);
}

std::string feature_text(const Board& board, SegmentId segment_id) {
  const Terrain terrain = board.info(segment_id).terrain;
  const SegmentId feature = board.feature(segment_id);
  std::string text = std::string(notation::word(terrain)) + where_on_tile(board, segment_id);
  if (terrain == Terrain::Cloister) {
    return text + " (" + std::to_string(board.tiles_around(board.tile(segment_id).cell)) +
           " of 8 tiles around it)";
  }
  if (terrain == Terrain::Field)
    return text + " (" + counted(board.size_of(feature), "segment", "segments") + ")";
  text += " (" + counted(board.size_of(feature), "tile", "tiles");
  if (terrain == Terrain::City && board.extra_of(feature) > 0) {
    text += ", " + counted(board.extra_of(feature), "pennant", "pennants");
  }
  if (board.is_special(feature)) text += terrain == Terrain::City ? ", cathedral" : ", inn";
  return text + (board.is_open(feature) ? ", open)" : ", complete)");
}

std::string deploy_text(const Board& board, const Action& action) {
  const SegmentId segment_id = board.segment_id(board.last_tile(), action.number);
  const Terrain terrain = board.info(segment_id).terrain;
  return piece_on(action.piece, terrain) + (terrain == Terrain::Road ? " on the " : " in the ") +
         feature_text(board, segment_id);
}

std::string recall_text(const Board& board, const Action& action) {
  const PlacedTile* tile = board.tile_at(action.cell);
  if (tile == nullptr) return "nothing";
  const SegmentId segment_id = board.segment_id(*tile, action.number);
  return piece_on(action.piece, board.info(segment_id).terrain) + " at " + at_text(action.cell) +
         ", from the " + feature_text(board, segment_id);
}

}  // namespace

std::vector<std::string> sentences_for(const Game& game, const Events& events) {
  std::vector<std::string> sentences;
  std::string returned;  // pieces that return at the same time
  const auto flush_returned = [&] {
    if (!returned.empty()) sentences.push_back("Returned: " + std::exchange(returned, "") + ".");
  };
  for (const Event& event : events) {
    std::string text = std::visit(EventText(game), event);
    if (std::holds_alternative<ReturnedEvent>(event)) {
      returned += (returned.empty() ? "" : ", ") + text;
    } else {
      flush_returned();
      sentences.push_back(std::move(text));
    }
  }
  flush_returned();
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
      return std::string(name_of_piece(action.piece)) + " on " + crown_space(action.sector()) + " (" +
             std::string(sector_meaning(action.sector())) + ")";
    case Verb::Pass:
      return "keep your pieces";
    case Verb::Grow: {
      const auto& tokens = board.head->sets.hills.tokens;
      const int all = std::accumulate(tokens.begin(), tokens.end(), 0);
      return "draw another token (" + counted(all, "token", "tokens") + " left, " +
             counted(tokens[0], "wolf", "wolves") + " among them)";
    }
    case Verb::Gather: {
      const SegmentId shepherd = board.figure(Piece::Shepherd, state.actor());
      const int sheep = sheep_on(board, board.feature(shepherd));
      return "bring the flock home (" + counted(sheep, "point", "points") +
             " for each shepherd in the field)";
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
      return "each knight scores 1 point per pennant and per knight of the same player in that city";
    case Sector::Famine:
      return "each farmer scores 1 point per completed city at the field";
    case Sector::Storm:
      return "1 point for each meeple in the supply";
    case Sector::Inquisition:
      return "2 points for each monk";
    case Sector::Plague:
      return "every player takes back one meeple";
  }
  return "";
}

std::string name_of(const Game& game, Seat seat) {
  return game.setup().players[static_cast<std::size_t>(seat)];
}

std::string names_of(const Game& game, SeatMask seats) {
  std::vector<std::string> names;
  for (int i = 0; i < game.players(); ++i) {
    if ((seats >> i & 1U) == 0) continue;
    const std::string name = name_of(game, static_cast<Seat>(i));
    names.push_back(is_you(name) && !names.empty() ? "you" : name);
  }
  return names.empty() ? "Nobody" : enumerated(names);
}

bool is_you(std::string_view name) { return name == "You"; }

std::string possessive(const Game& game, Seat seat) {
  const std::string name = name_of(game, seat);
  return is_you(name) ? "your" : name + "'s";
}

}  // namespace aude::app
