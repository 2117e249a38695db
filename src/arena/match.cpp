// SPDX-License-Identifier: MIT
#include "arena/match.h"

#include <algorithm>
#include <chrono>

#include "arena/deck.h"
#include "notation/catalogue.h"

namespace aude::arena {
namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  return players::Random(a * 0x9E3779B97F4A7C15U + b).next();
}

// A bot with a fault loses; the best of the others win.
void share_the_win(GameResult& result) {
  int best = -1;
  int winners = 0;
  for (std::size_t i = 0; i < result.performances.size(); ++i) {
    if (static_cast<int>(i) == result.faulty) continue;
    const int points = result.performances[i].points;
    winners = points > best ? 1 : winners + (points == best ? 1 : 0);
    best = std::max(best, points);
  }
  for (std::size_t i = 0; i < result.performances.size(); ++i) {
    const bool won = static_cast<int>(i) != result.faulty && result.performances[i].points == best;
    result.performances[i].share = won ? 1.0 / winners : 0.0;
  }
}

class GameInPlay {
 public:
  GameInPlay(const Game& game, std::span<const std::unique_ptr<Bot>> bots, GameResult& result)
      : state_(game), bots_(bots), result_(result) {
    const auto players = bots.size();
    for (std::size_t i = 0; i < players; ++i) {
      const std::size_t seat = (i + static_cast<std::size_t>(result.number.rotation)) % players;
      result_.performances[i].seat = static_cast<int>(seat);
      at_seat_[seat] = i;
    }
  }

  void begin(std::uint64_t seed) {
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      guarded(i, [&] {
        bots_[i]->begin_game(state_.game(), static_cast<Seat>(result_.performances[i].seat),
                             mixed(seed, i));
      });
    }
  }

  void play(Deck& deck, const std::atomic<bool>* stop) {
    while (!state_.is_over() && result_.faulty < 0) {
      const Action action = state_.is_chance() ? deck.next(state_) : ask();
      if (stop != nullptr && stop->load()) throw Interrupted{};
      if (result_.faulty >= 0) break;
      apply(action);
    }
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      result_.performances[i].points = state_.score(static_cast<Seat>(result_.performances[i].seat));
      if (result_.faulty < 0) bots_[i]->end_game(state_);
    }
  }

 private:
  template <typename Step>
  void guarded(std::size_t bot, Step step) {
    if (result_.faulty >= 0) return;
    try {
      step();
    } catch (const Fault& fault) {
      result_.faulty = static_cast<int>(bot);
      result_.fault = fault.what();
    }
  }

  Action ask() {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    const std::size_t i = at_seat_[static_cast<std::size_t>(state_.actor())];
    Action action;
    const auto start = std::chrono::steady_clock::now();
    guarded(i, [&] { action = bots_[i]->choose(state_); });
    Performance& performance = result_.performances[i];
    const double took = Milliseconds(std::chrono::steady_clock::now() - start).count();
    performance.milliseconds += took;
    performance.longest_ms = std::max(performance.longest_ms, took);
    ++performance.decisions;
    return action;
  }

  void apply(Action action) {
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      guarded(i, [&] { bots_[i]->applied(state_, action); });
    }
    state_.apply(action);
  }

  State state_;
  std::span<const std::unique_ptr<Bot>> bots_;
  GameResult& result_;
  std::array<std::size_t, kMaxPlayers> at_seat_{};
};

}  // namespace

std::shared_ptr<const Game> Match::make_game() const {
  Setup setup;
  setup.sets = sets;
  setup.options = options;
  for (std::size_t i = 0; i < bots.size(); ++i) setup.players.push_back("seat " + std::to_string(i));
  auto game = Game::create(notation::catalogue(), std::move(setup));
  if (!game) throw std::invalid_argument(game.refusal().where + ": " + game.refusal().what);
  return *game;
}

GameResult play_game(const Match& match, const Game& game, GameNumber number,
                     std::span<const std::unique_ptr<Bot>> bots, const std::atomic<bool>* stop) {
  GameResult result;
  result.number = number;
  result.performances.resize(bots.size());
  const std::uint64_t deck_seed = mixed(match.seed, static_cast<std::uint64_t>(number.deck));
  Deck deck(game, deck_seed);
  GameInPlay play(game, bots, result);
  play.begin(mixed(deck_seed, static_cast<std::uint64_t>(number.rotation)));
  play.play(deck, stop);
  share_the_win(result);
  return result;
}

}  // namespace aude::arena
