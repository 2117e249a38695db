// SPDX-License-Identifier: MIT
#include "server/pages.h"

#include <algorithm>

namespace aude::server {
namespace {

constexpr std::string_view kTable = "t";
constexpr std::string_view kPages[] = {kTable,   "replay",  "analysis",  "lessons", "puzzles",
                                       "rules",  "friends", "player",    "players", "best",
                                       "tables", "match",   "moderation"};

}  // namespace

std::optional<PageAddress> page_address(std::string_view path) {
  if (!path.starts_with('/')) return {};
  path.remove_prefix(1);
  if (path.ends_with('/')) path.remove_suffix(1);
  const std::size_t slash = path.find('/');
  const PageAddress address{path.substr(0, slash),
                            slash == std::string_view::npos ? "" : path.substr(slash + 1)};
  if (path.empty()) return address;
  const bool known = std::ranges::find(kPages, address.page) != std::end(kPages);
  const bool complete = address.page != kTable || !address.id.empty();
  if (!known || !complete || address.id.find('/') != std::string_view::npos) return {};
  return address;
}

std::string_view table_in(std::string_view path) {
  constexpr std::string_view kOfTables[] = {kTable, "replay", "analysis"};
  const auto address = page_address(path);
  if (!address || address->id.starts_with("here.") ||
      std::ranges::find(kOfTables, address->page) == std::end(kOfTables))
    return {};
  return address->id;
}

bool accepts_html(std::string_view accept_header) {
  return accept_header.find("text/html") != std::string_view::npos;
}

}  // namespace aude::server
