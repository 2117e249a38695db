#include "players/network.h"

#include <bit>
#include <cstdint>
#include <string_view>

#include "players/network_file.h"
#include "players/weights.h"

namespace aude::players {
namespace {

constexpr std::string_view kMagic = "AUDENET1";

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
  for (Holding& each : holdings_) {
    for (Units& row : each.in) row = take_units(from);
    each.out = take_units(from);
  }
  for (Units& row : seat_in_) row = take_units(from);
  for (Units& row : pooled_in_) row = take_units(from);
  seat_out_ = take_units(from);
}

void Network::add_holding(std::size_t sort, const HoldingInputs& inputs, Seat& seat) const {
  const Holding& holding = holdings_[sort];
  Units units = holding.in[0];  // the first input is always 1
  for (std::size_t i = 1; i < kHoldingInputs; ++i) units.add_scaled(holding.in[i], inputs[i]);
  units.rectify();
  seat.points += units.product(holding.out);
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
  const std::string_view text(bytes.data(), bytes.size());
  if (!text.starts_with(kMagic) || text.size() != kMagic.size() + Network::kNumbers * 4)
    return std::nullopt;
  std::vector<float> numbers;
  for (std::size_t i = kMagic.size(); i < text.size(); i += 4) {
    std::uint32_t bits = 0;
    for (std::size_t b = 4; b-- > 0;) bits = bits << 8U | static_cast<unsigned char>(text[i + b]);
    numbers.push_back(std::bit_cast<float>(bits));
  }
  return Network(std::span<const float, Network::kNumbers>(numbers));
}

const Network* standard_network() {
  static const std::optional<Network> kNetwork = network_from_bytes(network_files().front().content);
  return kNetwork ? &*kNetwork : nullptr;
}

}  // namespace aude::players
