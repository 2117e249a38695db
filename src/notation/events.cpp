#include "notation/events.h"

#include <array>
#include <string_view>

#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

struct Noun {
  std::string_view one;
  std::string_view many;
};
// In the order of Counted.
constexpr Noun kNouns[] = {{"tile", "tiles"},
                           {"pennant", "pennants"},
                           {"vineyard", "vineyards"},
                           {"city", "cities"},
                           {"sheep", "sheep"},
                           {"wine majority", "wine majorities"},
                           {"wheat majority", "wheat majorities"},
                           {"cloth majority", "cloth majorities"},
                           {"follower", "followers"},
                           {"turn", "turns"},
                           {"knight", "knights"},
                           {"farmer", "farmers"},
                           {"monk", "monks"}};

// In the order of Because.
constexpr std::string_view kReasons[] = {
    "An inn by the road makes each of its tiles worth 2.",
    "The cathedral makes each tile and each pennant worth 3.",
    "The road has an inn and was not finished, so it is worth nothing.",
    "The city has a cathedral and was not finished, so it is worth nothing.",
    "A follower on a hill broke the tie.",
    "The owner's pig adds 1 point per city.",
    "By agreement, a city of two tiles counts half.",
    "The field touches no completed city.",
    "The field cannot grow any more, so its flock was gathered.",
    "A follower alone in a sector with two crown spaces counts double."};

json::array cell_json(Cell cell) { return {cell.x, cell.y}; }

json::array seats_json(SeatMask seats) {
  json::array out;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((seats >> seat & 1U) != 0) out.emplace_back(seat);
  }
  return out;
}

json::array spots_json(const std::vector<Spot>& spots) {
  json::array out;
  for (const Spot& spot : spots) out.push_back(json::array{spot.cell.x, spot.cell.y, spot.segment});
  return out;
}

std::string term_text(const Term& term) {
  const Noun& noun = kNouns[static_cast<std::size_t>(term.counted)];
  return std::to_string(term.count) + " " + std::string(term.count == 1 ? noun.one : noun.many) +
         " x " + std::to_string(term.each);
}

std::string calculation_text(const Calculation& calculation) {
  if (calculation.empty()) return "0";
  std::string sum;
  for (const Term& term : calculation) sum += (sum.empty() ? "" : " + ") + term_text(term);
  return sum;
}

json::array as_json(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

// One JSON object per type of event.
class EventWriter {
 public:
  explicit EventWriter(const Game& game) : game_(game) {}

  json::object operator()(const PlacedEvent& event) const {
    return {{"type", "placed"},
            {"player", index(event.seat)},
            {"tile", game_.kind(event.kind).name},
            {"at", cell_json(event.cell)},
            {"rotation", index(event.rotation)}};
  }
  json::object operator()(const DeployedEvent& event) const {
    return {{"type", "deployed"},
            {"player", index(event.seat)},
            {"piece", word(event.piece)},
            {"at", cell_json(event.spot.cell)},
            {"segment", event.spot.segment},
            {"on", word(event.terrain)}};
  }
  json::object operator()(const CrownedEvent& event) const {
    return {{"type", "deployed"},
            {"player", index(event.seat)},
            {"piece", word(event.piece)},
            {"crown", word(event.sector)}};
  }
  json::object operator()(const DiscardedEvent& event) const {
    return {
        {"type", "discarded"}, {"player", index(event.seat)}, {"tile", game_.kind(event.kind).name}};
  }
  json::object operator()(const BuriedEvent& event) const {
    return {{"type", "buried"}, {"at", cell_json(event.cell)}};
  }
  json::object operator()(const WheelEvent& event) const {
    return {{"type", "wheel"},
            {"player", index(event.seat)},
            {"steps", event.steps},
            {"from", word(event.from)},
            {"to", word(event.to)}};
  }
  json::object operator()(const GoodsEvent& event) const {
    return {{"type", "goods"},
            {"player", index(event.seat)},
            {"goods", word(event.goods)},
            {"count", event.count}};
  }
  json::object operator()(const TokenEvent& event) const {
    return {{"type", "token"},
            {"player", index(event.seat)},
            {"sheep", event.sheep},
            {"wolf", event.sheep == 0},
            {"at", cell_json(event.spot.cell)},
            {"segment", event.spot.segment}};
  }
  json::object operator()(const ReturnedEvent& event) const {
    json::object out{{"type", "returned"}, {"player", index(event.seat)}, {"piece", word(event.piece)}};
    if (event.from_crown) {
      out["crown"] = word(event.sector);
    } else {
      out["at"] = cell_json(event.spot.cell);
      out["segment"] = event.spot.segment;
    }
    return out;
  }
  json::object operator()(const ScoredEvent& event) const {
    return {{"type", "scored"},
            {"feature", word(event.what)},
            {"points", event.points},
            {"players", seats_json(event.players)},
            {"final", event.final},
            {"sum", sum_text(event)},
            {"why", as_json(reason_texts(event))},
            {"spots", spots_json(event.spots)}};
  }
  json::object operator()(const OverEvent& event) const {
    return {{"type", "over"}, {"winners", seats_json(event.winners)}};
  }

 private:
  const Game& game_;
};

}  // namespace

json::array events_json(const Game& game, const Events& events) {
  json::array out;
  out.reserve(events.size());
  for (const Event& event : events) out.push_back(std::visit(EventWriter(game), event));
  return out;
}

std::string sum_text(const ScoredEvent& event) {
  if (event.calculations.empty()) return std::to_string(event.points);
  std::string text;
  for (const Calculation& calculation : event.calculations) {
    if (!text.empty()) text += "; ";
    text += calculation_text(calculation);
  }
  return text;
}

std::vector<std::string> reason_texts(const ScoredEvent& event) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < std::size(kReasons); ++i) {
    if ((event.reasons >> i & 1U) != 0) texts.emplace_back(kReasons[i]);
  }
  return texts;
}

}  // namespace aude::notation
