// TrainingSamples for the network: decisions of many kinds of games, each with some of the plans that
// were possible and what became of every one of them over the same draws.
//
// A shard is one file, made from its number alone: a run can be stopped and resumed at any time, and
// many machines can each make a range of shards. training/samples.py reads what is written here.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "players/weights.h"

namespace aude::arena {

inline constexpr int kPlansPerSample = 8;
// Turn parts after which a plan is judged again. Far ones know more, but what they know drowns in luck:
// see docs/strength.md.
inline constexpr std::array<int, 4> kHorizons{1, 2, 3, 4};

enum class GameKinds { Mixed, Base, Others };  // base with two players alone, all but that, or both

struct SelfplayOptions {
  std::filesystem::path folder;
  std::int64_t first_shard = 0;
  std::int64_t shards = 1;
  int games_per_shard = 16;
  int rollouts = 2;  // of chance, for each plan
  int one_in = 2;    // decisions that become samples, at random
  GameKinds games = GameKinds::Mixed;
  int threads = 1;
  players::Weights weights;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(std::int64_t shard, std::int64_t samples)> progress;  // never two at once
};

// Makes the shards that are not in the folder yet. Throws std::runtime_error when one cannot be
// written.
void selfplay(const SelfplayOptions& options);

}  // namespace aude::arena
