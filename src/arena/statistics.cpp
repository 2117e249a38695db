// SPDX-License-Identifier: MIT
#include "arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

namespace aude::arena {
namespace {

constexpr double kTwoSided95 = 1.959963984540054;  // 97.5% quantile of the standard normal distribution

double mean_of(const std::vector<double>& values) {
  double sum = 0;
  for (double value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

double variance_of(const std::vector<double>& values) {
  if (values.size() < 2) return 0;
  const double mean = mean_of(values);
  double sum = 0;
  for (double value : values) sum += (value - mean) * (value - mean);
  return sum / static_cast<double>(values.size() - 1);
}

using ByDeck = std::map<std::int64_t, std::vector<const GameResult*>>;

ByDeck complete_decks(const Match& match, const std::vector<GameResult>& results) {
  ByDeck decks;
  for (const GameResult& result : results) decks[result.number.deck].push_back(&result);
  std::erase_if(decks, [&](const auto& deck) { return deck.second.size() < match.bots.size(); });
  return decks;
}

// One observation per deck: the mean of `measure` over its games.
std::vector<double> per_deck(const ByDeck& decks,
                             const std::function<double(const GameResult&)>& measure) {
  std::vector<double> means;
  for (const auto& [number, games] : decks) {
    double sum = 0;
    for (const GameResult* game : games) sum += measure(*game);
    means.push_back(sum / static_cast<double>(games.size()));
  }
  return means;
}

double margin_of(const GameResult& result, std::size_t who) {
  int best = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < result.performances.size(); ++i) {
    if (i != who) best = std::max(best, result.performances[i].points);
  }
  return result.performances[who].points - best;
}

BotResult result_of(std::size_t who, const Match& match, const std::vector<GameResult>& results,
                    const ByDeck& decks) {
  BotResult bot;
  bot.name = match.bots[who];
  double points = 0;
  double milliseconds = 0;
  double decisions = 0;
  for (const GameResult& result : results) {
    const Performance& performance = result.performances[who];
    if (performance.share == 1.0) {
      ++bot.wins;
    } else if (performance.share > 0) {
      ++bot.draws;
    } else {
      ++bot.losses;
    }
    if (result.faulty == static_cast<int>(who)) ++bot.faults;
    points += performance.points;
    milliseconds += performance.milliseconds;
    decisions += performance.decisions;
    bot.longest_ms = std::max(bot.longest_ms, performance.longest_ms);
  }
  if (!results.empty()) bot.mean_points = points / static_cast<double>(results.size());
  if (decisions > 0) bot.ms_per_decision = milliseconds / decisions;
  bot.win_rate = rate_estimate(
      per_deck(decks, [&](const GameResult& game) { return game.performances[who].share; }));
  bot.margin =
      mean_estimate(per_deck(decks, [&](const GameResult& game) { return margin_of(game, who); }));
  const Estimate& rate = bot.win_rate;
  if (rate.mean > 0 && rate.mean < 1) {
    const auto players = static_cast<int>(match.bots.size());
    bot.elo =
        Estimate{elo_of(rate.mean, players), elo_of(rate.low, players), elo_of(rate.high, players)};
  }
  return bot;
}

}  // namespace

Estimate mean_estimate(const std::vector<double>& observations) {
  const double mean = mean_of(observations);
  const double half = observations.empty()
                          ? 0
                          : kTwoSided95 * std::sqrt(variance_of(observations) /
                                                    static_cast<double>(observations.size()));
  return {mean, mean - half, mean + half};
}

// Wilson score interval. The number of trials is the one whose binomial variance equals the observed
// variance, at most two per observation.
Estimate rate_estimate(const std::vector<double>& observations) {
  if (observations.empty()) return {0, 0, 1};
  const auto count = static_cast<double>(observations.size());
  const double mean = mean_of(observations);
  // Not the unbiased variance: that of n wins and losses must give n trials.
  const double variance = variance_of(observations) * (count - 1) / count;
  const double explained = variance > 0 ? count * mean * (1 - mean) / variance : count;
  const double trials = std::clamp(explained, 1.0, 2 * count);
  const double z2 = kTwoSided95 * kTwoSided95;
  const double centre = (mean + z2 / (2 * trials)) / (1 + z2 / trials);
  const double half = kTwoSided95 / (1 + z2 / trials) *
                      std::sqrt(mean * (1 - mean) / trials + z2 / (4 * trials * trials));
  return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double expected_score(double elo, int players) {
  return 1 / (1 + (players - 1) * std::pow(10, -elo / 400));
}
double elo_of(double score, int players) {
  return 400 * std::log10((players - 1) * score / (1 - score));
}

Summary summarise(const Match& match, const std::vector<GameResult>& results) {
  const ByDeck decks = complete_decks(match, results);
  Summary summary;
  summary.games = static_cast<int>(results.size());
  summary.pairs = static_cast<int>(decks.size());
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    summary.players.push_back(result_of(i, match, results, decks));
  }
  for (const GameResult& result : results) {
    for (const Performance& each : result.performances) {
      if (each.seat == 0) summary.first_seat_rate += each.share / static_cast<double>(results.size());
    }
  }
  return summary;
}

// Generalised SPRT: the scores are treated as normal with the observed variance.
SprtState sprt(const Sprt& test, const std::vector<double>& scores, int players) {
  constexpr std::size_t kFewest = 16;  // with fewer observations the variance is unreliable
  const double bound = std::log(0.95 / 0.05);
  SprtState state;
  if (scores.size() < kFewest) return state;
  const double floor =
      0.25 /
      static_cast<double>(scores.size());  // the variance if about one deck had a different result
  const double variance = std::max(variance_of(scores), floor);
  const double s0 = expected_score(test.elo0, players);
  const double s1 = expected_score(test.elo1, players);
  state.llr =
      static_cast<double>(scores.size()) * (s1 - s0) * (2 * mean_of(scores) - s0 - s1) / (2 * variance);
  if (state.llr >= bound) state.verdict = Verdict::Accepted;
  if (state.llr <= -bound) state.verdict = Verdict::Rejected;
  return state;
}

SprtState sprt(const Sprt& test, const Match& match, const std::vector<GameResult>& results) {
  const auto share = [](const GameResult& game) { return game.performances[0].share; };
  return sprt(test, per_deck(complete_decks(match, results), share),
              static_cast<int>(match.bots.size()));
}

}  // namespace aude::arena
