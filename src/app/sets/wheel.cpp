// SPDX-License-Identifier: MIT
// The Wheel of Fortune in the terminal game.
#include <cctype>

#include "app/set_text.h"
#include "app/terminal_words.h"
#include "notation/words.h"

namespace aude::app {
namespace {

std::string sector_name(Sector sector) {
  std::string name(notation::word(sector));
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return name;
}

std::string crown_space(Sector sector) { return "the " + sector_name(sector) + " crown space"; }

std::string wheel_sentence(const Game& game, const Event& event) {
  if (const auto* crowned = std::get_if<CrownedEvent>(&event)) {
    return with_verb(game, crowned->seat, "place a ", "places a ") +
           std::string(name_of_piece(crowned->piece)) + " on " + crown_space(crowned->sector) + ".";
  }
  const auto* wheel = std::get_if<WheelEvent>(&event);
  if (wheel == nullptr) return {};
  return "The pig walks " + counted(wheel->steps, "sector", "sectors") + " to " +
         sector_name(wheel->to) + ": " + std::string(sector_meaning(wheel->to)) + ".";
}

std::string returned_from_crown(const Game& game, const Event& event) {
  const auto* left = std::get_if<LeftCrownEvent>(&event);
  if (left == nullptr) return {};
  return possessive(game, left->seat) + " " + std::string(name_of_piece(left->piece)) + " from " +
         crown_space(left->sector);
}

std::string describe_recall(const Board& board, const Action& action) {
  const PlacedTile* tile = board.tile_at(action.cell);
  if (tile == nullptr) return "nothing";
  const SegmentId segment_id = board.segment_id(*tile, action.number);
  return piece_on(action.piece, board.info(segment_id).terrain) + " at " + at_text(action.cell) +
         ", from the " + feature_text(board, segment_id);
}

std::string describe_wheel(const State& state, const Action& action) {
  if (action.verb == Wheel::kRecallVerb) return describe_recall(state.board(), action);
  if (action.verb != Wheel::kCrownVerb) return {};
  const Sector sector = Wheel::sector_of(action);
  return std::string(name_of_piece(action.piece)) + " on " + crown_space(sector) + " (" +
         std::string(sector_meaning(sector)) + ")";
}

std::string wheel_headline(const State& state, const std::string& name, const std::string&) {
  if (state.phase() != Wheel::kRecallPhase) return {};
  return "Plague: " + (name.empty() ? "" : name + ", ") + "take back one meeple.";
}

void draw_crowns(const BoardSpace& board, Canvas& canvas, Sector sector, Point right,
                 const Style& style) {
  const Game& game = board.state.game();
  const auto& holders = board.state.board().set_state<Wheel>().crown[static_cast<std::size_t>(sector)];
  const int crowns = game.catalogue().wheel_board.crowns[static_cast<std::size_t>(sector)];
  int x = right.x - 2 * crowns - 1;
  for (std::size_t space = 0; space < static_cast<std::size_t>(crowns); ++space, x += 2) {
    if (holders[space] == 0) {
      canvas.put(x, right.y, board.look.unicode ? U'○' : U'o', style);
    } else {
      const Seat seat = crown_seat(holders[space]);
      canvas.write(x, right.y, piece_mark(game, seat, crown_piece(holders[space]), board.look),
                   seat_style(seat));
    }
  }
}

// The four cells in the centre of the wheel board: sectors, crown spaces and the pig.
void draw_wheel(const BoardSpace& board, Canvas& canvas) {
  const std::optional<Point> at = board.corner({1, 1});
  if (!at || !board.corner({2, 2})) return;
  const int width = 2 * board.size.width, height = 2 * board.size.height;
  const int top = at->y + (height - kSectors) / 2;
  if (height > kSectors + 1) {
    canvas.write(at->x + 1, top - 1, "the wheel", Style{kInk, kStone, false});
  }
  for (int i = 0; i < kSectors; ++i) {
    const auto sector = static_cast<Sector>(i);
    const bool here = board.state.board().set_state<Wheel>().sector == sector;
    const Style style{here ? kWhite : kInk, here ? Colour{190, 80, 130} : kStone, here};
    for (int x = 0; x < width; ++x) canvas.put(at->x + x, top + i, U' ', style);
    canvas.put(at->x, top + i, here ? U'>' : U' ', style);
    const std::string_view name = notation::word(sector);
    canvas.write(at->x + 1, top + i, name.substr(0, static_cast<std::size_t>(width - 6)), style);
    draw_crowns(board, canvas, sector, {at->x + width, top + i}, style);
  }
}

std::string_view crown_score(ScoreFor what) {
  return what == Wheel::kCrownScore ? std::string_view("a crown space") : std::string_view();
}

}  // namespace

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

extern const SetText kWheelText{.set = Wheel::kId,
                                .sentence = wheel_sentence,
                                .returned = returned_from_crown,
                                .describe = describe_wheel,
                                .headline = wheel_headline,
                                .draw_on_board = draw_wheel,
                                .score_name = crown_score};

}  // namespace aude::app
