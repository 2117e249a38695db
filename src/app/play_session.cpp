// SPDX-License-Identifier: MIT
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

// Letters that name cells. The commands q, s and u are left out.
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
  const std::string_view level = players::without_style(level_in(name));
  return players::is_level(level.substr(0, level.find(':')));
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

bool PlaySession::run() {
  while (!quit_ && !is_over()) {
    Answer answer = Answer::Acted;
    if (state_.is_chance()) {
      if (!undo_.empty() && around_.guide == nullptr && state_.phase() == Phase::Draw)
        answer = confirm_turn();
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
    return false;
  }
  show(around_.guide != nullptr ? around_.guide->farewell() : "The game is over.");
  if (!around_.save_file.empty()) around_.out << "The game is saved in " << around_.save_file << "\n";
  return true;
}

void PlaySession::act(const Action& action) {
  if (action.verb == Verb::Place) focus_ = action.cell;
  Events events;
  record_.actions.push_back(notation::to_text(*game_, action));
  state_.apply(action, &events);
  for (std::string& sentence : sentences_for(*game_, events)) news_.push_back(std::move(sentence));
  save();
}

Action PlaySession::choice_of_program() {
  if (around_.guide != nullptr) return *around_.guide->action_of_program(state_, number());
  if (state_.is_chance()) return players::random_chance(state_, random_);
  return bots_[static_cast<std::size_t>(state_.actor())]->choose(state_, {});
}

void PlaySession::act_for_program() {
  const bool chance = state_.is_chance();
  act(choice_of_program());
  // Undo must not reveal or repeat a random outcome.
  if (chance) undo_.clear();
}

bool PlaySession::undo() {
  if (undo_.empty()) {
    message_ = "Nothing to undo: a drawn tile or token stays drawn.";
    return false;
  }
  state_ = undo_.back().state;
  record_.actions.resize(undo_.back().actions);
  undo_.pop_back();
  news_ = {"Undone."};
  message_.clear();
  save();
  return true;
}

// --- input ------------------------------------------------------------------------------------------

PlaySession::Answer PlaySession::ask() {
  show(headline());
  print_choices();
  const auto line = read_line(name_of(*game_, state_.actor()) + "> ");
  if (!line) return Answer::Quit;
  const Answer answer = run_command(*line);
  if (answer != Answer::Acted) return answer;
  std::string error;
  const auto action = parse_choice(*line, error);
  if (!action) {
    message_ = error;
    return Answer::Again;
  }
  if (around_.guide != nullptr) {
    message_ = around_.guide->objection(state_, number(), *action);
    if (!message_.empty()) return Answer::Again;
    news_.clear();
  }
  undo_.push_back({state_, record_.actions.size()});
  act(*action);
  return Answer::Acted;
}

// Undo is possible until the next tile is drawn, so the player confirms the turn first.
PlaySession::Answer PlaySession::confirm_turn() {
  show(state_.left() == 0 ? "That was the last tile." : "End of turn.");
  const auto line = read_line("Enter to end the turn, u to undo> ");
  if (!line) return Answer::Quit;
  const Answer answer = run_command(*line);
  if (answer != Answer::Acted) return answer;
  if (!line->empty()) {
    message_ = "Press Enter to continue, u to undo, ? for help.";
    return Answer::Again;
  }
  news_.clear();
  return Answer::Acted;
}

// Runs a command that is available at every prompt. Returns Acted if the line is not one of them.
PlaySession::Answer PlaySession::run_command(const std::string& line) {
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
    if (!read_line("Enter to return to the game> ")) return Answer::Quit;
  } else if (word == "hint") {
    print_hint();
    if (!read_line("Enter to return to the game> ")) return Answer::Quit;
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
  // Letters are assigned row by row.
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

std::optional<Action> PlaySession::parse_choice(const std::string& line, std::string& error) const {
  const std::vector<Choice> offered = choices();
  std::vector<Choice> at_cell;
  for (const Choice& choice : offered) {
    if (choice.label == line) return choice.action;
    if (state_.phase() == Phase::Place && choice.meaning == line) at_cell.push_back(choice);
  }
  if (at_cell.size() == 1) return at_cell[0].action;
  if (at_cell.size() > 1) {
    error = "At " + line + " the tile fits in several ways:";
    for (const Choice& choice : at_cell) error += " " + choice.label;
    return std::nullopt;
  }
  const bool may_pass = state_.phase() == Phase::Deploy;
  if (may_pass && (line.empty() || line == "p")) return Action::pass();
  if (line.empty()) {
    error = "Type one of the choices; ? for help.";
    return std::nullopt;
  }
  auto typed = notation::legal_action(state_, line);
  if (typed) return *typed;
  error = notation::quoted(line) + " is not one of the choices. ? for help.";
  if (line.find(' ') != line.npos) error = typed.refusal().what;
  return std::nullopt;
}

// --- saving -----------------------------------------------------------------------------------------

// Writes a new file and renames it over the old one, so that a crash leaves one complete file.
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
                 ? "No file name; type s and a file name."
                 : "Saved to " + around_.save_file + "; it is updated after every step.";
  save();
}

}  // namespace aude::app
