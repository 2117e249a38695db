// SPDX-License-Identifier: MIT
// A table as JSON: views, updates, presence and the record (docs/protocol.md). Nothing is decided here.
#include <algorithm>
#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "notation/events.h"
#include "notation/record.h"
#include "notation/values.h"
#include "table/table.h"

namespace aude::table {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostMembers = 48;  // more than any message has

// Only the pieces that an action puts on the board: what it would score or reveal is left out.
Events only_deployed(const Events& events) {
  Events out;
  for (const Event& event : events) {
    if (std::holds_alternative<DeployedEvent>(event) || std::holds_alternative<CrownedEvent>(event)) {
      out.push_back(event);
    }
  }
  return out;
}

json::value text_or_null(const std::string& text) {
  return text.empty() ? json::value() : json::value(text);
}

json::value clock_json(const std::optional<ClockRule>& rule) {
  if (!rule) return nullptr;
  json::object out{{"total", rule->total}, {"increment", rule->increment}};
  if (rule->delay > 0) out["delay"] = rule->delay;
  if (rule->allowance > 0) out["allowance"] = rule->allowance;
  if (rule->loses) out["loses"] = true;
  return out;
}

json::object wanted_json(const RatingsWanted& wanted) {
  return {{"least", wanted.least}, {"most", wanted.most}};
}

json::object ending_json(const Concluded& ending) {
  return {{"reason", word_of(ending.reason)},
          {"seat", ending.seat < 0 ? json::value() : json::value(ending.seat)}};
}

json::value offer_json(const std::optional<Offered>& offer) {
  if (!offer) return nullptr;
  return json::object{{"what", word_of(offer->what)}, {"seat", offer->seat}};
}

// `legal` is the last member.
Text text_with_legal(json::object& body, json::array legal) {
  body["legal"] = std::move(legal);
  return std::make_shared<const std::string>(json::serialize(body));
}

}  // namespace

std::string error_text(std::optional<int> id, std::string_view code, std::string_view message,
                       std::string_view where) {
  json::object out{{"type", "error"}, {"code", code}, {"message", message}};
  if (id) out["id"] = *id;
  if (!where.empty()) out["where"] = where;
  return json::serialize(out);
}

const Text& Broadcast::for_actor() const {
  if (!actor_) return for_others();
  if (for_actor_ == nullptr) for_actor_ = text_with_legal(body_, std::move(legal_));
  return for_actor_;
}

const Text& Broadcast::for_others() const {
  if (for_others_ == nullptr) for_others_ = text_with_legal(body_, {});
  return for_others_;
}

std::string Table::seat_name(int seat) const {
  const std::string& name = seats_[static_cast<std::size_t>(seat)].name;
  return name.empty() ? "Seat " + std::to_string(seat + 1) : name;
}

// The setup with the names of the players as they are now.
Setup Table::named_setup() const {
  Setup setup = plan_.game->setup();
  for (int i = 0; i < seats(); ++i) setup.players[static_cast<std::size_t>(i)] = seat_name(i);
  return setup;
}

std::string_view Table::stage() const {
  if (!started_) return "lobby";
  return is_over() ? "over" : "playing";
}

bool Table::is_here(int seat) const {
  return seats_[static_cast<std::size_t>(seat)].kind == SeatKind::Bot ||
         (presence_.seats >> seat & 1U) != 0;
}

json::array Table::seats_json(Millis now) const {
  constexpr std::string_view kSeatWords[] = {"open", "person", "bot"};
  json::array out;
  for (int i = 0; i < seats(); ++i) {
    const SeatState& seat = seats_[static_cast<std::size_t>(i)];
    const auto clock = clock_left(i, now);
    json::object shown{{"seat", i},
                       {"kind", kSeatWords[static_cast<std::size_t>(seat.kind)]},
                       {"name", text_or_null(seat.name)},
                       {"level", text_or_null(seat.level)},
                       {"colour", seat.colour},
                       {"here", is_here(i)},
                       {"out_of_time", seat.out_of_time},
                       {"clock", clock ? json::value(*clock) : json::value()}};
    // How long the actor's clock stands still before it runs.
    if (clocks_.rule() && clocks_.rule()->delay > 0 && person_to_act() == i)
      shown["clock_delay"] = clocks_.delay_left(now);
    if (seat.resigned) shown["resigned"] = true;
    if (const std::string player = player_of(seat.token_hash); !player.empty())
      shown["player"] = player;
    out.push_back(std::move(shown));
  }
  return out;
}

json::object Table::listing() const {
  constexpr std::string_view kSeatWords[] = {"open", "person", "bot"};
  if (!plan_.listed || is_over() || presence_.seats == 0) return {};
  json::array seats;
  bool has_free_seat = false;
  for (const SeatState& seat : seats_) {
    has_free_seat = has_free_seat || seat.kind == SeatKind::Open;
    json::object shown{{"kind", kSeatWords[static_cast<std::size_t>(seat.kind)]},
                       {"name", text_or_null(seat.name)},
                       {"level", text_or_null(seat.level)},
                       {"colour", seat.colour}};
    if (const std::string player = player_of(seat.token_hash); !player.empty())
      shown["player"] = player;
    seats.push_back(std::move(shown));
  }
  if (!started_ && !has_free_seat) return {};
  json::object out{{"table", id_},
                   {"stage", stage()},
                   {"sets", notation::setup_to_json(plan_.game->setup()).at("sets")},
                   {"base_only", plan_.is_base_only()},
                   {"kind", compete::name_of(plan_.kind())},
                   {"seats", std::move(seats)},
                   {"clock", clock_json(plan_.clock)},
                   {"watchers", presence_.spectators},
                   {"created", plan_.created}};
  if (plan_.rated) out["rated"] = true;
  if (plan_.wanted) out["wanted"] = wanted_json(*plan_.wanted);
  if (plan_.match) out["match"] = match_json();
  if (plan_.quick && !started_) {
    out["quick"] = true;
    out["wish"] = json::serialize(json::array{notation::setup_to_json(plan_.game->setup()), plan_.aids,
                                              clock_json(plan_.clock), plan_.rated});
  }
  return out;
}

json::object Table::invitation_json() const {
  const Invitation invitation = this->invitation();
  const std::string_view word = invitation.word;
  json::object out{{"name", plan_.invited},
                   {"state", word == kInvitedTie ? "open" : word.substr(0, word.size() - 1)},
                   {"until", plan_.created + kInvitationMillis}};
  if (!invitation.player.empty()) out["player"] = invitation.player;
  return out;
}

GameNote Table::note() const {
  json::array seats;
  json::array scores;
  for (int i = 0; i < this->seats(); ++i) {
    const SeatState& seat = seats_[static_cast<std::size_t>(i)];
    json::object shown{{"name", text_or_null(seat.name)},
                       {"level", text_or_null(seat.level)},
                       {"colour", seat.colour},
                       {"token", seat.token_hash}};
    if (const std::string player = player_of(seat.token_hash); !player.empty())
      shown["player"] = player;
    seats.push_back(std::move(shown));
    scores.emplace_back(state_->score(static_cast<Seat>(i)));
  }
  const auto actor = person_to_act();
  json::object about{{"sets", notation::setup_to_json(plan_.game->setup()).at("sets")},
                     {"seats", std::move(seats)},
                     {"scores", std::move(scores)},
                     {"winners", is_over() ? json::value(notation::seats_json(winners_)) : nullptr},
                     {"clock", clock_json(plan_.clock)},
                     {"created", plan_.created}};
  if (plan_.rated) about["rated"] = true;
  if (plan_.match) about["match"] = match_json();
  if (ending_) about["ended"] = ending_json(*ending_);
  // Who has looked for an opponent and left does not find the table among running games.
  const bool seeks = plan_.quick && !started_;
  if (is_inviting()) {
    about["invited"] = invitation_json();
    // By this the name of a deleted player is found.
    about["invited"].as_object()["token"] = kInvitedTie + std::to_string(plan_.created);
  }
  return {std::string(seeks           ? kSeeking
                      : is_inviting() ? kInviting
                                      : stage()),
          actor ? seats_[static_cast<std::size_t>(*actor)].token_hash : "", json::serialize(about), 0};
}

json::array Table::free_chat_json() const {
  json::array out;
  for (int i = 0; i < seats(); ++i) {
    if (free_chat_.contains(seats_[static_cast<std::size_t>(i)].token_hash)) out.emplace_back(i);
  }
  return out;
}

json::value Table::pending_json() const {
  if (!pending_) return nullptr;
  return json::object{{"action", notation::to_text(*plan_.game, pending_->action)},
                      {"events", notation::events_json(*plan_.game, only_deployed(pending_->events))}};
}

json::array Table::latest_steps(std::size_t count) const {
  json::array out;
  out.reserve(count);
  for (std::size_t i = steps_.size() - count; i < steps_.size(); ++i) out.emplace_back(steps_[i]);
  return out;
}

// The members that views and updates share.
void Table::put_changing(json::object& out, Millis now) const {
  out["version"] = version_;
  out["stage"] = stage();
  out["seats"] = seats_json(now);
  out["watchers"] = presence_.spectators;
  out["host_here"] = presence_.host;
  out["n"] = actions_.size();
  notation::put_position(out, *state_);
  if (!started_ || ending_) {
    out["phase"] = ending_ ? json::value("over") : json::value();
    out["actor"] = nullptr;
  }
  out["pending"] = pending_json();
  out["can_undo"] = can_undo();
  out["winners"] = is_over() ? json::value(notation::seats_json(winners_)) : json::value();
  if (ending_) out["ended"] = ending_json(*ending_);
  if (has_offers_) out["offer"] = offer_json(offer_);
  if (plan_.rated) out["free_chat"] = free_chat_json();
  out["rematch"] = text_or_null(rematch_);
  if (plan_.match) out["match"] = match_json();
}

json::object Table::whole(Millis now) const {
  json::object out;
  out.reserve(kMostMembers);
  out["type"] = "view";
  out["table"] = id_;
  put_changing(out, now);
  out["setup"] = notation::setup_to_json(named_setup());
  out["aids"] = plan_.aids;
  out["clock"] = clock_json(plan_.clock);
  if (plan_.rated) out["rated"] = true;
  if (plan_.listed) out["listed"] = true;
  if (plan_.quick) out["quick"] = true;
  if (plan_.gathers) out["gathers"] = true;
  if (is_inviting()) out["invited"] = invitation_json();
  if (plan_.wanted) out["wanted"] = wanted_json(*plan_.wanted);
  out["created"] = plan_.created;
  out["tiles"] = notation::tiles_json(*state_, laid_by_, 0);
  out["finished"] = notation::finished_json(*state_);
  out["remaining"] = nullptr;
  if (plan_.aids || is_over()) out["remaining"] = notation::remaining_json(*state_);
  out["chat"] = json::array(chat_.begin(), chat_.end());
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

std::string Table::logged_in_text(std::optional<int> id, const PlayerName& player) const {
  json::object out{{"type", "logged_in"}, {"player", player.id}, {"name", player.name}};
  if (id) out["id"] = *id;
  return json::serialize(out);
}

std::string Table::view_text(const Member& member, Millis now) const {
  const auto actor = person_to_act();
  json::object out = whole(now);
  out["steps"] = latest_steps(steps_.size());
  out["legal"] = actor && member.holds(*actor) ? notation::legal_json(*state_) : json::array{};
  return json::serialize(out);
}

std::string Table::presence_text() const {
  json::array here;
  for (int i = 0; i < seats(); ++i) here.emplace_back(is_here(i));
  return json::serialize(json::object{{"type", "presence"},
                                      {"seats", std::move(here)},
                                      {"watchers", presence_.spectators},
                                      {"host_here", presence_.host}});
}

std::string Table::preview_text() const {
  json::array players;
  json::array scores;
  for (int i = 0; i < seats(); ++i) {
    players.push_back(text_or_null(seats_[static_cast<std::size_t>(i)].name));
    scores.emplace_back(state_->score(static_cast<Seat>(i)));
  }
  return json::serialize(
      json::object{{"stage", stage()}, {"players", std::move(players)}, {"scores", std::move(scores)}});
}

std::string Table::record_text() const {
  notation::Record record{named_setup(), {}};
  record.actions.reserve(actions_.size());
  for (const Action& action : actions_)
    record.actions.push_back(notation::to_text(*plan_.game, action));
  json::object out = notation::record_json(record);
  if (!plan_.aids && !is_over()) out["aids"] = false;
  return json::serialize(out);
}

Broadcast Table::broadcast(json::object body, std::size_t steps) const {
  const auto actor = person_to_act();
  body["steps"] = latest_steps(steps);
  return {std::move(body), actor, actor ? notation::legal_json(*state_) : json::array{}};
}

void Table::broadcast_update(Outcome& outcome, const Mark& before) const {
  json::object out;
  out.reserve(kMostMembers);
  out["type"] = "update";
  put_changing(out, now_);
  out["new_tiles"] = notation::tiles_json(*state_, laid_by_, before.tiles);
  if (json::array done = notation::finished_json(*state_, before.tiles); !done.empty())
    out["new_finished"] = std::move(done);
  const auto latest = std::span(actions_).subspan(before.actions);
  if (plan_.aids || is_over()) {
    json::object changes = notation::remaining_changes(*state_, latest);
    if (!changes.empty()) out["remaining"] = std::move(changes);
  }
  outcome.broadcast = broadcast(std::move(out), std::min(latest.size(), steps_.size()));
}

void Table::broadcast_view(Outcome& outcome, std::string_view notice, int seat) const {
  json::object out = whole(now_);
  if (!notice.empty()) out["notice"] = json::object{{"code", notice}, {"seat", seat}};
  outcome.broadcast = broadcast(std::move(out), steps_.size());
}

}  // namespace aude::table
