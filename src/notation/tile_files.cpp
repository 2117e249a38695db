// SPDX-License-Identifier: MIT
#include "notation/tile_files.h"

#include <map>
#include <optional>

#include "notation/document.h"
#include "notation/words.h"

namespace aude::notation {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxIdBytes = 16;
constexpr std::size_t kMaxNameBytes = 100;
constexpr std::size_t kMaxNotesBytes = 1000;
constexpr int kMaxCount = 1000;

PortMask read_ports(const JsonCursor& field) {
  PortMask ports = 0;
  for (const JsonCursor& each : field.items()) {
    const std::string_view text = each.text(kMaxNameBytes);
    const auto port = port_named(text);
    if (!port) {
      each.refuse(quoted(text) + " is not a port; a port is N, E, S or W and l, m or r, as in \"Nl\"");
      continue;
    }
    const auto bit = static_cast<PortMask>(1U << *port);
    if ((ports & bit) != 0) each.refuse("port " + std::string(text) + " is listed twice");
    ports |= bit;
  }
  return ports;
}

std::uint8_t read_cities(const JsonCursor& field) {
  unsigned cities = 0;
  for (const JsonCursor& each : field.items()) {
    const unsigned bit = 1U << each.whole(0, kMaxSegments - 1);
    if ((cities & bit) != 0) each.refuse("listed twice");
    cities |= bit;
  }
  return static_cast<std::uint8_t>(cities);
}

template <typename Enum>
Enum read_word(const JsonCursor& field) {
  const std::string_view text = field.text(kMaxNameBytes);
  if (const auto value = from_word<Enum>(text)) return *value;
  field.refuse("unknown word " + quoted(text) + "; the words are " + known_words<Enum>());
  return {};
}

// The members allowed for each terrain, so that a pennant on a road is an error.
void check_segment_members(const JsonCursor& field, Terrain terrain) {
  switch (terrain) {
    case Terrain::City:
      return field.only_members({"kind", "ports", "pennants", "cathedral", "goods"});
    case Terrain::Road:
      return field.only_members({"kind", "ports", "inn"});
    case Terrain::Field:
      return field.only_members({"kind", "ports", "cities", "sheep"});
    default:  // cloisters and the terrains of sets
      if (is_enclosed(terrain)) return field.only_members({"kind"});
      return field.only_members({"kind", "ports"});
  }
}

Segment read_segment(const JsonCursor& field) {
  Segment segment;
  segment.terrain = read_word<Terrain>(field.member("kind"));
  check_segment_members(field, segment.terrain);
  if (!is_enclosed(segment.terrain)) segment.ports = read_ports(field.member("ports"));
  if (auto pennants = field.find("pennants")) segment.pennants = pennants->whole(0, 9);
  if (auto cathedral = field.find("cathedral")) segment.cathedral = cathedral->truth();
  if (auto goods = field.find("goods")) segment.goods = read_word<Goods>(*goods);
  if (auto inn = field.find("inn")) segment.inn = inn->truth();
  if (auto sheep = field.find("sheep")) segment.sheep = sheep->whole(0, 9);
  if (auto cities = field.find("cities")) segment.cities = read_cities(*cities);
  return segment;
}

std::vector<Segment> read_segments(const JsonCursor& field) {
  std::vector<Segment> segments;
  for (const JsonCursor& each : field.items()) {
    if (segments.size() == kMaxSegments) {
      field.refuse("a tile has at most " + std::to_string(kMaxSegments) + " segments");
      break;
    }
    segments.push_back(read_segment(each));
  }
  return segments;
}

Edge read_edge(const JsonCursor& field, char letter) {
  const std::size_t edge = kEdgeLetters.find(letter);
  if (edge != std::string_view::npos) return static_cast<Edge>(edge);
  field.refuse(quoted({&letter, 1}) +
               " is not a side; a side is C (city), R (road), F (field) or W (river)");
  return {};
}

std::array<Edge, 4> read_sides(const JsonCursor& field) {
  const std::string_view text = field.text(kMaxNameBytes);
  std::array<Edge, 4> sides{};
  if (text.size() != 4) {
    field.refuse("expected four letters, north, east, south, west, found " + quoted(text));
    return sides;
  }
  for (std::size_t i = 0; i < 4; ++i) sides[i] = read_edge(field, text[i]);
  return sides;
}

// The number of copies with each wheel symbol; without "wheel_copies" none has one.
std::array<int, 4> read_copies(const JsonCursor& tile) {
  const int count = tile.member("count").whole(1, kMaxCount);
  const auto by_symbol = tile.find("wheel_copies");
  if (!by_symbol) return {count, 0, 0, 0};
  by_symbol->only_members({"0", "1", "2", "3"});
  std::array<int, 4> copies{};
  int sum = 0;
  for (std::size_t symbol = 0; symbol < 4; ++symbol) {
    if (auto of_symbol = by_symbol->find(std::to_string(symbol)))
      copies[symbol] = of_symbol->whole(0, kMaxCount);
    sum += copies[symbol];
  }
  if (sum != count) {
    by_symbol->refuse("the copies add up to " + std::to_string(sum) + ", but the count is " +
                      std::to_string(count));
  }
  return copies;
}

RiverRole read_river_role(const JsonCursor& field, const std::vector<Segment>& segments) {
  if (const auto role = field.find("river_role")) {
    const std::string_view text = role->text(kMaxNameBytes);
    if (text == "source") return RiverRole::Source;
    if (text == "mouth") return RiverRole::Mouth;
    role->refuse("expected source or mouth, found " + quoted(text));
  }
  for (const Segment& each : segments) {
    if (is_river(each.terrain)) return RiverRole::Course;
  }
  return RiverRole::None;
}

Tile read_tile(const JsonCursor& field) {
  field.only_members({"id", "count", "sides", "segments", "wheel_copies", "start", "river_role", "hill",
                      "vineyard", "replaces", "notes", "certainty"});
  Tile tile;
  tile.id = field.member("id").text(kMaxIdBytes);
  tile.copies = read_copies(field);
  tile.sides = read_sides(field.member("sides"));
  tile.segments = read_segments(field.member("segments"));
  tile.river = read_river_role(field, tile.segments);
  if (auto start = field.find("start")) tile.start_copies = start->whole(0, tile.count());
  if (auto hill = field.find("hill")) tile.hill = hill->truth();
  if (auto vineyard = field.find("vineyard")) tile.vineyard = vineyard->truth();
  if (auto replaces = field.find("replaces")) tile.replaces = replaces->text(kMaxIdBytes);
  if (auto notes = field.find("notes")) tile.notes = notes->text(kMaxNotesBytes);
  if (auto certainty = field.find("certainty")) certainty->text(kMaxNameBytes);
  if (auto fault = fault_in(tile)) field.refuse(*fault);
  return tile;
}

// Errors in a tile give its id, which is easier to find than "tiles[17]".
Tile read_tile_by_id(const JsonCursor& field) {
  const json::object* tile = field.value().if_object();
  const json::value* id = tile == nullptr ? nullptr : tile->if_contains("id");
  if (id == nullptr || !id->is_string() || id->get_string().size() > kMaxIdBytes)
    return read_tile(field);
  const std::string name(id->get_string().data(), id->get_string().size());
  return read_tile(field.called("tile " + name));
}

struct TileFile {
  TileSet set;
  std::optional<std::array<int, 5>> tokens;
  std::optional<std::array<int, kGoodsKinds>> goods;
};

std::array<int, 5> read_tokens(const JsonCursor& field) {
  field.only_members({"wolf", "1", "2", "3", "4"});
  std::array<int, 5> tokens{field.member("wolf").whole(0, kMaxCount)};
  for (std::size_t sheep = 1; sheep <= 4; ++sheep) {
    tokens[sheep] = field.member(std::to_string(sheep)).whole(0, kMaxCount);
  }
  return tokens;
}

std::array<int, kGoodsKinds> read_goods(const JsonCursor& field) {
  field.only_members({"wine", "wheat", "cloth"});
  return {field.member("wine").whole(0, kMaxCount), field.member("wheat").whole(0, kMaxCount),
          field.member("cloth").whole(0, kMaxCount)};
}

std::string without_extension(std::string_view file_name) {
  return std::string(file_name.substr(0, file_name.rfind('.')));
}

void check_set_id(const JsonCursor& root, std::string_view file_name) {
  const JsonCursor id = root.member("set");
  if (id.text(kMaxNameBytes) != without_extension(file_name)) {
    id.refuse("expected " + quoted(without_extension(file_name)) + " as the file is called, found " +
              quoted(id.text(kMaxNameBytes)));
  }
}

TileFile read_set(const JsonCursor& root, std::string_view file_name) {
  root.only_members({"set", "name", "total", "tiles", "tokens", "goods"});
  check_set_id(root, file_name);
  TileFile file;
  file.set.id = without_extension(file_name);
  file.set.name = root.member("name").text(kMaxNameBytes);
  if (auto tokens = root.find("tokens")) file.tokens = read_tokens(*tokens);
  if (auto goods = root.find("goods")) file.goods = read_goods(*goods);
  for (const JsonCursor& each : root.member("tiles").items()) {
    file.set.tiles.push_back(read_tile_by_id(each));
  }
  const JsonCursor total = root.member("total");
  if (total.whole(1, kMaxCount) != file.set.count()) {
    total.refuse("the tiles add up to " + std::to_string(file.set.count()));
  }
  if (auto fault = fault_in(file.set)) root.member("tiles").refuse(*fault);
  return file;
}

// A cell of the board: a tile whose inner edges are blank. They are read as field; no neighbour is ever
// compared with them.
Tile read_board_cell(const JsonCursor& field, int row, int col) {
  field.only_members({"row", "col", "outward", "segments"});
  field.member("row").whole(row, row);
  field.member("col").whole(col, col);
  Tile tile;
  tile.id = "wheel " + std::to_string(col) + "," + std::to_string(row);
  tile.sides.fill(Edge::Field);
  const JsonCursor outward = field.member("outward");
  outward.only_members({"N", "E", "S", "W"});
  const std::array<bool, 4> is_outward{row == 0, col == WheelBoard::kWidth - 1,
                                       row == WheelBoard::kHeight - 1, col == 0};
  for (std::size_t side = 0; side < 4; ++side) {
    const auto shown = outward.find(kSideLetters.substr(side, 1));
    if (shown.has_value() != is_outward[side]) {
      outward.refuse("side " + std::string(1, kSideLetters[side]) +
                     (shown ? " lies inside the board" : " is missing"));
    }
    if (!shown) continue;
    const std::string_view letter = shown->text(kMaxNameBytes);
    if (letter.size() != 1) {
      shown->refuse("expected one letter, found " + quoted(letter));
    } else {
      tile.sides[side] = read_edge(*shown, letter[0]);
    }
  }
  tile.segments = read_segments(field.member("segments"));
  tile.copies = {1, 0, 0, 0};
  return tile;
}

WheelBoard read_board(const JsonCursor& root, std::string_view file_name) {
  root.only_members({"set", "name", "sectors", "cells"});
  check_set_id(root, file_name);
  root.member("name").text(kMaxNameBytes);
  WheelBoard board;
  const auto sectors = root.member("sectors").items();
  if (sectors.size() != kSectors) {
    root.member("sectors").refuse("expected " + std::to_string(kSectors) + " sectors");
    return board;
  }
  for (std::size_t i = 0; i < sectors.size(); ++i) {
    sectors[i].only_members({"name", "crowns"});
    const std::string_view expected = word(static_cast<Sector>(i));
    if (sectors[i].member("name").text(kMaxNameBytes) != expected) {
      sectors[i].refuse("expected the sector " + std::string(expected));
    }
    board.crowns[i] = sectors[i].member("crowns").whole(1, 2);
  }
  const auto cells = root.member("cells").items();
  if (cells.size() != board.cells.size()) {
    root.member("cells").refuse("expected " + std::to_string(board.cells.size()) +
                                " cells, row by row");
    return board;
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    board.cells[i] = read_board_cell(cells[i], static_cast<int>(i) / WheelBoard::kWidth,
                                     static_cast<int>(i) % WheelBoard::kWidth);
  }
  if (auto fault = fault_in(board)) root.member("cells").refuse(*fault);
  return board;
}

// Parses the text and runs `read` on it. Every refusal starts with the name of the file.
template <typename Read>
auto read_file(std::string_view file_name, std::string_view text, Read read)
    -> Result<decltype(read(std::declval<const JsonCursor&>(), file_name))> {
  const auto in_file = [&](const Refusal& refusal) {
    return Refusal{std::string(file_name) + ", " + refusal.where, refusal.what};
  };
  auto document = parse_document(text);
  if (!document) return in_file(document.refusal());
  auto made = reading(*document, "", [&](const JsonCursor& root) { return read(root, file_name); });
  if (!made) return in_file(made.refusal());
  return made;
}

constexpr std::string_view kBoardFile = "wheel-board.json";

class CatalogueReader {
 public:
  explicit CatalogueReader(std::span<const EmbeddedFile> files) {
    for (const EmbeddedFile& file : files) texts_[file.name] = file.bytes;
  }

  // A few files are not sets; every other file is one.
  Result<Catalogue> read() {
    Catalogue all;
    const bool board = texts_.contains(kBoardFile);
    if (board) all.wheel_board = take(kBoardFile, read_board);
    bool tokens = false;
    bool goods = false;
    while (!texts_.empty()) {
      TileFile file = take(texts_.begin()->first, read_set);
      all.files.push_back(std::move(file.set));
      tokens = tokens || file.tokens;
      goods = goods || file.goods;
      if (file.tokens) all.tokens = *file.tokens;
      if (file.goods) all.goods = *file.goods;
    }
    // Errors in a file are reported before missing files.
    if (!board) fault_.note({std::string(kBoardFile), "the file is missing"});
    if (auto missing = all.number_sets()) fault_.note({"tiles", *missing});
    if (!tokens) fault_.note({"tiles", "no file lists the tokens"});
    if (!goods) fault_.note({"tiles", "no file lists the goods"});
    check_ids(all);
    if (fault_) return fault_.refusal();
    return all;
  }

 private:
  // Reads the file of this name, which must exist; returns an empty value on an error.
  template <typename Read>
  auto take(std::string_view name, Read reader)
      -> decltype(reader(std::declval<const JsonCursor&>(), name)) {
    const auto found = texts_.find(name);
    auto file = read_file(name, found->second, reader);
    texts_.erase(found);
    if (file) return std::move(*file);
    fault_.note(file.refusal());
    return {};
  }

  // Records name tiles only by id, so ids must be unique across all sets.
  void check_ids(const Catalogue& all) {
    std::map<std::string_view, std::string_view> set_of;
    for (const TileSet& set : all.files) {
      for (const Tile& tile : set.tiles) {
        const auto [known, is_new] = set_of.emplace(tile.id, set.id);
        if (is_new) continue;
        fault_.note({set.id + ".json, tile " + tile.id,
                     "the id is used in " + std::string(known->second) + ".json too"});
      }
    }
  }

  std::map<std::string_view, std::string_view> texts_;
  Fault fault_;
};

}  // namespace

Result<TileSet> read_tile_set(std::string_view file_name, std::string_view json_text) {
  auto file = read_file(file_name, json_text, read_set);
  if (!file) return file.refusal();
  return std::move(file->set);
}

Result<WheelBoard> read_wheel_board(std::string_view file_name, std::string_view json_text) {
  return read_file(file_name, json_text, read_board);
}

Result<Catalogue> read_catalogue(std::span<const EmbeddedFile> files) {
  return CatalogueReader(files).read();
}

}  // namespace aude::notation
