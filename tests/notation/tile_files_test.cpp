// SPDX-License-Identifier: MIT
// A wrong tile file is refused with the file, the tile and the reason.
#include "notation/tile_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace aude::notation {
namespace {

std::string embedded(std::string_view name) {
  for (const EmbeddedFile& file : tile_files()) {
    if (file.name == name) return std::string(file.bytes);
  }
  ADD_FAILURE() << "no file " << name;
  return {};
}

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

std::string complaint(const Refusal& refusal) { return refusal.where + ": " + refusal.what; }

std::string complaint_about(std::string_view name, const std::string& text) {
  const auto read = read_tile_set(name, text);
  EXPECT_FALSE(read);
  return read ? "" : complaint(read.refusal());
}

constexpr std::string_view kSmall = R"({"set": "small", "name": "Small", "total": 2, "tiles": [
  {"id": "P", "count": 2, "sides": "CFFF", "segments": [
    {"kind": "city", "ports": ["Nl", "Nm", "Nr"]},
    {"kind": "field", "ports": ["El", "Em", "Er", "Sl", "Sm", "Sr", "Wl", "Wm", "Wr"], "cities": [0]}]}]})";

TEST(TileFiles, a_correct_file_is_read) {
  const auto read = read_tile_set("small.json", kSmall);
  ASSERT_TRUE(read) << complaint(read.refusal());
  EXPECT_EQ(read->count(), 2);
  EXPECT_EQ(read->tiles[0].segments[1].cities, 1);
}

struct Mistake {
  const char* from;
  const char* to;
  const char* complaint;  // a part of it
};

class WrongTileFile : public testing::TestWithParam<Mistake> {};

TEST_P(WrongTileFile, is_refused_with_file_and_reason) {
  const Mistake& wrong = GetParam();
  const std::string found =
      complaint_about("small.json", with(std::string(kSmall), wrong.from, wrong.to));
  EXPECT_EQ(found.rfind("small.json, ", 0), 0U) << found;
  EXPECT_NE(found.find(wrong.complaint), std::string::npos) << found;
}

INSTANTIATE_TEST_SUITE_P(
    TileFiles, WrongTileFile,
    testing::Values(Mistake{"\"Nl\"", "\"Nx\"", "tile P.segments[0].ports[0]: \"Nx\" is not a port"},
                    Mistake{"\"Nl\"", "\"Nm\"", "port Nm is listed twice"},
                    Mistake{"\"El\"", "\"Nl\"", "tile P: port Nl is owned twice"},
                    Mistake{"CFFF", "CFF", "tile P.sides: expected four letters"},
                    Mistake{"CFFF", "CFFQ", "\"Q\" is not a side"},
                    Mistake{"CFFF", "CRFF", "tile P: the east side needs a road"},
                    Mistake{"\"cities\": [0]", "\"cities\": [1]", "which is not a city"},
                    Mistake{", \"cities\": [0]", "", "meets city 0 at a corner"},
                    Mistake{"\"kind\": \"city\"", "\"kind\": \"castle\"",
                            "unknown word \"castle\"; the words are city"},
                    Mistake{"\"ports\": [\"Nl\", \"Nm\", \"Nr\"]", "\"inn\": true, \"ports\": []",
                            "unknown member \"inn\""},
                    Mistake{"\"count\": 2", "\"count\": 3", "total: the tiles add up to 3"},
                    Mistake{"\"count\": 2", "\"count\": -1", "tile P.count: expected an integer"},
                    Mistake{"\"count\": 2", "\"count\": 2, \"wheel_copies\": {\"1\": 1}",
                            "the copies add up to 1"},
                    Mistake{"\"id\": \"P\", ", "", "tiles[0]: \"id\" is missing"},
                    Mistake{"\"set\": \"small\"", "\"set\": \"tiny\"", "expected \"small\""},
                    Mistake{"\"name\"", "\"colour\": 1, \"name\"", "unknown member \"colour\""},
                    Mistake{"]}]}", "]}]", "line 4, column"}));

// tests/data/bad-tiles has a wrong file for every kind of error, and the expected message. The build
// and `aude tiles --check` report the same message (tests/app/tiles_test.cpp).
TEST(TileFiles, every_bad_file_is_refused_with_the_expected_message) {
  const auto content_of = [](const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  int bad_files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(AUDE_SOURCE_DIR "/tests/data/bad-tiles")) {
    if (entry.path().extension() != ".json") continue;
    ++bad_files;
    const std::string name = entry.path().filename().string();
    const std::string text = content_of(entry.path());
    std::vector<EmbeddedFile> files(tile_files().begin(), tile_files().end());
    files.push_back({name, text});
    const auto read = read_catalogue(files);
    ASSERT_FALSE(read) << name;
    const auto expected = std::filesystem::path(entry.path()).replace_extension(".txt");
    EXPECT_EQ(complaint(read.refusal()) + "\n", content_of(expected));
  }
  EXPECT_GE(bad_files, 27);
}

TEST(TileFiles, an_id_must_be_unique_in_all_sets) {
  std::vector<std::string> texts;
  std::vector<EmbeddedFile> files;
  texts.reserve(tile_files().size());
  for (const EmbeddedFile& file : tile_files()) {
    texts.emplace_back(file.bytes);
    if (file.name == "inns.json") texts.back() = with(texts.back(), "\"id\": \"EA\"", "\"id\": \"A\"");
    files.push_back({file.name, texts.back()});
  }
  const auto read = read_catalogue(files);
  ASSERT_FALSE(read);
  EXPECT_EQ(complaint(read.refusal()), "inns.json, tile A: the id is used in base.json too");
}

TEST(TileFiles, the_files_of_sets_with_rules_must_exist) {
  std::vector<EmbeddedFile> files(tile_files().begin(), tile_files().end());
  std::erase_if(files, [](const EmbeddedFile& file) { return file.name == "inns.json"; });
  EXPECT_EQ(complaint(read_catalogue(files).refusal()), "tiles: inns.json is missing");
  files.clear();
  EXPECT_EQ(complaint(read_catalogue(files).refusal()), "wheel-board.json: the file is missing");
}

// The constants that the build generates are equal to the files.
TEST(TileFiles, the_tiles_in_the_library_are_those_of_the_files) {
  const auto read = read_catalogue(tile_files());
  ASSERT_TRUE(read) << complaint(read.refusal());
  EXPECT_EQ(read->sets, catalogue().sets);
  ASSERT_EQ(read->files.size(), catalogue().files.size());
  for (std::size_t i = 0; i < read->files.size(); ++i) {
    EXPECT_EQ(read->files[i].tiles, catalogue().files[i].tiles) << read->files[i].id;
  }
  EXPECT_EQ(*read, catalogue());
}

TEST(TileFiles, a_wrong_board_is_refused) {
  const std::string board = embedded("wheel-board.json");
  const auto wrong = [&](std::string_view from, std::string_view to) {
    return complaint(read_wheel_board("wheel-board.json", with(board, from, to)).refusal());
  };
  EXPECT_NE(wrong("\"crowns\": 2", "\"crowns\": 3").find("sectors[1].crowns"), std::string::npos);
  EXPECT_NE(wrong("\"row\": 0, \"col\": 1", "\"row\": 0, \"col\": 2").find("cells[1].col"),
            std::string::npos);
  EXPECT_NE(wrong("{\"N\": \"C\", \"W\": \"F\"}", "{\"N\": \"C\"}").find("side W is missing"),
            std::string::npos);
  EXPECT_NE(wrong("\"El\", \"Sr\", \"Wl\"", "\"Sr\", \"Wl\"").find("do not match"), std::string::npos);
}

}  // namespace
}  // namespace aude::notation
