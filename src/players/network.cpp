// SPDX-License-Identifier: MIT
#include "players/network.h"

#include <algorithm>
#include <bit>
#include <boost/crc.hpp>
#include <cstdint>
#include <string_view>

#include "players/network_file.h"
#include "players/sums.h"
#include "players/weights.h"

namespace aude::players {
namespace {

constexpr std::string_view kFirstMagic = "AUDENET1";
constexpr std::string_view kMagic = "AUDENET2";
constexpr std::string_view kHalvesMagic = "AUDENET3";

struct Size {
  std::size_t units, types, part_inputs, seat_inputs;

  bool fits() const {
    return units >= 1 && units <= kHiddenUnits && types <= kPartTypes && part_inputs <= kPartInputs &&
           seat_inputs <= kSeatInputs;
  }
  std::size_t numbers() const { return units * (types * (part_inputs + 1) + seat_inputs + units + 1); }
};

std::uint32_t number_at(std::string_view bytes, std::size_t at) {
  std::uint32_t bits = 0;
  for (std::size_t b = 4; b-- > 0;) bits = bits << 8U | static_cast<unsigned char>(bytes[at + b]);
  return bits;
}

// A number of 16 bits by IEEE 754; weights are finite.
float from_half(unsigned bits) {
  const unsigned exponent = bits >> 10U & 0x1FU;
  const auto fraction = static_cast<float>(bits & 0x3FFU);
  const float size = exponent == 0
                         ? fraction * 0x1p-24F
                         : (1024.0F + fraction) * std::bit_cast<float>((exponent + 102U) << 23U);
  return (bits & 0x8000U) != 0 ? -size : size;
}

// Version 1 does not store the number of units; it follows from the length.
std::optional<Size> first_size(std::size_t numbers) {
  for (std::size_t units = 1; units <= kHiddenUnits; ++units) {
    if (const Size size{units, 4, 24, 28}; size.numbers() == numbers) return size;
  }
  return std::nullopt;
}

struct Head {
  Size size;
  bool halves = false;  // weights of 16 bits instead of 32
};

// Removes the header from the bytes and returns what it says.
std::optional<Head> take_head(std::string_view& bytes) {
  if (bytes.starts_with(kFirstMagic)) {
    bytes.remove_prefix(kFirstMagic.size());
    const auto size = bytes.size() % 4 == 0 ? first_size(bytes.size() / 4) : std::nullopt;
    return size ? std::optional(Head{*size}) : std::nullopt;
  }
  constexpr std::size_t kLength = kMagic.size() + 16;
  const bool halves = bytes.starts_with(kHalvesMagic);
  if ((!halves && !bytes.starts_with(kMagic)) || bytes.size() < kLength) return std::nullopt;
  const auto number = [&](std::size_t i) { return number_at(bytes, kMagic.size() + 4 * i); };
  const Head head{{number(0), number(1), number(2), number(3)}, halves};
  bytes.remove_prefix(kLength);
  if (!head.size.fits() || bytes.size() != (halves ? 2 : 4) * head.size.numbers()) return std::nullopt;
  return head;
}

// Copies rows of weights from a file into a network that may be larger.
class Widening {
 public:
  Widening(std::string_view weights, const Head& head, std::vector<float>& out)
      : weights_(weights), units_(head.size.units), halves_(head.halves), out_(out) {}

  void copy_rows(std::size_t rows, std::size_t as_rows) {
    for (std::size_t row = 0; row < as_rows; ++row) {
      for (std::size_t unit = 0; unit < kHiddenUnits; ++unit)
        out_.push_back(row < rows && unit < units_ ? next() : 0.0F);
    }
  }

 private:
  float next() {
    const std::size_t at = at_;
    at_ += halves_ ? 2 : 4;
    if (!halves_) return std::bit_cast<float>(number_at(weights_, at));
    const auto byte = [&](std::size_t i) { return unsigned{static_cast<unsigned char>(weights_[i])}; };
    return from_half(byte(at + 1) << 8U | byte(at));
  }
  std::string_view weights_;
  std::size_t units_;
  bool halves_;
  std::size_t at_ = 0;
  std::vector<float>& out_;
};

Units take_units(const float*& from) {
  Units units;
  std::copy_n(from, kHiddenUnits, units.begin());
  from += kHiddenUnits;
  return units;
}

}  // namespace

Network::Network(std::span<const float, kNumbers> numbers) {
  const float* from = numbers.data();
  for (TypeLayer& each : types_) {
    for (Units& row : each.in) row = take_units(from);
    each.out = take_units(from);
  }
  for (Units& row : seat_.in) row = take_units(from);
  for (Units& row : seat_.pooled_in) row = take_units(from);
  seat_.out = take_units(from);
  const auto is_used = [](const TypeLayer& layer) {
    return std::any_of(layer.out.begin(), layer.out.end(), [](float weight) { return weight != 0; }) ||
           std::any_of(layer.in.begin(), layer.in.end(),
                       [](const Units& row) { return row != Units{}; });
  };
  sees_unclaimed_ = std::any_of(types_.begin() + kFirstUnclaimedType, types_.end(), is_used);
}

template <typename Vector>
[[gnu::always_inline]] inline void Network::add_part_by(const TypeLayer& layer,
                                                        const PartInputs& inputs, Seat& seat) {
  Sums<Vector> units(layer.in[0]);  // the first input is always 1
  units.add_all(layer.in, inputs, 1);
  units.rectify();
  seat.points += units.product(layer.out);
  units.add_to(seat.pooled);
}

template <typename Vector>
[[gnu::always_inline]] inline float Network::correction_by(const SeatLayer& layer,
                                                           const SeatInputs& inputs, const Seat& seat) {
  Sums<Vector> units(layer.in[0]);
  units.add_all(layer.in, inputs, 1);
  units.add_all(layer.pooled_in, seat.pooled);
  units.rectify();
  return seat.points + units.product(layer.out);
}

AUDE_EIGHTS void Network::add_part_by_eights(const TypeLayer& layer, const PartInputs& inputs,
                                             Seat& seat) {
  add_part_by<Eight>(layer, inputs, seat);
}

AUDE_EIGHTS float Network::correction_by_eights(const SeatLayer& layer, const SeatInputs& inputs,
                                                const Seat& seat) {
  return correction_by<Eight>(layer, inputs, seat);
}

void Network::add_part(std::size_t type, const PartInputs& inputs, Seat& seat) const {
  if (kHasEights) return add_part_by_eights(types_[type], inputs, seat);
  add_part_by<Four>(types_[type], inputs, seat);
}

float Network::correction(const SeatInputs& inputs, const Seat& seat) const {
  return kHasEights ? correction_by_eights(seat_, inputs, seat)
                    : correction_by<Four>(seat_, inputs, seat);
}

std::optional<Network> network_from_bytes(std::span<const char> bytes) {
  std::string_view rest(bytes.data(), bytes.size());
  const std::optional<Head> head = take_head(rest);
  if (!head) return std::nullopt;
  const Size& size = head->size;
  std::vector<float> numbers;
  numbers.reserve(Network::kNumbers);
  Widening widening(rest, *head, numbers);
  for (std::size_t type = 0; type < kPartTypes; ++type) {
    const bool known = type < size.types;
    widening.copy_rows(known ? size.part_inputs : 0, kPartInputs);
    widening.copy_rows(known ? 1 : 0, 1);
  }
  widening.copy_rows(size.seat_inputs, kSeatInputs);
  widening.copy_rows(size.units, kHiddenUnits);
  widening.copy_rows(1, 1);
  return std::optional<Network>(std::in_place,  // it is too large for the stack
                                std::span<const float, Network::kNumbers>(numbers));
}

std::string network_name() {
  const std::string_view bytes = network_files().front().content;
  boost::crc_32_type sum;
  sum.process_bytes(bytes.data(), bytes.size());
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string name;
  for (unsigned shift = 32; shift > 0; shift -= 4)
    name += kDigits[(sum.checksum() >> (shift - 4)) & 15U];
  return name;
}

const Network* standard_network() {
  static const std::optional<Network> kNetwork = network_from_bytes(network_files().front().content);
  return kNetwork ? &*kNetwork : nullptr;
}

const Network* network_for_two() {
  static const std::optional<Network> kNetwork = network_from_bytes(network_files().back().content);
  return kNetwork ? &*kNetwork : nullptr;
}

}  // namespace aude::players
