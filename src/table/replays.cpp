// Records that people send: taken apart step by step, and asked about.
#include <boost/json/serialize.hpp>

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

Answer<std::string> replay_text(std::string_view text) {
  auto opened = open_record(text);
  if (const auto* wrong = std::get_if<Problem>(&opened)) return *wrong;
  const auto& [record, game, aids] = std::get<OpenRecord>(opened);
  State state(*game);
  notation::LaidBy laid_by(state.board().tiles().size(), -1);
  std::string out =
      "{\"view\":" + json::serialize(first_view(state, record.setup, laid_by, aids)) + ",\"steps\":[";
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    const auto action = next_action(state, record.actions, i);
    if (!action) return problem("bad_record", action.refusal());
    if (i > 0) out += ',';
    out += replay_step(state, laid_by, record.actions[i], *action, static_cast<int>(i) + 1, aids);
    if (out.size() > kMaxReplayBytes)
      return Problem{413, "too_large", "The replay of this record is too large.", {}};
  }
  return out + "]}";
}

Answer<std::string> ask_text(std::string_view body) {
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
  auto length = static_cast<int>(record.actions.size());
  if (const auto n = field.find("n")) length = n->whole(0, length);
  if (fault) return problem("malformed", fault.refusal());

  const bool judging = question.what == Ask::What::Judge;
  const bool stepping = question.what == Ask::What::Position;
  const std::size_t wanted = judging ? record.actions.size() : static_cast<std::size_t>(length);
  State state(*game);
  std::vector<Action> actions;
  std::string last_step;
  for (std::size_t i = 0; i < wanted; ++i) {
    const auto action = next_action(state, record.actions, i);
    if (!action) return problem("bad_record", action.refusal());
    actions.push_back(*action);
    if (stepping && i + 1 == wanted) {
      notation::LaidBy laid_by(state.board().tiles().size(), -1);
      last_step = replay_step(state, laid_by, record.actions[i], *action, length, aids);
    } else {
      state.apply(*action);
    }
  }
  if (stepping) return position_text(state, last_step);
  study::Effort effort;
  if (const auto nodes = field.find("nodes"))
    effort.nodes =
        static_cast<std::uint64_t>(nodes->whole(0, static_cast<int>(study::kMostNodesAsked)));
  if (fault) return problem("malformed", fault.refusal());
  if (judging) return study::evaluate_step(*game, actions, length, effort);
  if (question.what == Ask::What::Hint) {
    if (state.is_chance() || state.is_over())
      return problem("malformed", {"n", "nobody has a decision to make there"});
    return study::hint(state, effort);
  }
  const auto answer = answer_to(state, question);
  if (!answer) return problem("malformed", answer.refusal());
  return json::serialize(*answer);
}

}  // namespace aude::table
