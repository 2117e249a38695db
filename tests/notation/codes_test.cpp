// SPDX-License-Identifier: MIT
// tests/data/codes.json lists every code of the core. The client's tests compare each language with
// this file, so that every code has a text and every text has a code.
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

TEST(Codes, the_file_lists_all_codes) {
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
