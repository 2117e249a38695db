// SPDX-License-Identifier: MIT
#include "players/fits.h"

#include <algorithm>

namespace aude::players {
namespace {

TurnedShape shape_of(const KindInfo& kind, Rotation rotation) {
  const TurnedTile& turned = kind.at(rotation);
  TurnedShape shape;
  shape.edges = turned.edges;
  const auto owner = [&](int side, int third) {
    return turned.port_segment[static_cast<std::size_t>(side * 3 + third)];
  };
  for (int a = 0; a < 4; ++a) {
    for (int b = 0; b < 4; ++b) {
      const bool same = owner(a, 1) == owner(b, 1) && owner(a, 1) != kNoSegment;
      if (same || a == b) {
        shape.reach[static_cast<std::size_t>(a)] |= static_cast<std::uint8_t>(1U << b);
      }
    }
  }
  const auto is_field = [&](std::uint8_t segment) {
    return segment != kNoSegment && kind.segments[segment].terrain == Terrain::Field;
  };
  for (int a = 0; a < 8; ++a) {
    const std::uint8_t mine = owner(a / 2, a % 2 * 2);
    for (int b = 0; b < 8 && is_field(mine); ++b) {
      if (owner(b / 2, b % 2 * 2) == mine) {
        shape.field_reach[static_cast<std::size_t>(a)] |= static_cast<std::uint8_t>(1U << b);
      }
    }
  }
  return shape;
}

}  // namespace

Shapes::Shapes(const Game& game) {
  first_.push_back(0);
  for (int i = 0; i < game.supply_kinds(); ++i) {
    const KindInfo& kind = game.kind(static_cast<Kind>(i));
    std::array<TurnedShape, 4> turned;
    for (Rotation rotation : kRotations) {
      turned[static_cast<std::size_t>(rotation)] = shape_of(kind, rotation);
    }
    int known = 0;
    while (known < count() && !(*begin(known) == turned[0])) ++known;
    if (known == count()) {
      for (std::size_t r = 0; r < 4; ++r) {
        if (std::find(turned.begin(), turned.begin() + r, turned[r]) == turned.begin() + r) {
          turned_.push_back(turned[r]);
        }
      }
      first_.push_back(turned_.size());
    }
    shape_of_.push_back(known);
  }
}

void Fits::set_bag(const Board& board) {
  const auto kinds = static_cast<std::size_t>(shapes_->kinds());
  bag_.assign(board.bag.begin(), board.bag.begin() + kinds);
  left_.assign(static_cast<std::size_t>(shapes_->count()), 0);
  unseen_ = 0;
  for (std::size_t i = 0; i < kinds; ++i) {
    left_[static_cast<std::size_t>(shapes_->of(static_cast<Kind>(i)))] += bag_[i];
    unseen_ += bag_[i];
  }
  ++stamp_;
}

bool Fits::has_bag(const Board& board) const {
  return stamp_ != 0 && std::equal(bag_.begin(), bag_.end(), board.bag.begin());
}

std::size_t Fits::surroundings(EdgeBits barred) {
  // A nibble bars nothing (no neighbour) or all edges but the neighbour's own.
  constexpr std::array<std::uint8_t, 16> kDigit{0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 3, 0, 2, 1, 0};
  std::size_t at = 0;
  for (int side = 3; side >= 0; --side) {
    at = at * 5 + kDigit[static_cast<std::size_t>(barred >> (side * 4) & 0xF)];
  }
  return at;
}

void Fits::list_able(EdgeBits barred, Entry& entry) {
  std::uint8_t shut = 0;  // sides with a neighbour
  for (int side = 0; side < 4; ++side) {
    if ((barred >> (side * 4) & 0xF) != 0) shut |= static_cast<std::uint8_t>(1U << side);
  }
  entry.listed = true;
  entry.first = static_cast<std::uint32_t>(able_.size());
  for (int shape = 0; shape < shapes_->count(); ++shape) {
    Facts facts{};
    for (const TurnedShape* turned = shapes_->begin(shape); turned != shapes_->end(shape); ++turned) {
      if ((turned->edges & barred) != 0) continue;
      facts[0] = 1;
      for (int a = 0; a < 4; ++a) {
        const std::uint8_t reach = turned->reach[static_cast<std::size_t>(a)];
        if ((reach & ~shut) == 0) facts[static_cast<std::size_t>(1 + a)] = 1;
        const auto fields =
            static_cast<std::uint8_t>(turned->field_reach[static_cast<std::size_t>(a * 2)] |
                                      turned->field_reach[static_cast<std::size_t>(a * 2 + 1)]);
        for (int b = a + 1; b < 4; ++b) {
          const auto pair = static_cast<std::size_t>(pair_of(a, b));
          if (reach >> b & 1) facts[5 + pair] = 1;
          if (fields >> (b * 2) & 3) facts[11 + pair] = 1;
        }
      }
    }
    if (facts[0] != 0) able_.push_back({shape, facts});
  }
  entry.count = static_cast<std::uint32_t>(able_.size()) - entry.first;
}

void Fits::compute(EdgeBits barred, Entry& entry) {
  if (!entry.listed) list_able(barred, entry);
  Facts counts{};
  for (std::uint32_t i = entry.first; i < entry.first + entry.count; ++i) {
    const Able& able = able_[i];
    const auto left = static_cast<std::uint16_t>(left_[static_cast<std::size_t>(able.shape)]);
    for (std::size_t fact = 0; fact < counts.size(); ++fact) {
      counts[fact] = static_cast<std::uint16_t>(counts[fact] + able.facts[fact] * left);
    }
  }
  const float unseen = static_cast<float>(std::max(unseen_, 1));
  std::array<float, kFacts> share;
  for (std::size_t fact = 0; fact < kFacts; ++fact)
    share[fact] = static_cast<float>(counts[fact]) / unseen;
  entry.stamp = stamp_;
  entry.fit.fits = share[0];
  for (std::size_t side = 0; side < 4; ++side) entry.fit.finishes[side] = share[1 + side];
  for (std::size_t pair = 0; pair < 6; ++pair) {
    entry.fit.connects[pair] = share[5 + pair];
    entry.fit.connects_fields[pair] = share[11 + pair];
  }
}

}  // namespace aude::players
