// Measures what docs/analysis.md says of the analysis.
//
//   aude_study_bench calibrate GAMES THREADS SEED   positions of self-play and how the games ended, as
//   CSV aude_study_bench quality POSITIONS THREADS SEED NODES TIMES
//                     the plan called best, held against a search with TIMES as many nodes
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "notation/catalogue.h"
#include "players/player.h"
#include "players/random.h"
#include "study/judge.h"

namespace aude::study {
namespace {

constexpr SetGroup kBase{SetId::Base};
constexpr SetGroup kAll{SetId::Base,    SetId::River, SetId::Inns,
                        SetId::Traders, SetId::Hills, SetId::Wheel};

struct Variant {
  SetGroup sets;
  int players;
  int share;  // of 20 games
};
constexpr Variant kVariants[] = {
    {kBase, 2, 8},
    {{SetId::Base, SetId::River, SetId::Inns}, 2, 2},
    {{SetId::Base, SetId::Traders}, 2, 1},
    {{SetId::Base, SetId::Hills}, 2, 1},
    {{SetId::Base, SetId::Wheel}, 2, 1},
    {kAll, 2, 2},
    {kBase, 3, 2},
    {kBase, 4, 1},
    {kBase, 5, 1},
    {kAll, 4, 1},
};

const Variant& variant_of(std::int64_t number) {
  auto at = static_cast<int>(number % 20);
  for (const Variant& each : kVariants) {
    at -= each.share;
    if (at < 0) return each;
  }
  return kVariants[0];
}

std::shared_ptr<const Game> game_of(const Variant& variant) {
  Setup setup;
  setup.sets = variant.sets;
  for (int i = 0; i < variant.players; ++i) setup.players.push_back("P" + std::to_string(i));
  return *Game::create(notation::catalogue(), std::move(setup));
}

// Calls work(number) for every number below `count`, on several threads.
template <typename Work>
void spread(std::int64_t count, int threads, Work work) {
  std::atomic<std::int64_t> next{0};
  const auto run = [&] {
    for (std::int64_t number = next++; number < count; number = next++) work(number);
  };
  std::vector<std::thread> crew;
  for (int i = 1; i < threads; ++i) crew.emplace_back(run);
  run();
  for (std::thread& each : crew) each.join();
}

std::mutex output;

// What a row says of a position, until the result is known: about one in ten of the draws.
void play_for_calibration(std::int64_t number, std::uint64_t seed) {
  const auto game = game_of(variant_of(number));
  const int players = game->players();
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  Courses courses(*game);
  // Half of the games are played by the evaluation alone, half with its small mistakes.
  std::vector<std::unique_ptr<players::Player>> seats;
  for (int i = 0; i < players; ++i) seats.push_back(players::make_player("medium", random.next()));
  const bool sharp = number / 20 % 2 == 0;
  std::vector<std::string> rows;
  State state(*game);
  while (!state.is_over()) {
    if (state.is_chance()) {
      if (state.phase() == Phase::Draw && (random.below(10) == 0 || state.left() <= 2)) {
        const Worth worth = courses.glance(state);
        std::string row = std::to_string(number) + "," + std::to_string(players) + "," +
                          std::to_string(state.left()) + "," + std::to_string(index(state.actor()));
        for (int i = 0; i < players; ++i) {
          char text[32];
          std::snprintf(text, sizeof text, ",%.2f",
                        static_cast<double>(worth.points[static_cast<std::size_t>(i)]));
          row += text;
          const auto seat = static_cast<Seat>(i);
          row += ":" +
                 std::to_string(state.board().supply(seat, Piece::Follower) +
                                state.board().supply(seat, Piece::Large)) +
                 ":" + std::to_string(state.score(seat));
        }
        rows.push_back(row);
      }
      state.apply(players::random_chance(state, random));
    } else if (sharp) {
      const auto plan = courses.chooser().best(state, courses.budget());
      for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
    } else {
      state.apply(seats[static_cast<std::size_t>(state.actor())]->choose(state, {}));
    }
  }
  std::string result;
  for (int i = 0; i < players; ++i) result += "," + std::to_string(state.score(static_cast<Seat>(i)));
  const std::lock_guard lock(output);
  for (const std::string& row : rows) std::printf("%s%s\n", row.c_str(), result.c_str());
}

// A position of self-play in which a tile must be laid, early or late.
State position(const Game& game, players::Random& random) {
  Courses courses(game);
  State state(game);
  const auto stop = random.below(static_cast<std::uint32_t>(state.left()));
  while (static_cast<std::uint32_t>(state.left()) > stop || state.phase() != Phase::Place) {
    if (state.is_over()) return position(game, random);
    if (state.is_chance()) {
      state.apply(players::random_chance(state, random));
      continue;
    }
    const auto plan = courses.chooser().best(state, courses.budget());
    for (int i = 0; i < plan.count; ++i) state.apply(plan.actions[static_cast<std::size_t>(i)]);
  }
  return state;
}

void check_quality(std::int64_t number, std::uint64_t seed, std::uint64_t nodes, std::uint64_t times) {
  const auto game = game_of(variant_of(number));
  players::Random random((seed << 32U) + static_cast<std::uint64_t>(number));
  const State state = position(*game, random);
  Judge judge(*game);
  Effort effort;
  effort.nodes = nodes;
  const Judgement quick = judge.judge(state, {}, effort);
  const Plan* first = &quick.plans.front();  // what the evaluation alone would choose
  for (const Plan& each : quick.plans) {
    if (each.turn.value > first->turn.value) first = &each;
  }
  effort.nodes = nodes * times;
  effort.seed = 1000 + static_cast<std::uint64_t>(number);
  effort.candidates = 16;
  const Judgement deep = judge.judge(state, quick.best().actions(), effort);
  const Plan* played = deep.best_from(quick.best().actions());
  const Plan* glanced = deep.best_from(first->actions());
  const std::lock_guard lock(output);
  std::printf("%lld,%d,%d,%d,%.3f,%.3f,%.3f,%d,%d\n", static_cast<long long>(number), game->players(),
              state.left(), quick.ways, static_cast<double>(played->loss),
              static_cast<double>(played->error),
              glanced == nullptr ? -1.0 : static_cast<double>(glanced->loss), played->courses,
              deep.exact ? 1 : 0);
}

}  // namespace
}  // namespace aude::study

int main(int argc, char** argv) {
  const std::string what = argc > 4 ? argv[1] : "";
  if (what != "calibrate" && (what != "quality" || argc < 7)) {
    std::fputs(
        "usage: aude_study_bench calibrate GAMES THREADS SEED\n"
        "       aude_study_bench quality POSITIONS THREADS SEED NODES TIMES\n",
        stderr);
    return 2;
  }
  std::setvbuf(stdout, nullptr, _IOLBF, 1 << 16);  // what there is, is kept when a run is cut short
  const auto number = [&](int i) { return std::strtoull(argv[i], nullptr, 10); };
  const auto threads = static_cast<int>(number(3));
  if (what == "calibrate") {
    aude::study::spread(static_cast<std::int64_t>(number(2)), threads,
                        [&](std::int64_t i) { aude::study::play_for_calibration(i, number(4)); });
  } else {
    aude::study::spread(static_cast<std::int64_t>(number(2)), threads, [&](std::int64_t i) {
      aude::study::check_quality(i, number(4), number(5), number(6));
    });
  }
}
