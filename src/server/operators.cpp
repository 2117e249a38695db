// SPDX-License-Identifier: MIT
#include "server/operators.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "table/secure.h"

namespace aude::server {
namespace {

constexpr std::string_view kOperatorScheme = "Operator ";

bool is_for_others(const std::filesystem::path& file) {
#ifdef _WIN32
  (void)file;
  return false;  // rights are kept elsewhere
#else
  using std::filesystem::perms;
  std::error_code ignored;
  const perms rights = std::filesystem::status(file, ignored).permissions();
  return (rights & (perms::group_all | perms::others_all)) != perms::none;
#endif
}

}  // namespace

std::vector<Operator> read_operators(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error(file.string() + " cannot be read");
  if (is_for_others(file))
    throw std::runtime_error(file.string() + " can be read by other users; run chmod 600 on it");
  std::vector<Operator> out;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    std::istringstream words(line);
    std::string name;
    std::string token;
    std::string more;
    if (!(words >> name) || name.starts_with('#')) continue;
    if (!(words >> token) || token.size() < kOperatorTokenLetters || words >> more)
      throw std::runtime_error(file.string() + ":" + std::to_string(number) +
                               ": expected a name and a token of at least 20 characters");
    out.push_back({name, table::hash_of(token)});
  }
  return out;
}

std::string operator_named(const std::vector<Operator>& operators, std::string_view authorization) {
  if (!authorization.starts_with(kOperatorScheme)) return {};
  const std::string hash = table::hash_of(authorization.substr(kOperatorScheme.size()));
  std::string found;
  for (const Operator& each : operators) {
    if (table::same_secret(hash, each.token_hash)) found = each.name;
  }
  return found;
}

}  // namespace aude::server
