#include "app/play_session.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>

#include "app/terminal_words.h"
#include "notation/actions.h"
#include "notation/words.h"

namespace aude::app {
namespace {

// Cells are named by these; letters that are commands are left out.
constexpr std::string_view kCellLetters = "abcdefghijklmnoprtwxyz";

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

}  // namespace

std::string_view level_in(std::string_view name) { return name.substr(0, name.find('-')); }

bool is_bot(std::string_view name) {
  return players::is_level(level_in(name).substr(0, name.find(':')));
}

PlaySession::PlaySession(std::shared_ptr<const Game> game, State state, notation::Record record,
                         Surroundings around)
    : game_(std::move(game)),
      state_(std::move(state)),
      record_(std::move(record)),
      around_(std::move(around)),
      random_(around_.seed) {
  if (!state_.board().tiles().empty()) focus_ = state_.board().last_tile().cell;
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
      around_.out << " The game is saved; continue it with\n  aude play --resume " << around_.save_file;
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
  show(state_.left() == 0 ? "That was the last tile." : "Your turn is complete.");
  const auto line = read_line("Enter to end the turn, u to take back> ");
  if (!line) return Answer::Quit;
  const Answer answer = obey(*line);
  if (answer != Answer::Acted) return answer;
  if (!line->empty()) {
    message_ = "Press Enter to continue, u to take back, ? for help.";
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
  why_not = notation::quoted(line) + " is not one of the choices. ? for help.";
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

}  // namespace aude::app
