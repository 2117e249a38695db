#include "notation/actions.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "notation/words.h"

namespace aude::notation {
namespace {

constexpr std::size_t kLongestList = 600;  // characters of legal actions in a message
constexpr std::string_view kForms =
    "draw TILE, recall X,Y SEGMENT PIECE, place X,Y rN, follower SEGMENT, large SEGMENT, "
    "builder SEGMENT, pig SEGMENT, shepherd SEGMENT, crown SECTOR, crown SECTOR large, pass, "
    "token SHEEP, token wolf, grow, gather";

Refusal malformed(std::string_view text, const std::string& what) {
  return {"action", quoted(text) + ": " + what};
}

std::string cell_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

// At most four words; a fifth, or an empty one between two spaces, makes the text no action.
class Words {
 public:
  explicit Words(std::string_view text) {
    for (;;) {
      const std::size_t space = text.find(' ');
      if (count_ == words_.size()) {
        ++count_;
        return;
      }
      words_[count_++] = text.substr(0, space);
      if (space == std::string_view::npos) return;
      text.remove_prefix(space + 1);
    }
  }
  std::size_t count() const { return count_; }
  std::string_view operator[](std::size_t i) const { return words_[i]; }

 private:
  std::array<std::string_view, 4> words_;
  std::size_t count_ = 0;
};

std::optional<Cell> parse_cell(std::string_view text) {
  constexpr int kLow = std::numeric_limits<std::int16_t>::min();
  constexpr int kHigh = std::numeric_limits<std::int16_t>::max();
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return {};
  const auto x = whole_number(text.substr(0, comma), kLow, kHigh);
  const auto y = whole_number(text.substr(comma + 1), kLow, kHigh);
  if (!x || !y) return {};
  return Cell{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
}

constexpr const char* kCellForm =
    "a cell is written X,Y with integers from -32768 to 32767, as in 3,-1";

std::string segment_form() {
  return "a segment is a number from 0 to " + std::to_string(kMaxSegments - 1);
}

Result<Action> parse_draw(const Game& game, std::string_view text, const Words& words) {
  if (words.count() != 2) return malformed(text, "expected draw TILE, as in draw D");
  const Kind kind = game.find_kind(words[1]);
  if (kind == kNoKind) return malformed(text, "unknown tile " + quoted(words[1]));
  return Action::draw(kind);
}

Result<Action> parse_recall(std::string_view text, const Words& words) {
  if (words.count() != 4)
    return malformed(text, "expected recall X,Y SEGMENT PIECE, as in recall 2,-1 0 follower");
  const auto cell = parse_cell(words[1]);
  if (!cell) return malformed(text, kCellForm);
  const auto segment = whole_number(words[2], 0, kMaxSegments - 1);
  if (!segment) return malformed(text, segment_form());
  const auto piece = from_word<Piece>(words[3]);
  if (!piece || !is_follower(*piece)) return malformed(text, "the piece is follower or large");
  return Action::recall(*cell, *segment, *piece);
}

Result<Action> parse_place(std::string_view text, const Words& words) {
  if (words.count() != 3) return malformed(text, "expected place X,Y rN, as in place 3,-1 r2");
  const auto cell = parse_cell(words[1]);
  if (!cell) return malformed(text, kCellForm);
  const std::string_view turn = words[2];
  if (turn.size() != 2 || turn[0] != 'r' || turn[1] < '0' || turn[1] > '3') {
    return malformed(text, "a rotation is r0, r1, r2 or r3");
  }
  return Action::place(*cell, static_cast<Rotation>(turn[1] - '0'));
}

Result<Action> parse_deploy(std::string_view text, const Words& words, Piece piece) {
  const std::string name(word(piece));
  if (words.count() != 2) return malformed(text, "expected " + name + " SEGMENT, as in " + name + " 0");
  const auto segment = whole_number(words[1], 0, kMaxSegments - 1);
  if (!segment) return malformed(text, segment_form());
  return Action::deploy(piece, *segment);
}

Result<Action> parse_crown(std::string_view text, const Words& words) {
  const bool large = words.count() == 3 && words[2] == "large";
  if (words.count() != 2 && !large)
    return malformed(text, "expected crown SECTOR or crown SECTOR large");
  const auto sector = from_word<Sector>(words[1]);
  if (!sector) return malformed(text, "unknown sector; sectors: " + known_words<Sector>());
  return Action::crown(*sector, large ? Piece::Large : Piece::Follower);
}

Result<Action> parse_token(std::string_view text, const Words& words) {
  if (words.count() == 2 && words[1] == "wolf") return Action::token(0);
  const auto sheep = words.count() == 2 ? whole_number(words[1], 1, 4) : std::nullopt;
  if (!sheep) return malformed(text, "expected token 1, 2, 3, 4 or wolf");
  return Action::token(*sheep);
}

std::string why_no_fit(const State& state, const Action& action) {
  const std::string at = cell_text(action.cell);
  const std::string tile = state.game().kind(state.tile_in_hand()).name;
  std::string fitting;
  for (Rotation rotation : kRotations) {
    if (!state.is_legal(Action::place(action.cell, rotation))) continue;
    fitting += (fitting.empty() ? "r" : " or r") + std::to_string(index(rotation));
  }
  if (fitting.empty()) return "tile " + tile + " does not fit at " + at + " in any rotation";
  return "tile " + tile + " does not fit at " + at + " that way, only " + fitting;
}

// A plain sentence on an action that the rules have refused.
std::string why_not(const State& state, const Action& action) {
  const auto laid = [&]() -> const KindInfo& {
    return state.board().kind_of(state.board().last_tile());
  };
  switch (state.why_illegal(action)) {
    case Illegal::GameOver:
      return "the game is over";
    case Illegal::WrongPhase:
      return "the phase is " + std::string(word(state.phase())) + ", not " +
             std::string(word(phase_of(action.verb)));
    case Illegal::NoSuchTile:
      return "no such tile can be drawn now";
    case Illegal::CellTaken:
      return "a tile lies at " + cell_text(action.cell) + " already";
    case Illegal::NotBesideATile:
      return cell_text(action.cell) + " is not beside any tile";
    case Illegal::DoesNotFit:
      return why_no_fit(state, action);
    case Illegal::NoSuchSegment:
      return "tile " + laid().name + " has segments 0 to " + std::to_string(laid().segment_count - 1);
    case Illegal::NoPieceLeft:
      return "the player has no " + std::string(word(action.piece)) + " in the supply";
    case Illegal::NotThere:
      return "no " + std::string(word(action.piece)) + " may go to segment " +
             std::to_string(action.number) + " (" +
             std::string(word(laid().segments[action.number].terrain)) + ") now";
    case Illegal::NoSuchPiece:
      return "no such piece of this player stands there";
    case Illegal::NoFreeCrown:
      return "no such piece may go to that crown space now";
    case Illegal::NoSuchToken:
      return "no such token is left";
    case Illegal::NotNow:
      break;
  }
  return "not now";
}

}  // namespace

std::string to_text(const Game& game, const Action& action) {
  switch (action.verb) {
    case Verb::Draw:
      return "draw " + game.kind(action.kind()).name;
    case Verb::Recall:
      return "recall " + cell_text(action.cell) + " " + std::to_string(action.number) + " " +
             std::string(word(action.piece));
    case Verb::Place:
      return "place " + cell_text(action.cell) + " r" + std::to_string(index(action.rotation));
    case Verb::Deploy:
      return std::string(word(action.piece)) + " " + std::to_string(action.number);
    case Verb::Crown:
      return "crown " + std::string(word(action.sector())) +
             (action.piece == Piece::Large ? " large" : "");
    case Verb::Pass:
      return "pass";
    case Verb::Token:
      return action.number == 0 ? "token wolf" : "token " + std::to_string(action.number);
    case Verb::Grow:
      return "grow";
    case Verb::Gather:
      return "gather";
  }
  return {};
}

Result<Action> parse_action(const Game& game, std::string_view text) {
  const Words words(text);
  const std::string_view verb = words[0];
  if (text == "pass") return Action::pass();
  if (text == "grow") return Action::grow();
  if (text == "gather") return Action::gather();
  if (verb == "draw") return parse_draw(game, text, words);
  if (verb == "recall") return parse_recall(text, words);
  if (verb == "place") return parse_place(text, words);
  if (verb == "crown") return parse_crown(text, words);
  if (verb == "token") return parse_token(text, words);
  if (const auto piece = from_word<Piece>(verb)) return parse_deploy(text, words, *piece);
  return Refusal{"action", "unknown action " + quoted(text) + "; forms: " + std::string(kForms)};
}

Result<Action> legal_action(const State& state, std::string_view text) {
  auto action = parse_action(state.game(), text);
  if (action && state.is_legal(*action)) return action;
  const std::string what =
      action ? quoted(text) + ": " + why_not(state, *action) : action.refusal().what;
  return Refusal{"action", what + "; legal: " + legal_actions_text(state)};
}

std::string legal_actions_text(const State& state) {
  ActionList legal;
  state.legal_actions(legal);
  if (legal.empty()) return "nothing, the game is over";
  std::string all;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (all.size() > kLongestList) return all + " and " + std::to_string(legal.size() - i) + " more";
    if (i > 0) all += ", ";
    all += to_text(state.game(), legal[i]);
  }
  return all;
}

}  // namespace aude::notation
