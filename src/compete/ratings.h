// SPDX-License-Identifier: MIT
// Ratings of players, one per kind of game, updated after every result.
//
// A standing consists of integers, rounded after every result. Any program that reads the log of
// results in order therefore computes the same standings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "compete/glicko.h"
#include "compete/millis.h"

namespace aude::compete {

// Base: the base game of two. BaseDuel: duels of it. Sets: two players, with any expansion. Several:
// three and more players, with any sets.
enum class Kind : std::uint8_t { Base, BaseDuel, Sets, Several };
inline constexpr int kKinds = 4;

// `players` is at least 2.
Kind kind_of(int players, bool base_only, bool duel);
std::string_view name_of(Kind kind);  // "base", "base_duel", "sets", "several"
std::optional<Kind> kind_named(std::string_view name);

struct Standing {
  std::int64_t rating = 1'500'000;       // thousandths of a point
  std::int64_t deviation = 350'000;      // thousandths of a point
  std::int64_t volatility = 60'000'000;  // 10^-9
  int games = 0;
  Millis played = 0;  // when the latest result was recorded; 0 without games
  friend bool operator==(const Standing&, const Standing&) = default;
};

// Idle players become less certain: a player with a deviation of 60 points has 116 after a year.
inline constexpr Millis kPeriod = Millis{4} * 24 * 60 * 60 * 1000;
// Deviations stay within these bounds: nobody becomes less certain than a new player, and ratings of
// frequent players continue to follow their strength.
inline constexpr std::int64_t kLeastDeviation = 45'000;
inline constexpr std::int64_t kMostDeviation = 350'000;
inline constexpr std::int64_t kLeastRating = 100'000;
inline constexpr std::int64_t kMostRating = 4'000'000;
// A rating with a larger deviation is provisional.
inline constexpr std::int64_t kProvisional = 110'000;
// Required for a place in the table of the best.
inline constexpr int kRankedGames = 20;

// The standing with the deviation that it has grown to by `now`.
Standing current(const Standing& standing, Millis now);
bool is_provisional(const Standing& standing, Millis now);

// A rating as it is shown, in points: with a probability of 95% the strength is in rating ± margin.
struct ShownRating {
  int rating = 0;
  int margin = 0;
  bool provisional = true;
  friend bool operator==(const ShownRating&, const ShownRating&) = default;
};
ShownRating shown(const Standing& standing, Millis now);

// The table of the best: indices of the standings with enough games that are not provisional, highest
// rating first, then lower deviation, then lower index.
std::vector<std::size_t> ranking(std::span<const Standing> standings, Millis now);

// The weight of a result between two players who have `earlier` results of the same kind within
// kPairWindow before it. The first five count fully, each further one 0.8 times the one before. A pair
// thus counts for fewer than nine games per window, no matter how often it plays.
double pair_weight(int earlier);
inline constexpr Millis kPairWindow = Millis{7} * 24 * 60 * 60 * 1000;

// The weight of one pair in a game of several players. Every two of them are compared, but these pairs
// are not independent: together they count less than as many games. 1 for two players.
double group_weight(int players);

struct Entrant {
  Standing standing;          // before the result
  int place = 1;              // 1 = first; equal places are ties
  bool anchor = false;        // a bot of a fixed rating: others are measured by it, it does not change
  std::vector<int> met = {};  // earlier results of the kind within kPairWindow, by entrant
};

// The standings after a result, in the order of the entrants. Of several players, each is compared with
// each other: the better place wins.
std::vector<Standing> rated(std::span<const Entrant> entrants, Millis now);

// One line of the log of results.
struct RatedResult {
  struct Player {
    std::string id;
    int place = 1;
  };
  Kind kind = Kind::Base;
  Millis at = 0;
  std::vector<Player> players;
};

// All standings, computed from the log of results. Results must be added in the order in which they
// were recorded.
class Ratings {
 public:
  // A bot that plays with this rating in a kind. It must be set before the bot's first result.
  void set_anchor(const std::string& id, Kind kind, std::int64_t rating);
  void add(const RatedResult& result);

  Standing of(const std::string& id, Kind kind) const;
  const std::map<std::pair<Kind, std::string>, Standing>& all() const { return standings_; }

 private:
  using Pair = std::tuple<Kind, std::string, std::string>;
  static Pair pair_of(Kind kind, const std::string& one, const std::string& other);
  // Results of the pair in the window before `now`; forgets older ones.
  int meetings(const Pair& pair, Millis now);

  std::map<std::pair<Kind, std::string>, Standing> standings_;
  std::set<std::pair<Kind, std::string>> anchors_;
  std::map<Pair, std::deque<Millis>> met_;
};

}  // namespace aude::compete
