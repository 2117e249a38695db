// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

#include "players/greedy.h"
#include "players/ladder.h"
#include "players/memory.h"
#include "players/player.h"
#include "players/thinker.h"
#include "players/uct.h"

namespace aude::players {
namespace {

constexpr std::array kLevels{
    Level{"easy", "plays like a beginner", true},
    Level{"medium", "overlooks some spaces, underrates opponents, farms late", true},
    Level{"hard", "plays soundly and searches three turns ahead", true},
    Level{"master", "like hard, with a wider and longer search", true},
    Level{"elo", "plays at a given rating: elo:300 to elo:2150", false},
    Level{"rung", "plays in every game as elo does in two-player base games: rung:1250", false},
    Level{"random", "any legal action", false},
    Level{"greedy", "takes the most points immediately", false},
    Level{"harvest", "takes the most points, counting incomplete features as they are", false},
    Level{"uct", "plain tree search, a baseline for measurements; uct:1000 simulations", false},
};

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
  Action choose(const State& state, const Limits&) override {
    return random_action(state, random_, scratch_);
  }
  std::string memory() const override { return bytes_of(random_); }
  bool recall(std::string_view memory) override { return read_bytes(memory, random_); }

 private:
  Random random_;
  ActionList scratch_;
};

// A bot with a rating. Which rung of the ladder that is depends on the game.
class RatedPlayer final : public Player {
 public:
  RatedPlayer(std::uint64_t seed, int rating, std::optional<Style> style, const Weights& sound)
      : rating_(rating), style_(style), sound_(sound), rung_(rating), thinker_(at_rung(seed)) {}
  Action choose(const State& state, const Limits& limits) override {
    play_as_in(kind_of(state.game()));
    return thinker_->choose(state, limits);
  }
  std::string memory() const override { return thinker_->memory(); }
  bool recall(std::string_view memory) override { return thinker_->recall(memory); }

 private:
  std::unique_ptr<Thinker> at_rung(std::uint64_t seed) const {
    auto [skill, weights] = strength_of(rung_, sound_);
    skill.style = style_;
    return std::make_unique<Thinker>(seed, skill, weights);
  }
  void play_as_in(const GameKind& kind) {
    const int rung = rung_for(rating_, kind);
    if (rung == rung_) return;
    rung_ = rung;
    const std::string memory = thinker_->memory();
    thinker_ = at_rung(0);
    thinker_->recall(memory);
  }

  int rating_;
  std::optional<Style> style_;
  Weights sound_;
  int rung_;  // of the latest game
  std::unique_ptr<Thinker> thinker_;
};

struct LevelRequest {
  std::string_view name;
  std::optional<SearchShape> search;
  std::optional<std::uint64_t> nodes;
  std::optional<Clock::duration> time;
  std::optional<Style> style;
};

constexpr char kStyleSign = '~';

// "6x8x3x1x3": candidates, rollouts, plies, tiles left to solve exactly, prior weight; the last one is
// optional. With 0 plies, rollouts are not fixed.
std::optional<SearchShape> read_shape(std::string_view text) {
  std::array<int, 5> numbers{};
  const char* at = text.data();
  const char* end = at + text.size();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) {
      if (at == end && i == 4) break;
      if (at == end || *at != 'x') return std::nullopt;
      ++at;
    }
    const auto [rest, error] = std::from_chars(at, end, numbers[i]);
    if (error != std::errc{} || numbers[i] < 0 || numbers[i] > 1'000'000) return std::nullopt;
    at = rest;
  }
  if (at != end || numbers[0] == 0) return std::nullopt;
  SearchShape shape{numbers[0], numbers[1], numbers[3], {}};
  if (numbers[2] > 0) shape.fixed = {numbers[2], numbers[4]};
  return shape;
}

// "hard", "hard:2000", "hard:50ms" or "hard+6x8x3x1x3:2000".
std::optional<LevelRequest> read_plain_request(std::string_view text) {
  const std::size_t colon = text.find(':');
  LevelRequest request{text.substr(0, colon), {}, {}, {}, {}};
  if (const std::size_t plus = request.name.find('+'); plus != std::string_view::npos) {
    request.search = read_shape(request.name.substr(plus + 1));
    if (!request.search) return std::nullopt;
    request.name = request.name.substr(0, plus);
  }
  if (colon == std::string_view::npos) return request;
  const char* end = text.data() + text.size();
  std::uint64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data() + colon + 1, end, number);
  constexpr std::uint64_t kMost = 1'000'000'000'000;
  const std::string_view digits = text.substr(colon + 1);
  const bool padded = digits.size() > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9';
  if (error != std::errc{} || number > kMost || padded) return std::nullopt;
  if (rest == end) {
    request.nodes = number;
  } else if (std::string_view(rest, static_cast<std::size_t>(end - rest)) == "ms") {
    request.time = std::chrono::milliseconds(number);
  } else {
    return std::nullopt;
  }
  return request;
}

std::string_view style_in(std::string_view level) {
  const std::size_t sign = level.find(kStyleSign);
  return sign == std::string_view::npos ? std::string_view{} : level.substr(sign + 1);
}

bool has_style(std::string_view level) { return level.find(kStyleSign) != std::string_view::npos; }

// The same, and "hard:2000~farmer".
std::optional<LevelRequest> read_request(std::string_view text) {
  std::optional<LevelRequest> request = read_plain_request(without_style(text));
  if (request) request->style = style_of(style_in(text));
  return request;
}

bool is_of_ladder(std::string_view name) { return name == "elo" || name == "rung"; }

bool can_have_style(std::string_view name) {
  return is_of_ladder(name) || std::any_of(kLevels.begin(), kLevels.end(), [&](const Level& each) {
           return each.name == name && each.for_people;
         });
}

// Empty if the style, if there is one, is known and the level can have it.
std::string why_no_style(std::string_view level, const LevelRequest& request) {
  if (!has_style(level)) return {};
  if (!can_have_style(request.name))
    return "\"" + std::string(request.name.substr(0, 40)) + "\" cannot have a style";
  if (request.style) return {};
  std::string names;
  for (const StyleInfo& each : styles()) names.append(names.empty() ? "" : ", ").append(each.name);
  return "unknown style \"" + std::string(style_in(level).substr(0, 40)) + "\"; styles: " + names;
}

// Evaluates a position as if the game ended now, by the player's own points only.
Weights harvest_weights() {
  Weights weights;
  weights.network = nullptr;
  for (const WeightInfo& info : kWeightInfos) weights.*info.value = 0;
  weights.field_hold = 1;
  weights.follower_fade = 1;
  return weights;
}

// Rungs of the levels below `hard`: `easy` is as far below `medium` as `medium` is below `hard`.
constexpr int kEasyRating = 800;
constexpr int kMediumRating = 1500;
// By its matches against `hard`, which is the highest rung, in two-player base games.
constexpr int kMasterLead = 100;

// "elo" and "rung" alone are `medium`.
std::uint64_t rating_in(const LevelRequest& request) { return request.nodes.value_or(kMediumRating); }

bool lacks_rating(const LevelRequest& request) {
  if (!is_of_ladder(request.name)) return false;
  const std::uint64_t rating = rating_in(request);
  return request.time || request.search || rating < kLowestRating || rating > kHighestRating;
}

Strength strength_of(const LevelRequest& request, const Weights& weights) {
  if (request.name == "rung") return strength_of(static_cast<int>(rating_in(request)), weights);
  if (request.name == "easy") return strength_of(kEasyRating, weights);
  if (request.name == "medium") return strength_of(kMediumRating, weights);
  Strength strength{hard_skill(), weights};
  if (request.name == "master") {
    strength.skill.search = {24, 1024, 2, {}};
    strength.skill.budget.time = std::chrono::milliseconds(900);
    // Where its rating was measured, it is the same on every machine: slow ones take longer.
    strength.skill.for_two.budget = Limits{.nodes = 450'000, .time = std::chrono::seconds(5)};
    // The network of another request, or none, stays.
    if (weights.network == standard_network()) strength.skill.for_two.network = network_for_two();
  }
  return strength;
}

}  // namespace

std::span<const Level> levels() { return kLevels; }

std::string_view without_style(std::string_view level) {
  return level.substr(0, level.find(kStyleSign));
}

bool is_rating(std::string_view name) {
  const std::optional<LevelRequest> request = read_plain_request(name);
  return request && request->name == "elo" && request->nodes && !lacks_rating(*request);
}

bool is_level(std::string_view name) {
  for (const Level& each : kLevels) {
    if (each.name == name) return true;
  }
  return false;
}

std::unique_ptr<Player> make_player(std::string_view level, std::uint64_t seed) {
  return make_player(level, seed, Weights{});
}

std::unique_ptr<Player> make_player(std::string_view level, std::uint64_t seed,
                                    const Weights& weights) {
  const std::optional<LevelRequest> request = read_request(level);
  if (!request || !is_level(request->name) || lacks_rating(*request)) return nullptr;
  if (!why_no_style(level, *request).empty()) return nullptr;
  if (request->name == "random") return std::make_unique<RandomPlayer>(seed);
  if (request->name == "greedy") return std::make_unique<GreedyPlayer>(seed);
  if (request->name == "harvest") {
    Skill ties_at_random;
    ties_at_random.clumsiness = 0.01F;
    return std::make_unique<Thinker>(seed, ties_at_random, harvest_weights());
  }
  Limits own{request->nodes, request->time, nullptr};
  if (request->name == "uct") {
    if (!own.nodes && !own.time) own.nodes = 1000;
    return std::make_unique<UctPlayer>(seed, own);
  }
  if (request->name == "elo")
    return std::make_unique<RatedPlayer>(seed, static_cast<int>(rating_in(*request)), request->style,
                                         weights);
  auto [skill, level_weights] = strength_of(*request, weights);
  if (request->search) skill.search = *request->search;
  skill.style = request->style;
  if ((own.nodes || own.time) && request->name != "rung") {
    skill.budget = own;
    skill.for_two.budget.reset();
  }
  return std::make_unique<Thinker>(seed, skill, level_weights);
}

std::optional<int> rating_of(std::string_view styled, const GameKind& kind) {
  const std::string_view level = without_style(styled);
  if (level == "easy") return rating_at(kEasyRating, kind);
  if (level == "medium") return rating_at(kMediumRating, kind);
  if (level == "hard") return rating_at(kHighestRating, kind);
  if (level == "master") return rating_at(kHighestRating, kind) + kMasterLead;
  if (!is_rating(level)) return {};
  const auto [lowest, highest] = ratings_in(kind);
  return std::clamp(static_cast<int>(*read_plain_request(level)->nodes), lowest, highest);
}

RatingRange ratings_in(const GameKind& kind) {
  return {std::max(kLowestRating, rating_at(kLowestRating, kind)),
          std::min(kHighestRating, rating_at(kHighestRating, kind))};
}

std::string why_no_level(std::string_view level) {
  const std::optional<LevelRequest> request = read_request(level);
  if (request && lacks_rating(*request)) {
    return "expected a rating from " + std::to_string(kLowestRating) + " to " +
           std::to_string(kHighestRating) + " (\"elo:1250\")";
  }
  if (request && is_level(request->name)) return why_no_style(level, *request);
  std::string names;
  for (const Level& each : kLevels) names.append(names.empty() ? "" : ", ").append(each.name);
  if (!request)
    return "expected a budget in nodes or milliseconds after ':' (\"hard:2000\", \"hard:50ms\"), and "
           "four or five search parameters after '+' (\"hard+6x8x3x1x3\")";
  return "unknown level \"" + std::string(request->name.substr(0, 40)) + "\"; levels: " + names;
}

}  // namespace aude::players
