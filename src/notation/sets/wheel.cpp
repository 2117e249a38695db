// SPDX-License-Identifier: MIT
// The notation of the Wheel of Fortune.
#include "notation/set_notation.h"
#include "notation/values.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr Word<Phase> kWheelPhases[] = {{Wheel::kRecallPhase, "recall"}};
constexpr Word<ScoreFor> kWheelScores[] = {
    {Wheel::kCrownScore, "crown"}, {Wheel::kFortuneScore, "fortune"},
    {Wheel::kTaxesScore, "taxes"}, {Wheel::kFamineScore, "famine"},
    {Wheel::kStormScore, "storm"}, {Wheel::kInquisitionScore, "inquisition"}};
constexpr Noun kWheelNouns[] = {{Wheel::kFollowerCounted, "follower", "follower", "followers"},
                                {Wheel::kTurnCounted, "turn", "turn", "turns"},
                                {Wheel::kKnightCounted, "knight", "knight", "knights"},
                                {Wheel::kFarmerCounted, "farmer", "farmer", "farmers"},
                                {Wheel::kMonkCounted, "monk", "monk", "monks"}};
constexpr Explanation kWheelReasons[] = {
    {Wheel::kBecauseAloneOnTwo, "alone_on_two",
     "A follower alone in a sector with two crown spaces counts double."}};
constexpr Word<Illegal> kWheelRefusals[] = {
    {Wheel::kNoSuchPiece, "no such piece of this player stands there"},
    {Wheel::kNoFreeCrown, "no such piece may go to that crown space now"}};

// "follower or large": the words of the pieces that `wanted` selects.
template <typename Wanted>
std::string pieces_text(Wanted wanted) {
  std::string text;
  for (const PieceInfo& info : kPieceInfo) {
    if (wanted(info)) text += (text.empty() ? "" : " or ") + std::string(word(info.piece));
  }
  return text;
}

std::string print_recall(const Game&, const Action& action) {
  return "recall " + cell_text(action.cell) + " " + std::to_string(action.number) + " " +
         std::string(word(action.piece));
}

Result<Action> parse_recall(const Game&, const ActionWords& words) {
  if (words.count() != 4) {
    return malformed(words, "expected recall X,Y SEGMENT PIECE, as in recall 2,-1 0 follower");
  }
  const auto cell = parse_cell(words[1]);
  if (!cell) return malformed(words, cell_form());
  const auto segment = parse_segment(words[2]);
  if (!segment) return malformed(words, segment_form());
  const auto piece = from_word<Piece>(words[3]);
  if (!piece || !is_follower(*piece)) {
    const auto follower = [](const PieceInfo& info) { return info.weight != 0; };
    return malformed(words, "the piece is " + pieces_text(follower));
  }
  return Wheel::recall(*cell, *segment, *piece);
}

std::string print_crown(const Game&, const Action& action) {
  const std::string space = "crown " + std::string(word(Wheel::sector_of(action)));
  return action.piece == Piece::Follower ? space : space + " " + std::string(word(action.piece));
}

Result<Action> parse_crown(const Game&, const ActionWords& words) {
  const auto piece = words.count() == 3 ? from_word<Piece>(words[2]) : Piece::Follower;
  const bool usual = piece && info_of(*piece).usual;
  const bool named = words.count() == 3 && usual && *piece != Piece::Follower;
  if (words.count() != 2 && !named) {
    return malformed(words, "expected crown SECTOR or crown SECTOR large");
  }
  const auto sector = from_word<Sector>(words[1]);
  if (!sector) return malformed(words, "unknown sector; sectors: " + known_words<Sector>());
  return Wheel::crown(*sector, *piece);
}

constexpr VerbForm kWheelVerbs[] = {
    {Wheel::kRecallVerb, "recall", "recall X,Y SEGMENT PIECE", print_recall, parse_recall},
    {Wheel::kCrownVerb, "crown", "crown SECTOR, crown SECTOR large", print_crown, parse_crown},
};

constexpr OptionForm kWheelOptions[] = {
    {"pig_in_famine",
     [](const JsonCursor& value, Options& options) { options.pig_in_famine = value.truth(); },
     [](const Options& options) { return json::value(options.pig_in_famine); }},
};

struct WheelEventWriter {
  json::object operator()(const CrownedEvent& event) const {
    return {{"type", "deployed"},
            {"player", index(event.seat)},
            {"piece", word(event.piece)},
            {"crown", word(event.sector)}};
  }
  json::object operator()(const WheelEvent& event) const {
    return {{"type", "wheel"},
            {"player", index(event.seat)},
            {"steps", event.steps},
            {"from", word(event.from)},
            {"to", word(event.to)}};
  }
  json::object operator()(const LeftCrownEvent& event) const {
    return {{"type", "returned"},
            {"player", index(event.seat)},
            {"piece", word(event.piece)},
            {"crown", word(event.sector)}};
  }
  template <typename OtherEvent>
  json::object operator()(const OtherEvent&) const {
    return {};
  }
};

json::object wheel_event_json(const Game&, const Event& event) {
  return std::visit(WheelEventWriter{}, event);
}

json::object wheel_json(const State& state) {
  const auto& wheel = state.board().set_state<Wheel>();
  json::object crowns;
  for (int s = 0; s < kSectors; ++s) {
    const auto sector = static_cast<std::size_t>(s);
    json::array spaces;
    for (int k = 0; k < state.game().catalogue().wheel_board.crowns[sector]; ++k) {
      const std::uint8_t holder = wheel.crown[sector][static_cast<std::size_t>(k)];
      if (holder == 0) {
        spaces.emplace_back(nullptr);
      } else {
        spaces.push_back(
            json::object{{"seat", index(crown_seat(holder))}, {"piece", word(crown_piece(holder))}});
      }
    }
    crowns[word(static_cast<Sector>(s))] = std::move(spaces);
  }
  return {{"pig", word(wheel.sector)}, {"crowns", std::move(crowns)}};
}

void put_wheel(json::object& out, const State& state) {
  out["wheel"] = nullptr;
  if (state.game().plays(Wheel::kId)) out["wheel"] = wheel_json(state);
}

}  // namespace

extern const SetNotation kWheelNotation{
    .phases = kWheelPhases,
    .scores = kWheelScores,
    .nouns = kWheelNouns,
    .reasons = kWheelReasons,
    .refusals = kWheelRefusals,
    .verbs = kWheelVerbs,
    .options = kWheelOptions,
    .event_json = wheel_event_json,
    .put_board = put_wheel,
};

}  // namespace aude::notation
