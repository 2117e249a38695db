#include "arena/bot.h"

#include <fstream>
#include <sstream>

#include "arena/program.h"
#include "arena/tune.h"
#include "players/network.h"
#include "players/player.h"

namespace aude::arena {
namespace {

// What a level is played with, and the network that the weights point to if it is one of its own.
struct Knowledge {
  players::Weights weights;
  std::shared_ptr<const players::Network> network;
};

class LevelBot final : public Bot {
 public:
  LevelBot(std::string level, Knowledge knowledge, const ThinkingTime& time)
      : level_(std::move(level)), knowledge_(std::move(knowledge)) {
    limits_.stop = time.stop;
  }

  void begin_game(const Game&, Seat, std::uint64_t seed) override {
    player_ = players::make_player(level_, seed, knowledge_.weights);
  }
  void applied(const State&, Action) override {}
  Action choose(const State& state) override { return player_->choose(state, limits_); }
  void end_game(const State&) override {}

 private:
  std::string level_;
  Knowledge knowledge_;
  players::Limits limits_;
  std::unique_ptr<players::Player> player_;
};

// Files with weights, a network or "none" for no network, each behind an '@'.
Knowledge knowledge_in(const std::string& files) {
  Knowledge known;
  std::istringstream names(files);
  for (std::string file; std::getline(names, file, '@');) {
    if (file == "none") {
      known.weights.network = nullptr;
      continue;
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::invalid_argument("cannot read the weights in " + file);
    const std::string bytes((std::istreambuf_iterator<char>(in)), {});
    if (const auto network = players::network_from_bytes(bytes)) {
      known.network = std::make_shared<const players::Network>(*network);
      known.weights.network = known.network.get();
    } else {
      known.weights = weights_from_text(bytes, known.weights);
    }
  }
  return known;
}

}  // namespace

std::unique_ptr<Bot> make_bot(const std::string& name, const ThinkingTime& time) {
  const std::size_t at = name.find('@');
  const std::string level = name.substr(0, at);
  const std::string wrong = players::why_no_level(level);
  if (wrong.empty()) {
    Knowledge known = at == std::string::npos ? Knowledge{} : knowledge_in(name.substr(at + 1));
    return std::make_unique<LevelBot>(level, std::move(known), time);
  }
  if (name.find('/') != std::string::npos) return make_program_bot(name, time);
  throw std::invalid_argument(wrong + "; a program's name contains a '/' (\"./mybot.py\")");
}

}  // namespace aude::arena
