#include "server/hub.h"

#include <stdexcept>

#include "server/journal.h"
#include "server/room.h"
#include "table/questions.h"
#include "table/secure.h"

namespace aude::server {
namespace {

constexpr int kPiece = 250;  // entries of a log that are read in one go

const Problem kFull{503, "full", "The server is full; please try again later.", {}};
const Problem kBusy{
    429, "busy", "Too many of your requests are being worked on; please wait a moment.", {}};

// Milliseconds that working an answer out may take: what costs is the number of places to try.
double guess_of(const State& state, const Ask& ask) {
  const auto tiles = static_cast<double>(state.board().tiles().size());
  const auto places = static_cast<double>(state.board().frontier().size());
  switch (ask.what) {
    case Ask::What::Cells:
      return places * state.game().supply_kinds() / 1000;
    case Ask::What::Fields:
      return tiles * tiles / 1000;
    default:
      return tiles / 100;
  }
}

std::string name_of(const Ask& ask) {
  return std::to_string(static_cast<int>(ask.what)) + " " + std::to_string(ask.spot.cell.x) + " " +
         std::to_string(ask.spot.cell.y) + " " + std::to_string(ask.spot.segment);
}

}  // namespace

Hub::Hub(Store& store, Crew& crew, Ledger& ledger, Config config, Post post)
    : store_(store),
      crew_(crew),
      ledger_(ledger),
      config_(std::move(config)),
      // What other threads post may come after the hub has gone.
      post_([post = std::move(post), alive = std::weak_ptr<bool>(alive_)](Task task) {
        post([alive, task = std::move(task)] {
          if (alive.lock()) task();
        });
      }),
      writer_(store_, post_),
      // Two at least: one thread is kept for quick thoughts.
      bots_({std::max(2, config_.bot_threads), 10, config_.limits.bots_each,
             config_.limits.tables_loaded},
            post_) {}

Hub::~Hub() { alive_.reset(); }

// --- tables ---

Hub::Room* Hub::add(std::unique_ptr<Table> table, const std::string& address) {
  auto room = std::make_unique<Room>();
  room->table = std::move(table);
  room->ticket = ++tickets_;
  room->owner = address;
  room->used = config_.steady();
  room->bots.resize(static_cast<std::size_t>(room->table->seats()));
  room->bot_levels.resize(room->bots.size());
  ++count_.tables_loaded;
  return (rooms_[room->table->id()] = std::move(room)).get();
}

void Hub::with_room(const std::string& address, const std::string& table, Then then) {
  if (const auto found = rooms_.find(table); found != rooms_.end()) {
    found->second->used = config_.steady();
    return then(found->second.get());
  }
  if (table.size() != kTableLetters)
    return then(Problem{404, "no_table", "There is no table at this link.", {}});
  if (const auto found = loading_.find(table); found != loading_.end()) {
    if (static_cast<int>(found->second.size()) >= config_.limits.visits) return then(kFull);
    found->second.push_back(std::move(then));
    return;
  }
  if (static_cast<int>(rooms_.size() + loading_.size()) >= config_.limits.tables_loaded)
    return then(kFull);
  loading_[table].push_back(std::move(then));
  read_log(address, table);
}

// Nobody has asked for it: it has a share of the threads of its own.
void Hub::wake(const std::string& table) {
  with_room(table, table, [](const Answer<Room*>&) {});
}

// A log that is being read, a piece at a time.
struct Hub::Reading {
  std::string id;
  std::string address;
  std::unique_ptr<Table> table;
  int partings = 0;  // when it began
  int next = 0;
  bool damaged = false;

  bool read_piece(Store& store) {
    std::vector<std::string> entries;
    try {
      entries = store.load(id, next, kPiece);
    } catch (const StoreDamaged& error) {
      return note_damage(error.what());
    }
    for (const std::string& entry : entries) {
      if (const auto wrong = table->read(entry)) return note_damage(wrong->where + ": " + wrong->what);
    }
    next += static_cast<int>(entries.size());
    return static_cast<int>(entries.size()) == kPiece;
  }

 private:
  bool note_damage(const std::string& what) {
    note("table_damaged", "table " + id + " is damaged: " + what, {{"table", id}});
    damaged = true;
    return false;
  }
};

void Hub::read_log(const std::string& address, const std::string& table) {
  auto reading = std::make_shared<Reading>();
  reading->id = table;
  reading->address = address;
  reading->partings = partings_;
  reading->table = Table::blank(table, config_.chance, config_.clock());
  const auto ticket =
      crew_.submit({address, 0, 1, [this, reading](const auto&) { return reading->read_piece(store_); },
                    [this, reading, alive = std::weak_ptr<bool>(alive_)](bool finished) {
                      if (alive.lock()) has_read(*reading, finished);
                    }});
  if (ticket != nullptr) return;
  const auto waiting = std::move(loading_.at(table));
  loading_.erase(table);
  for (const Then& then : waiting) then(kBusy);
}

void Hub::has_read(Reading& reading, bool finished) {
  const auto waiting = std::move(loading_.at(reading.id));
  loading_.erase(reading.id);
  Answer<Room*> answer = Problem{404, "no_table", "There is no table at this link.", {}};
  if (reading.damaged) {
    answer = Problem{500, "damaged", "The log of this table is damaged; it cannot be read.", {}};
  } else if (!finished) {
    answer = Problem{500, "storage", "The table could not be read.", {}};
  } else if (reading.partings != partings_) {
    answer = kMoving;
  } else if (reading.next > 0) {
    Room* room = add(std::move(reading.table), reading.address);
    wake_bot(*room);
    answer = room;
  }
  for (const Then& then : waiting) then(answer);
}

void Hub::create(const std::string& address, std::string order, const Done<std::string>& done) {
  if (frozen_ || static_cast<int>(rooms_.size()) >= config_.limits.tables_loaded) return done(kFull);
  if (!ledger_.tables.take(address, config_.steady())) {
    return done(Problem{429, "too_fast", "Too many tables at once; please wait a little.", {}});
  }
  struct Making {
    std::string body;
    Answer<TableOrder> order = Problem{500, "internal", "Something went wrong here.", {}};
    std::unique_ptr<Table> table;
    Outcome outcome;
  };
  auto making = std::make_shared<Making>();
  making->body = std::move(order);
  const double guess = static_cast<double>(making->body.size()) / 200;
  const auto ticket =
      crew_.submit({address, 0, guess,
                    [this, making, wall = config_.wall(), now = config_.clock()](const auto&) {
                      making->order = read_order(making->body, config_.chance, wall);
                      const auto* read = std::get_if<TableOrder>(&making->order);
                      if (read == nullptr) return false;
                      auto table = Table::create(random_word(config_.chance, kTableLetters), read->plan,
                                                 read->start, config_.chance, now, making->outcome);
                      if (table) {
                        making->table = std::move(*table);
                      } else {
                        making->order =
                            Problem{400, "bad_setup", table.refusal().what, table.refusal().where};
                      }
                      return false;
                    },
                    [this, making, address, done, alive = std::weak_ptr<bool>(alive_)](bool) {
                      if (!alive.lock()) return;
                      if (const auto* problem = std::get_if<Problem>(&making->order))
                        return done(*problem);
                      adopt(std::move(making->table), std::move(making->outcome), address,
                            std::get<TableOrder>(making->order), done);
                    }});
  if (ticket == nullptr) done(kBusy);
}

void Hub::adopt(std::unique_ptr<Table> table, Outcome outcome, const std::string& address,
                const TableOrder& order, const Done<std::string>& done) {
  Room& room = *add(std::move(table), address);
  store(room, outcome);
  later(room, [this, &room, answer = order_answer(room.table->id(), order), done] {
    if (room.lost)
      return done(Problem{503, "storage", "The table could not be stored; please try again.", {}});
    ++count_.tables_made;
    done(answer);
  });
  wake_bot(room);
}

void Hub::tell(const std::string& address, const std::string& table, const Telling& telling,
               const Done<std::string>& done, int tries) {
  with_room(address, table, [=, this](Answer<Room*> found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return done(*problem);
    Room& room = *std::get<Room*>(found);
    later(room, [=, this, &room, text = telling(room)] {
      if (!room.lost) return done(text);
      // What the text told of could not be stored, so it has not happened: look at what is on disk.
      if (tries > 0) return tell(address, table, telling, done, tries - 1);
      done(Problem{503, "storage", "The table cannot be stored at the moment.", {}});
    });
  });
}

void Hub::view(const std::string& address, const std::string& table, const Done<std::string>& done) {
  tell(address, table, [this](Room& room) { return *view_of(room, {}); }, done, 1);
}

void Hub::record(const std::string& address, const std::string& table, const Done<std::string>& done) {
  tell(address, table, [](Room& room) { return room.table->record_text(); }, done, 1);
}

// --- visitors ---

void Hub::enter(const std::string& address, const std::string& table, const std::weak_ptr<Peer>& peer,
                const Done<std::shared_ptr<Visit>>& done) {
  with_room(address, table, [=, this](Answer<Room*> found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return done(*problem);
    Room& room = *std::get<Room*>(found);
    if (static_cast<int>(room.visits.size()) >= config_.limits.visits) return done(kFull);
    auto visit = std::make_shared<Visit>(table, address, peer, config_.steady());
    room.visits.push_back(visit);
    strangers_.insert(visit);
    ++count_.visits;
    wake_bot(room);
    done(visit);
  });
}

void Hub::leave(Visit& visit) {
  std::erase_if(strangers_, [&](const auto& each) { return each.get() == &visit; });
  const auto found = rooms_.find(visit.table_);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  std::erase_if(room.visits, [&](const auto& each) { return each.get() == &visit; });
  room.used = config_.steady();
  note_presence(room, nullptr);
  wake_bot(room);
}

// --- messages ---

std::string Hub::why_too_fast(Room& room, Visit& visit, Millis now) {
  const Limits& limits = config_.limits;
  if (!visit.messages_.take(limits.messages, now) || !ledger_.messages.take(visit.address_, now) ||
      !ledger_.carried.has_room(visit.address_, now)) {
    return "Too many messages at once; please wait a moment.";
  }
  // Those who watch share what a table allows them; who plays there is not held up by them.
  if (visit.member_.seats == 0 && !visit.member_.host && visit.greeted_ &&
      !room.messages.take(limits.table_messages, now)) {
    return "Too many people are asking at this table; please wait a moment.";
  }
  return {};
}

std::string Hub::why_not_yet(Visit& visit, const Request& request, Millis now) {
  if (std::holds_alternative<Chat>(request.body) && !visit.chat_.take(config_.limits.chat, now))
    return "Please write a little less often.";
  if (std::holds_alternative<Rematch>(request.body) && !ledger_.tables.take(visit.address_, now))
    return "Too many tables at once; please wait a little.";
  if (std::holds_alternative<Ask>(request.body) && !ledger_.questions.take(visit.address_, now))
    return "Too many questions at once; please wait a moment.";
  return {};
}

bool Hub::hear(Visit& visit, std::string_view text) {
  const auto found = rooms_.find(visit.table_);
  if (found == rooms_.end() || frozen_) return true;
  Room& room = *found->second;
  const Millis now = config_.steady();
  const double begin = thread_millis();
  room.used = now;
  ++count_.messages;
  const auto refuse = [&](std::optional<int> id, std::string_view code, const std::string& message,
                          std::string_view where) {
    ++count_.refused;
    send(room, visit, std::make_shared<const std::string>(error_text(id, code, message, where)));
  };
  if (const std::string why = why_too_fast(room, visit, now); !why.empty()) {
    ++count_.too_fast;
    refuse({}, "too_fast", why, {});
    return false;
  }
  const auto request = parse_request(text);
  if (!request) {
    refuse({}, "malformed", request.refusal().what, request.refusal().where);
    if (++visit.malformed_ >= config_.limits.malformed_in_a_row) {
      if (const auto peer = visit.peer_.lock()) peer->close("malformed");
    }
    return true;
  }
  visit.malformed_ = 0;
  if (!std::holds_alternative<Hello>(request->body) && !visit.greeted_) {
    refuse(request->id, "malformed", "The first message is hello.", "type");
  } else if (const std::string why = why_not_yet(visit, *request, now); !why.empty()) {
    ++count_.too_fast;
    refuse(request->id, "too_fast", why, {});
  } else {
    guarded(room, [&] { handle(room, visit, *request); });
  }
  ledger_.carried.charge(visit.address_, now, thread_millis() - begin);
  return true;
}

void Hub::handle(Room& room, Visit& visit, const Request& request) {
  if (std::holds_alternative<Ask>(request.body)) return ask(room, visit, request);
  Outcome outcome = room.table->handle(visit.member_, request, config_.clock(), config_.wall());
  if (outcome.refused) ++count_.refused;
  const bool acted = outcome.acted;
  take(room, &visit, std::move(outcome));
  if (std::holds_alternative<Hello>(request.body)) welcome(room, visit);
  if (!acted) return;
  ++count_.actions;
  later(room, [this, now = config_.steady()] { note_acknowledged(now); });
}

// The answer is worked out by others, once for all who ask the same while the table stays as it is.
void Hub::ask(Room& room, Visit& visit, const Request& request) {
  ++count_.questions;
  const auto reply = [this](Room& to, Visit& asker, std::string text) {
    send(to, asker, std::make_shared<const std::string>(std::move(text)));
  };
  if (auto refused = room.table->refusal_of_questions(request.id)) {
    ++count_.refused;
    return reply(room, visit, std::move(*refused));
  }
  const int version = room.table->version();
  if (room.asked != version) {
    room.asked = version;
    room.questions.clear();
    room.position = std::make_shared<const State>(room.table->state());
  }
  const Ask question = std::get<Ask>(request.body);
  auto& known = room.questions[name_of(question)];
  if (known != nullptr && known->body) return reply(room, visit, answer_text(request.id, *known->body));
  const auto self = std::find_if(room.visits.begin(), room.visits.end(),
                                 [&](const auto& each) { return each.get() == &visit; });
  if (self == room.visits.end()) return;
  if (known != nullptr) return known->waiting.emplace_back(*self, request.id), void();
  known = std::make_shared<Room::Question>();
  known->waiting.emplace_back(*self, request.id);
  ++count_.questions_worked_out;
  const auto body = std::make_shared<std::optional<Result<std::string>>>();
  const auto ticket = crew_.submit(
      {visit.address_, 0, guess_of(*room.position, question),
       [body, question, version, position = room.position, game = room.table->game()](const auto&) {
         *body = answer_body(*position, question, version);
         return false;
       },
       [this, body, known, reply, table = room.table->id(), ticket = room.ticket,
        alive = std::weak_ptr<bool>(alive_)](bool finished) {
         if (!alive.lock()) return;
         known->body = std::move(*body);
         const auto found = rooms_.find(table);
         if (!finished || found == rooms_.end() || found->second->ticket != ticket) return;
         for (const auto& [asker, id] : std::exchange(known->waiting, {}))
           reply(*found->second, *asker, answer_text(id, *known->body));
       }});
  if (ticket != nullptr) return;
  room.questions.erase(name_of(question));
  reply(room, visit, error_text(request.id, "too_fast", kBusy.message));
}

}  // namespace aude::server
