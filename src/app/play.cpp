// SPDX-License-Identifier: MIT
// aude play: a game in the terminal, people and bots at one keyboard.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <random>

#include "app/commands.h"
#include "app/play_session.h"
#include "app/records.h"
#include "app/system.h"
#include "notation/catalogue.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr std::string_view kPlayHelp =
    R"(usage: aude play [--sets S] [--players NAMES] [--seed N] [--options O] [--resume FILE|last]

Plays a game in this terminal. Without --sets, --players, --options and --resume, asks what to play.

  --sets S         play with these sets: base,river,inns,traders,hills,wheel,abbot (default: base)
  --players NAMES  play with these people and bots, such as "Anna,Ben,hard"; the names of bots are easy,
                   medium, hard, master and random, or elo:1250; a style may follow, such as medium~farmer
                   (builder, farmer, thief, gambler) (default: You,medium)
  --seed N         seed the draws and the bots (default: random)
  --options O      set options, such as farmers=false,small_city=2
  --resume FILE    continue a saved game, or the position of a record; last means the latest game

The game is saved after every step. Colours and symbols depend on the terminal, NO_COLOR and the locale.
)";

namespace fs = std::filesystem;

// Rejects names that are almost a level, which would otherwise silently become people. Names with a
// capital letter are never rejected.
void suggest_level(const std::string& name) {
  if (is_bot(name) || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != name.npos) return;
  if (name.size() < 4) return;
  std::vector<std::string_view> levels;
  for (const players::Level& level : players::levels()) levels.push_back(level.name);
  const auto meant = nearest(name, levels, name.size() < 6 ? 1 : 2);
  if (meant) {
    throw WrongUsage("--players: unknown level " + notation::quoted(name) + "; did you mean " +
                     std::string(*meant) + "?");
  }
}

std::vector<std::string> names_from(const std::string& text) {
  std::vector<std::string> names;
  std::vector<std::pair<std::size_t, std::ptrdiff_t>> numbered;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    std::string name = text.substr(from, comma - from);
    name.erase(0, name.find_first_not_of(' '));
    name.erase(name.find_last_not_of(' ') + 1);
    if (name.empty())
      throw WrongUsage("--players: expected names separated by commas, such as Anna,medium");
    suggest_level(name);
    names.push_back(name);
    from = comma + 1;
  }
  for (std::size_t i = 0; i < names.size();
       ++i) {  // equal names get numbers, so that the log is unambiguous
    const auto earlier =
        std::count(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]);
    if (is_bot(names[i]) && players::make_player(names[i], 0) == nullptr)
      throw WrongUsage(players::why_no_level(names[i]));
    if (earlier > 0) numbered.emplace_back(i, earlier + 1);
  }
  for (const auto& [i, number] : numbered) names[i] += "-" + std::to_string(number);
  return names;
}

// The default folder for saved games.
fs::path games_folder() {
  const fs::path home = data_home();
  return (home.empty() ? ".local/share" : home) / "aude" / "games";
}

std::string new_game_file() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm local{};
  localtime_r(&now, &local);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local);
  return (games_folder() / ("game-" + std::string(stamp) + "-" + std::to_string(getpid()) + ".json"))
      .string();
}

std::string latest_game() {
  std::error_code none;
  std::string latest;
  fs::file_time_type when{};
  for (const auto& entry : fs::directory_iterator(games_folder(), none)) {
    if (entry.path().extension() != ".json") continue;
    if (!latest.empty() && entry.last_write_time(none) <= when) continue;
    latest = entry.path().string();
    when = entry.last_write_time(none);
  }
  return latest;
}

struct Position {
  notation::Record record;
  Replay replay;
};

Position read_position(const std::string& name) {
  RecordFile file(name);
  auto record = file.next();
  if (!record) file.refuse({"record", "no record found"});
  auto replay = begin_replay(*record);
  if (!replay) file.refuse(replay.refusal());
  while (replay->n < static_cast<int>(record->actions.size())) {
    const auto action = step(*replay, *record);
    if (!action) file.refuse(action.refusal());
  }
  return {std::move(*record), std::move(*replay)};
}

Position new_position(Setup setup) {
  notation::Record record{std::move(setup), {}};
  auto replay = value_or_refuse(begin_replay(record));
  return {std::move(record), std::move(replay)};
}

std::string ask(const std::string& question) {
  std::cout << question << std::flush;
  std::string line;
  std::getline(std::cin, line);
  return line;
}

struct Preset {
  std::string_view what;
  std::string_view sets;
  bool farmers;
};
constexpr Preset kPresets[] = {
    {"First game: the base game without farmers", "base", false},
    {"Classic: the base game", "base", true},
    {"With the river", "base,river", true},
    {"Wheel of Fortune, standalone", "wheel", true},
    {"Big Box: everything", "base,river,inns,traders,hills,wheel", true},
};

// Asks for the setup; used by a plain ./play --terminal.
Setup ask_for_setup() {
  std::cout << "Welcome to Aude. Which game?\n\n";
  int number = 0;
  for (const Preset& preset : kPresets) std::cout << "  " << ++number << "  " << preset.what << "\n";
  const std::string game = ask("\nNumber (Enter for 2)> ");
  const bool known = game.size() == 1 && game[0] >= '1' && game[0] <= '5';
  const Preset& preset = kPresets[known ? game[0] - '1' : 1];
  Setup setup;
  setup.sets = sets_from_words(preset.sets);
  setup.options.farmers = preset.farmers;
  std::cout << "\nWho plays? Names separated by commas; easy, medium, hard and master are bots.\n";
  while (true) {
    const std::string names = ask("Names (Enter for You,medium)> ");
    try {
      setup.players = names_from(names.empty() ? "You,medium" : names);
      if (setup.players.size() >= kMinPlayers && setup.players.size() <= kMaxPlayers) return setup;
      std::cout << "Two to eight players can play.\n";
    } catch (const WrongUsage& wrong) {
      std::cout << wrong.what() << "\n";
    }
    if (!std::cin) throw Refused{{"players", "unexpected end of input"}};
  }
}

bool is_unfinished(const std::string& file) {
  if (file.empty()) return false;
  try {
    return !read_position(file).replay.state.is_over();
  } catch (const Refused&) {
    return false;  // not a game that can be continued
  }
}

// The game to play, and the file it is saved in.
struct Beginning {
  std::string file;
  Position position;
};

Beginning from_file(const std::string& name) {
  const std::string file = name == "last" ? latest_game() : name;
  if (file.empty()) throw Refused{{"--resume last", "no game has been saved yet"}};
  return {file, read_position(file)};
}

Beginning by_asking() {
  const std::string last = latest_game();
  if (is_unfinished(last)) {
    const std::string answer = ask("Continue your last game? [Y/n] ");
    if (answer.empty() || answer[0] == 'y' || answer[0] == 'Y') return from_file(last);
  }
  return {new_game_file(), new_position(ask_for_setup())};
}

int run_play(Arguments& words) {
  const auto resume = words.text("--resume");
  const auto names = words.text("--players");
  const std::int64_t seed = words.whole("--seed", -1, 0, INT64_MAX);
  Setup setup = take_setup(words);
  words.finish();
  setup.players = names_from(names.value_or("You,medium"));
  const bool nothing_said =
      !resume && !names && setup.sets == Setup{}.sets && setup.options == Options{};

  Beginning begin = resume         ? from_file(*resume)
                    : nothing_said ? by_asking()
                                   : Beginning{new_game_file(), new_position(std::move(setup))};
  std::random_device device;
  const std::uint64_t chance = std::uint64_t{device()} << 32 | device();
  PlaySession session(begin.position.replay.game, std::move(begin.position.replay.state),
                      std::move(begin.position.record),
                      {std::cin, std::cout, look_of_terminal, begin.file,
                       seed >= 0 ? static_cast<std::uint64_t>(seed) : chance});
  session.run();
  return kSuccess;
}

}  // namespace

extern const Command kPlay{"play", "play a game in the terminal", kPlayHelp, run_play};

}  // namespace aude::app
