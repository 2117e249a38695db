// SPDX-License-Identifier: MIT
#include "app/terminal_words.h"

#include <utility>

#include "app/set_text.h"
#include "notation/actions.h"
#include "notation/events.h"
#include "notation/words.h"

namespace aude::app {

std::string at_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::string counted(int count, std::string_view one, std::string_view many) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

namespace {

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
    case Terrain::Field:
      return "farmer";
  }
  return first_text<&SetText::role>(terrain);
}

}  // namespace

std::string_view name_of_piece(Piece piece) {
  for (const SetText* set : all_set_texts()) {
    for (const PieceName& each : set->pieces) {
      if (each.piece == piece) return each.name;
    }
  }
  return "meeple";
}

// "knight", "large meeple as a knight", "builder".
std::string piece_on(Piece piece, Terrain terrain) {
  if (piece == Piece::Follower) return std::string(role_on(terrain));
  std::string text(name_of_piece(piece));
  if (is_follower(piece)) text += " as a " + std::string(role_on(terrain));
  return text;
}

namespace {

bool is_several(SeatMask seats) { return (seats & (seats - 1)) != 0; }

}  // namespace

std::string with_verb(const Game& game, SeatMask seats, std::string_view plain,
                      std::string_view third) {
  return notation::with_verb(names_of(game, seats), plain, is_several(seats) ? plain : third);
}
std::string with_verb(const Game& game, Seat seat, std::string_view plain, std::string_view third) {
  return with_verb(game, static_cast<SeatMask>(1U << index(seat)), plain, third);
}

namespace {

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
  std::string operator()(const DiscardedEvent& event) const {
    return "Tile " + game_.kind(event.kind).name +
           " fits nowhere and leaves the game; another is drawn.";
  }
  std::string operator()(const ReturnedEvent& event) const {
    return possessive(game_, event.seat) + " " + std::string(name_of_piece(event.piece)) + " from " +
           at_text(event.spot.cell);
  }
  std::string operator()(const ScoredEvent& event) const {
    std::string text = score_text(event);
    if (event.final) {
      if (text.starts_with("You ")) text[0] = 'y';
      text = "At the end, " + text;
    }
    if (event.points != 0)
      text += ": " + notation::sum_text(event) + " = " + std::to_string(event.points);
    text += '.';
    for (const std::string& why : notation::reason_texts(event)) text += " " + why;
    return text;
  }
  std::string operator()(const OverEvent& event) const {
    const bool several = is_several(event.winners);
    return "The game is over. " + (several ? names_of(game_, event.winners) + " share the victory!"
                                           : with_verb(game_, event.winners, "win!", "wins!"));
  }

  template <typename SetEvent>
  std::string operator()(const SetEvent& event) const {
    return first_text<&SetText::sentence>(game_, Event(event));
  }

 private:
  // "You score 3 points for a road at 0,-1", without the calculation.
  std::string score_text(const ScoredEvent& event) const {
    std::string what(first_text<&SetText::score_name>(event.what));
    if (what.empty()) {
      what = (event.what <= ScoreFor::Field ? "a " : "") + std::string(notation::word(event.what));
    }
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

}  // namespace

std::string feature_text(const Board& board, SegmentId segment_id) {
  const Terrain terrain = board.info(segment_id).terrain;
  const SegmentId feature = board.feature(segment_id);
  std::string text = std::string(notation::word(terrain)) + where_on_tile(board, segment_id);
  if (is_enclosed(terrain)) {
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

namespace {

std::string deploy_text(const Board& board, const Action& action) {
  const SegmentId segment_id = board.segment_id(board.last_tile(), action.number);
  const Terrain terrain = board.info(segment_id).terrain;
  return piece_on(action.piece, terrain) + (terrain == Terrain::Road ? " on the " : " in the ") +
         feature_text(board, segment_id);
}

}  // namespace

std::vector<std::string> sentences_for(const Game& game, const Events& events) {
  std::vector<std::string> sentences;
  std::string returned;  // pieces that return at the same time
  const auto flush_returned = [&] {
    if (!returned.empty()) sentences.push_back("Returned: " + std::exchange(returned, "") + ".");
  };
  for (const Event& event : events) {
    std::string text = first_text<&SetText::returned>(game, event);
    const bool returns = !text.empty() || std::holds_alternative<ReturnedEvent>(event);
    if (text.empty()) text = std::visit(EventText(game), event);
    if (returns) {
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
  if (action.verb == Verb::Deploy) return deploy_text(state.board(), action);
  if (action.verb == Verb::Pass) return "keep your pieces";
  const std::string text = first_text<&SetText::describe>(state, action);
  return text.empty() ? notation::to_text(state.game(), action) : text;
}

std::string name_of(const Game& game, Seat seat) {
  return game.setup().players[static_cast<std::size_t>(seat)];
}

std::string names_of(const Game& game, SeatMask seats) {
  std::vector<std::string> names;
  for (int i = 0; i < game.players(); ++i) {
    if ((seats >> i & 1U) == 0) continue;
    const std::string name = name_of(game, static_cast<Seat>(i));
    names.push_back(notation::is_you(name) && !names.empty() ? "you" : name);
  }
  return names.empty() ? "Nobody" : enumerated(names);
}

std::string possessive(const Game& game, Seat seat) {
  const std::string name = name_of(game, seat);
  return notation::is_you(name) ? "your" : name + "'s";
}

}  // namespace aude::app
