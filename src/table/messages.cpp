#include "table/messages.h"

#include <limits>
#include <map>

#include "notation/values.h"
#include "notation/words.h"
#include "players/player.h"
#include "rules/types.h"

namespace aude::table {
namespace {

using notation::JsonCursor;

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

template <typename Message>
Body read_bare(const JsonCursor& field) {
  field.only_members({"type", "id"});
  return Message{};
}

Body read_chat(const JsonCursor& field) {
  field.only_members({"type", "id", "text"});
  return Chat{std::string(field.member("text").text(kMaxTextBytes))};
}

Body read_ask(const JsonCursor& field) {
  field.only_members({"type", "id", "what", "at", "segment"});
  return read_question(field);
}

using MessageReader = Body (*)(const JsonCursor&);
const std::map<std::string_view, MessageReader> kMessageReaders{
    {"hello", read_hello},
    {"claim", read_claim},
    {"act", read_act},
    {"confirm", read_versioned<Confirm>},
    {"undo", read_versioned<Undo>},
    {"resume", read_seated<Resume>},
    {"start", read_bare<Start>},
    {"fill", read_seat_and_level<Fill>},
    {"hand_over", read_seat_and_level<HandOver>},
    {"open", read_seated<Open>},
    {"rematch", read_bare<Rematch>},
    {"chat", read_chat},
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

std::string why_no_bot(std::string_view level) {
  if (players::is_level(level) || players::is_rating(level)) return {};
  const std::string unknown = players::why_no_level(level);
  return unknown.empty() ? "bots at a table have no budget of their own: name the level alone"
                         : unknown;
}

}  // namespace aude::table
