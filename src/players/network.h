// A small learned correction of the evaluation: what experience says beyond the hand-made terms.
//
// A seat has a part in the features that it has followers on (claims) and in what a tile may make of
// two of them (merge_pairs). Each part goes through a layer of its sort; the results are summed, and
// together with what is known of the seat itself go through a second layer. What comes out is added to
// the seat's points. The weights are made by training/ (see its README).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace aude::players {

// New inputs and sorts go to the end of theirs: older networks then still play as they did.
inline constexpr std::size_t kPartInputs = 24;
inline constexpr std::size_t kSeatInputs = 32;
inline constexpr std::size_t kHiddenUnits = 64;
inline constexpr std::size_t kClaimSorts = 4;  // city, road, cloister, field
inline constexpr std::size_t kPartSorts = 7;   // those, and merge_pairs of cities, roads and fields

using PartInputs = std::array<float, kPartInputs>;
using SeatInputs = std::array<float, kSeatInputs>;

// A row of units, added and scaled four at a time: the same floats on every machine.
struct Units {
  using Four [[gnu::vector_size(16)]] = float;
  static constexpr std::size_t kFours = kHiddenUnits / 4;
  std::array<Four, kFours> fours{};

  void add(const Units& other) {
    for (std::size_t i = 0; i < kFours; ++i) fours[i] += other.fours[i];
  }
  void add_scaled(const Units& other, float by) {
    for (std::size_t i = 0; i < kFours; ++i) fours[i] += other.fours[i] * by;
  }
  void rectify() {
    for (Four& each : fours) each = each > Four{} ? each : Four{};
  }
  float product(const Units& other) const {
    Four sum{};
    for (std::size_t i = 0; i < kFours; ++i) sum += fours[i] * other.fours[i];
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
  }
  float at(std::size_t unit) const { return fours[unit / 4][unit % 4]; }
};

class Network {
 public:
  static constexpr std::size_t kNumbers =
      kHiddenUnits * (kPartSorts * (kPartInputs + 1) + kSeatInputs + kHiddenUnits + 1);

  explicit Network(std::span<const float, kNumbers> numbers);

  // What one seat has: its parts one by one, then the sum of it all.
  struct Seat {
    Units pooled;
    float points = 0;
  };
  void add_part(std::size_t sort, const PartInputs& inputs, Seat& seat) const;
  float correction(const SeatInputs& inputs, const Seat& seat) const;

 private:
  struct Sort {
    std::array<Units, kPartInputs> in;
    Units out;
  };
  std::array<Sort, kPartSorts> sorts_;
  std::array<Units, kSeatInputs> seat_in_;
  std::array<Units, kHiddenUnits> pooled_in_;
  Units seat_out_;
};

// A weights file as training/ writes it: "AUDENET2", four numbers (units, sorts, inputs of a part and
// of a seat), then the weights as little-endian floats in the order in which Network reads them. A
// smaller network, and one of the first kind ("AUDENET1", weights alone), is filled up with zeros, so
// that it plays as it did. nothing when the bytes are no such file.
std::optional<Network> network_from_bytes(std::span<const char> bytes);

}  // namespace aude::players
