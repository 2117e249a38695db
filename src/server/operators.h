// SPDX-License-Identifier: MIT
// Operators of a server: who may use the page behind a token (docs/hosting.md).
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace aude::server {

struct Operator {
  std::string name;  // for the log
  std::string token_hash;
};

inline constexpr std::size_t kOperatorTokenLetters = 20;  // at least

// A file with one operator per line: a name, spaces, a token. Lines that start with # are comments.
// Throws std::runtime_error if it cannot be read, if others than its owner can read it, or if a line is
// wrong.
std::vector<Operator> read_operators(const std::filesystem::path& file);

// The operator who sends this Authorization header ("Operator TOKEN"); empty if nobody does.
std::string operator_named(const std::vector<Operator>& operators, std::string_view authorization);

}  // namespace aude::server
