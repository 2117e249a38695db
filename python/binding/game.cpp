// SPDX-License-Identifier: MIT
// aude.Game: the setup of a game.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <mutex>

#include "art/tile.h"
#include "binding/binding.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "notation/setup.h"
#include "notation/words.h"

namespace aude::python {
namespace {

using namespace nb::literals;

nb::list list_of(const nb::object& value, const char* wanted) {
  if (!nb::hasattr(value, "__iter__")) {
    const auto type = nb::cast<std::string>(value.type().attr("__name__"));
    throw nb::type_error((wanted + std::string(", not ") + type).c_str());
  }
  return nb::list(value);
}

// Builds the setup through the JSON of a record, so that the record parser checks it.
Setup setup_from(const nb::object& sets, const nb::object& players, const nb::object& options,
                 const nb::object& bag, const nb::object& start) {
  nb::dict setup;
  setup["sets"] = nb::isinstance<nb::str>(sets)
                      ? sets.attr("split")(",")
                      : list_of(sets, "sets is text such as \"base,inns\", or a list of names");
  if (nb::isinstance<nb::int_>(players)) {
    // At most 8 players are possible; the rules reject 9 with a message.
    int count = kMaxPlayers + 1;
    if (nb::try_cast(players, count)) count = std::clamp(count, 0, kMaxPlayers + 1);
    nb::list names;
    for (int p = 1; p <= count; ++p) names.append(nb::str(("player " + std::to_string(p)).c_str()));
    setup["players"] = names;
  } else {
    setup["players"] = list_of(players, "players is a number or a list of names");
  }
  if (!options.is_none()) setup["options"] = options;
  if (!bag.is_none()) setup["bag"] = bag;
  if (!start.is_none()) setup["start"] = start;
  nb::dict record;
  record["aude"] = notation::kRecordVersion;
  record["setup"] = setup;
  record["actions"] = nb::list();
  const auto text = nb::cast<std::string>(nb::module_::import_("json").attr("dumps")(record));
  return value_or_raise(notation::parse_record(text)).setup;
}

nb::dict supply_of(const SharedGame& self) {
  nb::dict out;
  for (int k = 0; k < self.game->supply_kinds(); ++k) {
    const Kind kind = static_cast<Kind>(k);
    out[nb::str(self.game->kind(kind).name.c_str())] = self.game->supply_of(kind);
  }
  return out;
}

std::vector<std::string> sets_of(const SharedGame& self) {
  std::vector<std::string> out;
  for (std::size_t s = 0; s < catalogue().sets.size(); ++s) {
    if (self.game->plays(static_cast<SetId>(s)))
      out.emplace_back(notation::word(static_cast<SetId>(s)));
  }
  return out;
}

nb::object setup_of(const SharedGame& self) {
  return to_python(notation::setup_to_json(self.game->setup()));
}

nb::object options_of(const SharedGame& self) {
  const Options& options = self.game->options();
  nb::dict out;
  out["farmers"] = options.farmers;
  out["small_city"] = options.small_city;
  out["hill_tiebreak"] = options.hill_tiebreak == HillTiebreak::Presence ? "presence" : "number";
  out["closed_farm_gathers"] = options.closed_farm_gathers;
  out["pig_in_famine"] = options.pig_in_famine;
  return out;
}

std::string tile_picture(std::string_view name, int size) {
  if (size < 10 || size > 1000) throw Refused("the size of a tile is 10 to 1000 pixels");
  const SupplyTile asked = notation::supply_tile(name);
  const Tile* tile = notation::catalogue().find(asked.id);
  if (tile == nullptr) throw Refused("there is no tile " + notation::quoted(name));
  return art::tile_svg(*tile, asked.symbol, size);
}

}  // namespace

SharedGame game_of(Setup setup) {
  static std::vector<std::weak_ptr<const Game>> known;  // guarded by the interpreter lock
  std::erase_if(known, [](const auto& game) { return game.expired(); });
  for (const auto& each : known) {
    if (auto game = each.lock(); game && game->setup() == setup) return {std::move(game)};
  }
  auto game = value_or_raise(Game::create(notation::catalogue(), std::move(setup)));
  known.push_back(game);
  return {std::move(game)};
}

void bind_game(nb::module_& module) {
  nb::class_<SharedGame>(module, "Game", R"(One agreed game: sets, players, options.

Game(sets="base,inns", players=3, options={"farmers": False}). `players` is a number or a list of names;
`bag` and `start` replace the supply and the first tiles, as in a record.)")
      .def(
          "__init__",
          [](SharedGame* self, const nb::object& sets, const nb::object& players,
             const nb::object& options, const nb::object& bag, const nb::object& start) {
            new (self) SharedGame(game_of(setup_from(sets, players, options, bag, start)));
          },
          "sets"_a = "base", "players"_a = 2, "options"_a = nb::none(), "bag"_a = nb::none(),
          "start"_a = nb::none(),
          nb::sig(
              "def __init__(self, sets: str | collections.abc.Iterable[str] = 'base', players: int | "
              "collections.abc.Iterable[str] = 2, options: dict | None = None, bag: list[str] | None = "
              "None, start: "
              "list[dict] | None = None) -> None"))
      .def_prop_ro("sets", &sets_of, "The sets in play.")
      .def_prop_ro(
          "players", [](const SharedGame& self) { return self.game->setup().players; },
          "The players' names, in turn order.")
      .def_prop_ro("options", &options_of, "All options, including those at their default.")
      .def_prop_ro("supply", &supply_of,
                   "The number of tiles of each kind that are drawn in this game.")
      .def_prop_ro("setup", &setup_of, "The setup in the form used in records.")
      .def(
          "start", [](const SharedGame& self) { return Position(self); },
          "The position before the first draw.")
      .def(
          "__eq__",
          [](const SharedGame& self, const nb::object& other) {
            return nb::isinstance<SharedGame>(other) &&
                   nb::cast<const SharedGame&>(other).game == self.game;
          },
          "other"_a.none())
      .def("__hash__", [](const SharedGame& self) { return std::hash<const Game*>{}(self.game.get()); })
      .def("__repr__",
           [](const SharedGame& self) {
             std::string sets;
             for (const std::string& set : sets_of(self)) sets += (sets.empty() ? "" : ",") + set;
             return "aude.Game(sets='" + sets + "', players=" + std::to_string(self.game->players()) +
                    ")";
           })
      .def("__getstate__",
           [](const SharedGame& self) {
             return notation::to_json(notation::Record{self.game->setup(), {}});
           })
      .def("__setstate__", [](SharedGame& self, const std::string& record) {
        new (&self) SharedGame(game_of(value_or_raise(notation::parse_record(record)).setup));
      });
  module.def("tile_svg", &tile_picture, "name"_a, "size"_a = 100,
             "A tile's picture, by its name: \"D\", or \"U:2\" with a wheel symbol.");
}

}  // namespace aude::python
