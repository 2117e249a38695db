// SPDX-License-Identifier: MIT
#include "support/event_text.h"

#include <algorithm>
#include <sstream>

#include "support/words.h"

namespace aude::slow {
namespace {

std::string number(Seat seat) { return std::to_string(index(seat)); }

struct Teller {
  const Game& game;

  std::string operator()(const PlacedEvent& e) const {
    return "placed " + number(e.seat) + " " + game.kind(e.kind).name + " " + text_of(e.cell) + " " +
           slow::text_of(e.rotation);
  }
  std::string operator()(const DeployedEvent& e) const {
    return "deployed " + number(e.seat) + " " + word(e.piece) + " " + slow::text_of(e.spot) + " " +
           word(e.terrain);
  }
  std::string operator()(const CrownedEvent& e) const {
    return "crowned " + number(e.seat) + " " + word(e.piece) + " " + word(e.sector);
  }
  std::string operator()(const DiscardedEvent& e) const {
    return "discarded " + number(e.seat) + " " + game.kind(e.kind).name;
  }
  std::string operator()(const BuriedEvent& e) const { return "buried " + slow::text_of(e.cell); }
  std::string operator()(const WheelEvent& e) const {
    return "wheel " + number(e.seat) + " " + std::to_string(e.steps) + " " + word(e.from) + " " +
           word(e.to);
  }
  std::string operator()(const GoodsEvent& e) const {
    return "goods " + number(e.seat) + " " + word(e.goods) + " " + std::to_string(e.count);
  }
  std::string operator()(const TokenEvent& e) const {
    return "token " + number(e.seat) + " " + (e.sheep == 0 ? "wolf" : std::to_string(e.sheep)) + " " +
           slow::text_of(e.spot);
  }
  std::string operator()(const ReturnedEvent& e) const {
    return "returned " + number(e.seat) + " " + word(e.piece) + " " + slow::text_of(e.spot);
  }
  std::string operator()(const LeftCrownEvent& e) const {
    return "returned " + number(e.seat) + " " + word(e.piece) + " crown " + word(e.sector);
  }
  std::string operator()(const ScoredEvent& e) const {
    std::string text =
        "scored " + word(e.what) + " " + std::to_string(e.points) + " to " + slow::text_of(e.players);
    if (e.final) text += " final";
    for (int i = 0; i < kBecauseKinds; ++i) {
      if (e.reasons & reason(static_cast<Because>(i))) text += " " + word(static_cast<Because>(i));
    }
    std::vector<Spot> spots = e.spots;
    std::sort(spots.begin(), spots.end());
    if (!spots.empty()) text += " at";
    for (const Spot& spot : spots) text += " (" + slow::text_of(spot) + ")";
    return text;
  }
  std::string operator()(const OverEvent& e) const { return "over " + slow::text_of(e.winners); }
};

}  // namespace

std::string text_of(const Game& game, const Event& event) { return std::visit(Teller{game}, event); }

std::vector<std::string> texts_of(const Game& game, const Events& events) {
  std::vector<std::string> texts;
  for (const Event& event : events) texts.push_back(text_of(game, event));
  return texts;
}

std::string brief(const std::string& event) {
  if (!event.starts_with("scored ")) return event;
  std::istringstream in(event);
  std::string scored, what, points, to, seats, final;
  in >> scored >> what >> points >> to >> seats >> final;
  return "scored " + what + " " + points + " to " + seats + (final == "final" ? " final" : "");
}

}  // namespace aude::slow
