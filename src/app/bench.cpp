// SPDX-License-Identifier: MIT
// aude bench: measures the speed of the rules, with the same State that bots and the server use.
#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdio>
#include <ctime>
#include <functional>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

#include "app/commands.h"
#include "notation/catalogue.h"
#include "notation/words.h"
#include "players/random.h"
#include "rules/hash.h"
#include "rules/state.h"

namespace aude::app {
namespace {

constexpr std::string_view kBenchHelp =
    R"(usage: aude bench [--json] [--threads N] [--repeat R] [--seconds S]
       aude bench --only WORKLOAD --games N

Measures uniformly random games and their single steps, each R times, and prints the median with the lowest
and highest value. One thread is measured in its own processor time, several threads together in real time.
The median is robust as long as other programs disturb fewer than half of the measurements.

  --json            print one flat JSON object
  --threads N       also measure base games on N threads, and how they scale
  --repeat R        take R measurements of each number (default: 25)
  --seconds S       measure each number for S seconds in total (default: 5)
  --only WORKLOAD   play N games of one workload and print their checksum, for profilers
  --games N         play N games with --only (default: 1000)

Workloads: base, base10 (ten copies of the base set), river, inns, traders, hills, wheel, all.
bench/instructions counts machine instructions per placement with callgrind, which is exactly repeatable.
)";

// Processor time of this thread in seconds.
double thread_time() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double real_time() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Workload {
  std::string_view name;
  std::string_view key;  // in the JSON object
  SetGroup sets;
  int players;
  int copies;  // of the whole supply
};

const std::array<Workload, 8> kWorkloads{{
    {"base", "base_2p", {Base::kId}, 2, 1},
    {"all", "all_4p", {Base::kId, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId}, 4, 1},
    {"base10", "base10_2p", {Base::kId}, 2, 10},
    {"river", "river_2p", {Base::kId, River::kId}, 2, 1},
    {"inns", "inns_2p", {Base::kId, Inns::kId}, 2, 1},
    {"traders", "traders_2p", {Base::kId, Traders::kId}, 2, 1},
    {"hills", "hills_2p", {Base::kId, Hills::kId}, 2, 1},
    {"wheel", "wheel_2p", {Wheel::kId}, 2, 1},
}};

std::shared_ptr<const Game> game_of(const Workload& work) {
  Setup setup;
  setup.sets = work.sets;
  for (int p = 0; p < work.players; ++p) setup.players.push_back("player " + std::to_string(p + 1));
  auto once = value_or_refuse(Game::create(notation::catalogue(), setup));
  if (work.copies == 1) return once;
  setup.bag.emplace();
  for (int k = 0; k < once->supply_kinds(); ++k) {
    const Kind kind = static_cast<Kind>(k);
    const SupplyTile tile{once->kind(kind).tile->id, once->kind(kind).symbol};
    setup.bag->insert(setup.bag->end(), static_cast<std::size_t>(once->supply_of(kind) * work.copies),
                      tile);
  }
  return value_or_refuse(Game::create(notation::catalogue(), setup));
}

// Plays random games one after another and counts.
class Player {
 public:
  Player(const Game& game, std::uint64_t seed) : start_(game), state_(game), random_(seed) {}

  void play(int count) {
    for (int g = 0; g < count; ++g) play_one();
  }

  std::int64_t games = 0;
  std::int64_t placements = 0;
  std::uint64_t checksum = 0;  // of all final scores, in order

 private:
  void play_one() {
    state_ = start_;
    while (!state_.is_over()) state_.apply(players::random_action(state_, random_, legal_));
    ++games;
    const Game& game = state_.game();
    placements +=
        state_.board().head->placed_count - static_cast<std::int64_t>(game.laid_first().size());
    for (int s = 0; s < game.players(); ++s) {
      checksum =
          scramble(checksum ^ static_cast<std::uint64_t>(state_.score(static_cast<Seat>(s)))) + 1;
    }
  }

  State start_;
  State state_;
  players::Random random_;
  ActionList legal_;
};

// Repeated measurements of one number.
class Figure {
 public:
  explicit Figure(std::vector<double> values) : values_(std::move(values)) {
    std::sort(values_.begin(), values_.end());
  }
  double median() const { return values_[values_.size() / 2]; }
  double low() const { return values_.front(); }
  double high() const { return values_.back(); }

 private:
  std::vector<double> values_;
};

struct Effort {
  int repeat;
  double seconds;  // of one measurement
};

Figure measured(const Effort& effort, const std::function<double()>& once) {
  std::vector<double> values;
  for (int r = 0; r < effort.repeat; ++r) values.push_back(once());
  return Figure(std::move(values));
}

struct Speed {
  Figure games_per_s;
  Figure placements_per_s;
};

Speed speed_of(const Workload& work, const Effort& effort) {
  const auto game = game_of(work);
  std::vector<double> games;
  std::vector<double> placements;
  Player player(*game, 1);
  player.play(20);  // warm up
  for (int r = 0; r < effort.repeat; ++r) {
    const std::int64_t games_before = player.games;
    const std::int64_t placements_before = player.placements;
    const double begin = thread_time();
    double taken = 0;
    while (taken < effort.seconds) {
      player.play(20);  // reading the clock takes time too
      taken = thread_time() - begin;
    }
    games.push_back(static_cast<double>(player.games - games_before) / taken);
    placements.push_back(static_cast<double>(player.placements - placements_before) / taken);
  }
  return {Figure(games), Figure(placements)};
}

// Positions from the middle of base games, each with a tile in hand.
std::vector<State> middle_positions(const Game& game, int count) {
  std::vector<State> positions;
  players::Random random(7);
  ActionList legal;
  for (int i = 0; i < count; ++i) {
    State state(game);
    while (state.left() > game.supply_size() / 2 || state.phase() != Phase::Place) {
      state.apply(players::random_action(state, random, legal));
    }
    positions.push_back(state);
  }
  return positions;
}

// Nanoseconds of `step(position)`, over all positions again and again.
Figure step_time(const std::vector<State>& positions, const Effort& effort,
                 const std::function<void(const State&)>& step) {
  return measured(effort, [&] {
    std::int64_t steps = 0;
    const double begin = thread_time();
    double taken = 0;
    while (taken < effort.seconds / 4) {
      for (int round = 0; round < 50; ++round) {
        for (const State& position : positions) step(position);
        steps += static_cast<std::int64_t>(positions.size());
      }
      taken = thread_time() - begin;
    }
    return taken * 1e9 / static_cast<double>(steps);
  });
}

double games_per_s_on(int threads, const Workload& work, double seconds) {
  const auto game = game_of(work);
  std::vector<std::int64_t> games(static_cast<std::size_t>(threads));
  std::vector<std::thread> workers;
  const double begin = real_time();
  for (int t = 0; t < threads; ++t) {
    workers.emplace_back([&, t] {
      Player player(*game, static_cast<std::uint64_t>(t) + 1);
      while (real_time() - begin < seconds) player.play(5);
      games[static_cast<std::size_t>(t)] = player.games;
    });
  }
  for (std::thread& worker : workers) worker.join();
  std::int64_t sum = 0;
  for (std::int64_t each : games) sum += each;
  return static_cast<double>(sum) / (real_time() - begin);
}

std::string checksum_text(std::uint64_t checksum) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(checksum));
  return text.data();
}

// Changes if any score of these games changes; an optimisation must not change it.
std::string checksum_of_all() {
  std::uint64_t sum = 0;
  for (const Workload& work : kWorkloads) {
    const auto game = game_of(work);
    Player player(*game, 42);
    player.play(work.copies == 1 ? 200 : 5);
    sum = scramble(sum ^ player.checksum);
  }
  return checksum_text(sum);
}

// Collects numbers and prints them as a table or as JSON.
class Report {
 public:
  explicit Report(bool json) : json_(json) {}

  void add(const std::string& key, const Figure& figure, std::string_view unit) {
    object_[key] = figure.median();
    object_[key + "_low"] = figure.low();
    object_[key + "_high"] = figure.high();
    if (json_) return;
    const char* format = figure.median() >= 1000 ? "%-28s %14.0f %-14s (%.0f to %.0f)\n"
                         : figure.median() < 10  ? "%-28s %14.2f %-14s (%.2f to %.2f)\n"
                                                 : "%-28s %14.1f %-14s (%.1f to %.1f)\n";
    std::printf(format, key.c_str(), figure.median(), std::string(unit).c_str(), figure.low(),
                figure.high());
    std::fflush(stdout);
  }

  template <typename Value>
  void add_plain(const std::string& key, const Value& value, const std::string& text) {
    object_[key] = value;
    if (!json_) std::printf("%-28s %14s\n", key.c_str(), text.c_str());
  }

  void finish() const {
    if (json_) std::cout << boost::json::serialize(object_) << "\n";
  }

 private:
  bool json_;
  boost::json::object object_;
};

void report_steps(Report& report, const Effort& effort) {
  const auto game = game_of(kWorkloads[0]);
  const std::vector<State> positions = middle_positions(*game, 64);
  ActionList legal;
  State scratch(*game);
  std::uint64_t sink = 0;
  const auto chosen = [&](const State& state) {
    state.legal_actions(legal);
    return legal[legal.size() / 2];
  };
  std::vector<Action> actions;
  for (const State& position : positions) actions.push_back(chosen(position));

  const Figure copy = step_time(positions, effort, [&](const State& p) { scratch = p; });
  report.add("base_copy_ns", copy, "ns");
  report.add("base_undo_ns", copy, "ns");  // undo copies the state back; see state.h
  report.add("base_legal_ns",
             step_time(positions, effort, [&](const State& p) { p.legal_actions(legal); }), "ns");
  std::size_t next = 0;
  report.add("base_copy_and_apply_ns",
             step_time(positions, effort,
                       [&](const State& p) {
                         scratch = p;
                         scratch.apply(actions[next]);
                         next = (next + 1) % actions.size();
                       }),
             "ns");
  report.add("base_hash_ns", step_time(positions, effort, [&](const State& p) { sink += p.hash(); }),
             "ns");
  report.add("base_equal_ns",
             step_time(positions, effort, [&](const State& p) { sink += p == scratch; }), "ns");
  if (sink == 1) std::cerr << "";  // keeps the compiler from removing the calls
}

// Alternates one thread and many, so that changes on the machine affect both.
void report_threads(Report& report, const Effort& effort, int threads) {
  std::vector<double> one;
  std::vector<double> many;
  std::vector<double> scaling;
  for (int r = 0; r < effort.repeat; ++r) {
    one.push_back(games_per_s_on(1, kWorkloads[0], effort.seconds));
    many.push_back(games_per_s_on(threads, kWorkloads[0], effort.seconds));
    scaling.push_back(many.back() / one.back());
  }
  report.add("base_2p_games_per_s_1_thread", Figure(one), "games/s");
  report.add("base_2p_games_per_s_" + std::to_string(threads) + "_threads", Figure(many), "games/s");
  report.add("thread_scaling", Figure(scaling), "x");
}

int play_only(const std::string& name, int games) {
  for (const Workload& work : kWorkloads) {
    if (work.name != name) continue;
    const auto game = game_of(work);
    Player player(*game, 1);
    player.play(games);
    std::cout << boost::json::serialize(
                     boost::json::object{{"games", player.games},
                                         {"placements", player.placements},
                                         {"checksum", checksum_text(player.checksum)}})
              << "\n";
    return kSuccess;
  }
  std::string names;
  for (const Workload& work : kWorkloads) names.append(names.empty() ? "" : ", ").append(work.name);
  throw WrongUsage("--only: unknown workload " + notation::quoted(name) + "; workloads: " + names);
}

int run_bench(Arguments& words) {
  const bool json = words.flag("--json");
  const int threads = static_cast<int>(words.whole("--threads", 1, 1, 1024));
  const int repeat = static_cast<int>(words.whole("--repeat", 25, 1, 1000));
  const int seconds = static_cast<int>(words.whole("--seconds", 5, 1, 3600));
  const auto only = words.text("--only");
  const int games = static_cast<int>(words.whole("--games", 1000, 1, 100'000'000));
  words.finish();
  if (only) return play_only(*only, games);

  const Effort effort{repeat, static_cast<double>(seconds) / repeat};
  Report report(json);
  for (const Workload& work : kWorkloads) {
    const Speed speed = speed_of(work, effort);
    report.add(std::string(work.key) + "_games_per_s", speed.games_per_s, "games/s");
    report.add(std::string(work.key) + "_placements_per_s", speed.placements_per_s, "placements/s");
  }
  report_steps(report, effort);
  if (threads > 1) report_threads(report, effort, threads);
  for (std::size_t w : {0, 1}) {
    const auto game = game_of(kWorkloads[w]);
    const std::size_t bytes = game->layout().bytes;
    report.add_plain(w == 0 ? "base_state_bytes" : "all_state_bytes", bytes, std::to_string(bytes));
  }
  const std::string checksum = checksum_of_all();
  report.add_plain("checksum", checksum, checksum);
  report.finish();
  return kSuccess;
}

}  // namespace

extern const Command kBench{"bench", "measure the speed of the rules", kBenchHelp, run_bench};

}  // namespace aude::app
