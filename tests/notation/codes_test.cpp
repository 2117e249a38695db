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
json::array codes(int count) {
  json::array out;
  for (int i = 0; i < count; ++i) out.emplace_back(word(static_cast<Enum>(i)));
  return out;
}

TEST(Codes, the_file_lists_them_all) {
  std::ifstream file(AUDE_SOURCE_DIR "/tests/data/codes.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const json::object all{
      {"set", codes<SetId>(kSetsWithRules)},     {"phase", codes<Phase>(kPhases)},
      {"piece", codes<Piece>(kPieceKinds)},      {"sector", codes<Sector>(kSectors)},
      {"goods", codes<Goods>(kGoodsKinds)},      {"terrain", codes<Terrain>(kTerrains)},
      {"score", codes<ScoreFor>(kScoreKinds)},   {"counted", codes<Counted>(kCountedKinds)},
      {"because", codes<Because>(kBecauseKinds)}};
  EXPECT_EQ(json::parse(text), json::value(all)) << json::serialize(all);
}

}  // namespace
}  // namespace aude::notation
