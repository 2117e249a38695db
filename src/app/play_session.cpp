#include "app/play_session.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <numeric>
#include <ostream>

#include "app/terminal_words.h"
#include "notation/actions.h"
#include "notation/words.h"

namespace aude::app {
namespace {

// Cells are named by these; letters that are commands are left out.
constexpr std::string_view kCellLetters = "abcdefghijklmnoprtwxyz";
constexpr std::size_t kNewsShown = 16;
constexpr Colour kGold{255, 225, 120};
constexpr Colour kFaint{150, 150, 140};
constexpr int kPanelWidth = 46;

std::string cell_name(std::size_t number) {
  const std::size_t letters = kCellLetters.size();
  std::string name(1, kCellLetters[number % letters]);
  return number < letters ? name : cell_name(number / letters - 1) + name;
}

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == text.npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Which of the pictures of the tile in hand (1, 2, ...) a rotation looks like.
std::array<int, 4> picture_numbers(const KindInfo& kind) {
  const std::array<Rotation, 4> like = look_alikes(kind);
  std::array<int, 4> numbers{};
  int pictures = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto first = static_cast<std::size_t>(like[i]);
    numbers[i] = first == i ? ++pictures : numbers[first];
  }
  return numbers;
}

}  // namespace

std::string_view level_in(std::string_view name) { return name.substr(0, name.find('-')); }

bool is_bot(std::string_view name) {
  const std::string_view level = level_in(name).substr(0, name.find(':'));
  const auto levels = players::levels();
  return std::any_of(levels.begin(), levels.end(),
                     [&](const players::Level& each) { return each.name == level; });
}

PlaySession::PlaySession(std::shared_ptr<const Game> game, State state, notation::Record record,
                         Surroundings around)
    : game_(std::move(game)),
      state_(std::move(state)),
      record_(std::move(record)),
      around_(std::move(around)),
      random_(around_.seed) {
  std::uint64_t seed = around_.seed;
  for (const std::string& name : record_.setup.players) {
    bots_.push_back(is_bot(name) ? players::make_player(level_in(name), ++seed) : nullptr);
  }
}

void PlaySession::run() {
  while (!quit_ && !state_.is_over()) {
    Answer answer = Answer::Acted;
    if (state_.is_chance()) {
      if (!undo_.empty() && state_.phase() == Phase::Draw) answer = confirm_turn();
      if (answer == Answer::Acted) act_for_program();
    } else if (bot_acts()) {
      act_for_program();
    } else {
      answer = ask();
    }
    quit_ = answer == Answer::Quit;
  }
  if (quit_) {
    around_.out << "\nGoodbye.";
    if (!around_.save_file.empty() && !record_.actions.empty()) {
      around_.out << " The game is saved; go on with\n  aude play --resume " << around_.save_file;
    }
    around_.out << "\n";
    return;
  }
  show("The game is over.");
  if (!around_.save_file.empty()) around_.out << "The record is kept in " << around_.save_file << "\n";
}

void PlaySession::act(const Action& action) {
  if (action.verb == Verb::Place) focus_ = action.cell;
  Events events;
  record_.actions.push_back(notation::to_text(*game_, action));
  state_.apply(action, &events);
  for (std::string& sentence : tell(*game_, events)) news_.push_back(std::move(sentence));
  save();
}

void PlaySession::act_for_program() {
  const bool chance = state_.is_chance();
  act(chance ? players::random_chance(state_, random_)
             : bots_[static_cast<std::size_t>(state_.actor())]->choose(state_, {}));
  // What chance has shown cannot be taken back.
  if (chance) undo_.clear();
}

bool PlaySession::undo() {
  if (undo_.empty()) {
    message_ = "Nothing to take back: a tile or token that was drawn stays drawn.";
    return false;
  }
  state_ = undo_.back().state;
  record_.actions.resize(undo_.back().actions);
  undo_.pop_back();
  news_ = {"Taken back."};
  message_.clear();
  save();
  return true;
}

// --- asking -----------------------------------------------------------------------------------------

PlaySession::Answer PlaySession::ask() {
  show(headline());
  print_choices();
  const auto line = read_line(name_of(*game_, state_.actor()) + "> ");
  if (!line) return Answer::Quit;
  const Answer answer = obey(*line);
  if (answer != Answer::Acted) return answer;
  std::string why_not;
  const auto action = understand(*line, why_not);
  if (!action) {
    message_ = why_not;
    return Answer::Again;
  }
  undo_.push_back({state_, record_.actions.size()});
  act(*action);
  return Answer::Acted;
}

// The last moment to take something back: the next tile is not yet drawn.
PlaySession::Answer PlaySession::confirm_turn() {
  show(state_.left() == 0 ? "That was the last tile." : "The turn is played.");
  const auto line = read_line("Enter to end the turn, u to take back> ");
  if (!line) return Answer::Quit;
  const Answer answer = obey(*line);
  if (answer != Answer::Acted) return answer;
  if (!line->empty()) {
    message_ = "Press Enter to go on, u to take back, ? for help.";
    return Answer::Again;
  }
  news_.clear();
  return Answer::Acted;
}

// The commands that work everywhere. Acted means: none of these, the line is still to be understood.
PlaySession::Answer PlaySession::obey(const std::string& line) {
  message_.clear();
  const std::string word = line.substr(0, line.find(' '));
  const std::string rest = word.size() < line.size() ? trimmed(line.substr(word.size())) : "";
  if (word == "q" || word == "quit") return Answer::Quit;
  if (word == "u" || word == "undo") {
    undo();
  } else if (word == "s" || word == "save") {
    save_as(rest);
  } else if (word == "?" || word == "help" || word == "h?") {
    print_help();
    if (!read_line("Enter to go back to the game> ")) return Answer::Quit;
  } else {
    return Answer::Acted;
  }
  return Answer::Again;
}

std::optional<std::string> PlaySession::read_line(const std::string& prompt) {
  around_.out << printable(prompt, around_.look()) << std::flush;
  std::string line;
  if (!std::getline(around_.in, line)) return std::nullopt;
  if (!around_.look().clears) around_.out << "\n";
  return trimmed(line);
}

std::vector<PlaySession::Choice> PlaySession::placements() const {
  ActionList legal;
  state_.legal_actions(legal);
  const std::array<int, 4> numbers = picture_numbers(game_->kind(state_.tile_in_hand()));
  std::vector<Cell> cells;
  for (const Action& action : legal) {
    if (std::find(cells.begin(), cells.end(), action.cell) == cells.end()) cells.push_back(action.cell);
  }
  // Named as one reads: row by row.
  std::sort(cells.begin(), cells.end(),
            [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  std::vector<Choice> out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const Action& action : legal) {
      if (action.cell != cells[i]) continue;
      const int number = numbers[static_cast<std::size_t>(action.rotation)];
      std::string label = cell_name(i) + std::to_string(number);
      const bool seen =
          std::any_of(out.begin(), out.end(), [&](const Choice& each) { return each.label == label; });
      if (!seen) out.push_back({std::move(label), action, cell_name(i)});
    }
  }
  return out;
}

std::vector<PlaySession::Choice> PlaySession::choices() const {
  if (state_.phase() == Phase::Place) return placements();
  ActionList legal;
  state_.legal_actions(legal);
  std::vector<Choice> out;
  int number = 0;
  for (const Action& action : legal) {
    const std::string label = action.verb == Verb::Pass ? "0" : std::to_string(++number);
    out.push_back({label, action, describe(state_, action)});
  }
  return out;
}

std::optional<Action> PlaySession::understand(const std::string& line, std::string& why_not) const {
  const std::vector<Choice> offered = choices();
  std::vector<Choice> begun;
  for (const Choice& choice : offered) {
    if (choice.label == line) return choice.action;
    if (state_.phase() == Phase::Place && choice.meaning == line) begun.push_back(choice);
  }
  if (begun.size() == 1) return begun[0].action;
  if (begun.size() > 1) {
    why_not = "At " + line + " it fits in several ways:";
    for (const Choice& choice : begun) why_not += " " + choice.label;
    return std::nullopt;
  }
  const bool may_pass = state_.phase() == Phase::Deploy;
  if (may_pass && (line.empty() || line == "p")) return Action::pass();
  if (line.empty()) {
    why_not = "Type one of the choices; ? for help.";
    return std::nullopt;
  }
  auto spoken = notation::legal_action(state_, line);
  if (spoken) return *spoken;
  why_not = notation::quoted(line) + " is none of the choices. ? for help.";
  if (line.find(' ') != line.npos) why_not = spoken.refusal().what;
  return std::nullopt;
}

// --- saving -----------------------------------------------------------------------------------------

// Written beside the old file and moved over it: whatever happens, one of the two is whole.
void PlaySession::save() {
  if (around_.save_file.empty()) return;
  const std::filesystem::path file(around_.save_file);
  const std::filesystem::path fresh(around_.save_file + ".new");
  std::error_code failed;
  if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), failed);
  {
    std::ofstream out(fresh, std::ios::binary);
    out << notation::to_json(record_) << "\n";
    out.flush();
    if (!out) failed = std::make_error_code(std::errc::io_error);
  }
  if (!failed) std::filesystem::rename(fresh, file, failed);
  if (failed)
    message_ = "The game could not be saved to " + around_.save_file + ": " + failed.message();
}

void PlaySession::save_as(const std::string& file) {
  if (!file.empty()) around_.save_file = file;
  message_ = around_.save_file.empty()
                 ? "Where to? Type s and a file name."
                 : "Saved to " + around_.save_file + ", now and after every step.";
  save();
}

// --- drawing ----------------------------------------------------------------------------------------

std::string PlaySession::headline() const {
  const std::string who = name_of(*game_, state_.actor());
  const bool again = state_.table().head->second_part != 0;
  switch (state_.phase()) {
    case Phase::Place:
      return who + (again ? " lays a second tile, thanks to the builder." : " lays a tile.");
    case Phase::Deploy:
      return who + " may deploy one figure.";
    case Phase::Recall:
      return "Plague: " + who + " takes one follower home.";
    case Phase::Tend:
      return who + " tends the flock.";
    default:
      return who;
  }
}

BoardNotes PlaySession::board_notes() const {
  BoardNotes notes;
  notes.focus = focus_;
  if (state_.is_chance() || state_.is_over() || bot_acts()) return notes;
  const Table& table = state_.table();
  for (const Choice& choice : choices()) {
    if (choice.action.verb == Verb::Place) {
      if (notes.cells.empty() || notes.cells.back().title != choice.meaning) {
        notes.cells.push_back({choice.action.cell, choice.meaning, ""});
      }
      std::string& detail = notes.cells.back().detail;
      detail += (detail.empty() ? "" : " ") + choice.label.substr(choice.meaning.size());
    } else if (choice.action.verb == Verb::Recall) {
      const Node node = table.node(*table.tile_at(choice.action.cell), choice.action.number);
      notes.spots.push_back({node, choice.label});
    }
  }
  return notes;
}

void PlaySession::draw_scores(Canvas& panel, const Look& look) const {
  const Table& table = state_.table();
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
    std::string home = "  " + std::to_string(table.supply(seat, Piece::Follower)) + "f";
    constexpr std::string_view kOthers = "lbps";
    for (int piece = 1; piece < kPieceKinds; ++piece) {
      if (table.supply(seat, static_cast<Piece>(piece)) > 0)
        home += std::string(" ") + kOthers[static_cast<std::size_t>(piece - 1)];
    }
    x = panel.write(x, y, home, Style{kFaint, {}, false});
    const auto& goods = table.head->goods[static_cast<std::size_t>(i)];
    if (goods[0] + goods[1] + goods[2] > 0) {
      panel.write(x + 1, y,
                  "w" + std::to_string(goods[0]) + " h" + std::to_string(goods[1]) + " c" +
                      std::to_string(goods[2]),
                  Style{kFaint, {}, false});
    }
  }
  std::string rest = std::to_string(state_.left()) + " tiles to draw";
  if (state_.hidden() > 0) rest += ", " + std::to_string(state_.hidden()) + " under hills";
  panel.write(2, panel.height(), rest, Style{kFaint, {}, false});
}

// The tile to be laid, once for every way it can look.
void PlaySession::draw_hand(Canvas& panel, const Look& look) const {
  const KindInfo& kind = game_->kind(state_.tile_in_hand());
  const std::array<int, 4> numbers = picture_numbers(kind);
  const int y = panel.height() + 1;
  int x = 2;
  int shown = 0;
  for (Rotation rotation : kRotations) {
    const int number = numbers[static_cast<std::size_t>(rotation)];
    if (number <= shown) continue;
    shown = number;
    panel.write(x + kMediumTile.width / 2, y, std::to_string(number), Style{kGold, {}, true});
    TilePicture(kind, rotation, kMediumTile)
        .draw(panel, x, y + 1, look.unicode, look.colours != ColourDepth::None);
    x += kMediumTile.width + 2;
  }
  panel.write(2, panel.height(), "tile " + kind.name, Style{kFaint, {}, false});
}

// The tile just laid, large, with the number of the choice on each place for a follower.
void PlaySession::draw_laid_tile(Canvas& panel, const Look& look) const {
  const PlacedTile& tile = state_.table().last_tile();
  const TilePicture picture(state_.table().kind_of(tile), tile.rotation(), kLargeTile);
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
  const bool person = !state_.is_chance() && !state_.is_over() && !bot_acts();
  if (person && state_.phase() == Phase::Place) draw_hand(panel, look);
  if (person && state_.phase() == Phase::Deploy) draw_laid_tile(panel, look);
  return panel;
}

void PlaySession::show(const std::string& headline) {
  const Look look = around_.look();
  const Canvas panel = side_panel(look);
  const int text_rows = 6 + static_cast<int>(std::min(news_.size(), kNewsShown));
  const Canvas board = draw_board(state_, board_notes(), look, look.columns - kPanelWidth,
                                  std::max(look.rows - text_rows, 16));
  Canvas all;
  all.paste(0, 0, board);
  all.paste(board.width() + 3, 1, panel);
  int y = all.height() + 1;
  const std::size_t from = news_.size() > kNewsShown ? news_.size() - kNewsShown : 0;
  if (from > 0)
    all.write(0, y++, "... " + std::to_string(from) + " more before", Style{kFaint, {}, false});
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
    around_.out << "Type a cell and the number of a picture, such as " << example.label
                << ". ? for help.\n";
    return;
  }
  for (const Choice& choice : offered) {
    around_.out << "  " << choice.label << "  " << choice.meaning;
    if (choice.action.verb == Verb::Pass) around_.out << " (or just Enter)";
    around_.out << "\n";
  }
}

void PlaySession::print_help() {
  around_.out << R"(
Lay a tile:  type the letter of a cell and the number of the picture, such as b2; only b where it fits in
             one way only. The words of the notation work too: place 3,-1 r2.
Deploy:      type the number of a choice; Enter or 0 deploys nothing.
u            take back the last step; what was drawn stays drawn
s FILE       save to this file, now and after every step (the game is always being saved anyway)
q            quit; the game can be resumed
?            this help

On the board A is a follower of Anna, Al the large one, Ab builder, Ap pig, As shepherd (or 1, 1l, ...).
City marks: diamond or P pennant, double cross or + cathedral, w wine, h wheat, c cloth. I an inn by the
road, [+] or [M] a cloister, s printed sheep, triangle or ^ a hill, club or v a vineyard. Dots of hedge
part two fields on one tile. After each name: score, then what is at home: 5f five followers, l b p s.
)";
}

}  // namespace aude::app
