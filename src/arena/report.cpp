// SPDX-License-Identifier: MIT
#include "arena/report.h"

#include <boost/json.hpp>
#include <cstdarg>
#include <cstdio>
#include <map>

namespace aude::arena {
namespace {

namespace json = boost::json;

std::string formatted(const char* format, ...) __attribute__((format(printf, 1, 2)));
std::string formatted(const char* format, ...) {
  std::array<char, 400> text{};
  va_list values;
  va_start(values, format);
  std::vsnprintf(text.data(), text.size(), format, values);
  va_end(values);
  return text.data();
}

const char* word(Verdict verdict) {
  switch (verdict) {
    case Verdict::Accepted:
      return "accepted";
    case Verdict::Rejected:
      return "rejected";
    case Verdict::Undecided:
      break;
  }
  return "undecided";
}

json::object to_object(const BotResult& each) {
  json::object object{{"name", each.name},
                      {"wins", each.wins},
                      {"draws", each.draws},
                      {"losses", each.losses},
                      {"faults", each.faults},
                      {"win_rate", each.win_rate.mean},
                      {"low", each.win_rate.low},
                      {"high", each.win_rate.high},
                      {"margin", each.margin.mean},
                      {"margin_low", each.margin.low},
                      {"margin_high", each.margin.high},
                      {"mean_points", each.mean_points},
                      {"ms_per_decision", each.ms_per_decision},
                      {"longest_ms", each.longest_ms}};
  if (each.elo) {
    object["elo"] = each.elo->mean;
    object["elo_low"] = each.elo->low;
    object["elo_high"] = each.elo->high;
  }
  return object;
}

}  // namespace

std::string to_table(const Summary& summary) {
  std::string text =
      formatted("%d %s on %d %s, each played from every seat; the first seat won %.1f%%\n",
                summary.games, summary.games == 1 ? "game" : "games", summary.pairs,
                summary.pairs == 1 ? "deck" : "decks", 100 * summary.first_seat_rate);
  text +=
      "player                wins draws losses   win rate  (95%)          margin  (95%)             "
      "points"
      "   ms/decision  longest    Elo\n";
  for (const BotResult& each : summary.players) {
    text += formatted(
        "%-20.20s %5d %5d %6d     %5.1f%%  %5.1f .. %5.1f  %+7.2f  %+7.2f .. %+7.2f  %7.2f  %12.3f "
        "%8.1f",
        each.name.c_str(), each.wins, each.draws, each.losses, 100 * each.win_rate.mean,
        100 * each.win_rate.low, 100 * each.win_rate.high, each.margin.mean, each.margin.low,
        each.margin.high, each.mean_points, each.ms_per_decision, each.longest_ms);
    text += each.elo ? formatted("  %+5.0f\n", each.elo->mean) : "      -\n";
  }
  return text;
}

std::string to_json(const Summary& summary, const std::optional<SprtState>& test) {
  json::array players;
  for (const BotResult& each : summary.players) players.push_back(to_object(each));
  json::object object{{"games", summary.games},
                      {"pairs", summary.pairs},
                      {"first_seat_rate", summary.first_seat_rate},
                      {"players", std::move(players)}};
  if (test) object["sprt"] = json::object{{"verdict", word(test->verdict)}, {"llr", test->llr}};
  return json::serialize(object);
}

std::string to_text(const Sprt& test, const SprtState& state) {
  return formatted("SPRT %g,%g: %s (log-likelihood ratio %.2f; decided at +-2.94)\n", test.elo0,
                   test.elo1, word(state.verdict), state.llr);
}

std::string faults_text(const Match& match, const std::vector<GameResult>& results) {
  std::map<std::pair<int, std::string>, int> faults;
  for (const GameResult& result : results) {
    if (result.faulty >= 0) ++faults[{result.faulty, result.fault}];
  }
  std::string text;
  for (const auto& [fault, games] : faults) {
    text += match.bots[static_cast<std::size_t>(fault.first)] + " lost " + std::to_string(games) +
            (games == 1 ? " game: " : " games: ") + fault.second + "\n";
  }
  return text;
}

}  // namespace aude::arena
