// SPDX-License-Identifier: MIT
#include "arena/bot.h"

#include <fstream>
#include <sstream>

#include "arena/program.h"
#include "arena/tune.h"
#include "players/network.h"
#include "players/player.h"

namespace aude::arena {
namespace {

// The weights of a level, and the network they point to unless it is the built-in one.
struct LoadedWeights {
  players::Weights weights;
  std::shared_ptr<const players::Network> network;
};

class LevelBot final : public Bot {
 public:
  LevelBot(std::string level, LoadedWeights loaded, const ThinkingTime& time)
      : level_(std::move(level)), loaded_(std::move(loaded)) {
    limits_.stop = time.stop;
  }

  void begin_game(const Game&, Seat, std::uint64_t seed) override {
    player_ = players::make_player(level_, seed, loaded_.weights);
  }
  void applied(const State&, Action) override {}
  Action choose(const State& state) override { return player_->choose(state, limits_); }
  void end_game(const State&) override {}

 private:
  std::string level_;
  LoadedWeights loaded_;
  players::Limits limits_;
  std::unique_ptr<players::Player> player_;
};

// Reads files with weights or a network, separated by '@'; "none" means no network.
LoadedWeights load_weights(const std::string& files) {
  LoadedWeights loaded;
  std::istringstream names(files);
  for (std::string file; std::getline(names, file, '@');) {
    if (file == "none") {
      loaded.weights.network = nullptr;
      continue;
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::invalid_argument("cannot read weights file " + file);
    const std::string bytes((std::istreambuf_iterator<char>(in)), {});
    if (const auto network = players::network_from_bytes(bytes)) {
      loaded.network = std::make_shared<const players::Network>(*network);
      loaded.weights.network = loaded.network.get();
    } else {
      loaded.weights = weights_from_text(bytes, loaded.weights);
    }
  }
  return loaded;
}

}  // namespace

std::unique_ptr<Bot> make_bot(const std::string& name, const ThinkingTime& time) {
  const std::size_t at = name.find('@');
  const std::string level = name.substr(0, at);
  const std::string wrong = players::why_no_level(level);
  if (wrong.empty()) {
    LoadedWeights loaded =
        at == std::string::npos ? LoadedWeights{} : load_weights(name.substr(at + 1));
    return std::make_unique<LevelBot>(level, std::move(loaded), time);
  }
  if (name.find('/') != std::string::npos) return make_program_bot(name, time);
  throw std::invalid_argument(wrong +
                              "; the name of a program must contain a '/', as in \"./mybot.py\"");
}

}  // namespace aude::arena
