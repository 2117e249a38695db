// The network: its numbers, its file, and that the evaluation adds what it says.
#include "players/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

#include "games.h"
#include "players/evaluate.h"

namespace aude::players {
namespace {

std::vector<float> some_numbers() {
  Random random(5);
  std::vector<float> numbers;
  for (std::size_t i = 0; i < Network::kNumbers; ++i)
    numbers.push_back(static_cast<float>(random.below(2001)) / 1000.0F - 1.0F);
  return numbers;
}

Network some_network() {
  const std::vector<float> numbers = some_numbers();
  return Network(std::span<const float, Network::kNumbers>(numbers));
}

// The same in the plainest way, in doubles, straight from the numbers of the file.
class PlainNetwork {
 public:
  double correction(const Evaluator::SeatView& view) const {
    constexpr std::size_t kRow = kHiddenUnits;
    std::array<double, kRow> pooled{};
    double points = 0;
    for (const auto& holding : view.holdings) {
      const std::size_t first = holding.sort * (kHoldingInputs + 1) * kRow;
      for (std::size_t unit = 0; unit < kRow; ++unit) {
        double sum = 0;
        for (std::size_t i = 0; i < kHoldingInputs; ++i)
          sum += at(first + i * kRow + unit) * static_cast<double>(holding.inputs[i]);
        sum = std::max(sum, 0.0);
        pooled[unit] += sum;
        points += sum * at(first + kHoldingInputs * kRow + unit);
      }
    }
    const std::size_t seat = kHoldingSorts * (kHoldingInputs + 1) * kRow;
    const std::size_t pool = seat + kSeatInputs * kRow;
    for (std::size_t unit = 0; unit < kRow; ++unit) {
      double sum = 0;
      for (std::size_t i = 0; i < kSeatInputs; ++i)
        sum += at(seat + i * kRow + unit) * static_cast<double>(view.inputs[i]);
      for (std::size_t i = 0; i < kRow; ++i) sum += at(pool + i * kRow + unit) * pooled[i];
      points += std::max(sum, 0.0) * at(pool + kRow * kRow + unit);
    }
    return points;
  }

 private:
  double at(std::size_t i) const { return static_cast<double>(numbers_[i]); }
  std::vector<float> numbers_ = some_numbers();
};

// Plays at random and calls visit(state) now and then.
template <typename Visit>
void look_around(SetGroup sets, int players, std::uint64_t seed, Visit visit) {
  const auto game = make_game(sets, players);
  State state(*game);
  Random random(seed);
  ActionList scratch;
  for (int i = 0; !state.is_over(); ++i) {
    if (i % 5 == 0) visit(state);
    state.apply(random_action(state, random, scratch));
  }
}

TEST(Network, adds_to_the_evaluation_what_a_plain_one_would) {
  const Network network = some_network();
  const PlainNetwork plain;
  Weights with;
  with.network = &network;
  Weights without;
  without.network = nullptr;
  int holdings = 0;
  for (int players : {2, 5}) {
    look_around(players == 2 ? SetGroup{SetId::Base} : kAllSets, players, 3, [&](const State& state) {
      Evaluator corrected(state.game(), with);
      Evaluator bare(state.game(), without);
      const Points after = corrected.points(state);
      const Points before = bare.points(state);
      for (int i = 0; i < players; ++i) {
        const auto view = bare.view_of(static_cast<Seat>(i));
        holdings += static_cast<int>(view.holdings.size());
        const auto s = static_cast<std::size_t>(i);
        const double expected = plain.correction(view);
        ASSERT_NEAR(static_cast<double>(after[s] - before[s]), expected,
                    1e-3 * (1 + std::abs(expected)));
      }
    });
  }
  EXPECT_GT(holdings, 100);
}

TEST(Network, shows_a_feature_once_to_each_seat_with_followers_on_it) {
  const auto game = make_game({SetId::Base}, 2, {"V", "V", "V", "V"});
  State state(*game);
  play(state, {"draw V"});
  ActionList legal;
  state.legal_actions(legal);
  state.apply(legal[0]);
  play(state, {"follower 0"});
  Evaluator evaluator(*game, Weights{});
  evaluator.points(state);
  EXPECT_EQ(evaluator.view_of(Seat{0}).holdings.size(), 1U);
  EXPECT_EQ(evaluator.view_of(Seat{0}).holdings.size(), 1U);  // asking again changes nothing
  EXPECT_TRUE(evaluator.view_of(Seat{1}).holdings.empty());
}

std::string file_of(const std::vector<float>& numbers) {
  std::string bytes = "AUDENET1";
  for (float number : numbers) {
    const auto bits = std::bit_cast<std::uint32_t>(number);
    for (unsigned shift : {0U, 8U, 16U, 24U}) bytes += static_cast<char>(bits >> shift & 0xFF);
  }
  return bytes;
}

TEST(Network, is_read_from_its_file) {
  const auto read = network_from_bytes(file_of(some_numbers()));
  ASSERT_TRUE(read);
  HoldingInputs holding{1.0F, 0.5F, 0.25F};
  SeatInputs seat{1.0F, 0.0F, 2.0F};
  Network::Seat one;
  Network::Seat other;
  read->add_holding(2, holding, one);
  some_network().add_holding(2, holding, other);
  EXPECT_EQ(read->correction(seat, one), some_network().correction(seat, other));
}

TEST(Network, other_bytes_are_no_network) {
  const std::string file = file_of(some_numbers());
  EXPECT_FALSE(network_from_bytes(std::string()));
  EXPECT_FALSE(network_from_bytes(file.substr(0, file.size() - 1)));
  EXPECT_FALSE(network_from_bytes(file + "x"));
  EXPECT_FALSE(network_from_bytes("AUDENET2" + file.substr(8)));
}

}  // namespace
}  // namespace aude::players
