// SPDX-License-Identifier: MIT
#include "support/scene.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "support/event_text.h"
#include "support/words.h"

namespace aude::slow {
namespace {

SetId set_named(const std::string& name) {
  const auto set = catalogue().set_named(name);
  if (!set) throw std::invalid_argument("no set is called " + name);
  return *set;
}

Rotation rotation_from(const std::string& text) {
  return text.empty() ? Rotation::r0 : static_cast<Rotation>(text.at(1) - '0');
}

struct TileInPlace {
  std::string name, cell, rotation;
  explicit TileInPlace(const std::string& text) {
    std::istringstream in(text);
    in >> name >> cell >> rotation;
    if (rotation.empty()) rotation = "r0";
  }
};

}  // namespace

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) {
    const std::size_t first = part.find_first_not_of(" \n");
    if (first == std::string::npos) continue;
    parts.push_back(part.substr(first, part.find_last_not_of(" \n") - first + 1));
  }
  return parts;
}

Scene::Scene(const std::string& sets, int players) {
  setup_.sets = {};
  for (const std::string& name : split(sets, ' ')) setup_.sets.add(set_named(name));
  const std::vector<std::string> names{"Red",   "Blue", "Yellow", "Green",
                                       "Black", "Grey", "Violet", "Pink"};
  setup_.players.assign(names.begin(), names.begin() + players);
}

Scene& Scene::start(const std::string& tiles) {
  setup_.start.emplace();
  for (const std::string& part : split(tiles, ';')) {
    const TileInPlace tile(part);
    const std::size_t dots = tile.cell.find("..");
    const std::size_t comma = tile.cell.find(',');
    const int from = std::stoi(tile.cell.substr(0, dots == std::string::npos ? comma : dots));
    const int to =
        dots == std::string::npos ? from : std::stoi(tile.cell.substr(dots + 2, comma - dots - 2));
    for (int x = from; x <= to; ++x) {
      const Cell cell = cell_from(std::to_string(x) + tile.cell.substr(comma));
      setup_.start->push_back({tile.name, cell, rotation_from(tile.rotation)});
    }
  }
  return *this;
}

Scene& Scene::bag(const std::string& tiles) {
  setup_.bag.emplace();
  for (const std::string& part : split(tiles, ' ')) {
    const std::size_t star = part.find('*');
    const int copies = star == std::string::npos ? 1 : std::stoi(part.substr(0, star));
    const std::string name = star == std::string::npos ? part : part.substr(star + 1);
    const std::size_t colon = name.find(':');
    const int symbol = colon == std::string::npos ? 0 : name.at(colon + 1) - '0';
    for (int i = 0; i < copies; ++i) setup_.bag->push_back({name.substr(0, colon), symbol});
  }
  return *this;
}

Scene& Scene::options(const std::function<void(Options&)>& change) {
  change(setup_.options);
  return *this;
}

CheckedGame& Scene::checked() {
  if (!checked_) {
    checked_ = std::make_unique<CheckedGame>(setup_);
    for (const std::string& event : checked_->events()) {
      in_full_.push_back(event);
      heard_.push_back(brief(event));
    }
    if (const auto difference = checked_->difference())
      ADD_FAILURE() << *difference << "\n" << checked_->record();
  }
  return *checked_;
}

void Scene::step(const std::string& action) {
  checked().apply(action);
  for (const std::string& event : checked().events()) {
    in_full_.push_back(event);
    heard_.push_back(brief(event));
  }
  if (const auto difference = checked().difference())
    ADD_FAILURE() << *difference << "\n" << checked().record();
}

void Scene::play(const std::string& actions) {
  checked();
  heard_.clear();
  in_full_.clear();
  for (const std::string& action : split(actions, ';')) step(action);
}

void Scene::put(const std::string& text) {
  const TileInPlace tile(text);
  play("draw " + tile.name + "; place " + tile.cell + " " + tile.rotation);
}

void Scene::lay(const std::string& text, const std::string& deployment) {
  const TileInPlace tile(text);
  play("draw " + tile.name + "; place " + tile.cell + " " + tile.rotation + "; " + deployment);
}

std::string Scene::scored() const {
  const std::string mark = "scored ";
  std::string all;
  for (const std::string& event : heard_) {
    if (event.starts_with(mark)) all += (all.empty() ? "" : "; ") + event.substr(mark.size());
  }
  return all;
}

bool Scene::heard(const std::string& event) const {
  return std::find(heard_.begin(), heard_.end(), event) != heard_.end();
}

std::string Scene::in_full(const std::string& beginning) const {
  for (const std::string& event : in_full_) {
    if (event.starts_with(beginning)) return event;
  }
  return "";
}

std::vector<int> Scene::scores() {
  std::vector<int> scores;
  for (int seat = 0; seat < checked().game().players(); ++seat) {
    scores.push_back(checked().state().score(static_cast<Seat>(seat)));
  }
  return scores;
}

std::set<std::string> Scene::legal() {
  std::set<std::string> texts;
  for (const Action& action : checked().legal()) texts.insert(checked().text(action));
  return texts;
}

std::string Scene::phase() { return word(checked().state().phase()); }
int Scene::turn() { return index(checked().state().turn()); }
int Scene::actor() { return index(checked().state().actor()); }
int Scene::supply(int seat, Piece piece) {
  return checked().state().board().supply(static_cast<Seat>(seat), piece);
}
int Scene::left() { return checked().state().left(); }
int Scene::hidden() { return checked().state().hidden(); }

}  // namespace aude::slow
