// SPDX-License-Identifier: MIT
// Storing what a table has done, and then broadcasting it.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/event_log.h"
#include "server/loaded_table.h"

namespace aude::server {
namespace {

constexpr Millis kViewKept = 250;  // while a clock runs, which a view shows

const Problem kNotStored{
    500, "storage", "This could not be stored; please come back and try again.", {}};

}  // namespace

// --- storing ---

// Runs the task when everything that the table has done so far is stored.
void Hub::later(LoadedTable& loaded, Task task) {
  if (loaded.unstored.empty()) return task();
  loaded.unstored.back().push_back(std::move(task));
}

void Hub::store(LoadedTable& loaded, Outcome& outcome) {
  if (!outcome.broken.empty()) throw std::logic_error(outcome.broken);
  if (outcome.entries.empty()) return;
  Writer::Batch batch;
  const std::string& table = loaded.table->id();
  const int first = loaded.table->length() - static_cast<int>(outcome.entries.size());
  if (outcome.rematch) {
    int n = 0;
    for (std::string& entry : outcome.rematch->entries)
      batch.push_back({outcome.rematch->id, n++, std::move(entry)});
    batch.back().ties = std::move(outcome.rematch->ties);
    batch.back().game = std::move(outcome.rematch->note);
    if (batch.back().game) batch.back().game->changed = config_.wall();
  }
  int n = first;
  for (std::string& entry : outcome.entries) batch.push_back({table, n++, std::move(entry)});
  batch.back().ties = std::move(outcome.ties);
  if (loaded.table->has_players()) note_game(loaded, batch.back());
  note_result(loaded, batch.back());
  const bool has_result = batch.back().result.has_value();
  loaded.unstored.emplace_back();
  if (has_result) loaded.unstored.back().push_back([this] { config_.result_stored(); });
  writer_.submit(std::move(batch),
                 [this, table, ticket = loaded.ticket](bool good) { stored(table, ticket, good); });
}

// For the players' lists of games, if the summary has changed.
void Hub::note_game(LoadedTable& loaded, Append& entry) {
  GameNote note = loaded.table->note();
  if (note.stage == loaded.noted.stage && note.actor == loaded.noted.actor &&
      note.about == loaded.noted.about)
    return;
  loaded.noted = note;
  note.changed = config_.wall();
  entry.game = std::move(note);
}

// Of a rated game that is over, with the entry that has ended it.
void Hub::note_result(LoadedTable& loaded, Append& entry) {
  if (loaded.has_result || !loaded.table->is_over()) return;
  loaded.has_result = true;
  entry.result = loaded.table->rated_game();
  if (entry.result) entry.result->finished = config_.wall();
}

void Hub::stored(const std::string& table, int ticket, bool good) {
  const auto found = loaded_tables_.find(table);
  if (found == loaded_tables_.end() || found->second->ticket != ticket) return;
  LoadedTable& loaded = *found->second;
  if (!good) return give_up(loaded, kNotStored);
  if (std::exchange(loaded.fresh, false)) config_.created(table);
  const std::vector<Task> tasks = std::move(loaded.unstored.front());
  loaded.unstored.pop_front();
  for (const Task& task : tasks) task();
}

void Hub::check_disk(const std::function<void(bool)>& done) {
  constexpr Millis kHolds = 1000;
  if (disk_checked_ && config_.steady() - disk_checked_->first < kHolds)
    return done(disk_checked_->second);
  writer_.submit({}, [this, done](bool good) {
    disk_checked_ = {config_.steady(), good};
    done(good);
  });
}

// Runs a task of a table. An internal error affects only that table.
void Hub::guarded(LoadedTable& loaded, const Task& task) {
  try {
    task();
  } catch (const std::exception& error) {
    const std::string& table = loaded.table->id();
    note("table_failed", "table " + table + ": " + error.what(), {{"table", table}});
    give_up(loaded, kNotStored);
  }
}

// Closes the table's client connections and forgets it; clients that come back find what is stored.
void Hub::give_up(LoadedTable& loaded, const Problem& why) {
  const std::unique_ptr<LoadedTable> gone = std::move(loaded_tables_.at(loaded.table->id()));
  loaded_tables_.erase(gone->table->id());
  gone->lost = true;
  if (gone->listed) config_.list(gone->table->id(), {});
  if (gone->thinking) bots_.cancel(gone->thinking->ticket);
  const auto text = std::make_shared<const std::string>(error_text({}, why.code, why.message));
  for (const auto& session : gone->sessions) {
    session->table_.clear();
    session->member_ = {};
    if (const auto sink = session->sink_.lock()) {
      sink->send(text);
      sink->close(why.code);
    }
  }
  // Requests that wait see that the table is lost.
  for (const auto& tasks : gone->unstored) {
    for (const Task& task : tasks) task();
  }
}

// Requests that wait for the log are answered now: a database that cannot be reached may take seconds.
void Hub::drop(Loading& loading) {
  loading.dropped = true;
  for (const Then& then : std::exchange(loading.waiting, {})) then(kMoving);
}

void Hub::close_all() {
  std::vector<std::string> under_way;
  for (const auto& [table, loading] : loading_) under_way.push_back(table);
  for (const std::string& table : under_way) drop(loading_.at(table));
  while (!loaded_tables_.empty()) give_up(*loaded_tables_.begin()->second, kMoving);
}

void Hub::close(const std::string& table) {
  if (const auto found = loading_.find(table); found != loading_.end()) drop(found->second);
  if (const auto found = loaded_tables_.find(table); found != loaded_tables_.end())
    give_up(*found->second, kMoving);
}

std::vector<std::string> Hub::give_away(int at_most) {
  std::vector<LoadedTable*> quiet;
  for (const auto& [table, loaded] : loaded_tables_) {
    if (loaded->unstored.empty() && !loaded->thinking) quiet.push_back(loaded.get());
  }
  std::sort(quiet.begin(), quiet.end(), [](const LoadedTable* a, const LoadedTable* b) {
    return std::pair(!a->sessions.empty(), a->used) < std::pair(!b->sessions.empty(), b->used);
  });
  if (static_cast<int>(quiet.size()) > at_most) quiet.resize(static_cast<std::size_t>(at_most));
  std::vector<std::string> given;
  for (LoadedTable* loaded : quiet) {
    given.push_back(loaded->table->id());
    give_up(*loaded, kMoving);
  }
  return given;
}

bool Hub::is_still() const {
  return std::all_of(loaded_tables_.begin(), loaded_tables_.end(),
                     [](const auto& each) { return each.second->unstored.empty(); });
}

// --- make_text ---

void Hub::send(LoadedTable& loaded, ClientSession& session, Text text) {
  later(loaded, [this, &loaded, sink = session.sink_, text = std::move(text)] {
    if (loaded.lost || !config_.holds(loaded.table->id())) return;
    if (const auto there = sink.lock()) there->send(text);
  });
}

void Hub::broadcast(LoadedTable& loaded, const Outcome& outcome) {
  const Text said = outcome.said ? std::make_shared<const std::string>(*outcome.said) : nullptr;
  for (const auto& session : loaded.sessions) {
    if (!session->greeted_) continue;
    if (outcome.broadcast) send(loaded, *session, outcome.broadcast->to(session->member_));
    if (said) send(loaded, *session, said);
  }
}

void Hub::vacate(LoadedTable& loaded, int seat) {
  for (const auto& session : loaded.sessions) {
    if (!session->member_.holds(seat)) continue;
    session->member_.seats &= static_cast<SeatMask>(~mask_of(Seat(seat)));
    send(loaded, *session,
         std::make_shared<const std::string>(loaded.table->joined_text({}, session->member_)));
  }
}

void Hub::reseat(LoadedTable& loaded, const std::vector<int>& numbers) {
  loaded.bots.clear();  // none has thought yet: the game has not started
  loaded.bots.resize(static_cast<std::size_t>(loaded.table->seats()));
  loaded.bot_levels.assign(loaded.bots.size(), {});
  for (const auto& session : loaded.sessions) {
    const SeatMask seats = moved(session->member_.seats, numbers);
    if (seats == session->member_.seats) continue;
    session->member_.seats = seats;
    send(loaded, *session,
         std::make_shared<const std::string>(loaded.table->joined_text({}, session->member_)));
  }
}

void Hub::take(LoadedTable& loaded, ClientSession* sender, Outcome outcome) {
  store(loaded, outcome);
  if (sender != nullptr) {
    for (std::string& reply : outcome.replies) {
      send(loaded, *sender, std::make_shared<const std::string>(std::move(reply)));
    }
  }
  if (outcome.vacated) vacate(loaded, *outcome.vacated);
  if (outcome.reseated) reseat(loaded, *outcome.reseated);
  broadcast(loaded, outcome);
  update_presence(loaded, nullptr);
  list(loaded);
  measure_actor(loaded);
  wake_bot(loaded);
}

// What is listed is stored.
void Hub::list(LoadedTable& loaded) {
  if (!loaded.listed && !loaded.table->is_listed()) return;
  loaded.listed = true;
  later(loaded, [this, &loaded, entry = loaded.table->listing()] {
    if (!loaded.lost) config_.list(loaded.table->id(), entry);
  });
}

// Once per version: the measurement follows the message that gives the player the turn.
void Hub::measure_actor(LoadedTable& loaded) {
  if (loaded.measured == loaded.table->version()) return;
  for (const auto& session : loaded.sessions) measure_if_actor(loaded, *session);
}

void Hub::measure_if_actor(LoadedTable& loaded, ClientSession& session) {
  const auto seat = loaded.table->seat_to_measure();
  if (!seat || !session.greeted_ || !session.member_.holds(*seat)) return;
  loaded.measured = loaded.table->version();
  later(loaded, [&loaded, sink = session.sink_] {
    const auto there = sink.lock();
    if (there && !loaded.lost) there->measure();
  });
}

// Tells all but one who is here now, if that has changed.
void Hub::update_presence(LoadedTable& loaded, const ClientSession* but) {
  Presence presence;
  for (const auto& session : loaded.sessions) {
    if (!session->greeted_) continue;
    presence.seats |= session->member_.seats;
    presence.host = presence.host || session->member_.host;
    if (session->member_.seats == 0) ++presence.spectators;
  }
  if (presence == loaded.presence) return;
  const bool told = presence == loaded.table->presence();  // with the news of a claimed seat
  loaded.presence = presence;
  loaded.table->set_presence(presence, config_.clock());
  list(loaded);
  if (told) return;
  const auto text = std::make_shared<const std::string>(loaded.table->presence_text());
  for (const auto& session : loaded.sessions) {
    if (session.get() != but && session->greeted_) send(loaded, *session, text);
  }
}

// The whole table, written once for all who see the same.
Text Hub::view_of(LoadedTable& loaded, const Member& member) {
  const auto actor = loaded.table->person_to_act();
  LoadedTable::Shown& shown = actor && member.holds(*actor) ? loaded.for_actor : loaded.for_others;
  const Millis now = config_.steady();
  const bool fresh = !loaded.table->deadline() || now - shown.made < kViewKept;
  if (!fresh || shown.length != loaded.table->length() || shown.presence != loaded.presence) {
    shown = {std::make_shared<const std::string>(loaded.table->view_text(member, config_.clock())),
             loaded.table->length(), loaded.presence, now};
  }
  return shown.text;
}

void Hub::welcome(LoadedTable& loaded, ClientSession& session) {
  session.greeted_ = true;
  std::erase_if(ungreeted_, [&](const auto& each) { return each.get() == &session; });
  update_presence(loaded, &session);
  send(loaded, session, view_of(loaded, session.member_));
  measure_if_actor(loaded, session);
  if (Outcome start = loaded.table->start_if_gathered(config_.clock()); !start.entries.empty())
    return take(loaded, nullptr, std::move(start));
  wake_bot(loaded);
}

}  // namespace aude::server
