// SPDX-License-Identifier: MIT
// aude.analyse: what every decision lost and how lucky every draw was.
#include "binding/binding.h"
#include "study/json.h"

namespace aude::python {
namespace {

using namespace nb::literals;

nb::object analysis_of(const Position& position, std::uint64_t nodes, std::uint64_t seed) {
  const std::shared_ptr<const Game> game = position.game();
  const std::vector<Action> actions = position.history();  // other threads may change the state
  boost::json::value found;
  {
    nb::gil_scoped_release unlocked;
    study::Effort effort;
    effort.nodes = nodes;
    effort.seed = seed;
    study::Analyst analyst(*game, actions, effort);
    while (analyst.step()) {
    }
    found = study::analysis_json(*game, analyst.analysis());
  }
  return to_python(found);
}

}  // namespace

void bind_study(nb::module_& module) {
  module.def(
      "analyse", &analysis_of, "state"_a, "nodes"_a = study::Effort{}.nodes, "seed"_a = 1,
      nb::sig("def analyse(state: State, nodes: int = 8000, seed: int = 1) -> dict"),
      "The analysis of a game so far, as `aude analyse --json` prints it: candidates, losses, luck. "
      "`nodes`: positions searched per decision. Releases the interpreter lock.");
}

}  // namespace aude::python
