// SPDX-License-Identifier: MIT
#include "app/records.h"

#include <cerrno>
#include <cstring>
#include <iostream>

#include "app/commands.h"
#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/words.h"

namespace aude::app {

DocumentFile::DocumentFile(const std::string& name)
    : name_(name == "-" ? "standard input" : name),
      in_(name == "-" ? std::cin : file_),
      documents_(in_) {
  if (name == "-") return;
  errno = 0;
  file_.open(name, std::ios::binary);
  if (!file_)
    throw Refused{{notation::quoted(name), std::string("cannot be read: ") + std::strerror(errno)}};
}

std::optional<std::string> DocumentFile::next() {
  auto text = documents_.next();
  if (in_.bad()) throw Refused{{name_, "read error"}};
  if (!text) {
    if (number_ == 0) throw Refused{{name_, "no record found"}};
    return {};
  }
  ++number_;
  if (!*text) refuse(text->refusal());
  return std::move(**text);
}

std::optional<notation::Record> RecordFile::next() {
  const auto text = DocumentFile::next();
  if (!text) return {};
  auto record = notation::parse_record(*text);
  if (!record) refuse(record.refusal());
  return std::move(*record);
}

void DocumentFile::refuse(const Refusal& refusal) const {
  throw Refused{{name_ + ", record " + std::to_string(number_) + " (from line " +
                     std::to_string(documents_.line()) + "), " + refusal.where,
                 refusal.what}};
}

Result<Replay> begin_replay(const notation::Record& record) {
  auto game = Game::create(notation::catalogue(), record.setup);
  if (!game) return game.refusal();
  Events events;
  State state(**game, &events);
  return Replay{std::move(*game), std::move(state), std::move(events), 0};
}

Result<Action> step(Replay& replay, const notation::Record& record) {
  auto action =
      notation::legal_action(replay.state, record.actions[static_cast<std::size_t>(replay.n)]);
  if (!action) {
    return Refusal{
        "action " + std::to_string(replay.n + 1) + " (actions[" + std::to_string(replay.n) + "])",
        action.refusal().what};
  }
  replay.events.clear();
  replay.state.apply(*action, &replay.events);
  ++replay.n;
  return action;
}

}  // namespace aude::app
