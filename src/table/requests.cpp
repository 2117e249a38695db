#include "table/requests.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <limits>
#include <optional>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/record.h"
#include "notation/words.h"
#include "players/player.h"
#include "table/messages.h"
#include "table/questions.h"
#include "table/secure.h"
#include "table/view.h"

namespace aude::table {
namespace {

namespace json = boost::json;
using notation::Field;

constexpr std::size_t kMaxActions = 4000;  // of a record over the wire
constexpr std::size_t kMaxTiles = 1000;    // of a bag or a start of one's own
constexpr int kLongestClock = 24 * 60 * 60 * 1000;

// Thrown while a body is read.
struct Refused {
  Problem problem;
};

[[noreturn]] void refuse(std::string code, const Refusal& refusal) {
  throw Refused{{400, std::move(code), refusal.what, refusal.where}};
}

json::value document_of(std::string_view body) {
  auto document = notation::parse_document(body);
  if (!document) refuse("malformed", document.refusal());
  return std::move(*document);
}

// Runs `work`, which may throw Refused or Misshapen, and makes an Answer of what comes.
template <typename Work>
auto answering(Work work) -> Answer<decltype(work())> {
  try {
    return work();
  } catch (Refused& refused) {
    return std::move(refused.problem);
  } catch (notation::Misshapen& misshapen) {
    return Problem{400, "malformed", misshapen.refusal.what, misshapen.refusal.where};
  }
}

void check_size(const Setup& setup) {
  if (setup.bag && setup.bag->size() > kMaxTiles) {
    refuse("bad_setup", {"setup.bag", "at most 1000 tiles can be sent"});
  }
  if (setup.start && setup.start->size() > kMaxTiles) {
    refuse("bad_setup", {"setup.start", "at most 1000 tiles can be sent"});
  }
}

std::shared_ptr<const Game> game_of(const Setup& setup) {
  check_size(setup);
  auto game = Game::create(notation::catalogue(), setup);
  if (!game) refuse("bad_setup", game.refusal());
  return *game;
}

// --- new tables ---

SeatState read_seat(const Field& field, int number, TableOrder& order) {
  field.only_members({"kind", "name", "level", "colour"});
  const Field kind = field.member("kind");
  const std::string_view word = kind.text(kMaxWordBytes);
  SeatState seat;
  const auto colour = field.find("colour");
  seat.colour = colour ? colour->whole(0, kMaxPlayers - 1) : -1;
  const auto name = field.find("name");
  if (name) {
    auto clean = clean_name(name->text(400));
    if (!clean) refuse("bad_name", {name->path(), clean.refusal().what});
    seat.name = *clean;
  }
  if (word == "here") {
    if (!name) field.refuse("a person here needs a \"name\"");
    seat.kind = SeatKind::Person;
    order.seat_tokens.emplace_back(number, random_word(kTokenLetters));
    seat.token_hash = hash_of(order.seat_tokens.back().second);
  } else if (word == "bot") {
    seat.kind = SeatKind::Bot;
    const Field level = field.member("level");
    seat.level = level.text(kMaxWordBytes);
    const std::string wrong = why_no_bot(seat.level);
    if (!wrong.empty()) refuse("bad_level", {level.path(), wrong});
    if (!name) seat.name = "Bot " + std::to_string(number + 1);
  } else if (word == "open") {
    seat.name.clear();
  } else {
    kind.refuse("expected here, open or bot, found " + notation::quoted(word));
  }
  return seat;
}

// Seats that asked for no colour get the first that is free, their own number first of all.
void give_colours(std::vector<SeatState>& seats) {
  std::array<bool, kMaxPlayers> used{};
  for (SeatState& seat : seats) {
    if (seat.colour < 0) continue;
    bool& taken = used[static_cast<std::size_t>(seat.colour)];
    if (taken) refuse("bad_setup", {"seats", "two seats have the same colour"});
    taken = true;
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].colour >= 0) continue;
    std::size_t colour = i;
    while (used[colour]) colour = (colour + 1) % kMaxPlayers;
    used[colour] = true;
    seats[i].colour = static_cast<int>(colour);
  }
}

Setup read_setup(const json::value& body, std::size_t players) {
  const json::value* given = body.get_object().if_contains("setup");
  if (given == nullptr || !given->is_object()) refuse("malformed", {"setup", "expected an object"});
  json::value with_players = *given;
  json::array names;
  for (std::size_t i = 0; i < players; ++i) names.emplace_back("Seat " + std::to_string(i + 1));
  with_players.get_object()["players"] = std::move(names);
  auto setup = notation::setup_from_json(with_players);
  if (!setup) refuse("bad_setup", setup.refusal());
  return std::move(*setup);
}

TableOrder order_from(const json::value& body, Millis now) {
  const Field field(body, "");
  field.only_members({"setup", "seats", "aids", "clock", "start", "actions"});
  TableOrder order;
  const auto seats = field.member("seats").items();
  if (seats.size() < kMinPlayers || seats.size() > kMaxPlayers) {
    refuse("bad_setup", {"seats", "2 to 8 can play"});
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    order.made.seats.push_back(read_seat(seats[i], static_cast<int>(i), order));
  }
  give_colours(order.made.seats);
  order.made.setup = read_setup(body, seats.size());
  if (const auto aids = field.find("aids")) order.made.aids = aids->truth();
  if (const auto clock = field.find("clock")) {
    clock->only_members({"total", "increment"});
    order.made.clock = ClockRule{clock->member("total").whole(1000, kLongestClock),
                                 clock->member("increment").whole(0, kLongestClock)};
  }
  if (const auto start = field.find("start")) order.start = start->truth();
  if (const auto actions = field.find("actions")) {
    for (const Field& action : actions->items())
      order.made.actions.emplace_back(action.text(kMaxWordBytes));
  }
  order.host_token = random_word(kTokenLetters);
  order.made.host_hash = hash_of(order.host_token);
  order.made.created = now;
  return order;
}

// --- records ---

notation::Record record_of(std::string_view text) {
  auto record = notation::parse_record(text);
  if (!record) refuse("bad_record", record.refusal());
  if (record->actions.size() > kMaxActions)
    refuse("bad_record", {"actions", "at most 4000 actions can be sent"});
  return std::move(*record);
}

Action next_action(const State& state, const std::vector<std::string>& actions, std::size_t i) {
  auto action = notation::legal_action(state, actions[i]);
  if (!action) refuse("bad_record", {"action " + std::to_string(i + 1), action.refusal().what});
  return *action;
}

void put_common(json::object& out, const State& state, int n, SeatMask winners) {
  out["version"] = n;
  out["n"] = n;
  out["stage"] = state.is_over() ? "over" : "playing";
  put_position(out, state);
  out["pending"] = nullptr;
  out["can_undo"] = false;
  out["winners"] = state.is_over() ? json::value(seats_json(winners)) : json::value();
  out["legal"] = json::array{};
}

json::object first_view(const State& state, const Setup& setup, const LaidBy& laid_by) {
  json::object out{{"type", "view"}, {"table", nullptr}};
  put_common(out, state, 0, 0);
  out["setup"] = notation::setup_to_json(setup);
  out["aids"] = true;
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
  out["tiles"] = tiles_json(state, laid_by, 0);
  out["remaining"] = remaining_json(state);
  out["steps"] = json::array{};
  return out;
}

// One action as an update; the state moves on.
std::string replay_step(State& state, LaidBy& laid_by, const std::string& text, Action action, int n) {
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
  out["new_tiles"] = tiles_json(state, laid_by, laid);
  if (json::object changes = remaining_changes(before, state); !changes.empty())
    out["remaining"] = std::move(changes);
  std::string body = json::serialize(out);
  body.back() = ',';
  const json::value player = before.is_chance() ? json::value() : json::value(index(before.actor()));
  return body + "\"steps\":[" + step_text(state.game(), n, player, text, events) + "]}";
}

std::string replay(std::string_view text) {
  const notation::Record record = record_of(text);
  const auto game = game_of(record.setup);
  State state(*game);
  LaidBy laid_by(state.board().tiles().size(), -1);
  std::string out =
      "{\"view\":" + json::serialize(first_view(state, record.setup, laid_by)) + ",\"steps\":[";
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    const Action action = next_action(state, record.actions, i);
    if (i > 0) out += ',';
    out += replay_step(state, laid_by, record.actions[i], action, static_cast<int>(i) + 1);
  }
  return out + "]}";
}

std::string ask(std::string_view body) {
  const json::value document = document_of(body);
  const Field field(document, "");
  field.only_members({"record", "n", "what", "at", "segment"});
  const Ask question = read_question(field);
  field.member("record");
  notation::Record record = record_of(json::serialize(document.get_object().at("record")));
  if (const auto n = field.find("n")) {
    record.actions.resize(
        static_cast<std::size_t>(n->whole(0, static_cast<int>(record.actions.size()))));
  }
  const auto game = game_of(record.setup);
  State state(*game);
  for (std::size_t i = 0; i < record.actions.size(); ++i)
    state.apply(next_action(state, record.actions, i));
  auto answer = answer_to(state, question);
  if (!answer) refuse("malformed", answer.refusal());
  return json::serialize(*answer);
}

// --- catalogue ---

json::array ports_json(PortMask ports) {
  json::array out;
  for (int port = 0; port < kPorts; ++port) {
    if ((ports >> port & 1U) == 0) continue;
    out.emplace_back(std::string{"NESW"[port / 3], "lmr"[port % 3]});
  }
  return out;
}

json::object segment_json(const Segment& segment) {
  json::object out{{"terrain", notation::word(segment.terrain)}, {"ports", ports_json(segment.ports)}};
  if (segment.pennants != 0) out["pennants"] = segment.pennants;
  if (segment.cathedral) out["cathedral"] = true;
  if (segment.goods != Goods::None) out["goods"] = notation::word(segment.goods);
  if (segment.inn) out["inn"] = true;
  if (segment.sheep != 0) out["sheep"] = segment.sheep;
  if (segment.cities != 0) {
    json::array cities;
    for (int i = 0; i < kMaxSegments; ++i) {
      if ((segment.cities >> i & 1U) != 0) cities.emplace_back(i);
    }
    out["cities"] = std::move(cities);
  }
  return out;
}

json::object tile_json(const Tile& tile) {
  constexpr std::string_view kEdges[] = {"city", "road", "field", "river"};
  json::array sides;
  for (Edge side : tile.sides) sides.emplace_back(kEdges[static_cast<std::size_t>(side)]);
  json::array segments;
  for (const Segment& segment : tile.segments) segments.push_back(segment_json(segment));
  return {{"id", tile.id},
          {"sides", std::move(sides)},
          {"segments", std::move(segments)},
          {"copies", json::array(tile.copies.begin(), tile.copies.end())},
          {"hill", tile.hill},
          {"vineyard", tile.vineyard}};
}

}  // namespace

std::string problem_text(const Problem& problem) {
  json::object error{{"code", problem.code}, {"message", problem.message}};
  if (!problem.where.empty()) error["where"] = problem.where;
  return json::serialize(json::object{{"error", std::move(error)}});
}

Answer<TableOrder> read_order(std::string_view body, Millis now) {
  return answering([&] {
    const json::value document = document_of(body);
    TableOrder order = order_from(document, now);
    if (order.made.actions.size() > kMaxActions)
      refuse("bad_setup", {"actions", "at most 4000 actions can be sent"});
    const auto game = game_of(order.made.setup);
    State state(*game);
    for (std::size_t i = 0; i < order.made.actions.size(); ++i) {
      state.apply(next_action(state, order.made.actions, i));
    }
    if (state.is_over())
      refuse("bad_setup", {"actions", "this game is over; play on from an earlier position"});
    return order;
  });
}

std::string order_answer(const std::string& table, const TableOrder& order) {
  json::array seats;
  for (const auto& [seat, token] : order.seat_tokens)
    seats.push_back(json::object{{"seat", seat}, {"token", token}});
  return json::serialize(json::object{{"table", table},
                                      {"link", "/t/" + table},
                                      {"host", order.host_token},
                                      {"seats", std::move(seats)}});
}

Answer<std::string> replay_text(std::string_view record) {
  return answering([&] { return replay(record); });
}

Answer<std::string> ask_text(std::string_view body) {
  return answering([&] { return ask(body); });
}

std::string catalogue_text() {
  const Catalogue& all = notation::catalogue();
  json::array sets;
  for (const TileSet* set : {&all.base, &all.river, &all.inns, &all.traders, &all.hills,
                             &all.wheel_with_base, &all.wheel_standalone}) {
    json::array tiles;
    for (const Tile& tile : set->tiles) tiles.push_back(tile_json(tile));
    sets.push_back(json::object{{"id", set->id}, {"name", set->name}, {"tiles", std::move(tiles)}});
  }
  json::array board;
  for (const Tile& cell : all.wheel_board.cells) board.push_back(tile_json(cell));
  json::object crowns;
  for (int s = 0; s < kSectors; ++s) {
    crowns[notation::word(static_cast<Sector>(s))] =
        all.wheel_board.crowns[static_cast<std::size_t>(s)];
  }
  json::array levels;
  for (const players::Level& level : players::levels()) {
    if (level.for_people)
      levels.push_back(json::object{{"name", level.name}, {"description", level.description}});
  }
  return json::serialize(
      json::object{{"sets", std::move(sets)},
                   {"board", std::move(board)},
                   {"crowns", std::move(crowns)},
                   {"levels", std::move(levels)},
                   {"limits", {{"name", kMaxNameLetters}, {"chat", kMaxChatLetters}}}});
}

}  // namespace aude::table
