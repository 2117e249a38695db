// SPDX-License-Identifier: MIT
#include "table/log.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <limits>
#include <map>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/document.h"
#include "notation/setup.h"
#include "notation/words.h"
#include "rules/version.h"
#include "table/game_note.h"
#include "table/messages.h"

namespace aude::table {
namespace {

namespace json = boost::json;
using notation::JsonCursor;

constexpr std::size_t kMaxBytes = 2000;

// Milliseconds are written as text: JsonCursor reads integers of 32 bits only.
json::value millis_json(Millis time) { return json::string(std::to_string(time)); }
bool read_flag(const JsonCursor& field, std::string_view name) {
  const auto found = field.find(name);
  return found && found->truth();
}
Millis read_millis(const JsonCursor& field) {
  const std::string_view text = field.text(20);
  Millis millis = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), millis);
  if (error == std::errc{} && end == text.data() + text.size()) return millis;
  field.refuse("expected milliseconds, found " + notation::quoted(text));
  return 0;
}

constexpr std::string_view kReasons[] = {"resigned", "out_of_time", "absent", "agreed", "aborted"};
constexpr std::string_view kProposals[] = {"tie", "take_back"};
constexpr std::string_view kKinds[] = {"open", "person", "bot"};

std::string read_text(const JsonCursor& field, std::string_view name) {
  return std::string(field.member(name).text(kMaxBytes));
}
int seat_number(const JsonCursor& field) { return field.member("seat").whole(0, kMaxPlayers - 1); }

std::optional<Millis> read_optional(const JsonCursor& field, std::string_view name) {
  const auto found = field.find(name);
  return found ? std::optional(read_millis(*found)) : std::nullopt;
}
std::optional<Millis> read_clock(const JsonCursor& field) { return read_optional(field, "clock"); }
std::optional<Millis> read_at(const JsonCursor& field) { return read_optional(field, "at"); }

json::object seat_json(const SeatState& seat) {
  return {{"kind", kKinds[static_cast<std::size_t>(seat.kind)]},
          {"name", seat.name},
          {"level", seat.level},
          {"colour", seat.colour},
          {"token", seat.token_hash}};
}

SeatState read_seat_state(const JsonCursor& field) {
  SeatState seat;
  const std::string kind = read_text(field, "kind");
  seat.kind = kind == kKinds[1] ? SeatKind::Person : kind == kKinds[2] ? SeatKind::Bot : SeatKind::Open;
  seat.name = read_text(field, "name");
  seat.level = read_text(field, "level");
  seat.colour = field.member("colour").whole(0, kMaxPlayers - 1);
  seat.token_hash = read_text(field, "token");
  return seat;
}

json::array seats_json(const std::vector<SeatState>& seats) {
  json::array out;
  for (const SeatState& seat : seats) out.push_back(seat_json(seat));
  return out;
}
std::vector<SeatState> read_seats(const JsonCursor& field) {
  std::vector<SeatState> seats;
  for (const JsonCursor& seat : field.member("seats").items()) seats.push_back(read_seat_state(seat));
  return seats;
}

void put_clock(json::object& out, const std::optional<ClockRule>& clock) {
  if (!clock) return;
  out["total"] = millis_json(clock->total);
  out["increment"] = millis_json(clock->increment);
  if (clock->delay > 0) out["delay"] = millis_json(clock->delay);
  if (clock->allowance > 0) out["allowance"] = millis_json(clock->allowance);
  if (clock->loses) out["loses"] = true;
}
std::optional<ClockRule> read_rule(const JsonCursor& field) {
  const auto total = field.find("total");
  if (!total) return {};
  return ClockRule{read_millis(*total), read_millis(field.member("increment")),
                   read_optional(field, "delay").value_or(0),
                   read_optional(field, "allowance").value_or(0), read_flag(field, "loses")};
}

void put_wanted(json::object& out, const std::optional<RatingsWanted>& wanted) {
  if (wanted) out["wanted"] = json::object{{"least", wanted->least}, {"most", wanted->most}};
}

std::optional<RatingsWanted> read_wanted(const JsonCursor& field) {
  const auto wanted = field.find("wanted");
  if (!wanted) return {};
  return RatingsWanted{wanted->member("least").whole(0, kMostRatingWanted),
                       wanted->member("most").whole(0, kMostRatingWanted)};
}

json::object form_json(const compete::MatchForm& form) {
  json::object out;
  if (form.duel)
    out["duel"] = true;
  else
    out["games"] = form.games;
  if (form.ties == compete::Ties::PlayOn) out["decides"] = true;
  return out;
}

json::array actions_json(const Game& game, const std::vector<Action>& actions) {
  json::array out;
  out.reserve(actions.size());
  for (const Action& action : actions) out.emplace_back(notation::to_text(game, action));
  return out;
}

json::object match_json(const Game& game, const MatchPlan& match) {
  json::object out = form_json(match.form);
  if (!match.first.empty()) out["first"] = match.first;
  json::array games;
  for (const MatchPlan::Game& each : match.games) {
    json::object score{{"table", each.table},
                       {"points", json::array{each.score.points[0], each.score.points[1]}}};
    if (each.score.forfeited_by) score["forfeited"] = *each.score.forfeited_by;
    games.push_back(std::move(score));
  }
  if (!games.empty()) out["played"] = std::move(games);
  if (!match.deck.empty()) out["deck"] = actions_json(game, match.deck);
  return out;
}

// Writes an entry; its first member names its kind.
struct Writer {
  const Game& game;

  json::object operator()(const TablePlan& plan) const {
    json::object out{{"made", notation::setup_to_json(plan.game->setup())},
                     {"rules", kRulesVersion},
                     {"seats", seats_json(plan.seats)},
                     {"aids", plan.aids},
                     {"host", plan.host_hash},
                     {"created", millis_json(plan.created)}};
    put_clock(out, plan.clock);
    if (plan.rated) out["rated"] = true;
    if (plan.listed) out["listed"] = true;
    if (plan.quick) out["quick"] = true;
    if (plan.gathers) out["gathers"] = true;
    put_wanted(out, plan.wanted);
    if (plan.match) out["match"] = match_json(*plan.game, *plan.match);
    // With the token of the tie, by which the name of a deleted player is found.
    if (!plan.invited.empty())
      out["invited"] =
          json::object{{"name", plan.invited}, {"token", kInvitedTie + std::to_string(plan.created)}};
    if (!plan.actions.empty()) out["actions"] = actions_json(*plan.game, plan.actions);
    return out;
  }
  json::object operator()(const Configured& configured) const {
    json::object out{{"configured", notation::setup_to_json(configured.game->setup())},
                     {"rules", kRulesVersion},
                     {"seats", seats_json(configured.seats)},
                     {"aids", configured.aids}};
    put_clock(out, configured.clock);
    if (configured.rated) out["rated"] = true;
    if (configured.listed) out["listed"] = true;
    put_wanted(out, configured.wanted);
    if (configured.match) out["match"] = form_json(*configured.match);
    return out;
  }
  json::object operator()(const Seated& seated) const {
    return with("at", seated.at,
                {{"seated", seated.name},
                 {"seat", seated.seat},
                 {"colour", seated.colour},
                 {"token", seated.token_hash}});
  }
  json::object operator()(const Filled& filled) const {
    return {{"filled", filled.level}, {"seat", filled.seat}, {"name", filled.name}};
  }
  json::object operator()(const StoodIn& stood_in) const {
    json::object out{
        {"stood_in", stood_in.level}, {"seat", stood_in.seat}, {"out_of_time", stood_in.out_of_time}};
    if (stood_in.resigned) out["resigned"] = true;
    return with("ended", stood_in.ended, std::move(out));
  }
  json::object operator()(const Resumed& resumed) const {
    return with("at", resumed.at, {{"resumed", true}, {"seat", resumed.seat}});
  }
  json::object operator()(const Opened& opened) const {
    return {{"opened", true}, {"seat", opened.seat}};
  }
  json::object operator()(const Started& started) const {
    return with("at", started.at, {{"started", true}});
  }
  json::object operator()(const Played& played) const {
    return with("at", played.at,
                with("clock", played.clock, {{"played", notation::to_text(game, played.action)}}));
  }
  json::object operator()(const Held& held) const {
    return {{"held", notation::to_text(game, held.action)}};
  }
  json::object operator()(const Settled& settled) const {
    return with("at", settled.at, with("clock", settled.clock, {{"settled", true}}));
  }
  json::object operator()(const TakenBack&) const { return {{"taken_back", true}}; }
  json::object operator()(const Concluded& concluded) const {
    json::object out{{"concluded", word_of(concluded.reason)}};
    if (concluded.seat >= 0) out["seat"] = concluded.seat;
    return with("ended", concluded.ended, std::move(out));
  }
  json::object operator()(const Offered& offered) const {
    return {{"offered", word_of(offered.what)}, {"seat", offered.seat}};
  }
  json::object operator()(const Declined& declined) const {
    return {{"declined", true}, {"seat", declined.seat}};
  }
  json::object operator()(const Returned& returned) const {
    return with("at", returned.at, {{"returned", returned.n}});
  }
  json::object operator()(const Rematched& rematched) const { return {{"rematched", rematched.table}}; }
  json::object operator()(const Said& said) const {
    json::object out{{"said", said.text}, {"seat", said.seat}, {"time", millis_json(said.time)}};
    if (!said.phrase.empty()) out["phrase"] = said.phrase;
    return out;
  }
  json::object operator()(const ChatFreed& freed) const {
    return {{"free_chat", freed.on}, {"seat", freed.seat}};
  }

 private:
  static json::object with(std::string_view name, std::optional<Millis> time, json::object out) {
    if (time) out[name] = millis_json(*time);
    return out;
  }
};

// One of these words, as the number of its place.
template <typename Enum, std::size_t N>
Enum read_word(const JsonCursor& field, const std::string_view (&words)[N]) {
  const std::string_view text = field.text(kMaxBytes);
  for (std::size_t i = 0; i < N; ++i) {
    if (words[i] == text) return static_cast<Enum>(i);
  }
  field.refuse("unknown word " + notation::quoted(text));
  return {};
}

Action read_action(const JsonCursor& field, const Game& game) {
  const auto action = notation::parse_action(game, field.text(kMaxBytes));
  if (action) return *action;
  field.refuse(action.refusal().what);
  return {};
}

// The game of an entry's setup; nullptr, with a refusal, if it cannot be played.
std::shared_ptr<const Game> read_game(const JsonCursor& setup) {
  auto game = Game::create(notation::catalogue(), notation::read_setup(setup));
  if (game) return std::move(*game);
  setup.refuse(game.refusal().where + ": " + game.refusal().what);
  return nullptr;
}

// The game and what was played in it before.
void read_game(const JsonCursor& field, TablePlan& plan) {
  plan.game = read_game(field.member("made"));
  if (plan.game == nullptr) return;
  if (const auto actions = field.find("actions")) {
    for (const JsonCursor& action : actions->items())
      plan.actions.push_back(read_action(action, *plan.game));
  }
}

std::optional<compete::MatchForm> read_form(const JsonCursor& field) {
  const auto match = field.find("match");
  return match ? std::optional(read_match_form(*match)) : std::nullopt;
}

std::optional<MatchPlan> read_match(const JsonCursor& field, const Game* game) {
  constexpr int kMostPoints = 100'000;
  const auto form = read_form(field);
  if (!form || game == nullptr) return {};
  const JsonCursor match = field.member("match");
  MatchPlan plan{*form};
  if (match.find("first")) plan.first = read_text(match, "first");
  if (const auto played = match.find("played")) {
    for (const JsonCursor& each : played->items()) {
      MatchPlan::Game& done = plan.games.emplace_back(MatchPlan::Game{read_text(each, "table"), {}});
      const auto points = each.member("points").items();
      for (std::size_t i = 0; i < std::min(points.size(), done.score.points.size()); ++i)
        done.score.points[i] = points[i].whole(-kMostPoints, kMostPoints);
      if (const auto by = each.find("forfeited")) done.score.forfeited_by = by->whole(0, 1);
    }
  }
  if (const auto deck = match.find("deck")) {
    for (const JsonCursor& each : deck->items()) plan.deck.push_back(read_action(each, *game));
  }
  return plan;
}

TablePlan read_plan(const JsonCursor& field) {
  TablePlan plan;
  notation::check_rules_version(field);
  read_game(field, plan);
  plan.seats = read_seats(field);
  plan.aids = field.member("aids").truth();
  plan.host_hash = read_text(field, "host");
  plan.created = read_millis(field.member("created"));
  plan.clock = read_rule(field);
  plan.rated = read_flag(field, "rated");
  plan.listed = read_flag(field, "listed");
  plan.quick = read_flag(field, "quick");
  plan.gathers = read_flag(field, "gathers");
  plan.wanted = read_wanted(field);
  plan.match = read_match(field, plan.game.get());
  if (const auto invited = field.find("invited")) plan.invited = read_text(*invited, "name");
  return plan;
}

Entry read_configured(const JsonCursor& field, const Game&) {
  notation::check_rules_version(field);
  return Configured{read_game(field.member("configured")),
                    read_seats(field),
                    field.member("aids").truth(),
                    read_rule(field),
                    read_flag(field, "rated"),
                    read_flag(field, "listed"),
                    read_wanted(field),
                    read_form(field)};
}

using EntryReader = Entry (*)(const JsonCursor&, const Game&);
const std::map<std::string_view, EntryReader> kEntryReaders{
    {"configured", read_configured},
    {"seated",
     [](const JsonCursor& f, const Game&) -> Entry {
       return Seated{seat_number(f), read_text(f, "seated"),
                     f.member("colour").whole(0, kMaxPlayers - 1), read_text(f, "token"), read_at(f)};
     }},
    {"filled",
     [](const JsonCursor& f, const Game&) -> Entry {
       return Filled{seat_number(f), read_text(f, "filled"), read_text(f, "name")};
     }},
    {"stood_in",
     [](const JsonCursor& f, const Game&) -> Entry {
       return StoodIn{seat_number(f), read_text(f, "stood_in"), f.member("out_of_time").truth(),
                      read_optional(f, "ended"), read_flag(f, "resigned")};
     }},
    {"resumed",
     [](const JsonCursor& f, const Game&) -> Entry { return Resumed{seat_number(f), read_at(f)}; }},
    {"opened", [](const JsonCursor& f, const Game&) -> Entry { return Opened{seat_number(f)}; }},
    {"started", [](const JsonCursor& f, const Game&) -> Entry { return Started{read_at(f)}; }},
    {"played",
     [](const JsonCursor& f, const Game& game) -> Entry {
       return Played{read_action(f.member("played"), game), read_clock(f), read_at(f)};
     }},
    {"held",
     [](const JsonCursor& f, const Game& game) -> Entry {
       return Held{read_action(f.member("held"), game)};
     }},
    {"settled",
     [](const JsonCursor& f, const Game&) -> Entry { return Settled{read_clock(f), read_at(f)}; }},
    {"taken_back", [](const JsonCursor&, const Game&) -> Entry { return TakenBack{}; }},
    {"concluded",
     [](const JsonCursor& f, const Game&) -> Entry {
       return Concluded{read_word<EndReason>(f.member("concluded"), kReasons),
                        f.find("seat") ? seat_number(f) : -1, read_optional(f, "ended")};
     }},
    {"offered",
     [](const JsonCursor& f, const Game&) -> Entry {
       return Offered{seat_number(f), read_word<Proposal>(f.member("offered"), kProposals)};
     }},
    {"declined", [](const JsonCursor& f, const Game&) -> Entry { return Declined{seat_number(f)}; }},
    {"returned",
     [](const JsonCursor& f, const Game&) -> Entry {
       return Returned{f.member("returned").whole(0, std::numeric_limits<int>::max()), read_at(f)};
     }},
    {"rematched",
     [](const JsonCursor& f, const Game&) -> Entry { return Rematched{read_text(f, "rematched")}; }},
    {"free_chat",
     [](const JsonCursor& f, const Game&) -> Entry {
       return ChatFreed{seat_number(f), f.member("free_chat").truth()};
     }},
    {"said", [](const JsonCursor& f, const Game&) -> Entry {
       return Said{seat_number(f), read_text(f, "said"), read_millis(f.member("time")),
                   f.find("phrase") ? read_text(f, "phrase") : std::string()};
     }}};

// The first member of an entry names its kind.
Entry read_entry(const JsonCursor& field, const Game* game) {
  const json::object* members = field.value().if_object();
  if (members == nullptr || members->empty()) {
    field.refuse("expected an entry");
    return Started{};
  }
  const auto key = members->begin()->key();
  const std::string_view kind(key.data(), key.size());
  if (kind == "made") return read_plan(field);
  const auto reader = kEntryReaders.find(kind);
  if (reader == kEntryReaders.end()) {
    field.refuse("unknown entry " + notation::quoted(kind));
  } else if (game == nullptr) {
    field.refuse("a log must start with the entry that creates the table");
  } else {
    return reader->second(field, *game);
  }
  return Started{};
}

}  // namespace

std::string_view word_of(EndReason reason) { return kReasons[static_cast<std::size_t>(reason)]; }
std::string_view word_of(Proposal proposal) { return kProposals[static_cast<std::size_t>(proposal)]; }

std::string to_text(const Entry& entry, const Game& game) {
  return json::serialize(std::visit(Writer{game}, entry));
}

Result<Entry> entry_from_text(std::string_view text, const Game* game) {
  auto document = notation::parse_document(text);
  if (!document) return document.refusal();
  return notation::reading(*document, "",
                           [game](const JsonCursor& field) { return read_entry(field, game); });
}

}  // namespace aude::table
