// SPDX-License-Identifier: MIT
// The list of sets with pictures of their own.
#include <array>

#include "art/set_art.h"

namespace aude::art {

extern const SetArt kBaseArt, kInnsArt, kTradersArt, kHillsArt, kWheelArt, kAbbotArt;

std::span<const SetArt* const> all_sets() {
  static constexpr std::array kAll{&kBaseArt,  &kInnsArt,  &kTradersArt,
                                   &kHillsArt, &kWheelArt, &kAbbotArt};
  return kAll;
}

const PieceArt& art_of(Piece piece) {
  static const auto kAll = [] {
    std::array<const PieceArt*, kPieceKinds> all{};
    for (const SetArt* set : all_sets()) {
      for (const PieceArt& art : set->pieces) all[static_cast<std::size_t>(art.piece)] = &art;
    }
    return all;
  }();
  return *kAll[static_cast<std::size_t>(piece)];
}

const TerrainArt* art_of(Terrain terrain) {
  for (const SetArt* set : all_sets()) {
    for (const TerrainArt& art : set->terrains) {
      if (art.terrain == terrain) return &art;
    }
  }
  return nullptr;
}

}  // namespace aude::art
