// SPDX-License-Identifier: MIT
// The extension aude._aude: rules, notation, bots and pictures for Python.
#include "binding/binding.h"

NB_MODULE(_aude, module) {
  using namespace aude::python;
  nb::set_leak_warnings(false);  // registries and caches of other packages keep objects until exit
  module.doc() = "Aude's rules, bots and pictures; see the package aude.";
  module.attr("__version__") = AUDE_VERSION;
  nb::exception<Refused>(module, "Refused", PyExc_ValueError);
  bind_game(module);
  bind_state(module);
  bind_bots(module);
  bind_learn(module);
  bind_arena(module);
  bind_study(module);
  bind_words(module);
}
