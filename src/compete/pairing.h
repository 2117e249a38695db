// SPDX-License-Identifier: MIT
// Quick pairing: a queue of players who wait for an opponent, with ratings and wishes.
//
// Two players can be paired if they have the same wish, if each one's rating is within the limits that
// the other has set, and if their ratings differ by no more than the window of the one who has waited
// longer. Windows widen with time. After kUnboundedAfter the window has no bounds; then two players who
// have just played each other can be paired again, too. After every pairing, a player who has waited
// for kUnboundedAfter remains in the queue only if nobody else in it is possible: nobody starves.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compete/millis.h"

namespace aude::compete {

inline constexpr int kNarrowestWindow = 100;  // points of rating, at once
inline constexpr int kWindowGrowth = 10;      // points per second
inline constexpr Millis kUnboundedAfter = 60'000;

// Nothing = no bounds.
std::optional<int> window_after(Millis waited);

struct Seeker {
  std::string id;
  std::string wish;  // sets, clock, rated: only equal wishes are paired
  int rating;
  // Ratings of opponents that the player accepts.
  int least = std::numeric_limits<int>::min();
  int most = std::numeric_limits<int>::max();
  std::string last_opponent = {};  // empty = none
};

struct Pairing {
  std::string first;  // has waited longer
  std::string second;
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

class PairingQueue {
 public:
  // Replaces an earlier entry of the same player. If the wish is the same, the player keeps the place
  // in the queue.
  void add(const Seeker& seeker, Millis now);
  bool remove(std::string_view id);  // false if the player was not waiting

  // Removes and returns all pairs that are possible now. Those who have waited longest choose first:
  // the possible opponent with the nearest rating, of equally near ones the one who has waited longer.
  std::vector<Pairing> pair(Millis now);

  std::size_t size() const { return waiting_.size(); }
  std::optional<Millis> waited(std::string_view id, Millis now) const;

 private:
  struct Waiting {
    Seeker seeker;
    Millis since;
  };
  static bool possible(const Waiting& older, const Waiting& newer, Millis now);

  std::vector<Waiting> waiting_;  // in the order of arrival
};

}  // namespace aude::compete
