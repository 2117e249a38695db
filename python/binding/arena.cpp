// SPDX-License-Identifier: MIT
// Arena matches, one deck at a time, so that aude.cluster can distribute the decks to several machines.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "arena/match.h"
#include "arena/report.h"
#include "arena/results.h"
#include "arena/statistics.h"
#include "binding/binding.h"

namespace aude::python {
namespace {

using namespace nb::literals;

class ArenaMatch {
 public:
  ArenaMatch(std::vector<std::string> bots, const std::string& sets, const nb::dict& options,
             std::uint64_t seed) {
    // aude.Game reads sets and options.
    nb::object made = nb::module_::import_("aude").attr("Game")(sets, bots.size(), options);
    const SharedGame& shared = nb::cast<const SharedGame&>(made);
    match_.bots = std::move(bots);
    match_.sets = shared.game->setup().sets;
    match_.options = shared.game->options();
    match_.seed = seed;
    static_cast<void>(make_bots());  // throws if a level is unknown
    game_ = match_.make_game();
  }

  // Plays a deck in all rotations of the seats. Returns a line of the results file for each game.
  std::vector<std::string> play(std::int64_t deck) const {
    nb::gil_scoped_release unlocked;
    const auto bots = make_bots();
    std::vector<std::string> lines;
    for (int rotation = 0; rotation < static_cast<int>(bots.size()); ++rotation) {
      lines.push_back(
          to_line(match_, arena::play_game(match_, *game_, {deck, rotation}, bots, nullptr)));
    }
    return lines;
  }

  std::vector<std::pair<std::int64_t, int>> played(const std::string& file) const {
    std::vector<std::pair<std::int64_t, int>> out;
    for (const arena::GameResult& result : arena::read_results(file, match_))
      out.emplace_back(result.number.deck, result.number.rotation);
    return out;
  }

  std::string table(const std::string& file) const { return arena::to_table(summary(file)); }
  std::string json(const std::string& file) const { return arena::to_json(summary(file), {}); }

 private:
  std::vector<std::unique_ptr<arena::Bot>> make_bots() const {
    std::vector<std::unique_ptr<arena::Bot>> out;
    for (const std::string& name : match_.bots) out.push_back(arena::make_bot(name, {}));
    return out;
  }
  arena::Summary summary(const std::string& file) const {
    return arena::summarise(match_, arena::read_results(file, match_));
  }

  arena::Match match_;
  std::shared_ptr<const Game> game_;
};

}  // namespace

void bind_arena(nb::module_& module) {
  nb::class_<ArenaMatch>(module, "ArenaMatch", "An arena match, played deck by deck.")
      .def(nb::init<std::vector<std::string>, const std::string&, const nb::dict&, std::uint64_t>(),
           "bots"_a, "sets"_a = "base", "options"_a = nb::dict(), "seed"_a = 1)
      .def("play", &ArenaMatch::play, "deck"_a,
           "Plays a deck in all rotations of the seats; returns lines of the results file.")
      .def("played", &ArenaMatch::played, "file"_a, "Deck and rotation of each result in the file.")
      .def("table", &ArenaMatch::table, "file"_a, "The results with confidence intervals, as text.")
      .def("json", &ArenaMatch::json, "file"_a, "The results with confidence intervals, as JSON.");
}

}  // namespace aude::python
