// Records that people send: taken apart step by step, and asked about.
#include <boost/json/serialize.hpp>

#include "notation/catalogue.h"
#include "notation/document.h"
#include "notation/record.h"
#include "notation/values.h"
#include "notation/view.h"
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
  bool aids = true;  // false: of a strict game that is being played, about which nobody gets help
};

bool allows_aids(std::string_view text) {
  const auto document = notation::parse_document(text);
  const auto* members = document ? document->if_object() : nullptr;
  const auto* aids = members != nullptr ? members->if_contains("aids") : nullptr;
  return aids == nullptr || *aids != false;
}

Answer<OpenRecord> open_record(std::string_view text) {
  auto record = notation::parse_record(text);
  if (!record) return problem("bad_record", record.refusal());
  if (record->actions.size() > kMaxActions)
    return problem("bad_record", {"actions", "at most 4000 actions can be sent"});
  auto game = game_of(record->setup);
  if (!game) return problem("bad_setup", game.refusal());
  return OpenRecord{std::move(*record), std::move(*game), allows_aids(text)};
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

// One action as an update; the state moves on.
std::string replay_step(State& state, notation::LaidBy& laid_by, const std::string& text, Action action,
                        int n, bool aids) {
  const State before = state;
  const std::size_t laid = laid_by.size();
  Events events;
  state.apply(action, &events);
  laid_by.resize(state.board().tiles().size(), static_cast<std::int8_t>(before.actor()));
  SeatMask winners = 0;
  if (!events.empty()) {
    if (const auto* over = std::get_if<OverEvent>(&events.back())) winners = over->winners;
  }
  json::object out{{"type", "update"}};
  put_common(out, state, n, winners);
  out["new_tiles"] = notation::tiles_json(state, laid_by, laid);
  if (json::array done = notation::finished_json(state, &before); !done.empty())
    out["new_finished"] = std::move(done);
  if (json::object changes = notation::remaining_changes(before, state); aids && !changes.empty())
    out["remaining"] = std::move(changes);
  std::string body = json::serialize(out);
  body.back() = ',';
  const json::value player = before.is_chance() ? json::value() : json::value(index(before.actor()));
  return body + "\"steps\":[" + notation::step_text(state.game(), n, player, text, events) + "]}";
}

// What may be done in a position, chance outcomes with their weights, and the action that led there.
std::string position_text(const State& state, const std::string& step) {
  std::string out = R"({"what":"position","legal":)" + notation::legal_text(state);
  if (state.is_chance()) {
    std::vector<Chance> chances;
    state.chances(chances);
    json::array weights;
    for (const Chance& chance : chances) weights.emplace_back(chance.weight);
    out += ",\"weights\":" + json::serialize(weights);
  }
  if (!step.empty()) out += ",\"step\":" + step;
  return out + "}";
}

}  // namespace

Answer<std::string> replay_text(std::string_view text, const std::atomic<bool>* stop) {
  auto opened = open_record(text);
  if (const auto* wrong = std::get_if<Problem>(&opened)) return *wrong;
  const auto& [record, game, aids] = std::get<OpenRecord>(opened);
  State state(*game);
  notation::LaidBy laid_by(state.board().tiles().size(), -1);
  std::string out =
      "{\"view\":" + json::serialize(first_view(state, record.setup, laid_by, aids)) + ",\"steps\":[";
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    if (stop != nullptr && *stop) return kStopped;
    const auto action = next_action(state, record.actions, i);
    if (!action) return problem("bad_record", action.refusal());
    if (i > 0) out += ',';
    out += replay_step(state, laid_by, record.actions[i], *action, static_cast<int>(i) + 1, aids);
    if (out.size() > kMaxReplayBytes)
      return Problem{413, "too_large", "The replay of this record is too large.", {}};
  }
  return out + "]}";
}

Answer<RecordQuery> RecordQuery::read(std::string_view body, const std::atomic<bool>* stop) {
  const auto document = notation::parse_document(body);
  if (!document) return problem("malformed", document.refusal());
  notation::Fault fault;
  const JsonCursor field(*document, "", fault);
  field.only_members({"record", "n", "what", "at", "segment", "nodes"});
  const Ask question = read_question(field);
  const JsonCursor given = field.member("record");
  if (fault) return problem("malformed", fault.refusal());

  auto opened = open_record(json::serialize(given.value()));
  if (const auto* wrong = std::get_if<Problem>(&opened)) return *wrong;
  const auto& [record, game, aids] = std::get<OpenRecord>(opened);
  if (!aids)
    return Problem{403, "no_aids", "This game is being played without aids; ask when it is over.", {}};
  RecordQuery query(game, question);
  query.n_ = static_cast<int>(record.actions.size());
  if (const auto n = field.find("n")) query.n_ = n->whole(0, query.n_);
  if (const auto nodes = field.find("nodes"))
    query.effort_.nodes =
        static_cast<std::uint64_t>(nodes->whole(0, static_cast<int>(study::kMostNodesAsked)));
  if (fault) return problem("malformed", fault.refusal());
  if (query.is_analysis() && query.tiles() > study::most_tiles(notation::catalogue()))
    return Problem{413, "too_large", "No real game has so many tiles; it cannot be analysed.", {}};
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
      last_step_ = replay_step(state_, laid_by, texts[i], *action, n_, aids);
    } else {
      state_.apply(*action);
    }
  }
  if (question_.what == Ask::What::Hint && (state_.is_chance() || state_.is_over()))
    return problem("malformed", {"n", "nobody has a decision to make there"});
  return {};
}

bool RecordQuery::is_analysis() const {
  return question_.what == Ask::What::Judge || question_.what == Ask::What::Hint;
}

Answer<std::string> RecordQuery::answer(const players::Limits& limits) const {
  if (question_.what == Ask::What::Position) return position_text(state_, last_step_);
  if (is_analysis()) {
    auto found = question_.what == Ask::What::Judge
                     ? study::evaluate_step(*game_, actions_, n_, effort_, limits)
                     : study::hint(state_, effort_, limits);
    if (found) return std::move(*found);
    return Problem{503, "too_long", "The analysis took too long; please try again later.", {}};
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
