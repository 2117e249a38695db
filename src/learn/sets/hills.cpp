// SPDX-License-Identifier: MIT
// Hills & Sheep for learners: numbers for tending a flock, tokens, flocks, hills and vineyards.
#include <algorithm>

#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

int tending_number(const Encoding& encoding, const Action& action, const std::function<int()>&) {
  if (action.verb == Hills::kGrowVerb) return encoding.pass() + 1;
  return action.verb == Hills::kGatherVerb ? encoding.pass() + 2 : -1;
}

void write_tokens_left(const State& state, std::uint8_t* globals) {
  const Hills::State& hills = state.board().set_state<Hills>();
  globals[10] = hills.tend_due;
  std::ranges::copy(hills.tokens, globals + 12);
}

int hill_options(const Options& options) {
  return (options.hill_tiebreak == HillTiebreak::Number ? 4 : 0) |
         (options.closed_farm_gathers ? 8 : 0);
}

void write_flock(const State& state, Seat seat, std::uint8_t* row) {
  std::ranges::copy(state.board().set_state<Hills>().flock[static_cast<std::size_t>(seat)], row + 10);
}

void add_hill(Channels& out, const Tile& tile) {
  out[channel::kHill] = tile.hill;
  out[channel::kVineyard] = tile.vineyard;
}

}  // namespace

extern const SetEncoding kHillsEncoding{.set = Hills::kId,
                                        .action_number = tending_number,
                                        .option_bits = hill_options,
                                        .write_globals = write_tokens_left,
                                        .write_player = write_flock,
                                        .add_tile = add_hill};

}  // namespace aude::learn
