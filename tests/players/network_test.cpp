// SPDX-License-Identifier: MIT
// The network: its output, its file, and that the evaluation adds its correction.
#include "players/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

#include "games.h"
#include "players/evaluate.h"
#include "players/network_file.h"
#include "players/sums.h"

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

// What the network reads of its sums: the product with some weights, and the units themselves.
template <typename Vector>
std::pair<float, Units> sums_by(std::span<const float> numbers) {
  std::array<Units, kPartInputs> weights{};
  PartInputs inputs{};
  for (std::size_t k = 0; k < kPartInputs; ++k) {
    std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(k * kHiddenUnits), kHiddenUnits,
                weights[k].begin());
    inputs[k] = k % 3 == 0 ? 0.0F : numbers[k * k] / 3;
  }
  Sums<Vector> sums(weights[0]);
  sums.add_all(weights, inputs, 1);
  sums.rectify();
  Units total = weights[1];
  sums.add_to(total);
  return {sums.product(weights[2]), total};
}

// The same calculation in the simplest way, in doubles, from the numbers of the file.
class PlainNetwork {
 public:
  double correction(const Evaluator::SeatView& view) const {
    constexpr std::size_t kRow = kHiddenUnits;
    std::array<double, kRow> pooled{};
    double points = 0;
    for (const auto& part : view.parts) {
      const std::size_t first = part.type * (kPartInputs + 1) * kRow;
      for (std::size_t unit = 0; unit < kRow; ++unit) {
        double sum = 0;
        for (std::size_t i = 0; i < kPartInputs; ++i)
          sum += at(first + i * kRow + unit) * static_cast<double>(part.inputs[i]);
        sum = std::max(sum, 0.0);
        pooled[unit] += sum;
        points += sum * at(first + kPartInputs * kRow + unit);
      }
    }
    const std::size_t seat = kPartTypes * (kPartInputs + 1) * kRow;
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

// Plays random games and calls visit(state) for some positions.
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

TEST(Network, sums_are_the_same_by_fours_and_by_eights) {
  const std::vector<float> numbers = some_numbers();
  const auto [product, units] = sums_by<Four>(numbers);
  EXPECT_EQ(sums_by<Eight>(numbers), std::pair(product, units));
  EXPECT_NE(product, 0);
}

TEST(Network, adds_to_the_evaluation_what_a_plain_one_would) {
  const Network network = some_network();
  const PlainNetwork plain;
  Weights with;
  with.network = &network;
  Weights without;
  without.network = nullptr;
  int parts = 0;
  for (int players : {2, 5}) {
    look_around(players == 2 ? SetGroup{SetId::Base} : kAllSets, players, 3, [&](const State& state) {
      Evaluator corrected(state.game(), with);
      Evaluator bare(state.game(), without);
      const Points after = corrected.points(state);
      const Points before = bare.points(state);
      for (int i = 0; i < players; ++i) {
        const auto view = bare.view_of(static_cast<Seat>(i));
        parts += static_cast<int>(view.parts.size());
        const auto s = static_cast<std::size_t>(i);
        const double expected = plain.correction(view);
        ASSERT_NEAR(static_cast<double>(after[s] - before[s]), expected,
                    1e-3 * (1 + std::abs(expected)));
      }
    });
  }
  EXPECT_GT(parts, 100);
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
  const auto claims = [&](Seat seat) {
    return std::ranges::count_if(evaluator.view_of(seat).parts,
                                 [](const auto& part) { return part.type < kClaimTypes; });
  };
  EXPECT_EQ(claims(Seat{0}), 1);
  EXPECT_EQ(claims(Seat{0}), 1);  // asking again changes nothing
  EXPECT_EQ(claims(Seat{1}), 0);
}

// With two players the owners of two features change together only where both have followers.
TEST(Network, a_merge_pair_is_an_input_of_both_players_who_gain_or_lose_by_it) {
  const auto merge_pairs_of = [](const Evaluator::SeatView& view) {
    std::vector<Evaluator::Part> merge_pairs;
    for (const auto& part : view.parts) {
      if (part.type >= kClaimTypes && part.type < kFirstUnclaimedType) merge_pairs.push_back(part);
    }
    return merge_pairs;
  };
  int merge_pairs = 0;
  look_around({SetId::Base}, 2, 8, [&](const State& state) {
    Evaluator evaluator(state.game(), Weights{});
    evaluator.points(state);
    if (state.is_over()) return;
    const auto mine = merge_pairs_of(evaluator.view_of(Seat{0}));
    const auto theirs = merge_pairs_of(evaluator.view_of(Seat{1}));
    ASSERT_EQ(mine.size(), theirs.size());
    for (std::size_t i = 0; i < mine.size(); ++i) {
      EXPECT_EQ(mine[i].type, theirs[i].type);
      EXPECT_EQ(mine[i].inputs[7], -theirs[i].inputs[7]);               // the lead in both together
      EXPECT_EQ(mine[i].inputs[3] == 1.0F, mine[i].inputs[7] >= 0.0F);  // who leads gets it
      EXPECT_TRUE(mine[i].inputs[16] != 0.0F || theirs[i].inputs[16] != 0.0F);
    }
    merge_pairs += static_cast<int>(mine.size());
  });
  EXPECT_GT(merge_pairs, 20);
}

// A road with one tile and two open ends, and a city with one end, both unclaimed: what the base tile D
// shows. Seats have the same inputs for them.
TEST(Network, unclaimed_cities_and_roads_are_inputs_of_every_seat) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  play(state, {"draw U"});
  Evaluator evaluator(*game, Weights{});
  evaluator.points(state);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const auto parts = evaluator.view_of(seat).parts;
    ASSERT_EQ(parts.size(), 2U);
    const bool city_first = parts[0].type == kFirstUnclaimedType;
    const Evaluator::Part& city = parts[city_first ? 0 : 1];
    const Evaluator::Part& road = parts[city_first ? 1 : 0];
    EXPECT_EQ(city.type, kFirstUnclaimedType);
    EXPECT_EQ(road.type, kFirstUnclaimedType + 1);
    EXPECT_EQ(city.inputs[1], 0.125F);  // tiles
    EXPECT_EQ(city.inputs[4], 0.4F);    // completed with one more tile: 2 x 2 points
    EXPECT_EQ(city.inputs[5], 0.25F);   // open cells
    EXPECT_EQ(road.inputs[4], 0.3F);    // with two more tiles: 3 points
    EXPECT_EQ(road.inputs[5], 0.5F);
  }
}

// A claimed road from the start tile ends in the cell 1,1 from the north, an unclaimed one from the
// west.
TEST(Network, a_claim_shows_which_tiles_would_merge_it_with_an_unclaimed_feature) {
  const auto game = make_game({SetId::Base}, 2);
  State state(*game);
  const auto beside_road = [&](Seat seat) {
    Evaluator evaluator(*game, Weights{});
    evaluator.points(state);
    for (const auto& part : evaluator.view_of(seat).parts) {
      if (part.type == 1) return std::array{part.inputs[24], part.inputs[26]};
    }
    return std::array{-1.0F, -1.0F};
  };
  play(state, {"draw V", "place 1,0 r0", "follower 0", "draw V"});
  EXPECT_EQ(beside_road(Seat{0}), (std::array{0.0F, 0.0F}));
  play(state, {"place 0,1 r3", "pass", "draw B"});
  const auto turns_from_north_to_west = [](const KindInfo& kind) {
    return std::ranges::any_of(kRotations, [&](Rotation rotation) {
      const auto& ports = kind.at(rotation).port_segment;
      const std::uint8_t north = ports[static_cast<std::size_t>(index(Side::North)) * 3 + 1];
      const std::uint8_t west = ports[static_cast<std::size_t>(index(Side::West)) * 3 + 1];
      return north == west && north != kNoSegment && kind.segments[north].terrain == Terrain::Road;
    });
  };
  float fitting = 0;
  float unseen = 0;
  for (int i = 0; i < game->supply_kinds(); ++i) {
    const auto count = static_cast<float>(state.board().bag[i]);
    unseen += count;
    if (turns_from_north_to_west(game->kind(static_cast<Kind>(i)))) fitting += count;
  }
  EXPECT_GT(fitting, 7);  // the remaining V, and more
  EXPECT_FLOAT_EQ(beside_road(Seat{0})[0], 3.0F * fitting / unseen);
  EXPECT_EQ(beside_road(Seat{0})[1], 0.25F);                    // one such place
  EXPECT_EQ(beside_road(Seat{1}), (std::array{-1.0F, -1.0F}));  // no road of theirs
}

TEST(Network, only_one_that_was_trained_with_unclaimed_features_sees_them) {
  EXPECT_FALSE(standard_network()->sees_unclaimed());
  EXPECT_TRUE(network_for_two()->sees_unclaimed());
  EXPECT_TRUE(some_network().sees_unclaimed());
}

std::string little_endian(std::uint32_t number) {
  std::string bytes;
  for (unsigned shift : {0U, 8U, 16U, 24U}) bytes += static_cast<char>(number >> shift & 0xFF);
  return bytes;
}

std::string bytes_of(const std::vector<float>& numbers) {
  std::string bytes;
  for (float number : numbers) bytes += little_endian(std::bit_cast<std::uint32_t>(number));
  return bytes;
}

std::string head(std::size_t units, std::size_t sorts, std::size_t part, std::size_t seat) {
  std::string bytes = "AUDENET2";
  for (std::size_t each : {units, sorts, part, seat})
    bytes += little_endian(static_cast<std::uint32_t>(each));
  return bytes;
}

std::string file_of(const std::vector<float>& numbers) {
  return head(kHiddenUnits, kPartTypes, kPartInputs, kSeatInputs) + bytes_of(numbers);
}

float some_correction(const Network& network, std::size_t type) {
  Network::Seat seat;
  network.add_part(type, {1.0F, 0.5F, 0.25F}, seat);
  return network.correction({1.0F, 0.0F, 2.0F}, seat);
}

TEST(Network, is_read_from_its_file) {
  const auto read = network_from_bytes(file_of(some_numbers()));
  ASSERT_TRUE(read);
  EXPECT_EQ(some_correction(*read, 2), some_correction(some_network(), 2));
}

// One unit: the output can be calculated by hand.
// By the definition of CRC-32, bit by bit.
TEST(Network, is_named_by_the_checksum_of_its_file) {
  std::uint32_t sum = ~0U;
  for (const char byte : network_files().front().content) {
    sum ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  std::array<char, 9> expected{};
  std::snprintf(expected.data(), expected.size(), "%08x", ~sum);
  EXPECT_EQ(network_name(), expected.data());
}

TEST(Network, smaller_ones_play_as_they_did) {
  std::vector<float> numbers(4 * 25 + 28 + 1 + 1, 0.0F);
  numbers[2 * 25] = 3.0F;         // the first input of the third type
  numbers[2 * 25 + 1] = -2.0F;    // its second
  numbers[2 * 25 + 24] = 10.0F;   // what its unit is value
  numbers[4 * 25 + 2] = 0.5F;     // the third input of the seat
  numbers[4 * 25 + 28] = 1.0F;    // what is pooled
  numbers[4 * 25 + 29] = 100.0F;  // what the seat's unit is value
  const auto first = network_from_bytes("AUDENET1" + bytes_of(numbers));
  const auto second = network_from_bytes(head(1, 4, 24, 28) + bytes_of(numbers));
  ASSERT_TRUE(first);
  ASSERT_TRUE(second);
  for (const auto& network : {first, second}) {
    EXPECT_EQ(some_correction(*network, 2), 2.0F * 10.0F + (1.0F + 2.0F) * 100.0F);
    EXPECT_EQ(some_correction(*network, 6), 100.0F);  // a type that it does not know
  }
}

// The same network as above, with some of the numbers that IEEE 754 gives as examples of 16 bits.
TEST(Network, weights_of_16_bits_are_read) {
  std::vector<std::uint16_t> numbers(4 * 25 + 28 + 1 + 1, 0);
  numbers[2 * 25] = 0x3C00;       // 1
  numbers[2 * 25 + 1] = 0xC000;   // -2, times 0.5
  numbers[2 * 25 + 2] = 0x7BFF;   // 65504, the largest, times 0.25
  numbers[2 * 25 + 24] = 0x0400;  // 2^-14, the smallest normal one
  numbers[4 * 25 + 2] = 0x3555;   // 0.333251953125
  numbers[4 * 25 + 28] = 0x0001;  // 2^-24, the smallest
  numbers[4 * 25 + 29] = 0x3C00;
  std::string bytes = "AUDENET3" + head(1, 4, 24, 28).substr(8);
  for (std::uint16_t each : numbers) {
    bytes += static_cast<char>(each & 0xFF);
    bytes += static_cast<char>(each >> 8);
  }
  const auto network = network_from_bytes(bytes);
  ASSERT_TRUE(network);
  const float unit = 65504.0F / 4;
  EXPECT_EQ(some_correction(*network, 2), unit * 0x1p-14F + (2 * 0.333251953125F + unit * 0x1p-24F));
}

TEST(Network, other_bytes_are_no_network) {
  const std::string file = file_of(some_numbers());
  EXPECT_FALSE(network_from_bytes(std::string()));
  EXPECT_FALSE(network_from_bytes(std::string("AUDENET2")));
  EXPECT_FALSE(network_from_bytes(file.substr(0, file.size() - 1)));
  EXPECT_FALSE(network_from_bytes(file + "x"));
  EXPECT_FALSE(network_from_bytes("AUDENET1" + file.substr(8)));
  EXPECT_FALSE(network_from_bytes("AUDENET3" + file.substr(8)));  // weights of 16 bits are half as long
  EXPECT_FALSE(network_from_bytes("AUDENET4" + file.substr(8)));
  const std::size_t wide = kHiddenUnits + 1;
  EXPECT_FALSE(
      network_from_bytes(head(wide, 0, 0, 0) + bytes_of(std::vector<float>(wide * (wide + 1), 0.0F))));
  EXPECT_FALSE(network_from_bytes(head(0, 4, 24, 28)));
}

}  // namespace
}  // namespace aude::players
