// Files of tests/data, and the one switch to write them anew.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace aude::slow {

std::filesystem::path data_folder();
// Files of a folder under tests/data with this ending, by name.
std::vector<std::filesystem::path> data_files(const std::string& folder, const std::string& ending);
std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& content);

// True under tests/regenerate-golden: tests then write what they would have compared.
bool regenerating();

}  // namespace aude::slow
