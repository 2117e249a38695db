// SPDX-License-Identifier: MIT
// Records that clients send: replayed step by step, and queried.
#include <boost/json/serialize.hpp>

#include "notation/catalogue.h"
#include "notation/document.h"
#include "notation/record.h"
#include "notation/values.h"
#include "notation/view.h"
#include "players/player.h"
#include "study/ask.h"
#include "table/messages.h"
#include "table/questions.h"
#include "table/requests.h"

namespace aude::table {
namespace {

namespace json = boost::json;
using notation::JsonCursor;

const Problem kStopped{503, "busy", "The server is stopping.", {}};

// A record and the game that its actions are played in.
struct OpenRecord {
  notation::Record record;
  std::shared_ptr<const Game> game;
  bool aids = true;  // false: the record of a strict game in progress, for which there is no help
};

bool allows_aids(const json::value& record) {
  const auto* members = record.if_object();
  const auto* aids = members != nullptr ? members->if_contains("aids") : nullptr;
  return aids == nullptr || *aids != false;
}

const Problem kTooLarge{413, "too_large", "The game has too many tiles to be analysed.", {}};

Answer<OpenRecord> open_record(const json::value& value, bool analysis = false) {
  auto record = notation::record_from_json(value);
  if (!record) return problem("bad_record", record.refusal());
  const auto sent = [](const auto& tiles) { return tiles ? tiles->size() : 0; };
  if (analysis && sent(record->setup.start) + sent(record->setup.bag) >
                      static_cast<std::size_t>(study::most_tiles(notation::catalogue())))
    return kTooLarge;
  if (record->actions.size() > kMaxActions)
    return problem("bad_record", {"actions", "expected at most 4000 actions"});
  auto game = game_of(record->setup);
  if (!game) return problem("bad_setup", game.refusal());
  return OpenRecord{std::move(*record), std::move(*game), allows_aids(value)};
}

void put_common(json::object& out, const State& state, int n, SeatMask winners) {
  out["version"] = n;
  out["n"] = n;
  out["stage"] = state.is_over() ? "over" : "playing";
  notation::put_position(out, state);
  out["pending"] = nullptr;
  out["can_undo"] = false;
  out["winners"] = state.is_over() ? json::value(notation::seats_json(winners)) : json::value();
  out["legal"] = json::array{};
}

json::object first_view(const State& state, const Setup& setup, const notation::LaidBy& laid_by,
                        bool aids) {
  json::object out{{"type", "view"}, {"table", nullptr}};
  put_common(out, state, 0, 0);
  out["setup"] = notation::setup_to_json(setup);
  out["aids"] = aids;
  out["clock"] = nullptr;
  json::array seats;
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    seats.push_back(json::object{{"seat", i},
                                 {"kind", "person"},
                                 {"name", setup.players[i]},
                                 {"level", nullptr},
                                 {"colour", i},
                                 {"here", true},
                                 {"out_of_time", false},
                                 {"clock", nullptr}});
  }
  out["seats"] = std::move(seats);
  out["watchers"] = 0;
  out["host_here"] = false;
  out["created"] = nullptr;
  out["rematch"] = nullptr;
  out["chat"] = json::array{};
  out["tiles"] = notation::tiles_json(state, laid_by, 0);
  out["finished"] = notation::finished_json(state);
  out["remaining"] = nullptr;
  if (aids) out["remaining"] = notation::remaining_json(state);
  out["steps"] = json::array{};
  return out;
}

// Applies an action to the state and returns it as an update.
json::object replay_step(State& state, notation::LaidBy& laid_by, const Action& action, int n,
                         bool aids) {
  const Seat actor = state.actor();
  const bool chance = state.is_chance();
  const std::size_t tiles = laid_by.size();
  Events events;
  state.apply(action, &events);
  laid_by.resize(state.board().tiles().size(), static_cast<std::int8_t>(actor));
  SeatMask winners = 0;
  if (!events.empty()) {
    if (const auto* over = std::get_if<OverEvent>(&events.back())) winners = over->winners;
  }
  json::object out{{"type", "update"}};
  put_common(out, state, n, winners);
  out["new_tiles"] = notation::tiles_json(state, laid_by, tiles);
  if (json::array done = notation::finished_json(state, tiles); !done.empty())
    out["new_finished"] = std::move(done);
  if (json::object changes = notation::remaining_changes(state, {&action, 1}); aids && !changes.empty())
    out["remaining"] = std::move(changes);
  out["steps"] = json::array{notation::step_json(
      state.game(), n, chance ? std::nullopt : std::optional(actor), action, events)};
  return out;
}

// The legal actions of a position, the weights of random draws, and the action that led to it.
json::object position_json(const State& state, std::optional<json::object> step) {
  json::object out{{"what", "position"}, {"legal", notation::legal_json(state)}};
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    json::array weights;
    for (const Chance& chance : chances) weights.emplace_back(chance.weight);
    out["weights"] = std::move(weights);
  }
  if (step) out["step"] = std::move(*step);
  return out;
}

// A replay is written one part at a time, each part serialized by the library: a tree of all steps
// would take several times the memory of its text, which may be up to kMaxReplayBytes.
class ReplayText {
 public:
  explicit ReplayText(const json::object& view) {
    text_ = "{\"view\":" + json::serialize(view) + ",\"steps\":[";
  }
  void add(const json::object& step) {
    if (text_.back() != '[') text_ += ',';
    text_ += json::serialize(step);
  }
  std::size_t size() const { return text_.size(); }
  std::string finish() && { return std::move(text_) + "]}"; }

 private:
  std::string text_;
};

}  // namespace

Answer<std::string> replay_text(std::string_view text, const std::atomic<bool>* stop) {
  const auto document = notation::parse_document(text);
  if (!document) return problem("bad_record", document.refusal());
  auto opened = open_record(*document);
  if (const auto* wrong = std::get_if<Problem>(&opened)) return *wrong;
  const auto& [record, game, aids] = std::get<OpenRecord>(opened);
  State state(*game);
  notation::LaidBy laid_by(state.board().tiles().size(), -1);
  ReplayText out(first_view(state, record.setup, laid_by, aids));
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    if (stop != nullptr && *stop) return kStopped;
    const auto action = next_action(state, record.actions, i);
    if (!action) return problem("bad_record", action.refusal());
    out.add(replay_step(state, laid_by, *action, static_cast<int>(i) + 1, aids));
    if (out.size() > kMaxReplayBytes)
      return Problem{413, "too_large", "The replay of this record is too large.", {}};
  }
  return std::move(out).finish();
}

namespace {

// Numbers or levels of bots, one per seat. Empty if one of these bots has no rating.
study::Ratings read_ratings(const JsonCursor& field, const Game& game) {
  const players::GameKind kind = players::kind_of(game);
  const std::vector<JsonCursor> items = field.items();
  if (static_cast<int>(items.size()) != kind.players)
    field.refuse("expected " + std::to_string(kind.players) + " ratings, one per seat");
  study::Ratings ratings;
  bool known = true;
  for (const JsonCursor& each : items) {
    const auto of_level = each.value().is_string() ? players::rating_of(each.text(kMaxWordBytes), kind)
                                                   : each.whole(0, study::kMostRating);
    known &= of_level.has_value();
    ratings.push_back(of_level.value_or(0));
  }
  return known ? ratings : study::Ratings{};
}

}  // namespace

Answer<RecordQuery> RecordQuery::read(std::string_view body, const std::atomic<bool>* stop) {
  const auto document = notation::parse_document(body);
  if (!document) return problem("malformed", document.refusal());
  notation::Fault fault;
  const JsonCursor field(*document, "", fault);
  field.only_members({"record", "n", "what", "at", "segment", "nodes", "ratings"});
  const Ask question = read_question(field);
  const JsonCursor given = field.member("record");
  if (fault) return problem("malformed", fault.refusal());

  const bool analysis = question.what == Ask::What::Judge || question.what == Ask::What::Hint;
  auto opened = open_record(given.value(), analysis);
  if (const auto* wrong = std::get_if<Problem>(&opened)) return *wrong;
  const auto& [record, game, aids] = std::get<OpenRecord>(opened);
  if (!aids)
    return Problem{
        403, "no_aids", "Aids are off in this game; queries are answered when it is over.", {}};
  RecordQuery query(game, question);
  query.n_ = static_cast<int>(record.actions.size());
  if (const auto n = field.find("n")) query.n_ = n->whole(0, query.n_);
  if (const auto nodes = field.find("nodes"))
    query.effort_ = study::effort_of(
        static_cast<std::uint64_t>(nodes->whole(0, static_cast<int>(study::kMostNodesAsked))));
  if (const auto ratings = field.find("ratings")) query.ratings_ = read_ratings(*ratings, *game);
  if (fault) return problem("malformed", fault.refusal());
  if (query.is_analysis() && query.tiles() > study::most_tiles(notation::catalogue())) return kTooLarge;
  const auto wrong = query.play(record.actions, stop, aids);
  if (wrong) return *wrong;
  return query;
}

std::optional<Problem> RecordQuery::play(const std::vector<std::string>& texts,
                                         const std::atomic<bool>* stop, bool aids) {
  const std::size_t wanted =
      question_.what == Ask::What::Judge ? texts.size() : static_cast<std::size_t>(n_);
  const bool stepping = question_.what == Ask::What::Position;
  for (std::size_t i = 0; i < wanted; ++i) {
    if (stop != nullptr && *stop) return kStopped;
    const auto action = next_action(state_, texts, i);
    if (!action) return problem("bad_record", action.refusal());
    actions_.push_back(*action);
    if (stepping && i + 1 == wanted) {
      notation::LaidBy laid_by(state_.board().tiles().size(), -1);
      last_step_ = replay_step(state_, laid_by, *action, n_, aids);
    } else {
      state_.apply(*action);
    }
  }
  if (question_.what == Ask::What::Hint && state_.is_over())
    return problem("malformed", {"n", "there is no decision to make at this position"});
  return {};
}

bool RecordQuery::is_analysis() const {
  return question_.what == Ask::What::Judge || question_.what == Ask::What::Hint;
}

Answer<std::string> RecordQuery::answer(const players::Limits& limits) const {
  if (question_.what == Ask::What::Position) return json::serialize(position_json(state_, last_step_));
  if (is_analysis()) {
    auto found = question_.what == Ask::What::Judge
                     ? study::evaluate_step(*game_, actions_, n_, effort_, limits, ratings_)
                     : study::hint(state_, effort_, limits, ratings_);
    if (found) return json::serialize(*found);
    return Problem{503, "took_too_long", "The analysis took too long; please try again later.", {}};
  }
  const auto answer = answer_to(state_, question_);
  if (!answer) return problem("malformed", answer.refusal());
  return json::serialize(*answer);
}

Answer<std::string> ask_text(std::string_view body) {
  const auto query = RecordQuery::read(body);
  if (const auto* wrong = std::get_if<Problem>(&query)) return *wrong;
  return std::get<RecordQuery>(query).answer({});
}

}  // namespace aude::table
