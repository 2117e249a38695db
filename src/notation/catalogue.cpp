#include "notation/catalogue.h"

#include <cstdio>
#include <cstdlib>

#include "notation/tile_files.h"

namespace aude::notation {

const Catalogue& catalogue() {
  static const Catalogue kCatalogue = [] {
    auto read = read_catalogue(tile_files());
    if (!read) {
      std::fprintf(stderr, "aude: built with a wrong tile file: %s: %s\n", read.refusal().where.c_str(),
                   read.refusal().what.c_str());
      std::abort();
    }
    return std::move(*read);
  }();
  return kCatalogue;
}

}  // namespace aude::notation
