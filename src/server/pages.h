// SPDX-License-Identifier: MIT
// The addresses of the client's pages; the client has the same list (web/src/lib/app/router.svelte.ts).
#pragma once

#include <optional>
#include <string_view>

namespace aude::server {

struct PageAddress {
  std::string_view page;  // "t", "replay", "rules", ...; empty for the home page
  std::string_view id;    // a table, chapter, lesson or puzzle; empty where none is named
};

// Nothing for a path that is not one of the client's pages. An id may contain dots ("/t/here.4f2a").
std::optional<PageAddress> page_address(std::string_view path);

// The table that the page at this path is about; empty if none, or a table within the browser
// ("here.4f2a").
std::string_view table_in(std::string_view path);

// Whether a person's browser opens this address, rather than a program that wants data.
bool accepts_html(std::string_view accept_header);

}  // namespace aude::server
