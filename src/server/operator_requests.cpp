// SPDX-License-Identifier: MIT
#include "server/operator_requests.h"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <limits>

#include "notation/document.h"
#include "table/messages.h"

namespace aude::server {
namespace {

namespace json = boost::json;
using notation::JsonCursor;
using table::Problem;

constexpr int kShownTogether = 200;
constexpr std::size_t kMaxOperatorBytes = 4096;
constexpr int kMostMinutes = 10 * 366 * 24 * 60;
constexpr std::size_t kSourceShown = 6;  // letters: enough to see that two are the same

const Problem kNoSuchThing{404, "not_found", "Not found.", {}};
const Problem kNoSuchPlayer{404, "no_player", "There is no such player.", "player"};

json::object report_json(const StoredReport& report) {
  json::object out{{"no", report.no},
                   {"at", report.at},
                   {"table", report.table},
                   {"seat", report.seat},
                   {"name", report.name},
                   {"reason", report.reason},
                   {"text", report.text},
                   {"said", report.said},
                   {"closed", report.closed != 0},
                   {"source", report.source.substr(0, kSourceShown)},
                   {"reporter", report.reporter_name}};
  if (!report.player.empty()) out["player"] = report.player;
  return out;
}

json::object sanction_json(const Sanction& sanction, std::int64_t now) {
  json::object out{{"no", sanction.no},
                   {"kind", sanction.kind},
                   {"made", sanction.made},
                   {"until", sanction.until == 0 ? json::value() : json::value(sanction.until)},
                   {"reason", sanction.reason},
                   {"text", sanction.text},
                   {"active", sanction.is_active(now)},
                   {"source", sanction.source.substr(0, kSourceShown)},
                   {"name", sanction.name}};
  if (!sanction.player.empty()) out["player"] = sanction.player;
  return out;
}

json::object operation_json(const Operation& operation) {
  return {{"no", operation.no},     {"at", operation.at},           {"by", operation.by},
          {"what", operation.what}, {"subject", operation.subject}, {"details", operation.details},
          {"name", operation.name}};
}

void put_lists(json::object& out, const std::vector<StoredReport>& reports,
               const std::vector<Sanction>& sanctions, const std::vector<Operation>& log,
               std::int64_t now) {
  json::array shown;
  for (const auto& each : reports) shown.push_back(report_json(each));
  out["reports"] = std::move(shown);
  shown = {};
  for (const auto& each : sanctions) shown.push_back(sanction_json(each, now));
  out["sanctions"] = std::move(shown);
  shown = {};
  for (const auto& each : log) shown.push_back(operation_json(each));
  out["log"] = std::move(shown);
}

// Calls `read` with the members of a body. Nothing if it is not as expected.
template <typename Read>
std::optional<Problem> read_members(const std::string& body, Read read) {
  if (body.size() > kMaxOperatorBytes) return Problem{413, "too_long", "The request is too long.", {}};
  auto parsed = notation::parse_document(body.empty() ? "{}" : body);
  if (!parsed) return table::problem("malformed", parsed.refusal());
  notation::Fault fault;
  read(JsonCursor(*parsed, "", fault));
  return fault ? std::optional(table::problem("malformed", fault.refusal())) : std::nullopt;
}

std::string text_in(const JsonCursor& field, std::string_view member) {
  const auto found = field.find(member);
  return found ? std::string(found->text(kMaxOperatorBytes)) : std::string();
}

int number_in(const JsonCursor& field, std::string_view member, int most) {
  const auto found = field.find(member);
  return found ? found->whole(0, most) : 0;
}

std::optional<Profile> find_player(Players& players, const std::string& word) {
  auto found = players.find(word);
  return found ? found : players.find_by_name(word);
}

}  // namespace

table::Answer<Sanction> sanction_for(const SanctionWish& wish, Moderation& moderation, Players& players,
                                     std::int64_t now) {
  constexpr std::int64_t kMinute = 60'000;
  if (std::find(kSanctionKinds.begin(), kSanctionKinds.end(), wish.kind) == kSanctionKinds.end())
    return Problem{400, "malformed", "expected mute, kick or ban", "kind"};
  if (!table::is_report_reason(wish.reason))
    return Problem{400, "malformed", "expected insults, cheating, spam, leaving, name or other",
                   "reason"};
  Sanction out{0, wish.kind, {}, {}, wish.with_address, now, 0, wish.reason, {}};
  if (!wish.text.empty()) {
    auto text = table::clean_chat(wish.text);
    if (!text) return Problem{400, "too_long", "This text is not possible.", "text"};
    out.text = std::move(*text);
  }
  if (wish.minutes > 0) out.until = now + wish.minutes * kMinute;
  if (wish.minutes == 0 && wish.kind == "kick") out.until = now + kKickMillis;
  if (wish.report != 0) {
    const auto report = moderation.report(wish.report);
    if (!report) return Problem{404, "not_found", "There is no such report.", "report"};
    out.player = report->player;
    if (wish.with_address || report->player.empty()) out.source = report->source;
    if (!out.source.empty()) out.wants_source = false;
    if (out.player.empty() && out.source.empty())
      return Problem{409, "not_now", "The guest was not connected when the report was made.", "report"};
    return out;
  }
  const auto player = find_player(players, wish.player);
  if (!player) return kNoSuchPlayer;
  out.player = player->id;
  return out;
}

table::Answer<std::string> OperatorRequests::answer(const OperatorRequest& request) {
  struct Way {
    std::string_view method;
    std::string_view path;  // below kModerationPath
    Reply (OperatorRequests::*answer)(const OperatorRequest&);
  };
  static constexpr std::array<Way, 5> kWays{{
      {"GET", "", &OperatorRequests::overview},
      {"POST", "/player", &OperatorRequests::show_player},
      {"POST", "/sanction", &OperatorRequests::sanction},
      {"POST", "/lift", &OperatorRequests::lift},
      {"POST", "/close", &OperatorRequests::close},
  }};
  const std::string_view rest = std::string_view(request.path).substr(kModerationPath.size());
  const auto* way = std::find_if(kWays.begin(), kWays.end(), [&](const Way& each) {
    return each.method == request.method && each.path == rest;
  });
  if (way == kWays.end()) return kNoSuchThing;
  return (this->*way->answer)(request);
}

OperatorRequests::Reply OperatorRequests::overview(const OperatorRequest& request) {
  Moderation& moderation = services_.moderation;
  json::object out{{"operator", request.by}};
  put_lists(out, moderation.reports(true, kShownTogether), moderation.sanctions(kShownTogether),
            moderation.log(kShownTogether), services_.wall());
  return json::serialize(out);
}

OperatorRequests::Reply OperatorRequests::show_player(const OperatorRequest& request) {
  std::string word;
  const auto problem = read_members(request.body, [&](const JsonCursor& field) {
    field.only_members({"player"});
    word = text_in(field, "player");
  });
  if (problem) return *problem;
  const auto player = find_player(services_.players, word);
  if (!player) return kNoSuchPlayer;
  Moderation& moderation = services_.moderation;
  json::object out{{"id", player->id},
                   {"name", player->name},
                   {"created", player->created},
                   {"devices", services_.players.devices(player->id).size()}};
  put_lists(out, moderation.reports_about(player->id, kShownTogether),
            moderation.sanctions_of(player->id, kShownTogether),
            moderation.log_about(player->id, kShownTogether), services_.wall());
  return json::serialize(out);
}

OperatorRequests::Reply OperatorRequests::sanction(const OperatorRequest& request) {
  SanctionWish wish;
  const auto problem = read_members(request.body, [&](const JsonCursor& field) {
    field.only_members({"kind", "player", "report", "address", "minutes", "reason", "text"});
    wish.kind = text_in(field, "kind");
    wish.player = text_in(field, "player");
    wish.report = number_in(field, "report", std::numeric_limits<int>::max());
    wish.minutes = number_in(field, "minutes", kMostMinutes);
    wish.reason = text_in(field, "reason");
    wish.text = text_in(field, "text");
    if (const auto address = field.find("address")) wish.with_address = address->truth();
  });
  if (problem) return *problem;
  const auto wanted = sanction_for(wish, services_.moderation, services_.players, services_.wall());
  if (const auto* wrong = std::get_if<Problem>(&wanted)) return *wrong;
  const auto no = services_.moderation.add(std::get<Sanction>(wanted), request.by);
  return json::serialize(json::object{{"no", no}});
}

OperatorRequests::Reply OperatorRequests::lift(const OperatorRequest& request) {
  int no = 0;
  const auto problem = read_members(request.body, [&](const JsonCursor& field) {
    field.only_members({"no"});
    no = number_in(field, "no", std::numeric_limits<int>::max());
  });
  if (problem) return *problem;
  if (!services_.moderation.lift(no, request.by, services_.wall())) return kNoSuchThing;
  return std::string("{}");
}

OperatorRequests::Reply OperatorRequests::close(const OperatorRequest& request) {
  int no = 0;
  const auto problem = read_members(request.body, [&](const JsonCursor& field) {
    field.only_members({"report"});
    no = number_in(field, "report", std::numeric_limits<int>::max());
  });
  if (problem) return *problem;
  if (!services_.moderation.close_report(no, request.by, services_.wall())) return kNoSuchThing;
  return std::string("{}");
}

}  // namespace aude::server
