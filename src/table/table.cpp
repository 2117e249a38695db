// SPDX-License-Identifier: MIT
// A table's state: how entries of its log change it, and how actions, draws and clocks become entries.
#include "table/table.h"

#include <algorithm>
#include <tuple>

#include "notation/actions.h"
#include "players/player.h"

namespace aude::table {
namespace {

namespace json = boost::json;

constexpr std::size_t kStepsKept = 40;
constexpr std::size_t kChatKept = 50;
constexpr auto kNever = static_cast<std::size_t>(-1);

template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

std::optional<std::string> why_illegal(const State& state, const Action& action) {
  if (state.is_legal(action)) return {};
  return notation::legal_action(state, notation::to_text(state.game(), action)).refusal().what;
}

std::optional<std::string> why_not_playable(const Game& game, const std::vector<SeatState>& seats,
                                            const std::vector<Action>& actions) {
  if (static_cast<int>(seats.size()) != game.players()) return "expected one seat per player";
  State state(game);
  for (const Action& action : actions) {
    if (auto wrong = why_illegal(state, action)) return wrong;
    state.apply(action);
  }
  return {};
}

// The seat that an entry names; -1 for none.
int seat_of(const Entry& entry) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.seat; }) return e.seat;
        return -1;
      },
      entry);
}

}  // namespace

SeatMask moved(SeatMask seats, const std::vector<int>& numbers) {
  SeatMask out = 0;
  for (std::size_t old = 0; old < numbers.size(); ++old) {
    if ((seats >> old & 1U) != 0 && numbers[old] >= 0) out |= mask_of(Seat(numbers[old]));
  }
  return out;
}

// --- reading the log ---

Result<std::unique_ptr<Table>> Table::create(std::string id, TablePlan plan, bool start,
                                             ChanceSource chance, Millis now, Outcome& outcome) {
  if (static_cast<int>(plan.seats.size()) != plan.game->players())
    return Refusal{"seats", "expected one seat per player"};
  auto table = blank(std::move(id), std::move(chance), now);
  const Entry entry = std::move(plan);
  table->apply(entry);
  outcome.entries.push_back(to_text(entry, *table->game()));
  const bool full = std::none_of(table->seats_.begin(), table->seats_.end(),
                                 [](const SeatState& seat) { return seat.kind == SeatKind::Open; });
  // Players of a rated game must be there.
  if (start && full && !table->plan_.rated && !table->plan_.gathers) {
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
  const auto entry = entry_from_text(text, plan_.game.get());
  if (!entry) return Refusal{where, entry.refusal().where + ": " + entry.refusal().what};
  if (auto wrong = why_wrong(*entry)) return Refusal{where, std::move(*wrong)};
  apply(*entry);
  return {};
}

std::optional<std::string> Table::why_wrong(const Entry& entry) const {
  using Fault = std::optional<std::string>;
  if (state_ && seat_of(entry) >= seats())
    return "the table has no seat " + std::to_string(seat_of(entry));
  const bool plays = std::holds_alternative<Played>(entry) || std::holds_alternative<Held>(entry);
  if (ending_ && plays) return "the game has ended";
  return std::visit(
      Overloaded{[&](const TablePlan& plan) -> Fault {
                   if (state_) return "a table is created only once";
                   return why_not_playable(*plan.game, plan.seats, plan.actions);
                 },
                 [&](const Configured& e) -> Fault {
                   if (started_) return "the game has already started";
                   return why_not_playable(*e.game, e.seats, plan_.actions);
                 },
                 [&](const Played& e) -> Fault { return why_illegal(*state_, e.action); },
                 [&](const Held& e) -> Fault { return why_illegal(*state_, e.action); },
                 [&](const Settled&) -> Fault { return pending_ ? Fault() : "no action is pending"; },
                 [&](const TakenBack&) -> Fault {
                   return pending_ || !open_part_.empty() ? Fault() : "nothing can be taken back";
                 },
                 [&](const Concluded&) -> Fault {
                   return is_playing() ? Fault() : "the game is not in progress";
                 },
                 [&](const Returned& e) -> Fault {
                   const auto n = static_cast<std::size_t>(e.n);
                   return is_playing() && n >= plan_.actions.size() && n <= actions_.size()
                              ? Fault()
                              : "the game cannot return to this action";
                 },
                 [](const auto&) -> Fault { return {}; }},
      entry);
}

void Table::set_up(const TablePlan& plan) {
  plan_ = plan;
  seats_ = plan.seats;
  state_.emplace(*plan_.game);
  laid_by_.assign(state_->board().tiles().size(), -1);
  clocks_ = Clocks(plan.clock, seats_.size());
  declined_.assign(seats_.size(), kNever);
  away_since_.assign(seats_.size(), {});
  for (const Action& action : plan.actions) carry_out(step(action));
  open_part_.clear();
}

// The table as if it had been created like this; chat and version go on.
void Table::configure(const Configured& configured) {
  TablePlan plan = plan_;
  plan.game = configured.game;
  plan.seats = configured.seats;
  plan.aids = configured.aids;
  plan.clock = configured.clock;
  plan.rated = configured.rated;
  plan.listed = configured.listed;
  plan.wanted = configured.wanted;
  plan.match = configured.match ? std::optional(MatchPlan{*configured.match}) : std::nullopt;
  actions_.clear();
  steps_.clear();
  set_up(plan);
}

void Table::apply(const Entry& entry, Step* tried) {
  ++length_;
  if (!std::holds_alternative<Said>(entry)) ++version_;
  std::visit(
      [this](const auto& e) {
        if constexpr (requires { e.at; }) now_ = e.at.value_or(now_);
      },
      entry);
  const auto seat = [this](int number) -> SeatState& {
    return seats_[static_cast<std::size_t>(number)];
  };
  const auto stepped = [&](const Action& action) { return tried ? std::move(*tried) : step(action); };
  std::visit(
      Overloaded{[&](const TablePlan& plan) { set_up(plan); },
                 [&](const Configured& e) { configure(e); },
                 [&](const Seated& e) {
                   seat(e.seat) = {SeatKind::Person, e.name, {}, e.colour, e.token_hash, false};
                   if (person_to_act() == e.seat) clocks_.restart(now_);
                 },
                 [&](const Filled& e) {
                   seat(e.seat) = {SeatKind::Bot, e.name, e.level, seat(e.seat).colour, {}, false};
                 },
                 [&](const StoodIn& e) {
                   seat(e.seat).level = e.level;
                   seat(e.seat).out_of_time = e.out_of_time;
                   if (e.resigned) seat(e.seat).resigned = true;
                   if (e.out_of_time) clocks_.set(e.seat, 0);
                 },
                 [&](const Resumed& e) {
                   seat(e.seat).level.clear();
                   if (person_to_act() == e.seat) clocks_.restart(now_);
                 },
                 [&](const Opened& e) {
                   seat(e.seat) = {SeatKind::Open, {}, {}, seat(e.seat).colour, {}, false};
                 },
                 [&](const Started&) {
                   started_ = true;
                   clocks_.restart(now_);
                 },
                 [&](const Played& e) { carry_out(stepped(e.action), e.clock); },
                 [&](const Held& e) { pending_ = stepped(e.action); },
                 [&](const Settled& e) {
                   Step step = std::move(*pending_);
                   carry_out(std::move(step), e.clock);
                 },
                 [&](const TakenBack&) { take_back(); }, [&](const Concluded& e) { conclude(e); },
                 [&](const Offered& e) {
                   offer_ = e;
                   has_offers_ = true;
                 },
                 [&](const Declined&) {
                   if (offer_) declined_[static_cast<std::size_t>(offer_->seat)] = actions_.size();
                   offer_.reset();
                 },
                 [&](const Returned& e) { return_to(static_cast<std::size_t>(e.n)); },
                 [&](const Rematched& e) { rematch_ = e.table; },
                 [&](const ChatFreed& e) {
                   if (e.on)
                     free_chat_.insert(seat(e.seat).token_hash);
                   else
                     free_chat_.erase(seat(e.seat).token_hash);
                 },
                 [&](const Said& e) {
                   chat_.push_back({{"type", "chat"},
                                    {"seat", e.seat},
                                    {"name", seat(e.seat).name},
                                    {"text", e.text},
                                    {"time", e.time}});
                   if (!e.phrase.empty()) chat_.back()["phrase"] = e.phrase;
                   if (chat_.size() > kChatKept) chat_.pop_front();
                 }},
      entry);
}

// --- actions ---

Table::Step::Step(State before, const Action& chosen)
    : action(chosen), actor(before.actor()), chance(before.is_chance()), after(std::move(before)) {
  after.apply(action, &events);
}

// Who has not lost has won; after an agreement, all have.
void Table::conclude(const Concluded& concluded) {
  pending_.reset();
  open_part_.clear();
  offer_.reset();
  if (concluded.reason == EndReason::OutOfTime) clocks_.set(concluded.seat, 0);
  for (int seat = 0; seat < seats(); ++seat) {
    if (seat != concluded.seat && concluded.reason != EndReason::Aborted)
      winners_ |= mask_of(Seat(seat));
  }
  ending_ = concluded;
}

// Clocks stay as they are. What was drawn later goes back into the bag.
void Table::return_to(std::size_t actions) {
  std::vector<Action> kept = std::move(actions_);
  kept.resize(actions);
  actions_.clear();
  steps_.clear();
  pending_.reset();
  state_.emplace(*plan_.game);
  laid_by_.assign(state_->board().tiles().size(), -1);
  for (const Action& action : kept) carry_out(step(action));
}

// A decision may be taken back later, so it gets a copy of the state; a random draw does not.
Table::Step Table::step(const Action& action) {
  if (state_->is_chance()) return Step(std::move(*state_), action);
  return Step(*state_, action);
}

// Actions that reveal nothing can be taken back: a placement, and a deployment before tending.
void Table::carry_out(Step&& step, std::optional<Millis> clock) {
  if (clock) clocks_.set(index(step.actor), *clock);
  pending_.reset();
  offer_.reset();
  if (!step.chance && !step.is_final()) {
    open_part_.push_back({std::move(*state_), laid_by_.size()});
  } else {
    open_part_.clear();
    clocks_.restart(now_);
  }
  state_ = std::move(step.after);
  laid_by_.resize(state_->board().tiles().size(), static_cast<std::int8_t>(step.actor));
  actions_.push_back(step.action);
  steps_.push_back(notation::step_json(*plan_.game, static_cast<int>(actions_.size()),
                                       step.chance ? std::nullopt : std::optional(step.actor),
                                       step.action, step.events));
  if (steps_.size() > kStepsKept) steps_.pop_front();
  if (!step.events.empty()) {
    if (const auto* over = std::get_if<OverEvent>(&step.events.back())) winners_ = over->winners;
  }
}

void Table::take_back() {
  if (pending_) return pending_.reset();
  state_ = std::move(open_part_.back().state);
  laid_by_.resize(open_part_.back().tiles);
  open_part_.pop_back();
  actions_.pop_back();
  if (!steps_.empty()) steps_.pop_back();
}

// --- questions ---

Member Table::member(const std::vector<std::string>& tokens) const {
  Member member;
  for (const std::string& token : tokens) {
    const std::string hash = hash_of(token);
    if (same_secret(hash, plan_.host_hash) && player_of(kHostTie + hash).empty()) member.host = true;
    if (!player_of(hash).empty()) continue;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if (same_secret(hash, seats_[i].token_hash)) member.seats |= mask_of(Seat(i));
    }
  }
  return member;
}

Member Table::member_of(const PlayerName& player) const {
  Member member{0, player_of(kHostTie + plan_.host_hash) == player.id, player};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (player_of(seats_[i].token_hash) == player.id) member.seats |= mask_of(Seat(i));
  }
  return member;
}

std::string Table::player_of(std::string_view token_hash) const {
  if (token_hash.empty()) return {};
  const auto found = std::find_if(ties_.begin(), ties_.end(),
                                  [&](const SeatTie& each) { return each.token == token_hash; });
  return found == ties_.end() ? std::string() : found->player;
}

Table::Invitation Table::invitation() const {
  for (const std::string_view word : {kDeclinedTie, kWithdrawnTie, kInvitedTie}) {
    const std::string player = player_of(std::string(word) + std::to_string(plan_.created));
    if (!player.empty()) return {word, player};
  }
  return {};
}

bool Table::is_inviting() const {
  return !plan_.invited.empty() && !started_ &&
         std::any_of(seats_.begin(), seats_.end(),
                     [](const SeatState& seat) { return seat.kind == SeatKind::Open; });
}

std::optional<Table::Person> Table::person_at(int seat) const {
  constexpr int kSaid = 5;
  if (seat >= seats()) return {};
  const SeatState& state = seats_[static_cast<std::size_t>(seat)];
  if (state.kind != SeatKind::Person) return {};
  Person person{player_of(state.token_hash), state.name, {}};
  int found = 0;
  for (auto each = chat_.rbegin(); each != chat_.rend() && found < kSaid; ++each) {
    if (each->at("seat").as_int64() != seat) continue;
    ++found;
    person.said = std::string(each->at("text").as_string()) + "\n" + person.said;
  }
  return person;
}

bool Table::has_free_chat() const {
  return !plan_.rated || std::all_of(seats_.begin(), seats_.end(), [this](const SeatState& seat) {
    return seat.kind != SeatKind::Person || free_chat_.contains(seat.token_hash);
  });
}

std::optional<int> Table::person_to_act() const {
  if (!is_playing() || state_->is_chance()) return {};
  const int seat = index(state_->actor());
  const bool person =
      seats_[static_cast<std::size_t>(seat)].kind == SeatKind::Person && !played_by_bot(seat);
  return person ? std::optional(seat) : std::nullopt;
}

std::optional<RatedGame> Table::rated_game() const {
  if (!plan_.rated || !is_over() || winners_ == 0) return {};
  RatedGame game{plan_.kind(), rated_seats()};
  if (std::any_of(game.seats.begin(), game.seats.end(),
                  [](const RatedSeat& seat) { return seat.player.empty(); }))
    return {};
  if (!plan_.is_duel())
    put_places(game.seats);
  else if (!put_duel(game.seats))
    return {};
  return game;
}

// Who plays, with points.
std::vector<RatedSeat> Table::rated_seats() const {
  std::vector<RatedSeat> out;
  for (int seat = 0; seat < seats(); ++seat) {
    const SeatState& state = seats_[static_cast<std::size_t>(seat)];
    const bool is_bot = state.kind == SeatKind::Bot;
    // A bot has the rating of its level, whatever its style.
    out.push_back({is_bot ? kBotEntrant + std::string(players::without_style(state.level))
                          : player_of(state.token_hash),
                   1, state_->score(Seat(seat))});
  }
  return out;
}

void Table::put_places(std::vector<RatedSeat>& rated) const {
  const auto rank = [this](int seat) {
    return std::tuple(!has_forfeited(seat), winners_ >> seat & 1U, state_->score(Seat(seat)));
  };
  // Of a game that ended early, only who has won counts.
  for (int seat = 0; seat < seats(); ++seat) {
    for (int other = 0; other < seats(); ++other) {
      const bool better =
          ending_ ? std::get<1>(rank(other)) > std::get<1>(rank(seat)) : rank(other) > rank(seat);
      if (better) ++rated[static_cast<std::size_t>(seat)].place;
    }
  }
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
                 bot_time()};
}

std::optional<Millis> Table::bot_time() const {
  if (!clocks_.rule()) return {};
  const int in_hand = state_->phase() == Phase::Place ? 1 : 0;
  return clocks_.share(static_cast<Millis>(state_->board().tiles().size()) + state_->left() + in_hand);
}

std::optional<Millis> Table::clock_left(int seat, Millis now) const {
  if (!clocks_.rule() || seats_[static_cast<std::size_t>(seat)].kind != SeatKind::Person) return {};
  return clocks_.left(seat, person_to_act() == seat, now);
}

std::optional<Millis> Table::deadline() const {
  const auto seat = person_to_act();
  if (!clocks_.rule() || !seat) return {};
  return clocks_.deadline(*seat);
}

std::optional<int> Table::seat_to_measure() const {
  return clocks_.rule() && clocks_.rule()->allowance > 0 ? person_to_act() : std::nullopt;
}

std::optional<Millis> Table::clock_after() const {
  const auto seat = person_to_act();
  if (!clocks_.rule() || !seat) return {};
  return clocks_.after_turn_part(*seat, now_);
}

// --- writing the log ---

void Table::record(Outcome& outcome, Entry entry, Step* step) {
  if (clocks_.rule()) {
    std::visit(
        [this](auto& e) {
          if constexpr (requires { e.at; }) e.at = now_;
        },
        entry);
  }
  apply(entry, step);
  outcome.entries.push_back(to_text(entry, *plan_.game));
}

void Table::draw_chance(Outcome& outcome) {
  while (state_->is_chance()) {
    if (const auto known = next_of_deck()) {
      record(outcome, Played{*known});
      continue;
    }
    const auto pick = chance_(static_cast<std::uint32_t>(state_->chance_total()));
    record(outcome, Played{state_->chance_at(static_cast<int>(pick))});
  }
}

void Table::take_back_pending(Outcome& outcome) {
  if (pending_) record(outcome, TakenBack{});
}

// The action must be legal. Unless it is final, an action that ends the turn part waits for
// confirmation.
void Table::act(Outcome& outcome, Action action, bool final) {
  Step next = step(action);
  take_back_pending(outcome);
  if (next.ends_part() && !final) return record(outcome, Held{action}, &next);
  const auto clock = next.is_final() ? clock_after() : std::nullopt;
  record(outcome, Played{action, clock}, &next);
  draw_chance(outcome);
}

Outcome Table::bot_acts(const BotTurn& turn, Action action, Millis now) {
  now_ = now;
  Outcome outcome;
  const auto expected = bot_turn();
  if (!expected || expected->n != turn.n || expected->seat != turn.seat) return outcome;
  if (!state_->is_legal(action)) {
    outcome.broken = "a bot chose an illegal action";
    return outcome;
  }
  const Mark before = mark();
  act(outcome, action, true);
  broadcast_update(outcome, before);
  return outcome;
}

Outcome Table::tick(Millis now) {
  now_ = now;
  Outcome outcome;
  run_out(outcome);
  return outcome;
}

void Table::run_out(Outcome& outcome) {
  const auto end = deadline();
  if (!end || *end > now_) return;
  const int seat = index(state_->actor());
  if ((clocks_.rule()->loses || plan_.rated) && seats() == 2) {
    record(outcome, Concluded{EndReason::OutOfTime, seat, end});
    return broadcast_view(outcome, "lost_on_time", seat);
  }
  take_back_pending(outcome);
  record(outcome, StoodIn{seat, std::string(kSubstitute), true,
                          clocks_.rule()->is_classic() ? std::nullopt : end});
  broadcast_view(outcome, "out_of_time", seat);
}

std::optional<std::size_t> Table::before_turn_of(int seat) const {
  std::optional<std::size_t> found;
  State state(*plan_.game);
  for (std::size_t i = 0; i < actions_.size(); ++i) {
    const bool lays = !state.is_chance() && state.phase() == Phase::Place;
    if (lays && index(state.actor()) == seat && i >= plan_.actions.size()) found = i;
    state.apply(actions_[i]);
  }
  return found;
}

void Table::set_presence(const Presence& presence, Millis now) {
  presence_ = presence;
  for (std::size_t i = 0; i < away_since_.size(); ++i) {
    if ((presence.seats >> i & 1U) != 0)
      away_since_[i].reset();
    else if (!away_since_[i])
      away_since_[i] = now;
  }
}

// The same again; of a match, its next game.
TablePlan Table::rematch_plan(Millis now) const {
  TablePlan plan = plan_;
  plan.quick = false;
  plan.invited.clear();
  plan.gathers = false;
  plan.seats = seats_;
  if (plan_.match) {
    plan.match = MatchPlan{plan_.match->form};
    if (auto next = next_in_match()) {
      plan.match = std::move(next);
      plan.gathers = true;
      if (seat_in_match(match()->next()->starter) != 0) std::swap(plan.seats[0], plan.seats[1]);
    }
  }
  for (SeatState& seat : plan.seats) {
    if (seat.kind == SeatKind::Person) seat.level.clear();
    seat.out_of_time = false;
    seat.resigned = false;
  }
  plan.created = now;
  plan.actions.clear();
  return plan;
}

}  // namespace aude::table
