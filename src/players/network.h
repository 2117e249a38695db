// SPDX-License-Identifier: MIT
// A small neural network that corrects the handcrafted evaluation.
//
// The parts of a seat are its claimed features, the merge pairs it has followers in, and the unclaimed
// cities and roads. Each part passes through the layer of its type. The results are summed and, with
// the inputs of the seat itself, pass through a second layer. The output is added to the seat's points.
// The weights come from training/ (see its README).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace aude::players {

// Append new inputs and types at the end, so that older networks still play the same moves.
inline constexpr std::size_t kPartInputs = 28;
inline constexpr std::size_t kSeatInputs = 40;
inline constexpr std::size_t kHiddenUnits = 64;
inline constexpr std::size_t kClaimTypes = 4;  // city, road, cloister, field
// Claims, then merge pairs of cities, roads and fields, then unclaimed cities and roads.
inline constexpr std::size_t kPartTypes = 9;
inline constexpr std::size_t kFirstUnclaimedType = 7;

using PartInputs = std::array<float, kPartInputs>;
using SeatInputs = std::array<float, kSeatInputs>;

// A row of weights, or of values, one for each unit.
using Units = std::array<float, kHiddenUnits>;

class Network {
 public:
  static constexpr std::size_t kNumbers =
      kHiddenUnits * (kPartTypes * (kPartInputs + 1) + kSeatInputs + kHiddenUnits + 1);

  explicit Network(std::span<const float, kNumbers> numbers);

  // Whether it was trained with the inputs about unclaimed features; computing them for a network that
  // ignores them would only take time.
  bool sees_unclaimed() const { return sees_unclaimed_; }

  // Accumulator of one seat: the sums over its parts.
  struct Seat {
    Units pooled{};
    float points = 0;
  };
  void add_part(std::size_t type, const PartInputs& inputs, Seat& seat) const;
  float correction(const SeatInputs& inputs, const Seat& seat) const;

 private:
  struct TypeLayer {
    std::array<Units, kPartInputs> in;
    Units out;
  };
  struct SeatLayer {
    std::array<Units, kSeatInputs> in;
    std::array<Units, kHiddenUnits> pooled_in;
    Units out;
  };
  template <typename Vector>
  static void add_part_by(const TypeLayer& layer, const PartInputs& inputs, Seat& seat);
  template <typename Vector>
  static float correction_by(const SeatLayer& layer, const SeatInputs& inputs, const Seat& seat);
  static void add_part_by_eights(const TypeLayer& layer, const PartInputs& inputs, Seat& seat);
  static float correction_by_eights(const SeatLayer& layer, const SeatInputs& inputs, const Seat& seat);

  std::array<TypeLayer, kPartTypes> types_;
  SeatLayer seat_;
  bool sees_unclaimed_ = false;
};

// Reads a weights file written by training/: "AUDENET2", four numbers (units, part types, inputs of a
// part and of a seat), then the weights as little-endian floats in the order in which Network reads
// them; "AUDENET3" has floats of 16 bits. Smaller networks and files of version 1 ("AUDENET1", weights
// only) are padded with zeros, so that they play the same moves as before. Returns nothing if the bytes
// are not such a file.
std::optional<Network> network_from_bytes(std::span<const char> bytes);

}  // namespace aude::players
