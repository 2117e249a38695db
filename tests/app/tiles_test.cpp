// SPDX-License-Identifier: MIT
// The build and the command check tile files with one reader: a wrong file gets the same refusal from
// both. tests/notation/tile_files_test.cpp compares the reader itself with the same files.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iterator>

#include "app/process.h"

namespace aude::app {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> json_files(const char* folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(AUDE_SOURCE_DIR) / folder)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> arguments_of_build(const std::string& output, const fs::path& more) {
  std::vector<std::string> arguments{output};
  for (const fs::path& file : json_files("tiles")) arguments.push_back(file.string());
  if (!more.empty()) arguments.push_back(more.string());
  return arguments;
}

TEST(Tiles, the_build_and_the_command_refuse_a_bad_file_in_the_same_words) {
  const auto bad_files = json_files("tests/data/bad-tiles");
  ASSERT_FALSE(bad_files.empty());
  for (const fs::path& bad : bad_files) {
    const std::string expected = content_of(fs::path(bad).replace_extension(".txt"));
    const TemporaryFile folder(bad.filename().string(), content_of(bad));
    for (const fs::path& file : json_files("tiles")) fs::copy(file, folder.folder());

    const Outcome check = run_aude({"tiles", "--check", folder.folder()});
    EXPECT_EQ(check.status, 1) << bad;
    EXPECT_EQ(check.err, "aude tiles: " + expected);

    const std::string output = folder.folder() + "/constants.cpp";
    const Outcome build = run_program(AUDE_TILE_CONSTANTS, arguments_of_build(output, bad));
    EXPECT_EQ(build.status, 1) << bad;
    EXPECT_EQ(build.err, "tile_constants: " + expected);
    EXPECT_FALSE(fs::exists(output)) << bad;
  }
}

TEST(Tiles, the_build_writes_constants_of_good_files) {
  const TemporaryFile folder("none", "");
  const std::string output = folder.folder() + "/constants.cpp";
  const Outcome build = run_program(AUDE_TILE_CONSTANTS, arguments_of_build(output, {}));
  EXPECT_EQ(build.status, 0) << build.err;
  EXPECT_NE(content_of(output).find("Printed printed()"), std::string::npos);
  EXPECT_EQ(run_program(AUDE_TILE_CONSTANTS, {}).status, 2);
  EXPECT_EQ(run_program(AUDE_TILE_CONSTANTS, {output, folder.folder() + "/missing.json"}).status, 1);
  EXPECT_EQ(run_program(AUDE_TILE_CONSTANTS, arguments_of_build(folder.folder() + "/no/where.cpp", {}))
                .status,
            1);
}

}  // namespace
}  // namespace aude::app
