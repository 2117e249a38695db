// SPDX-License-Identifier: MIT
#include "table/messages.h"

#include <algorithm>
#include <limits>
#include <map>

#include "notation/values.h"
#include "notation/words.h"
#include "players/player.h"
#include "rules/types.h"
#include "table/phrases.h"

namespace aude::table {
namespace {

using notation::JsonCursor;

constexpr int kLongestClock = 24 * 60 * 60 * 1000;
constexpr int kLargestAllowance = 2000;  // a client can fake what the host measures
constexpr std::size_t kMaxTokens = 16;
constexpr std::size_t kMaxTokenBytes = 64;
constexpr std::size_t kMaxTextBytes = 4 * kMaxChatLetters;

int read_version(const JsonCursor& field) {
  return field.member("version").whole(0, std::numeric_limits<int>::max());
}
int read_seat(const JsonCursor& field) { return field.member("seat").whole(0, kMaxPlayers - 1); }
std::string read_level(const JsonCursor& field) {
  return std::string(field.member("level").text(kMaxWordBytes));
}

Body read_hello(const JsonCursor& field) {
  field.only_members({"type", "id", "tokens"});
  Hello hello;
  const JsonCursor tokens = field.member("tokens");
  for (const JsonCursor& each : tokens.items()) hello.tokens.emplace_back(each.text(kMaxTokenBytes));
  if (hello.tokens.size() > kMaxTokens) tokens.refuse("at most 16 tokens");
  return hello;
}

Body read_login(const JsonCursor& field) {
  field.only_members({"type", "id", "key", "challenge", "signature"});
  const auto word = [&](std::string_view name) {
    return std::string(field.member(name).text(kMaxTextBytes));
  };
  return Login{word("key"), word("challenge"), word("signature")};
}

Body read_claim(const JsonCursor& field) {
  field.only_members({"type", "id", "seat", "name", "colour"});
  Claim claim{read_seat(field), std::string(field.member("name").text(kMaxTextBytes)), {}};
  if (const auto colour = field.find("colour")) claim.colour = colour->whole(0, kMaxPlayers - 1);
  return claim;
}

Body read_act(const JsonCursor& field) {
  field.only_members({"type", "id", "version", "action", "confirm"});
  const auto confirm = field.find("confirm");
  return Act{read_version(field), std::string(field.member("action").text(kMaxWordBytes)),
             confirm && confirm->truth()};
}

template <typename Message>
Body read_versioned(const JsonCursor& field) {
  field.only_members({"type", "id", "version"});
  return Message{read_version(field)};
}

template <typename Message>
Body read_seated(const JsonCursor& field) {
  field.only_members({"type", "id", "seat"});
  return Message{read_seat(field)};
}

template <typename Message>
Body read_seat_and_level(const JsonCursor& field) {
  field.only_members({"type", "id", "seat", "level"});
  return Message{read_seat(field), read_level(field)};
}

Body read_fill(const JsonCursor& field) {
  field.only_members({"type", "id", "seat", "level", "name"});
  Fill fill{read_seat(field), read_level(field), {}};
  if (const auto name = field.find("name")) fill.name = name->text(kMaxTextBytes);
  return fill;
}

template <typename Message>
Body read_bare(const JsonCursor& field) {
  field.only_members({"type", "id"});
  return Message{};
}

SeatWish read_seat_wish(const JsonCursor& field) {
  field.only_members({"seat", "kind", "level", "name"});
  SeatWish wish;
  if (field.find("seat")) {
    field.only_members({"seat"});
    wish.keep = read_seat(field);
    return wish;
  }
  const JsonCursor kind = field.member("kind");
  const std::string_view word = kind.text(kMaxWordBytes);
  if (word == "bot") {
    wish.level = read_level(field);
    if (const auto name = field.find("name")) wish.name = name->text(kMaxTextBytes);
  } else if (word == "open") {
    field.only_members({"kind"});
  } else {
    kind.refuse("expected open or bot, found " + notation::quoted(word));
  }
  return wish;
}

Body read_configure(const JsonCursor& field) {
  field.only_members(
      {"type", "id", "setup", "seats", "aids", "clock", "rated", "listed", "wanted", "match"});
  Configure wanted;
  if (const auto setup = field.find("setup")) wanted.setup = setup->value();
  if (const auto seats = field.find("seats")) {
    const auto items = seats->items();
    if (items.size() < kMinPlayers || items.size() > kMaxPlayers)
      seats->refuse("expected 2 to 8 seats");
    wanted.seats.emplace();
    for (const JsonCursor& each : items) wanted.seats->push_back(read_seat_wish(each));
  }
  if (const auto aids = field.find("aids")) wanted.aids = aids->truth();
  if (const auto rated = field.find("rated")) wanted.rated = rated->truth();
  if (const auto listed = field.find("listed")) wanted.listed = listed->truth();
  if (const auto ratings = field.find("wanted")) {
    wanted.wanted.emplace();
    if (!ratings->value().is_null()) *wanted.wanted = read_ratings_wanted(*ratings);
  }
  if (const auto match = field.find("match")) {
    wanted.match.emplace();
    if (!match->value().is_null()) *wanted.match = read_new_match(*match);
  }
  if (const auto clock = field.find("clock")) {
    wanted.clock.emplace();
    if (!clock->value().is_null()) *wanted.clock = read_clock_rule(*clock);
  }
  return wanted;
}

Body read_offer(const JsonCursor& field) {
  field.only_members({"type", "id", "seat", "what"});
  const JsonCursor what = field.member("what");
  const std::string_view word = what.text(kMaxWordBytes);
  for (const Proposal each : {Proposal::Tie, Proposal::TakeBack}) {
    if (word == word_of(each)) return Offer{read_seat(field), each};
  }
  what.refuse("expected tie or take_back, found " + notation::quoted(word));
  return Offer{};
}

Body read_chat(const JsonCursor& field) {
  field.only_members({"type", "id", "text", "phrase"});
  const auto phrase = field.find("phrase");
  if (!phrase) return Chat{std::string(field.member("text").text(kMaxTextBytes))};
  if (field.find("text")) field.refuse("expected either a text or a phrase");
  Chat chat{{}, std::string(phrase->text(kMaxWordBytes))};
  if (!phrase_text(chat.phrase)) phrase->refuse("unknown phrase " + notation::quoted(chat.phrase));
  return chat;
}

Body read_free_chat(const JsonCursor& field) {
  field.only_members({"type", "id", "seat", "on"});
  return FreeChat{read_seat(field), field.member("on").truth()};
}

Body read_report(const JsonCursor& field) {
  field.only_members({"type", "id", "seat", "reason", "text"});
  const JsonCursor reason = field.member("reason");
  Report report{read_seat(field), std::string(reason.text(kMaxWordBytes)), {}};
  if (const auto text = field.find("text")) report.text = text->text(kMaxTextBytes);
  if (!is_report_reason(report.reason))
    reason.refuse("expected insults, cheating, spam, leaving, name or other, found " +
                  notation::quoted(report.reason));
  return report;
}

Body read_ask(const JsonCursor& field) {
  field.only_members({"type", "id", "what", "at", "segment"});
  return read_question(field);
}

using MessageReader = Body (*)(const JsonCursor&);
const std::map<std::string_view, MessageReader> kMessageReaders{
    {"hello", read_hello},
    {"login", read_login},
    {"claim", read_claim},
    {"act", read_act},
    {"confirm", read_versioned<Confirm>},
    {"undo", read_versioned<Undo>},
    {"resume", read_seated<Resume>},
    {"start", read_bare<Start>},
    {"fill", read_fill},
    {"hand_over", read_seat_and_level<HandOver>},
    {"open", read_seated<Open>},
    {"configure", read_configure},
    {"resign", read_seated<Resign>},
    {"abort", read_bare<Abort>},
    {"claim_win", read_seated<ClaimWin>},
    {"offer", read_offer},
    {"accept", read_seated<Accept>},
    {"decline", read_seated<Decline>},
    {"rematch", read_bare<Rematch>},
    {"chat", read_chat},
    {"free_chat", read_free_chat},
    {"report", read_report},
    {"ask", read_ask}};

Request read_request(const JsonCursor& field) {
  Request request;
  if (const auto id = field.find("id")) request.id = id->whole(0, std::numeric_limits<int>::max());
  const JsonCursor type = field.member("type");
  const auto reader = kMessageReaders.find(type.text(kMaxWordBytes));
  if (reader != kMessageReaders.end()) {
    request.body = reader->second(field);
  } else {
    type.refuse("unknown message type " + notation::quoted(type.text(kMaxWordBytes)));
  }
  return request;
}

}  // namespace

Result<Request> parse_request(std::string_view text) {
  auto document = notation::parse_document(text);
  if (!document) return document.refusal();
  return notation::reading(*document, "", read_request);
}

Ask read_question(const JsonCursor& field) {
  const JsonCursor what = field.member("what");
  const std::string_view word = what.text(kMaxWordBytes);
  Ask ask;
  if (word == "feature") {
    ask.what = Ask::What::Feature;
    ask.spot = {notation::read_cell(field.member("at")),
                field.member("segment").whole(0, kMaxSegments - 1)};
  } else if (word == "fits") {
    ask.what = Ask::What::Fits;
    ask.spot.cell = notation::read_cell(field.member("at"));
  } else if (word == "odds") {
    ask.what = Ask::What::Odds;
    ask.spot.cell = notation::read_cell(field.member("at"));
  } else if (word == "hint") {
    ask.what = Ask::What::Hint;
  } else if (word == "judge") {
    ask.what = Ask::What::Judge;
  } else if (word == "position") {
    ask.what = Ask::What::Position;
  } else if (word == "cells") {
    ask.what = Ask::What::Cells;
  } else if (word == "fields") {
    ask.what = Ask::What::Fields;
  } else {
    what.refuse("expected feature, fields, cells, fits, odds, hint, judge or position, found " +
                notation::quoted(word));
  }
  return ask;
}

ClockRule read_clock_rule(const JsonCursor& field) {
  field.only_members({"total", "increment", "delay", "allowance", "loses"});
  ClockRule rule{field.member("total").whole(1000, kLongestClock),
                 field.member("increment").whole(0, kLongestClock)};
  if (const auto delay = field.find("delay")) rule.delay = delay->whole(0, kLongestClock);
  if (const auto allowance = field.find("allowance"))
    rule.allowance = allowance->whole(0, kLargestAllowance);
  if (const auto loses = field.find("loses")) rule.loses = loses->truth();
  return rule;
}

RatingsWanted read_ratings_wanted(const JsonCursor& field) {
  field.only_members({"least", "most"});
  RatingsWanted wanted;
  if (const auto least = field.find("least")) wanted.least = least->whole(0, kMostRatingWanted);
  if (const auto most = field.find("most")) wanted.most = most->whole(0, kMostRatingWanted);
  if (wanted.least > wanted.most) field.refuse("expected \"least\" not to be more than \"most\"");
  return wanted;
}

compete::MatchForm read_match_form(const JsonCursor& field) {
  compete::MatchForm form;
  if (const auto duel = field.find("duel")) form.duel = duel->truth();
  if (const auto games = field.find("games")) form.games = games->whole(1, 5);
  if (const auto decides = field.find("decides"); decides && decides->truth())
    form.ties = compete::Ties::PlayOn;
  const auto match = compete::Match::create(form);
  if (!match) field.refuse("expected 1, 3 or 5 games, or a duel");
  return match ? match->form() : form;
}

compete::MatchForm read_new_match(const JsonCursor& field) {
  field.only_members({"games", "duel", "decides"});
  return read_match_form(field);
}

bool is_report_reason(std::string_view word) {
  return std::find(std::begin(kReportReasons), std::end(kReportReasons), word) !=
         std::end(kReportReasons);
}

std::string why_no_bot(std::string_view level) {
  const std::string unknown = players::why_no_level(level);
  const std::string_view plain = players::without_style(level);
  if (unknown.empty() && (players::is_level(plain) || players::is_rating(plain))) return {};
  return unknown.empty() ? "bots at a table have no budget of their own: name the level alone"
                         : unknown;
}

}  // namespace aude::table
