// SPDX-License-Identifier: MIT
// aude.State: a position and the actions that led to it.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <fstream>

#include "art/board.h"
#include "binding/binding.h"
#include "notation/actions.h"
#include "notation/document.h"
#include "notation/events.h"
#include "notation/position.h"
#include "notation/record.h"
#include "notation/words.h"

namespace aude::python {
namespace {

using namespace nb::literals;

// One possible outcome of a chance phase.
struct Outcome {
  std::string action;
  int weight;
  double probability;
};

std::vector<std::string> legal_actions_of(const Position& self) {
  ActionList legal;
  self.state().legal_actions(legal);
  std::vector<std::string> out;
  out.reserve(legal.size());
  for (const Action& action : legal) out.push_back(text_of(self, action));
  return out;
}

std::vector<Outcome> chances_of(const Position& self) {
  std::vector<Chance> chances;
  self.state().chances(chances);
  const double total = self.state().chance_total();
  std::vector<Outcome> out;
  for (const Chance& chance : chances)
    out.push_back({text_of(self, chance.action), chance.weight, chance.weight / total});
  return out;
}

std::vector<int> scores_of(const Position& self) {
  std::vector<int> out;
  for (int s = 0; s < self.game()->players(); ++s)
    out.push_back(self.state().score(static_cast<Seat>(s)));
  return out;
}

std::vector<std::string> history_of(const Position& self) {
  std::vector<std::string> out;
  for (const Action& action : self.history()) out.push_back(text_of(self, action));
  return out;
}

std::optional<int> actor_of(const Position& self) {
  if (self.state().is_chance() || self.state().is_over()) return {};
  return index(self.state().actor());
}

std::optional<std::string> tile_of(const Position& self) {
  if (self.state().phase() == Phase::Draw || self.state().is_over()) return {};
  return self.game()->kind(self.state().tile_in_hand()).name;
}

nb::list apply_to(Position& self, std::string_view text) {
  Events events;
  self.apply(legal_action_of(self, text), &events);
  return nb::list(to_python(notation::events_json(*self.game(), events)));
}

nb::object position_of(const Position& self) {
  std::optional<std::string> last;
  if (!self.history().empty()) last = text_of(self, self.history().back());
  auto position = notation::position_json(self.state(), static_cast<int>(self.history().size()),
                                          std::move(last), {});
  position.erase("events");
  return to_python(position);
}

std::string picture_of(const Position& self, int tile_pixels) {
  if (tile_pixels < 10 || tile_pixels > 1000) throw Refused("a tile is 10 to 1000 pixels wide");
  art::BoardOptions options;
  options.tile_pixels = tile_pixels;
  return art::board_svg(self.state(), options);
}

std::string description_of(const Position& self) {
  std::string scores;
  for (int score : scores_of(self)) scores += (scores.empty() ? "" : " ") + std::to_string(score);
  std::string out = "<aude.State " + std::string(notation::word(self.state().phase()));
  if (const auto actor = actor_of(self)) out += " by " + std::to_string(*actor);
  if (const auto tile = tile_of(self)) out += " of " + *tile;
  return out + ", scores " + scores + ", " + std::to_string(self.state().left()) + " left>";
}

// Reads the records of a file in order, and replays each to its end.
class RecordReader {
 public:
  explicit RecordReader(const std::string& name)
      : name_(name), file_(name, std::ios::binary), documents_(file_) {
    if (!file_) throw Refused(notation::quoted(name) + " cannot be read");
  }
  Position next() {
    auto text = documents_.next();
    if (!text) throw nb::stop_iteration();
    if (!*text) throw Refused(text->refusal());
    try {
      return position_from_record(**text);
    } catch (const Refused& refused) {
      throw Refused(name_ + ", line " + std::to_string(documents_.line()) + ": " + refused.what());
    }
  }

 private:
  std::string name_;
  std::ifstream file_;
  notation::DocumentStream documents_;
};

void bind_questions(nb::class_<Position>& type) {
  type.def_prop_ro(
          "game", [](const Position& self) { return SharedGame{self.game()}; },
          "The game that this state belongs to.")
      .def_prop_ro(
          "phase", [](const Position& self) { return notation::word(self.state().phase()); },
          "draw, recall, place, deploy, token, tend or over.")
      .def_prop_ro("actor", &actor_of, "The seat that must act; None in chance phases and at the end.")
      .def_prop_ro(
          "turn", [](const Position& self) { return index(self.state().turn()); },
          "The seat whose turn it is.")
      .def_prop_ro("tile", &tile_of, "The tile of this turn part, None before the draw.")
      .def_prop_ro("scores", &scores_of, "Points by seat.")
      .def_prop_ro(
          "left", [](const Position& self) { return self.state().left(); },
          "Number of tiles still to be drawn.")
      .def_prop_ro(
          "hidden", [](const Position& self) { return self.state().hidden(); },
          "Number of tiles under hills.")
      .def_prop_ro(
          "is_chance", [](const Position& self) { return self.state().is_chance(); },
          "True if a tile or token is drawn next.")
      .def_prop_ro(
          "is_over", [](const Position& self) { return self.state().is_over(); },
          "True after the final scoring.")
      .def_prop_ro("history", &history_of, "All actions so far.")
      .def("legal_actions", &legal_actions_of,
           "Every legal action in a stable order; in chance phases every possible outcome.")
      .def("chances", &chances_of, "The outcomes of a chance phase with their probabilities.")
      .def("position", &position_of, "The position as `aude replay` prints it.")
      .def(
          "hash", [](const Position& self) { return self.state().hash(); },
          "A number that is equal for equal positions, regardless of their history.")
      .def(
          "__eq__",
          [](const Position& self, const nb::object& other) {
            return nb::isinstance<Position>(other) &&
                   nb::cast<const Position&>(other).state() == self.state();
          },
          "other"_a.none());
  type.attr("__hash__") = nb::none();  // states are mutable; use hash()
}

}  // namespace

Position position_from_record(std::string_view json_text) {
  const notation::Record record = value_or_raise(notation::parse_record(json_text));
  Position position(game_of(record.setup));
  int n = 0;
  for (const std::string& text : record.actions) {
    auto action = notation::legal_action(position.state(), text);
    if (!action) {
      throw Refused(Refusal{"action " + std::to_string(n + 1) + " (actions[" + std::to_string(n) + "])",
                            action.refusal().what});
    }
    position.apply(*action, nullptr);
    ++n;
  }
  return position;
}

std::string record_of(const Position& position) {
  return notation::to_json({position.game()->setup(), history_of(position)});
}

Action legal_action_of(const Position& position, std::string_view text) {
  return value_or_raise(notation::legal_action(position.state(), text));
}

std::string text_of(const Position& position, Action action) {
  return notation::to_text(*position.game(), action);
}

void bind_state(nb::module_& module) {
  nb::class_<Outcome>(module, "Outcome", "One possible outcome of a chance phase.")
      .def_ro("action", &Outcome::action, "The action, as text.")
      .def_ro("weight", &Outcome::weight,
              "The number of equally likely tiles or tokens with this outcome.")
      .def_ro("probability", &Outcome::probability)
      .def("__repr__", [](const Outcome& self) {
        return "Outcome('" + self.action + "', weight=" + std::to_string(self.weight) + ")";
      });

  nb::class_<Position> type(module, "State", "A game in progress: a position and its history.");
  type.def(nb::init<const SharedGame&>(), "game"_a);
  bind_questions(type);
  type.def("apply", &apply_to, "action"_a, nb::sig("def apply(self, action: str) -> list[dict]"),
           "Applies an action and returns its events. If it is illegal, raises Refused and changes "
           "nothing.")
      .def(
          "clone", [](const Position& self) { return Position(self); }, "An independent copy.")
      .def("__copy__", [](const Position& self) { return Position(self); })
      .def(
          "__deepcopy__", [](const Position& self, const nb::object&) { return Position(self); },
          "memo"_a)
      .def("record", &record_of, "The game so far as a record: JSON on one line.")
      .def_static("from_record", &position_from_record, "text"_a,
                  "The position after all actions of a record. Everything is checked.")
      .def("svg", &picture_of, "tile_pixels"_a = 100, "The position as a picture.")
      .def("_repr_svg_", [](const Position& self) { return picture_of(self, 50); })
      .def("__repr__", &description_of)
      .def("__getstate__", &record_of)
      .def("__setstate__", [](Position& self, const std::string& record) {
        new (&self) Position(position_from_record(record));
      });

  nb::class_<RecordReader>(module, "RecordReader",
                           "Iterates over the final states of the records in a file.")
      .def(nb::init<const std::string&>(), "name"_a)
      .def("__iter__", [](nb::handle self) { return self; })
      .def("__next__", &RecordReader::next);
}

}  // namespace aude::python
