// SPDX-License-Identifier: MIT
#include "rules/sets.h"

#include "rules/catalogue.h"

namespace aude {

const TileSet& Catalogue::tiles_of(SetId set, SetGroup among) const {
  const bool choice = index(set) < kSetsWithRules && kSets[static_cast<std::size_t>(set)].tile_file;
  return file(choice ? kSets[static_cast<std::size_t>(set)].tile_file(among) : name_of(set));
}

}  // namespace aude
