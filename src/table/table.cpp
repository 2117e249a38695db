#include "table/table.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/events.h"
#include "notation/record.h"
#include "notation/values.h"
#include "players/player.h"

namespace aude::table {
namespace {

namespace json = boost::json;

constexpr std::size_t kStepsKept = 40;
constexpr std::size_t kChatKept = 50;
constexpr std::string_view kStandIn = "medium";  // plays on when a clock has run out

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

// A JSON object and texts that are JSON already, put together without parsing them again.
std::string joined(const json::object& body, const std::deque<std::string>& steps, std::size_t how_many,
                   std::string_view legal) {
  std::string out = json::serialize(body);
  out.back() = ',';
  out += "\"steps\":[";
  for (std::size_t i = steps.size() - how_many; i < steps.size(); ++i) {
    if (out.back() != '[') out += ',';
    out += steps[i];
  }
  out += "],\"legal\":";
  out += legal;
  return out + "}";
}

// The pieces that an action puts on the table; what it would score or reveal is left out.
Events only_deployed(const Events& events) {
  Events out;
  for (const Event& event : events) {
    if (std::holds_alternative<DeployedEvent>(event) || std::holds_alternative<CrownedEvent>(event)) {
      out.push_back(event);
    }
  }
  return out;
}

}  // namespace

std::string error_text(std::optional<int> id, std::string_view code, std::string_view message,
                       std::string_view where) {
  json::object out{{"type", "error"}, {"code", code}, {"message", message}};
  if (id) out["id"] = *id;
  if (!where.empty()) out["where"] = where;
  return json::serialize(out);
}

// --- reading the log ---

Result<std::unique_ptr<Table>> Table::create(std::string id, TablePlan plan, bool start,
                                             ChanceSource chance, Millis now, Outcome& outcome) {
  std::unique_ptr<Table> table(new Table(std::move(id), std::move(chance)));
  table->now_ = now;
  const Entry entry = std::move(plan);
  if (auto what = table->apply(entry)) return Refusal{"setup", *what};
  outcome.entries.push_back(to_text(entry));
  const bool full = std::none_of(table->seats_.begin(), table->seats_.end(),
                                 [](const SeatState& seat) { return seat.kind == SeatKind::Open; });
  if (start && full) {
    table->record(outcome, Started{});
    table->draw_chance(outcome);
  }
  return table;
}

Result<std::unique_ptr<Table>> Table::load(std::string id, const std::vector<std::string>& entries,
                                           ChanceSource chance, Millis now) {
  auto table = blank(std::move(id), std::move(chance), now);
  for (const std::string& entry : entries) {
    if (auto wrong = table->read(entry)) return std::move(*wrong);
  }
  if (!table->state_) return Refusal{"entry 0", "the log is empty"};
  return table;
}

std::unique_ptr<Table> Table::blank(std::string id, ChanceSource chance, Millis now) {
  std::unique_ptr<Table> table(new Table(std::move(id), std::move(chance)));
  table->now_ = now;
  return table;
}

std::optional<Refusal> Table::read(std::string_view text) {
  const std::string where = "entry " + std::to_string(length_);
  const auto entry = entry_from_text(text);
  if (!entry) return Refusal{where, entry.refusal().where + ": " + entry.refusal().what};
  if (std::holds_alternative<TablePlan>(*entry) != (length_ == 0)) {
    return Refusal{where, "a log begins with how the table was made"};
  }
  if (auto wrong = apply(*entry)) return Refusal{where, std::move(*wrong)};
  return {};
}

std::optional<std::string> Table::apply(const Entry& entry) {
  ++length_;
  if (!std::holds_alternative<Said>(entry)) ++version_;
  const auto seat = [this](int number) -> SeatState& {
    return seats_[static_cast<std::size_t>(number)];
  };
  using Fault = std::optional<std::string>;
  std::visit(
      [this](const auto& e) {
        if constexpr (requires { e.at; }) now_ = e.at.value_or(now_);
      },
      entry);
  const int named = std::visit(
      [](const auto& e) {
        if constexpr (requires { e.seat; }) return e.seat;
        return -1;
      },
      entry);
  if (named >= seats()) return "the table has no seat " + std::to_string(named);
  return std::visit(
      Overloaded{[&](const TablePlan& plan) -> Fault {
                   plan_ = plan;
                   seats_ = plan.seats;
                   auto game = Game::create(notation::catalogue(), plan.setup);
                   if (!game) return game.refusal().where + ": " + game.refusal().what;
                   game_ = *game;
                   state_.emplace(*game_);
                   laid_by_.assign(state_->board().tiles().size(), -1);
                   clocks_.assign(seats_.size(), plan.clock ? plan.clock->total : 0);
                   for (const std::string& action : plan.actions) {
                     if (auto what = play(action)) return what;
                   }
                   open_part_.clear();
                   return {};
                 },
                 [&](const Seated& e) -> Fault {
                   seat(e.seat) = {SeatKind::Person, e.name, {}, e.colour, e.token_hash, false};
                   if (person_to_act() == e.seat) since_ = now_;
                   return {};
                 },
                 [&](const Filled& e) -> Fault {
                   seat(e.seat) = {SeatKind::Bot, e.name, e.level, seat(e.seat).colour, {}, false};
                   return {};
                 },
                 [&](const StoodIn& e) -> Fault {
                   seat(e.seat).level = e.level;
                   seat(e.seat).out_of_time = e.out_of_time;
                   if (e.out_of_time) clocks_[static_cast<std::size_t>(e.seat)] = 0;
                   return {};
                 },
                 [&](const Resumed& e) -> Fault {
                   seat(e.seat).level.clear();
                   since_ = now_;
                   return {};
                 },
                 [&](const Opened& e) -> Fault {
                   seat(e.seat) = {SeatKind::Open, {}, {}, seat(e.seat).colour, {}, false};
                   return {};
                 },
                 [&](const Started&) -> Fault {
                   started_ = true;
                   since_ = now_;
                   return {};
                 },
                 [&](const Played& e) -> Fault {
                   if (e.clock) clocks_[static_cast<std::size_t>(state_->actor())] = *e.clock;
                   return play(e.action);
                 },
                 [&](const Held& e) -> Fault {
                   auto action = notation::legal_action(*state_, e.action);
                   if (!action) return action.refusal().what;
                   pending_ = *action;
                   return {};
                 },
                 [&](const Settled& e) -> Fault {
                   if (!pending_) return "nothing is held";
                   if (e.clock) clocks_[static_cast<std::size_t>(state_->actor())] = *e.clock;
                   return play(notation::to_text(*game_, *pending_));
                 },
                 [&](const TakenBack&) -> Fault {
                   if (!pending_ && open_part_.empty()) return "nothing can be taken back";
                   take_back();
                   return {};
                 },
                 [&](const Rematched& e) -> Fault {
                   rematch_ = e.table;
                   return {};
                 },
                 [&](const Said& e) -> Fault {
                   chat_.push_back(json::serialize(json::object{{"type", "chat"},
                                                                {"seat", e.seat},
                                                                {"name", seat(e.seat).name},
                                                                {"text", e.text},
                                                                {"time", e.time}}));
                   if (chat_.size() > kChatKept) chat_.pop_front();
                   return {};
                 }},
      entry);
}

// Carries an action out. What can be taken back afterwards is what reveals nothing: a placement, and a
// deployment that tending follows.
std::optional<std::string> Table::play(std::string_view text) {
  const auto action = notation::legal_action(*state_, text);
  if (!action) return action.refusal().what;
  const bool chance = state_->is_chance();
  const Seat actor = state_->actor();
  Before before{*state_, laid_by_.size()};
  Events events;
  state_->apply(*action, &events);
  pending_.reset();
  if (!chance && !state_->is_chance() && !state_->is_over() && action->verb != Verb::Recall) {
    open_part_.push_back(std::move(before));
  } else {
    open_part_.clear();
    since_ = now_;
  }
  laid_by_.resize(state_->board().tiles().size(), static_cast<std::int8_t>(actor));
  actions_.emplace_back(text);
  steps_.push_back(notation::step_text(*game_, static_cast<int>(actions_.size()),
                                       chance ? json::value() : json::value(index(actor)),
                                       actions_.back(), events));
  if (steps_.size() > kStepsKept) steps_.pop_front();
  if (!events.empty()) {
    if (const auto* over = std::get_if<OverEvent>(&events.back())) winners_ = over->winners;
  }
  return {};
}

void Table::take_back() {
  if (pending_) {
    pending_.reset();
    return;
  }
  state_ = open_part_.back().state;
  laid_by_.resize(open_part_.back().laid);
  open_part_.pop_back();
  actions_.pop_back();
  if (!steps_.empty()) steps_.pop_back();
}

// --- questions ---

Member Table::member(const std::vector<std::string>& tokens) const {
  Member member;
  for (const std::string& token : tokens) {
    const std::string hash = hash_of(token);
    if (same_secret(hash, plan_.host_hash)) member.host = true;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if (same_secret(hash, seats_[i].token_hash)) member.seats |= mask_of(Seat(i));
    }
  }
  return member;
}

std::string Table::seat_name(int seat) const {
  const std::string& name = seats_[static_cast<std::size_t>(seat)].name;
  return name.empty() ? "Seat " + std::to_string(seat + 1) : name;
}

std::optional<int> Table::person_to_act() const {
  if (!is_playing() || state_->is_chance()) return {};
  const int seat = index(state_->actor());
  const bool person =
      seats_[static_cast<std::size_t>(seat)].kind == SeatKind::Person && !played_by_bot(seat);
  return person ? std::optional(seat) : std::nullopt;
}

bool Table::is_for_bots_only() const {
  return std::all_of(seats_.begin(), seats_.end(),
                     [](const SeatState& seat) { return seat.kind == SeatKind::Bot; });
}

std::optional<BotTurn> Table::bot_turn() const {
  if (!is_playing() || state_->is_chance()) return {};
  const int seat = index(state_->actor());
  if (!played_by_bot(seat)) return {};
  return BotTurn{seat, seats_[static_cast<std::size_t>(seat)].level, static_cast<int>(actions_.size()),
                 pace()};
}

std::optional<Millis> Table::pace() const {
  if (!plan_.clock) return {};
  const int in_hand = state_->phase() == Phase::Place ? 1 : 0;
  const auto tiles = static_cast<Millis>(state_->board().tiles().size()) + state_->left() + in_hand;
  const Millis parts = std::max<Millis>(1, tiles / seats());
  return std::max<Millis>(1, plan_.clock->total / parts + plan_.clock->increment);
}

std::optional<Millis> Table::clock_left(int seat, Millis now) const {
  const auto at = static_cast<std::size_t>(seat);
  if (!plan_.clock || seats_[at].kind != SeatKind::Person) return {};
  const bool running = person_to_act() == seat;
  return std::max<Millis>(0, clocks_[at] - (running ? now - since_ : 0));
}

std::optional<Millis> Table::deadline() const {
  const auto seat = person_to_act();
  if (!plan_.clock || !seat) return {};
  return since_ + clocks_[static_cast<std::size_t>(*seat)];
}

// What the actor's clock shows when the turn part ends now.
std::optional<Millis> Table::clock_after(Millis now) const {
  if (!person_to_act()) return {};
  const auto left = clock_left(index(state_->actor()), now);
  return left ? std::optional(*left + plan_.clock->increment) : std::nullopt;
}

json::array Table::seats_json(Millis now) const {
  json::array out;
  constexpr std::string_view kSeatWords[] = {"open", "person", "bot"};
  for (int i = 0; i < seats(); ++i) {
    const SeatState& seat = seats_[static_cast<std::size_t>(i)];
    const auto clock = clock_left(i, now);
    out.push_back(json::object{{"seat", i},
                               {"kind", kSeatWords[static_cast<std::size_t>(seat.kind)]},
                               {"name", seat.name.empty() ? json::value() : json::value(seat.name)},
                               {"level", seat.level.empty() ? json::value() : json::value(seat.level)},
                               {"colour", seat.colour},
                               {"here", seat.kind == SeatKind::Bot || (presence_.seats >> i & 1U) != 0},
                               {"out_of_time", seat.out_of_time},
                               {"clock", clock ? json::value(*clock) : json::value()}});
  }
  return out;
}

json::value Table::pending_json() const {
  if (!pending_) return nullptr;
  State after = *state_;
  Events events;
  after.apply(*pending_, &events);
  return json::object{{"action", notation::to_text(*game_, *pending_)},
                      {"events", notation::events_json(*game_, only_deployed(events))}};
}

void Table::put_changing(json::object& out, Millis now) const {
  out["version"] = version_;
  out["stage"] = !started_ ? "lobby" : state_->is_over() ? "over" : "playing";
  out["seats"] = seats_json(now);
  out["watchers"] = presence_.spectators;
  out["host_here"] = presence_.host;
  out["n"] = actions_.size();
  notation::put_position(out, *state_);
  if (!started_) {
    out["phase"] = nullptr;
    out["actor"] = nullptr;
  }
  out["pending"] = pending_json();
  out["can_undo"] = can_undo();
  out["winners"] = is_over() ? json::value(notation::seats_json(winners_)) : json::value();
  out["rematch"] = rematch_.empty() ? json::value() : json::value(rematch_);
}

json::object Table::whole(Millis now) const {
  Setup setup = plan_.setup;
  for (int i = 0; i < seats(); ++i) setup.players[static_cast<std::size_t>(i)] = seat_name(i);
  json::object out{{"type", "view"}, {"table", id_}};
  put_changing(out, now);
  out["setup"] = notation::setup_to_json(setup);
  out["aids"] = plan_.aids;
  out["clock"] = nullptr;
  if (plan_.clock)
    out["clock"] = json::object{{"total", plan_.clock->total}, {"increment", plan_.clock->increment}};
  out["created"] = plan_.created;
  out["tiles"] = notation::tiles_json(*state_, laid_by_, 0);
  out["finished"] = notation::finished_json(*state_);
  out["remaining"] = nullptr;
  if (plan_.aids || is_over()) out["remaining"] = notation::remaining_json(*state_);
  json::array chat;
  for (const std::string& line : chat_) chat.push_back(json::parse(line));
  out["chat"] = std::move(chat);
  return out;
}

std::string Table::joined_text(std::optional<int> id, const Member& member) const {
  json::object out{{"type", "joined"},
                   {"table", id_},
                   {"seats", notation::seats_json(member.seats)},
                   {"host", member.host}};
  if (id) out["id"] = *id;
  return json::serialize(out);
}

std::string Table::view_text(const Member& member, Millis now) const {
  const auto actor = person_to_act();
  return joined(whole(now), steps_, steps_.size(),
                actor && member.holds(*actor) ? notation::legal_text(*state_) : "[]");
}

std::string Table::presence_text() const {
  json::array here;
  for (int i = 0; i < seats(); ++i) {
    here.emplace_back(seats_[static_cast<std::size_t>(i)].kind == SeatKind::Bot ||
                      (presence_.seats >> i & 1U) != 0);
  }
  return json::serialize(json::object{{"type", "presence"},
                                      {"seats", std::move(here)},
                                      {"watchers", presence_.spectators},
                                      {"host_here", presence_.host}});
}

std::string Table::record_text() const {
  notation::Record record{plan_.setup, actions_};
  for (int i = 0; i < seats(); ++i) record.setup.players[static_cast<std::size_t>(i)] = seat_name(i);
  std::string text = notation::to_json(record);
  if (!plan_.aids && !is_over()) text.replace(text.size() - 1, 1, ",\"aids\":false}");
  return text;
}

// --- telling ---

Table::Mark Table::mark() const { return {*state_, laid_by_.size(), actions_.size()}; }

Broadcast Table::broadcast(json::object&& body, std::size_t steps) const {
  Broadcast update;
  update.actor = person_to_act();
  update.for_others = std::make_shared<const std::string>(joined(body, steps_, steps, "[]"));
  update.for_actor = update.for_others;
  if (update.actor) {
    std::string text(*update.for_others, 0, update.for_others->size() - 3);  // without []}
    update.for_actor = std::make_shared<const std::string>(text + notation::legal_text(*state_) + "}");
  }
  return update;
}

void Table::broadcast_update(Outcome& outcome, const Mark& before, Millis now) const {
  json::object out{{"type", "update"}};
  put_changing(out, now);
  out["new_tiles"] = notation::tiles_json(*state_, laid_by_, before.laid);
  if (json::array done = notation::finished_json(*state_, &before.state); !done.empty())
    out["new_finished"] = std::move(done);
  if (plan_.aids || is_over()) {
    json::object changes = notation::remaining_changes(before.state, *state_);
    if (!changes.empty()) out["remaining"] = std::move(changes);
  }
  outcome.broadcast =
      broadcast(std::move(out), std::min(actions_.size() - before.actions, steps_.size()));
}

void Table::broadcast_view(Outcome& outcome, Millis now, std::string_view notice, int seat) const {
  json::object out = whole(now);
  if (!notice.empty()) out["notice"] = json::object{{"code", notice}, {"seat", seat}};
  outcome.broadcast = broadcast(std::move(out), steps_.size());
}

// --- writing the log ---

void Table::record(Outcome& outcome, Entry entry) {
  if (plan_.clock) {
    std::visit(
        [this](auto& e) {
          if constexpr (requires { e.at; }) e.at = now_;
        },
        entry);
  }
  if (const auto wrong = apply(entry); wrong && outcome.broken.empty()) {
    outcome.broken = "a checked entry was refused: " + *wrong;
  }
  outcome.entries.push_back(to_text(entry));
}

void Table::draw_chance(Outcome& outcome) {
  while (state_->is_chance() && outcome.broken.empty()) {
    const auto lot = chance_(static_cast<std::uint32_t>(state_->chance_total()));
    record(outcome, Played{notation::to_text(*game_, state_->chance_at(static_cast<int>(lot))), {}});
  }
}

// True when something would be revealed or scored after it.
bool Table::ends_part(Action action) const {
  if (action.verb == Verb::Place || action.verb == Verb::Recall) return false;
  State after = *state_;
  after.apply(action);
  return after.is_chance() || after.is_over();
}

void Table::act(Outcome& outcome, Action action, bool final, Millis now) {
  const std::string text = notation::to_text(*game_, action);
  const bool ends = ends_part(action);
  if (pending_) record(outcome, TakenBack{});
  if (ends && !final) {
    record(outcome, Held{text});
    return;
  }
  const bool stops_clock = ends || action.verb == Verb::Recall;
  record(outcome, Played{text, stops_clock ? clock_after(now) : std::nullopt});
  draw_chance(outcome);
}

Outcome Table::bot_acts(const BotTurn& turn, Action action, Millis now) {
  now_ = now;
  Outcome outcome;
  const auto expected = bot_turn();
  if (!expected || expected->n != turn.n || expected->seat != turn.seat) return outcome;
  const Mark before = mark();
  if (!state_->is_legal(action)) {
    outcome.broken = "a bot chose an illegal action";
    return outcome;
  }
  act(outcome, action, true, now);
  broadcast_update(outcome, before, now);
  return outcome;
}

Outcome Table::tick(Millis now) {
  now_ = now;
  Outcome outcome;
  const auto end = deadline();
  if (!end || *end > now) return outcome;
  const int seat = index(state_->actor());
  if (pending_) record(outcome, TakenBack{});
  record(outcome, StoodIn{seat, std::string(kStandIn), true});
  broadcast_view(outcome, now, "out_of_time", seat);
  return outcome;
}

TablePlan Table::rematch_plan(Millis now) const {
  TablePlan plan = plan_;
  plan.seats = seats_;
  for (SeatState& seat : plan.seats) {
    if (seat.kind == SeatKind::Person) seat.level.clear();
    seat.out_of_time = false;
  }
  plan.created = now;
  plan.actions.clear();
  return plan;
}

}  // namespace aude::table
