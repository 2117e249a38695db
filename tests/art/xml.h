// SPDX-License-Identifier: MIT
// A small strict check of XML: enough to catch every slip that a browser would refuse.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace aude::art {

struct XmlDocument {
  std::optional<std::string> fault;  // why it is not well-formed
  std::set<std::string> ids;
  std::vector<std::string> references;  // values of href="#..." and url(#...)
};

XmlDocument read_xml(std::string_view text);

}  // namespace aude::art
