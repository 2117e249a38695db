// SPDX-License-Identifier: MIT
#include "support/data_files.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace aude::slow {

std::filesystem::path data_folder() {
  return std::filesystem::path(AUDE_SOURCE_DIR) / "tests" / "data";
}

std::vector<std::filesystem::path> data_files(const std::string& folder, const std::string& ending) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(data_folder() / folder)) {
    if (entry.path().extension() == ending) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const std::filesystem::path& path, const std::string& content) {
  std::ofstream out(path, std::ios::binary);
  out << content;
  if (!out) throw std::runtime_error("cannot write " + path.string());
}

bool regenerating() { return std::getenv("AUDE_REGENERATE") != nullptr; }

}  // namespace aude::slow
