// SPDX-License-Identifier: MIT
#include "app/arguments.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <numeric>
#include <sstream>

#include "notation/setup.h"
#include "notation/words.h"
#include "players/player.h"

namespace aude::app {
namespace {

constexpr std::string_view kColours[] = {"Red",   "Blue", "Green",  "Yellow",
                                         "Black", "Pink", "Orange", "Violet"};

bool is_option(std::string_view word) { return word.size() > 1 && word[0] == '-'; }

// Whether `word` is the option itself or the option with its value, --seed=5.
bool names(std::string_view word, std::string_view option) {
  return word.starts_with(option) && (word.size() == option.size() || word[option.size()] == '=');
}

// Levenshtein distance.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t exchanged = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, exchanged});
    }
  }
  return row.back();
}

// Calls visit(part) for the parts of "a,b,c".
template <typename Visit>
void each_part(std::string_view list, Visit visit) {
  for (;;) {
    const std::size_t comma = list.find(',');
    visit(list.substr(0, comma));
    if (comma == std::string_view::npos) return;
    list.remove_prefix(comma + 1);
  }
}

// "options.farmers" and "expected true or false, found 2" as "farmers: expected true or false, found
// 2".
std::string option_message(const Refusal& refusal) {
  constexpr std::string_view kPrefix = "options.";
  if (!refusal.where.starts_with(kPrefix)) {
    std::string text = refusal.what;  // unknown member "foo"; members: farmers, ...
    for (std::size_t at = 0; (at = text.find("member", at)) != text.npos; at += 6)
      text.replace(at, 6, "option");
    return text;
  }
  return refusal.where.substr(kPrefix.size()) + ": " + refusal.what;
}

Options options_from_words(std::string_view words) {
  Options options;
  each_part(words, [&](std::string_view part) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) {
      throw WrongUsage("--options: expected NAME=VALUE, as in farmers=false, found " +
                       notation::quoted(part));
    }
    auto changed = notation::with_option(options, part.substr(0, equals), part.substr(equals + 1));
    if (!changed) throw WrongUsage("--options: " + option_message(changed.refusal()));
    options = *changed;
  });
  return options;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

}  // namespace

void Arguments::add_file(const std::string& name) {
  file_ = name;
  std::ifstream in(name);
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const std::string_view text = trimmed(line);
    if (text.empty() || text[0] == '#') continue;
    const std::size_t equals = text.find('=');
    FileOption option{"--" + std::string(trimmed(text.substr(0, equals))), "", number};
    if (equals == std::string_view::npos || option.name.size() == 2)
      throw WrongUsage(place_of(option) + "expected NAME = VALUE, found " + notation::quoted(text));
    option.value = trimmed(text.substr(equals + 1));
    for (const FileOption& other : file_options_) {
      if (other.name == option.name)
        throw WrongUsage(place_of(option) + option.name.substr(2) + " was given on line " +
                         std::to_string(other.line) + " already");
    }
    file_options_.push_back(std::move(option));
  }
  // A folder can be opened, but not read.
  if (!in.eof()) throw WrongUsage("the file " + name + " cannot be read");
}

std::string Arguments::place_of(const FileOption& option) const {
  return file_ + ":" + std::to_string(option.line) + ": ";
}

std::string Arguments::located(const std::string& message) const {
  for (const FileOption& each : file_options_) {
    if (!each.used || !message.starts_with(each.name)) continue;
    const char next = message.size() > each.name.size() ? message[each.name.size()] : ' ';
    if (next == ':') return place_of(each) + message.substr(2);
    if (next == ' ') return place_of(each) + message;
  }
  return message;
}

std::optional<std::string> Arguments::from_file(std::string_view name) {
  for (FileOption& each : file_options_) {
    if (each.name != name) continue;
    each.taken = true;
    each.used = true;
    if (each.value.empty()) throw WrongUsage(std::string(name) + " needs a value");
    return each.value;
  }
  return {};
}

std::optional<std::size_t> Arguments::find(std::string_view name) {
  known_.emplace_back(name);
  for (std::size_t i = 0; i < words_.size() && words_[i] != "--"; ++i) {
    if (!names(words_[i], name)) continue;
    for (FileOption& each : file_options_) each.taken = each.taken || each.name == name;
    return i;
  }
  return {};
}

bool Arguments::has(std::string_view name) const {
  const auto end = std::find(words_.begin(), words_.end(), "--");
  return std::any_of(words_.begin(), end, [&](const auto& word) { return names(word, name); }) ||
         std::any_of(file_options_.begin(), file_options_.end(),
                     [&](const FileOption& each) { return each.name == name; });
}

bool Arguments::flag(std::string_view name) {
  const auto at = find(name);
  if (!at) {
    const auto given = from_file(name);
    if (given && *given != "true" && *given != "false")
      throw WrongUsage(std::string(name) + ": expected true or false, found " +
                       notation::quoted(*given));
    return given == "true";
  }
  if (words_[*at] != name) throw WrongUsage(std::string(name) + " takes no value");
  words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(*at));
  return true;
}

std::optional<std::string> Arguments::text(std::string_view name) {
  const auto at = find(name);
  if (!at) return from_file(name);
  const auto word = words_.begin() + static_cast<std::ptrdiff_t>(*at);
  if (word->size() > name.size()) {
    std::string value = word->substr(name.size() + 1);
    words_.erase(word);
    return value;
  }
  if (word + 1 == words_.end() || (word + 1)->starts_with("--")) {
    throw WrongUsage(std::string(name) + " needs a value");
  }
  std::string value = *(word + 1);
  words_.erase(word, word + 2);
  return value;
}

std::int64_t whole_from(std::string_view name, const std::string& text, std::int64_t low,
                        std::int64_t high) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size() || value < low ||
      value > high) {
    throw WrongUsage(std::string(name) + ": expected an integer from " + std::to_string(low) + " to " +
                     std::to_string(high) + ", found " + notation::quoted(text));
  }
  return value;
}

std::int64_t Arguments::whole(std::string_view name, std::int64_t fallback, std::int64_t low,
                              std::int64_t high) {
  const auto given = text(name);
  return given ? whole_from(name, *given, low, high) : fallback;
}

std::int64_t Arguments::whole(std::string_view name, std::string_view old_name, std::int64_t fallback,
                              std::int64_t low, std::int64_t high) {
  return whole(name, whole(old_name, fallback, low, high), low, high);
}

std::optional<std::string> Arguments::file() {
  const auto separator = std::find(words_.begin(), words_.end(), "--");
  auto found =
      std::find_if(words_.begin(), separator, [](const std::string& word) { return !is_option(word); });
  if (found == separator && separator != words_.end()) found = words_.erase(separator);
  if (found == words_.end()) return {};
  std::string name = std::move(*found);
  words_.erase(found);
  return name;
}

void Arguments::finish() const {
  for (const std::string& word : words_) {
    if (word == "--") continue;
    if (!is_option(word)) throw WrongUsage("unexpected argument " + notation::quoted(word));
    const std::string name = word.substr(0, word.find('='));
    if (std::find(known_.begin(), known_.end(), name) != known_.end())
      throw WrongUsage(name + " given more than once");
    const auto meant = nearest(name, {known_.begin(), known_.end()});
    throw WrongUsage("unknown option " + notation::quoted(name) +
                     (meant ? "; did you mean " + std::string(*meant) + "?" : ""));
  }
  for (const FileOption& each : file_options_) {
    if (each.taken) continue;
    const std::string name = each.name.substr(2);
    if (std::find(known_.begin(), known_.end(), each.name) != known_.end())
      throw WrongUsage(place_of(each) + name + " is for the command line only");
    const auto meant = nearest(each.name, {known_.begin(), known_.end()});
    throw WrongUsage(place_of(each) + "unknown option " + notation::quoted(name) +
                     (meant ? "; did you mean " + std::string(meant->substr(2)) + "?" : ""));
  }
}

SetGroup sets_from_words(std::string_view words) {
  SetGroup sets;
  each_part(words, [&](std::string_view part) {
    const auto set = notation::from_word<SetId>(part);
    if (!set) {
      throw WrongUsage("--sets: unknown set " + notation::quoted(part) +
                       "; sets: " + notation::known_words<SetId>());
    }
    sets.add(*set);
  });
  return sets;
}

std::vector<std::string> take_ratings(Arguments& words) {
  std::vector<std::string> ratings;
  const auto given = words.text("--ratings");
  if (!given) return ratings;
  std::istringstream parts(*given);
  for (std::string part; std::getline(parts, part, ',');) {
    const bool is_number = !part.empty() && part.find_first_not_of("0123456789") == std::string::npos;
    if (!is_number && !players::rating_of(part, {}))
      throw WrongUsage(
          "--ratings: expected a number or a level of bots with a rating, such as 1650 or hard, "
          "found " +
          notation::quoted(part));
    if (is_number) whole_from("--ratings", part, 0, study::kMostRating);
    ratings.push_back(part);
  }
  return ratings;
}

study::Ratings ratings_in(const Game& game, const std::vector<std::string>& given) {
  if (!given.empty() && static_cast<int>(given.size()) != game.players())
    throw WrongUsage("--ratings: expected " + std::to_string(game.players()) + " ratings" +
                     ", one per player");
  study::Ratings ratings;
  for (const std::string& each : given) {
    const auto of_level = players::rating_of(each, players::kind_of(game));
    ratings.push_back(of_level ? *of_level : std::stoi(each));
  }
  return ratings;
}

Setup take_setup(Arguments& words) {
  Setup setup;
  if (const auto sets = words.text("--sets")) setup.sets = sets_from_words(*sets);
  if (const auto options = words.text("--options")) setup.options = options_from_words(*options);
  const auto players = static_cast<std::size_t>(words.whole("--players", 2, kMinPlayers, kMaxPlayers));
  setup.players.assign(std::begin(kColours), std::begin(kColours) + players);
  return setup;
}

std::optional<std::string_view> nearest(std::string_view word,
                                        const std::vector<std::string_view>& candidates,
                                        std::optional<std::size_t> most_edits) {
  std::optional<std::string_view> best;
  std::size_t best_distance = most_edits.value_or(word.size() / 3 + 1) + 1;
  if (word.size() > 100) return {};
  for (std::string_view each : candidates) {
    const std::size_t steps = distance(word, each);
    if (steps < best_distance) {
      best = each;
      best_distance = steps;
    }
  }
  return best;
}

}  // namespace aude::app
