#include "learn/games.h"

#include <algorithm>
#include <array>

namespace aude::learn {
namespace {

// The part of an array that belongs to one game, or nullptr.
template <typename Number>
Number* of_game(Number* array, int game, std::size_t each) {
  return array == nullptr ? nullptr : array + static_cast<std::size_t>(game) * each;
}

std::int32_t score(const State& state, int seat) { return state.score(static_cast<Seat>(seat)); }

}  // namespace

Games::Games(const Encoding& encoding, int count, Reward reward, const Arrays& arrays)
    : encoding_(encoding),
      patterns_(encoding_),
      reward_(reward),
      arrays_(arrays),
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
    game.tokens.forget();
    game.planes.forget();
    if (std::uint8_t* mask =
            of_game(arrays_.mask, i, static_cast<std::size_t>(encoding_.action_count())))
      std::fill_n(mask, encoding_.action_count(), std::uint8_t{0});
    if (float* rewards = of_game(arrays_.rewards, i, players)) std::fill_n(rewards, players, 0.0F);
    if (std::int32_t* scores = of_game(arrays_.final_scores, i, players))
      std::fill_n(scores, players, 0);
    if (std::uint8_t* done = of_game(arrays_.done, i, 1)) *done = 0;
    game.choices.clear();
    begin(game);
    observe(i, game);
  }
}

void Games::begin(OneGame& game) {
  game.state = start_;
  game.history.clear();
  game.cache.forget();
  game.tokens.begin_game();
  draw(game);
}

void Games::draw(OneGame& game) {
  while (game.state.is_chance()) {
    const Action action = players::random_chance(game.state, game.draws);
    game.state.apply(action);
    game.history.push_back(action);
  }
}

void Games::observe(int number, OneGame& game) {
  const auto actions = static_cast<std::size_t>(encoding_.action_count());
  std::uint8_t* mask = of_game(arrays_.mask, number, actions);
  if (mask != nullptr) mark(game.choices, mask, 0);
  const Seat viewer = game.state.actor();
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
  const int players = encoding_.game().players();
  std::array<std::int32_t, kMaxPlayers> before{};
  for (int i = from; i < to; ++i) {
    OneGame& game = games_[static_cast<std::size_t>(i)];
    for (int s = 0; s < players; ++s) before[static_cast<std::size_t>(s)] = score(game.state, s);
    const Action action = *game.choices.find(actions[i]);
    ++game.decisions;
    game.state.apply(action);
    game.history.push_back(action);
    draw(game);
    const bool over = game.state.is_over();
    pay(i, game, before.data());
    if (std::uint8_t* done = of_game(arrays_.done, i, 1)) *done = over;
    if (over) {
      ++game.ended;
      finish(i, game);
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

void Games::pay(int number, const OneGame& game, const std::int32_t* before) {
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
    rewards[s] = static_cast<float>(score(game.state, s) - before[s]);
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
