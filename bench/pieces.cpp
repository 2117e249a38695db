// SPDX-License-Identifier: MIT
// Google Benchmark cases for the steps of a turn, at different stages of a game.
//   bench/pieces [--benchmark_filter=NAME] [any other option of Google Benchmark]
#include <benchmark/benchmark.h>

#include "notation/catalogue.h"
#include "players/random.h"
#include "rules/bag.h"
#include "rules/fitting.h"
#include "rules/scoring.h"
#include "rules/state.h"

namespace {

using namespace aude;

std::shared_ptr<const Game> base_game(int copies) {
  Setup setup;
  setup.players = {"Red", "Blue"};
  if (copies > 1) {
    setup.bag.emplace();
    for (const Tile& tile : notation::catalogue().file("base").tiles) {
      setup.bag->insert(setup.bag->end(), static_cast<std::size_t>(tile.count() * copies),
                        SupplyTile{tile.id, 0});
    }
  }
  return *Game::create(notation::catalogue(), setup);
}

// A random game after `tiles` tiles, with another one in hand.
State position_after(const Game& game, int tiles) {
  State state(game);
  players::Random random(11);
  ActionList legal;
  while (state.board().head->placed_count <= tiles || state.phase() != Phase::Place) {
    state.apply(players::random_action(state, random, legal));
  }
  return state;
}

void label_frontier(benchmark::State& bench, const State& state) {
  bench.counters["frontier"] = static_cast<double>(state.board().frontier().size());
}

void legal_placements(benchmark::State& bench) {
  const auto game = base_game(10);
  const State state = position_after(*game, static_cast<int>(bench.range(0)));
  ActionList legal;
  for (auto step : bench) {
    state.legal_actions(legal);
    benchmark::DoNotOptimize(legal.size());
  }
  label_frontier(bench, state);
}
BENCHMARK(legal_placements)->Arg(10)->Arg(35)->Arg(70)->Arg(300)->Arg(650);

void a_placement_by_its_number(benchmark::State& bench) {
  const auto game = base_game(10);
  const State state = position_after(*game, static_cast<int>(bench.range(0)));
  int next = 0;
  for (auto step : bench) {
    benchmark::DoNotOptimize(state.placement_at(next));
    next = next + 1 == state.placement_count() ? 0 : next + 1;
  }
  label_frontier(bench, state);
}
BENCHMARK(a_placement_by_its_number)->Arg(35)->Arg(70)->Arg(650);

void fitting_a_block_of_cells(benchmark::State& bench) {
  const auto game = base_game(1);
  const State state = position_after(*game, 35);
  const KindInfo& kind = game->kind(state.tile_in_hand());
  for (auto step : bench) {
    RotationMasks masks = fitting_rotations(state.board().frontier_barred.begin(), kind);
    benchmark::DoNotOptimize(masks);
  }
}
BENCHMARK(fitting_a_block_of_cells);

void the_kind_of_a_lot(benchmark::State& bench) {
  const auto game = base_game(1);
  const State state = position_after(*game, 35);
  int pick = 0;
  for (auto step : bench) {
    benchmark::DoNotOptimize(kind_of_pick(state.board(), pick));
    pick = pick + 1 == state.left() ? 0 : pick + 1;
  }
}
BENCHMARK(the_kind_of_a_lot);

void copy(benchmark::State& bench) {
  const auto game = base_game(1);
  const State state = position_after(*game, 35);
  State scratch = state;
  for (auto step : bench) {
    scratch = state;
    benchmark::DoNotOptimize(scratch);
  }
}
BENCHMARK(copy);

void copy_place_and_pass(benchmark::State& bench) {
  const auto game = base_game(10);
  const State state = position_after(*game, static_cast<int>(bench.range(0)));
  State scratch = state;
  ActionList legal;
  state.legal_actions(legal);
  std::size_t next = 0;
  for (auto step : bench) {
    scratch = state;
    scratch.apply(legal[next]);
    scratch.apply(Action::pass());
    next = next + 1 == legal.size() ? 0 : next + 1;
  }
  label_frontier(bench, state);
}
BENCHMARK(copy_place_and_pass)->Arg(35)->Arg(70)->Arg(650);

void hash(benchmark::State& bench) {
  const auto game = base_game(1);
  const State state = position_after(*game, 35);
  for (auto step : bench) benchmark::DoNotOptimize(state.hash());
}
BENCHMARK(hash);

void equality(benchmark::State& bench) {
  const auto game = base_game(1);
  const State state = position_after(*game, 35);
  const State other = state;
  for (auto step : bench) benchmark::DoNotOptimize(state == other);
}
BENCHMARK(equality);

void cities_fed_by_the_largest_field(benchmark::State& bench) {
  const auto game = base_game(1);
  const State state = position_after(*game, 70);
  const Board& board = state.board();
  SegmentId largest{};
  for (int n = 0; n < board.head->segment_count; ++n) {
    const SegmentId field = board.feature(static_cast<SegmentId>(n));
    if (board.info(field).terrain == Terrain::Field && board.size_of(field) > board.size_of(largest))
      largest = field;
  }
  for (auto step : bench) benchmark::DoNotOptimize(cities_fed(board, largest));
}
BENCHMARK(cities_fed_by_the_largest_field);

}  // namespace
