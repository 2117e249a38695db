// SPDX-License-Identifier: MIT
#include "arena/selfplay.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <fstream>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "arena/match.h"
#include "players/random_draws.h"
#include "players/thinker.h"
#include "rules/sets.h"

namespace aude::arena {
namespace {

using players::Points;
using players::TurnPlan;

// File format: "AUDELES3", three counts, then the three tables, all little-endian.
struct SampleRow {
  std::int32_t players, mover, left, sets;
};
struct SeatRow {  // ordered by plan, then by seat
  float points;   // static evaluation, including the network if there is one
  std::array<float, kHorizons.size()> later;
  std::int16_t parts;
  std::array<std::int16_t, players::kSeatInputs> inputs;
  std::int16_t other;  // the best opponent
};
struct PartRow {
  std::int16_t type;
  std::array<std::int16_t, players::kPartInputs> inputs;
};

std::int16_t packed(float input) {
  return static_cast<std::int16_t>(std::lround(std::clamp(input, -15.0F, 15.0F) * 2048.0F));
}
template <std::size_t N>
std::array<std::int16_t, N> packed(const std::array<float, N>& inputs) {
  std::array<std::int16_t, N> result;
  for (std::size_t i = 0; i < N; ++i) result[i] = packed(inputs[i]);
  return result;
}

struct Shard {
  std::vector<SampleRow> samples;
  std::vector<SeatRow> seats;
  std::vector<PartRow> parts;

  void write(const std::filesystem::path& file) const {
    const std::filesystem::path unfinished = file.string() + ".part";
    std::ofstream out(unfinished, std::ios::binary);
    const auto put = [&](const void* data, std::size_t bytes) {
      out.write(static_cast<const char*>(data), static_cast<std::streamsize>(bytes));
    };
    const std::array<std::uint64_t, 3> counts{samples.size(), seats.size(), parts.size()};
    put("AUDELES3", 8);
    put(counts.data(), sizeof counts);
    put(samples.data(), samples.size() * sizeof(SampleRow));
    put(seats.data(), seats.size() * sizeof(SeatRow));
    put(parts.data(), parts.size() * sizeof(PartRow));
    out.close();
    if (!out) throw std::runtime_error("cannot write " + unfinished.string());
    std::filesystem::rename(unfinished, file);
  }
};

std::size_t best_other(const Points& points, std::size_t seat, std::size_t players) {
  std::size_t best = seat == 0 ? 1 : 0;
  for (std::size_t i = 0; i < players; ++i) {
    if (i != seat && points[i] > points[best]) best = i;
  }
  return best;
}

// Two-player base games (three games in four with Mixed), otherwise other sets or more players.
Match some_match(GameKinds games, players::Random& random) {
  Match match;
  std::size_t players = 2;
  if (games == GameKinds::Others || (games == GameKinds::Mixed && random.below(4) == 0)) {
    const bool all = random.below(3) == 0;
    const bool some = random.below(2) == 0;
    for (const SetRules& set : kSets) {
      if (set.id == SetId::Base) continue;
      if (all || (some && random.below(3) == 0)) match.sets.add(set.id);
    }
    players = all || some ? 2 + random.below(3) : 3 + random.below(3);
  }
  match.bots.assign(players, "self");
  return match;
}

class SampleWriter {
 public:
  SampleWriter(const Game& game, const SelfplayOptions& options, std::uint64_t seed, Shard& shard)
      : options_(options),
        game_(game),
        chooser_(game, options.weights),
        random_(seed),
        state_(game),
        scratch_(game),
        shard_(shard) {
    limits_.stop = options.stop;
  }

  // Plays one game; openings and skills vary.
  void play() {
    std::vector<std::unique_ptr<players::Thinker>> seats;
    for (int i = 0; i < game_.players(); ++i) seats.push_back(some_player());
    int random_plies = static_cast<int>(random_.below(12));  // number of random plies in the opening
    while (!state_.is_over()) {
      if (options_.stop != nullptr && options_.stop->load()) return;
      if (state_.is_chance()) {
        state_.apply(players::random_chance(state_, random_));
        continue;
      }
      const bool placing = state_.phase() == Phase::Place;
      if (placing && random_.below(static_cast<std::uint32_t>(options_.one_in)) == 0) write_sample();
      if (placing && (random_plies-- > 0 || random_.below(20) == 0)) {
        play_random_plan();
      } else {
        state_.apply(seats[static_cast<std::size_t>(state_.actor())]->choose(state_, limits_));
      }
    }
  }

 private:
  std::unique_ptr<players::Thinker> some_player() {
    players::Skill skill;
    constexpr std::array kClumsiness{0.0F, 0.0F, 1.0F, 2.0F, 5.0F};
    skill.clumsiness = kClumsiness[random_.below(kClumsiness.size())];
    if (skill.clumsiness == 0 && random_.below(2) == 0)
      skill.search = {6, 8, 1, players::FixedRollouts{1}};
    skill.budget.nodes = 20'000;  // solving the last tile of a large game exactly would take minutes
    return std::make_unique<players::Thinker>(random_.next(), skill, options_.weights);
  }

  void play_random_plan() {
    players::Budget budget({}, {});
    chooser_.plans(state_, budget, plans_);
    sort_plans();
    const auto among = std::min<std::size_t>(plans_.size(), 24);
    apply_plan(plans_[random_.below(static_cast<std::uint32_t>(among))], state_);
  }

  void sort_plans() {
    std::stable_sort(plans_.begin(), plans_.end(),
                     [](const TurnPlan& a, const TurnPlan& b) { return a.value > b.value; });
  }

  static void apply_plan(const TurnPlan& plan, State& state) {
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  }

  // Writes a sample: the best plans and some others.
  void write_sample() {
    players::Budget budget({}, {});
    chooser_.plans(state_, budget, plans_);
    if (plans_.size() < kPlansPerSample || state_.left() == 0) return;
    sort_plans();
    constexpr std::size_t kBest = 5;
    for (std::size_t i = kBest; i < kPlansPerSample; ++i) {
      const std::size_t rest = std::min<std::size_t>(plans_.size(), 40) - i;
      std::swap(plans_[i], plans_[i + random_.below(static_cast<std::uint32_t>(rest))]);
    }
    plans_.resize(kPlansPerSample);
    const Seat mover = state_.actor();
    shard_.samples.push_back({game_.players(), index(mover), state_.left(), sets()});
    const std::uint64_t seed = random_.next();
    const auto shift = static_cast<std::uint32_t>(random_.next());
    for (const TurnPlan& plan : plans_) write_plan(plan, shift, seed);
  }

  std::int32_t sets() const {
    std::int32_t bits = 0;
    for (const SetRules& set : kSets) {
      if (game_.plays(set.id)) bits |= 1 << index(set.id);
    }
    return bits;
  }

  void write_plan(const TurnPlan& plan, std::uint32_t shift, std::uint64_t seed) {
    const auto players = static_cast<std::size_t>(game_.players());
    scratch_ = state_;
    apply_plan(plan, scratch_);
    // A token drawn by the plan counts as part of its outcome.
    const Points now = chooser_.evaluator().points(scratch_);
    const std::size_t first = shard_.seats.size();
    for (std::size_t i = 0; i < players; ++i) {
      SeatRow row{};
      row.points = now[i];
      row.other = static_cast<std::int16_t>(best_other(now, i, players));
      const auto view = chooser_.evaluator().view_of(static_cast<Seat>(i));
      row.inputs = packed(view.inputs);
      row.parts = static_cast<std::int16_t>(view.parts.size());
      for (const auto& each : view.parts) {
        shard_.parts.push_back({static_cast<std::int16_t>(each.type), packed(each.inputs)});
      }
      shard_.seats.push_back(row);
    }
    for (int rollout = 0; rollout < options_.rollouts; ++rollout) {
      const auto number = static_cast<std::uint32_t>(rollout);
      play_rollout(plan, players::RandomDraws(number, shift, seed + number),
                   [&](std::size_t horizon, const Points& points) {
                     for (std::size_t i = 0; i < players; ++i) {
                       shard_.seats[first + i].later[horizon] +=
                           points[i] / static_cast<float>(options_.rollouts);
                     }
                   });
    }
  }

  template <typename AtHorizon>
  void play_rollout(const TurnPlan& plan, players::RandomDraws random_draws, AtHorizon at_horizon) {
    scratch_ = state_;
    apply_plan(plan, scratch_);
    players::Budget budget({}, {});
    std::size_t next = 0;
    int turns = 0;
    while (next < kHorizons.size()) {
      if (scratch_.is_over() || (turns == kHorizons[next] && scratch_.phase() == Phase::Draw)) {
        at_horizon(next++, chooser_.evaluator().points(scratch_));
      } else if (scratch_.is_chance()) {
        scratch_.apply(random_draws.next(scratch_));
      } else {
        if (scratch_.phase() == Phase::Place) ++turns;
        apply_plan(chooser_.quick_best(scratch_, budget), scratch_);
      }
    }
  }

  const SelfplayOptions& options_;
  const Game& game_;
  players::Limits limits_;
  players::TurnChooser chooser_;
  players::Random random_;
  State state_;
  State scratch_;
  std::vector<TurnPlan> plans_;
  Shard& shard_;
};

class Selfplay {
 public:
  explicit Selfplay(const SelfplayOptions& options) : options_(options), next_(options.first_shard) {}

  void run() {
    std::filesystem::create_directories(options_.folder);
    std::vector<std::jthread> threads;
    for (int i = 0; i < options_.threads; ++i) threads.emplace_back([this] { work(); });
    threads.clear();  // joins all threads
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  bool is_stopped() const { return options_.stop != nullptr && options_.stop->load(); }

  void work() {
    try {
      for (std::int64_t number = next_++; number < options_.first_shard + options_.shards;
           number = next_++) {
        const auto file = options_.folder / ("shard-" + std::to_string(number) + ".samples");
        auto old_name = file;  // written by version 1.0
        old_name.replace_extension(".lessons");
        if (std::filesystem::exists(file) || std::filesystem::exists(old_name)) continue;
        const Shard shard = make(number);
        if (is_stopped()) return;
        shard.write(file);
        const std::lock_guard lock(mutex_);
        if (options_.progress)
          options_.progress(number, static_cast<std::int64_t>(shard.samples.size()));
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      next_ = options_.first_shard + options_.shards;
    }
  }

  Shard make(std::int64_t number) const {
    Shard shard;
    players::Random random(static_cast<std::uint64_t>(number));
    for (int i = 0; i < options_.games_per_shard && !is_stopped(); ++i) {
      const auto game = some_match(options_.games, random).make_game();
      SampleWriter(*game, options_, random.next(), shard).play();
    }
    return shard;
  }

  const SelfplayOptions& options_;
  std::atomic<std::int64_t> next_;
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace

void selfplay(const SelfplayOptions& options) { Selfplay(options).run(); }

}  // namespace aude::arena
