// SPDX-License-Identifier: MIT
// aude selfplay: generates training samples for the network.
#include "arena/selfplay.h"

#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iostream>

#include "app/commands.h"
#include "players/network.h"

namespace aude::app {
namespace {

constexpr std::string_view kSelfplayHelp =
    R"(usage: aude selfplay FOLDER [--shards N] [--first-shard N] [--games-per-shard N] [--rollouts N]
                     [--one-in N] [--base|--others] [--network FILE|none] [--threads N]

Plays games against itself and writes training samples: decisions, some of the candidate moves, and the
outcome of each after the same draws. training/README.md explains how to train a network with them.

  --shards N           write N shards, except those already in FOLDER (default: 1)
  --first-shard N      start at shard N, to spread the work over machines (default: 0)
  --games-per-shard N  play N games per shard (default: 16)
  --rollouts N         play N rollouts per candidate move (default: 2)
  --one-in N           sample one decision in N (default: 2)
  --base               play only two-player base games (default: three games in four)
  --others             play only games with more players or expansions
  --network FILE       use this network, or none (default: the built-in network)
  --threads N          generate N shards at the same time (default: 1)

--courses is the deprecated name of --rollouts.
)";

std::atomic<bool> selfplay_is_to_stop{false};
extern "C" void stop_selfplay(int) { selfplay_is_to_stop = true; }

players::Network network_in(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(in)), {});
  const auto network = players::network_from_bytes(bytes);
  if (!network) throw WrongUsage("--network: " + file + " is not a network");
  return *network;
}

int run_selfplay(Arguments& words) {
  arena::SelfplayOptions options;
  options.shards = words.whole("--shards", 1, 1, 1'000'000'000);
  options.first_shard = words.whole("--first-shard", 0, 0, INT64_MAX / 2);
  options.games_per_shard = static_cast<int>(words.whole("--games-per-shard", 16, 1, 1'000'000));
  options.rollouts =
      static_cast<int>(words.whole("--rollouts", "--courses", options.rollouts, 1, 1000));
  options.one_in = static_cast<int>(words.whole("--one-in", options.one_in, 1, 1000));
  options.threads = static_cast<int>(words.whole("--threads", 1, 1, 1024));
  const bool base = words.flag("--base");
  const bool others = words.flag("--others");
  if (base && others) throw WrongUsage("--base and --others cannot be combined");
  if (base) options.games = arena::GameKinds::Base;
  if (others) options.games = arena::GameKinds::Others;
  std::optional<players::Network> network;
  if (const auto file = words.text("--network")) {
    if (*file != "none") network = network_in(*file);
    options.weights.network = network ? &*network : nullptr;
  }
  const auto folder = words.file();
  words.finish();
  if (!folder) throw WrongUsage("no folder given");
  options.folder = *folder;
  options.stop = &selfplay_is_to_stop;
  std::int64_t shards = 0;
  std::int64_t samples = 0;
  options.progress = [&](std::int64_t, std::int64_t more) {
    ++shards;
    samples += more;
    if (isatty(STDERR_FILENO))
      std::cerr << "\r" << shards << " shards, " << samples << " samples" << std::flush;
  };
  std::signal(SIGINT, stop_selfplay);
  std::signal(SIGTERM, stop_selfplay);
  arena::selfplay(options);
  std::cout << shards << " shards, " << samples << " samples\n";
  return kSuccess;
}

}  // namespace

extern const Command kSelfplay{"selfplay", "generate training data", kSelfplayHelp, run_selfplay};

}  // namespace aude::app
