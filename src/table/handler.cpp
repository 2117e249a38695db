// SPDX-License-Identifier: MIT
// What each message from a client does to the table.
#include <algorithm>
#include <boost/json/serialize.hpp>

#include "notation/actions.h"
#include "table/phrases.h"
#include "table/questions.h"
#include "table/requests.h"
#include "table/table.h"

namespace aude::table {

namespace json = boost::json;

std::string ok_text(std::optional<int> id, int version) {
  json::object out{{"type", "ok"}};
  if (id) out["id"] = *id;
  out["version"] = version;
  return json::serialize(out);
}

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
           std::is_same_v<Type, Resign> || std::is_same_v<Type, Abort> ||
           std::is_same_v<Type, ClaimWin> || std::is_same_v<Type, Rematch>;
  };

  static constexpr auto kActs = [](const auto& body) {
    using Type = std::decay_t<decltype(body)>;
    return std::is_same_v<Type, Act> || std::is_same_v<Type, Confirm> || std::is_same_v<Type, Undo> ||
           std::is_same_v<Type, Resign> || std::is_same_v<Type, Offer> || std::is_same_v<Type, Accept>;
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
  // Whether a player or a bot on this seat may have this name; the name is cleaned.
  std::optional<std::string> read_name(int seat, const std::string& text) {
    return read_name(table.seats_, static_cast<std::size_t>(seat), text);
  }
  std::optional<std::string> read_name(const std::vector<SeatState>& seats, std::size_t seat,
                                       const std::string& text) {
    const auto name = clean_name(text);
    if (!name) {
      refuse("bad_name", "This name cannot be used: " + name.refusal().what + ".", "name");
      return {};
    }
    for (std::size_t other = 0; other < seats.size(); ++other) {
      if (other == seat || !look_alike(seats[other].name, *name)) continue;
      refuse("bad_name", "Another player at this table has nearly the same name.", "name");
      return {};
    }
    return *name;
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
    if (!sender.player.id.empty()) {
      const Member tied = table.member_of(sender.player);
      sender.seats |= tied.seats;
      sender.host = sender.host || tied.host;
    }
    outcome.replies.push_back(table.joined_text(id, sender));
  }

  // Hosts that know players handle it themselves.
  void operator()(const Login&) { refuse("not_allowed", "There are no players here."); }
  void operator()(const Report&) { refuse("not_allowed", "There are no operators here."); }

  void operator()(const Claim& claim) {
    if (!is_seat(claim.seat)) return;
    if (table.is_over()) return refuse("not_now", "The game is over.");
    if (at(claim.seat).kind != SeatKind::Open) return refuse("taken", "This seat is taken.", "seat");
    if (!is_invited()) return;
    const bool is_player = !sender.player.id.empty();
    const auto name = read_name(claim.seat, is_player ? sender.player.name : claim.name);
    if (!name) return;
    const int colour = claim.colour.value_or(at(claim.seat).colour);
    for (int other = 0; other < table.seats(); ++other) {
      if (other != claim.seat && at(other).colour == colour) {
        return refuse("taken", "Another player has this colour.", "colour");
      }
    }
    const std::string token = random_word(table.chance_, kTokenLetters);
    const Mark before = table.mark();
    if (sender.seats == 0 && table.presence_.spectators > 0) --table.presence_.spectators;
    if (is_player) {
      outcome.ties.push_back({hash_of(token), sender.player.id});
      table.tie(outcome.ties);
    }
    table.record(outcome, Seated{claim.seat, *name, colour, hash_of(token)});
    sender.seats |= mask_of(Seat(claim.seat));
    json::object out{{"type", "claimed"}, {"seat", claim.seat}, {"token", token}};
    if (id) out["id"] = *id;
    outcome.replies.push_back(json::serialize(out));
    table.presence_.seats |= mask_of(Seat(claim.seat));
    if (!table.plan_.quick || table.started_) return table.broadcast_update(outcome, before);
    table.draw_order(outcome);
    table.record(outcome, Started{});
    table.draw_chance(outcome);
    table.broadcast_view(outcome);
  }

  // At a table for one other player: whether the sender is the one, in time.
  bool has_invitation() {
    const Invitation invitation = table.invitation();
    if (sender.player.id.empty() || invitation.player != sender.player.id || sender.seats != 0)
      return refuse("not_invited", "This game is for another player.", "seat"), false;
    if (invitation.word != kInvitedTie || wall > table.plan_.created + kInvitationMillis)
      return refuse("not_now", "This challenge is over."), false;
    return true;
  }

  // Whether a free seat of this table is for a visitor like the sender.
  bool is_invited() {
    const PlayerName& player = sender.player;
    if (!table.plan_.invited.empty() && !table.started_ && !has_invitation()) return false;
    if (table.plan_.rated && (player.id.empty() || table.member_of(player).seats != 0))
      return refuse("not_rated", "Each seat of a rated game is for another player.", "seat"), false;
    if (table.plan_.wanted && !table.plan_.wanted->include(player.rating(table.plan_.kind())))
      return refuse("not_wanted", "This table is for players of other ratings.", "seat"), false;
    if (!table.plan_.quick || table.started_) return true;
    if (sender.seats != 0) return refuse("not_allowed", "The other seat is for another player."), false;
    for (int seat = 0; seat < table.seats(); ++seat)
      if (at(seat).kind == SeatKind::Person && !table.is_here(seat))
        return refuse("not_now", "The other player is no longer looking."), false;
    return true;
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
    if (at(resume.seat).resigned) return refuse("not_now", "You have resigned; the bot plays on.");
    const Mark before = table.mark();
    table.record(outcome, Resumed{resume.seat});
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Start&) {
    if (!is_host()) return;
    if (table.started_) return refuse("not_now", "The game has already started.");
    if (table.plan_.gathers) return refuse("not_now", "It starts as soon as both players are there.");
    for (int seat = 0; seat < table.seats(); ++seat) {
      if (at(seat).kind == SeatKind::Open) {
        return refuse("not_now",
                      "A seat is still open: wait until it is taken, or fill it with a bot.");
      }
    }
    if (table.plan_.rated && !may_start_rated()) return;
    const Mark before = table.mark();
    table.record(outcome, Started{});
    table.draw_chance(outcome);
    ok();
    if (outcome.reseated)
      table.broadcast_view(outcome);
    else
      table.broadcast_update(outcome, before);
  }

  // All players of a rated game are there, and the order in which they play is drawn.
  bool may_start_rated() {
    for (int seat = 0; seat < table.seats(); ++seat) {
      if (at(seat).kind != SeatKind::Person) continue;
      if (table.player_of(at(seat).token_hash).empty())
        return refuse("not_rated", "Each person in a rated game must be a player.", "seat"), false;
      if (!table.is_here(seat)) return refuse("not_now", "A player is away.", "seat"), false;
    }
    table.draw_order(outcome);
    return true;
  }

  void operator()(const Fill& fill) {
    if (!is_host() || !is_seat(fill.seat) || !knows_level(fill.level)) return;
    if (table.is_gathering()) return refuse("not_now", "The players of this game stay as they are.");
    if (at(fill.seat).kind == SeatKind::Person)
      return refuse("taken", "This seat belongs to a person.", "seat");
    TablePlan plan = table.plan_;
    plan.seats = table.seats_;
    plan.seats[static_cast<std::size_t>(fill.seat)] = {SeatKind::Bot, {}, fill.level, 0, {}, false};
    if (!may_be_rated(plan)) return;
    std::optional<std::string> name = "Bot " + std::to_string(fill.seat + 1);
    if (fill.name) name = read_name(fill.seat, *fill.name);
    if (!name) return;
    const Mark before = table.mark();
    table.record(outcome, Filled{fill.seat, fill.level, *name});
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const HandOver& over) {
    if (!is_host() || !is_seat(over.seat) || !knows_level(over.level)) return;
    if (!table.is_playing()) return refuse("not_now", "The game is not in progress.");
    if (at(over.seat).kind != SeatKind::Person)
      return refuse("not_now", "This seat does not belong to a person.", "seat");
    if (table.plan_.rated) return refuse("not_now", "In a rated game each player has one seat.");
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
    if (table.is_gathering()) return refuse("not_now", "The players of this game stay as they are.");
    if (table.plan_.rated && table.started_)
      return refuse("not_now", "In a rated game each player has one seat.");
    if (!may_replace(open.seat)) return;
    if (table.is_playing() && index(table.state_->actor()) == open.seat)
      table.take_back_pending(outcome);
    table.record(outcome, Opened{open.seat});
    outcome.vacated = open.seat;
    ok();
    table.broadcast_view(outcome, "opened", open.seat);
  }

  // The new number of each seat, if these wishes keep every person.
  std::optional<std::vector<int>> new_numbers(const std::vector<SeatWish>& wishes) {
    std::vector<int> numbers(table.seats_.size(), -1);
    for (std::size_t i = 0; i < wishes.size(); ++i) {
      if (!wishes[i].keep) continue;
      if (!is_seat(*wishes[i].keep)) return {};
      int& number = numbers[static_cast<std::size_t>(*wishes[i].keep)];
      if (number >= 0) return refuse("malformed", "This seat is named twice.", "seats"), std::nullopt;
      number = static_cast<int>(i);
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (numbers[i] >= 0 || table.seats_[i].kind != SeatKind::Person) continue;
      refuse("taken", "A person has this seat; free it before you remove it.", "seats");
      return {};
    }
    return numbers;
  }

  // Fills the new seats; false if something was refused.
  bool read_seats(const std::vector<SeatWish>& wishes, std::vector<SeatState>& seats) {
    seats.assign(wishes.size(), {});
    for (std::size_t i = 0; i < wishes.size(); ++i) {
      seats[i].colour = -1;
      if (wishes[i].keep) seats[i] = at(*wishes[i].keep);
    }
    for (std::size_t i = 0; i < wishes.size(); ++i) {
      const SeatWish& wish = wishes[i];
      if (wish.keep || wish.level.empty()) continue;
      if (!knows_level(wish.level)) return false;
      std::optional<std::string> name = "Bot " + std::to_string(i + 1);
      if (wish.name) name = read_name(seats, i, *wish.name);
      if (!name) return false;
      seats[i].kind = SeatKind::Bot;
      seats[i].level = wish.level;
      seats[i].name = *name;
    }
    give_colours(seats);
    return true;
  }

  // The game with other sets, options or another number of players; nullptr if that was refused.
  std::shared_ptr<const Game> read_game(const Configure& wanted, std::size_t seats) {
    Setup setup = table.plan_.game->setup();
    if (wanted.setup) {
      auto given = setup_for_seats(*wanted.setup, seats);
      if (!given) return refuse("bad_setup", given.refusal().what, given.refusal().where), nullptr;
      setup = std::move(*given);
    } else if (setup.players.size() == seats) {
      return table.plan_.game;
    }
    setup.players.resize(seats);
    for (std::size_t i = 0; i < seats; ++i) setup.players[i] = "Seat " + std::to_string(i + 1);
    auto game = game_of(setup);
    if (!game) return refuse("bad_setup", game.refusal().what, game.refusal().where), nullptr;
    return std::move(*game);
  }

  void operator()(const Configure& wanted) {
    if (!is_host()) return;
    if (table.started_) return refuse("not_now", "The game has already started.");
    if (!table.plan_.actions.empty() && (wanted.setup || wanted.seats))
      return refuse("not_now", "A game that is continued keeps its expansions and its seats.");
    Configured next{nullptr,
                    table.seats_,
                    wanted.aids.value_or(table.plan_.aids),
                    wanted.clock.value_or(table.plan_.clock),
                    wanted.rated.value_or(table.plan_.rated),
                    wanted.listed.value_or(table.plan_.listed),
                    wanted.wanted.value_or(table.plan_.wanted),
                    {}};
    if (table.plan_.quick || table.plan_.gathers)
      return refuse("not_now", "What this table is for stays as it is.");
    if (table.plan_.match) next.match = table.plan_.match->form;
    if (wanted.match) next.match = *wanted.match;
    if (!next.rated) next.wanted.reset();
    if ((table.plan_.rated || next.rated) && !may_change_rated(wanted)) return;
    std::optional<std::vector<int>> numbers;
    if (wanted.seats) {
      numbers = new_numbers(*wanted.seats);
      if (!numbers || !read_seats(*wanted.seats, next.seats)) return;
    }
    if (next.match && next.seats.size() != 2)
      return refuse("bad_setup", "A match has two players.", "seats");
    next.game = read_game(wanted, next.seats.size());
    if (next.game == nullptr) return;
    TablePlan plan = table.plan_;
    plan.game = next.game;
    plan.seats = next.seats;
    plan.aids = next.aids;
    plan.clock = next.clock;
    plan.rated = next.rated;
    if (!may_be_rated(plan)) return;
    if (numbers) table.presence_.seats = moved(table.presence_.seats, *numbers);
    table.record(outcome, std::move(next));
    outcome.reseated = std::move(numbers);
    ok();
    table.broadcast_view(outcome);
  }

  bool may_be_rated(const TablePlan& plan) {
    const auto wrong = plan.rated ? why_not_rated(plan) : std::nullopt;
    if (wrong) refuse("not_rated", "This game cannot be rated: " + wrong->what + ".", wrong->where);
    return !wrong;
  }
  // What is agreed stays as it is for those who have come.
  bool may_change_rated(const Configure& wanted) {
    int people = 0;
    for (int seat = 0; seat < table.seats(); ++seat) {
      if (at(seat).kind != SeatKind::Person) continue;
      ++people;
      if (!table.player_of(at(seat).token_hash).empty()) continue;
      return refuse("not_rated", "Each person in a rated game must be a player.", "seats"), false;
    }
    if (people < 2 || !(wanted.setup || wanted.aids || wanted.clock || wanted.rated || wanted.match))
      return true;
    return refuse("not_now", "Another player has joined: the game stays as it is."), false;
  }

  bool is_in_play(int seat) {
    if (!is_seat(seat)) return false;
    if (!sender.holds(seat)) return refuse("not_allowed", "This is not your seat.", "seat"), false;
    if (!table.is_playing()) return refuse("not_now", "The game is not in progress."), false;
    return true;
  }
  // For what only concerns the two players of a game: the sender has one of the seats.
  bool may_settle(int seat) {
    if (!is_in_play(seat)) return false;
    if (table.seats() != 2) return refuse("not_now", "Only games of two players have this."), false;
    return true;
  }
  void conclude(EndReason reason, int seat) {
    table.record(outcome, Concluded{reason, seat});
    ok();
    table.broadcast_view(outcome, word_of(reason), std::max(seat, 0));
  }

  void operator()(const Resign& resign) {
    if (!is_in_play(resign.seat)) return;
    if (table.seats() == 2) return conclude(EndReason::Resigned, resign.seat);
    drop_out(resign.seat);
  }
  // With three and more players the game goes on: a bot takes the seat to the end.
  void drop_out(int seat) {
    if (table.is_out(seat)) return refuse("not_now", "You are out of this game already.");
    if (!table.state_->is_chance() && index(table.state_->actor()) == seat)
      table.take_back_pending(outcome);
    table.record(outcome, StoodIn{seat, std::string(kSubstitute), false, {}, true});
    ok();
    table.broadcast_view(outcome, word_of(EndReason::Resigned), seat);
  }

  void operator()(const Abort&) {
    if (!table.is_playing()) return refuse("not_now", "The game is not in progress.");
    if (!sender.host && (sender.seats == 0 || table.seats() != 2))
      return refuse("not_allowed", "Only the host, or a player in a game of two, can do that.");
    const auto laid = std::count_if(table.laid_by_.begin(), table.laid_by_.end(),
                                    [](std::int8_t seat) { return seat >= 0; });
    if (laid >= kTilesToAbort) return refuse("not_now", "Three tiles were laid: the game counts.");
    conclude(EndReason::Aborted, -1);
  }

  // Also if the other player does not come to the next game of a match.
  void operator()(const ClaimWin& claim) {
    const bool is_awaited = table.is_gathering() && table.plan_.match && !table.plan_.match->is_first();
    if (is_awaited ? !is_seat(claim.seat) : !may_settle(claim.seat)) return;
    if (!sender.holds(claim.seat)) return refuse("not_allowed", "This is not your seat.", "seat");
    const int other = 1 - claim.seat;
    const auto since = table.away_since_[static_cast<std::size_t>(other)];
    if (!table.clocks_.rule()) return refuse("not_now", "Only games with clocks have this.");
    if (at(other).kind != SeatKind::Person || !since ||
        now - *since < (is_awaited ? kBreakMillis : kAwayMillis))
      return refuse("not_now", "The other player has not been away for long enough.");
    if (is_awaited) table.record(outcome, Started{});
    conclude(EndReason::Absent, other);
  }

  void operator()(const Offer& offer) {
    if (!may_settle(offer.seat)) return;
    const int other = 1 - offer.seat;
    const bool is_bot = table.played_by_bot(other);
    if (table.offer_) return refuse("not_now", "There is an offer that has not been answered.");
    if (table.declined_[static_cast<std::size_t>(offer.seat)] == table.actions_.size())
      return refuse("not_now", "Your offer was declined; play on before you make another one.");
    if (offer.what == Proposal::Tie && is_bot) return refuse("not_now", "A bot accepts no tie.");
    if (offer.what == Proposal::TakeBack) {
      if (table.plan_.rated) return refuse("not_now", "In a rated game no turn is taken back.");
      if (table.can_undo() && sender.holds(index(table.state_->actor())))
        return refuse("not_now", "Take back what you have just done first.");
      if (!table.before_turn_of(offer.seat)) return refuse("not_now", "There is nothing to take back.");
      if (is_bot) return take_back_turn(offer.seat);  // bots always agree
    }
    table.record(outcome, Offered{offer.seat, offer.what});
    ok();
    table.broadcast_view(outcome, "offered", offer.seat);
  }

  void take_back_turn(int seat) {
    table.record(outcome, Returned{static_cast<int>(*table.before_turn_of(seat))});
    ok();
    table.broadcast_view(outcome, "taken_back", seat);
  }

  void operator()(const Accept& accept) {
    if (!may_settle(accept.seat)) return;
    if (!table.offer_ || table.offer_->seat == accept.seat)
      return refuse("not_now", "There is no offer to accept.");
    if (table.offer_->what == Proposal::Tie) return conclude(EndReason::Agreed, -1);
    take_back_turn(table.offer_->seat);
  }

  void operator()(const Decline& decline) {
    if (!may_settle(decline.seat)) return;
    if (!table.offer_) return refuse("not_now", "There is no offer.");
    const bool is_own = table.offer_->seat == decline.seat;
    table.record(outcome, Declined{decline.seat});
    ok();
    table.broadcast_view(outcome, is_own ? "withdrawn" : "declined", decline.seat);
  }

  // Of a match that goes on, either player asks for the next game.
  void operator()(const Rematch&) {
    const auto match = table.match();
    const bool is_next = match && !match->is_over() && sender.seats != 0;
    if (!is_next && !is_host()) return;
    if (!table.is_over()) return refuse("not_now", "The game is not over yet.");
    if (!table.rematch_.empty()) return refuse("not_now", "There is already a rematch.");
    Outcome first;
    const std::string next = next_table_id(table.id_, table.chance_);
    auto made = Table::create(next, table.rematch_plan(wall), true, table.chance_, now, first);
    if (!made) return refuse("not_now", made.refusal().what);
    const Mark before = table.mark();
    outcome.rematch = NewTable{next, std::move(first.entries), table.ties_};
    if (table.has_players()) {
      (*made)->tie(table.ties_);
      outcome.rematch->note = (*made)->note();
    }
    table.record(outcome, Rematched{next});
    ok();
    table.broadcast_update(outcome, before);
  }

  void operator()(const Chat& chat) {
    int seat = 0;
    while (seat < table.seats() && !sender.holds(seat)) ++seat;
    if (seat == table.seats()) return refuse("not_allowed", "Only seated players can chat.");
    const bool is_phrase = !chat.phrase.empty();
    if (!is_phrase && !table.has_free_chat())
      return refuse("phrases_only", "In a rated game, all players must agree to free chat first.",
                    "text");
    const auto text = clean_chat(is_phrase ? *phrase_text(chat.phrase) : chat.text);
    if (!text)
      return refuse("too_long", "This message cannot be sent: " + text.refusal().what + ".", "text");
    table.record(outcome, Said{seat, *text, wall, chat.phrase});
    ok();
    outcome.said = json::serialize(table.chat_.back());
  }

  void operator()(const FreeChat& free) {
    if (!is_seat(free.seat)) return;
    if (!sender.holds(free.seat)) return refuse("not_allowed", "This is not your seat.", "seat");
    if (!table.plan_.rated) return refuse("not_now", "Only rated games have this.");
    if (table.free_chat_.contains(at(free.seat).token_hash) == free.on) return ok();
    const Mark before = table.mark();
    table.record(outcome, ChatFreed{free.seat, free.on});
    ok();
    table.broadcast_update(outcome, before);
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
  // An action that arrives after the time has run out finds the table changed.
  if (std::visit(Handler::kActs, request.body)) run_out(outcome);
  if (length_ >= kLongLog && !std::visit(Handler::kEndsSoon, request.body)) {
    handler.refuse("not_now", "The table's log is full; you can only finish the game.");
  } else {
    std::visit(handler, request.body);
  }
  return outcome;
}

}  // namespace aude::table
