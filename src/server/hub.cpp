// SPDX-License-Identifier: MIT
#include "server/hub.h"

#include <stdexcept>

#include "server/event_log.h"
#include "server/loaded_table.h"
#include "server/log_reading.h"
#include "server/system.h"
#include "table/questions.h"
#include "table/secure.h"

namespace aude::server {
namespace {

const Problem kFull{503, "full", "The server is full; please try again later.", {}};
const Problem kBusy{
    429, "busy", "Too many of your requests are being worked on; please wait a moment.", {}};

const Problem kPlayersOnly{403, "not_rated", "Each person in a rated game must be a player.", "rated"};

constexpr std::string_view kPing = R"({"type":"ping"})";
const Text kPong = std::make_shared<const std::string>(R"({"type":"pong"})");

// Milliseconds that working an answer out may take: what costs is the number of places to try.
double estimate_of(const State& state, const Ask& ask) {
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

Hub::Hub(Store& store, Pools pools, RateLimiter& rate_limiter, Config config, Post post)
    : store_(store),
      storage_pool_(pools.storage),
      pool_(pools.work),
      rate_limiter_(rate_limiter),
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

Hub::LoadedTable* Hub::add(std::unique_ptr<Table> table, const std::string& address) {
  auto loaded = std::make_unique<LoadedTable>();
  loaded->table = std::move(table);
  loaded->ticket = ++tickets_;
  loaded->owner = address;
  loaded->used = config_.steady();
  loaded->bots.resize(static_cast<std::size_t>(loaded->table->seats()));
  loaded->bot_levels.resize(loaded->bots.size());
  ++count_.tables_loaded;
  return (loaded_tables_[loaded->table->id()] = std::move(loaded)).get();
}

void Hub::with_table(const std::string& address, const std::string& table, Then then) {
  if (table.size() != kTableLetters) return then(kNoTable);
  if (!config_.holds(table)) return then(kMoving);
  if (const auto found = loaded_tables_.find(table); found != loaded_tables_.end()) {
    found->second->used = config_.steady();
    return then(found->second.get());
  }
  if (const auto found = loading_.find(table); found != loading_.end()) {
    if (static_cast<int>(found->second.waiting.size()) >= config_.limits.sessions) return then(kFull);
    found->second.waiting.push_back(std::move(then));
    return;
  }
  if (static_cast<int>(loaded_tables_.size() + loading_.size()) >= config_.limits.tables_loaded)
    return then(kFull);
  loading_[table].waiting.push_back(std::move(then));
  read_log(address, table);
}

// No client has asked for it: the table itself is charged for the thread time.
void Hub::wake(const std::string& table) {
  with_table(table, table, [](const Answer<LoadedTable*>&) {});
}

// A log that is being read for a client.
struct Hub::Reading {
  LogReading log;
  std::string id;
  std::string address;
  std::vector<SeatTie> ties{};

  bool read_piece(Store& store, const Config& config) {
    const bool more = log.read_piece(store);
    if (!more && log.length() > 0) ties = config.seats_of(id);
    if (!log.damage().empty())
      note("table_damaged", "table " + id + " is damaged: " + log.damage(), {{"table", id}});
    return more;
  }
};

void Hub::read_log(const std::string& address, const std::string& table) {
  auto reading = std::make_shared<Reading>(
      Reading{LogReading(table, config_.chance, config_.clock()), table, address});
  const auto ticket = storage_pool_.submit(
      {address, 0, 1, [this, reading](const auto&) { return reading->read_piece(store_, config_); },
       [this, reading, alive = std::weak_ptr<bool>(alive_)](bool finished) {
         if (alive.lock()) has_read(*reading, finished);
       }});
  if (ticket != nullptr) return;
  const auto waiting = std::move(loading_.at(table).waiting);
  loading_.erase(table);
  for (const Then& then : waiting) then(kBusy);
}

void Hub::has_read(Reading& reading, bool finished) {
  const Loading loading = std::move(loading_.at(reading.id));
  loading_.erase(reading.id);
  Answer<LoadedTable*> answer = kNoTable;
  if (!reading.log.damage().empty()) {
    answer = Problem{500, "damaged", "The log of this table is damaged; it cannot be read.", {}};
  } else if (!finished) {
    answer = Problem{503, "storage", "The table cannot be read at the moment.", {}};
  } else if (loading.dropped || !config_.holds(reading.id)) {
    answer = kMoving;  // another node may have written to the log
  } else if (reading.log.length() > 0) {
    LoadedTable* loaded = add(reading.log.take_table(), reading.address);
    loaded->table->tie(std::move(reading.ties));
    loaded->has_result = loaded->table->is_over();
    if (const auto result = loaded->table->rated_game()) config_.add_result(reading.id, *result);
    wake_bot(*loaded);
    answer = loaded;
  }
  for (const Then& then : loading.waiting) then(answer);
}

namespace {

// The first person at a new table is the player who creates it.
std::optional<Problem> seat_player(TableOrder& order, const PlayerName& player) {
  if (order.seat_tokens.empty()) return {};
  const auto number = static_cast<std::size_t>(order.seat_tokens.front().first);
  std::vector<SeatState>& seats = order.plan.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (i != number && look_alike(seats[i].name, player.name))
      return Problem{400, "bad_name", "Another seat has a name like yours.", "seats"};
  }
  seats[number].name = player.name;
  return {};
}

// The player whom the order invites, by the name as it is stored.
std::optional<Problem> name_invited(TableOrder& order, const PlayerName& player,
                                    const PlayerName& invited) {
  if (order.plan.invited.empty()) return {};
  if (player.id.empty() || invited.id.empty())
    return Problem{403, "not_allowed", "Only a player can challenge another one.", "invite"};
  order.plan.invited = invited.name;
  return {};
}

// Puts the player who creates the table, and the one who is invited, into the order.
std::optional<Problem> put_players(TableOrder& order, const PlayerName& player,
                                   const PlayerName& invited) {
  if (order.plan.rated && player.id.empty()) return kPlayersOnly;
  if (!player.id.empty()) {
    if (auto problem = seat_player(order, player)) return problem;
  }
  return name_invited(order, player, invited);
}

std::vector<SeatTie> ties_of(const TableOrder& order, const PlayerName& player,
                             const PlayerName& invited) {
  std::vector<SeatTie> ties{{kHostTie + order.plan.host_hash, player.id}};
  if (!order.seat_tokens.empty())
    ties.push_back({hash_of(order.seat_tokens.front().second), player.id});
  if (!order.plan.invited.empty())
    ties.push_back({kInvitedTie + std::to_string(order.plan.created), invited.id});
  return ties;
}

}  // namespace

void Hub::create(const std::string& address, std::string order, const Done<std::string>& done,
                 const PlayerName& player, const PlayerName& invited) {
  if (frozen_ || !config_.may_create()) return done(kMoving);
  if (const auto barred = config_.why_barred(BarredFrom::Entry, player.id, address))
    return done(*barred);
  if (static_cast<int>(loaded_tables_.size()) >= config_.limits.tables_loaded) return done(kFull);
  if (!rate_limiter_.tables.take(address, config_.steady())) {
    return done(Problem{429, "too_fast", "Too many tables at once; please wait a little.", {}});
  }
  if (!invited.id.empty() && !rate_limiter_.challenges.take(address, config_.steady()))
    return done(Problem{429, "too_fast", "Too many challenges at once; please wait a little.", {}});
  struct Making {
    std::string body;
    Answer<TableOrder> order = Problem{500, "internal", "Something went wrong here.", {}};
    std::unique_ptr<Table> table;
    Outcome outcome;
  };
  auto making = std::make_shared<Making>();
  making->body = std::move(order);
  const double estimate = static_cast<double>(making->body.size()) / 200;
  const auto ticket = pool_.submit(
      {address, 0, estimate,
       [this, making, player, invited, wall = config_.wall(), now = config_.clock()](const auto&) {
         making->order = read_order(making->body, config_.chance, wall);
         auto* read = std::get_if<TableOrder>(&making->order);
         if (read == nullptr) return false;
         if (auto problem = put_players(*read, player, invited)) {
           making->order = std::move(*problem);
           return false;
         }
         auto table = Table::create(random_word(config_.chance, kTableLetters), read->plan, read->start,
                                    config_.chance, now, making->outcome);
         if (table) {
           making->table = std::move(*table);
           if (!player.id.empty()) making->outcome.ties = ties_of(*read, player, invited);
           making->table->tie(making->outcome.ties);
         } else {
           making->order = Problem{400, "bad_setup", table.refusal().what, table.refusal().where};
         }
         return false;
       },
       [this, making, address, done, alive = std::weak_ptr<bool>(alive_)](bool) {
         if (!alive.lock()) return;
         if (const auto* problem = std::get_if<Problem>(&making->order)) return done(*problem);
         take_over(std::move(making->table), std::move(making->outcome), address,
                   std::get<TableOrder>(making->order), done);
       }});
  if (ticket == nullptr) done(kBusy);
}

void Hub::take_over(std::unique_ptr<Table> table, Outcome outcome, const std::string& address,
                    const TableOrder& order, const Done<std::string>& done) {
  LoadedTable& loaded = *add(std::move(table), address);
  loaded.fresh = true;
  store(loaded, outcome);
  later(loaded, [this, &loaded, answer = order_answer(loaded.table->id(), order), done] {
    if (loaded.lost)
      return done(Problem{503, "storage", "The table could not be stored; please try again.", {}});
    ++count_.tables_made;
    done(answer);
  });
  wake_bot(loaded);
}

void Hub::send_text(const std::string& address, const std::string& table, const MakeText& make_text,
                    const Done<std::string>& done, int tries) {
  with_table(address, table, [=, this](Answer<LoadedTable*> found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return done(*problem);
    LoadedTable& loaded = *std::get<LoadedTable*>(found);
    later(loaded, [=, this, &loaded, text = make_text(loaded)] {
      if (!loaded.lost && !config_.holds(table)) return done(kMoving);
      if (!loaded.lost) return done(text);
      // What the text describes could not be stored, so it has not happened: read what is stored.
      if (tries > 0) return send_text(address, table, make_text, done, tries - 1);
      done(Problem{503, "storage", "The table cannot be stored at the moment.", {}});
    });
  });
}

void Hub::view(const std::string& address, const std::string& table, const Done<std::string>& done) {
  send_text(address, table, [this](LoadedTable& loaded) { return *view_of(loaded, {}); }, done, 1);
}

void Hub::record(const std::string& address, const std::string& table, const Done<std::string>& done) {
  send_text(address, table, [](LoadedTable& loaded) { return loaded.table->record_text(); }, done, 1);
}

void Hub::preview(const std::string& address, const std::string& table,
                  const std::shared_ptr<Position>& position, const Done<std::string>& done) {
  const auto make_text = [position](LoadedTable& loaded) {
    position->game = loaded.table->game();
    position->state.emplace(loaded.table->state());
    position->length = loaded.table->length();
    return loaded.table->preview_text();
  };
  send_text(address, table, make_text, done, 1);
}

// --- visitors ---

void Hub::enter(const std::string& address, const std::string& table,
                const std::weak_ptr<MessageSink>& sink,
                const Done<std::shared_ptr<ClientSession>>& done, const std::string& host) {
  if (const auto barred = config_.why_barred(BarredFrom::Entry, {}, address)) return done(*barred);
  with_table(address, table, [=, this](Answer<LoadedTable*> found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return done(*problem);
    LoadedTable& loaded = *std::get<LoadedTable*>(found);
    if (static_cast<int>(loaded.sessions.size()) >= config_.limits.sessions) return done(kFull);
    auto session = std::make_shared<ClientSession>(table, address, sink, config_.steady(), host);
    loaded.sessions.push_back(session);
    ungreeted_.insert(session);
    ++count_.sessions;
    wake_bot(loaded);
    done(session);
  });
}

void Hub::leave(ClientSession& session) {
  std::erase_if(ungreeted_, [&](const auto& each) { return each.get() == &session; });
  const auto found = loaded_tables_.find(session.table_);
  if (found == loaded_tables_.end()) return;
  LoadedTable& loaded = *found->second;
  std::erase_if(loaded.sessions, [&](const auto& each) { return each.get() == &session; });
  loaded.used = config_.steady();
  update_presence(loaded, nullptr);
  wake_bot(loaded);
}

void Hub::measured(ClientSession& session, Millis round_trip) {
  const auto found = loaded_tables_.find(session.table_);
  if (found == loaded_tables_.end()) return;
  Table& table = *found->second->table;
  for (int seat = 0; seat < table.seats(); ++seat) {
    if (session.member_.holds(seat)) table.set_lag(seat, round_trip);
  }
  ++count_.measured;
}

// --- messages ---

std::string Hub::why_too_fast(LoadedTable& loaded, ClientSession& session, Millis now) {
  const Limits& limits = config_.limits;
  if (!session.messages_.take(limits.messages, now) ||
      !rate_limiter_.messages.take(session.address_, now) ||
      !rate_limiter_.io_time.has_capacity(session.address_, now)) {
    return "Too many messages at once; please wait a moment.";
  }
  // Those who watch share what a table allows them; who plays there is not held up by them.
  if (session.member_.seats == 0 && !session.member_.host && session.greeted_ &&
      !loaded.messages.take(limits.table_messages, now)) {
    return "Too many people are asking at this table; please wait a moment.";
  }
  return {};
}

std::string Hub::why_not_yet(ClientSession& session, const Request& request, Millis now) {
  const bool is_chat =
      std::holds_alternative<Chat>(request.body) || std::holds_alternative<FreeChat>(request.body);
  if (is_chat && !session.chat_.take(config_.limits.chat, now))
    return "Please write a little less often.";
  if (std::holds_alternative<Login>(request.body) && !rate_limiter_.players.take(session.address_, now))
    return "Too many log-ins at once; please wait a moment.";
  if (std::holds_alternative<Configure>(request.body) &&
      !session.configures_.take(config_.limits.configures, now))
    return "Too many changes at once; please wait a moment.";
  if (std::holds_alternative<Rematch>(request.body) &&
      !rate_limiter_.tables.take(session.address_, now))
    return "Too many tables at once; please wait a little.";
  if (std::holds_alternative<Report>(request.body) &&
      !rate_limiter_.reports.take(session.address_, now))
    return "Too many reports at once; please wait a while.";
  if (std::holds_alternative<Ask>(request.body) && !rate_limiter_.questions.take(session.address_, now))
    return "Too many questions at once; please wait a moment.";
  return {};
}

bool Hub::hear(ClientSession& session, std::string_view text) {
  const auto found = loaded_tables_.find(session.table_);
  if (found == loaded_tables_.end() || frozen_ || !config_.holds(session.table_)) return true;
  LoadedTable& loaded = *found->second;
  const Millis now = config_.steady();
  const double begin = thread_millis();
  ++count_.messages;
  const auto refuse = [&](std::optional<int> id, std::string_view code, const std::string& message,
                          std::string_view where) {
    ++count_.refused;
    send(loaded, session, std::make_shared<const std::string>(error_text(id, code, message, where)));
  };
  if (const std::string why = why_too_fast(loaded, session, now); !why.empty()) {
    ++count_.too_fast;
    refuse({}, "too_fast", why, {});
    return false;
  }
  if (text == kPing) {
    // At once, also while something is being stored: it is the connection that is checked.
    if (const auto sink = session.sink_.lock()) sink->send(kPong);
    return true;
  }
  loaded.used = now;
  const auto request = parse_request(text);
  if (!request) {
    refuse({}, "malformed", request.refusal().what, request.refusal().where);
    if (++session.malformed_ >= config_.limits.malformed_in_a_row) {
      if (const auto sink = session.sink_.lock()) sink->close("malformed");
    }
    return true;
  }
  session.malformed_ = 0;
  if (!std::holds_alternative<Hello>(request->body) && !std::holds_alternative<Login>(request->body) &&
      !session.greeted_) {
    refuse(request->id, "malformed", "The first message must be hello.", "type");
  } else if (const std::string why = why_not_yet(session, *request, now); !why.empty()) {
    ++count_.too_fast;
    refuse(request->id, "too_fast", why, {});
  } else {
    guarded(loaded, [&] { handle(loaded, session, *request); });
  }
  rate_limiter_.io_time.charge(session.address_, now, thread_millis() - begin);
  return true;
}

void Hub::handle(LoadedTable& loaded, ClientSession& session, const Request& request) {
  if (std::holds_alternative<Ask>(request.body)) return ask(loaded, session, request);
  if (std::holds_alternative<Login>(request.body)) return log_in(loaded, session, request);
  if (std::holds_alternative<Report>(request.body)) return report(loaded, session, request);
  if (std::holds_alternative<Chat>(request.body)) {
    if (const auto barred =
            config_.why_barred(BarredFrom::Chat, session.member_.player.id, session.address_)) {
      ++count_.refused;
      return send(loaded, session,
                  std::make_shared<const std::string>(problem_message(request.id, *barred)));
    }
  }
  Outcome outcome = loaded.table->handle(session.member_, request, config_.clock(), config_.wall());
  if (outcome.refused) ++count_.refused;
  const bool acted = outcome.acted;
  take(loaded, &session, std::move(outcome));
  if (std::holds_alternative<Hello>(request.body)) welcome(loaded, session);
  if (std::holds_alternative<Claim>(request.body)) {
    if (Outcome start = loaded.table->start_if_gathered(config_.clock()); !start.entries.empty())
      take(loaded, nullptr, std::move(start));
  }
  if (!acted) return;
  ++count_.actions;
  later(loaded, [this, now = config_.steady()] { count_acknowledged(now); });
}

// The signature is checked and the player is looked up by others.
void Hub::log_in(LoadedTable& loaded, ClientSession& session, const Request& request) {
  const auto self = std::find_if(loaded.sessions.begin(), loaded.sessions.end(),
                                 [&](const auto& each) { return each.get() == &session; });
  if (self == loaded.sessions.end()) return;
  const auto found = std::make_shared<Answer<PlayerName>>(
      Problem{503, "storage", "Players cannot be looked up at the moment.", {}});
  const auto ticket =
      storage_pool_.submit({session.address_, 0, 1,
                            [this, found, table = loaded.table->id(), host = session.host_,
                             login = std::get<Login>(request.body)](const auto&) {
                              *found = config_.log_in(table, host, login);
                              return false;
                            },
                            [this, found, id = request.id, asker = *self, table = loaded.table->id(),
                             number = loaded.ticket, alive = std::weak_ptr<bool>(alive_)](bool) {
                              if (!alive.lock()) return;
                              const auto there = loaded_tables_.find(table);
                              if (there == loaded_tables_.end() || there->second->ticket != number)
                                return;
                              LoadedTable& at = *there->second;
                              guarded(at, [&] { has_logged_in(at, *asker, id, *found); });
                            }});
  if (ticket == nullptr)
    send(loaded, session,
         std::make_shared<const std::string>(error_text(request.id, "too_fast", kBusy.message)));
}

void Hub::has_logged_in(LoadedTable& loaded, ClientSession& session, std::optional<int> id,
                        const Answer<PlayerName>& found) {
  if (const auto* problem = std::get_if<Problem>(&found)) {
    ++count_.refused;
    return send(loaded, session,
                std::make_shared<const std::string>(error_text(id, problem->code, problem->message)));
  }
  const auto& player = std::get<PlayerName>(found);
  if (const auto barred = config_.why_barred(BarredFrom::Entry, player.id, session.address_))
    return turn_out(session, *barred);
  const Member tied = loaded.table->member_of(player);
  session.member_.player = player;
  session.member_.seats |= tied.seats;
  session.member_.host = session.member_.host || tied.host;
  send(loaded, session, std::make_shared<const std::string>(loaded.table->logged_in_text(id, player)));
  if (!session.greeted_) return;
  send(loaded, session,
       std::make_shared<const std::string>(loaded.table->joined_text({}, session.member_)));
  welcome(loaded, session);
}

// The answer is worked out by others, once for all who ask the same while the table stays as it is.
void Hub::ask(LoadedTable& loaded, ClientSession& session, const Request& request) {
  ++count_.questions;
  const auto reply = [this](LoadedTable& to, ClientSession& asker, std::string text) {
    send(to, asker, std::make_shared<const std::string>(std::move(text)));
  };
  if (auto refused = loaded.table->refusal_of_queries(request.id)) {
    ++count_.refused;
    return reply(loaded, session, std::move(*refused));
  }
  const int version = loaded.table->version();
  if (loaded.asked != version) {
    loaded.asked = version;
    loaded.questions.clear();
    loaded.position = std::make_shared<const State>(loaded.table->state());
  }
  const Ask question = std::get<Ask>(request.body);
  auto& known = loaded.questions[name_of(question)];
  if (known != nullptr && known->body)
    return reply(loaded, session, answer_text(request.id, *known->body));
  const auto self = std::find_if(loaded.sessions.begin(), loaded.sessions.end(),
                                 [&](const auto& each) { return each.get() == &session; });
  if (self == loaded.sessions.end()) return;
  if (known != nullptr) return known->waiting.emplace_back(*self, request.id), void();
  known = std::make_shared<LoadedTable::Question>();
  known->waiting.emplace_back(*self, request.id);
  ++count_.questions_worked_out;
  const auto body = std::make_shared<std::optional<AnswerBody>>();
  const auto ticket = pool_.submit(
      {session.address_, 0, estimate_of(*loaded.position, question),
       [body, question, version, position = loaded.position, game = loaded.table->game()](const auto&) {
         *body = answer_body(*position, question, version);
         return false;
       },
       [this, body, known, reply, table = loaded.table->id(), ticket = loaded.ticket,
        alive = std::weak_ptr<bool>(alive_)](bool finished) {
         if (!alive.lock()) return;
         known->body = std::move(*body);
         const auto found = loaded_tables_.find(table);
         if (!finished || found == loaded_tables_.end() || found->second->ticket != ticket) return;
         for (const auto& [asker, id] : std::exchange(known->waiting, {}))
           reply(*found->second, *asker, answer_text(id, *known->body));
       }});
  if (ticket != nullptr) return;
  loaded.questions.erase(name_of(question));
  reply(loaded, session, error_text(request.id, "too_fast", kBusy.message));
}

}  // namespace aude::server
