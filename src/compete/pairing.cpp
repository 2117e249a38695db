// SPDX-License-Identifier: MIT
#include "compete/pairing.h"

#include <algorithm>
#include <cstdlib>

namespace aude::compete {
namespace {

constexpr Millis kSecond = 1000;

bool accepts(const Seeker& seeker, const Seeker& opponent) {
  return seeker.least <= opponent.rating && opponent.rating <= seeker.most;
}

bool just_played(const Seeker& one, const Seeker& other) {
  return one.last_opponent == other.id || other.last_opponent == one.id;
}

}  // namespace

std::optional<int> window_after(Millis waited) {
  if (waited >= kUnboundedAfter) return {};
  return kNarrowestWindow + static_cast<int>(waited * kWindowGrowth / kSecond);
}

void PairingQueue::add(const Seeker& seeker, Millis now) {
  const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                  [&](const Waiting& each) { return each.seeker.id == seeker.id; });
  if (found != waiting_.end() && found->seeker.wish == seeker.wish) {
    found->seeker = seeker;
    return;
  }
  if (found != waiting_.end()) waiting_.erase(found);
  waiting_.push_back({seeker, now});
}

bool PairingQueue::remove(std::string_view id) {
  return std::erase_if(waiting_, [&](const Waiting& each) { return each.seeker.id == id; }) > 0;
}

std::optional<Millis> PairingQueue::waited(std::string_view id, Millis now) const {
  for (const Waiting& each : waiting_) {
    if (each.seeker.id == id) return now - each.since;
  }
  return {};
}

bool PairingQueue::possible(const Waiting& older, const Waiting& newer, Millis now) {
  const Seeker& one = older.seeker;
  const Seeker& other = newer.seeker;
  if (one.wish != other.wish || !accepts(one, other) || !accepts(other, one)) return false;
  const auto window = window_after(now - older.since);
  return !window || (std::abs(one.rating - other.rating) <= *window && !just_played(one, other));
}

std::vector<Pairing> PairingQueue::pair(Millis now) {
  std::vector<Pairing> pairs;
  for (std::size_t i = 0; i < waiting_.size();) {
    std::size_t best = i;
    int nearest = std::numeric_limits<int>::max();
    for (std::size_t j = i + 1; j < waiting_.size(); ++j) {
      if (!possible(waiting_[i], waiting_[j], now)) continue;
      const int difference = std::abs(waiting_[i].seeker.rating - waiting_[j].seeker.rating);
      if (difference >= nearest) continue;
      best = j;
      nearest = difference;
    }
    if (best == i) {
      ++i;
      continue;
    }
    pairs.push_back({waiting_[i].seeker.id, waiting_[best].seeker.id});
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(best));
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return pairs;
}

}  // namespace aude::compete
