// What each message from a client does to the table.
#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "table/questions.h"
#include "table/table.h"

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

// Carries out one message: checks that the sender may send it, and writes entries and replies.
struct Table::Handler {
  Table& table;
  Member& sender;
  std::optional<int> id;
  Millis now;
  Millis wall;
  Outcome& outcome;

  // Messages that write nothing, or bring the game closer to its end.
  static constexpr auto kEndsSoon = [](const auto& body) {
    using Type = std::decay_t<decltype(body)>;
    if constexpr (std::is_same_v<Type, Act>) return body.confirm;
    return std::is_same_v<Type, Hello> || std::is_same_v<Type, Ask> || std::is_same_v<Type, Confirm> ||
           std::is_same_v<Type, Rematch>;
  };

  void refuse(std::string_view code, std::string_view message, std::string_view where = {}) {
    outcome.refused = true;
    outcome.replies.push_back(error_text(id, code, message, where));
  }
  void ok() { outcome.replies.push_back(ok_text(id, table.version_)); }

  bool is_seat(int seat) {
    if (seat < table.seats()) return true;
    refuse("malformed", "This table has no such seat.", "seat");
    return false;
  }
  SeatState& at(int seat) { return table.seats_[static_cast<std::size_t>(seat)]; }
  bool is_host() {
    if (!sender.host) refuse("not_allowed", "Only the host of the table can do that.");
    return sender.host;
  }
  // During a game, a seat can be given to another player only if its own player has left.
  bool may_replace(int seat) {
    const bool here = (table.presence_.seats >> seat & 1U) != 0 && at(seat).kind == SeatKind::Person;
    if (!table.is_playing() || !here || sender.holds(seat)) return true;
    refuse("not_now",
           "This player is connected; only the seat of a player who has left can be given away.",
           "seat");
    return false;
  }
  bool knows_level(const std::string& level) {
    const std::string wrong = why_no_bot(level);
    if (!wrong.empty()) refuse("bad_level", wrong, "level");
    return wrong.empty();
  }

  // For actions: it must be the sender's turn, and the sender must have seen the latest version.
  bool may_act(int version) {
    if (!table.is_playing()) return refuse("not_now", "The game is not in progress."), false;
    const auto actor = table.person_to_act();
    if (version != table.version_) {
      refuse("stale", "The table has changed since; please look again.");
      outcome.replies.push_back(table.view_text(sender, now));
      return false;
    }
    if (!actor || !sender.holds(*actor)) return refuse("not_your_turn", "It is not your turn."), false;
    return true;
  }

  void operator()(const Hello& hello) {
    const Member shown = table.member(hello.tokens);
    sender.seats |= shown.seats;
    sender.host = sender.host || shown.host;
    outcome.replies.push_back(table.joined_text(id, sender));
  }

  void operator()(const Claim& claim) {
    if (!is_seat(claim.seat)) return;
    if (table.is_over()) return refuse("not_now", "The game is over.");
    if (at(claim.seat).kind != SeatKind::Open) return refuse("taken", "This seat is taken.", "seat");
    const auto name = clean_name(claim.name);
    if (!name)
      return refuse("bad_name", "This name cannot be used: " + name.refusal().what + ".", "name");
    for (int other = 0; other < table.seats(); ++other) {
      if (other != claim.seat && look_alike(at(other).name, *name))
        return refuse("bad_name", "Another player at this table has nearly the same name.", "name");
    }
    const int colour = claim.colour.value_or(at(claim.seat).colour);
    for (int other = 0; other < table.seats(); ++other) {
      if (other != claim.seat && at(other).colour == colour) {
        return refuse("taken", "Another player has this colour.", "colour");
      }
    }
    const std::string token = random_word(table.chance_, kTokenLetters);
    const Mark before = table.mark();
    if (sender.seats == 0 && table.presence_.spectators > 0) --table.presence_.spectators;
    table.record(outcome, Seated{claim.seat, *name, colour, hash_of(token)});
    sender.seats |= mask_of(Seat(claim.seat));
    json::object out{{"type", "claimed"}, {"seat", claim.seat}, {"token", token}};
    if (id) out["id"] = *id;
    outcome.replies.push_back(json::serialize(out));
    table.presence_.seats |= mask_of(Seat(claim.seat));
    table.broadcast_update(outcome, before);
  }

  void operator()(const Act& act) {
    if (!may_act(act.version)) return;
    const auto action = notation::legal_action(*table.state_, act.action);
    if (!action) return refuse("illegal", action.refusal().what, "action");
    const Mark before = table.mark();
    table.act(outcome, *action, act.confirm);
    outcome.acted = true;
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Confirm& confirm) {
    if (!may_act(confirm.version)) return;
    if (!table.pending_) return refuse("not_now", "There is nothing to confirm.");
    const Mark before = table.mark();
    table.record(outcome, Settled{table.clock_after()});
    table.draw_chance(outcome);
    outcome.acted = true;
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Undo& undo) {
    if (!may_act(undo.version)) return;
    if (!table.can_undo()) return refuse("not_now", "There is nothing to take back.");
    table.record(outcome, TakenBack{});
    ok();
    table.broadcast_view(outcome);
  }

  void operator()(const Resume& resume) {
    if (!is_seat(resume.seat)) return;
    if (!sender.holds(resume.seat)) return refuse("not_allowed", "This is not your seat.", "seat");
    if (!table.played_by_bot(resume.seat)) return refuse("not_now", "No bot is playing for you.");
    if (at(resume.seat).out_of_time) return refuse("not_now", "You ran out of time; the bot plays on.");
    const Mark before = table.mark();
    table.record(outcome, Resumed{resume.seat});
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Start&) {
    if (!is_host()) return;
    if (table.started_) return refuse("not_now", "The game has already started.");
    for (int seat = 0; seat < table.seats(); ++seat) {
      if (at(seat).kind == SeatKind::Open) {
        return refuse("not_now",
                      "A seat is still open: wait until it is taken, or fill it with a bot.");
      }
    }
    const Mark before = table.mark();
    table.record(outcome, Started{});
    table.draw_chance(outcome);
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Fill& fill) {
    if (!is_host() || !is_seat(fill.seat) || !knows_level(fill.level)) return;
    if (at(fill.seat).kind == SeatKind::Person)
      return refuse("taken", "This seat belongs to a person.", "seat");
    const Mark before = table.mark();
    table.record(outcome, Filled{fill.seat, fill.level, "Bot " + std::to_string(fill.seat + 1)});
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const HandOver& over) {
    if (!is_host() || !is_seat(over.seat) || !knows_level(over.level)) return;
    if (!table.is_playing()) return refuse("not_now", "The game is not in progress.");
    if (at(over.seat).kind != SeatKind::Person)
      return refuse("not_now", "This seat does not belong to a person.", "seat");
    if (!may_replace(over.seat)) return;
    const bool acting = !table.state_->is_chance() && index(table.state_->actor()) == over.seat;
    if (acting) table.take_back_pending(outcome);
    table.record(outcome, StoodIn{over.seat, over.level, at(over.seat).out_of_time});
    ok();
    table.broadcast_view(outcome, "handed_over", over.seat);
  }

  void operator()(const Open& open) {
    if (!is_host() || !is_seat(open.seat)) return;
    if (table.is_over()) return refuse("not_now", "The game is over.");
    if (!may_replace(open.seat)) return;
    if (table.is_playing() && index(table.state_->actor()) == open.seat)
      table.take_back_pending(outcome);
    table.record(outcome, Opened{open.seat});
    outcome.vacated = open.seat;
    ok();
    table.broadcast_view(outcome, "opened", open.seat);
  }

  void operator()(const Rematch&) {
    if (!is_host()) return;
    if (!table.is_over()) return refuse("not_now", "The game is not over yet.");
    if (!table.rematch_.empty()) return refuse("not_now", "There is already a rematch.");
    Outcome first;
    const std::string next = next_table_id(table.id_, table.chance_);
    auto made = Table::create(next, table.rematch_plan(wall), true, table.chance_, now, first);
    if (!made) return refuse("not_now", made.refusal().what);
    const Mark before = table.mark();
    outcome.rematch = NewTable{next, std::move(first.entries)};
    table.record(outcome, Rematched{next});
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Chat& chat) {
    int seat = 0;
    while (seat < table.seats() && !sender.holds(seat)) ++seat;
    if (seat == table.seats()) return refuse("not_allowed", "Only seated players can chat.");
    const auto text = clean_chat(chat.text);
    if (!text)
      return refuse("too_long", "This message cannot be sent: " + text.refusal().what + ".", "text");
    table.record(outcome, Said{seat, *text, wall});
    ok();
    outcome.said = json::serialize(table.chat_.back());
  }

  void operator()(const Ask& ask) {
    if (auto refused = table.refusal_of_queries(id)) {
      outcome.refused = true;
      outcome.replies.push_back(std::move(*refused));
      return;
    }
    const auto answer = answer_body(*table.state_, ask, table.version_);
    outcome.refused = !answer;
    outcome.replies.push_back(answer_text(id, answer));
  }
};

std::optional<std::string> Table::refusal_of_queries(std::optional<int> id) const {
  if (plan_.aids || is_over()) return {};
  return error_text(id, "no_aids", "The host has turned off aids at this table.");
}

Outcome Table::handle(Member& sender, const Request& request, Millis now, Millis wall) {
  now_ = now;
  Outcome outcome;
  Handler handler{*this, sender, request.id, now, wall, outcome};
  if (length_ >= kLongLog && !std::visit(Handler::kEndsSoon, request.body)) {
    handler.refuse("not_now", "The table's log is full; you can only finish the game.");
  } else {
    std::visit(handler, request.body);
  }
  return outcome;
}

}  // namespace aude::table
