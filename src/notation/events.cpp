#include "notation/events.h"

#include <array>
#include <string_view>

#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

// What can be counted: its code, and the English of the contract.
struct Noun {
  std::string_view code;
  std::string_view one;
  std::string_view many;
};
// In the order of Counted.
constexpr Noun kNouns[] = {{"tile", "tile", "tiles"},
                           {"pennant", "pennant", "pennants"},
                           {"vineyard", "vineyard", "vineyards"},
                           {"city", "city", "cities"},
                           {"sheep", "sheep", "sheep"},
                           {"wine_majority", "wine majority", "wine majorities"},
                           {"wheat_majority", "wheat majority", "wheat majorities"},
                           {"cloth_majority", "cloth majority", "cloth majorities"},
                           {"follower", "follower", "followers"},
                           {"turn", "turn", "turns"},
                           {"knight", "knight", "knights"},
                           {"farmer", "farmer", "farmers"},
                           {"monk", "monk", "monks"}};
static_assert(std::size(kNouns) == index(Counted::Monk) + 1);

struct Explanation {
  std::string_view code;
  std::string_view sentence;
};
// In the order of Because.
constexpr Explanation kReasons[] = {
    {"inn", "An inn by the road makes each of its tiles worth 2."},
    {"cathedral", "The cathedral makes each tile and each pennant worth 3."},
    {"open_inn", "The road has an inn and was not finished, so it is worth nothing."},
    {"open_cathedral", "The city has a cathedral and was not finished, so it is worth nothing."},
    {"hill_tie", "A follower on a hill broke the tie."},
    {"pig", "The owner's pig adds 1 point per city."},
    {"small_city", "By agreement, a city of two tiles counts half."},
    {"no_city", "The field touches no completed city."},
    {"closed_field", "The field cannot grow any more, so its flock was gathered."},
    {"alone_on_two", "A follower alone in a sector with two crown spaces counts double."}};
static_assert(std::size(kReasons) == index(Because::AloneOnTwo) + 1);

json::array spots_json(const std::vector<Spot>& spots) {
  json::array out;
  for (const Spot& spot : spots) out.push_back(spot_json(spot));
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

json::array calculations_json(const std::vector<Calculation>& calculations) {
  json::array out;
  for (const Calculation& calculation : calculations) {
    json::array terms;
    for (const Term& term : calculation) {
      terms.push_back(
          json::object{{"count", term.count}, {"of", word(term.counted)}, {"each", term.each}});
    }
    out.push_back(std::move(terms));
  }
  return out;
}

// Calls visit(reason) for each that is set.
template <typename Visit>
void each_reason(Reasons reasons, Visit visit) {
  for (std::size_t i = 0; i < std::size(kReasons); ++i) {
    if ((reasons >> i & 1U) != 0) visit(static_cast<Because>(i));
  }
}

json::array reasons_json(Reasons reasons) {
  json::array out;
  each_reason(reasons, [&](Because why) { out.emplace_back(word(why)); });
  return out;
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
            {"spots", spots_json(event.spots)},
            {"terms", calculations_json(event.calculations)},
            {"because", reasons_json(event.reasons)}};
  }
  json::object operator()(const OverEvent& event) const {
    return {{"type", "over"}, {"winners", seats_json(event.winners)}};
  }

 private:
  const Game& game_;
};

}  // namespace

std::string_view word(Counted counted) { return kNouns[static_cast<std::size_t>(counted)].code; }
std::string_view word(Because why) { return kReasons[static_cast<std::size_t>(why)].code; }

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
  each_reason(event.reasons, [&](Because why) {
    texts.emplace_back(kReasons[static_cast<std::size_t>(why)].sentence);
  });
  return texts;
}

}  // namespace aude::notation
