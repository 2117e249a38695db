// SPDX-License-Identifier: MIT
#include "app/terminal_board.h"

#include <algorithm>
#include <cctype>

#include "app/set_text.h"

namespace aude::app {
namespace {

constexpr Colour kSeatPaper[kMaxPlayers] = {{200, 40, 35},  {35, 85, 185}, {20, 100, 50},
                                            {235, 195, 50}, {40, 40, 44},  {225, 110, 165},
                                            {235, 120, 30}, {115, 70, 170}};
constexpr Colour kLabel{255, 225, 120};
constexpr Colour kFaint{130, 130, 120};
constexpr int kRuler = 4;  // columns for the row numbers

struct Frame {
  int left = 0, top = 0, right = 0, bottom = 0;  // cells, inclusive
  int across() const { return right - left + 1; }
  int down() const { return bottom - top + 1; }
  bool holds(Cell cell) const {
    return cell.x >= left && cell.x <= right && cell.y >= top && cell.y <= bottom;
  }
  void include(Cell cell) {
    left = std::min<int>(left, cell.x), right = std::max<int>(right, cell.x);
    top = std::min<int>(top, cell.y), bottom = std::max<int>(bottom, cell.y);
  }
};

Frame frame_of(const State& state, const BoardNotes& notes) {
  const Cell first = state.board().tiles().empty() ? Cell{} : state.board().tiles()[0].cell;
  Frame frame{first.x, first.y, first.x, first.y};
  for (const PlacedTile& tile : state.board().tiles()) frame.include(tile.cell);
  for (const CellLabel& label : notes.cells) frame.include(label.cell);
  return frame;
}

// Shrinks one axis to `most` cells around the focus.
void clip(int& low, int& high, int most, int focus) {
  most = std::max(most, 3);
  if (high - low + 1 <= most) return;
  low = std::clamp(focus - most / 2, low, high - most + 1);
  high = low + most - 1;
}

class BoardDrawing {
 public:
  BoardDrawing(const State& state, const BoardNotes& notes, const Look& look, int columns, int rows)
      : state_(state), board_(state.board()), game_(state.game()), notes_(notes), look_(look) {
    frame_ = frame_of(state, notes);
    for (TileSize size : {kMediumTile, kSmallTile, kTinyTile}) {
      size_ = size;
      if (frame_.across() * size.width + kRuler <= columns && frame_.down() * size.height + 1 <= rows)
        return;
    }
    const Frame whole = frame_;
    const Cell focus = notes.focus.value_or(Cell{});
    clip(frame_.left, frame_.right, (columns - kRuler) / size_.width, focus.x);
    clip(frame_.top, frame_.bottom, (rows - 2) / size_.height, focus.y);
    const auto hint = [&](bool more, std::string_view where) {
      if (more) beyond_ += (beyond_.empty() ? "more to the " : ", ") + std::string(where);
    };
    hint(whole.top < frame_.top, "north");
    hint(whole.right > frame_.right, "east");
    hint(whole.bottom > frame_.bottom, "south");
    hint(whole.left < frame_.left, "west");
  }

  Canvas draw() {
    draw_rulers();
    for (const PlacedTile& tile : board_.tiles()) {
      if (frame_.holds(tile.cell)) draw_tile(tile);
    }
    for (const DeployedFollower& follower : board_.followers()) {
      draw_piece(follower.seat, follower.piece, follower.segment_id);
    }
    for (int i = 0; i < game_.players(); ++i) {
      for (const PieceInfo& info : kPieceInfo) {
        const Piece piece = info.piece;
        const SegmentId segment_id = board_.figure(piece, static_cast<Seat>(i));
        if (segment_id != kNoSegmentId) draw_piece(static_cast<Seat>(i), piece, segment_id);
      }
    }
    for (const SetText* set : all_set_texts()) {
      if (set->draw_on_board != nullptr && game_.plays(set->set)) set->draw_on_board(space(), canvas_);
    }
    for (const CellLabel& label : notes_.cells) draw_label(label);
    for (const SpotLabel& label : notes_.spots) {
      draw_at(label.segment_id, label.text, Style{kInk, kLabel, true});
    }
    if (!beyond_.empty()) canvas_.write(kRuler, canvas_.height(), beyond_, Style{kFaint, {}, false});
    return std::move(canvas_);
  }

 private:
  Point origin(Cell cell) const {
    return {kRuler + (cell.x - frame_.left) * size_.width, 1 + (cell.y - frame_.top) * size_.height};
  }
  BoardSpace space() const {
    return {state_, look_, size_, [this](Cell cell) {
              return frame_.holds(cell) ? std::optional(origin(cell)) : std::nullopt;
            }};
  }
  bool coloured() const { return look_.colours != ColourDepth::None; }

  void draw_rulers() {
    const Style faint{kFaint, {}, false};
    for (int x = frame_.left; x <= frame_.right; ++x) {
      const std::string text = std::to_string(x);
      const int middle = kRuler + (x - frame_.left) * size_.width + size_.width / 2;
      canvas_.write(middle - static_cast<int>(text.size()) / 2, 0, text, faint);
    }
    for (int y = frame_.top; y <= frame_.bottom; ++y) {
      const std::string text = std::to_string(y);
      const int middle = 1 + (y - frame_.top) * size_.height + size_.height / 2;
      canvas_.write(kRuler - 1 - static_cast<int>(text.size()), middle, text, faint);
    }
  }

  void draw_tile(const PlacedTile& tile) {
    const KindInfo& kind = board_.kind_of(tile);
    const Point at = origin(tile.cell);
    TilePicture(kind, tile.rotation(), size_).draw(canvas_, at.x, at.y, look_.unicode, coloured());
    if (kind.segment_count > 0) return;
    for (int y = 0; y < size_.height; ++y) {  // a cell without features, for drawings of sets
      for (int x = 0; x < size_.width; ++x)
        canvas_.put(at.x + x, at.y + y, U' ', Style{kInk, kStone, false});
    }
  }

  void draw_at(SegmentId segment_id, const std::string& text, const Style& style) {
    const PlacedTile& tile = board_.tile(segment_id);
    if (!frame_.holds(tile.cell)) return;
    const Point at = origin(tile.cell);
    const Point anchor =
        TilePicture(board_.kind_of(tile), tile.rotation(), size_).anchor(board_.segment(segment_id));
    const int free = size_.width - static_cast<int>(text.size());
    canvas_.write(at.x + std::clamp(anchor.x, 0, free), at.y + anchor.y, text, style);
  }

  void draw_piece(Seat seat, Piece piece, SegmentId segment_id) {
    draw_at(segment_id, piece_mark(game_, seat, piece, look_), seat_style(seat));
  }

  void draw_label(const CellLabel& label) {
    if (!frame_.holds(label.cell)) return;
    const Point at = origin(label.cell);
    const Style faint{kFaint, {}, false};
    const bool large = size_.height > 3;
    for (int x = 0; x < size_.width; ++x) {
      if (!large && x > 0 && x < size_.width - 1) continue;
      canvas_.put(at.x + x, at.y, look_.unicode ? U'·' : U'.', faint);
      canvas_.put(at.x + x, at.y + size_.height - 1, look_.unicode ? U'·' : U'.', faint);
    }
    const int middle = at.x + size_.width / 2;
    const int row = at.y + size_.height / 2;
    canvas_.write(middle - static_cast<int>(label.title.size()) / 2, row - (large ? 1 : 0), label.title,
                  Style{kLabel, {}, true});
    std::string detail = label.detail;
    if (static_cast<int>(detail.size()) > size_.width) std::erase(detail, ' ');
    canvas_.write(middle - static_cast<int>(detail.size()) / 2, row + 1, detail, Style{});
  }

  const State& state_;
  const Board& board_;
  const Game& game_;
  const BoardNotes& notes_;
  const Look& look_;
  Frame frame_;
  TileSize size_;
  std::string beyond_;  // directions in which the board continues outside the screen
  Canvas canvas_;
};

}  // namespace

std::string seat_mark(const Game& game, Seat seat, const Look& look) {
  const auto initial = [&](int i) {
    const std::string& name = game.setup().players[static_cast<std::size_t>(i)];
    const char letter = name.empty() ? '?' : name[0];
    return static_cast<char>(std::isalpha(static_cast<unsigned char>(letter)) ? std::toupper(letter)
                                                                              : '?');
  };
  // Initials if they are distinct and shown in colour; without colours, the symbols on tiles are
  // letters too.
  bool distinct = look.colours != ColourDepth::None;
  for (int i = 0; i < game.players(); ++i) {
    distinct = distinct && initial(i) != '?';
    for (int j = 0; j < i; ++j) distinct = distinct && initial(i) != initial(j);
  }
  return distinct ? std::string(1, initial(index(seat))) : std::to_string(index(seat) + 1);
}

Style seat_style(Seat seat) {
  const Colour paper = kSeatPaper[static_cast<std::size_t>(seat)];
  const bool bright = paper.red + paper.green + paper.blue > 440;
  return {bright ? Colour{20, 20, 20} : kWhite, paper, true};
}

std::string piece_mark(const Game& game, Seat seat, Piece piece, const Look& look) {
  const PieceName* name = name_in_sets(piece);
  const std::string mark = seat_mark(game, seat, look);
  return name == nullptr ? mark : mark + name->letter;
}

Canvas draw_board(const State& state, const BoardNotes& notes, const Look& look, int columns,
                  int rows) {
  return BoardDrawing(state, notes, look, columns, rows).draw();
}

}  // namespace aude::app
