#include "arena/contestant.h"

#include "arena/program.h"
#include "players/player.h"

namespace aude::arena {
namespace {

class LevelContestant final : public Contestant {
 public:
  LevelContestant(std::string level, const ThinkingTime& time) : level_(std::move(level)) {
    limits_.stop = time.stop;
  }

  void begin_game(const Game&, Seat, std::uint64_t seed) override {
    player_ = players::make_player(level_, seed);
  }
  void applied(const State&, Action) override {}
  Action choose(const State& state) override { return player_->choose(state, limits_); }
  void end_game(const State&) override {}

 private:
  std::string level_;
  players::Limits limits_;
  std::unique_ptr<players::Player> player_;
};

}  // namespace

std::unique_ptr<Contestant> make_contestant(const std::string& name, const ThinkingTime& time) {
  if (name.find('/') != std::string::npos) return make_program_contestant(name, time);
  const std::string wrong = players::why_no_level(name);
  if (!wrong.empty()) throw std::invalid_argument(wrong + "; a program's name contains a '/' (\"./mybot.py\")");
  return std::make_unique<LevelContestant>(name, time);
}

}  // namespace aude::arena
