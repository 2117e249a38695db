// SPDX-License-Identifier: MIT
// The command line in detail: exit statuses, output streams, messages, help.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/process.h"
#include "players/player.h"

namespace aude::app {
namespace {

constexpr const char* kExample = R"({"aude": 1,
 "setup": {"sets": ["base"], "players": ["Red", "Blue"],
           "options": {"farmers": true},
           "bag": ["E", "H", "E"], "start": [{"tile": "D", "at": [0, 0], "rotation": 0}]},
 "actions": ["draw E", "place 0,-1 r2", "follower 1", "draw H", "place 0,-2 r1", "pass"]}
)";

std::size_t lines_in(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}
bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Command, help_and_version_are_data) {
  const Outcome help = run_aude({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_EQ(help.err, "");
  for (const char* name : {"play", "replay", "random", "perft", "tiles"}) {
    EXPECT_TRUE(has(help.out, "\n  " + std::string(name) + " ")) << name;
    const Outcome of_command = run_aude({name, "--help"});
    EXPECT_EQ(of_command.status, 0);
    EXPECT_TRUE(has(of_command.out, "usage: aude " + std::string(name))) << of_command.out;
  }
  // Programs read the first line; the others say how it was built.
  const std::string version = run_aude({"--version"}).out;
  EXPECT_EQ(version.substr(0, version.find('\n')), "aude " AUDE_VERSION);
  EXPECT_NE(version.find("\nstorage: SQLite, PostgreSQL\n"), std::string::npos);
}

TEST(Command, licences_name_every_component) {
  const std::string licences = run_aude({"licences"}).out;
  EXPECT_TRUE(licences.starts_with("MIT License\n"));
  std::ifstream file(AUDE_SOURCE_DIR "/licences/components.json");
  const auto components = boost::json::parse(file);
  for (const auto& component : components.as_array()) {
    const std::string name(component.at("name").as_string());
    EXPECT_TRUE(has(licences, "=\n" + name + "\n=")) << name;
  }
  EXPECT_EQ(run_aude({"licenses"}).out, licences);
}

struct Misuse {
  std::vector<std::string> words;
  std::string message;
};

TEST(Command, wrong_usage_ends_with_status_2_and_a_helpful_line) {
  const Misuse misuses[] = {
      {{}, "no command given; see aude --help"},
      {{"repaly"}, "unknown command \"repaly\"; did you mean replay?"},
      {{"dataset"}, "dataset is a command of the Python package"},
      {{"xyzzy"}, "unknown command \"xyzzy\"; see aude --help"},
      {{"replay"},
       "aude replay: no input file; pass a file name, or - for standard input; see aude replay --help"},
      {{"render"}, "no input file"},
      {{"analyse"}, "no input file"},
      {{"hint"}, "no input file"},
      {{"hint", "--plans", "9", "-"}, "--plans: expected an integer from 1 to 8"},
      {{"bot"}, "no level given; levels: easy, medium"},
      {{"bot", "hrd"}, "unknown level \"hrd\"; levels: easy"},
      {{"bot", "hard~poet"}, "unknown style \"poet\"; styles: builder, farmer, thief, gambler"},
      {{"arena"}, "no bots given"},
      {{"puzzles"}, "no subcommand given; use make, check, confirm or describe"},
      {{"puzzles", "check"}, "no input file"},
      {{"puzzles", "find"}, "unknown subcommand \"find\"; use make, check, confirm or describe"},
      {{"bench", "--only", "foo"}, "--only: unknown workload \"foo\"; workloads: base, all"},
      {{"render", "--detail", "big", "-"}, "--detail: expected near, middle or far, found \"big\""},
      {{"play", "--players", "hardd,easy"}, "unknown level \"hardd\"; did you mean hard?\n"},
      {{"play", "--players", "Anna,meduim"}, "did you mean medium?\n"},
      {{"replay", "a", "b"}, "unexpected argument \"b\""},
      {{"replay", "--evry", "-"}, "unknown option \"--evry\"; did you mean --every?\n"},
      {{"replay", "--every=3", "-"}, "--every takes no value"},
      {{"random", "--seed"}, "--seed needs a value"},
      {{"random", "--seed", "--games"}, "--seed needs a value"},
      {{"random", "--seed", "x"}, "--seed: expected an integer"},
      {{"random", "--seed", "99999999999999999999"}, "--seed: expected an integer"},
      {{"random", "--games", "-1"}, "--games: expected an integer"},
      {{"random", "--games", "1", "--games", "2"}, "--games given more than once"},
      {{"random", "--players", "1"}, "--players: expected an integer from 2 to 8"},
      {{"random", "--players", "9"}, "--players: expected an integer from 2 to 8"},
      {{"random", "--sets", "base,dragons"}, "--sets: unknown set \"dragons\"; sets: base"},
      {{"random", "--sets", ""}, "--sets: unknown set \"\""},
      {{"random", "--options", "farmers"}, "--options: expected NAME=VALUE"},
      {{"random", "--options", "cows=true"},
       "--options: unknown option \"cows\"; options: farmers, small_city"},
      {{"random", "--options", "farmers=2"}, "--options: farmers: expected true or false, found 2"},
      {{"random", "5"}, "unexpected argument \"5\""},
      {{"perft"}, "no --depth given"},
      {{"perft", "--depth", "1.5"}, "--depth: expected an integer"},
      {{"tiles", "--xml"}, "unknown option \"--xml\""},
      {{"serve", "--store", "mysql://host/db"}, "--store: expected postgresql://"},
      {{"serve", "--store", "postgresql://ann:secret@host/db"}, "--store must not contain a password"},
      {{"backup"}, "no FILE given"},
      {{"backup", "--store", "mysql://host/db", "b"}, "--store: expected postgresql://"},
      {{"restore"}, "no FILE given"},
      {{"restore", "a", "b"}, "unexpected argument \"b\""},
      {{"export"}, "no TABLE given"},
      {{"purge"}, "no --older-than given"},
      {{"player"}, "expected list, show, export, delete or ratings"},
      {{"player", "ban", "Ann"}, "expected list, show, export, delete or ratings"},
      {{"player", "delete"}, "no PLAYER given"},
      {{"moderate"}, "expected reports, list, log, mute, kick, ban, lift or close"},
      {{"moderate", "forgive", "Bob"}, "expected reports, list, log, mute, kick, ban, lift or close"},
      {{"moderate", "ban", "--for", "7x", "Bob"}, "--for: expected a number with m, h, d or w"},
      {{"player", "show", "Ann", "-o", "x"}, "-o is for export and ratings only"},
      {{"purge", "--older-than", "30"}, "--older-than: expected a number with h, d or w"},
      {{"purge", "--older-than", "-1d"}, "--older-than: expected a number with h, d or w"},
      {{"purge", "--older-than", "30dd"}, "--older-than: expected a number with h, d or w"},
      {{"serve", "--node", "10.0.0.1"}, "--node goes with --store"},
      {{"serve", "--log", "xml"}, "--log: expected json or text, found \"xml\""},
      {{"serve", "--store", "postgresql://h/db", "--node", "10.0.0.1", "--standby"},
       "--standby and --node exclude each other"},
      {{"serve", "--store", "postgresql://h/db", "--node", "10.0.0.1", "--stand-by"},
       "--standby and --node exclude each other"},
      {{"serve", "--origin", "notaurl"}, "--origin: expected http:// or https://"},
      {{"serve", "--origin", "file:///home/ann"}, "--origin: expected http:// or https://"},
      {{"serve", "--origin", "https://"}, "--origin: expected http:// or https://"},
      {{"serve", "--origin", "https://aude.example/path"}, "--origin: expected http:// or https://"},
      {{"serve", "--analysis", "many"}, "--analysis: expected off, a number of threads"},
      {{"serve", "--analysis", "-1"}, "--analysis: expected off, a number of threads"},
      {{"serve", "--analysis", "http://host"}, "--analysis: expected an IP address and a port"},
      {{"migrate"}, "no FROM given"},
      {{"move-house"}, "no FROM given"},
      {{"migrate", "a"}, "no TO given"},
      {{"migrate", "a", "a"}, "FROM and TO are the same"},
      {{"move-house", "a", "mysql://host/db"}, "the address: expected postgresql://"},
      {{"move-house", "a", "postgres://host/db?password=secret"},
       "the address must not contain a password"},
  };
  for (const Misuse& misuse : misuses) {
    const Outcome outcome = run_aude(misuse.words);
    EXPECT_EQ(outcome.status, 2) << misuse.message;
    EXPECT_EQ(outcome.out, "") << misuse.message;
    EXPECT_TRUE(has(outcome.err, misuse.message)) << outcome.err;
    EXPECT_EQ(lines_in(outcome.err), 1U) << outcome.err;
    EXPECT_FALSE(has(outcome.err, "secret")) << outcome.err;
  }
}

TEST(Serve, a_database_that_is_not_there_ends_with_status_1_and_is_named) {
  for (const std::string node : {"", "10.0.0.1"}) {
    std::vector<std::string> words{"serve", "--port", "0", "--store", "postgresql:///db?host=/nowhere"};
    if (!node.empty()) words.insert(words.end(), {"--node", node});
    const Outcome outcome = run_aude(words);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(lines_in(outcome.err), 1U) << outcome.err;
    EXPECT_TRUE(has(outcome.err, "database db at /nowhere: ")) << outcome.err;
  }
}

TEST(Migrate, copies_the_store_and_keeps_the_old_one) {
  const TemporaryFile store("aude.sqlite", "");  // an empty file is a database without tables
  const std::string fresh = store.folder() + "/fresh/home";
  const Outcome moved = run_aude({"migrate", store.folder(), fresh});
  EXPECT_EQ(moved.status, 0) << moved.err;
  EXPECT_EQ(moved.out, "copied 0 tables (0 log entries)\n");
  EXPECT_TRUE(std::filesystem::is_regular_file(fresh + "/aude.sqlite"));
  EXPECT_TRUE(std::filesystem::is_regular_file(store.path()));
  const Outcome nothing = run_aude({"move-house", store.folder() + "/none", fresh});
  EXPECT_EQ(nothing.status, 1);
  EXPECT_TRUE(has(nothing.err, "there is no such file")) << nothing.err;
}

TEST(Replay, prints_one_line_of_the_position_reached) {
  const Outcome outcome = run_aude({"replay", "-"}, kExample);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(
      outcome.out,
      R"({"n":6,"action":"pass","phase":"draw","player":null,"for":0,"tile":null,"scores":[0,0],)"
      R"("legal":["draw E"],"events":[{"type":"placed","player":0,"tile":"E","at":[0,-1],"rotation":2},)"
      R"({"type":"deployed","player":0,"piece":"follower","at":[0,-1],"segment":1,"on":"field"},)"
      R"({"type":"placed","player":1,"tile":"H","at":[0,-2],"rotation":1}],)"
      R"("left":1,"hidden":0,"supply":[{"follower":6},{"follower":7}]})"
      "\n");
}

TEST(Replay, every_prints_one_line_after_the_setup_and_after_each_action) {
  const TemporaryFile file("example.json", kExample);
  const Outcome outcome = run_aude({"replay", "--every", file.path()});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(lines_in(outcome.out), 7U);
  EXPECT_EQ(outcome.out.rfind(R"({"n":0,"action":null,"phase":"draw","player":null,"for":0,)", 0), 0U)
      << outcome.out;
  EXPECT_TRUE(
      has(outcome.out, R"({"n":2,"action":"place 0,-1 r2","phase":"deploy","player":0,"tile":"E",)"));
  EXPECT_EQ(run_aude({"replay", file.path(), "--every"}).out, outcome.out);
}

TEST(Replay, reads_many_records_and_spread_ones) {
  const std::string small = R"({"aude":1,"setup":{"sets":["base"],"players":["A","B"]},"actions":[]})";
  EXPECT_EQ(lines_in(run_aude({"replay", "-"}, small + "\n" + small + "\r\n\n" + kExample + small).out),
            4U);
}

TEST(Replay, a_refused_action_ends_with_status_1_after_the_lines_before_it) {
  const std::string record =
      R"({"aude":1,"setup":{"sets":["base"],"players":["A","B"],"bag":["E","E"]},"actions":["draw E","place 7,7 r0"]})";
  const Outcome every = run_aude({"replay", "--every", "-"}, record);
  EXPECT_EQ(every.status, 1);
  EXPECT_EQ(lines_in(every.out), 2U);
  EXPECT_EQ(every.err,
            "aude replay: standard input, record 1 (from line 1), action 2 (actions[1]): \"place 7,7 "
            "r0\": 7,7 is not "
            "beside any tile; legal: place 0,-1 r2, place 0,1 r1, place 0,1 r2, place 0,1 r3\n");
  const Outcome end = run_aude({"replay", "-"}, record);
  EXPECT_EQ(end.status, 1);
  EXPECT_EQ(end.out, "");
  EXPECT_EQ(end.err, every.err);
}

TEST(Replay, good_records_before_a_refused_one_are_printed) {
  const std::string good =
      R"({"aude":1,"setup":{"sets":["base"],"players":["A","B"]},"actions":["draw D"]})";
  const Outcome outcome = run_aude({"replay", "-"}, good + "\n" + good + "\n{\"aude\":1}\n");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(lines_in(outcome.out), 2U);
  EXPECT_TRUE(has(outcome.err, "record 3 (from line 3), top level: \"setup\" is missing"))
      << outcome.err;
}

TEST(Replay, files_that_cannot_be_read_are_refused) {
  EXPECT_EQ(run_aude({"replay", "/no/such/file"}).status, 1);
  EXPECT_TRUE(has(run_aude({"replay", "/no/such/file"}).err, "No such file"));
  EXPECT_EQ(run_aude({"replay", "/"}).status, 1);
  const Outcome empty = run_aude({"replay", "-"}, "");
  EXPECT_EQ(empty.status, 1);
  EXPECT_TRUE(has(empty.err, "standard input: no record found"));
}

TEST(Selfplay, old_option_names_still_work) {
  const Outcome help = run_aude({"selfplay", "--help"});
  EXPECT_TRUE(has(help.out, "--courses is the deprecated name of --rollouts")) << help.out;
  for (const char* name : {"--rollouts", "--courses"}) {
    const Outcome outcome = run_aude({"selfplay", name, "0", "folder"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(
        has(outcome.err, std::string(name) + ": expected an integer from 1 to 1000, found \"0\""))
        << outcome.err;
  }
}

TEST(Command, a_hint_shows_the_best_moves_on_the_board_and_says_why) {
  // The tile completes the city of the start tile: four points for a knight, at one place only. The
  // result is exact: the knight is better than a farmer by a point.
  const std::string record =
      R"({"aude": 1, "setup": {"sets": ["base"], "players": ["Ann", "Bob"], "bag": ["E", "U", "V"]},
          "actions": ["draw E", "place 0,-1 r2", "pass"]})";
  const Outcome first = run_aude({"hint", "--at", "1", "--plans", "2", "-"}, record);
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_TRUE(has(first.out, " 1 2\n")) << first.out;  // on the board
  EXPECT_TRUE(has(first.out,
                  "Ann is to act with tile E.\n"
                  "The tile completes the city: Ann scores 4 points at once.\n"
                  "1  lay the tile at 0,-1, turned right by 180 degrees, then knight in the "
                  "city to the south (2 tiles, complete): best\n2  "))
      << first.out;
  EXPECT_FALSE(has(first.out, "\n3  "));
  EXPECT_TRUE(
      has(first.out,
          "Why 1 is better than 2:\n   +4.0  Ann scores 4 instead of 0 at once\n   -3.0  Ann can "));

  // After the placement the spots have the numbers, and with --json the answer is that of the protocol.
  const Outcome second = run_aude({"hint", "--at", "2", "-"}, record);
  EXPECT_TRUE(has(second.out, "\n1  knight in the city")) << second.out;
  const auto answer = boost::json::parse(run_aude({"hint", "--at", "1", "--json", "-"}, record).out);
  EXPECT_EQ(answer.at("plans").at(0).at("actions"),
            (boost::json::array{"place 0,-1 r2", "follower 0"}));

  // In steps: the first two do not give the move away.
  const Outcome where = run_aude({"hint", "--at", "1", "--step", "1", "-"}, record);
  EXPECT_TRUE(has(where.out, "Look at the part of the board around 0,-1.\n")) << where.out;
  EXPECT_FALSE(has(where.out, "city")) << where.out;
  EXPECT_FALSE(has(where.out, "knight")) << where.out;
  EXPECT_TRUE(has(where.out, "?")) << where.out;
  const Outcome what = run_aude({"hint", "--at", "1", "--step", "2", "-"}, record);
  EXPECT_TRUE(has(what.out, "The tile completes the city: Ann scores 4 points at once.\n")) << what.out;
  EXPECT_TRUE(has(what.out, "here")) << what.out;
  EXPECT_FALSE(has(what.out, "turned right")) << what.out;

  const Outcome chance = run_aude({"hint", "-"}, record);
  EXPECT_EQ(chance.status, 1);
  EXPECT_TRUE(has(chance.err, "chance decides next, not a player")) << chance.err;
  EXPECT_TRUE(has(run_aude({"hint", "--at", "4", "-"}, record).err, "the record has only 3 actions"));
}

// Turns are counted, and the board of the biggest mistakes is drawn with both moves on it.
TEST(Command, analyse_counts_turns_and_draws_the_biggest_mistakes) {
  const std::string record =
      R"({"aude": 1, "setup": {"sets": ["base"], "players": ["Ann", "Bob"], "bag": ["E", "V"]},)"
      R"( "actions": ["draw E", "place 0,-1 r2", "pass", "draw V"]})";
  const Outcome all = run_aude({"analyse", "-"}, record);
  EXPECT_EQ(all.status, 0) << all.err;
  EXPECT_TRUE(has(all.err, "2 of 2 turns analysed\n")) << all.err;
  EXPECT_TRUE(has(all.out, "Biggest mistakes in 2 turns:\n  turn   1  Ann: ")) << all.out;
  EXPECT_TRUE(has(all.out, "\nTurn 1 of 2: 1 is the best move, 2 is what Ann played.\n")) << all.out;
  for (const char* line :
       {"\n        played  lay the tile at 0,-1, ", "\n          best  lay the tile at 0,-1, ",
        "\n1  lay the tile at 0,-1, ", "\n2  lay the tile at 0,-1, ",
        ", then knight in the city to the south (2 tiles, complete): best\n",
        ", then keep your pieces: "})
    EXPECT_TRUE(has(all.out, line)) << line << "\n" << all.out;
  EXPECT_FALSE(has(run_aude({"analyse", "--boards", "0", "-"}, record).out, "Turn 1 of 2"));
  const Outcome alone = run_aude({"analyse", "--threads", "1", "-"}, record);
  EXPECT_EQ(run_aude({"analyse", "--threads", "3", "-"}, record).out, alone.out);
  EXPECT_TRUE(has(alone.out, "Biggest mistakes in 2 turns")) << alone.out;
  const std::string nothing_played =
      R"({"aude": 1, "setup": {"sets": ["base"], "players": ["Ann", "Bob"]}, "actions": []})";
  const Outcome empty = run_aude({"analyse", "-"}, nothing_played);
  EXPECT_EQ(empty.status, 0);
  EXPECT_EQ(empty.err, "");

  const auto last = [&](const std::vector<std::string>& options) {
    std::vector<std::string> words{"analyse", "--json"};
    words.insert(words.end(), options.begin(), options.end());
    words.emplace_back("-");
    return boost::json::parse(run_aude(words, record).out);
  };
  EXPECT_FALSE(last({}).as_object().contains("ratings"));
  EXPECT_EQ(last({"--ratings", "1650,hard"}).at("ratings"), (boost::json::array{1650, 2150}));
  const std::string of_three =
      R"({"aude": 1, "setup": {"sets": ["base"], "players": ["Ann", "Bob", "Cid"], "bag": ["E"]},)"
      R"( "actions": ["draw E"]})";
  const int hard = *players::rating_of("hard", {3, 0});
  EXPECT_NE(hard, 2150);
  EXPECT_EQ(boost::json::parse(
                run_aude({"analyse", "--json", "--ratings", "1650,hard,1500", "-"}, of_three).out)
                .at("ratings"),
            (boost::json::array{1650, hard, 1500}));
  const Outcome one = run_aude({"analyse", "--ratings", "1650", "-"}, record);
  EXPECT_EQ(one.status, 2);
  EXPECT_TRUE(has(one.err, "expected 2 ratings, one per player")) << one.err;
  const Outcome unknown = run_aude({"analyse", "--ratings", "1650,hrad", "-"}, record);
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(has(unknown.err, "such as 1650 or hard, found \"hrad\"")) << unknown.err;
}

// Lines of options say what the option does, and end with the default.
TEST(Command, help_of_every_command_is_complete) {
  for (const char* name : {"play", "replay", "random", "perft", "bench", "render", "tiles", "arena",
                           "selfplay", "bot", "analyse", "hint", "lesson", "puzzles"}) {
    const std::string help = run_aude({name, "--help"}).out;
    EXPECT_EQ(help.rfind("usage: aude " + std::string(name), 0), 0U) << help;
    for (const char* word : {"courses of", "contestant", "judge", "whole number", "(default "})
      EXPECT_FALSE(has(help, word)) << name << ": " << word;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 110U) << line;
  }
  EXPECT_FALSE(has(run_aude({"selfplay", "--help"}).out, "lesson"));  // samples
  EXPECT_TRUE(has(run_aude({"--help"}).out, ": play, host and analyse Carcassonne\n"));
}

// A person may have a name that is almost a level, if it starts with a capital letter or is short.
TEST(Play, names_of_people_are_accepted) {
  const TemporaryFile saved_games("unused", "");
  setenv("XDG_DATA_HOME", saved_games.folder().c_str(), 1);
  for (const char* names : {"Hardy,easy", "eva,ben", "harry,Anna"}) {
    const Outcome outcome = run_aude({"play", "--players", names, "--seed", "1"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
  }
  unsetenv("XDG_DATA_HOME");
}

TEST(Random, the_same_arguments_give_the_same_bytes) {
  const std::vector<std::string> words{"random",    "--sets",  "base,river,inns,traders,hills,wheel",
                                       "--players", "3",       "--seed",
                                       "5",         "--games", "3"};
  const Outcome once = run_aude(words);
  EXPECT_EQ(once.status, 0);
  EXPECT_EQ(once.err, "");
  EXPECT_EQ(lines_in(once.out), 3U);
  EXPECT_EQ(run_aude(words).out, once.out);
  EXPECT_NE(run_aude({"random", "--seed", "1"}).out, run_aude({"random", "--seed", "2"}).out);
}

TEST(Random, fewer_games_are_the_beginning_of_more) {
  const std::string two = run_aude({"random", "--games", "2"}).out;
  const std::string four = run_aude({"random", "--games", "4"}).out;
  EXPECT_EQ(four.rfind(two, 0), 0U);
  EXPECT_EQ(run_aude({"random", "--games", "0"}).out, "");
}

TEST(Random, defaults_are_one_base_game_of_two) {
  const std::string one = run_aude({"random"}).out;
  EXPECT_EQ(
      one.rfind(
          R"({"aude":1,"rules":1,"setup":{"sets":["base"],"players":["Red","Blue"]},"actions":["draw )",
          0),
      0U);
  EXPECT_EQ(one,
            run_aude({"random", "--sets", "base", "--players", "2", "--seed", "1", "--games=1"}).out);
}

TEST(Random, options_are_part_of_the_record) {
  const std::string out = run_aude({"random", "--options", "farmers=false,small_city=2"}).out;
  EXPECT_TRUE(has(out, R"("options":{"farmers":false,"small_city":2})"));
}

TEST(Random, its_records_replay_to_the_end) {
  for (const char* sets :
       {"base", "base,river", "wheel,river,hills", "base,river,inns,traders,hills,wheel"}) {
    const std::string records =
        run_aude({"random", "--sets", sets, "--players", "4", "--games", "20"}).out;
    const Outcome replayed = run_aude({"replay", "-"}, records);
    EXPECT_EQ(replayed.status, 0) << replayed.err;
    EXPECT_EQ(lines_in(replayed.out), 20U);
    std::size_t over = 0;
    for (std::size_t at = 0; (at = replayed.out.find("\"phase\":\"over\"", at)) != std::string::npos;
         ++at)
      ++over;
    EXPECT_EQ(over, 20U) << sets;
  }
}

TEST(Random, sets_that_cannot_be_played_are_refused) {
  const Outcome outcome = run_aude({"random", "--sets", "inns"});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.err, "aude random: --sets: expected base or wheel among the sets, found inns\n");
}

TEST(Perft, counts_paths_from_the_start) {
  EXPECT_EQ(run_aude({"perft", "--sets", "base", "--depth", "0"}).out, "1\n");
  EXPECT_EQ(run_aude({"perft", "--sets", "base", "--depth", "1"}).out, "24\n");
}

TEST(Perft, counts_paths_from_a_record) {
  const TemporaryFile file("example.json", kExample);
  EXPECT_EQ(run_aude({"perft", "--depth", "1", file.path()}).out, "1\n");
  const Outcome divided =
      run_aude({"perft", "--divide", "--depth", "2", "-"},
               R"({"aude":1,"setup":{"sets":["base"],"players":["A","B"],"bag":["E","E"]},
                                       "actions":["draw E"]})");
  EXPECT_EQ(divided.out, "place 0,-1 r2\t3\nplace 0,1 r1\t3\nplace 0,1 r2\t3\nplace 0,1 r3\t3\n12\n");
}

TEST(Perft, divides_into_parts_that_add_up) {
  const std::string whole = run_aude({"perft", "--depth", "3"}).out;
  const std::string parts = run_aude({"perft", "--depth", "3", "--divide"}).out;
  EXPECT_EQ(parts.substr(parts.rfind('\n', parts.size() - 2) + 1), whole);
  EXPECT_EQ(lines_in(parts), 25U);
}

TEST(Tiles, lists_all_sets_or_some) {
  const std::string all = run_aude({"tiles"}).out;
  for (const char* part :
       {"24 kinds, 72 tiles", "The River", "33 kinds, 72 tiles", "The wheel board", "SchH-1"}) {
    EXPECT_TRUE(has(all, part)) << part;
  }
  const std::string inns = run_aude({"tiles", "--sets", "inns"}).out;
  EXPECT_TRUE(has(inns, "17 kinds, 18 tiles"));
  EXPECT_FALSE(has(inns, "72 tiles"));
  EXPECT_TRUE(has(run_aude({"tiles", "--sets", "wheel"}).out, "wheel-standalone.json"));
  EXPECT_TRUE(has(run_aude({"tiles", "--sets", "base,wheel"}).out, "wheel.json"));
}

TEST(Tiles, json_gives_the_files) {
  const Outcome outcome = run_aude({"tiles", "--json"});
  EXPECT_EQ(lines_in(outcome.out), 9U);
  EXPECT_TRUE(has(run_aude({"tiles", "--json", "--sets", "inns"}).out, R"({"set":"inns",)"));
}

TEST(Tiles, check_names_what_is_wrong_in_a_folder) {
  const Outcome right = run_aude({"tiles", "--check", AUDE_SOURCE_DIR "/tiles"});
  EXPECT_EQ(right.status, 0) << right.err;
  const TemporaryFile wrong("base.json",
                            R"({"set":"base","name":"x","total":1,"tiles":[{"id":"A","count":0}]})");
  const Outcome refused = run_aude({"tiles", "--check", wrong.folder()});
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(has(refused.err, "base.json, tile A.count: expected an integer from 1")) << refused.err;
  EXPECT_EQ(run_aude({"tiles", "--check", "/no/such/folder"}).status, 1);
}

}  // namespace
}  // namespace aude::app
