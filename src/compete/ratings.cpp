// SPDX-License-Identifier: MIT
#include "compete/ratings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace aude::compete {
namespace {

constexpr double kRatingUnit = 1e3;
constexpr double kVolatilityUnit = 1e9;
constexpr double kNinetyFivePercent = 1.96;  // standard deviations
constexpr int kFullMeetings = 5;
constexpr double kRepeated = 0.8;
// What an anchor's rating is known to: matches of thousands of games.
constexpr std::int64_t kAnchorDeviation = kLeastDeviation;

constexpr std::array<std::string_view, kKinds> kKindNames{"base", "base_duel", "sets", "several"};

Glicko glicko_of(const Standing& standing) {
  return {static_cast<double>(standing.rating) / kRatingUnit,
          static_cast<double>(standing.deviation) / kRatingUnit,
          static_cast<double>(standing.volatility) / kVolatilityUnit};
}

void put(Standing& standing, const Glicko& glicko) {
  standing.rating =
      std::clamp<std::int64_t>(std::llround(glicko.rating * kRatingUnit), kLeastRating, kMostRating);
  standing.deviation = std::clamp<std::int64_t>(std::llround(glicko.deviation * kRatingUnit),
                                                kLeastDeviation, kMostDeviation);
  standing.volatility = std::llround(glicko.volatility * kVolatilityUnit);
}

double idle_periods(const Standing& standing, Millis now) {
  if (standing.games == 0) return 0;  // nothing is known that could become less certain
  return static_cast<double>(std::max<Millis>(0, now - standing.played)) / static_cast<double>(kPeriod);
}

int points(double thousandths) { return static_cast<int>(std::llround(thousandths / kRatingUnit)); }

double score_of(const Entrant& entrant, const Entrant& opponent) {
  if (entrant.place < opponent.place) return 1;
  return entrant.place == opponent.place ? 0.5 : 0;
}

}  // namespace

Kind kind_of(int players, bool base_only, bool duel) {
  if (players > 2) return Kind::Several;
  if (!base_only) return Kind::Sets;
  return duel ? Kind::BaseDuel : Kind::Base;
}

std::string_view name_of(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

std::optional<Kind> kind_named(std::string_view name) {
  for (std::size_t i = 0; i < kKindNames.size(); ++i) {
    if (kKindNames[i] == name) return static_cast<Kind>(i);
  }
  return {};
}

Standing current(const Standing& standing, Millis now) {
  Standing out = standing;
  put(out, after_idle(glicko_of(standing), idle_periods(standing, now)));
  return out;
}

bool is_provisional(const Standing& standing, Millis now) {
  return current(standing, now).deviation > kProvisional;
}

ShownRating shown(const Standing& standing, Millis now) {
  const Standing today = current(standing, now);
  return {points(static_cast<double>(today.rating)),
          points(kNinetyFivePercent * static_cast<double>(today.deviation)),
          today.deviation > kProvisional};
}

std::vector<std::size_t> ranking(std::span<const Standing> standings, Millis now) {
  std::vector<Standing> today;
  std::vector<std::size_t> order;
  for (const Standing& standing : standings) {
    const Standing& each = today.emplace_back(current(standing, now));
    if (each.games >= kRankedGames && each.deviation <= kProvisional) order.push_back(today.size() - 1);
  }
  std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return std::tuple(-today[one].rating, today[one].deviation, one) <
           std::tuple(-today[other].rating, today[other].deviation, other);
  });
  return order;
}

double pair_weight(int earlier) {
  double weight = 1;
  // A product, not std::pow: the same bits everywhere.
  for (int n = kFullMeetings; n <= earlier; ++n) weight *= kRepeated;
  return weight;
}

double group_weight(int players) { return 2.0 / players; }

std::vector<Standing> rated(std::span<const Entrant> entrants, Millis now) {
  std::vector<Glicko> before;
  for (const Entrant& entrant : entrants)
    before.push_back(glicko_of(entrant.anchor ? entrant.standing : current(entrant.standing, now)));
  const double group = group_weight(static_cast<int>(entrants.size()));
  std::vector<Standing> after;
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const Entrant& entrant = entrants[i];
    std::vector<Encounter> games;
    for (std::size_t j = 0; j < entrants.size(); ++j) {
      if (j == i) continue;
      games.push_back({before[j].rating, before[j].deviation, score_of(entrant, entrants[j]),
                       group * pair_weight(entrant.met[j])});
    }
    Standing& standing = after.emplace_back(entrant.standing);
    if (!entrant.anchor)
      put(standing, after_games(glicko_of(standing), games, idle_periods(standing, now)));
    ++standing.games;
    standing.played = std::max(standing.played, now);
  }
  return after;
}

// --- the log of results ---

void Ratings::set_anchor(const std::string& id, Kind kind, std::int64_t rating) {
  anchors_.emplace(kind, id);
  standings_[{kind, id}] = {rating, kAnchorDeviation};
}

Ratings::Pair Ratings::pair_of(Kind kind, const std::string& one, const std::string& other) {
  return {kind, std::min(one, other), std::max(one, other)};
}

int Ratings::meetings(const Pair& pair, Millis now) {
  const auto found = met_.find(pair);
  if (found == met_.end()) return 0;
  auto& times = found->second;
  while (!times.empty() && now - times.front() >= kPairWindow) times.pop_front();
  return static_cast<int>(times.size());
}

void Ratings::add(const RatedResult& result) {
  std::vector<Entrant> entrants;
  for (const auto& player : result.players) {
    const std::pair key{result.kind, player.id};
    Entrant& entrant =
        entrants.emplace_back(Entrant{standings_[key], player.place, anchors_.contains(key)});
    for (const auto& other : result.players)
      entrant.met.push_back(meetings(pair_of(result.kind, player.id, other.id), result.at));
  }
  const std::vector<Standing> after = rated(entrants, result.at);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const std::string& id = result.players[i].id;
    standings_[{result.kind, id}] = after[i];
    for (std::size_t j = 0; j < i; ++j)
      met_[pair_of(result.kind, id, result.players[j].id)].push_back(result.at);
  }
}

Standing Ratings::of(const std::string& id, Kind kind) const {
  const auto found = standings_.find({kind, id});
  return found == standings_.end() ? Standing{} : found->second;
}

}  // namespace aude::compete
