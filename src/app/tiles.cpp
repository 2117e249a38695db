// SPDX-License-Identifier: MIT
// aude tiles: lists the tiles, and checks tile files.
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <vector>

#include "app/commands.h"
#include "art/sheet.h"
#include "notation/document.h"
#include "notation/tile_files.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr std::string_view kTilesHelp =
    R"(usage: aude tiles [--sets S] [--json]
       aude tiles --sheet
       aude tiles --check FOLDER

Lists the tiles of the sets: id, copies, edges (north, east, south, west; C city, R road, F field,
W river), copies with wheel symbols, and the segments by the numbers that actions use.

  --sets S          list only these sets, for example base,inns; wheel without base lists the tiles of
                    the standalone game (default: all)
  --json            print the tile files, one JSON document per line
  --sheet           print an SVG picture of all tiles with the numbers of their segments
  --check FOLDER    check the *.json files in FOLDER and report what is wrong
)";

// The tile files of these sets; all files without a list.
std::vector<const TileSet*> chosen_files(const Catalogue& all, const std::optional<SetGroup>& sets) {
  std::vector<const TileSet*> out;
  for (const TileSet& file : all.files) {
    const bool chosen = !sets || (sets->has(file.set) && &all.tiles_of(file.set, *sets) == &file);
    if (chosen) out.push_back(&file);
  }
  return out;
}

bool shows_board(const std::optional<SetGroup>& sets) { return !sets || sets->has(Wheel::kId); }

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string sides_text(const std::array<Edge, 4>& sides) {
  std::string text;
  for (Edge edge : sides) text += notation::kEdgeLetters[static_cast<std::size_t>(edge)];
  return text;
}

// "3x1 3x2 2x3": copies with symbol 1, 2, 3.
std::string wheel_text(const Tile& tile) {
  std::string text;
  for (std::size_t symbol = 1; symbol < tile.copies.size(); ++symbol) {
    if (tile.copies[symbol] == 0) continue;
    text +=
        (text.empty() ? "" : " ") + std::to_string(tile.copies[symbol]) + "x" + std::to_string(symbol);
  }
  return text;
}

std::string segment_text(const Segment& segment) {
  std::string text(notation::word(segment.terrain));
  if (segment.pennants > 0) text += "+pennant";
  if (segment.cathedral) text += "+cathedral";
  if (segment.goods != Goods::None) text += "+" + std::string(notation::word(segment.goods));
  if (segment.inn) text += "+inn";
  if (segment.sheep > 0) text += "+" + std::to_string(segment.sheep) + " sheep";
  return text;
}

std::string segments_text(const Tile& tile) {
  std::string text;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    text += (i > 0 ? ", " : "") + std::to_string(i) + " " + segment_text(tile.segments[i]);
  }
  if (tile.hill) text += "; hill";
  if (tile.vineyard) text += "; vineyard";
  if (tile.river == RiverRole::Source) text += "; source";
  if (tile.river == RiverRole::Mouth) text += "; mouth";
  if (tile.start_copies > 0) text += "; start tile";
  return text;
}

void print_set(const TileSet& set) {
  std::cout << set.name << " (" << set.id << ".json): " << set.tiles.size() << " kinds, " << set.count()
            << " tiles\n  id         copies  sides  wheel        segments\n";
  for (const Tile& tile : set.tiles) {
    std::cout << "  " << padded(tile.id, 11) << padded(std::to_string(tile.count()), 8)
              << padded(sides_text(tile.sides), 7) << padded(wheel_text(tile), 13)
              << segments_text(tile) << "\n";
  }
  std::cout << "\n";
}

void print_board(const WheelBoard& board) {
  std::cout << "The wheel board (wheel-board.json): 4 x 4 cells from 0,0 to 3,3\n  sectors clockwise, "
               "with crown spaces:";
  for (std::size_t i = 0; i < board.crowns.size(); ++i) {
    std::cout << (i > 0 ? ", " : " ") << notation::word(static_cast<Sector>(i)) << " "
              << board.crowns[i];
  }
  std::cout << "\n";
  for (const Tile& cell : board.cells) {
    if (cell.segments.empty()) continue;
    std::cout << "  " << padded(cell.id, 12) << segments_text(cell) << "\n";
  }
  std::cout << "\n";
}

void print_json(const std::optional<SetGroup>& sets) {
  const auto chosen = chosen_files(catalogue(), sets);
  for (const notation::EmbeddedFile& file : notation::tile_files()) {
    const std::string_view id = file.name.substr(0, file.name.rfind('.'));
    bool wanted = shows_board(sets) && id == "wheel-board";
    for (const TileSet* set : chosen) wanted = wanted || set->id == id;
    if (wanted) std::cout << boost::json::serialize(*notation::parse_document(file.bytes)) << "\n";
  }
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw Refused{{path.string(), "cannot be read"}};
  return text.str();
}

int check_folder(const std::string& folder) {
  std::vector<std::pair<std::string, std::string>> contents;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".json") continue;
    contents.emplace_back(entry.path().filename().string(), content_of(entry.path()));
  }
  if (error) throw Refused{{notation::quoted(folder), "cannot be read: " + error.message()}};
  std::vector<notation::EmbeddedFile> files;
  for (const auto& [name, text] : contents) files.push_back({name, text});
  const Catalogue all = value_or_refuse(notation::read_catalogue(files));
  for (const TileSet& set : all.files) {
    std::cout << padded(set.id + ".json", 24) << set.tiles.size() << " kinds, " << set.count()
              << " tiles\n";
  }
  std::cout << "all files are valid\n";
  return kSuccess;
}

int run_tiles(Arguments& words) {
  const auto folder = words.text("--check");
  const auto names = words.text("--sets");
  const bool json = words.flag("--json");
  const bool sheet = words.flag("--sheet");
  words.finish();
  if (folder) return check_folder(*folder);
  if (sheet) {
    std::cout << art::tile_sheet(catalogue());
    return kSuccess;
  }
  const auto chosen = names ? std::optional(sets_from_words(*names)) : std::nullopt;
  if (json) {
    print_json(chosen);
    return kSuccess;
  }
  for (const TileSet* set : chosen_files(catalogue(), chosen)) print_set(*set);
  if (shows_board(chosen)) print_board(catalogue().wheel_board);
  return kSuccess;
}

}  // namespace

extern const Command kTiles{"tiles", "list the tiles", kTilesHelp, run_tiles};

}  // namespace aude::app
