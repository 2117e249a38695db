// SPDX-License-Identifier: MIT
#include "compete/match.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace aude::compete {
namespace {

constexpr int kDuelGames = 2;

// Half wins of player A.
int half_wins(const GameScore& game) {
  if (game.forfeited_by) return *game.forfeited_by == 0 ? 0 : 2;
  if (game.points[0] == game.points[1]) return 1;
  return game.points[0] > game.points[1] ? 2 : 0;
}

}  // namespace

std::optional<Match> Match::create(MatchForm form) {
  if (form.duel) form.games = kDuelGames;
  if (!form.duel && form.games != 1 && form.games != 3 && form.games != 5) return {};
  return Match(form);
}

std::optional<MatchGame> Match::next() const {
  if (over_) return {};
  const int number = static_cast<int>(games_.size());
  return MatchGame{number, number % 2, form_.duel ? number / kDuelGames : number};
}

// Games that are certain to come if the match is not decided before. Extra games come one by one, those
// of a duel in pairs.
int Match::games_left() const {
  const int played = static_cast<int>(games_.size());
  return std::max(form_.games - played, form_.duel ? played % kDuelGames : 0);
}

void Match::record(const GameScore& game) {
  assert(!over_);
  games_.push_back(game);
  if (!form_.duel) {
    const int halves = half_wins(game);
    score_[0] += halves;
    score_[1] += 2 - halves;
    finish_by_score();
  } else if (game.forfeited_by) {
    win(1 - *game.forfeited_by);
  } else {
    score_[0] += game.points[0];
    score_[1] += game.points[1];
    if (games_left() == 0) finish_by_score();
  }
}

void Match::concede(int player) {
  assert(!over_);
  win(1 - player);
}

void Match::win(int player) {
  over_ = true;
  winner_ = player;
}

void Match::finish_by_score() {
  const int lead = score_[0] - score_[1];
  const int left = games_left();
  if (std::abs(lead) > 2 * left) return win(lead > 0 ? 0 : 1);
  if (left == 0 && form_.ties == Ties::Stand) over_ = true;
}

}  // namespace aude::compete
