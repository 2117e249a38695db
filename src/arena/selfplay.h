// SPDX-License-Identifier: MIT
// Training samples for the network: decisions from many kinds of games, each with some of the candidate
// moves and the outcome of each after the same draws.
//
// A shard is one file whose content depends only on its number. A run can therefore be stopped and
// resumed at any time, and several machines can each generate a range of shards. training/samples.py
// reads the files.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "players/weights.h"

namespace aude::arena {

inline constexpr int kPlansPerSample = 8;
// Plies after which a plan is evaluated again. Longer horizons contain more signal, but much more
// noise: see docs/strength.md.
inline constexpr std::array<int, 4> kHorizons{1, 2, 3, 4};

enum class GameKinds { Mixed, Base, Others };  // two-player base games, all other games, or both

struct SelfplayOptions {
  std::filesystem::path folder;
  std::int64_t first_shard = 0;
  std::int64_t shards = 1;
  int games_per_shard = 16;
  int rollouts = 2;  // per plan
  int one_in = 2;    // one random decision in this many becomes a sample
  GameKinds games = GameKinds::Mixed;
  int threads = 1;
  players::Weights weights;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(std::int64_t shard, std::int64_t samples)> progress;  // never called concurrently
};

// Generates the shards that are not in the folder yet. Throws std::runtime_error if one cannot be
// written.
void selfplay(const SelfplayOptions& options);

}  // namespace aude::arena
