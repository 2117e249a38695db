// The extension aude._aude: the rules, notation, bots and pictures as Python sees them.
#include "binding/binding.h"

NB_MODULE(_aude, module) {
  using namespace aude::python;
  nb::set_leak_warnings(false);  // what others keep to the end (registries, caches) is no mistake here
  module.doc() = "Aude's rules, bots and pictures; see the package aude.";
  module.attr("__version__") = AUDE_VERSION;
  nb::exception<Refused>(module, "Refused", PyExc_ValueError);
  bind_game(module);
  bind_state(module);
  bind_bots(module);
  bind_learn(module);
  bind_arena(module);
}
