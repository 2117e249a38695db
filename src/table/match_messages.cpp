// What each message that a person can send does to the table.
#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "table/match.h"
#include "table/questions.h"

namespace aude::table {
namespace {

namespace json = boost::json;

std::string ok_text(std::optional<int> id, int version) {
  json::object out{{"type", "ok"}};
  if (id) out["id"] = *id;
  out["version"] = version;
  return json::serialize(out);
}

}  // namespace

// One message, from who to what is told.
struct Match::Handler {
  Match& match;
  Member& sender;
  std::optional<int> id;
  Millis now;
  Millis wall;
  Outcome& outcome;

  // What writes nothing, or brings the game nearer to its end.
  static constexpr auto kEndsSoon = [](const auto& body) {
    using What = std::decay_t<decltype(body)>;
    if constexpr (std::is_same_v<What, Act>) return body.confirm;
    return std::is_same_v<What, Hello> || std::is_same_v<What, Ask> || std::is_same_v<What, Confirm> ||
           std::is_same_v<What, Rematch>;
  };

  void refuse(std::string_view code, std::string_view message, std::string_view where = {}) {
    outcome.refused = true;
    outcome.replies.push_back(error_text(id, code, message, where));
  }
  void ok() { outcome.replies.push_back(ok_text(id, match.version_)); }

  bool is_seat(int seat) {
    if (seat < match.seats()) return true;
    refuse("malformed", "This table has no such seat.", "seat");
    return false;
  }
  SeatState& at(int seat) { return match.seats_[static_cast<std::size_t>(seat)]; }
  bool is_host() {
    if (!sender.host) refuse("not_allowed", "Only the host of the table can do that.");
    return sender.host;
  }
  // In the middle of a game a seat goes to somebody else only when its player has left.
  bool may_replace(int seat) {
    const bool here = (match.presence_.seats >> seat & 1U) != 0 && at(seat).kind == SeatKind::Person;
    if (!match.is_playing() || !here || sender.holds(seat)) return true;
    refuse("not_now", "This player is here; only the seat of somebody who has left can be given away.",
           "seat");
    return false;
  }
  bool knows_level(const std::string& level) {
    const std::string wrong = why_no_bot(level);
    if (!wrong.empty()) refuse("bad_level", wrong, "level");
    return wrong.empty();
  }

  // For what the player in turn does: it must be their turn, and they must know the latest.
  bool may_act(int version) {
    if (!match.is_playing()) return refuse("not_now", "The game is not being played."), false;
    const auto actor = match.person_to_act();
    if (version != match.version_) {
      refuse("stale", "Something has happened in the meantime; have another look.");
      outcome.replies.push_back(match.view_text(sender, now));
      return false;
    }
    if (!actor || !sender.holds(*actor)) return refuse("not_your_turn", "It is not your turn."), false;
    return true;
  }

  void operator()(const Hello& hello) {
    const Member shown = match.member(hello.tokens);
    sender.seats |= shown.seats;
    sender.host = sender.host || shown.host;
    outcome.replies.push_back(match.joined_text(id, sender));
  }

  void operator()(const Claim& claim) {
    if (!is_seat(claim.seat)) return;
    if (match.is_over()) return refuse("not_now", "The game is over.");
    if (at(claim.seat).kind != SeatKind::Open)
      return refuse("taken", "Somebody else has this seat.", "seat");
    const auto name = clean_name(claim.name);
    if (!name)
      return refuse("bad_name", "This name cannot be used: " + name.refusal().what + ".", "name");
    for (int other = 0; other < match.seats(); ++other) {
      if (other != claim.seat && look_alike(at(other).name, *name))
        return refuse("bad_name", "Somebody at this table has nearly the same name.", "name");
    }
    const int colour = claim.colour.value_or(at(claim.seat).colour);
    for (int other = 0; other < match.seats(); ++other) {
      if (other != claim.seat && at(other).colour == colour) {
        return refuse("taken", "Somebody else has this colour.", "colour");
      }
    }
    const std::string token = random_word(match.chance_, kTokenLetters);
    const Mark before = match.mark();
    if (sender.seats == 0 && match.presence_.watchers > 0) --match.presence_.watchers;
    match.record(outcome, Seated{claim.seat, *name, colour, hash_of(token)});
    sender.seats |= mask_of(Seat(claim.seat));
    json::object out{{"type", "claimed"}, {"seat", claim.seat}, {"token", token}};
    if (id) out["id"] = *id;
    outcome.replies.push_back(json::serialize(out));
    match.presence_.seats |= mask_of(Seat(claim.seat));
    match.tell_update(outcome, before, now);
  }

  void operator()(const Act& act) {
    if (!may_act(act.version)) return;
    const auto action = notation::legal_action(*match.state_, act.action);
    if (!action) return refuse("illegal", action.refusal().what, "action");
    const Mark before = match.mark();
    match.act(outcome, *action, act.confirm, now);
    outcome.acted = true;
    ok();
    match.tell_update(outcome, before, now);
  }

  void operator()(const Confirm& confirm) {
    if (!may_act(confirm.version)) return;
    if (!match.held_) return refuse("not_now", "There is nothing to confirm.");
    const Mark before = match.mark();
    match.record(outcome, Settled{match.clock_after(now)});
    match.draw_chance(outcome);
    outcome.acted = true;
    ok();
    match.tell_update(outcome, before, now);
  }

  void operator()(const Undo& undo) {
    if (!may_act(undo.version)) return;
    if (!match.can_undo()) return refuse("not_now", "There is nothing that can be taken back.");
    match.record(outcome, TakenBack{});
    ok();
    match.tell_view(outcome, now);
  }

  void operator()(const Resume& resume) {
    if (!is_seat(resume.seat)) return;
    if (!sender.holds(resume.seat)) return refuse("not_allowed", "This is not your seat.", "seat");
    if (!match.played_by_bot(resume.seat)) return refuse("not_now", "Nobody plays for you.");
    if (at(resume.seat).out_of_time)
      return refuse("not_now", "Your time has run out; the bot plays on.");
    const Mark before = match.mark();
    match.record(outcome, Resumed{resume.seat});
    ok();
    match.tell_update(outcome, before, now);
  }

  void operator()(const Start&) {
    if (!is_host()) return;
    if (match.started_) return refuse("not_now", "The game has begun already.");
    for (int seat = 0; seat < match.seats(); ++seat) {
      if (at(seat).kind == SeatKind::Open) {
        return refuse("not_now", "There is an open seat: wait for somebody, or fill it with a bot.");
      }
    }
    const Mark before = match.mark();
    match.record(outcome, Started{});
    match.draw_chance(outcome);
    ok();
    match.tell_update(outcome, before, now);
  }

  void operator()(const Fill& fill) {
    if (!is_host() || !is_seat(fill.seat) || !knows_level(fill.level)) return;
    if (at(fill.seat).kind == SeatKind::Person)
      return refuse("taken", "A person has this seat.", "seat");
    const Mark before = match.mark();
    match.record(outcome, Filled{fill.seat, fill.level, "Bot " + std::to_string(fill.seat + 1)});
    ok();
    match.tell_update(outcome, before, now);
  }

  void operator()(const HandOver& over) {
    if (!is_host() || !is_seat(over.seat) || !knows_level(over.level)) return;
    if (!match.is_playing()) return refuse("not_now", "The game is not being played.");
    if (at(over.seat).kind != SeatKind::Person)
      return refuse("not_now", "No person has this seat.", "seat");
    if (!may_replace(over.seat)) return;
    const bool acting = !match.state_->is_chance() && index(match.state_->actor()) == over.seat;
    if (acting && match.held_) match.record(outcome, TakenBack{});
    match.record(outcome, StoodIn{over.seat, over.level, at(over.seat).out_of_time});
    ok();
    match.tell_view(outcome, now, "handed_over", over.seat);
  }

  void operator()(const Open& open) {
    if (!is_host() || !is_seat(open.seat)) return;
    if (match.is_over()) return refuse("not_now", "The game is over.");
    if (!may_replace(open.seat)) return;
    if (match.is_playing() && match.held_ && index(match.state_->actor()) == open.seat) {
      match.record(outcome, TakenBack{});
    }
    match.record(outcome, Opened{open.seat});
    outcome.vacated = open.seat;
    ok();
    match.tell_view(outcome, now, "opened", open.seat);
  }

  void operator()(const Rematch&) {
    if (!is_host()) return;
    if (!match.is_over()) return refuse("not_now", "The game is not over yet.");
    if (!match.rematch_.empty()) return refuse("not_now", "There is a rematch already.");
    Outcome first;
    const std::string table = random_word(match.chance_, kTableLetters);
    auto made = Match::create(table, match.rematch_made(wall), true, match.chance_, now, first);
    if (!made) return refuse("not_now", made.refusal().what);
    const Mark before = match.mark();
    outcome.rematch = NewTable{table, std::move(first.entries)};
    match.record(outcome, Rematched{table});
    ok();
    match.tell_update(outcome, before, now);
  }

  void operator()(const Chat& chat) {
    int seat = 0;
    while (seat < match.seats() && !sender.holds(seat)) ++seat;
    if (seat == match.seats()) return refuse("not_allowed", "Only who has a seat can speak.");
    const auto text = clean_chat(chat.text);
    if (!text) return refuse("too_long", "This cannot be said: " + text.refusal().what + ".", "text");
    match.record(outcome, Said{seat, *text, wall});
    ok();
    outcome.said = match.chat_.back();
  }

  void operator()(const Ask& ask) {
    if (auto refused = match.refusal_of_questions(id)) {
      outcome.refused = true;
      outcome.replies.push_back(std::move(*refused));
      return;
    }
    const auto answer = answer_body(*match.state_, ask, match.version_);
    outcome.refused = !answer;
    outcome.replies.push_back(answer_text(id, answer));
  }
};

std::optional<std::string> Match::refusal_of_questions(std::optional<int> id) const {
  if (made_.aids || is_over()) return {};
  return error_text(id, "no_aids", "The host has switched the aids off at this table.");
}

Outcome Match::handle(Member& sender, const Request& request, Millis now, Millis wall) {
  now_ = now;
  Outcome outcome;
  Handler handler{*this, sender, request.id, now, wall, outcome};
  if (length_ >= kRoomyLog && !std::visit(Handler::kEndsSoon, request.body)) {
    handler.refuse("not_now", "This table is full: what is left is to play the game to its end.");
  } else {
    std::visit(handler, request.body);
  }
  return outcome;
}

}  // namespace aude::table
