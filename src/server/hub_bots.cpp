// SPDX-License-Identifier: MIT
// Bots, clocks, idle tables and metrics.
#include "players/player.h"
#include "server/event_log.h"
#include "server/loaded_table.h"
#include "server/random.h"
#include "server/system.h"

namespace aude::server {
namespace {

using std::chrono::milliseconds;

// Ranks of bots: people who wait for them go first.
constexpr int kPersonPlays = 0;
constexpr int kBotsOnly = 1;

constexpr milliseconds kShortest{100};  // the most that a bot's time is cut to when many wait

// The cost of a search: its thread time, or all the time that it had if it used that up. On a busy
// machine a bot that thinks until its time is over must not look quick.
class Stopwatch {
 public:
  double worth(milliseconds most) const {
    const double work = thread_millis() - work_;
    const bool all = std::chrono::steady_clock::now() - begin_ >= most;
    return all ? std::max(work, static_cast<double>(most.count())) : work;
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  double work_ = thread_millis();
};

}  // namespace

void Hub::wake_bot(LoadedTable& loaded) {
  auto turn = loaded.table->bot_turn();
  // Without players and spectators, bots wait.
  const bool unseen = loaded.sessions.empty() && loaded.table->is_for_bots_only();
  if (unseen || loaded.bots_failed) turn.reset();
  const int rank = loaded.presence.seats != 0 ? kPersonPlays : kBotsOnly;
  if (loaded.thinking) {
    const BotTurn& now = loaded.thinking->turn;
    if (turn && now.n == turn->n && now.seat == turn->seat && now.level == turn->level)
      return bots_.move(loaded.thinking->ticket, rank);
    bots_.cancel(loaded.thinking->ticket);
    // It may need a moment to end its thought; a fresh one takes the seat.
    loaded.bots[static_cast<std::size_t>(now.seat)] = nullptr;
    loaded.thinking.reset();
  }
  unserved_.erase(loaded.table->id());
  if (turn) let_think(loaded, *turn, rank);
}

void Hub::let_think(LoadedTable& loaded, const BotTurn& turn, int rank) {
  const auto seat = static_cast<std::size_t>(turn.seat);
  if (loaded.bots[seat] == nullptr || loaded.bot_levels[seat] != turn.level) {
    std::uint64_t seed = 0;
    fill_random(std::as_writable_bytes(std::span(&seed, 1)));
    loaded.bots[seat] = config_.make_player(turn.level, seed);
    loaded.bot_levels[seat] = turn.level;
  }
  struct Search {
    std::optional<Action> action;
    double millis = 0;
  };
  const auto thought = std::make_shared<Search>();
  const double estimate =
      search_times_.estimate(turn.level, loaded.table->state().board().tiles().size());
  const auto ticket =
      bots_.submit({loaded.owner, rank, estimate,
                    [this, thought, player = loaded.bots[seat], game = loaded.table->game(),
                     state = loaded.table->state(), pace = turn.most](const std::atomic<bool>& stop) {
                      // When many wait, each gets less.
                      const int waiting = 1 + bots_.count().waiting / std::max(2, config_.bot_threads);
                      auto most = std::max(std::min(kShortest, config_.longest_search),
                                           config_.longest_search / waiting);
                      if (pace) most = std::min(most, milliseconds(*pace));
                      const Stopwatch watch;
                      thought->action = player->choose(state, {{}, most, &stop});
                      thought->millis = watch.worth(most);
                      return false;
                    },
                    [this, thought, table = loaded.table->id(), ticket = loaded.ticket, turn](bool) {
                      bot_answers(table, ticket, turn, thought->action, thought->millis);
                    }});
  if (ticket == nullptr) {
    unserved_.insert(loaded.table->id());
  } else {
    loaded.thinking = LoadedTable::Search{turn, ticket};
  }
}

// Without an action: the bot has failed.
void Hub::bot_answers(const std::string& table, int ticket, const BotTurn& turn,
                      std::optional<Action> action, double millis) {
  const auto found = loaded_tables_.find(table);
  if (found == loaded_tables_.end() || found->second->ticket != ticket || frozen_) return;
  LoadedTable& loaded = *found->second;
  loaded.thinking.reset();
  if (!action) {
    note("bot_failed", "table " + table + ": bot " + turn.level + " failed",
         {{"table", table}, {"bot", turn.level}});
    loaded.bots_failed = true;
    return;
  }
  search_times_.note(turn.level, loaded.table->state().board().tiles().size(), millis);
  ++count_.bot_actions;
  guarded(loaded,
          [&] { take(loaded, nullptr, loaded.table->bot_acts(turn, *action, config_.clock())); });
}

void Hub::tick() {
  const Millis now = config_.steady();
  if (frozen_) return;
  std::vector<std::string> closed;
  std::erase_if(loaded_tables_, [&](const auto& each) {
    const bool idle =
        each.second->is_idle() && each.second->used + config_.limits.keep_idle_tables < now;
    if (idle) closed.push_back(each.first);
    if (idle && each.second->listed) config_.list(each.first, {});
    return idle;
  });
  if (!closed.empty()) config_.closed(closed);
  std::vector<LoadedTable*> out_of_time;
  for (const auto& [table, loaded] : loaded_tables_) {
    const auto deadline = loaded->table->deadline();
    if (deadline && *deadline <= config_.clock() && config_.holds(table))
      out_of_time.push_back(loaded.get());
  }
  for (LoadedTable* loaded : out_of_time) {
    guarded(*loaded, [&] { take(*loaded, nullptr, loaded->table->tick(config_.clock())); });
  }
  for (const std::string& table : std::exchange(unserved_, {})) {
    if (const auto found = loaded_tables_.find(table); found != loaded_tables_.end())
      wake_bot(*found->second);
  }
  std::vector<std::shared_ptr<ClientSession>> silent;
  for (const auto& session : ungreeted_) {
    if (session->since_ + config_.limits.hello_within < now) silent.push_back(session);
  }
  for (const auto& session : silent) {
    ungreeted_.erase(session);
    if (const auto sink = session->sink_.lock()) sink->close("no hello");
  }
}

// --- figures ---

void Hub::count_acknowledged(Millis heard) {
  const double seconds = static_cast<double>(config_.steady() - heard) / 1000;
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
  const WorkerPool::Count bots = bots_.count();
  const WorkerPool::Count work = pool_.count();
  line("tables_open", "gauge", "Tables in memory.", loaded_tables_.size());
  line("tables_made_total", "counter", "Tables made.", count_.tables_made);
  line("tables_loaded_total", "counter", "Tables brought into memory.", count_.tables_loaded);
  line("visits_total", "counter", "WebSocket connections to tables.", count_.sessions);
  line("messages_total", "counter", "Messages from clients.", count_.messages);
  line("refused_total", "counter", "Messages answered with an error.", count_.refused);
  line("too_fast_total", "counter", "Messages refused because there were too many.", count_.too_fast);
  line("actions_total", "counter", "Actions of people.", count_.actions);
  line("round_trips_measured_total", "counter", "Measurements for clocks that give back network time.",
       count_.measured);
  line("questions_total", "counter", "Questions about tables.", count_.questions);
  line("questions_worked_out_total", "counter", "Of these, answers that were not known yet.",
       count_.questions_worked_out);
  line("bot_actions_total", "counter", "Actions of bots.", count_.bot_actions);
  line("bots_waiting", "gauge", "Bot searches waiting for a thread.", bots.waiting);
  line("bots_cancelled_total", "counter", "Bot searches cancelled.", bots.cancelled);
  line("bots_failed_total", "counter", "Bots that have failed.", bots.failed);
  line("jobs_waiting", "gauge", "Jobs (replays, queries, new tables) waiting for a thread.",
       work.waiting);
  line("jobs_total", "counter", "Jobs done.", work.finished);
  line("jobs_refused_total", "counter", "Jobs refused because too many were waiting.", work.refused);
  // Deprecated names of the same.
  line("errands_waiting", "gauge", "Deprecated: aude_jobs_waiting.", work.waiting);
  line("errands_total", "counter", "Deprecated: aude_jobs_total.", work.finished);
  line("errands_refused_total", "counter", "Deprecated: aude_jobs_refused_total.", work.refused);
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
