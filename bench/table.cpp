// SPDX-License-Identifier: MIT
// What tables cost: all messages of whole games, and loading their logs.
//   bench/pieces --benchmark_filter=table
// With --benchmark_min_time=0 each case runs once, so that callgrind can count its instructions.
#include "table/table.h"

#include <benchmark/benchmark.h>

#include "notation/actions.h"
#include "players/random.h"
#include "table/requests.h"

namespace {

using namespace aude;
using namespace aude::table;

constexpr std::string_view kBase =
    R"({"setup":{"sets":["base"]},"seats":[{"kind":"here","name":"A"},{"kind":"here","name":"B"}]})";
constexpr std::string_view kAll =
    R"({"setup":{"sets":["base","river","inns","traders","hills","wheel"]},
        "seats":[{"kind":"here","name":"A"},{"kind":"here","name":"B"},{"kind":"here","name":"C"}]})";

struct Played {
  std::unique_ptr<Table> table;
  std::vector<std::string> log;
  std::size_t bytes = 0;
};

// About half of the actions that end a turn part are pending first and then confirmed. One connection
// holds all seats (a hot seat); with spectators, the message without legal actions is needed as well.
Played play(std::string_view order_text, bool spectators = false) {
  players::Random random(5);
  const ChanceSource chance = [&](std::uint32_t bound) { return random.below(bound); };
  auto order = std::get<TableOrder>(read_order(order_text, chance, 0));
  Outcome outcome;
  Played played{std::move(*Table::create("T", order.plan, true, chance, 0, outcome)), outcome.entries};
  Member all{0xFF, true};
  ActionList scratch;
  const auto take = [&](Outcome result) {
    for (const std::string& each : result.replies) played.bytes += each.size();
    if (result.broadcast) played.bytes += result.broadcast->to(all)->size();
    if (result.broadcast && spectators) played.bytes += result.broadcast->to({})->size();
    for (std::string& each : result.entries) played.log.push_back(std::move(each));
  };
  while (!played.table->is_over()) {
    const State& state = played.table->state();
    const Action action = players::random_action(state, random, scratch);
    const bool final = random.below(2) == 0;
    const std::size_t entries = played.log.size();
    Request act{{}, Act{played.table->version(), notation::to_text(state.game(), action), final}};
    take(played.table->handle(all, act, 0));
    if (!final && played.log.back().starts_with(R"({"held")") && played.log.size() > entries)
      take(played.table->handle(all, {{}, Confirm{played.table->version()}}, 0));
  }
  return played;
}

void table_messages(benchmark::State& bench, std::string_view order, bool spectators) {
  std::size_t bytes = 0;
  std::size_t entries = 0;
  for (auto step : bench) {
    const Played played = play(order, spectators);
    bytes = played.bytes;
    entries = played.log.size();
  }
  bench.counters["bytes"] = static_cast<double>(bytes);
  bench.counters["entries"] = static_cast<double>(entries);
}
BENCHMARK_CAPTURE(table_messages, base, kBase, false);
BENCHMARK_CAPTURE(table_messages, base_spectators, kBase, true);
BENCHMARK_CAPTURE(table_messages, all, kAll, false);
BENCHMARK_CAPTURE(table_messages, all_spectators, kAll, true);

void table_load(benchmark::State& bench) {
  const Played played = play(kAll);
  const ChanceSource chance = [](std::uint32_t) { return 0U; };
  for (auto step : bench) {
    const auto table = Table::load("T", played.log, chance, 0);
    benchmark::DoNotOptimize((*table)->length());
  }
}
BENCHMARK(table_load);

void table_view(benchmark::State& bench) {
  const Played played = play(kAll);
  for (auto step : bench) benchmark::DoNotOptimize(played.table->view_text({0xFF, true}, 0).size());
}
BENCHMARK(table_view);

}  // namespace
