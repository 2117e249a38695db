// The words of a command line behind the subcommand's name. A command takes what it knows and then
// calls finish(), which refuses whatever is left over; so each option is named in one place only.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/setup.h"

namespace aude::app {

// The command line makes no sense: status 2 and this message.
class WrongUsage : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Arguments {
 public:
  explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

  bool flag(std::string_view name);                                  // --every
  std::optional<std::string> text(std::string_view name);            // --sets base or --sets=base
  std::int64_t whole(std::string_view name, std::int64_t otherwise,  // --seed 5
                     std::int64_t low, std::int64_t high);
  // The next word that is no option; ask for these after all options.
  std::optional<std::string> file();

  void finish() const;  // throws WrongUsage when a word was not taken

 private:
  std::optional<std::size_t> find(std::string_view name);

  std::vector<std::string> words_;
  std::vector<std::string> known_;  // options asked for so far, to suggest them
};

// --sets base,inns  --players 3  --options farmers=false,small_city=2: the setup of a game to be begun.
// The players get the names of colours.
Setup take_setup(Arguments& words);
SetGroup sets_from_words(std::string_view words);  // "base,inns"

// The candidate most like `word`, when one is like enough to be meant.
std::optional<std::string_view> nearest(std::string_view word,
                                        const std::vector<std::string_view>& candidates);

}  // namespace aude::app
