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
  return refusal({404, "not_found", "There is nothing here.", {}});
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
  return refusal({404, "not_found", "There is nothing here.", {}});
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
  std::erase_if(visits_, [&](const auto& each) { return each.second.table == table; });
}

void Page::add(std::unique_ptr<Table> table) {
  const std::string id = table->id();
  tables_.emplace(id, Carried{std::move(table), {}});
}

// --- visits ---

template <typename Do>
void Page::each_visit(const std::string& table, Do act) {
  for (auto& [number, visit] : visits_) {
    if (visit.greeted && visit.table == table) act(number, visit);
  }
}

void Page::send(int visit, std::string text) {
  news_.push_back({News::Kind::Send, visits_.at(visit).table, visit, 0, {}, std::move(text)});
}

int Page::join(const std::string& table) {
  if (!tables_.contains(table)) return 0;
  visits_[next_visit_] = {table, {}, false};
  return next_visit_++;
}

void Page::leave(int visit) {
  const auto found = visits_.find(visit);
  if (found == visits_.end()) return;
  const std::string table = found->second.table;
  visits_.erase(found);
  note_presence(tables_.at(table), 0);
}

void Page::hear(int visit, std::string_view text, Millis now) {
  const auto found = visits_.find(visit);
  if (found == visits_.end()) return;
  Visit& sender = found->second;
  Carried& carried = tables_.at(sender.table);
  const auto request = table::parse_request(text);
  if (!request) {
    return send(visit,
                table::error_text({}, "malformed", request.refusal().what, request.refusal().where));
  }
  const bool hello = std::holds_alternative<table::Hello>(request->body);
  if (!hello && !sender.greeted) {
    return send(visit,
                table::error_text(request->id, "malformed", "The first message is hello.", "type"));
  }
  const std::string table = sender.table;
  take(carried, visit, carried.table->handle(sender.member, *request, now), now);
  if (!hello || !tables_.contains(table)) return;
  sender.greeted = true;
  note_presence(carried, visit);
  send(visit, carried.table->view_text(sender.member, now));
}

// Passes on what came of a message, a bot's action or a clock.
void Page::take(Carried& carried, int sender, Outcome outcome, Millis now) {
  const Table& table = *carried.table;
  const std::string& id = table.id();
  if (!outcome.broken.empty()) {
    news_.push_back({News::Kind::Lost, id, 0, 0, {}, outcome.broken});
    return close(std::string(id));
  }
  if (outcome.rematch) {
    const auto& [next, entries] = *outcome.rematch;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      news_.push_back({News::Kind::Store, next, static_cast<int>(i), 0, {}, entries[i]});
    }
    open(next, entries, now);
  }
  int n = table.length() - static_cast<int>(outcome.entries.size());
  for (std::string& entry : outcome.entries) {
    news_.push_back({News::Kind::Store, id, n++, 0, {}, std::move(entry)});
  }
  for (std::string& reply : outcome.replies) send(sender, std::move(reply));
  each_visit(id, [&](int number, Visit& visit) {
    if (outcome.vacated && visit.member.holds(*outcome.vacated)) {
      visit.member.seats &= static_cast<SeatMask>(~mask_of(Seat(*outcome.vacated)));
      send(number, table.joined_text({}, visit.member));
    }
    if (outcome.news) send(number, *outcome.news->to(visit.member));
    if (outcome.said) send(number, *outcome.said);
  });
  note_presence(carried, 0);
  wake_bot(carried);
}

// Tells all but one who is here now, if that has changed.
void Page::note_presence(Carried& carried, int but) {
  Table& table = *carried.table;
  table::Presence presence;
  each_visit(table.id(), [&](int, const Visit& visit) {
    presence.seats |= visit.member.seats;
    presence.host = presence.host || visit.member.host;
    if (visit.member.seats == 0) ++presence.watchers;
  });
  if (presence == table.presence()) return;
  table.set_presence(presence);
  each_visit(table.id(), [&](int number, const Visit&) {
    if (number != but) send(number, table.presence_text());
  });
}

// --- bots and clocks ---

void Page::wake_bot(Carried& carried) {
  const auto turn = carried.table->bot_turn();
  const auto& thinking = carried.thinking;
  if (thinking && turn && thinking->n == turn->n && thinking->level == turn->level) return;
  carried.thinking = turn;
  if (!turn) return;
  news_.push_back({News::Kind::Think, carried.table->id(), turn->seat, turn->n, turn->level,
                   carried.table->record_text(), turn->most});
}

void Page::bot_acts(const std::string& table, int n, std::string_view action, Millis now) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  Carried& carried = found->second;
  if (!carried.thinking || carried.thinking->n != n) return;
  const auto chosen = notation::parse_action(*carried.table->game(), action);
  if (!chosen) return;
  const table::BotTurn turn = *carried.thinking;
  carried.thinking.reset();
  take(carried, 0, carried.table->bot_acts(turn, *chosen, now), now);
}

void Page::tick(Millis now) {
  for (auto& [id, carried] : tables_) {
    const auto deadline = carried.table->deadline();
    if (deadline && *deadline <= now) return take(carried, 0, carried.table->tick(now), now);
  }
}

std::optional<Millis> Page::deadline() const {
  std::optional<Millis> first;
  for (const auto& [id, carried] : tables_) {
    const auto deadline = carried.table->deadline();
    if (deadline && (!first || *deadline < *first)) first = deadline;
  }
  return first;
}

}  // namespace aude::page
