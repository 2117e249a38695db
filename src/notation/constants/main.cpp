// SPDX-License-Identifier: MIT
// tile_constants OUTPUT FILE...: writes the tiles of these files as C++ constants (rules/printed.h), so
// that the rules have their tiles without reading JSON at run time. A program of the build: it reads
// and checks the files with the same reader as `aude tiles --check`, and a wrong file stops the build
// with the same refusal.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <vector>

#include "notation/tile_files.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

// "city" -> "Terrain::City": enumerators are the words of the notation with a capital letter.
std::string enumerator(std::string_view type, std::string_view word) {
  std::string text = std::string(type) + "::" + std::string(word);
  text[type.size() + 2] = static_cast<char>(text[type.size() + 2] - 'a' + 'A');
  return text;
}

std::string goods_text(Goods goods) {
  return goods == Goods::None ? "Goods::None" : enumerator("Goods", word(goods));
}

std::string role_text(RiverRole role) {
  switch (role) {
    case RiverRole::None:
      return "RiverRole::None";
    case RiverRole::Source:
      return "RiverRole::Source";
    case RiverRole::Course:
      return "RiverRole::Course";
    case RiverRole::Mouth:
      return "RiverRole::Mouth";
  }
  return {};
}

std::string truth(bool value) { return value ? "true" : "false"; }

// A string literal; whatever is not printable ASCII is written in octal digits.
std::string literal(std::string_view text) {
  std::string out = "\"";
  for (const char each : text) {
    const auto byte = static_cast<unsigned char>(each);
    if (byte >= ' ' && byte < 0x7f && each != '"' && each != '\\') {
      out += each;
    } else {
      out += {'\\', static_cast<char>('0' + (byte >> 6U)), static_cast<char>('0' + (byte >> 3U & 7U)),
              static_cast<char>('0' + (byte & 7U))};
    }
  }
  return out + '"';
}

template <std::size_t n>
std::string numbers(const std::array<int, n>& values) {
  std::string text;
  for (int value : values) text += (text.empty() ? "" : ", ") + std::to_string(value);
  return "{" + text + "}";
}

class Writer {
 public:
  explicit Writer(const Catalogue& all) : all_(all) {}

  std::string text() {
    std::string sets;
    for (const TileSet& set : all_.files) {
      sets += "    {" + literal(set.id) + ", " + literal(set.name) + ", " +
              std::to_string(tile_count_) + ", " + std::to_string(set.tiles.size()) + "},\n";
      for (const Tile& tile : set.tiles) tiles_ += tile_text(tile);
      tile_count_ += set.tiles.size();
    }
    std::string cells;
    for (const Tile& cell : all_.wheel_board.cells) cells += tile_text(cell);
    return "// Written by tile_constants from tiles/*.json.\n#include \"rules/printed.h\"\n\nnamespace "
           "aude {\nnamespace {\n\n"
           "constexpr Segment kSegments[] = {\n" +
           segments_ +
           "};\n\n"
           "constexpr PrintedTile kTiles[] = {\n" +
           tiles_ +
           "};\n\n"
           "constexpr PrintedSet kTileSets[] = {\n" +
           sets +
           "};\n\n"
           "constexpr PrintedTile kCells[] = {\n" +
           cells +
           "};\n\n"
           "}  // namespace\n\nPrinted printed() {\n  return {kSegments, kTiles, kTileSets, kCells, " +
           numbers(all_.wheel_board.crowns) + ", " + numbers(all_.tokens) + ", " + numbers(all_.goods) +
           "};\n}\n\n}  // namespace aude\n";
  }

 private:
  // The structured binding stops compiling when a segment has a member that is not written here.
  void add_segment(const Segment& segment) {
    const auto& [terrain, ports, pennants, cathedral, goods, inn, sheep, cities] = segment;
    segments_ += "    {Terrain{" + std::to_string(index(terrain)) + "}, " + std::to_string(ports) +
                 ", " + std::to_string(pennants) + ", " + truth(cathedral) + ", " + goods_text(goods) +
                 ", " + truth(inn) + ", " + std::to_string(sheep) + ", " + std::to_string(cities) +
                 "},\n";
    ++segment_count_;
  }

  std::string tile_text(const Tile& tile) {
    const auto& [id, sides, segments, hill, vineyard, river, copies, start_copies, replaces, notes] =
        tile;
    std::string edges;
    for (Edge edge : sides) edges += (edges.empty() ? "" : ", ") + enumerator("Edge", word(edge));
    const std::size_t first = segment_count_;
    for (const Segment& segment : segments) add_segment(segment);
    return "    {" + literal(id) + ", {" + edges + "}, " + std::to_string(first) + ", " +
           std::to_string(segments.size()) + ", " + truth(hill) + ", " + truth(vineyard) + ", " +
           role_text(river) + ", " + numbers(copies) + ", " + std::to_string(start_copies) + ", " +
           literal(replaces) + ", " + literal(notes) + "},\n";
  }

  const Catalogue& all_;
  std::string segments_;
  std::string tiles_;
  std::size_t segment_count_ = 0;
  std::size_t tile_count_ = 0;
};

int fail(const std::string& where, const std::string& what) {
  std::cerr << "tile_constants: " << where << ": " << what << "\n";
  return 1;
}

int run(const std::string& output, const std::vector<std::string>& paths) {
  std::vector<std::pair<std::string, std::string>> contents;
  for (const std::string& path : paths) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return fail(path, "cannot be read");
    contents.emplace_back(path.substr(path.rfind('/') + 1), text.str());
  }
  std::vector<EmbeddedFile> files;
  for (const auto& [name, text] : contents) files.push_back({name, text});
  const auto all = read_catalogue(files);
  if (!all) return fail(all.refusal().where, all.refusal().what);
  std::ofstream out(output, std::ios::binary);
  out << Writer(*all).text();
  out.close();
  return out ? 0 : fail(output, "cannot be written");
}

}  // namespace
}  // namespace aude::notation

int main(int count, char** words) {
  if (count < 3) {
    std::fputs("usage: tile_constants OUTPUT FILE...\n", stderr);
    return 2;
  }
  return aude::notation::run(words[1], {words + 2, words + count});
}
