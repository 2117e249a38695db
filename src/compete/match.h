// SPDX-License-Identifier: MIT
// A match of two players, A (0) and B (1): best of 1, 3 or 5 games, or a duel.
//
// The players start alternately, A first. In a best-of match a tied game is half a win for each. It
// ends as soon as the lead is larger than the number of games left; a lead that the other player can
// still equal does not end it. A duel is two games with the same deck, the other player starting the
// second; the sum of the points decides.
//
// A match that is level at the end is tied, or goes on (`Ties::PlayOn`) until it is not: one more game
// at a time, or one more pair of games with another deck.
//
// A game is forfeited by leaving, resigning or running out of time. That loses a game of a best-of
// match; it loses the whole duel, whose points can no longer be compared. A game that was aborted is
// not recorded: next() is then the same game as before.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace aude::compete {

enum class Ties : std::uint8_t { Stand, PlayOn };

struct MatchForm {
  bool duel = false;
  int games = 1;  // 1, 3 or 5; not used by duels
  Ties ties = Ties::Stand;
};

struct MatchGame {
  int number;   // from 0
  int starter;  // the player who starts
  int deck;     // games with the same number have the same deck
  friend bool operator==(const MatchGame&, const MatchGame&) = default;
};

// How a game ended: by its points, or because a player forfeited it.
struct GameScore {
  std::array<int, 2> points{};  // by player, not by seat
  std::optional<int> forfeited_by = {};
};

class Match {
 public:
  // Returns nothing for a number of games other than 1, 3 or 5.
  static std::optional<Match> create(MatchForm form);

  // --- questions ---
  const MatchForm& form() const { return form_; }
  const std::vector<GameScore>& games() const { return games_; }
  std::optional<MatchGame> next() const;  // none if the match is over
  bool is_over() const { return over_; }
  std::optional<int> winner() const { return winner_; }  // none while it is undecided, or if it is tied
  // By player: half wins in a best-of match (a win counts 2, a tie 1), points in a duel.
  const std::array<int, 2>& score() const { return score_; }

  // --- changes: the match must not be over ---
  void record(const GameScore& game);
  void concede(int player);  // gives up the whole match

 private:
  explicit Match(MatchForm form) : form_(form) {}
  void win(int player);
  void finish_by_score();
  int games_left() const;

  MatchForm form_;
  std::vector<GameScore> games_;
  std::array<int, 2> score_{};
  bool over_ = false;
  std::optional<int> winner_;
};

}  // namespace aude::compete
