// SPDX-License-Identifier: MIT
// The notation of the base game.
#include "notation/events.h"
#include "notation/set_notation.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr Word<Piece> kBasePieces[] = {{Piece::Follower, "follower"}};
constexpr Word<Phase> kBasePhases[] = {
    {Phase::Draw, "draw"}, {Phase::Place, "place"}, {Phase::Deploy, "deploy"}, {Phase::Over, "over"}};
constexpr Word<ScoreFor> kBaseScores[] = {{ScoreFor::Road, "road"},
                                          {ScoreFor::City, "city"},
                                          {ScoreFor::Cloister, "cloister"},
                                          {ScoreFor::Field, "field"}};
constexpr Noun kBaseNouns[] = {{Counted::Tile, "tile", "tile", "tiles"},
                               {Counted::Pennant, "pennant", "pennant", "pennants"},
                               {Counted::City, "city", "city", "cities"}};
constexpr Explanation kBaseReasons[] = {
    {Because::SmallCity, "small_city", "By agreement, a city of two tiles counts half."},
    {Because::NoCity, "no_city", "The field touches no completed city."}};

std::string print_draw(const Game& game, const Action& action) {
  return "draw " + game.kind(action.kind()).name;
}

Result<Action> parse_draw(const Game& game, const ActionWords& words) {
  if (words.count() != 2) return malformed(words, "expected draw TILE, as in draw D");
  const Kind kind = game.find_kind(words[1]);
  if (kind == kNoKind) {
    return malformed(words, "unknown tile " + quoted(words[1]));
  }
  return Action::draw(kind);
}

std::string print_place(const Game&, const Action& action) {
  return "place " + cell_text(action.cell) + " r" + std::to_string(index(action.rotation));
}

Result<Action> parse_place(const Game&, const ActionWords& words) {
  if (words.count() != 3) return malformed(words, "expected place X,Y rN, as in place 3,-1 r2");
  const auto cell = parse_cell(words[1]);
  if (!cell) return malformed(words, cell_form());
  const std::string_view turn = words[2];
  if (turn.size() != 2 || turn[0] != 'r' || turn[1] < '0' || turn[1] > '3') {
    return malformed(words, "a rotation is r0, r1, r2 or r3");
  }
  return Action::place(*cell, static_cast<Rotation>(turn[1] - '0'));
}

std::string print_deploy(const Game&, const Action& action) {
  return std::string(word(action.piece)) + " " + std::to_string(action.number);
}

Result<Action> parse_deploy(const Game&, const ActionWords& words) {
  const auto piece = from_word<Piece>(words[0]);
  const std::string name(words[0]);
  if (words.count() != 2) {
    return malformed(words, "expected " + name + " SEGMENT, as in " + name + " 0");
  }
  const auto segment = parse_segment(words[1]);
  if (!segment) return malformed(words, segment_form());
  return Action::deploy(*piece, *segment);
}

constexpr VerbForm kBaseVerbs[] = {
    {Verb::Draw, "draw", "draw TILE", print_draw, parse_draw},
    {Verb::Place, "place", "place X,Y rN", print_place, parse_place},
    {Verb::Deploy, "", "PIECE SEGMENT", print_deploy, parse_deploy},
    {Verb::Pass, "pass", "pass", print_plain<Verb::Pass>, parse_plain<Verb::Pass>},
};

constexpr OptionForm kBaseOptions[] = {
    {"farmers", [](const JsonCursor& value, Options& options) { options.farmers = value.truth(); },
     [](const Options& options) { return json::value(options.farmers); }},
    {"small_city",
     [](const JsonCursor& value, Options& options) {
       options.small_city = value.whole(2, 4);
       if (options.small_city == 3) value.refuse("expected 4 or 2, found 3");
     },
     [](const Options& options) { return json::value(options.small_city); }},
};

json::array spots_json(const std::vector<Spot>& spots) {
  json::array out;
  for (const Spot& spot : spots) out.push_back(spot_json(spot));
  return out;
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

// One JSON object per type of event.
struct BaseEventWriter {
  const Game& game;

  json::object operator()(const PlacedEvent& event) const {
    return {{"type", "placed"},
            {"player", index(event.seat)},
            {"tile", game.kind(event.kind).name},
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
  json::object operator()(const DiscardedEvent& event) const {
    return {{"type", "discarded"}, {"player", index(event.seat)}, {"tile", game.kind(event.kind).name}};
  }
  json::object operator()(const ReturnedEvent& event) const {
    return {{"type", "returned"},
            {"player", index(event.seat)},
            {"piece", word(event.piece)},
            {"at", cell_json(event.spot.cell)},
            {"segment", event.spot.segment}};
  }
  json::object operator()(const ScoredEvent& event) const {
    const auto why = reason_texts(event);
    json::array because;
    each_reason(event.reasons, [&](Because reason) { because.emplace_back(word(reason)); });
    return {{"type", "scored"},
            {"feature", word(event.what)},
            {"points", event.points},
            {"players", seats_json(event.players)},
            {"final", event.final},
            {"sum", sum_text(event)},
            {"why", json::array(why.begin(), why.end())},
            {"spots", spots_json(event.spots)},
            {"terms", calculations_json(event.calculations)},
            {"because", std::move(because)}};
  }
  json::object operator()(const OverEvent& event) const {
    return {{"type", "over"}, {"winners", seats_json(event.winners)}};
  }
  template <typename OtherEvent>
  json::object operator()(const OtherEvent&) const {
    return {};
  }
};

json::object base_event_json(const Game& game, const Event& event) {
  return std::visit(BaseEventWriter{game}, event);
}

}  // namespace

extern const SetNotation kBaseNotation{
    .pieces = kBasePieces,
    .phases = kBasePhases,
    .scores = kBaseScores,
    .nouns = kBaseNouns,
    .reasons = kBaseReasons,
    .verbs = kBaseVerbs,
    .options = kBaseOptions,
    .event_json = base_event_json,
};

}  // namespace aude::notation
