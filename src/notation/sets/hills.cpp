// SPDX-License-Identifier: MIT
// The notation of Hills & Sheep.
#include "notation/set_notation.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr Word<Piece> kHillsPieces[] = {{Hills::kShepherd, "shepherd"}};
constexpr Word<Phase> kHillsPhases[] = {{Hills::kTokenPhase, "token"}, {Hills::kTendPhase, "tend"}};
constexpr Word<ScoreFor> kHillsScores[] = {{Hills::kFlockScore, "flock"}};
constexpr Noun kHillsNouns[] = {{Hills::kVineyardCounted, "vineyard", "vineyard", "vineyards"},
                                {Hills::kSheepCounted, "sheep", "sheep", "sheep"}};
constexpr Explanation kHillsReasons[] = {
    {Hills::kBecauseHillTie, "hill_tie", "A follower on a hill broke the tie."},
    {Hills::kBecauseClosedField, "closed_field",
     "The field can no longer grow, so its flock was gathered."}};
constexpr Word<Illegal> kHillsRefusals[] = {{Hills::kNoSuchToken, "no such token is left"}};

std::string print_token(const Game&, const Action& action) {
  return action.number == 0 ? "token wolf" : "token " + std::to_string(action.number);
}

Result<Action> parse_token(const Game&, const ActionWords& words) {
  if (words.count() == 2 && words[1] == "wolf") return Hills::token(0);
  const auto sheep = words.count() == 2 ? parse_integer(words[1], 1, 4) : std::nullopt;
  if (!sheep) return malformed(words, "expected token 1, 2, 3, 4 or wolf");
  return Hills::token(*sheep);
}

constexpr VerbForm kHillsVerbs[] = {
    {Hills::kTokenVerb, "token", "token SHEEP, token wolf", print_token, parse_token},
    {Hills::kGrowVerb, "grow", "grow", print_plain<Hills::kGrowVerb>, parse_plain<Hills::kGrowVerb>},
    {Hills::kGatherVerb, "gather", "gather", print_plain<Hills::kGatherVerb>,
     parse_plain<Hills::kGatherVerb>},
};

constexpr std::size_t kMaxOptionBytes = 100;

constexpr OptionForm kHillsOptions[] = {
    {"hill_tiebreak",
     [](const JsonCursor& value, Options& options) {
       const std::string_view text = value.text(kMaxOptionBytes);
       if (text != "presence" && text != "number") {
         value.refuse("expected \"presence\" or \"number\", found " + quoted(text));
       }
       options.hill_tiebreak = text == "number" ? HillTiebreak::Number : HillTiebreak::Presence;
     },
     [](const Options& options) {
       return json::value(options.hill_tiebreak == HillTiebreak::Number ? "number" : "presence");
     }},
    {"closed_farm_gathers",
     [](const JsonCursor& value, Options& options) { options.closed_farm_gathers = value.truth(); },
     [](const Options& options) { return json::value(options.closed_farm_gathers); }},
};

json::object hills_event_json(const Game&, const Event& event) {
  if (const auto* buried = std::get_if<BuriedEvent>(&event)) {
    return {{"type", "buried"}, {"at", cell_json(buried->cell)}};
  }
  const auto* token = std::get_if<TokenEvent>(&event);
  if (token == nullptr) return {};
  return {{"type", "token"},
          {"player", index(token->seat)},
          {"sheep", token->sheep},
          {"wolf", token->sheep == 0},
          {"at", cell_json(token->spot.cell)},
          {"segment", token->spot.segment}};
}

json::array flocks_json(const State& state) {
  const Board& board = state.board();
  json::array out;
  for (int seat = 0; seat < state.game().players(); ++seat) {
    const SegmentId segment_id = board.figure(Hills::kShepherd, Seat(seat));
    if (segment_id == kNoSegmentId) continue;
    json::array sheep;
    const auto& flock = board.set_state<Hills>().flock[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < flock.size(); ++i) {
      for (int k = 0; k < flock[i]; ++k) sheep.emplace_back(i + 1);
    }
    const Spot spot = board.spot(segment_id);
    out.push_back(json::object{{"seat", seat},
                               {"at", cell_json(spot.cell)},
                               {"segment", spot.segment},
                               {"sheep", std::move(sheep)}});
  }
  return out;
}

void put_hills(json::object& out, const State& state) {
  out["flocks"] = flocks_json(state);
  out["tokens"] = nullptr;
  if (!state.game().plays(Hills::kId)) return;
  const auto& tokens = state.board().set_state<Hills>().tokens;
  out["tokens"] = json::array(tokens.begin(), tokens.end());
}

}  // namespace

extern const SetNotation kHillsNotation{
    .pieces = kHillsPieces,
    .phases = kHillsPhases,
    .scores = kHillsScores,
    .nouns = kHillsNouns,
    .reasons = kHillsReasons,
    .refusals = kHillsRefusals,
    .verbs = kHillsVerbs,
    .options = kHillsOptions,
    .event_json = hills_event_json,
    .put_board = put_hills,
};

}  // namespace aude::notation
