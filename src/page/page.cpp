// SPDX-License-Identifier: MIT
#include "page/page.h"

#include "notation/actions.h"
#include "table/pictures.h"
#include "table/secure.h"

namespace aude::page {
namespace {

using table::Answer;
using table::Outcome;
using table::Problem;
using table::Table;

Reply refusal(const Problem& problem) { return {problem.status, table::problem_text(problem)}; }

Reply reply(const Answer<std::string>& answer) {
  if (const auto* problem = std::get_if<Problem>(&answer)) return refusal(*problem);
  return {200, std::get<std::string>(answer)};
}

Reply no_table() { return refusal({404, "no_table", "There is no such table.", {}}); }

}  // namespace

// --- as over HTTP ---

Reply Page::request(std::string_view method, std::string_view path, std::string_view body, Millis now) {
  constexpr std::string_view kTables = "/api/tables/";
  if (method == "POST") {
    if (path == "/api/tables") return make_table(body, now);
    if (path == "/api/replay") return reply(table::replay_text(body));
    if (path == "/api/ask") return reply(table::ask_text(body));
  } else if (method == "GET") {
    if (path == "/api/catalogue") return {200, table::catalogue_text()};
    for (art::Detail detail : art::kDetails) {
      if (path == table::art_sheet_path(detail)) return {200, table::art_sheet(detail)};
    }
    if (path == "/api/art/stands.json") return {200, table::art_stands()};
    if (path.starts_with(kTables)) return about_table(path.substr(kTables.size()), now);
  }
  return refusal({404, "not_found", "Not found.", {}});
}

Reply Page::make_table(std::string_view body, Millis now) {
  auto answer = table::read_order(body, chance_, now);
  if (const auto* problem = std::get_if<Problem>(&answer)) return refusal(*problem);
  const auto& order = std::get<table::TableOrder>(answer);
  const std::string id = table::next_table_id("here.", chance_);
  Outcome outcome;
  auto table = Table::create(id, order.plan, order.start, chance_, now, outcome);
  if (!table) return refusal(table::problem("bad_setup", table.refusal()));
  add(std::move(*table));
  take(tables_.at(id), 0, std::move(outcome), now);
  return {201, table::order_answer(id, order)};
}

Reply Page::about_table(std::string_view rest, Millis now) {
  const std::size_t slash = rest.find('/');
  const auto found = tables_.find(rest.substr(0, slash));
  if (found == tables_.end()) return no_table();
  const Table& table = *found->second.table;
  const std::string_view what = slash == std::string_view::npos ? "" : rest.substr(slash + 1);
  if (what.empty()) return {200, table.view_text({}, now)};
  if (what == "record") return {200, table.record_text()};
  if (what == "replay") return reply(table::replay_text(table.record_text()));
  return refusal({404, "not_found", "Not found.", {}});
}

// --- tables ---

std::string Page::open(const std::string& id, const std::vector<std::string>& entries, Millis now) {
  if (tables_.contains(id)) return {};
  auto table = Table::load(id, entries, chance_, now);
  if (!table) return table.refusal().where + ": " + table.refusal().what;
  add(std::move(*table));
  wake_bot(tables_.at(id));
  return {};
}

void Page::close(const std::string& table) {
  tables_.erase(table);
  std::erase_if(sessions_, [&](const auto& each) { return each.second.table == table; });
}

void Page::add(std::unique_ptr<Table> table) {
  const std::string id = table->id();
  tables_.emplace(id, HostedTable{std::move(table), {}});
}

// --- sessions ---

template <typename Do>
void Page::each_session(const std::string& table, Do act) {
  for (auto& [number, session] : sessions_) {
    if (session.greeted && session.table == table) act(number, session);
  }
}

void Page::send(int session, std::string text) {
  output_.push_back({Output::Kind::Send, sessions_.at(session).table, session, 0, {}, std::move(text)});
}

int Page::join(const std::string& table) {
  if (!tables_.contains(table)) return 0;
  sessions_[next_session_] = {table, {}, false};
  return next_session_++;
}

void Page::leave(int session) {
  const auto found = sessions_.find(session);
  if (found == sessions_.end()) return;
  const std::string table = found->second.table;
  sessions_.erase(found);
  update_presence(tables_.at(table), 0);
}

void Page::hear(int session, std::string_view text, Millis now) {
  const auto found = sessions_.find(session);
  if (found == sessions_.end()) return;
  ClientSession& sender = found->second;
  HostedTable& hosted = tables_.at(sender.table);
  const auto request = table::parse_request(text);
  if (!request) {
    return send(session,
                table::error_text({}, "malformed", request.refusal().what, request.refusal().where));
  }
  const bool hello = std::holds_alternative<table::Hello>(request->body);
  if (!hello && !sender.greeted) {
    return send(session, table::error_text(request->id, "malformed", "The first message must be hello.",
                                           "type"));
  }
  const std::string table = sender.table;
  take(hosted, session, hosted.table->handle(sender.member, *request, now), now);
  if (!hello || !tables_.contains(table)) return;
  sender.greeted = true;
  update_presence(hosted, session);
  send(session, hosted.table->view_text(sender.member, now));
  if (Outcome start = hosted.table->start_if_gathered(now); !start.entries.empty())
    take(hosted, session, std::move(start), now);
}

// Stores and sends the outcome of a message, a bot's action or a clock.
void Page::take(HostedTable& hosted, int sender, Outcome outcome, Millis now) {
  const Table& table = *hosted.table;
  const std::string& id = table.id();
  if (!outcome.broken.empty()) {
    output_.push_back({Output::Kind::Lost, id, 0, 0, {}, outcome.broken});
    return close(std::string(id));
  }
  if (outcome.rematch) {
    const std::string& next = outcome.rematch->id;
    const auto& entries = outcome.rematch->entries;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      output_.push_back({Output::Kind::Store, next, static_cast<int>(i), 0, {}, entries[i]});
    }
    open(next, entries, now);
  }
  int n = table.length() - static_cast<int>(outcome.entries.size());
  for (std::string& entry : outcome.entries) {
    output_.push_back({Output::Kind::Store, id, n++, 0, {}, std::move(entry)});
  }
  for (std::string& reply : outcome.replies) send(sender, std::move(reply));
  each_session(id, [&](int number, ClientSession& session) {
    if (outcome.reseated) {
      session.member.seats = table::moved(session.member.seats, *outcome.reseated);
      send(number, table.joined_text({}, session.member));
    }
    if (outcome.vacated && session.member.holds(*outcome.vacated)) {
      session.member.seats &= static_cast<SeatMask>(~mask_of(Seat(*outcome.vacated)));
      send(number, table.joined_text({}, session.member));
    }
    if (outcome.broadcast) send(number, *outcome.broadcast->to(session.member));
    if (outcome.said) send(number, *outcome.said);
  });
  update_presence(hosted, 0);
  wake_bot(hosted);
}

// Sends the presence to all sessions except one, if it has changed.
void Page::update_presence(HostedTable& hosted, int but) {
  Table& table = *hosted.table;
  table::Presence presence;
  each_session(table.id(), [&](int, const ClientSession& session) {
    presence.seats |= session.member.seats;
    presence.host = presence.host || session.member.host;
    if (session.member.seats == 0) ++presence.spectators;
  });
  if (presence == table.presence()) return;
  table.set_presence(presence, 0);  // nobody in a page claims that another player is away
  each_session(table.id(), [&](int number, const ClientSession&) {
    if (number != but) send(number, table.presence_text());
  });
}

// --- bots and clocks ---

void Page::wake_bot(HostedTable& hosted) {
  const auto turn = hosted.table->bot_turn();
  const auto& thinking = hosted.thinking;
  if (thinking && turn && thinking->n == turn->n && thinking->level == turn->level) return;
  hosted.thinking = turn;
  if (!turn) return;
  output_.push_back({Output::Kind::Think, hosted.table->id(), turn->seat, turn->n, turn->level,
                     hosted.table->record_text(), turn->most});
}

void Page::bot_acts(const std::string& table, int n, std::string_view action, Millis now) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  HostedTable& hosted = found->second;
  if (!hosted.thinking || hosted.thinking->n != n) return;
  const auto chosen = notation::parse_action(*hosted.table->game(), action);
  if (!chosen) return;
  const table::BotTurn turn = *hosted.thinking;
  hosted.thinking.reset();
  take(hosted, 0, hosted.table->bot_acts(turn, *chosen, now), now);
}

void Page::tick(Millis now) {
  for (auto& [id, hosted] : tables_) {
    const auto deadline = hosted.table->deadline();
    if (deadline && *deadline <= now) return take(hosted, 0, hosted.table->tick(now), now);
  }
}

std::optional<Millis> Page::deadline() const {
  std::optional<Millis> first;
  for (const auto& [id, hosted] : tables_) {
    const auto deadline = hosted.table->deadline();
    if (deadline && (!first || *deadline < *first)) first = deadline;
  }
  return first;
}

}  // namespace aude::page
