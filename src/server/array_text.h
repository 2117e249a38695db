// SPDX-License-Identifier: MIT
// A list of texts as one parameter of a query.
#pragma once

#include <string>
#include <string_view>

#include "server/store.h"

namespace aude::server {

// '{"a","b"}', as PostgreSQL reads arrays.
class ArrayText {
 public:
  void add(std::string_view text) {
    if (text.find('\0') != std::string_view::npos) throw StoreError("an entry has a zero byte in it");
    text_ += text_.size() == 1 ? "\"" : ",\"";
    for (const char letter : text) {
      if (letter == '"' || letter == '\\') text_ += '\\';
      text_ += letter;
    }
    text_ += '"';
  }
  std::string finish() { return std::move(text_) + "}"; }

 private:
  std::string text_ = "{";
};

}  // namespace aude::server
