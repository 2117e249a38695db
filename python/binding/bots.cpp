// SPDX-License-Identifier: MIT
// aude.bots, and aude.Chance.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>

#include "binding/binding.h"
#include "binding/in_use.h"
#include "players/memory.h"
#include "players/player.h"
#include "players/random.h"

namespace aude::python {
namespace {

using namespace nb::literals;

class Bot {
 public:
  Bot(std::string level, std::uint64_t seed)
      : level_(std::move(level)), seed_(seed), player_(players::make_player(level_, seed)) {
    if (!player_) throw Refused(players::why_no_level(level_));
  }

  const std::string& level() const { return level_; }
  std::uint64_t seed() const { return seed_; }
  std::string memory() {
    const InUse guard(in_use_, kThinking);
    return player_->memory();
  }
  void recall(std::string_view memory) {
    if (!player_->recall(memory))
      throw nb::value_error("a bot that another version of aude has pickled cannot be read");
  }

  // Searches on a copy and without the interpreter lock. Other threads may change the state meanwhile.
  std::string choose(const Position& position, std::optional<std::uint64_t> nodes,
                     std::optional<double> seconds) {
    if (position.state().is_over()) throw Refused("the game is over");
    if (position.state().is_chance())
      throw Refused("a bot does not draw: this is for chance to decide (aude.Chance)");
    players::Limits limits;
    limits.nodes = nodes;
    if (seconds) {
      if (!(*seconds >= 0 && *seconds <= 86'400)) throw Refused("seconds must be 0 to 86400");
      limits.time =
          std::chrono::duration_cast<players::Clock::duration>(std::chrono::duration<double>(*seconds));
    }
    const InUse guard(in_use_, kThinking);
    const std::shared_ptr<const Game> game = position.game();  // outlives the copy
    const State copy(position.state());
    Action action;
    {
      nb::gil_scoped_release unlocked;
      action = player_->choose(copy, limits);
    }
    return text_of(position, action);
  }

 private:
  static constexpr const char* kThinking =
      "this bot is thinking in another thread; each thread needs its own";
  std::string level_;
  std::uint64_t seed_;
  std::unique_ptr<players::Player> player_;
  std::atomic<bool> in_use_ = false;
};

// Draws tiles and tokens with the probabilities given by the supply.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : random_(seed) {}

  std::string memory() const { return players::bytes_of(random_); }
  void recall(std::string_view memory) {
    if (!players::read_bytes(memory, random_))
      throw nb::value_error("these bytes are not the memory of an aude.Chance");
  }

  std::string outcome(const Position& position) {
    if (!position.state().is_chance()) throw Refused("nothing is drawn now: a player must act");
    return text_of(position, players::random_chance(position.state(), random_));
  }
  std::string action(const Position& position) {
    if (position.state().is_over()) throw Refused("the game is over");
    return text_of(position, players::random_action(position.state(), random_, scratch_));
  }

 private:
  players::Random random_;
  ActionList scratch_;
};

nb::bytes bytes_of(const std::string& text) { return nb::bytes(text.data(), text.size()); }
std::string_view view_of(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }

}  // namespace

void bind_bots(nb::module_& module) {
  nb::class_<players::Level>(module, "Level", "A level that bots play at.")
      .def_ro("name", &players::Level::name)
      .def_ro("description", &players::Level::description)
      .def_ro("for_people", &players::Level::for_people)
      .def("__repr__",
           [](const players::Level& self) { return "Level('" + std::string(self.name) + "')"; });
  module.def(
      "levels",
      [] {
        const auto levels = players::levels();
        return std::vector<players::Level>(levels.begin(), levels.end());
      },
      "All levels, from weak to strong, then those for measuring.");

  nb::class_<players::StyleInfo>(module, "Style",
                                 "What a bot prefers among moves of almost equal value.")
      .def_ro("name", &players::StyleInfo::name)
      .def_ro("description", &players::StyleInfo::description)
      .def("__repr__",
           [](const players::StyleInfo& self) { return "Style('" + std::string(self.name) + "')"; });
  module.def(
      "styles",
      [] {
        const auto styles = players::styles();
        return std::vector<players::StyleInfo>(styles.begin(), styles.end());
      },
      "All styles: Bot(\"medium~farmer\") has the strength of Bot(\"medium\").");

  nb::class_<players::GameKind>(module, "Ladder",
                                "A kind of game for which the ratings of bots were measured.")
      .def_ro("players", &players::GameKind::players)
      .def_ro("expansions", &players::GameKind::expansions)
      .def_prop_ro("lowest",
                   [](const players::GameKind& self) { return players::ratings_in(self).lowest; })
      .def_prop_ro("highest",
                   [](const players::GameKind& self) { return players::ratings_in(self).highest; })
      .def("__repr__", [](const players::GameKind& self) {
        return "Ladder(players=" + std::to_string(self.players) +
               ", expansions=" + std::to_string(self.expansions) + ")";
      });
  module.def(
      "ladders",
      [] {
        const auto kinds = players::measured_kinds();
        return std::vector<players::GameKind>(kinds.begin(), kinds.end());
      },
      "The kinds of games for which ratings were measured, and how far they go there.");
  module.def(
      "rating_of",
      [](const std::string& level, const SharedGame& game) {
        return players::rating_of(level, players::kind_of(*game.game));
      },
      "level"_a, "game"_a,
      R"(The rating of a level in this kind of game: "elo:1250" has 1250, or the nearest rating that a bot has
there; "easy", "medium", "hard" and "master" play the same way in every game and have other ratings in each
kind. None for other levels.)");

  nb::class_<Bot>(module, "Bot",
                  R"(Chooses actions at a level: Bot("hard"), Bot("hard:2000") with a budget of nodes,
Bot("hard:50ms") with one of time, Bot("hard~thief") with a style. The same level, seed, position and node budget give the same action.)")
      .def(nb::init<std::string, std::uint64_t>(), "level"_a, "seed"_a = 1)
      .def_prop_ro("level", &Bot::level)
      .def("choose", &Bot::choose, "state"_a, "nodes"_a = nb::none(), "seconds"_a = nb::none(),
           "A legal action for the player to act. Releases the interpreter lock while it searches.")
      .def("__repr__", [](const Bot& self) { return "Bot('" + self.level() + "')"; })
      .def("__getstate__",
           [](Bot& self) { return std::tuple(self.level(), self.seed(), bytes_of(self.memory())); })
      .def("__setstate__",
           [](Bot& self, const std::tuple<std::string, std::uint64_t, nb::bytes>& kept) {
             new (&self) Bot(std::get<0>(kept), std::get<1>(kept));
             self.recall(view_of(std::get<2>(kept)));
           });

  nb::class_<Dice>(module, "Chance", "Draws tiles and tokens. The same seed gives the same draws.")
      .def(nb::init<std::uint64_t>(), "seed"_a = 1)
      .def("outcome", &Dice::outcome, "state"_a, "An outcome of a chance phase, by its probability.")
      .def("action", &Dice::action, "state"_a,
           "An action for any phase: chance by its probability, else uniform over the legal actions.")
      .def("__getstate__", [](const Dice& self) { return bytes_of(self.memory()); })
      .def("__setstate__", [](Dice& self, const nb::bytes& kept) {
        new (&self) Dice(0);
        self.recall(view_of(kept));
      });
}

}  // namespace aude::python
