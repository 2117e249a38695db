// SPDX-License-Identifier: MIT
// The screen of a terminal game: board, panel, messages and choices.
#include <algorithm>
#include <ostream>

#include "app/play_session.h"
#include "app/set_text.h"
#include "app/terminal_hint.h"
#include "app/terminal_words.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr Colour kGold{255, 225, 120};
constexpr Style kFaintText{Colour{150, 150, 140}, {}, false};

bool is_small(const Look& look) { return look.columns < 100 || look.rows < 36; }

}  // namespace

// The name is left out for the player called You, and kept where several people share the keyboard.
std::string PlaySession::headline() const {
  if (around_.guide != nullptr) return around_.guide->task(number());
  const Seat actor = state_.actor();
  std::string name = name_of(*game_, actor);
  const bool you = notation::is_you(name);
  const std::string turn = (you ? "Your" : possessive(*game_, actor)) + " turn: ";
  std::string text = first_text<&SetText::headline>(state_, you ? std::string() : name, turn);
  if (!text.empty()) return text;
  switch (state_.phase()) {
    case Phase::Place:
      return turn + "lay a tile.";
    case Phase::Deploy:
      return you ? "Place a piece, or press Enter to keep it."
                 : turn + "place a piece, or press Enter to keep it.";
    default:
      return name;
  }
}

BoardNotes PlaySession::board_notes() const {
  BoardNotes notes;
  notes.focus = focus_;
  if (!asks_person()) return notes;
  const Board& board = state_.board();
  for (const Choice& choice : choices()) {
    if (choice.action.verb == Verb::Place) {
      if (notes.cells.empty() || notes.cells.back().title != choice.meaning) {
        notes.cells.push_back({choice.action.cell, choice.meaning, ""});
      }
      std::string& detail = notes.cells.back().detail;
      detail += (detail.empty() ? "" : " ") + choice.label.substr(choice.meaning.size());
    } else if (is_alone(phase_of(choice.action.verb))) {
      const SegmentId segment_id =
          board.segment_id(*board.tile_at(choice.action.cell), choice.action.number);
      notes.spots.push_back({segment_id, choice.label});
    }
  }
  return notes;
}

void PlaySession::draw_scores(Canvas& panel, const Look& look) const {
  const Board& board = state_.board();
  for (int i = 0; i < game_->players(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const int y = panel.height();
    const bool turn = seat == state_.turn() && !state_.is_over();
    panel.write(0, y, turn ? ">" : " ", Style{kGold, {}, true});
    panel.write(2, y, seat_mark(*game_, seat, look), seat_style(seat));
    const std::string name = name_of(*game_, seat);
    int x = panel.write(4, y, name.substr(0, 16), Style{{}, {}, turn});
    const std::string points = std::to_string(state_.score(seat));
    x = panel.write(std::max(x + 1, 22 - static_cast<int>(points.size())), y, points,
                    Style{{}, {}, true});
    std::string supply = "  " + std::to_string(board.supply(seat, Piece::Follower)) + "m";
    for (const SetText* set : all_set_texts()) {
      for (const PieceName& each : set->pieces) {
        if (board.supply(seat, each.piece) > 0) supply += std::string(" ") + each.letter;
      }
    }
    for (const SetText* set : all_set_texts()) {
      if (set->supply == nullptr || !game_->plays(set->set)) continue;
      if (const std::string more = set->supply(state_, seat); !more.empty()) supply += " " + more;
    }
    panel.write(x, y, supply, kFaintText);
  }
  std::string rest =
      std::to_string(state_.left()) + (state_.left() == 1 ? " tile" : " tiles") + " to draw";
  if (state_.hidden() > 0) rest += ", " + std::to_string(state_.hidden()) + " under hills";
  panel.write(2, panel.height(), rest, kFaintText);
}

// The tile to lay, once for each rotation that looks different.
void PlaySession::draw_hand(Canvas& panel, const Look& look) const {
  const KindInfo& kind = game_->kind(state_.tile_in_hand());
  const TileSize size = is_small(look) ? kSmallTile : kMediumTile;
  const std::array<int, 4> numbers = picture_numbers(kind);
  const int y = panel.height() + 1;
  int x = 2;
  int shown = 0;
  for (Rotation rotation : kRotations) {
    const int number = numbers[static_cast<std::size_t>(rotation)];
    if (number <= shown) continue;
    shown = number;
    panel.write(x + size.width / 2, y, std::to_string(number), Style{kGold, {}, true});
    TilePicture(kind, rotation, size)
        .draw(panel, x, y + 1, look.unicode, look.colours != ColourDepth::None);
    x += size.width + 2;
  }
  panel.write(2, panel.height(), "tile " + kind.name, kFaintText);
}

// The tile just laid, enlarged, with the number of the choice on each segment that a piece can be
// placed on.
void PlaySession::draw_laid_tile(Canvas& panel, const Look& look) const {
  const PlacedTile& tile = state_.board().last_tile();
  const TilePicture picture(state_.board().kind_of(tile), tile.rotation(),
                            is_small(look) ? kMediumTile : kLargeTile);
  const int y = panel.height() + 1;
  picture.draw(panel, 2, y, look.unicode, look.colours != ColourDepth::None);
  std::array<bool, kMaxSegments> labelled{};
  for (const Choice& choice : choices()) {
    if (choice.action.verb != Verb::Deploy || labelled[choice.action.number]) continue;
    labelled[choice.action.number] = true;
    const Point at = picture.anchor(choice.action.number);
    panel.write(2 + at.x, y + at.y, choice.label, Style{Colour{40, 30, 20}, kGold, true});
  }
}

Canvas PlaySession::side_panel(const Look& look) const {
  Canvas panel;
  draw_scores(panel, look);
  if (asks_person() && state_.phase() == Phase::Place) draw_hand(panel, look);
  if (asks_person() && state_.phase() == Phase::Deploy) draw_laid_tile(panel, look);
  return panel;
}

void PlaySession::show(const std::string& headline) {
  const Look look = around_.look();
  // Messages and choices take at most half of a small window; the board gets the rest.
  const int answers =
      asks_person() && state_.phase() != Phase::Place ? static_cast<int>(choices().size()) : 1;
  const int all_news = static_cast<int>(news_.size());
  const bool whole = !look.clears || state_.is_over();  // a page that may scroll
  const int news_rows = whole ? all_news : std::min(all_news, std::max(3, look.rows / 4));
  const Canvas panel = side_panel(look);
  const int rows = std::max(look.rows - news_rows - answers - 4, look.rows / 2);
  const Canvas board = draw_board(state_, board_notes(), look, look.columns - panel.width() - 4, rows);
  Canvas all;
  all.paste(0, 0, board);
  all.paste(board.width() + 3, 1, panel);
  int y = all.height() + 1;
  const std::size_t from = news_.size() - static_cast<std::size_t>(news_rows);
  if (from > 0) all.write(0, y++, "... " + std::to_string(from) + " earlier lines", kFaintText);
  for (std::size_t i = from; i < news_.size(); ++i) all.write(0, y++, news_[i]);
  all.write(0, y++, headline, Style{kGold, {}, true});
  if (!message_.empty()) all.write(0, y++, message_, Style{Colour{255, 140, 110}, {}, true});
  if (look.clears) around_.out << "\x1b[H\x1b[2J\x1b[3J";
  around_.out << all.to_text(look);
}

void PlaySession::print_choices() {
  const std::vector<Choice> offered = choices();
  if (state_.phase() == Phase::Place) {
    const Choice& example = offered.front();
    around_.out << "Type the letter of a space and the number of a picture, such as " << example.label
                << ". ? for help.\n";
    return;
  }
  for (const Choice& choice : offered) {
    around_.out << "  " << choice.label << "  " << choice.meaning;
    if (choice.action.verb == Verb::Pass) around_.out << " (or just Enter)";
    around_.out << "\n";
  }
}

void PlaySession::print_hint() {
  if (!asks_person()) {
    around_.out << "There is nothing to decide now.\n";
    return;
  }
  // What to type for a placement; of two rotations that look the same, only one is offered.
  const std::vector<Choice> offered = choices();
  const auto typed = [&](const Action& action) {
    const auto same = std::find_if(offered.begin(), offered.end(),
                                   [&](const Choice& each) { return each.action == action; });
    return same == offered.end() ? placement_text(action) : same->label;
  };
  const Hint hint = find_hint(state_, {}, 3);
  for (const std::string& line : hint_lines(state_, hint, typed))
    around_.out << printable(line, around_.look()) << "\n";
}

void PlaySession::print_help() {
  around_.out << R"(
Lay a tile:     type the letter of a space and the number of a picture, such as b2; only b if the tile
                fits there in one way. The notation works too: place 3,-1 r2.
Place a piece:  type the number of a choice; Enter or 0 keeps your pieces.
u               undo the last step; a drawn tile stays drawn
hint            show the best moves, and why the first is better than the second
s FILE          save to FILE, now and after every step (the game is saved automatically in any case)
q               quit; you can resume the game later
?               show this help

Cities: diamond or P pennant, double cross or + cathedral, w wine, h wheat, c cloth. I is an inn by the
road, [+] or [M] a cloister, s sheep on the tile, triangle or ^ a hill, club or v a vineyard. A dotted
line separates two fields on one tile. After each name: the score, then the supply; 5m is five meeples.
On the board, A (or 1) is Anna's meeple. Letters of other pieces, there and in the supply:
)";
  std::string pieces;
  for (const SetText* set : all_set_texts()) {
    for (const PieceName& each : set->pieces) {
      pieces +=
          (pieces.empty() ? "" : ", ") + std::string(1, each.letter) + " " + std::string(each.name);
    }
  }
  around_.out << pieces << ".\n";
}

}  // namespace aude::app
