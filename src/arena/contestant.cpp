#include "arena/contestant.h"

#include <fstream>

#include "arena/program.h"
#include "arena/tune.h"
#include "players/player.h"

namespace aude::arena {
namespace {

class LevelContestant final : public Contestant {
 public:
  LevelContestant(std::string level, const players::Weights& weights, const ThinkingTime& time)
      : level_(std::move(level)), weights_(weights) {
    limits_.stop = time.stop;
  }

  void begin_game(const Game&, Seat, std::uint64_t seed) override {
    player_ = players::make_player(level_, seed, weights_);
  }
  void applied(const State&, Action) override {}
  Action choose(const State& state) override { return player_->choose(state, limits_); }
  void end_game(const State&) override {}

 private:
  std::string level_;
  players::Weights weights_;
  players::Limits limits_;
  std::unique_ptr<players::Player> player_;
};

players::Weights weights_in(const std::string& file) {
  std::ifstream in(file);
  if (!in) throw std::invalid_argument("cannot read the weights in " + file);
  return weights_from_text(std::string((std::istreambuf_iterator<char>(in)), {}), {});
}

}  // namespace

std::unique_ptr<Contestant> make_contestant(const std::string& name, const ThinkingTime& time) {
  const std::size_t at = name.find('@');
  const std::string level = name.substr(0, at);
  const std::string wrong = players::why_no_level(level);
  if (wrong.empty()) {
    const players::Weights weights =
        at == std::string::npos ? players::Weights{} : weights_in(name.substr(at + 1));
    return std::make_unique<LevelContestant>(level, weights, time);
  }
  if (name.find('/') != std::string::npos) return make_program_contestant(name, time);
  throw std::invalid_argument(wrong + "; a program's name contains a '/' (\"./mybot.py\")");
}

}  // namespace aude::arena
