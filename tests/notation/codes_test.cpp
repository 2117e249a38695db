// tests/data/codes.json lists every code that leaves the core. The tests of the browser client hold
// each of its languages against this file, so that no code is without its words and no words without
// their code.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iterator>

#include "notation/events.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

template <typename Enum>
json::array codes(Enum last) {
  json::array out;
  for (int i = 0; i <= static_cast<int>(last); ++i) out.emplace_back(word(static_cast<Enum>(i)));
  return out;
}

TEST(Codes, the_file_lists_them_all) {
  std::ifstream file(AUDE_SOURCE_DIR "/tests/data/codes.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const json::object all{{"set", codes(SetId::Wheel)},
                         {"phase", codes(Phase::Over)},
                         {"piece", codes(Piece::Shepherd)},
                         {"sector", codes(Sector::Plague)},
                         {"goods", codes(Goods::Cloth)},
                         {"terrain", codes(Terrain::Cloister)},
                         {"score", codes(ScoreFor::Inquisition)},
                         {"counted", codes(Counted::Monk)},
                         {"because", codes(Because::AloneOnTwo)}};
  EXPECT_EQ(json::parse(text), json::value(all)) << json::serialize(all);
}

}  // namespace
}  // namespace aude::notation
