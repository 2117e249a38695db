// SPDX-License-Identifier: MIT
// The arguments after the name of the subcommand, and a file with more options. A command takes its
// options and then calls finish(), which rejects any other argument, so each option is named in one
// place only.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "rules/setup.h"
#include "study/position_value.h"

namespace aude::app {

// The command line is wrong: exit status 2 and this message.
class WrongUsage : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Arguments {
 public:
  explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

  // Adds the options in a file: lines NAME = VALUE, without the dashes, with true or false for a flag.
  // Empty lines and lines that start with # are ignored. What is on the command line wins. Throws
  // WrongUsage.
  void add_file(const std::string& name);
  // The rest of the file is for another command.
  void ignore_rest_of_file() { file_options_.clear(); }
  // The message, preceded by FILE:LINE if it is about an option that the file has given.
  std::string located(const std::string& message) const;

  bool has(std::string_view name) const;                   // whether it is given; does not take it
  bool flag(std::string_view name);                        // --every
  std::optional<std::string> text(std::string_view name);  // --sets base or --sets=base
  // --seed 5; `fallback` if the option is not given.
  std::int64_t whole(std::string_view name, std::int64_t fallback, std::int64_t low, std::int64_t high);
  // The same with a deprecated second name.
  std::int64_t whole(std::string_view name, std::string_view old_name, std::int64_t fallback,
                     std::int64_t low, std::int64_t high);
  // The next argument that is not an option; call it after all options are taken.
  std::optional<std::string> file();

  void finish() const;  // throws WrongUsage if an argument was not taken

 private:
  struct FileOption {
    std::string name;  // with dashes
    std::string value;
    int line;
    bool taken = false;  // by a command, from here or from the command line
    bool used = false;   // from here
  };
  std::optional<std::size_t> find(std::string_view name);
  std::optional<std::string> from_file(std::string_view name);
  std::string place_of(const FileOption& option) const;

  std::vector<std::string> words_;
  std::string file_;
  std::vector<FileOption> file_options_;
  std::vector<std::string> known_;  // options queried so far, for suggestions
};

// Takes --sets base,inns --players 3 --options farmers=false,small_city=2: the setup of a new game.
// Players are named after colours.
Setup take_setup(Arguments& words);
// Takes --ratings 1650,hard: numbers or levels of bots that have a rating; empty if it is not given.
std::vector<std::string> take_ratings(Arguments& words);
// What they are in this game. Throws WrongUsage if there are ratings, and not one per player.
study::Ratings ratings_in(const Game& game, const std::vector<std::string>& given);
SetGroup sets_from_words(std::string_view words);  // "base,inns"

// An integer in these bounds, or WrongUsage: "--seed: expected an integer ...".
std::int64_t whole_from(std::string_view name, const std::string& text, std::int64_t low,
                        std::int64_t high);

// The candidate most similar to `word`, if it is similar enough to suggest: at most `most_edits`
// letters inserted, removed or replaced (default: about a third of the word).
std::optional<std::string_view> nearest(std::string_view word,
                                        const std::vector<std::string_view>& candidates,
                                        std::optional<std::size_t> most_edits = {});

}  // namespace aude::app
