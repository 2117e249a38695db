// SPDX-License-Identifier: MIT
// Files of tests/data, and the switch for writing them again.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace aude::slow {

std::filesystem::path data_folder();
// Files of a folder in tests/data with this extension, sorted by name.
std::vector<std::filesystem::path> data_files(const std::string& folder, const std::string& ending);
std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& content);

// True under tests/regenerate-golden: tests then write the files instead of comparing with them.
bool regenerating();

}  // namespace aude::slow
