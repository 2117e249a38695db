// SPDX-License-Identifier: MIT
#include "players/network.h"

#include <bit>
#include <cstdint>
#include <string_view>

#include "players/network_file.h"
#include "players/weights.h"

namespace aude::players {
namespace {

constexpr std::string_view kMagic = "AUDENET2";
constexpr std::string_view kFirstMagic = "AUDENET1";

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

// Version 1 does not store the number of units; it follows from the length.
std::optional<Size> first_size(std::size_t numbers) {
  for (std::size_t units = 1; units <= kHiddenUnits; ++units) {
    if (const Size size{units, 4, 24, 28}; size.numbers() == numbers) return size;
  }
  return std::nullopt;
}

// Removes the header from the bytes and returns the size.
std::optional<Size> take_size(std::string_view& bytes) {
  if (bytes.starts_with(kFirstMagic)) {
    bytes.remove_prefix(kFirstMagic.size());
    return bytes.size() % 4 == 0 ? first_size(bytes.size() / 4) : std::nullopt;
  }
  constexpr std::size_t kHead = kMagic.size() + 16;
  if (!bytes.starts_with(kMagic) || bytes.size() < kHead) return std::nullopt;
  const auto head = [&](std::size_t i) { return number_at(bytes, kMagic.size() + 4 * i); };
  const Size size{head(0), head(1), head(2), head(3)};
  bytes.remove_prefix(kHead);
  if (!size.fits() || bytes.size() != 4 * size.numbers()) return std::nullopt;
  return size;
}

// Copies rows of weights from a file into a network that may be larger.
class Widening {
 public:
  Widening(std::string_view weights, const Size& size, std::vector<float>& out)
      : weights_(weights), units_(size.units), out_(out) {}

  void copy_rows(std::size_t rows, std::size_t as_rows) {
    for (std::size_t row = 0; row < as_rows; ++row) {
      for (std::size_t unit = 0; unit < kHiddenUnits; ++unit)
        out_.push_back(row < rows && unit < units_ ? next() : 0.0F);
    }
  }

 private:
  float next() {
    const auto number = std::bit_cast<float>(number_at(weights_, at_));
    at_ += 4;
    return number;
  }
  std::string_view weights_;
  std::size_t units_;
  std::size_t at_ = 0;
  std::vector<float>& out_;
};

Units take_units(const float*& from) {
  Units units;
  for (Units::Four& each : units.fours) {
    each = Units::Four{from[0], from[1], from[2], from[3]};
    from += 4;
  }
  return units;
}

}  // namespace

Network::Network(std::span<const float, kNumbers> numbers) {
  const float* from = numbers.data();
  for (TypeLayer& each : types_) {
    for (Units& row : each.in) row = take_units(from);
    each.out = take_units(from);
  }
  for (Units& row : seat_in_) row = take_units(from);
  for (Units& row : pooled_in_) row = take_units(from);
  seat_out_ = take_units(from);
}

void Network::add_part(std::size_t type, const PartInputs& inputs, Seat& seat) const {
  const TypeLayer& layer = types_[type];
  Units units = layer.in[0];  // the first input is always 1
  for (std::size_t i = 1; i < kPartInputs; ++i) units.add_scaled(layer.in[i], inputs[i]);
  units.rectify();
  seat.points += units.product(layer.out);
  seat.pooled.add(units);
}

float Network::correction(const SeatInputs& inputs, const Seat& seat) const {
  Units units = seat_in_[0];
  for (std::size_t i = 1; i < kSeatInputs; ++i) units.add_scaled(seat_in_[i], inputs[i]);
  for (std::size_t i = 0; i < kHiddenUnits; ++i) units.add_scaled(pooled_in_[i], seat.pooled.at(i));
  units.rectify();
  return seat.points + units.product(seat_out_);
}

std::optional<Network> network_from_bytes(std::span<const char> bytes) {
  std::string_view rest(bytes.data(), bytes.size());
  const std::optional<Size> size = take_size(rest);
  if (!size) return std::nullopt;
  std::vector<float> numbers;
  numbers.reserve(Network::kNumbers);
  Widening widening(rest, *size, numbers);
  for (std::size_t type = 0; type < kPartTypes; ++type) {
    const bool known = type < size->types;
    widening.copy_rows(known ? size->part_inputs : 0, kPartInputs);
    widening.copy_rows(known ? 1 : 0, 1);
  }
  widening.copy_rows(size->seat_inputs, kSeatInputs);
  widening.copy_rows(size->units, kHiddenUnits);
  widening.copy_rows(1, 1);
  return Network(std::span<const float, Network::kNumbers>(numbers));
}

const Network* standard_network() {
  static const std::optional<Network> kNetwork = network_from_bytes(network_files().front().content);
  return kNetwork ? &*kNetwork : nullptr;
}

}  // namespace aude::players
