// SPDX-License-Identifier: MIT
#include "notation/setup.h"

#include <limits>

#include "notation/document.h"
#include "notation/set_notation.h"
#include "notation/values.h"
#include "notation/words.h"
#include "rules/catalogue.h"
#include "rules/version.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxWordBytes = 100;

SetGroup read_sets(const JsonCursor& field) {
  SetGroup sets;
  for (const JsonCursor& each : field.items()) {
    const std::string_view text = each.text(kMaxWordBytes);
    const auto set = from_word<SetId>(text);
    if (!set) {
      each.refuse("unknown set " + quoted(text) + "; sets: " + known_words<SetId>());
    } else if (sets.has(*set)) {
      each.refuse("the set " + std::string(text) + " given more than once");
    } else {
      sets.add(*set);
    }
  }
  return sets;
}

std::vector<std::string> read_players(const JsonCursor& field) {
  std::vector<std::string> players;
  for (const JsonCursor& each : field.items()) players.emplace_back(each.text(kMaxPlayerNameBytes));
  return players;
}

// Calls visit(option) for the options of all sets.
template <typename Visit>
void each_option(Visit visit) {
  for (const SetNotation* set : all_sets()) {
    for (const OptionForm& option : set->options) visit(option);
  }
}

Options read_options(const JsonCursor& field) {
  std::vector<std::string_view> names;
  each_option([&](const OptionForm& option) { names.push_back(option.name); });
  field.only_members(names);
  Options options;
  each_option([&](const OptionForm& option) {
    if (const auto value = field.find(option.name)) option.read(*value, options);
  });
  return options;
}

std::vector<SupplyTile> read_bag(const JsonCursor& field) {
  std::vector<SupplyTile> bag;
  for (const JsonCursor& each : field.items()) bag.push_back(supply_tile(each.text(kMaxWordBytes)));
  return bag;
}

std::vector<StartTile> read_start(const JsonCursor& field) {
  std::vector<StartTile> start;
  for (const JsonCursor& each : field.items()) {
    each.only_members({"tile", "at", "rotation"});
    start.push_back({std::string(each.member("tile").text(kMaxWordBytes)), read_cell(each.member("at")),
                     static_cast<Rotation>(each.member("rotation").whole(0, 3))});
  }
  return start;
}

json::object options_to_json(const Options& options) {
  json::object out;
  each_option([&](const OptionForm& option) {
    json::value value = option.write(options);
    if (value != option.write(Options{})) out[option.name] = std::move(value);
  });
  return out;
}

}  // namespace

void check_rules_version(const JsonCursor& game) {
  const auto rules = game.find("rules");
  if (!rules) return;
  const int version = rules->whole(1, std::numeric_limits<int>::max());
  if (version > kRulesVersion) {
    rules->refuse("played by rules of version " + std::to_string(version) +
                  "; this program knows those up to " + std::to_string(kRulesVersion));
  }
}

Setup read_setup(const JsonCursor& field) {
  field.only_members({"sets", "players", "options", "bag", "start"});
  Setup setup;
  setup.sets = read_sets(field.member("sets"));
  setup.players = read_players(field.member("players"));
  if (auto options = field.find("options")) setup.options = read_options(*options);
  if (auto bag = field.find("bag")) setup.bag = read_bag(*bag);
  if (auto start = field.find("start")) setup.start = read_start(*start);
  return setup;
}

Result<Setup> setup_from_json(const json::value& value) { return reading(value, "setup", read_setup); }

json::object setup_to_json(const Setup& setup) {
  json::array sets;
  for (std::size_t i = 0; i < catalogue().sets.size(); ++i) {
    const auto set = static_cast<SetId>(i);
    if (setup.sets.has(set)) sets.emplace_back(word(set));
  }
  json::object out{{"sets", std::move(sets)},
                   {"players", json::array(setup.players.begin(), setup.players.end())}};
  if (json::object options = options_to_json(setup.options); !options.empty())
    out["options"] = std::move(options);
  if (setup.bag) {
    json::array bag;
    for (const SupplyTile& tile : *setup.bag) bag.emplace_back(to_text(tile));
    out["bag"] = std::move(bag);
  }
  if (setup.start) {
    json::array start;
    for (const StartTile& tile : *setup.start) {
      start.push_back(json::object{
          {"tile", tile.id}, {"at", {tile.at.x, tile.at.y}}, {"rotation", index(tile.rotation)}});
    }
    out["start"] = std::move(start);
  }
  return out;
}

Result<Options> with_option(Options options, std::string_view name, std::string_view value) {
  // Values have the form of the record: integers, true and false, else text.
  json::value json_value(value);
  if (value == "true" || value == "false") json_value = value == "true";
  if (const auto number = parse_integer(value, -1000, 1000)) json_value = *number;
  json::object all = options_to_json(options);
  all[name] = std::move(json_value);
  const json::value given = std::move(all);
  return reading(given, "options", read_options);
}

SupplyTile supply_tile(std::string_view text) {
  if (text.size() > 2 && text[text.size() - 2] == ':' && text.back() >= '1' && text.back() <= '3') {
    return {std::string(text.substr(0, text.size() - 2)), text.back() - '0'};
  }
  return {std::string(text), 0};
}

std::string to_text(const SupplyTile& tile) {
  return tile.symbol == 0 ? tile.id : tile.id + ":" + std::to_string(tile.symbol);
}

}  // namespace aude::notation
