// What a table has done is stored, and then told.
#include <algorithm>
#include <stdexcept>

#include "server/journal.h"
#include "server/room.h"

namespace aude::server {
namespace {

constexpr Millis kViewKept = 250;  // while a clock runs, which a view shows

const Problem kNotStored{
    500, "storage", "This could not be stored; please come back and try again.", {}};

}  // namespace

// --- storing ---

// Runs the task when all that the table has done so far is on disk.
void Hub::later(Room& room, Task task) {
  if (room.unstored.empty()) return task();
  room.unstored.back().push_back(std::move(task));
}

void Hub::store(Room& room, Outcome& outcome) {
  if (!outcome.broken.empty()) throw std::logic_error(outcome.broken);
  if (outcome.entries.empty()) return;
  Writer::Batch batch;
  const std::string& table = room.table->id();
  const int first = room.table->length() - static_cast<int>(outcome.entries.size());
  if (outcome.rematch) {
    int n = 0;
    for (std::string& entry : outcome.rematch->entries)
      batch.push_back({outcome.rematch->id, n++, std::move(entry)});
  }
  int n = first;
  for (std::string& entry : outcome.entries) batch.push_back({table, n++, std::move(entry)});
  room.unstored.emplace_back();
  writer_.submit(std::move(batch),
                 [this, table, ticket = room.ticket](bool good) { stored(table, ticket, good); });
}

void Hub::stored(const std::string& table, int ticket, bool good) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || found->second->ticket != ticket) return;
  Room& room = *found->second;
  if (!good) return give_up(room, kNotStored);
  const std::vector<Task> tasks = std::move(room.unstored.front());
  room.unstored.pop_front();
  for (const Task& task : tasks) task();
}

void Hub::prove_disk(const std::function<void(bool)>& done) {
  constexpr Millis kHolds = 1000;
  if (proved_ && config_.steady() - proved_->first < kHolds) return done(proved_->second);
  writer_.submit({}, [this, done](bool good) {
    proved_ = {config_.steady(), good};
    done(good);
  });
}

// Lets a table do something. Should it fail by a mistake of ours, it fails alone.
void Hub::guarded(Room& room, const Task& task) {
  try {
    task();
  } catch (const std::exception& error) {
    const std::string& table = room.table->id();
    note("table_failed", "table " + table + ": " + error.what(), {{"table", table}});
    give_up(room, kNotStored);
  }
}

// Everybody is sent away and the table forgotten; whoever comes back finds what is on disk.
void Hub::give_up(Room& room, const Problem& why) {
  const std::unique_ptr<Room> gone = std::move(rooms_.at(room.table->id()));
  rooms_.erase(gone->table->id());
  gone->lost = true;
  if (gone->thinking) bots_.cancel(gone->thinking->ticket);
  const auto text = std::make_shared<const std::string>(error_text({}, why.code, why.message));
  for (const auto& visit : gone->visits) {
    visit->table_.clear();
    visit->member_ = {};
    if (const auto peer = visit->peer_.lock()) {
      peer->send(text);
      peer->close(why.code);
    }
  }
  // Requests that wait see that the table is lost.
  for (const auto& tasks : gone->unstored) {
    for (const Task& task : tasks) task();
  }
}

void Hub::send_all_away() {
  ++partings_;
  while (!rooms_.empty()) give_up(*rooms_.begin()->second, kMoving);
}

bool Hub::is_still() const {
  return std::all_of(rooms_.begin(), rooms_.end(),
                     [](const auto& each) { return each.second->unstored.empty(); });
}

// --- telling ---

void Hub::send(Room& room, Visit& visit, Text text) {
  later(room, [&room, peer = visit.peer_, text = std::move(text)] {
    if (room.lost) return;
    if (const auto there = peer.lock()) there->send(text);
  });
}

void Hub::tell_all(Room& room, const Outcome& outcome) {
  const Text said = outcome.said ? std::make_shared<const std::string>(*outcome.said) : nullptr;
  for (const auto& visit : room.visits) {
    if (!visit->greeted_) continue;
    if (outcome.news) send(room, *visit, outcome.news->to(visit->member_));
    if (said) send(room, *visit, said);
  }
}

void Hub::vacate(Room& room, int seat) {
  for (const auto& visit : room.visits) {
    if (!visit->member_.holds(seat)) continue;
    visit->member_.seats &= static_cast<SeatMask>(~mask_of(Seat(seat)));
    send(room, *visit,
         std::make_shared<const std::string>(room.table->joined_text({}, visit->member_)));
  }
}

void Hub::take(Room& room, Visit* sender, Outcome outcome) {
  store(room, outcome);
  if (sender != nullptr) {
    for (std::string& reply : outcome.replies) {
      send(room, *sender, std::make_shared<const std::string>(std::move(reply)));
    }
  }
  if (outcome.vacated) vacate(room, *outcome.vacated);
  tell_all(room, outcome);
  note_presence(room, nullptr);
  wake_bot(room);
}

// Tells all but one who is here now, if that has changed.
void Hub::note_presence(Room& room, const Visit* but) {
  Presence presence;
  for (const auto& visit : room.visits) {
    if (!visit->greeted_) continue;
    presence.seats |= visit->member_.seats;
    presence.host = presence.host || visit->member_.host;
    if (visit->member_.seats == 0) ++presence.watchers;
  }
  if (presence == room.presence) return;
  const bool told = presence == room.table->presence();  // with the news of a claimed seat
  room.presence = presence;
  room.table->set_presence(presence);
  if (told) return;
  const auto text = std::make_shared<const std::string>(room.table->presence_text());
  for (const auto& visit : room.visits) {
    if (visit.get() != but && visit->greeted_) send(room, *visit, text);
  }
}

// The whole table, written once for all who see the same.
Text Hub::view_of(Room& room, const Member& member) {
  const Broadcast who{nullptr, nullptr, room.table->person_to_act()};
  Room::Shown& shown = who.actor && member.holds(*who.actor) ? room.for_actor : room.for_others;
  const Millis now = config_.steady();
  const bool fresh = !room.table->deadline() || now - shown.made < kViewKept;
  if (!fresh || shown.length != room.table->length() || shown.presence != room.presence) {
    shown = {std::make_shared<const std::string>(room.table->view_text(member, config_.clock())),
             room.table->length(), room.presence, now};
  }
  return shown.text;
}

void Hub::welcome(Room& room, Visit& visit) {
  visit.greeted_ = true;
  std::erase_if(strangers_, [&](const auto& each) { return each.get() == &visit; });
  note_presence(room, &visit);
  send(room, visit, view_of(room, visit.member_));
  wake_bot(room);
}

}  // namespace aude::server
