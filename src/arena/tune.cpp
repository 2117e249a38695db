// SPDX-License-Identifier: MIT
#include "arena/tune.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <thread>

#include "players/random.h"
#include "players/thinker.h"

namespace aude::arena {
namespace {

using players::kWeightInfos;
using players::Weights;
using Signs = std::array<int, kWeightInfos.size()>;

class WeightedBot final : public Bot {
 public:
  explicit WeightedBot(const Weights& weights) : weights_(weights) {}
  void begin_game(const Game&, Seat, std::uint64_t seed) override {
    player_ = std::make_unique<players::Thinker>(seed, players::Skill{}, weights_);
  }
  void applied(const State&, Action) override {}
  Action choose(const State& state) override { return player_->choose(state, {}); }
  void end_game(const State&) override {}

 private:
  Weights weights_;
  std::unique_ptr<players::Thinker> player_;
};

Weights moved(const Weights& weights, const Signs& signs, double units) {
  Weights result = weights;
  for (std::size_t i = 0; i < kWeightInfos.size(); ++i) {
    const auto change = static_cast<float>(units * signs[i]) * kWeightInfos[i].step;
    result.*kWeightInfos[i].value = std::max(0.0F, weights.*kWeightInfos[i].value + change);
  }
  return result;
}

// Mean margin of `up` over `down` on one deck, played in two rotations. The two alternate by seat.
double contest(const Match& match, const Game& game, std::int64_t deck, const Weights& up,
               const Weights& down) {
  std::vector<std::unique_ptr<Bot>> bots;
  const std::size_t players = match.bots.size();
  for (std::size_t i = 0; i < players; ++i) {
    bots.push_back(std::make_unique<WeightedBot>(i % 2 == 0 ? up : down));
  }
  double margin = 0;
  for (int rotation = 0; rotation < 2; ++rotation) {
    const GameResult result = play_game(match, game, {deck, rotation}, bots, nullptr);
    double ups = 0;
    double downs = 0;
    for (std::size_t i = 0; i < players; ++i) {
      (i % 2 == 0 ? ups : downs) += result.performances[i].points;
    }
    const std::size_t up_count = (players + 1) / 2;
    margin += ups / static_cast<double>(up_count) - downs / static_cast<double>(players - up_count);
  }
  return margin / 2;
}

}  // namespace

Weights tune(const Weights& start, const TuneOptions& options) {
  Match match;
  match.bots.assign(static_cast<std::size_t>(options.players), "tuned");
  match.sets = options.sets;
  match.seed = options.seed;
  const auto game = match.make_game();
  const auto is_tuned = [&](std::string_view name) {
    return options.only.empty() ||
           std::find(options.only.begin(), options.only.end(), name) != options.only.end();
  };
  players::Random random(options.seed);
  Weights weights = start;
  const auto batch = static_cast<std::size_t>(options.decks_per_step);
  for (std::int64_t step = 0; step < options.steps; ++step) {
    if (options.stop != nullptr && options.stop->load()) break;
    const double gone = static_cast<double>(step) / static_cast<double>(options.steps);
    const double reach = options.reach * std::pow(1 + 9 * gone, -0.2);
    const double pace = options.pace * std::pow(1 + 9 * gone, -0.7);
    std::vector<Signs> signs(batch);
    for (Signs& each : signs) {
      for (std::size_t i = 0; i < each.size(); ++i) {
        each[i] = is_tuned(kWeightInfos[i].name) ? (random.below(2) == 0 ? -1 : 1) : 0;
      }
    }
    std::vector<double> margins(batch);
    {
      std::atomic<std::size_t> next{0};
      std::vector<std::jthread> threads;
      for (int t = 0; t < options.threads; ++t) {
        threads.emplace_back([&] {
          for (std::size_t i = next++; i < batch; i = next++) {
            const auto deck = step * static_cast<std::int64_t>(batch) + static_cast<std::int64_t>(i);
            margins[i] = contest(match, *game, deck, moved(weights, signs[i], reach),
                                 moved(weights, signs[i], -reach));
          }
        });
      }
    }
    Weights changed = weights;
    for (std::size_t i = 0; i < kWeightInfos.size(); ++i) {
      double slope = 0;
      for (std::size_t j = 0; j < batch; ++j) slope += margins[j] * signs[j][i];
      slope /= static_cast<double>(batch);
      float& value = changed.*kWeightInfos[i].value;
      value = std::max(0.0F, value + static_cast<float>(pace * slope) * kWeightInfos[i].step);
    }
    weights = changed;
    if (options.progress) options.progress(step, weights);
  }
  return weights;
}

std::string to_text(const Weights& weights) {
  std::ostringstream out;
  for (const players::WeightInfo& info : kWeightInfos)
    out << info.name << " " << weights.*info.value << "\n";
  return out.str();
}

Weights weights_from_text(const std::string& text, Weights weights) {
  std::istringstream in(text);
  std::string name;
  float value = 0;
  while (in >> name) {
    const auto info = std::find_if(kWeightInfos.begin(), kWeightInfos.end(),
                                   [&](const players::WeightInfo& each) { return each.name == name; });
    if (info == kWeightInfos.end()) throw std::invalid_argument("unknown weight \"" + name + "\"");
    if (!(in >> value)) throw std::invalid_argument("weight \"" + name + "\" has no value");
    weights.*info->value = value;
  }
  return weights;
}

}  // namespace aude::arena
