// SPDX-License-Identifier: MIT
#include "learn/games.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "players/memory.h"

namespace aude::learn {
namespace {

// The part of an array that belongs to one game, or nullptr.
template <typename Number>
Number* of_game(Number* array, int game, std::size_t each) {
  return array == nullptr ? nullptr : array + static_cast<std::size_t>(game) * each;
}

std::int32_t score(const State& state, int seat) { return state.score(static_cast<Seat>(seat)); }

// One of `weights.size()` by its weight; `total` is their sum, above 0.
std::size_t pick(const std::vector<float>& weights, double total, players::Random& random) {
  double left = static_cast<double>(random.next() >> 11U) * 0x1p-53 * total;
  std::size_t last = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] <= 0) continue;
    last = i;  // rounding may leave a little over
    left -= static_cast<double>(weights[i]);
    if (left < 0) break;
  }
  return last;
}

// Reads what memory() wrote, from front to back.
class MemoryReader {
 public:
  explicit MemoryReader(std::string_view bytes) : bytes_(bytes) {}
  template <typename Value>
  bool read(Value& value) {
    if (bytes_.size() < sizeof(Value)) return false;
    const bool read = players::read_bytes(bytes_.substr(0, sizeof(Value)), value);
    bytes_.remove_prefix(sizeof(Value));
    return read;
  }
  bool read(std::string_view& text) {
    std::uint32_t size = 0;
    if (!read(size) || bytes_.size() < size) return false;
    text = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
    return true;
  }
  bool is_done() const { return bytes_.empty(); }

 private:
  std::string_view bytes_;
};

}  // namespace

Games::Games(const Encoding& encoding, int count, Reward reward, const Arrays& arrays,
             Opponents opponents)
    : encoding_(encoding),
      patterns_(encoding_),
      reward_(reward),
      arrays_(arrays),
      opponents_(std::move(opponents)),
      start_(encoding.game()) {
  for (int i = 0; i < count; ++i) games_.emplace_back(start_, encoding_);
}

void Games::reset(int from, int to, std::uint64_t seed) {
  const auto players = static_cast<std::size_t>(encoding_.game().players());
  for (int i = from; i < to; ++i) {
    OneGame& game = games_[static_cast<std::size_t>(i)];
    // Each game has its own random numbers, so that the result does not depend on the thread.
    const std::uint64_t own = seed * 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(i) * 2;
    game.draws = players::Random(own);
    game.picks = players::Random(own + 1);
    game.bots.clear();
    for (int s = 0; !opponents_.level.empty() && s < encoding_.game().players(); ++s) {
      const bool is_bot = static_cast<Seat>(s) != opponents_.learner;
      game.bots.push_back(is_bot ? players::make_player(opponents_.level, game.picks.next()) : nullptr);
    }
    forget_observation(i, game);
    if (float* rewards = of_game(arrays_.rewards, i, players)) std::fill_n(rewards, players, 0.0F);
    if (std::int32_t* scores = of_game(arrays_.final_scores, i, players))
      std::fill_n(scores, players, 0);
    if (std::uint8_t* done = of_game(arrays_.done, i, 1)) *done = 0;
    begin(game);
    observe(i, game);
  }
}

// Observations are brought up to date from one decision to the next. After decisions that were not
// observed they are written from nothing.
void Games::forget_layout(OneGame& game) {
  game.cache.forget();
  game.tokens.forget();
  game.planes.forget();
  game.bots_acted = false;
}

void Games::forget_observation(int number, OneGame& game) {
  const auto actions = static_cast<std::size_t>(encoding_.action_count());
  forget_layout(game);
  game.choices.clear();
  if (std::uint8_t* mask = of_game(arrays_.mask, number, actions))
    std::fill_n(mask, actions, std::uint8_t{0});
}

void Games::begin(OneGame& game) {
  game.state = start_;
  game.rewarded = {};
  game.history.clear();
  game.cache.forget();
  game.tokens.begin_game();
  advance(game);
}

void Games::apply(OneGame& game, Action action) {
  game.state.apply(action);
  game.history.push_back(action);
}

void Games::advance(OneGame& game) {
  while (!game.state.is_over()) {
    if (game.state.is_chance()) {
      apply(game, players::random_chance(game.state, game.draws));
      continue;
    }
    const auto actor = static_cast<std::size_t>(index(game.state.actor()));
    if (game.bots.empty() || game.bots[actor] == nullptr) return;
    apply(game, game.bots[actor]->choose(game.state, {}));
    game.bots_acted = true;
  }
}

void Games::observe(int number, OneGame& game) {
  const auto actions = static_cast<std::size_t>(encoding_.action_count());
  std::uint8_t* mask = of_game(arrays_.mask, number, actions);
  if (mask != nullptr) mark(game.choices, mask, 0);
  const Seat viewer = game.state.actor();
  if (game.bots_acted) forget_layout(game);
  game.cache.update(game.state);
  const Cell origin = game.cache.origin(encoding_.window());
  game.choices.read(encoding_, game.state, origin);
  game.beyond += game.choices.beyond();
  if (mask != nullptr) mark(game.choices, mask, 1);
  if (auto* out = of_game(arrays_.tokens, number, static_cast<std::size_t>(encoding_.token_size())))
    write_tokens(encoding_, game.state, viewer, game.cache, game.choices, game.tokens, out);
  if (auto* out = of_game(arrays_.info, number, static_cast<std::size_t>(encoding_.info_size())))
    write_info(encoding_, game.state, viewer, origin, out);
  if (auto* out = of_game(arrays_.planes, number, plane_size(encoding_)))
    write_planes(encoding_, patterns_, game.state, viewer, origin, game.choices, game.planes, out);
  if (auto* actor = of_game(arrays_.actors, number, 1)) *actor = index(viewer);
}

int Games::find_illegal(int from, int to, const std::int32_t* actions) const {
  for (int i = from; i < to; ++i) {
    if (games_[static_cast<std::size_t>(i)].choices.find(actions[i]) == nullptr) return i;
  }
  return -1;
}

void Games::step(int from, int to, const std::int32_t* actions) {
  for (int i = from; i < to; ++i) {
    OneGame& game = games_[static_cast<std::size_t>(i)];
    ++game.decisions;
    apply(game, *game.choices.find(actions[i]));
    advance(game);
    const bool over = game.state.is_over();
    pay(i, game);
    if (std::uint8_t* done = of_game(arrays_.done, i, 1)) *done = over;
    if (over) {
      ++game.ended;
      finish(i, game);
      game.last_history.swap(game.history);
      begin(game);
    }
    observe(i, game);
  }
}

void Games::finish(int number, const OneGame& game) {
  const int players = encoding_.game().players();
  std::int32_t* scores = of_game(arrays_.final_scores, number, static_cast<std::size_t>(players));
  for (int s = 0; scores != nullptr && s < players; ++s) scores[s] = score(game.state, s);
}

void Games::pay(int number, OneGame& game) {
  const int players = encoding_.game().players();
  float* rewards = of_game(arrays_.rewards, number, static_cast<std::size_t>(players));
  if (rewards == nullptr) return;
  if (reward_ == Reward::Win) {
    std::fill_n(rewards, players, 0.0F);
    if (!game.state.is_over()) return;
    int best = 0;
    int winners = 0;
    for (int s = 0; s < players; ++s) best = std::max(best, score(game.state, s));
    for (int s = 0; s < players; ++s) winners += score(game.state, s) == best;
    for (int s = 0; s < players; ++s) {
      if (score(game.state, s) == best) rewards[s] = 1.0F / static_cast<float>(winners);
    }
    return;
  }
  float sum = 0;
  for (int s = 0; s < players; ++s) {
    std::int32_t& rewarded = game.rewarded[static_cast<std::size_t>(s)];
    rewards[s] = static_cast<float>(score(game.state, s) - rewarded);
    rewarded = score(game.state, s);
    sum += rewards[s];
  }
  if (reward_ == Reward::Points) return;
  for (int s = 0; s < players; ++s) rewards[s] -= (sum - rewards[s]) / static_cast<float>(players - 1);
}

void Games::sample(int from, int to, std::int32_t* actions) {
  for (int i = from; i < to; ++i) {
    OneGame& game = games_[static_cast<std::size_t>(i)];
    const std::vector<std::int32_t>& numbers = game.choices.numbers();
    std::int32_t picked = Choices::kUnreachable;
    while (picked == Choices::kUnreachable)
      picked = numbers[game.picks.below(static_cast<std::uint32_t>(numbers.size()))];
    actions[i] = picked;
  }
}

int Games::sample(int from, int to, const Logits& logits, std::int32_t* actions,
                  float* log_probabilities) {
  std::vector<std::int32_t> legal;
  std::vector<float> weights;
  const auto width = static_cast<std::size_t>(encoding_.action_count());
  for (int i = from; i < to; ++i) {
    legal.resize(static_cast<std::size_t>(legal_count(i)));
    weights.resize(legal.size());
    write_legal(i, legal.data());
    const float* values = logits.offsets == nullptr ? of_game(logits.values, i, width)
                                                    : logits.values + logits.offsets[i];
    float highest = -std::numeric_limits<float>::infinity();
    for (std::size_t k = 0; k < legal.size(); ++k) {
      weights[k] = values[logits.offsets == nullptr ? static_cast<std::size_t>(legal[k]) : k];
      if (std::isnan(weights[k])) return i;
      highest = std::max(highest, weights[k]);
    }
    if (!std::isfinite(highest)) return i;
    double total = 0;
    for (float& weight : weights) total += static_cast<double>(weight = std::exp(weight - highest));
    const std::size_t picked = pick(weights, total, games_[static_cast<std::size_t>(i)].picks);
    actions[i] = legal[picked];
    log_probabilities[i] =
        static_cast<float>(std::log(static_cast<double>(weights[picked])) - std::log(total));
  }
  return -1;
}

int Games::legal_count(int game) const {
  const Choices& choices = games_[static_cast<std::size_t>(game)].choices;
  return static_cast<int>(choices.size()) - std::max(choices.beyond() - 1, 0);
}

void Games::write_legal(int game, std::int32_t* numbers) const {
  for (const std::int32_t number : games_[static_cast<std::size_t>(game)].choices.numbers()) {
    if (number != Choices::kUnreachable) *numbers++ = number;
  }
}

std::string Games::memory(int game) const {
  const OneGame& one = games_[static_cast<std::size_t>(game)];
  std::string out;
  const auto add = [&out](const auto& value) { out += players::bytes_of(value); };
  add(one.draws);
  add(one.picks);
  add(one.ended);
  add(one.beyond);
  add(one.decisions);
  add(one.rewarded);
  for (const std::vector<Action>* history : {&one.last_history, &one.history}) {
    add(static_cast<std::uint32_t>(history->size()));
    for (const Action& action : *history) add(action);
  }
  for (const auto& bot : one.bots) {
    const std::string memory = bot == nullptr ? "" : bot->memory();
    add(static_cast<std::uint32_t>(memory.size()));
    out += memory;
  }
  return out;
}

bool Games::recall(int game, std::string_view memory) {
  OneGame& one = games_[static_cast<std::size_t>(game)];
  MemoryReader reader(memory);
  if (!(reader.read(one.draws) && reader.read(one.picks) && reader.read(one.ended) &&
        reader.read(one.beyond) && reader.read(one.decisions) && reader.read(one.rewarded)))
    return false;
  forget_observation(game, one);
  for (std::vector<Action>* history : {&one.last_history, &one.history}) {
    std::uint32_t count = 0;
    if (!reader.read(count)) return false;
    one.state = start_;
    history->clear();
    for (std::uint32_t i = 0; i < count; ++i) {
      Action action;
      if (!reader.read(action) || one.state.is_over() || !one.state.is_legal(action)) return false;
      one.state.apply(action);
      history->push_back(action);
    }
  }
  for (const auto& bot : one.bots) {
    std::string_view own;
    if (!reader.read(own) || (bot != nullptr && !bot->recall(own))) return false;
  }
  if (!reader.is_done() || one.state.is_over() || one.state.is_chance()) return false;
  const std::int64_t beyond = one.beyond;
  observe(game, one);
  one.beyond = beyond;  // this position was counted before
  return true;
}

std::int64_t Games::ended() const {
  std::int64_t sum = 0;
  for (const OneGame& game : games_) sum += game.ended;
  return sum;
}
std::int64_t Games::beyond() const {
  std::int64_t sum = 0;
  for (const OneGame& game : games_) sum += game.beyond;
  return sum;
}
std::int64_t Games::decisions() const {
  std::int64_t sum = 0;
  for (const OneGame& game : games_) sum += game.decisions;
  return sum;
}

}  // namespace aude::learn
