#include "server/hub.h"

#include <cstdio>
#include <stdexcept>

#include "server/random.h"

namespace aude::server {

// A loaded table.
struct Hub::Room {
  std::unique_ptr<Match> match;
  int ticket;  // tells it apart from the same table loaded at another time
  std::vector<std::shared_ptr<Visit>> visits;
  Presence presence;
  // What waits for the disk: one list of tasks for each batch that is being stored, oldest first. While
  // there is any, everything that is to be sent goes behind the newest.
  std::deque<std::vector<Task>> unstored;
  std::optional<BotTurn> thinking;
  std::vector<std::shared_ptr<players::Player>> bots;
  std::vector<std::string> bot_levels;
  Millis used = 0;
  bool lost = false;  // storing failed: what is in memory is not what is on disk

  bool is_idle() const { return visits.empty() && unstored.empty() && !thinking; }
};

Hub::Hub(Store& store, Config config, Post post)
    : store_(store),
      config_(std::move(config)),
      // What other threads post may come after the hub has gone.
      post_([post = std::move(post), alive = std::weak_ptr<bool>(alive_)](Task task) {
        post([alive, task = std::move(task)] {
          if (alive.lock()) task();
        });
      }),
      writer_(store_, post_),
      bots_(config_.bot_threads, config_.longest_thought, post_) {}

Hub::~Hub() { alive_.reset(); }

// --- tables ---

Hub::Room* Hub::add(std::unique_ptr<Match> match) {
  auto room = std::make_unique<Room>();
  room->match = std::move(match);
  room->ticket = ++tickets_;
  room->used = config_.now();
  room->bots.resize(static_cast<std::size_t>(room->match->seats()));
  room->bot_levels.resize(room->bots.size());
  ++count_.tables_loaded;
  return (rooms_[room->match->id()] = std::move(room)).get();
}

Hub::Room* Hub::find(const std::string& table, Problem& why_not) {
  if (const auto found = rooms_.find(table); found != rooms_.end()) {
    found->second->used = config_.now();
    return found->second.get();
  }
  why_not = {404, "no_table", "There is no table at this link.", {}};
  if (table.size() != kTableLetters) return nullptr;
  if (static_cast<int>(rooms_.size()) >= config_.limits.tables_loaded) {
    why_not = {503, "full", "The server is full; please try again later.", {}};
    return nullptr;
  }
  try {
    const auto entries = store_.load(table);
    if (!entries) return nullptr;
    auto match = Match::load(table, *entries, config_.chance, config_.now());
    if (match) {
      Room* room = add(std::move(*match));
      wake_bot(*room);
      return room;
    }
    std::fprintf(stderr, "table %s: %s: %s\n", table.c_str(), match.refusal().where.c_str(),
                 match.refusal().what.c_str());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "table %s: %s\n", table.c_str(), error.what());
  }
  why_not = {500, "storage", "The table could not be read.", {}};
  return nullptr;
}

void Hub::create(TableOrder order, std::function<void(Answer<std::string>)> done) {
  if (static_cast<int>(rooms_.size()) >= config_.limits.tables_loaded) {
    return done(Problem{503, "full", "The server is full; please try again later.", {}});
  }
  const std::string table = random_word(config_.chance, kTableLetters);
  Outcome outcome;
  auto match = Match::create(table, order.made, order.start, config_.chance, config_.now(), outcome);
  if (!match) return done(Problem{400, "bad_setup", match.refusal().what, match.refusal().where});
  Room& room = *add(std::move(*match));
  store(room, outcome);
  later(room, [this, table, order = std::move(order), done = std::move(done)] {
    if (!rooms_.contains(table)) {
      return done(Problem{503, "storage", "The table could not be stored; please try again.", {}});
    }
    ++count_.tables_made;
    done(order_answer(table, order));
  });
  wake_bot(room);
}

void Hub::view(const std::string& table, std::function<void(Answer<std::string>)> done) {
  Problem why_not;
  Room* room = find(table, why_not);
  if (room == nullptr) return done(why_not);
  later(*room,
        [text = room->match->view_text({}, config_.now()), done = std::move(done)] { done(text); });
}

void Hub::record(const std::string& table, std::function<void(Answer<std::string>)> done) {
  Problem why_not;
  Room* room = find(table, why_not);
  if (room == nullptr) return done(why_not);
  later(*room, [text = room->match->record_text(), done = std::move(done)] { done(text); });
}

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
  const std::string& table = room.match->id();
  const int first = room.match->length() - static_cast<int>(outcome.entries.size());
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
  if (!good) return give_up(room);
  const std::vector<Task> tasks = std::move(room.unstored.front());
  room.unstored.pop_front();
  for (const Task& task : tasks) task();
}

// Lets a table do something. Should it fail by a mistake of ours, it fails alone.
void Hub::guarded(Room& room, const Task& task) {
  try {
    task();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "table %s: %s\n", room.match->id().c_str(), error.what());
    give_up(room);
  }
}

// Everybody is sent away and the table forgotten; whoever comes back finds what is on disk.
void Hub::give_up(Room& room) {
  const std::unique_ptr<Room> gone = std::move(rooms_.at(room.match->id()));
  rooms_.erase(gone->match->id());
  gone->lost = true;
  const auto text = std::make_shared<const std::string>(
      error_text({}, "storage", "This could not be kept; please come back and try again."));
  for (const auto& visit : gone->visits) {
    if (const auto peer = visit->peer_.lock()) {
      peer->send(text);
      peer->close("storage");
    }
  }
  // Requests that wait get their refusal: they look for the table and do not find it.
  for (const auto& tasks : gone->unstored) {
    for (const Task& task : tasks) task();
  }
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
         std::make_shared<const std::string>(room.match->joined_text({}, visit->member_)));
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
  const bool told = presence == room.match->presence();  // with the news of a claimed seat
  room.presence = presence;
  room.match->set_presence(presence);
  if (told) return;
  const auto text = std::make_shared<const std::string>(room.match->presence_text());
  for (const auto& visit : room.visits) {
    if (visit.get() != but && visit->greeted_) send(room, *visit, text);
  }
}

// --- visitors ---

Answer<std::shared_ptr<Hub::Visit>> Hub::enter(const std::string& table, std::weak_ptr<Peer> peer) {
  Problem why_not;
  Room* room = find(table, why_not);
  if (room == nullptr) return why_not;
  auto visit = std::make_shared<Visit>(table, std::move(peer), config_.now());
  room->visits.push_back(visit);
  strangers_.insert(visit);
  ++count_.visits;
  return visit;
}

void Hub::leave(Visit& visit) {
  std::erase_if(strangers_, [&](const auto& each) { return each.get() == &visit; });
  const auto found = rooms_.find(visit.table_);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  std::erase_if(room.visits, [&](const auto& each) { return each.get() == &visit; });
  room.used = config_.now();
  note_presence(room, nullptr);
}

void Hub::welcome(Room& room, Visit& visit) {
  visit.greeted_ = true;
  std::erase_if(strangers_, [&](const auto& each) { return each.get() == &visit; });
  note_presence(room, &visit);
  send(room, visit,
       std::make_shared<const std::string>(room.match->view_text(visit.member_, config_.now())));
}

void Hub::hear(Visit& visit, std::string_view text) {
  const auto found = rooms_.find(visit.table_);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  const Millis now = config_.now();
  room.used = now;
  ++count_.messages;
  const auto refuse = [&](std::optional<int> id, std::string_view code, const std::string& message,
                          std::string_view where) {
    ++count_.refused;
    send(room, visit, std::make_shared<const std::string>(error_text(id, code, message, where)));
  };
  if (!visit.messages_.take(config_.limits.messages, now)) {
    return refuse({}, "too_fast", "Too many messages at once; please wait a moment.", {});
  }
  const auto request = parse_request(text);
  if (!request) {
    refuse({}, "malformed", request.refusal().what, request.refusal().where);
    if (++visit.malformed_ >= config_.limits.malformed_in_a_row) {
      if (const auto peer = visit.peer_.lock()) peer->close("malformed");
    }
    return;
  }
  visit.malformed_ = 0;
  const bool hello = std::holds_alternative<Hello>(request->body);
  if (!hello && !visit.greeted_)
    return refuse(request->id, "malformed", "The first message is hello.", "type");
  if (std::holds_alternative<Chat>(request->body) && !visit.chat_.take(config_.limits.chat, now)) {
    return refuse(request->id, "too_fast", "Please speak a little less.", {});
  }
  guarded(room, [&] {
    Outcome outcome = room.match->handle(visit.member_, *request, now);
    if (outcome.refused) ++count_.refused;
    const bool acted = outcome.acted;
    take(room, &visit, std::move(outcome));
    if (hello) welcome(room, visit);
    if (acted) {
      ++count_.actions;
      later(room, [this, now] { note_acknowledged(now); });
    }
  });
}

// --- bots and clocks ---

void Hub::wake_bot(Room& room) {
  const auto turn = room.match->bot_turn();
  if (room.thinking && turn && room.thinking->n == turn->n && room.thinking->level == turn->level)
    return;
  // A bot that still thinks about something else is left to it; a fresh one takes the seat.
  if (room.thinking) room.bots[static_cast<std::size_t>(room.thinking->seat)] = nullptr;
  room.thinking = turn;
  if (!turn) return;
  const auto seat = static_cast<std::size_t>(turn->seat);
  if (room.bots[seat] == nullptr || room.bot_levels[seat] != turn->level) {
    std::uint64_t seed = 0;
    fill_random(std::as_writable_bytes(std::span(&seed, 1)));
    room.bots[seat] = players::make_player(turn->level, seed);
    room.bot_levels[seat] = turn->level;
  }
  bots_.think(room.bots[seat], room.match->game(), room.match->state(),
              [this, table = room.match->id(), ticket = room.ticket, turn = *turn](Action action) {
                bot_answers(table, ticket, turn, action);
              });
}

void Hub::bot_answers(const std::string& table, int ticket, const BotTurn& turn, Action action) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || found->second->ticket != ticket) return;
  Room& room = *found->second;
  if (!room.thinking || room.thinking->n != turn.n || room.thinking->level != turn.level) return;
  room.thinking.reset();
  ++count_.bot_actions;
  guarded(room, [&] { take(room, nullptr, room.match->bot_acts(turn, action, config_.now())); });
}

void Hub::tick() {
  const Millis now = config_.now();
  std::erase_if(rooms_, [&](const auto& each) {
    return each.second->is_idle() && each.second->used + config_.limits.keep_idle_tables < now;
  });
  std::vector<Room*> out_of_time;
  for (const auto& [table, room] : rooms_) {
    const auto deadline = room->match->deadline();
    if (deadline && *deadline <= now) out_of_time.push_back(room.get());
  }
  for (Room* room : out_of_time) {
    guarded(*room, [&] { take(*room, nullptr, room->match->tick(now)); });
  }
  std::vector<std::shared_ptr<Visit>> silent;
  for (const auto& visit : strangers_) {
    if (visit->since_ + config_.limits.hello_within < now) silent.push_back(visit);
  }
  for (const auto& visit : silent) {
    strangers_.erase(visit);
    if (const auto peer = visit->peer_.lock()) peer->close("no hello");
  }
}

void Hub::note_acknowledged(Millis heard) {
  const double seconds = static_cast<double>(config_.now() - heard) / 1000;
  count_.acknowledge_seconds += seconds;
  std::size_t bucket = 0;
  while (bucket < kBounds.size() && seconds > kBounds[bucket]) ++bucket;
  ++count_.acknowledged[bucket];
}

std::string Hub::metrics() const {
  std::string out;
  const auto line = [&](std::string_view name, std::string_view type, std::string_view help,
                        auto value) {
    out.append("# HELP aude_").append(name).append(" ").append(help).append("\n# TYPE aude_");
    out.append(name).append(" ").append(type).append("\naude_").append(name).append(" ");
    out.append(std::to_string(value)).append("\n");
  };
  const Writer::Count written = writer_.count();
  line("tables_open", "gauge", "Tables in memory.", rooms_.size());
  line("tables_made_total", "counter", "Tables made.", count_.tables_made);
  line("tables_loaded_total", "counter", "Tables brought into memory.", count_.tables_loaded);
  line("visits_total", "counter", "WebSocket connections to tables.", count_.visits);
  line("messages_total", "counter", "Messages from clients.", count_.messages);
  line("refused_total", "counter", "Messages answered with an error.", count_.refused);
  line("actions_total", "counter", "Actions of people.", count_.actions);
  line("bot_actions_total", "counter", "Actions of bots.", count_.bot_actions);
  line("bots_waiting", "gauge", "Bots that wait for a thread to think on.", bots_.waiting());
  line("commits_total", "counter", "Durable commits.", written.commits);
  line("entries_total", "counter", "Log entries stored.", written.entries);
  line("storage_failures_total", "counter", "Commits that failed.", written.failures);
  out += "# HELP aude_acknowledge_seconds From an action's arrival to its acknowledgement.\n";
  out += "# TYPE aude_acknowledge_seconds histogram\n";
  std::int64_t all = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    all += count_.acknowledged[i];
    char bound[16];
    std::snprintf(bound, sizeof bound, "%g", kBounds[i]);
    out.append("aude_acknowledge_seconds_bucket{le=\"").append(bound).append("\"} ");
    out.append(std::to_string(all)).append("\n");
  }
  all += count_.acknowledged.back();
  out.append("aude_acknowledge_seconds_bucket{le=\"+Inf\"} ").append(std::to_string(all));
  out.append("\naude_acknowledge_seconds_sum ").append(std::to_string(count_.acknowledge_seconds));
  out.append("\naude_acknowledge_seconds_count ").append(std::to_string(all)).append("\n");
  return out;
}

}  // namespace aude::server
