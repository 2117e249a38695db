// SPDX-License-Identifier: MIT
// Reads a request for a new table.
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <set>

#include "notation/document.h"
#include "notation/setup.h"
#include "notation/words.h"
#include "players/player.h"
#include "table/messages.h"
#include "table/requests.h"
#include "table/secure.h"

namespace aude::table {
namespace {

namespace json = boost::json;
using notation::JsonCursor;

json::array seat_names(std::size_t seats) {
  json::array names;
  for (std::size_t i = 0; i < seats; ++i) names.emplace_back("Seat " + std::to_string(i + 1));
  return names;
}

// Reads one order. Errors have a code: "malformed" if the JSON does not have the expected form.
class OrderReader {
 public:
  OrderReader(const ChanceSource& chance, Millis now) : chance_(chance) { order_.plan.created = now; }

  Answer<TableOrder> read(const json::value& body) {
    read_members(JsonCursor(body, "", fault_));
    if (!fault_) read_game(body);
    if (fault_) return problem(code_, fault_.refusal());
    return std::move(order_);
  }

 private:
  void refuse(std::string code, const Refusal& refusal) {
    if (!fault_) code_ = std::move(code);
    fault_.note(refusal);
  }

  void read_members(const JsonCursor& field) {
    field.only_members({"setup", "seats", "aids", "clock", "rated", "listed", "quick", "wanted",
                        "match", "invite", "start", "actions"});
    TablePlan& plan = order_.plan;
    read_seats(field.member("seats"));
    if (const auto aids = field.find("aids")) plan.aids = aids->truth();
    if (const auto clock = field.find("clock")) plan.clock = read_clock_rule(*clock);
    if (const auto rated = field.find("rated")) plan.rated = rated->truth();
    if (const auto listed = field.find("listed")) plan.listed = listed->truth();
    if (const auto quick = field.find("quick")) plan.quick = quick->truth();
    if (const auto match = field.find("match")) plan.match = MatchPlan{read_new_match(*match)};
    if (const auto wanted = field.find("wanted")) plan.wanted = read_ratings_wanted(*wanted);
    if (const auto invite = field.find("invite")) plan.invited = read_name(*invite);
    plan.gathers = !plan.invited.empty();
    if (const auto start = field.find("start")) order_.start = start->truth();
    if (const auto actions = field.find("actions")) {
      for (const JsonCursor& action : actions->items())
        actions_.emplace_back(action.text(kMaxWordBytes));
    }
    order_.host_token = random_word(chance_, kTokenLetters);
    plan.host_hash = hash_of(order_.host_token);
  }

  void read_seats(const JsonCursor& field) {
    std::vector<SeatState>& seats = order_.plan.seats;
    const auto items = field.items();
    if (items.size() < kMinPlayers || items.size() > kMaxPlayers) {
      return refuse("bad_setup", {"seats", "expected 2 to 8 seats"});
    }
    for (const JsonCursor& each : items)
      seats.push_back(read_seat(each, static_cast<int>(seats.size())));
    if (!give_colours(seats)) refuse("bad_setup", {"seats", "two seats have the same colour"});
  }

  SeatState read_seat(const JsonCursor& field, int number) {
    field.only_members({"kind", "name", "level", "colour"});
    const JsonCursor kind = field.member("kind");
    const std::string_view word = kind.text(kMaxWordBytes);
    SeatState seat;
    const auto colour = field.find("colour");
    seat.colour = colour ? colour->whole(0, kMaxPlayers - 1) : -1;
    const auto name = field.find("name");
    if (name) seat.name = read_name(*name);
    if (word == "here") {
      if (!name) field.refuse("a seat of kind \"here\" needs a \"name\"");
      seat.kind = SeatKind::Person;
      order_.seat_tokens.emplace_back(number, random_word(chance_, kTokenLetters));
      seat.token_hash = hash_of(order_.seat_tokens.back().second);
    } else if (word == "bot") {
      seat.kind = SeatKind::Bot;
      seat.level = read_level(field.member("level"));
      if (!name) seat.name = "Bot " + std::to_string(number + 1);
    } else if (word == "open") {
      seat.name.clear();
    } else {
      kind.refuse("expected here, open or bot, found " + notation::quoted(word));
    }
    return seat;
  }

  std::string read_name(const JsonCursor& field) {
    auto clean = clean_name(field.text(400));
    if (clean) return std::move(*clean);
    refuse("bad_name", {field.path(), clean.refusal().what});
    return {};
  }

  std::string read_level(const JsonCursor& field) {
    std::string level(field.text(kMaxWordBytes));
    const std::string wrong = why_no_bot(level);
    if (!wrong.empty()) refuse("bad_level", {field.path(), wrong});
    return level;
  }

  std::optional<Setup> read_setup(const json::value& body) {
    const json::value* given = body.get_object().if_contains("setup");
    if (given == nullptr || !given->is_object()) {
      refuse("malformed", {"setup", "expected an object"});
      return {};
    }
    auto setup = setup_for_seats(*given, order_.plan.seats.size());
    if (setup) return std::move(*setup);
    refuse("bad_setup", setup.refusal());
    return {};
  }

  // The setup, and the actions that were played before. From here on they are typed and legal.
  void read_game(const json::value& body) {
    const auto setup = read_setup(body);
    if (!setup) return;
    if (actions_.size() > kMaxActions)
      return refuse("bad_setup", {"actions", "expected at most 4000 actions"});
    auto game = game_of(*setup);
    if (!game) return refuse("bad_setup", game.refusal());
    TablePlan& plan = order_.plan;
    plan.game = std::move(*game);
    State state(*plan.game);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const auto action = next_action(state, actions_, i);
      if (!action) return refuse("bad_record", action.refusal());
      state.apply(*action);
      plan.actions.push_back(*action);
    }
    if (const auto wrong = plan.rated ? why_not_rated(plan) : std::nullopt) refuse("not_rated", *wrong);
    if (plan.wanted && !plan.rated) refuse("bad_setup", {"wanted", "only a rated game has this"});
    if (plan.match && (plan.quick || plan.seats.size() != 2 || !plan.actions.empty()))
      refuse("bad_setup", {"match", "a match has two players and starts with a new game"});
    if (plan.quick && !is_quick(plan))
      refuse("bad_setup", {"quick", "expected a listed table with one person here and one open seat"});
    if (!plan.invited.empty() && (plan.listed || plan.wanted || !is_for_another(plan)))
      refuse("bad_setup", {"invite", "expected one person here and one open seat, and no list"});
    if (state.is_over())
      refuse("game_over", {"actions", "this game is over; play on from an earlier position"});
  }

  static bool is_quick(const TablePlan& plan) { return plan.listed && is_for_another(plan); }
  // A new game of one person here against another one.
  static bool is_for_another(const TablePlan& plan) {
    const std::vector<SeatState>& seats = plan.seats;
    return plan.actions.empty() && seats.size() == 2 && seats[0].kind == SeatKind::Person &&
           seats[1].kind == SeatKind::Open;
  }

  const ChanceSource& chance_;
  TableOrder order_;
  std::vector<std::string> actions_;  // as sent
  notation::Fault fault_;
  std::string code_ = "malformed";
};

}  // namespace

std::optional<Refusal> why_not_rated(const TablePlan& plan) {
  constexpr Millis kMinute = 60'000;
  const Setup& setup = plan.game->setup();
  if (plan.aids) return Refusal{"aids", "a rated game has no aids"};
  if (!plan.clock) return Refusal{"clock", "a rated game needs a clock"};
  if (plan.clock->total < kMinute || plan.clock->total > 60 * kMinute ||
      plan.clock->increment > kMinute || plan.clock->delay > kMinute)
    return Refusal{"clock", "expected 1 to 60 minutes, and at most 1 minute per turn"};
  if (setup.bag || setup.start || !(setup.options == Options{}) || !plan.actions.empty())
    return Refusal{"setup", "a rated game has the usual rules and tiles"};
  const players::GameKind kind = players::kind_of(*plan.game);
  std::set<std::string_view> bots;
  for (const SeatState& seat : plan.seats) {
    if (seat.kind != SeatKind::Bot) continue;
    if (!players::rating_of(seat.level, kind)) return Refusal{"seats", "this bot has no rating"};
    if (!bots.insert(players::without_style(seat.level)).second)
      return Refusal{"seats", "each bot plays at one seat only"};
  }
  return {};
}

bool give_colours(std::vector<SeatState>& seats) {
  std::array<bool, kMaxPlayers> used{};
  for (SeatState& seat : seats) {
    if (seat.colour < 0) continue;
    bool& taken = used[static_cast<std::size_t>(seat.colour)];
    if (taken) return false;
    taken = true;
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].colour >= 0) continue;
    std::size_t colour = i;
    while (used[colour]) colour = (colour + 1) % kMaxPlayers;
    used[colour] = true;
    seats[i].colour = static_cast<int>(colour);
  }
  return true;
}

Result<Setup> setup_for_seats(const json::value& setup, std::size_t seats) {
  if (!setup.is_object()) return Refusal{"setup", "expected an object"};
  json::value with_players = setup;
  with_players.get_object()["players"] = seat_names(seats);
  return notation::setup_from_json(with_players);
}

Answer<TableOrder> read_order(std::string_view body, const ChanceSource& chance, Millis now) {
  auto document = notation::parse_document(body);
  if (!document) return problem("malformed", document.refusal());
  return OrderReader(chance, now).read(*document);
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

}  // namespace aude::table
